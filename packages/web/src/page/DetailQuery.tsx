import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { type QueryLike, QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Refusal } from '../call/faults.ts';
import { DetailSkeleton } from './DetailPage.tsx';

/** What the server answers for an id that is malformed, unknown, or of somebody else. */
const missing: readonly string[] = [errorCodes.badInput, errorCodes.notFound];

/**
 * The detail page of a record: its content once loaded. If there is no such record, or the user may not see it, a
 * message with a link.
 */
export function DetailQuery<T>({
  isNamed,
  query,
  lost: { title, hint, to, toText },
  skeleton = <DetailSkeleton />,
  children,
}: {
  /** Whether the address names a record. */
  isNamed: boolean;
  query: QueryLike<T>;
  lost: { title: string; hint: string; to: string; toText: string };
  /** Where the page is not made as others are. */
  skeleton?: ReactNode;
  children: (found: T) => ReactNode;
}) {
  const isLost = !isNamed || (query.error instanceof Refusal && missing.includes(query.error.code));
  if (!isLost)
    return (
      <QueryState query={query} skeleton={skeleton}>
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
