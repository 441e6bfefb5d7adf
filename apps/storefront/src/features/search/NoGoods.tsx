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
import type { AppliedFilter } from './applied-filters.ts';
import { NearCategories } from './NearCategories.tsx';
import styles from './NoGoods.module.css';
import { PhoneList } from './PhoneList.tsx';
import { firstOfProducts, nearQuery, popularQuery } from './search.queries.ts';
import type { SearchState } from './search-address.ts';
import { FilterChips } from './SearchCrumbs.tsx';
import { SkuGrid } from './SkuGrid.tsx';
import { stateAddress } from './use-search-state.ts';

const perTurn = 5;
const triedWords = 5;

/** Nothing was found: with filters, the way out of them; else words and categories near to those typed, and what others buy there. */
export function NoGoods({
  keyword,
  filters,
  cleared,
}: {
  keyword: string;
  filters: readonly AppliedFilter[];
  cleared: SearchState;
}) {
  if (filters.length > 0) return <TooNarrow filters={filters} cleared={cleared} />;
  return keyword ? <NothingNamed keyword={keyword} /> : <NothingThere />;
}

function TooNarrow({ filters, cleared }: { filters: readonly AppliedFilter[]; cleared: SearchState }) {
  return (
    <div className={styles.empty}>
      <EmptyState
        art="search"
        title="没有符合条件的商品"
        hint="筛选条件太窄，去掉几个再看看。"
        action={
          <Link to={stateAddress(cleared)} className={buttonClass({ look: 'fill' })}>
            清空筛选
          </Link>
        }
      />
      <div className={styles.filters}>
        <FilterChips filters={filters} cleared={cleared} isShort />
      </div>
    </div>
  );
}

function NothingNamed({ keyword }: { keyword: string }) {
  const { data, isPending } = useQuery(nearQuery(keyword));
  const { words = [], cates = [] } = data?.resultData ?? {};
  const hot = useHotWords();
  const tried = words.length > 0 ? words.map((word) => word.searchKey) : hot.map(({ word }) => word);
  return (
    <>
      <div className={styles.empty}>
        <EmptyState
          art="search"
          title={`没有找到“${keyword}”`}
          hint="换个更短的词，或者看看相近的商品。"
          action={
            <Link to={paths.home} className={buttonClass({ look: 'fill' })}>
              返回首页
            </Link>
          }
        />
        {tried.length > 0 && !isPending && (
          <p className={styles.words}>
            试试
            {tried.slice(0, triedWords).map((word) => (
              <Link key={word} to={searchPath({ keyword: word })}>
                {word}
              </Link>
            ))}
          </p>
        )}
      </div>
      {cates.length > 0 && <NearCategories cates={cates} />}
      {!isPending && <PopularGoods categoryId={cates[0]?.categoryId} />}
    </>
  );
}

function NothingThere() {
  return (
    <>
      <div className={styles.empty}>
        <EmptyState
          art="search"
          title="这里还没有商品"
          action={
            <Link to={paths.home} className={buttonClass({ look: 'fill' })}>
              返回首页
            </Link>
          }
        />
      </div>
      <PopularGoods />
    </>
  );
}

/** What sells best in the category, filled up with what sells best of all. */
function PopularGoods({ categoryId }: { categoryId?: string | undefined }) {
  const isSignedIn = useIsSignedIn();
  const isPhone = useIsPhone();
  const [turn, setTurn] = useState(0);
  const near = useQuery({ ...popularQuery({ categoryId, isSignedIn }), enabled: categoryId !== undefined });
  const all = useQuery(popularQuery({ isSignedIn }));
  if (categoryId !== undefined && near.isPending) return null;
  const goods = firstOfProducts([...(near.data?.resultData ?? []), ...(all.data?.resultData ?? [])]);
  const candidates = goods.slice(0, perTurn * 3);
  if (candidates.length === 0) return null;
  const turns = Math.ceil(candidates.length / perTurn);
  const shown = candidates.slice((turn % turns) * perTurn, ((turn % turns) + 1) * perTurn);
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
