import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdUnderLine, isHeld, type SellingPrices } from './margin-line.ts';
import { isUnderLine } from './margin.ts';

const price = fc.option(fc.integer({ min: 1, max: 2000 }), { nil: null });
const prices: fc.Arbitrary<SellingPrices> = fc.record({
  retailFen: price,
  enterpriseFen: price,
  tiers: fc.array(fc.record({ qtyFrom: fc.integer({ min: 1, max: 5 }), priceFen: fc.integer({ min: 1, max: 2000 }) }), {
    maxLength: 3,
  }),
});
const margin = fc.record({ costFen: price, lineBp: fc.integer({ min: 0, max: 5000 }) });

test('nothing new under the line holds at once, and nothing that was asked for is lost', () => {
  fc.assert(
    fc.property(prices, prices, margin, (before, after, facts) => {
      const { now, waiting } = holdUnderLine(before, after, facts);
      expect({ ...now, ...waiting }).toEqual(after);
      for (const field of ['retailFen', 'enterpriseFen'] as const) {
        const fen = now[field];
        if (fen !== null && fen !== before[field]) expect(isUnderLine(fen, facts.costFen, facts.lineBp)).toBe(false);
      }
      if (waiting.tiers) expect(now.tiers).toEqual(before.tiers);
    }),
  );
});

test('without a cost, and where nothing changes, nothing waits', () => {
  fc.assert(
    fc.property(prices, prices, fc.integer({ min: 0, max: 9000 }), (before, after, lineBp) => {
      expect(isHeld(holdUnderLine(before, after, { costFen: null, lineBp }))).toBe(false);
      expect(isHeld(holdUnderLine(before, before, { costFen: 1999, lineBp }))).toBe(false);
    }),
  );
});

test('a price that is raised and still under the line waits as well', () => {
  const before = { retailFen: 1200, enterpriseFen: 900, tiers: [{ qtyFrom: 10, priceFen: 880 }] };
  const facts = { costFen: 900, lineBp: 800 };
  const tiers = [{ qtyFrom: 10, priceFen: 979 }];
  expect(holdUnderLine(before, { ...before, enterpriseFen: 970, tiers }, facts)).toEqual({
    now: { retailFen: 1200, enterpriseFen: 900, tiers },
    waiting: { enterpriseFen: 970 },
  });
});
