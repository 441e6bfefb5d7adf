import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isClash, mayReturn, plannedPrices, type PlanSpan, withPrice } from './price-plans.ts';

const fen = fc.integer({ min: 1, max: 5000 });
const price = fc.option(fen, { nil: null });
const tiers = fc
  .uniqueArray(fc.record({ qtyFrom: fc.integer({ min: 2, max: 99 }), priceFen: fen }), {
    maxLength: 3,
    selector: ({ qtyFrom }) => qtyFrom,
  })
  .map((rows) => rows.toSorted((a, b) => a.qtyFrom - b.qtyFrom));
const item = fc
  .record({ retailFen: price, enterpriseFen: price, tiers })
  .map((prices) => ({ ...prices, isOnSale: prices.retailFen !== null || prices.enterpriseFen !== null }));
const hour = fc.integer({ min: 0, max: 30 });
const span: fc.Arbitrary<PlanSpan> = fc
  .record({ from: hour, hours: fc.option(fc.integer({ min: 1, max: 10 }), { nil: null }) })
  .map(({ from, hours }) => ({ startsAt: new Date(from), endsAt: hours === null ? null : new Date(from + hours) }));

test('a plan that begins and ends leaves every price as it was', () => {
  fc.assert(
    fc.property(item, fc.constantFrom(...plannedPrices), fen, fc.option(tiers), (before, name, priceFen, planned) => {
      const during = withPrice(before, { price: name, fen: priceFen, tiers: planned });
      expect(during.tiers).toEqual(planned ?? before.tiers);
      expect(mayReturn(during, { price: name, priceFen, tiers: planned })).toBe(true);
      const { isOnSale: _sold, ...after } = withPrice(during, {
        price: name,
        fen: before[name],
        tiers: planned && before.tiers,
      });
      const { isOnSale: _was, ...prices } = before;
      expect(after).toEqual(prices);
    }),
  );
});

test('nothing is sold without a price', () => {
  fc.assert(
    fc.property(item, fc.constantFrom(...plannedPrices), price, (before, name, priceFen) => {
      const after = withPrice(before, { price: name, fen: priceFen });
      expect(after.isOnSale && after.retailFen === null && after.enterpriseFen === null).toBe(false);
    }),
  );
});

test('a price that somebody changed meanwhile stays', () => {
  const during = { retailFen: 1000, enterpriseFen: 800, isOnSale: true, tiers: [{ qtyFrom: 10, priceFen: 700 }] };
  const plan = { price: 'enterpriseFen', priceFen: 800 } as const;
  expect(mayReturn({ ...during, retailFen: 1 }, plan)).toBe(true);
  expect(mayReturn({ ...during, enterpriseFen: 801 }, plan)).toBe(false);
  expect(mayReturn(during, { ...plan, tiers: during.tiers })).toBe(true);
  expect(mayReturn({ ...during, tiers: [] }, { ...plan, tiers: during.tiers })).toBe(false);
  expect(mayReturn({ ...during, tiers: [] }, plan)).toBe(true);
});

test('plans clash in both directions, and never where no hour is in both', () => {
  const hoursOf = ({ startsAt, endsAt }: PlanSpan) => {
    const from = startsAt.getTime();
    return Array.from({ length: endsAt ? endsAt.getTime() - from : 1 }, (_, index) => from + index);
  };
  fc.assert(
    fc.property(span, span, (one, other) => {
      const isShared = hoursOf(one).some((at) => hoursOf(other).includes(at));
      expect(isClash(one, other)).toBe(isShared);
      expect(isClash(other, one)).toBe(isShared);
    }),
  );
});
