import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refundPart } from '../money/money.ts';
import { defaultStatementOptions, statementOptionsOf } from './statement-options.ts';
import {
  allocationFault,
  billFen,
  carriedFen,
  receiptFreightFen,
  rowFreightFen,
  spreadPayment,
  statementTotals,
  unpaidFen,
} from './statement-money.ts';
import {
  addMonths,
  billingTime,
  billingTimeAfter,
  dayPeriodOf,
  monthBefore,
  monthText,
  overdueDays,
  overdueFrom,
  periodOf,
  periodText,
  statementTitle,
} from './statement-period.ts';
import {
  allStatementStates,
  isStatementMoveAllowed,
  mayActorMoveStatement,
  type StatementMove,
  statementMoves,
  type StatementSource,
  statementStates,
} from './statement-states.ts';

const moves = Object.keys(statementMoves) as StatementMove[];
const leadsTo = (move: StatementMove): readonly number[] => statementMoves[move].next;

describe('the freight of a row', () => {
  const line = { qty: 9, priceFen: 1006, payFen: 9 * 1006 + 1000, freightFen: 1000 };

  test('what rounding left after the last unit is freight, in either direction', () => {
    expect(rowFreightFen(line, { qty: 0, doneQty: 9, feeFen: 1 })).toBe(1);
    expect(rowFreightFen(line, { qty: 0, doneQty: 9, feeFen: -1 })).toBe(-1);
  });

  test('receipts of a line and the freight that went back sum to its freight, however the line was split', () => {
    const parcel = fc.record({ units: fc.integer({ min: 1, max: 6 }), comes: fc.boolean() });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9999 }),
        fc.integer({ min: 0, max: 5000 }),
        fc.integer({ min: 0, max: 30_000 }),
        fc.array(parcel, { minLength: 1, maxLength: 8 }),
        (priceFen, freightFen, discountFen, parcels) => {
          const qty = parcels.reduce((sum, { units }) => sum + units, 0);
          const leftFen = priceFen * qty - discountFen;
          // Goods that cost less than a fen a unit, but not nothing, may leave it to the discount.
          const payFen = (leftFen < qty ? 0 : leftFen) + freightFen;
          let state = {
            qty,
            priceFen,
            payFen,
            freightFen,
            receivedQty: 0,
            cancelledQty: 0,
            billedQty: 0,
            billedFen: 0,
          };
          let back = { feeFen: 0, freightFen: 0 };
          let rowsFreightFen = 0;
          for (const { units, comes } of parcels) {
            const gone = state.cancelledQty;
            const part = refundPart({
              ...state,
              refundedQty: gone,
              freightRefundedQty: gone,
              nowQty: comes ? 0 : units,
              withFreight: true,
            });
            back = { feeFen: back.feeFen + part.feeFen, freightFen: back.freightFen + part.freightFen };
            state = comes
              ? { ...state, receivedQty: state.receivedQty + units }
              : { ...state, cancelledQty: gone + units };
            const nowQty = comes ? units : 0;
            const feeFen = billFen({ ...state, undeliveredFen: back.feeFen }, nowQty);
            // As `billOrder` writes them: units by themselves, what is below zero or left without units beside them.
            const unitsFen = nowQty > 0 ? Math.max(0, feeFen) : 0;
            if (nowQty > 0) rowsFreightFen += receiptFreightFen(state, { qty: nowQty, feeFen: unitsFen });
            if (feeFen !== unitsFen) rowsFreightFen += receiptFreightFen(state, { qty: 0, feeFen });
            state = { ...state, billedQty: state.billedQty + nowQty, billedFen: state.billedFen + feeFen };
          }
          expect(rowsFreightFen + back.freightFen).toBe(freightFen);
        },
      ),
      { numRuns: 10_000 },
    );
  });

  test('of a line with a discount, or without freight, the rest is no freight', () => {
    expect(rowFreightFen({ ...line, payFen: line.payFen - 90 }, { qty: 0, doneQty: 9, feeFen: 1 })).toBe(0);
    expect(rowFreightFen({ ...line, payFen: 9 * 1006, freightFen: 0 }, { qty: 0, doneQty: 9, feeFen: 1 })).toBe(0);
  });
});

