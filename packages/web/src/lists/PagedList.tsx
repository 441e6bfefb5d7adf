import { Pagination } from '@jicai/ui/lists/Pagination.tsx';
import { type QueryLike, QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import type { ReactNode } from 'react';

/** A list in pages: `skeleton` while it loads, `empty` if the whole list is empty, else the page and the pagination. */
export function PagedList<Page extends { totalCount: number; pageSize: number }>({
  query,
  skeleton,
  empty,
  pageIndex,
  onPage,
  pagerClass,
  children,
}: {
  query: QueryLike<Page>;
  skeleton: ReactNode;
  empty: ReactNode;
  pageIndex: number;
  onPage: (pageIndex: number) => void;
  /** How far the page numbers stand from the list. */
  pagerClass: string | undefined;
  children: (page: Page) => ReactNode;
}) {
  return (
    <QueryState query={query} skeleton={skeleton} isEmpty={({ totalCount }) => totalCount === 0} empty={empty}>
      {(page) => (
        <>
          {children(page)}
          <Pagination
            pageIndex={pageIndex}
            pageSize={page.pageSize}
            totalCount={page.totalCount}
            onChange={onPage}
            className={pagerClass}
          />
        </>
      )}
    </QueryState>
  );
}
