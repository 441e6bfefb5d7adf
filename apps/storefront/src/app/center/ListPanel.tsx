import { Pagination } from '@jicai/ui/Pagination.tsx';
import { type QueryLike, QueryState } from '@jicai/ui/QueryState.tsx';
import { Loading, Skeleton } from '@jicai/ui/Skeleton.tsx';
import type { ReactNode } from 'react';
import styles from './ListPanel.module.css';

/** A list of the centre: its filters, then {@link PagedRows}. */
export function ListPanel({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.panel} aria-label={label}>
      {children}
    </section>
  );
}

/** The rows of a page: bars while they are asked, `empty` where the whole list has none, else the rows and the way to further pages. */
export function PagedRows<Page extends { totalCount: number; pageSize: number }>({
  query,
  empty,
  pageIndex,
  onPage,
  children,
}: {
  query: QueryLike<Page>;
  empty: ReactNode;
  pageIndex: number;
  onPage: (pageIndex: number) => void;
  children: (page: Page) => ReactNode;
}) {
  return (
    <QueryState
      query={query}
      skeleton={
        <Loading className={styles.bars}>
          {[1, 2, 3, 4].map((bar) => (
            <Skeleton key={bar} height={44} />
          ))}
        </Loading>
      }
      isEmpty={({ totalCount }) => totalCount === 0}
      empty={empty}
    >
      {(page) => (
        <>
          {children(page)}
          <Pagination
            pageIndex={pageIndex}
            pageSize={page.pageSize}
            totalCount={page.totalCount}
            onChange={onPage}
            className={styles.pager}
          />
        </>
      )}
    </QueryState>
  );
}
