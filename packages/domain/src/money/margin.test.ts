import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isUnderLine, marginBp, marginLook, marginText } from './margin.ts';

const fen = fc.integer({ min: 1, max: 9_999_999_999 });
const line = fc.integer({ min: 0, max: 9_000 });

test('what is left of the price, in basis points', () => {
  expect(marginBp(17_000, 14_800)).toBe(1294);
  expect(marginBp(100, 100)).toBe(0);
  expect(marginBp(100, 93)).toBe(700);
  expect(marginBp(3600, 3720)).toBe(-334);
  expect(marginBp(1, 9_999_999_999)).toBe(-99_999_999_980_000);
});

test('is zero at cost, negative below it, and never 100 %', () => {
  fc.assert(
    fc.property(fen, fen, (price, cost) => {
      const bp = marginBp(price, cost);
      expect(Math.sign(bp)).toBe(price >= cost ? (bp === 0 ? 0 : 1) : -1);
      expect(bp).toBeLessThan(10_000);
    }),
  );
});

test('grows with the price and falls with the cost', () => {
  fc.assert(
    fc.property(fen, fen, fc.integer({ min: 0, max: 100_000 }), (price, cost, more) => {
      expect(marginBp(price + more, cost)).toBeGreaterThanOrEqual(marginBp(price, cost));
      expect(marginBp(price, cost + more)).toBeLessThanOrEqual(marginBp(price, cost));
    }),
  );
});

test('under the line is what exact arithmetic says, with no rounding in between', () => {
  fc.assert(
    fc.property(fen, fen, line, (price, cost, lineBp) => {
      const isLess = BigInt(price - cost) * 10_000n < BigInt(lineBp) * BigInt(price);
      expect(isUnderLine(price, cost, lineBp)).toBe(isLess);
      expect(marginLook(marginBp(price, cost), lineBp) === 'under').toBe(isLess);
    }),
  );
  expect(isUnderLine(1, null, 9_000)).toBe(false);
});

test('the words never say more than there is', () => {
  expect([1294, 799, 800, 0, -1, -334].map(marginText)).toEqual(['12.9%', '7.9%', '8.0%', '0.0%', '−0.1%', '−3.4%']);
  expect([799, 800, 999, 1000].map((bp) => marginLook(bp, 800))).toEqual(['under', 'near', 'near', 'fine']);
});
