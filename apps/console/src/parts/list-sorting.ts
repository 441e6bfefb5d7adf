import type { TableColumnsType } from 'antd';

interface SortAddress {
  params: URLSearchParams;
  change: (part: Record<string, string>) => void;
}

/** What the server is asked for, as the query of an address says it. */
export function askedOrder<S extends string>(params: URLSearchParams, sortOfColumn: Readonly<Record<string, S>>) {
  const named = params.get('sort');
  const sort = Object.values(sortOfColumn).find((one) => one === named);
  return { sort, isDown: params.get('dir') === 'down' || undefined };
}

export interface ListSorts {
  address: SortAddress;
  /** What the key of each column that sorts is called in the address. */
  ofColumn: Readonly<Record<string, string>>;
}

/** The order of a list as its address says it (`sort`, `dir`), shown in the heads of its columns. */
export function sortingOf({ address, ofColumn }: ListSorts) {
  const { sort, isDown } = askedOrder(address.params, ofColumn);
  return {
    columns: <Row extends object>(columns: TableColumnsType<Row>): TableColumnsType<Row> =>
      columns.map((column) => {
        const own = ofColumn[String(column.key)];
        if (!own) return column;
        const sortOrder = own === sort ? (isDown ? ('descend' as const) : ('ascend' as const)) : null;
        return { ...column, sorter: true, showSorterTooltip: false, sortOrder };
      }),
    onSort: (key: string, down: boolean | undefined) =>
      address.change({ sort: down === undefined ? '' : (ofColumn[key] ?? ''), dir: down ? 'down' : '' }),
  };
}
