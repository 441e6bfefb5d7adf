/**
 * Waits for statements that were sent side by side. Of several failures the first in their order is thrown: it is the one
 * that made the others fail, whichever is heard of first.
 */
export async function sendTogether<T extends readonly Promise<unknown>[]>(
  statements: readonly [...T],
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const settled = await Promise.allSettled<Promise<unknown>>(statements);
  const values = settled.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });
  // One value for each statement, in their order.
  return values as { -readonly [K in keyof T]: Awaited<T[K]> };
}
