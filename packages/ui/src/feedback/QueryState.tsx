import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';

/** The part of a query that this needs; the result of useQuery fits. */
export interface QueryLike<T> {
  data: T | undefined;
  error: Error | null;
  refetch: () => unknown;
}

/**
 * Shows a query in its four states: skeleton while there is nothing yet, the error with a retry when it failed and there is
 * nothing to show, `empty` when `isEmpty` says so, else the content. Old content stays while a newer one loads.
 */
export function QueryState<T>({
  query,
  skeleton,
  empty,
  isEmpty,
  children,
}: {
  query: QueryLike<T>;
  skeleton: ReactNode;
  empty?: ReactNode;
  isEmpty?: (data: T) => boolean;
  children: (data: T) => ReactNode;
}) {
  const { data, error } = query;
  if (data !== undefined) return isEmpty?.(data) ? empty : children(data);
  if (error) return <ErrorState message={error.message} onRetry={() => void query.refetch()} />;
  return skeleton;
}
