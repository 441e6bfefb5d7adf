import { expect } from '@playwright/test';

/** Looks again and again for a while: what a late redraw changes is seen, which one look after a sleep may miss. */
export async function expectToStay<T>(read: () => Promise<T>, value: T, forMs: number): Promise<void> {
  const until = performance.now() + forMs;
  while (performance.now() < until) expect(await read()).toBe(value);
}
