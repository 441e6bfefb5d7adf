/**
 * Wakes this process's workers shortly after something due now was enqueued, so that a buyer does not wait for the next
 * round. It only saves time: the rounds find every due row, also if a nudge is lost or comes before its commit.
 */
const listeners = new Set<() => void>();

/** Returns the function that stops listening. */
export function onNudge(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function nudge(): void {
  for (const listener of listeners) listener();
}
