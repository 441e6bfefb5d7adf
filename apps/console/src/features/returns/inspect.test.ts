import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foundFault, foundSums, wholeOf } from './inspect.ts';

const items = [
  { orderItemId: '1', qty: 10 },
  { orderItemId: '2', qty: 6 },
];

test('everything is proposed as arrived and good', () => {
  expect(foundSums(items, wholeOf(items))).toEqual({ good: 16, bad: 0, missing: 0 });
  expect(foundFault(wholeOf(items))).toBeUndefined();
});

test('good, not good and missing add up to what was sent back, whatever was found', () => {
  const line = (qty: number) => fc.nat(qty).chain((arrived) => fc.nat(arrived).map((good) => ({ arrived, good })));
  fc.assert(
    fc.property(line(10), line(6), (first, second) => {
      const { good, bad, missing } = foundSums(items, { 1: first, 2: second });
      expect(good + bad + missing).toBe(16);
      expect(Math.min(good, bad, missing)).toBeGreaterThanOrEqual(0);
      expect(foundFault({ 1: first, 2: second }) === undefined).toBe(first.arrived + second.arrived > 0);
    }),
  );
});
