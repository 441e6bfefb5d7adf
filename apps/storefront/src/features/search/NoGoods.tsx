import { Button, buttonClass } from '@jicai/ui/Button.tsx';
import { EmptyState } from '@jicai/ui/EmptyState.tsx';
import { IconRefresh } from '@jicai/ui/icons/icons.tsx';
import { useIsPhone } from '@jicai/ui/use-media.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useHotWords } from '../../app/layouts/HotWords.tsx';
import { paths, searchPath } from '../../app/paths.ts';
import { useIsSignedIn } from '../../app/session.ts';
import styles from './NoGoods.module.css';
import { PhoneList } from './PhoneList.tsx';
import { firstOfProducts, popularQuery } from './search.queries.ts';
import type { SearchState } from './search-address.ts';
import { SkuGrid } from './SkuGrid.tsx';
import { stateAddress } from './use-search-state.ts';

const perTurn = 5;

/** Nothing was found: a way out, words that others search for, and what others buy. */
export function NoGoods({
  keyword,
  hasFilters,
  cleared,
}: {
  keyword: string;
  hasFilters: boolean;
  cleared: SearchState;
}) {
  const words = useHotWords().slice(0, 5);
  return (
    <>
      <div className={styles.empty}>
        <EmptyState
          art="search"
          title={keyword && !hasFilters ? `没有找到“${keyword}”` : '没有符合条件的商品'}
          hint={hasFilters ? '筛选条件太窄，去掉几个再看看。' : '换个更短的词，或者看看大家都在买什么。'}
          action={
            hasFilters ? (
              <Link to={stateAddress(cleared)} className={buttonClass({ look: 'fill' })}>
                清空筛选
              </Link>
            ) : (
              <Link to={paths.home} className={buttonClass({ look: 'fill' })}>
                返回首页
              </Link>
            )
          }
        />
        {words.length > 0 && (
          <p className={styles.words}>
            试试
            {words.map(({ word }) => (
              <Link key={word} to={searchPath({ keyword: word })}>
                {word}
              </Link>
            ))}
          </p>
        )}
      </div>
      <PopularGoods />
    </>
  );
}

function PopularGoods() {
  const isSignedIn = useIsSignedIn();
  const isPhone = useIsPhone();
  const [turn, setTurn] = useState(0);
  const { data } = useQuery(popularQuery({ isSignedIn }));
  const all = firstOfProducts(data?.resultData ?? []).slice(0, perTurn * 3);
  if (all.length === 0) return null;
  const turns = Math.ceil(all.length / perTurn);
  const shown = all.slice((turn % turns) * perTurn, ((turn % turns) + 1) * perTurn);
  return (
    <section className={styles.popular}>
      <div className={styles.head}>
        <h2>大家常买</h2>
        {turns > 1 && (
          <Button look="text" className={styles.more} onClick={() => setTurn(turn + 1)}>
            换一批
            <IconRefresh size={14} />
          </Button>
        )}
      </div>
      {isPhone ? <PhoneList skus={shown} /> : <SkuGrid skus={shown} />}
    </section>
  );
}
