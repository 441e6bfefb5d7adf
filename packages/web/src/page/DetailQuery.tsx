import { buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { type QueryLike, QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Refusal } from '../call/faults.ts';
import { DetailSkeleton } from './DetailPage.tsx';

/** What the address names: drawn when it is here; where it is nobody's, or not the reader's, that is said with a way on. */
export function DetailQuery<T>({
  isNamed,
  query,
  lost: { title, hint, to, toText },
  children,
}: {
  /** The address says which one. */
  isNamed: boolean;
  query: QueryLike<T>;
  lost: { title: string; hint: string; to: string; toText: string };
  children: (found: T) => ReactNode;
}) {
  const isLost = !isNamed || (query.error instanceof Refusal && ['4', '5'].includes(query.error.code));
  if (!isLost)
    return (
      <QueryState query={query} skeleton={<DetailSkeleton />}>
        {children}
      </QueryState>
    );
  return (
    <EmptyState
      art="lost"
      headingLevel={1}
      title={title}
      hint={hint}
      action={
        <Link to={to} className={buttonClass({ look: 'fill' })}>
          {toText}
        </Link>
      }
    />
  );
}
