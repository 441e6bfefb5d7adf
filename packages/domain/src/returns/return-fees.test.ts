import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deliveredLeftFen, finalRefund, maxRefund, type RefundableLine } from './return-fees.ts';

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

/** Refunds the parts one after the other as the shop does; returns what each gave back. */
function refundAll(bought: RefundableLine, parts: readonly Part[]) {
  let line = bought;
  return parts.map(({ nowQty, withFreight, asked }) => {
    const due = maxRefund(line, { nowQty, withFreight, isDelivered: true });
    const feeFen = finalRefund(
      line,
      { qty: nowQty, feeFen: Math.floor(due.feeFen * asked), isWhole: asked === 1 },
      { nowQty, withFreight, isDelivered: true },
    );
    line = {
      ...line,
      refundedQty: line.refundedQty + nowQty,
      freightRefundedQty: line.freightRefundedQty + (withFreight ? nowQty : 0),
      givenBackFen: line.givenBackFen + feeFen,
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
  receivedQty: qty,
  cancelledQty: 0,
  givenBackFen: 0,
  adjustedQty: 0,
  adjustedFen: 0,
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

describe('refunds of a line that statements lowered', () => {
  const change = fc.record({
    kind: fc.constantFrom('refund', 'refund', 'money', 'units'),
    qty: fc.integer({ min: 1, max: 12 }),
    share: fc.constantFrom(0.01, 0.2, 0.5, 1),
  });
  const cases = fc.record({
    qty: fc.integer({ min: 1, max: 30 }),
    received: fc.integer({ min: 1, max: 30 }),
    priceFen: fc.integer({ min: 0, max: 9_999_999 }),
    changes: fc.array(change, { maxLength: 12 }),
  });

  test('refunds and adjustments never exceed the line, and the last units give back all that is left of it', () => {
    fc.assert(
      fc.property(cases, ({ qty, received, priceFen, changes }) => {
        let line = { ...boughtOf(priceFen * qty, 0, qty), receivedQty: Math.min(qty, received) };
        const unitsLeft = () => line.receivedQty - line.refundedQty - line.adjustedQty;
        const refund = (nowQty: number) => {
          const { feeFen } = maxRefund(line, { nowQty, withFreight: true, isDelivered: true });
          line = { ...line, refundedQty: line.refundedQty + nowQty, givenBackFen: line.givenBackFen + feeFen };
        };
        for (const { kind, qty: wanted, share } of changes) {
          const nowQty = Math.min(wanted, unitsLeft());
          if (nowQty === 0) continue;
          const left = deliveredLeftFen(line);
          if (kind === 'refund') refund(nowQty);
          if (kind === 'money') line = { ...line, adjustedFen: line.adjustedFen - Math.floor(left * share) };
          if (kind === 'units') {
            const feeFen = nowQty === unitsLeft() ? left : Math.min(left, priceFen * nowQty);
            line = { ...line, adjustedQty: line.adjustedQty + nowQty, adjustedFen: line.adjustedFen - feeFen };
          }
          if (line.givenBackFen - line.adjustedFen > line.payFen) return false;
        }
        if (unitsLeft() > 0) refund(unitsLeft());
        const openFen = priceFen * (qty - line.receivedQty);
        // A unit that is taken off after money was may leave the others less than nothing to give back, never more.
        return line.payFen + line.adjustedFen - line.givenBackFen === openFen || line.adjustedQty > 0;
      }),
      { numRuns: 20_000 },
    );
  });

  test('units on their way give back all they cost, whatever a statement took off those that came', () => {
    const line = { ...boughtOf(20_330, 0, 10), receivedQty: 3, adjustedFen: -2033 };
    expect(maxRefund(line, { nowQty: 7, withFreight: true, isDelivered: false }).feeFen).toBe(14_231);
    expect(maxRefund(line, { nowQty: 3, withFreight: true, isDelivered: true }).feeFen).toBe(6099 - 2033);
  });
});

describe('finalRefund', () => {
  const line = boughtOf(1000, 0, 3);
  const asked = { qty: 3, feeFen: 900, isWhole: false };

  test('fewer units arrived than were sent for: the fee shrinks with them', () => {
    expect(finalRefund(line, { ...asked, isWhole: true }, { nowQty: 2, withFreight: false, isDelivered: true })).toBe(
      666,
    );
    expect(finalRefund(line, asked, { nowQty: 2, withFreight: false, isDelivered: true })).toBe(600);
  });

  test('what was asked is a ceiling, what is due as well', () => {
    expect(finalRefund(line, asked, { nowQty: 3, withFreight: false, isDelivered: true })).toBe(900);
    expect(finalRefund(line, { ...asked, feeFen: 5000 }, { nowQty: 3, withFreight: false, isDelivered: true })).toBe(
      1000,
    );
  });

  test('three single returns of a line of 10.00 give 10.00', () => {
    const parts = refundAll(
      line,
      Array.from({ length: 3 }, () => ({ nowQty: 1, withFreight: false, asked: 1 })),
    );
    expect(parts.map((one) => one.feeFen)).toEqual([333, 333, 334]);
  });
});
