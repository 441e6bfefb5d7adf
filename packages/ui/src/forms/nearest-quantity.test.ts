import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestQuantity } from './nearest-quantity.ts';

test.each([
  [1, {}, 1],
  [0, { min: 5 }, 5],
  [7, { min: 5, step: 5 }, 10],
  [3, { min: 3, step: 2 }, 4],
  [99, { max: 10, step: 4 }, 8],
  [Number.NaN, { min: 2 }, 2],
  [0, {}, 1],
  [0, { min: 0, max: 3 }, 0],
  [-2, { min: 0 }, 0],
])('%d with %o gives %d', (wanted, limits, quantity) => {
  expect(nearestQuantity(wanted, limits)).toBe(quantity);
});

test('the answer is a multiple of step and never under the smallest quantity', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -10, max: 2000 }),
      fc.integer({ min: 1, max: 50 }),
      fc.integer({ min: 1, max: 20 }),
      (w, min, step) => {
        const quantity = nearestQuantity(w, { min, step });
        expect(quantity % step).toBe(0);
        expect(quantity).toBeGreaterThanOrEqual(min);
      },
    ),
  );
});