describe('states', () => {
  test('nothing leaves 已结清 and 已作废 but the late note of an invoice, which changes no state', () => {
    for (const move of moves) {
      expect(isStatementMoveAllowed(move, statementStates.void)).toBe(false);
      if (move !== 'invoice') expect(isStatementMoveAllowed(move, statementStates.settled)).toBe(false);
    }
  });

  test('every state but the first has an event that leads to it', () => {
    for (const state of allStatementStates)
      if (state !== statementStates.awaitingConfirm) expect(moves.some((m) => leadsTo(m).includes(state))).toBe(true);
  });

  test('lines are edited before the confirmation only', () => {
    for (const move of ['dispute', 'withdrawDispute', 'editRemark', 'adjust', 'reply'] as const)
      for (const state of [30, 40, 50, 60, 90] as const) expect(isStatementMoveAllowed(move, state)).toBe(false);
  });

  test('money and lines are the shop’s to change, the confirmation the customer’s or time’s', () => {
    expect(mayActorMoveStatement('pay', 'buyer')).toBe(false);
    expect(mayActorMoveStatement('adjust', 'buyer')).toBe(false);
    expect(mayActorMoveStatement('confirm', 'operator')).toBe(false);
    expect(mayActorMoveStatement('confirm', 'system')).toBe(true);
  });
});

const someLine = fc.record({
  sourceType: fc.constantFrom<StatementSource>(1, 2, 3, 4),
  feeFen: fc.integer({ min: -1_000_000, max: 1_000_000 }),
});

describe('money', () => {
  test('the head is the sum of the lines', () =>
    fc.assert(
      fc.property(fc.array(someLine), (lines) => {
        const { receivedFen, refundFen, adjustFen, totalFen } = statementTotals(lines);
        expect(totalFen).toBe(lines.reduce((sum, line) => sum + line.feeFen, 0));
        expect(receivedFen + refundFen + adjustFen).toBe(totalFen);
      }),
    ));

  test('what is below zero is carried, what is above is asked for, never both', () =>
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1000 }), (totalFen) => {
        expect(unpaidFen({ totalFen, paidFen: 0 }) - carriedFen(totalFen)).toBe(totalFen);
        expect(unpaidFen({ totalFen, paidFen: 0 }) * carriedFen(totalFen)).toBe(0);
      }),
    ));

  test('three units for 10.00 that come one by one', () => {
    const line = { qty: 3, cancelledQty: 0, payFen: 1000, undeliveredFen: 0 };
    expect(billFen({ ...line, receivedQty: 1, billedQty: 0, billedFen: 0 }, 1)).toBe(333);
    expect(billFen({ ...line, receivedQty: 2, billedQty: 1, billedFen: 333 }, 1)).toBe(333);
    expect(billFen({ ...line, receivedQty: 3, billedQty: 2, billedFen: 666 }, 1)).toBe(334);
  });

  test('receipts and what is given back for undelivered units sum to the line, in any order', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 0, max: 500 }),
        fc.array(fc.boolean(), { minLength: 1, maxLength: 30 }),
        (goodsFen, freightFen, arrives) => {
          const payFen = goodsFen + freightFen;
          const line = { qty: arrives.length, cancelledQty: 0, receivedQty: 0, payFen, freightFen };
          const state = {
            ...line,
            billedQty: 0,
            billedFen: 0,
            undeliveredFen: 0,
            refundedQty: 0,
            freightRefundedQty: 0,
          };
          for (const isDelivered of arrives) {
            if (isDelivered) state.receivedQty += 1;
            else {
              state.undeliveredFen += refundPart({ ...state, nowQty: 1, withFreight: true }).feeFen;
              state.cancelledQty += 1;
              state.refundedQty += 1;
              state.freightRefundedQty += 1;
            }
            const fen = billFen(state, isDelivered ? 1 : 0);
            state.billedFen += fen;
            if (isDelivered) state.billedQty += 1;
          }
          expect(state.billedFen + state.undeliveredFen).toBe(payFen);
        },
      ),
    ));

  test('a payment goes to the oldest first and never beyond what is asked for', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5000 }),
        fc.array(fc.integer({ min: 0, max: 1000 }), { maxLength: 8 }),
        (payFen, asked) => {
          const list = asked.map((unpaid, at) => ({ statementId: String(at), unpaidFen: unpaid }));
          const { parts, restFen } = spreadPayment(payFen, list);
          const spentFen = parts.reduce((sum, part) => sum + part.feeFen, 0);
          const unpaidOf = new Map(list.map((one) => [one.statementId, one.unpaidFen]));
          expect(spentFen + restFen).toBe(payFen);
          expect(allocationFault(spentFen, parts, unpaidOf)).toBeUndefined();
          if (restFen > 0) expect(parts).toHaveLength(asked.filter((unpaid) => unpaid > 0).length);
        },
      ),
    ));

  test('a part beyond what is left, a wrong sum, nothing, and a statement named twice', () => {
    const unpaidOf = new Map([['1', 100]]);
    const part = (feeFen: number) => ({ statementId: '1', feeFen });
    expect(allocationFault(101, [part(101)], unpaidOf)).toBe('8003');
    expect(allocationFault(98, [part(99)], unpaidOf)).toBe('sum');
    expect(allocationFault(100, [part(99)], unpaidOf)).toBeUndefined();
    expect(allocationFault(0, [part(0)], unpaidOf)).toBe('sum');
    expect(allocationFault(100, [part(50), part(50)], unpaidOf)).toBe('sum');
    expect(allocationFault(1, [{ statementId: '2', feeFen: 1 }], unpaidOf)).toBe('8003');
  });
});

