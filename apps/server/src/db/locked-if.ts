/**
 * The query, with its rows locked for the transaction where that is asked. The builder changes itself; a choice between the
 * query and what `for` returns would have the compiler compare two builders for seconds in each place.
 */
export function lockedIf<Q extends { for: (strength: 'update') => unknown }>(isLocked: boolean, query: Q): Q {
  if (isLocked) query.for('update');
  return query;
}
