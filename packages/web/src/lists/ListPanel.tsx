import type { QueryLike } from '@jicai/ui/feedback/QueryState.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import type { ReactNode } from 'react';
import { PagedList } from './PagedList.tsx';
import styles from './ListPanel.module.css';

/** A list of the centre: its filters, then {@link PagedRows}. */
export function ListPanel({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.panel} aria-label={label}>
      {children}
    </section>
  );
}

/**
 * The rows of a page: a skeleton while they load, `empty` if the whole list is empty, else the rows and the pagination.
 */
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
    <PagedList
      query={query}
      skeleton={
        <Loading className={styles.bars}>
          {[1, 2, 3, 4].map((bar) => (
            <Skeleton key={bar} height={44} />
          ))}
        </Loading>
      }
      empty={empty}
      pageIndex={pageIndex}
      onPage={onPage}
      pagerClass={styles.pager}
    >
      {children}
    </PagedList>
  );
}
