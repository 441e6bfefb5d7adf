import { ErrorState } from '@jicai/ui/feedback/ErrorState.tsx';
import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import { useDeferredValue } from 'react';
import type { DenseTableOptions } from './dense-options.ts';
import { PhoneRows } from './PhoneRows.tsx';
import { WideTable } from './WideTable.tsx';

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
