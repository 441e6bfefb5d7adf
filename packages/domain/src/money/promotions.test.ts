import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPromoted, type PromotedLine, type Promotion, promotedSum, promotionFault } from './promotions.ts';

const line = (goodsFen: number, part: Partial<PromotedLine> = {}): PromotedLine => ({
  goodsFen,
  priceSource: 'enterprise',
  isForSale: true,
  categoryIds: ['11', '1'],
  brandId: '5',
  supplierId: '7',
  ...part,
});
const rule = (promotionId: string, thresholdFen: number, offFen: number, part: Partial<Promotion> = {}): Promotion => ({
  promotionId,
  thresholdFen,
  offFen,
  scope: 'all',
  scopeIds: [],
  ...part,
});

describe('满减', () => {
  test('counts from its threshold on, shared over the lines to the fen', () => {
    const lines = [line(3333), line(3333), line(3334)];
    expect(promotedSum([rule('1', 10_000, 1000)], lines)).toEqual({
      discounts: [333, 333, 334],
      hints: [{ promotionId: '1', shortFen: 0 }],
    });
    expect(promotedSum([rule('1', 10_001, 1000)], lines)).toEqual({
      discounts: [0, 0, 0],
      hints: [{ promotionId: '1', shortFen: 1 }],
    });
  });

  test.each([
    [rule('1', 1, 1, { scope: 'category', scopeIds: ['1'] }), true],
    [rule('1', 1, 1, { scope: 'category', scopeIds: ['2'] }), false],
    [rule('1', 1, 1, { scope: 'brand', scopeIds: ['5'] }), true],
    [rule('1', 1, 1, { scope: 'supplier', scopeIds: ['5'] }), false],
    [rule('1', 1, 1, { scope: 'supplier', scopeIds: ['7'] }), true],
  ])('%o is for a line or not', (promotion, isFor) => expect(isPromoted(promotion, line(1))).toBe(isFor));

  test('lowers no price that both sides signed, and nothing that cannot be bought', () => {
    const lines = [
      line(5000, { priceSource: 'contract' }),
      line(5000, { priceSource: 'discount' }),
      line(5000, { isForSale: false }),
    ];
    expect(promotedSum([rule('1', 1, 1)], lines)).toEqual({ discounts: [0, 0, 0], hints: [] });
  });

  test('of several the one that gives most comes first, and a line counts once', () => {
    const lines = [line(10_000), line(10_000, { brandId: '6' })];
    const rules = [rule('1', 5000, 300), rule('2', 5000, 800, { scope: 'brand', scopeIds: ['5'] })];
    expect(promotedSum(rules, lines).discounts).toEqual([800, 300]);
  });
});

const rules = fc.array(
  fc.record({
    promotionId: fc.uuid(),
    thresholdFen: fc.integer({ min: 1, max: 1_000_000 }),
    offFen: fc.integer({ min: 1, max: 1_000_000 }),
    scope: fc.constantFrom('all' as const, 'category' as const, 'brand' as const, 'supplier' as const),
    scopeIds: fc.subarray(['1', '2', '5', '6', '7']),
  }),
  { maxLength: 5 },
);
const lines = fc.array(
  fc.record({
    goodsFen: fc.integer({ min: 0, max: 1_000_000 }),
    priceSource: fc.constantFrom('enterprise', 'tier', 'contract', 'retail'),
    isForSale: fc.boolean(),
    categoryIds: fc.subarray(['1', '2']),
    brandId: fc.option(fc.constantFrom('5', '6')),
    supplierId: fc.constantFrom('7', '8'),
  }),
  { maxLength: 8 },
);

test('no line pays less than nothing; what is taken off is what the granted rules give', () =>
  fc.assert(
    fc.property(rules, lines, (some, basket) => {
      const { discounts, hints } = promotedSum(some, basket);
      discounts.forEach((fen, at) => {
        expect(fen).toBeGreaterThanOrEqual(0);
        expect(fen).toBeLessThanOrEqual(basket[at]?.goodsFen ?? 0);
        if (fen > 0) expect(basket[at]?.priceSource).not.toBe('contract');
      });
      const granted = hints.filter(({ shortFen }) => shortFen === 0).map(({ promotionId }) => promotionId);
      const most = some
        .filter(({ promotionId }) => granted.includes(promotionId))
        .reduce((sum, { offFen }) => sum + offFen, 0);
      expect(discounts.reduce((sum, fen) => sum + fen, 0)).toBeLessThanOrEqual(most);
      expect(promotedSum(some.toReversed(), basket)).toEqual({ discounts, hints });
    }),
  ));

test.each([
  [{ thresholdFen: 0, offFen: 1, scope: 'all', scopeIds: [] }, 'thresholdFee'],
  [{ thresholdFen: 100, offFen: 0, scope: 'all', scopeIds: [] }, 'offFee'],
  [{ thresholdFen: 100, offFen: 101, scope: 'all', scopeIds: [] }, 'offFee'],
  [{ thresholdFen: 100, offFen: 100, scope: 'brand', scopeIds: [] }, 'scopeIds'],
  [{ thresholdFen: 100, offFen: 100, scope: 'all', scopeIds: [] }, undefined],
] as const)('%o', (promotion, field) => expect(promotionFault(promotion)?.field).toBe(field));
