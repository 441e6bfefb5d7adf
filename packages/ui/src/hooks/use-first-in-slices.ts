import { useDeferredValue } from 'react';

/**
 * The answer of a query, whose first drawing is done in slices: the page answers the hand meanwhile. A query alone draws what it
 * hears in one piece. What changes of the answer later is drawn at once.
 */
export function useFirstInSlices<T>(answer: T | undefined): T | undefined {
  const drawn = useDeferredValue(answer);
  return drawn === undefined ? undefined : answer;
}
