import { IconFilter } from '@jicai/ui/icons/icons.tsx';
import { Pagination } from '@jicai/ui/lists/Pagination.tsx';
import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';
import { useState } from 'react';
import { InsteadNote } from './InsteadNote.tsx';
import { NoGoods } from './LazyNoGoods.tsx';
import { PhoneList } from './PhoneList.tsx';
import { changed, pageSize } from './search-address.ts';
import { FilterChips } from './FilterChips.tsx';
import type { SearchView } from './search-view.ts';
import styles from './SearchPage.module.css';
import { GoodsSkeleton } from './SearchSkeleton.tsx';
import { SortLinks } from './SortLinks.tsx';
import { countText } from './found-text.ts';
import { useClickNote } from './use-click-note.ts';

const FilterDrawer = lazyPart(async () => (await import('./FilterDrawer.tsx')).FilterDrawer);

/** The search page of a phone: a list, and the filters in a drawer. */
export function PhoneSearch({ view: { state, onChange, answer, isStale, filters, cleared } }: { view: SearchView }) {
  const [isOpen, setIsOpen] = useState(false);
  const shownInstead = answer?.correctedKey ?? answer?.widenedKey;
  const noteClick = useClickNote(state, answer?.resultData);
  const isNothing = answer?.resultData.length === 0 && !isStale;
  return (
    <>
      {!(isNothing && filters.length === 0) && (
        <div className={styles.phoneBar}>
          <SortLinks state={state} asked={isStale ? undefined : answer?.asked} className={styles.phoneSorts} />
          <button type="button" aria-haspopup="dialog" disabled={!answer?.facets} onClick={() => setIsOpen(true)}>
            <IconFilter size={16} />
            筛选
          </button>
        </div>
      )}
      {(filters.length > 0 || answer?.totalCount !== 0) && (
        <div className={styles.phoneChips}>
          <FilterChips filters={filters} cleared={cleared} isShort />
          <p>{answer && `${countText(answer)} 件`}</p>
        </div>
      )}
      {shownInstead && <InsteadNote keyword={state.keyword} instead={shownInstead} />}
      {!answer && <GoodsSkeleton look="phone" />}
      {isNothing && <NoGoods keyword={state.keyword} instead={answer.instead} filters={filters} cleared={cleared} />}
      {answer && answer.resultData.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only looks on
        <div className={styles.goods} aria-busy={isStale || undefined} onClick={noteClick}>
          <PhoneList skus={answer.resultData} />
        </div>
      )}
      {answer && (
        <Pagination
          pageIndex={state.pageIndex}
          pageSize={pageSize}
          totalCount={answer.totalCount}
          onChange={(pageIndex) => onChange(changed(state, { pageIndex }))}
        />
      )}
      {isOpen && answer?.facets && (
        <FilterDrawer
          facets={answer.facets}
          state={state}
          onApply={(next) => {
            setIsOpen(false);
            onChange(next);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
