import { buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import { Link } from 'react-router';
import { useHotWords } from '../../app/layouts/HotWords.tsx';
import { paths, searchPath } from '../../app/paths.ts';
import type { AppliedFilter } from './applied-filters.ts';
import type { Instead } from './instead.ts';
import { InsteadNote } from './InsteadNote.tsx';
import { NearCategories } from './NearCategories.tsx';
import { NearGoods } from './NearGoods.tsx';
import styles from './NoGoods.module.css';
import { PopularGoods } from './PopularGoods.tsx';
import type { SearchState } from './search-address.ts';
import { FilterChips } from './FilterChips.tsx';
import { stateAddress } from './use-search-state.ts';
import { WidenedGoods } from './WidenedGoods.tsx';

const triedWords = 5;

/** Nothing was found: with filters, the way out of them; else goods of other amounts or of fewer words, shown as such, near categories and what others buy. */
export function NoGoods({
  keyword,
  instead,
  filters,
  cleared,
}: {
  keyword: string;
  instead: Instead | undefined;
  filters: readonly AppliedFilter[];
  cleared: SearchState;
}) {
  if (filters.length > 0) return <TooNarrow filters={filters} cleared={cleared} />;
  const { widened = [], cates = [], popular, near } = instead ?? {};
  if (near) {
    return (
      <>
        <NearGoods {...near} />
        <PopularGoods goods={popular} />
      </>
    );
  }
  const [first, ...others] = widened;
  return (
    <>
      {first ? (
        <>
          <InsteadNote keyword={keyword} instead={first.searchKey} />
          <WidenedGoods {...first} />
        </>
      ) : (
        <Nothing title={keyword ? `没有找到“${keyword}”` : '这里还没有商品'} />
      )}
      {others.map((widening) => (
        <WidenedGoods key={widening.searchKey} {...widening} title={`“${widening.searchKey}”的结果`} />
      ))}
      {cates.length > 0 && <NearCategories cates={cates} />}
      <PopularGoods goods={popular} />
    </>
  );
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

function Nothing({ title }: { title: string }) {
  const words = useHotWords().slice(0, triedWords);
  // On other screens they stand in the header.
  const isPhone = useIsPhone();
  return (
    <div className={styles.empty}>
      <EmptyState
        art="search"
        title={title}
        hint="换个更短的词，或者看看大家都在买什么。"
        action={
          <Link to={paths.home} className={buttonClass({ look: 'fill' })}>
            返回首页
          </Link>
        }
      />
      {isPhone && words.length > 0 && (
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
  );
}
