import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextTier } from './next-tier.ts';

const tiers = [
  { qtyFrom: 10, priceFen: 1590 },
  { qtyFrom: 50, priceFen: 1480 },
];
const free = { minQty: 1, stepQty: 1, maxQty: 0, availQty: 1000 };

test.each([
  ['the next step of the table', 5, 1680, free, { qty: 10, priceFen: 1590 }],
  ['the one after it', 10, 1590, free, { qty: 50, priceFen: 1480 }],
  ['none at the last step', 50, 1480, free, undefined],
  ['a step that falls between two of its multiples', 7, 1680, { ...free, stepQty: 7 }, { qty: 14, priceFen: 1590 }],
  ['not more than is limited', 10, 1590, { ...free, maxQty: 40 }, undefined],
  ['not more than is there', 10, 1590, { ...free, availQty: 49 }, undefined],
  ['nothing that costs no less', 5, 1590, free, { qty: 50, priceFen: 1480 }],
])('%s', (_, qty, priceFen, limits, expected) => {
  expect(nextTier(tiers, { qty, priceFen }, limits)).toEqual(expected);
});

test('what is proposed may be ordered, is more, costs less each, and nothing smaller would do', () => {
  const small = fc.integer({ min: 1, max: 40 });
  const table = fc.uniqueArray(
    fc.record({ qtyFrom: fc.integer({ min: 2, max: 60 }), priceFen: fc.integer({ min: 1, max: 99 }) }),
    {
      selector: ({ qtyFrom }) => qtyFrom,
      maxLength: 4,
    },
  );
  fc.assert(
    fc.property(
      table,
      small,
      small,
      small,
      fc.integer({ min: 0, max: 80 }),
      (steps, qty, stepQty, minQty, availQty) => {
        const priceOf = (at: number) =>
          steps.filter(({ qtyFrom }) => qtyFrom <= at).toSorted((a, b) => b.qtyFrom - a.qtyFrom)[0]?.priceFen ?? 100;
        const priceFen = priceOf(qty);
        const found = nextTier(steps, { qty, priceFen }, { minQty, stepQty, maxQty: 0, availQty });
        const orderable = Array.from({ length: 120 }, (_, at) => at + 1).filter(
          (one) => one % stepQty === 0 && one >= minQty && one <= availQty && one > qty && priceOf(one) < priceFen,
        );
        expect(found?.qty).toBe(orderable[0]);
        if (found) expect(found.priceFen).toBe(priceOf(found.qty));
      },
    ),
  );
});
