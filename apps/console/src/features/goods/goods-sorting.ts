import type { GoodsSort } from '@jicai/domain/goods/goods-sorts.ts';
import type { TableColumnsType } from 'antd';
import type { GoodsRow } from './goods.queries.ts';

/** What the list stands by when the head of a column is pressed. */
export const sortOfColumn: Readonly<Record<string, GoodsSort>> = {
  name: 'no',
  retail: 'retail',
  stock: 'stock',
  updated: 'changed',
};

/** The columns with what they sort by; the first of them, with picture and name, stands still beside the others. */
export const sortedColumns = (
  columns: TableColumnsType<GoodsRow>,
  { sort, isDown }: { sort: GoodsSort | undefined; isDown: boolean },
): TableColumnsType<GoodsRow> =>
  columns.map((column, at) => {
    const own = sortOfColumn[String(column.key)];
    return {
      ...column,
      ...(at === 0 && { fixed: 'left' as const }),
      ...(own && {
        sorter: true,
        showSorterTooltip: false,
        sortOrder: own === sort ? (isDown ? ('descend' as const) : ('ascend' as const)) : null,
      }),
    };
  });
