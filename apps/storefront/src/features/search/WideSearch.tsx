import type { SkuCard } from '@jicai/contract/goods/sku.ts';
import { Pagination } from '@jicai/ui/lists/Pagination.tsx';
import { ErrorState } from '@jicai/ui/feedback/ErrorState.tsx';
import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';
import { isCheckbox } from './applied-filters.ts';
import { Facets } from './Facets.tsx';
import { InsteadNote } from './InsteadNote.tsx';
import { NoGoods } from './LazyNoGoods.tsx';
import { changed, pageSize } from './search-address.ts';
import { SearchCrumbs } from './SearchCrumbs.tsx';
import type { SearchView } from './search-view.ts';
import styles from './SearchPage.module.css';
import { FacetsSkeleton, GoodsSkeleton } from './SearchSkeleton.tsx';
import { SkuGrid } from './SkuGrid.tsx';
import { SortBar } from './SortBar.tsx';
import { countText } from './found-text.ts';
import { useClickNote } from './use-click-note.ts';
import { useView } from './use-view.ts';

const SkuTable = lazyPart(async () => (await import('./SkuTable.tsx')).SkuTable, ErrorState);

/** Few choose it, so it loads with the choice. */
const SkuList = ({ skus }: { skus: readonly SkuCard[] }) => (
  <SkuTable waiting={<GoodsSkeleton look="list" />} skus={skus} />
);

/** The search page from 768 px on. */
export function WideSearch({
  view: { state, onChange, answer, isStale, path, categories, filters, cleared },
}: {
  view: SearchView;
}) {
  const { view } = useView();
  const shownInstead = answer?.correctedKey ?? answer?.widenedKey;
  const noteClick = useClickNote(state, answer?.resultData);
  const chips = filters.filter((filter) => !isCheckbox(filter));
  const crumbs = <SearchCrumbs path={path} state={state} filters={chips} cleared={cleared} />;
  if (!answer) {
    return (
      <>
        {crumbs}
        <FacetsSkeleton />
        <SortBar state={state} onChange={onChange} countText="" asked={undefined} />
        <GoodsSkeleton look={view} />
      </>
    );
  }
  const skus = answer.resultData;
  const hasFilters = filters.length > 0;
  const isNothing = skus.length === 0 && !isStale;
  return (
    <>
      {crumbs}
      {shownInstead && <InsteadNote keyword={state.keyword} instead={shownInstead} />}
      {isNothing && !hasFilters ? null : (
        <>
          {answer.facets && (
            <Facets
              facets={answer.facets}
              totalCount={answer.totalCount}
              categories={categories}
              state={state}
              onChange={onChange}
            />
          )}
          <SortBar
            state={state}
            onChange={onChange}
            countText={countText(answer)}
            facets={answer.facets}
            asked={isStale ? undefined : answer.asked}
          />
        </>
      )}
      {isNothing ? (
        <NoGoods keyword={state.keyword} instead={answer.instead} filters={filters} cleared={cleared} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only looks on
        <div className={styles.goods} aria-busy={isStale || undefined} onClick={noteClick}>
          {view === 'grid' ? <SkuGrid skus={skus} /> : <SkuList skus={skus} />}
        </div>
      )}
      <Pagination
        pageIndex={state.pageIndex}
        pageSize={pageSize}
        totalCount={answer.totalCount}
        onChange={(pageIndex) => onChange(changed(state, { pageIndex }))}
      />
    </>
  );
}
