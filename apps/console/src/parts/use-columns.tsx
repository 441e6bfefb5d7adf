import { chosenColumns, type ConsoleList } from '@jicai/domain/shop-side/list-views.ts';
import type { TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import { ColumnChooser } from './ColumnChooser.tsx';
import { useKeepColumns, useListViews } from './use-list-views.ts';

/** The columns of a list as its reader wants them (docs/domain/shop-users.md §11), and the way to choose them. */
export function useColumns<Row extends object>(
  list: ConsoleList,
  all: TableColumnsType<Row>,
): { columns: TableColumnsType<Row>; chooser: ReactNode } {
  const { open, columns: choice } = useListViews(list);
  const keep = useKeepColumns(list, open);
  const keyOf = ({ key }: TableColumnsType<Row>[number]) => String(key);
  const named = chosenColumns(all, keyOf, { hidden: [], order: choice.order }).map((column) => ({
    key: keyOf(column),
    title: typeof column.title === 'string' ? column.title : '',
  }));
  return {
    columns: chosenColumns(all, keyOf, choice),
    chooser: <ColumnChooser columns={named} choice={choice} onChange={keep} />,
  };
}
