import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stepAt, tierSteps, tierText } from './tiers.ts';

const tiers = [
  { qtyFrom: 50, price: 1460 },
  { qtyFrom: 10, price: 1520 },
];

test('the price and its tiers make one table without gaps', () => {
  const steps = tierSteps(1580, 5, tiers);
  expect(steps).toEqual([
    { from: 5, to: 9, priceFen: 1580 },
    { from: 10, to: 49, priceFen: 1520 },
    { from: 50, to: null, priceFen: 1460 },
  ]);
  expect(steps.map((step) => tierText(step, '盒'))).toEqual(['5–9 盒', '10–49 盒', '50 盒以上']);
});

test('a tier that the smallest order reaches already is the price itself', () => {
  expect(tierSteps(1520, 10, tiers).map((step) => step.from)).toEqual([10, 50]);
});

test.each([
  [1, 1580],
  [9, 1580],
  [10, 1520],
  [49, 1520],
  [999_999, 1460],
])('%d pieces cost %d each', (qty, priceFen) => {
  expect(stepAt(tierSteps(1580, 5, tiers), qty)?.priceFen).toBe(priceFen);
});

test('every quantity falls on exactly one step', () => {
  const anyTiers = fc.array(fc.record({ qtyFrom: fc.integer({ min: 1, max: 1000 }), price: fc.nat(9999) }));
  fc.assert(
    fc.property(anyTiers, fc.integer({ min: 1, max: 50 }), fc.nat(2000), (some, minQty, more) => {
      const qty = minQty + more;
      const steps = tierSteps(100, minQty, [...new Map(some.map((tier) => [tier.qtyFrom, tier])).values()]);
      const hits = steps.filter((step) => qty >= step.from && (step.to === null || qty <= step.to));
      expect(hits).toEqual([stepAt(steps, qty)]);
    }),
  );
});
