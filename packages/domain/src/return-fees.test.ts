import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finalRefund, maxRefund, type RefundableLine } from './return-fees.ts';

interface Part {
  nowQty: number;
  withFreight: boolean;
  /** Share of the maximum that is asked for; 1 = all of it. */
  asked: number;
}

const part = fc.record({
  nowQty: fc.integer({ min: 1, max: 40 }),
  withFreight: fc.boolean(),
  asked: fc.constantFrom(1, 1, 1, 0.5, 0),
});
const lines = fc.record({
  goodsFen: fc.integer({ min: 0, max: 9_999_999_999 }),
  freightFen: fc.integer({ min: 0, max: 99_999 }),
  parts: fc.array(part, { minLength: 1, maxLength: 12 }),
});

/** Refunds the parts one after the other as the shop does; answers what each gave back. */
function refundAll(bought: RefundableLine, parts: readonly Part[]) {
  let line = bought;
  return parts.map(({ nowQty, withFreight, asked }) => {
    const due = maxRefund(line, { nowQty, withFreight });
    const feeFen = finalRefund(
      line,
      { qty: nowQty, feeFen: Math.floor(due.feeFen * asked), isWhole: asked === 1 },
      { nowQty, withFreight },
    );
    line = {
      ...line,
      refundedQty: line.refundedQty + nowQty,
      freightRefundedQty: line.freightRefundedQty + (withFreight ? nowQty : 0),
    };
    return { due, feeFen };
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((acc, n) => acc + n, 0);
const boughtOf = (goodsFen: number, freightFen: number, qty: number): RefundableLine => ({
  qty,
  payFen: goodsFen + freightFen,
  freightFen,
  refundedQty: 0,
  freightRefundedQty: 0,
});

describe('refund of part of a line (3.4), 100,000 lines', () => {
  test('any split of all units sums to the goods, freight by its own counter, and nothing exceeds what was paid', () => {
    fc.assert(
      fc.property(lines, ({ goodsFen, freightFen, parts }) => {
        const qty = sum(parts.map((one) => one.nowQty));
        const refunds = refundAll(boughtOf(goodsFen, freightFen, qty), parts);
        const freight = sum(refunds.map((one) => one.due.freightFen));
        const hasAllFreight = parts.every((one) => one.withFreight);
        const hasAll = parts.every((one) => one.asked === 1);
        return (
          sum(refunds.map((one) => one.due.goodsFen)) === goodsFen &&
          (hasAllFreight ? freight === freightFen : freight <= freightFen) &&
          sum(refunds.map((one) => one.feeFen)) <= goodsFen + freightFen &&
          (!(hasAll && hasAllFreight) || sum(refunds.map((one) => one.feeFen)) === goodsFen + freightFen) &&
          refunds.every((one) => one.feeFen >= 0 && one.feeFen <= one.due.feeFen)
        );
      }),
      { numRuns: 100_000 },
    );
  }, 120_000);
});

describe('finalRefund', () => {
  const line = boughtOf(1000, 0, 3);
  const asked = { qty: 3, feeFen: 900, isWhole: false };

  test('fewer units arrived than were sent for: the fee shrinks with them', () => {
    expect(finalRefund(line, { ...asked, isWhole: true }, { nowQty: 2, withFreight: false })).toBe(666);
    expect(finalRefund(line, asked, { nowQty: 2, withFreight: false })).toBe(600);
  });

  test('what was asked is a ceiling, what is due as well', () => {
    expect(finalRefund(line, asked, { nowQty: 3, withFreight: false })).toBe(900);
    expect(finalRefund(line, { ...asked, feeFen: 5000 }, { nowQty: 3, withFreight: false })).toBe(1000);
  });

  test('three single returns of a line of 10.00 give 10.00', () => {
    const parts = refundAll(
      line,
      Array.from({ length: 3 }, () => ({ nowQty: 1, withFreight: false, asked: 1 })),
    );
    expect(parts.map((one) => one.feeFen)).toEqual([333, 333, 334]);
  });
});
