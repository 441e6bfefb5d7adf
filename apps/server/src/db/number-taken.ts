/**
 * A document number that was drawn is taken. Rare enough that the whole transaction runs again, with other numbers: it is
 * known only when what stands behind it has been sent as well. The code is that of a serialisation failure, which
 * withTenant tries again.
 */
export class NumberTaken extends Error {
  readonly code = '40001';
}

/** Refuses what an insert under a drawn number returned where not every row was written. */
export function allWritten(written: readonly unknown[], wanted: number): void {
  if (written.length < wanted) throw new NumberTaken('a drawn document number is taken');
}
