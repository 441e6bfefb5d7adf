import {
  chosenColumns,
  columnsOfPart,
  type ConsoleList,
  withColumnsOfPart,
} from '@jicai/domain/shop-side/list-views.ts';
import type { TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import { ColumnChooser } from './ColumnChooser.tsx';
import { useKeepColumns, useListViews } from './use-list-views.ts';

/**
 * The columns of a list as its reader wants them (docs/domain/shop-users.md §11), and the way to choose them. `part` names
 * one of several tables that the list shows in turn.
 */
export function useColumns<Row extends object>(
  list: ConsoleList,
  all: TableColumnsType<Row>,
  part?: string,
): { columns: TableColumnsType<Row>; chooser: ReactNode } {
  const { open, columns: whole } = useListViews(list);
  const choice = part === undefined ? whole : columnsOfPart(whole, part);
  const keep = useKeepColumns(list, open);
  const keyOf = ({ key }: TableColumnsType<Row>[number]) => String(key);
  const named = chosenColumns(all, keyOf, { hidden: [], order: choice.order }).map((column) => ({
    key: keyOf(column),
    title: typeof column.title === 'string' ? column.title : '',
    responsive: column.responsive,
  }));
  return {
    columns: chosenColumns(all, keyOf, choice),
    chooser: (
      <ColumnChooser
        columns={named}
        choice={choice}
        onChange={(next) => keep(part === undefined ? next : withColumnsOfPart(whole, part, next))}
      />
    ),
  };
}
