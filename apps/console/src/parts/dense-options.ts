import type { QueryLike } from '@jicai/ui/feedback/QueryState.tsx';
import type { TableColumnsType } from 'antd';
import type { ComponentType, ReactNode } from 'react';

export interface Selection {
  keys: readonly string[];
  onChange: (keys: string[]) => void;
  /** Without it every row can be chosen. */
  mayChoose?: (key: string) => boolean;
}

export interface DenseTableOptions<Row extends object> {
  label: string;
  /** Undefined while they are asked for the first time. */
  rows: readonly Row[] | undefined;
  /** What asks for them; none where the page has them anyway. */
  query?: Omit<QueryLike<unknown>, 'data'>;
  keyOf: (row: Row) => string;
  columns: TableColumnsType<Row>;
  empty: ReactNode;
  /** The row whose drawer stands open. */
  openKey?: string | undefined;
  onOpen?: ((row: Row) => void) | undefined;
  selection?: Selection | undefined;
  /** Another order was asked for, by the key of a column; `isDown` undefined for the usual one. */
  onSort?: ((key: string, isDown: boolean | undefined) => void) | undefined;
  /** A row on a phone. */
  Card: ComponentType<{ row: Row }>;
}
