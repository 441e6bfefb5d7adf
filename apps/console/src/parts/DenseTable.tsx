import { ErrorState } from '@jicai/ui/feedback/ErrorState.tsx';
import type { QueryLike } from '@jicai/ui/feedback/QueryState.tsx';
import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import type { TableColumnsType } from 'antd';
import { type ComponentType, type ReactNode, useDeferredValue } from 'react';
import { PhoneRows } from './PhoneRows.tsx';
import { WideTable } from './WideTable.tsx';

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

/** Rows of a list, 56 px each: bones while they are asked for, the fault with a way to try again, cards on phones. */
export function DenseTable<Row extends object>(options: DenseTableOptions<Row>) {
  const { query, empty } = options;
  // Drawn in slices: the page answers the hand while they are.
  const rows = useDeferredValue(options.rows);
  const isPhone = useIsPhone();
  if (!rows && query?.error) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (rows?.length === 0) return empty;
  return isPhone ? <PhoneRows {...options} rows={rows} /> : <WideTable {...options} rows={rows} />;
}
