import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineGoodsFen } from './line-goods.ts';
import { allocateFen, linePayFen, partFen, refundPart, taxInFen } from './money.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((acc, n) => acc + n, 0);
const fenUpTo = (max: number) => fc.integer({ min: 0, max });

describe('line arithmetic (3.2)', () => {
  test('stays exact at the limits', () => {
    expect(lineGoodsFen(9_999_999_999, 1)).toBe(9_999_999_999);
    expect(lineGoodsFen(12_345_678, 999_999)).toBe(12_345_665_654_322);
    expect(linePayFen({ goodsFen: 1000, discountFen: 100, freightFen: 50 })).toBe(950);
  });
});

describe('allocation (3.3)', () => {
  test.each([
    [1000, [3333, 3333, 3334], [333, 333, 334]],
    [1000, [1999, 4500, 101], [303, 682, 15]],
    [7, [100, 100, 100], [3, 2, 2]],
  ])('%i over %j', (total, weights, shares) => {
    expect(allocateFen(total, weights)).toEqual(shares);
  });

  test('weights of nothing share by quantity, then equally', () => {
    expect(allocateFen(100, [0, 0], [1, 3])).toEqual([25, 75]);
    expect(allocateFen(3, [0, 0])).toEqual([2, 1]);
    expect(allocateFen(0, [])).toEqual([]);
  });

  const weights = fc.array(fenUpTo(9_999_999_999), { minLength: 1, maxLength: 40 });
  test('shares sum to the total', () => {
    fc.assert(fc.property(fenUpTo(9_999_999_999), weights, (total, w) => sum(allocateFen(total, w)) === total));
  });
  test('a discount never makes a line negative', () => {
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (w, ratio) => {
        const total = Math.floor(sum(w) * ratio);
        fc.pre(sum(w) > 0);
        return allocateFen(total, w).every((share, line) => share >= 0 && share <= (w[line] ?? 0));
      }),
    );
  });
});

describe('part of a line (3.4)', () => {
  test('parts sum to the amount whatever the split', () => {
    const splits = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fenUpTo(9_999_999_999), splits, (totalFen, quantities) => {
        const qty = sum(quantities);
        let doneQty = 0;
        const parts = quantities.map((nowQty) => {
          const part = partFen({ totalFen, qty, doneQty, nowQty });
          doneQty += nowQty;
          return part;
        });
        return sum(parts) === totalFen && parts.every((part) => part >= 0);
      }),
    );
  });

  test('freight comes back only where it must, by its own counter', () => {
    const line = { payFen: 1010, freightFen: 10, qty: 3, refundedQty: 1, freightRefundedQty: 0, nowQty: 1 };
    expect(refundPart({ ...line, withFreight: false })).toEqual({ goodsFen: 333, freightFen: 0, feeFen: 333 });
    expect(refundPart({ ...line, withFreight: true })).toEqual({ goodsFen: 333, freightFen: 3, feeFen: 336 });
  });
});

describe('VAT (3.5)', () => {
  test.each([
    [11300, 1300, 1300],
    [10000, 1300, 1150],
    [9999, 1300, 1150],
    [4, 1300, 0],
    [5, 1300, 1],
    [10900, 900, 900],
    [100, 600, 6],
    [10000, 100, 99],
    [10000, 0, 0],
  ])('%i fen at %i bp contain %i', (fee, bp, tax) => {
    expect(taxInFen(fee, bp)).toBe(tax);
  });
});
