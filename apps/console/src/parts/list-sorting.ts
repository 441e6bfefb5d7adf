import type { TableColumnsType } from 'antd';

interface SortAddress {
  params: URLSearchParams;
  change: (part: Record<string, string>) => void;
}

/** The order of a list as its address says it (`sort`, `dir`), by what the key of each column that sorts is called there. */
export function sortingOf<S extends string>(address: SortAddress, sortOfColumn: Readonly<Record<string, S>>) {
  const named = address.params.get('sort');
  const sort = Object.values(sortOfColumn).find((one) => one === named);
  const isDown = address.params.get('dir') === 'down';
  return {
    /** What the server is asked for. */
    asked: { sort, isDown: isDown || undefined },
    columns: <Row extends object>(columns: TableColumnsType<Row>): TableColumnsType<Row> =>
      columns.map((column) => {
        const own = sortOfColumn[String(column.key)];
        if (!own) return column;
        const sortOrder = own === sort ? (isDown ? ('descend' as const) : ('ascend' as const)) : null;
        return { ...column, sorter: true, showSorterTooltip: false, sortOrder };
      }),
    onSort: (key: string, down: boolean | undefined) =>
      address.change({ sort: down === undefined ? '' : (sortOfColumn[key] ?? ''), dir: down ? 'down' : '' }),
  };
}
