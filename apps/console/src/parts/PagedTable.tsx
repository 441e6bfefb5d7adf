import type { QueryLike } from '@jicai/ui/feedback/QueryState.tsx';
import type { DenseTableOptions } from './dense-options.ts';
import { DenseTable } from './DenseTable.tsx';
import { type ListSorts, sortingOf } from './list-sorting.ts';
import { ListPager } from './ListPager.tsx';

/** Which page is shown and the way to others: of the address (use-console-list.ts), or kept by a card (use-page.ts). */
export interface PageAddress {
  pageIndex: number;
  pageSize: number;
  toPage: (pageIndex: number, pageSize: number) => void;
}

export type PagedTableOptions<Row extends object> = Omit<DenseTableOptions<Row>, 'rows' | 'query' | 'onSort'> & {
  /** Asks for one page, as the lists of the contract answer it. */
  query: QueryLike<{ resultData: readonly Row[]; totalCount: number; isTotalCapped?: boolean | undefined }>;
  address: PageAddress;
  /** Heads of columns that ask for another order. */
  sorts?: ListSorts;
};

/** The rows of one page of a list, and the way to the other pages. */
export function PagedTable<Row extends object>({ address, sorts, columns, ...table }: PagedTableOptions<Row>) {
  const { data } = table.query;
  const sorting = sorts && sortingOf(sorts);
  return (
    <>
      <DenseTable<Row>
        {...table}
        columns={sorting ? sorting.columns(columns) : columns}
        onSort={sorting?.onSort}
        rows={data?.resultData}
      />
      <ListPager
        totalCount={data?.totalCount ?? 0}
        isCapped={data?.isTotalCapped ?? false}
        pageIndex={address.pageIndex}
        pageSize={address.pageSize}
        onChange={address.toPage}
      />
    </>
  );
}
