import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isClash, mayReturn, plannedPrices, type PlanSpan, withPrice } from './price-plans.ts';

const fen = fc.integer({ min: 1, max: 5000 });
const price = fc.option(fen, { nil: null });
const item = fc
  .record({ retailFen: price, enterpriseFen: price })
  .map((prices) => ({ ...prices, isOnSale: prices.retailFen !== null || prices.enterpriseFen !== null }));
const hour = fc.integer({ min: 0, max: 30 });
const span: fc.Arbitrary<PlanSpan> = fc
  .record({ from: hour, hours: fc.option(fc.integer({ min: 1, max: 10 }), { nil: null }) })
  .map(({ from, hours }) => ({ startsAt: new Date(from), endsAt: hours === null ? null : new Date(from + hours) }));

test('a plan that begins and ends leaves every price as it was', () => {
  fc.assert(
    fc.property(item, fc.constantFrom(...plannedPrices), fen, (before, name, priceFen) => {
      const during = withPrice(before, name, priceFen);
      expect(mayReturn(during, { price: name, priceFen })).toBe(true);
      const { isOnSale: _sold, ...after } = withPrice(during, name, before[name]);
      const { isOnSale: _was, ...prices } = before;
      expect(after).toEqual(prices);
    }),
  );
});

test('nothing is sold without a price', () => {
  fc.assert(
    fc.property(item, fc.constantFrom(...plannedPrices), price, (before, name, priceFen) => {
      const after = withPrice(before, name, priceFen);
      expect(after.isOnSale && after.retailFen === null && after.enterpriseFen === null).toBe(false);
    }),
  );
});

test('a price that somebody changed meanwhile stays', () => {
  const during = { retailFen: 1000, enterpriseFen: 800, isOnSale: true };
  const plan = { price: 'enterpriseFen', priceFen: 800 } as const;
  expect(mayReturn({ ...during, retailFen: 1 }, plan)).toBe(true);
  expect(mayReturn({ ...during, enterpriseFen: 801 }, plan)).toBe(false);
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