describe('periods', () => {
  test('a month in Shanghai', () => {
    expect(periodOf('2026-10')).toEqual({
      name: '2026-10',
      from: '2026-10-01',
      to: '2026-10-31',
      endsAt: new Date('2026-10-31T16:00:00Z'),
    });
    expect(periodOf('2028-02')?.to).toBe('2028-02-29');
    for (const bad of ['2026-13', '2026-00', '2026', '2026-1', '']) expect(periodOf(bad)).toBeUndefined();
  });

  test('a day, as receipts without a monthly statement are billed', () => {
    const endsAt = new Date('2026-10-31T16:00:00Z');
    expect(dayPeriodOf('2026-10-31')).toEqual({ name: '2026-10-31', from: '2026-10-31', to: '2026-10-31', endsAt });
    for (const bad of ['2026-02-30', '2026-10', '2026-10-01 00:00:00', '']) expect(dayPeriodOf(bad)).toBeUndefined();
    expect(periodText({ periodFrom: '2026-10-01', periodTo: '2026-10-31' })).toBe('2026 年 10 月');
    expect(periodText({ periodFrom: '2026-10-05', periodTo: '2026-10-05' })).toBe('2026 年 10 月 5 日');
    const october = { periodFrom: '2026-10-01', periodTo: '2026-10-31' };
    expect(statementTitle({ ...october, part: 1 })).toBe('2026 年 10 月对账单');
    expect(statementTitle({ ...october, part: 2 })).toBe('2026 年 10 月对账单（第 2 张）');
  });

  test('months follow each other without a gap', () =>
    fc.assert(
      fc.property(fc.integer({ min: -600, max: 600 }), (count) => {
        const month = addMonths('2026-01', count);
        const period = periodOf(month);
        expect(period?.endsAt && monthBefore(period.endsAt)).toBe(month);
        expect(addMonths(month, -count)).toBe('2026-01');
      }),
    ));

  test('midnight in Shanghai decides which month is past', () => {
    expect(monthBefore(new Date('2026-10-31T15:59:59Z'))).toBe('2026-09');
    expect(monthBefore(new Date('2026-10-31T16:00:00Z'))).toBe('2026-10');
    expect(billingTime('2026-10', 1)).toEqual(new Date('2026-10-31T18:00:00Z'));
    expect(billingTime('2027-01', 28)).toEqual(new Date('2027-02-27T18:00:00Z'));
    expect(monthText('2026-10-01')).toBe('2026 年 10 月');
  });

  test('what was received is billed at the first billing time after it, whatever the day', () =>
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2025-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        fc.integer({ min: 1, max: 28 }),
        (at, billDay) => {
          const next = billingTimeAfter(at, billDay);
          expect(next > at).toBe(true);
          expect(next.getTime() - at.getTime()).toBeLessThanOrEqual(31 * 24 * 3_600_000);
          expect(billingTimeAfter(new Date(next.getTime() - 1), billDay)).toEqual(next);
        },
      ),
    ));

  test('a statement is overdue from the day after its last day to pay', () => {
    const due = '2026-11-30';
    expect(overdueDays(due, new Date('2026-11-30T15:59:59Z'))).toBe(0);
    expect(overdueDays(due, overdueFrom(due))).toBe(1);
    expect(overdueDays(due, new Date('2026-12-05T00:00:00Z'))).toBe(5);
  });
});

test('settings of a shop', () => {
  expect(statementOptionsOf(null)).toEqual(defaultStatementOptions);
  const stored = { statements: { billDay: 5, isAutoConfirmed: true, autoConfirmDays: 0, isSplitPay: 'yes' } };
  expect(statementOptionsOf(stored)).toEqual({ ...defaultStatementOptions, billDay: 5, isAutoConfirmed: true });
});
