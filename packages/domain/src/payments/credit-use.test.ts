import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allStatementStates, statementStates } from '../statements/statement-states.ts';
import { becameLow, creditUseOf, creditUseParts, heldByStatement, type HoldingStatement } from './credit-use.ts';

const now = new Date('2026-11-20T02:00:00Z');
const fen = fc.integer({ min: 0, max: 9_999_999 });
const statement: fc.Arbitrary<HoldingStatement> = fc
  .record({
    state: fc.constantFrom(...allStatementStates),
    receivedFen: fen,
    refundFen: fen.map((one) => -one),
    carriedFen: fen.map((one) => -one),
    adjustFen: fc.integer({ min: -9999, max: 9999 }),
    paidFen: fen,
    dueDate: fc.constantFrom(null, '2026-11-19', '2026-11-20', '2026-12-15'),
  })
  .map(({ adjustFen, ...one }) => {
    const totalFen = one.receivedFen + one.refundFen + one.carriedFen + adjustFen;
    return { ...one, totalFen, paidFen: Math.min(one.paidFen, Math.max(0, totalFen)) };
  });

test('the parts sum to what is used, whatever it is, and nothing is left where all of it is named', () => {
  fc.assert(
    fc.property(fc.array(statement, { maxLength: 8 }), fen, fc.integer(), (statements, unbilledFen, usedFen) => {
      const parts = creditUseOf(usedFen, { statements, unbilledFen }, now);
      expect(creditUseParts.reduce((sum, part) => sum + parts[part], 0)).toBe(usedFen);
      const named = statements.reduce((sum, one) => sum + heldByStatement(one), unbilledFen);
      expect(creditUseOf(named, { statements, unbilledFen }, now).other).toBe(0);
    }),
  );
});

const held = (part: Partial<HoldingStatement>) =>
  heldByStatement({
    state: statementStates.confirmed,
    receivedFen: 10_000,
    refundFen: -1_000,
    carriedFen: -500,
    totalFen: 8_300,
    paidFen: 0,
    dueDate: null,
    ...part,
  });

test('adjustments count once they are confirmed; what is paid, settled or void holds nothing', () => {
  expect(held({ state: statementStates.disputed })).toBe(8_500);
  expect(held({})).toBe(8_300);
  expect(held({ state: statementStates.partlyPaid, paidFen: 8_000 })).toBe(300);
  expect(held({ state: statementStates.settled, paidFen: 8_300 })).toBe(0);
  expect(held({ state: statementStates.void })).toBe(0);
});

test('the last day to pay is not overdue yet', () => {
  const one = {
    state: statementStates.confirmed,
    receivedFen: 5,
    refundFen: 0,
    carriedFen: 0,
    totalFen: 5,
    paidFen: 0,
  };
  const useOn = (dueDate: string) => creditUseOf(5, { statements: [{ ...one, dueDate }], unbilledFen: 0 }, now);
  expect(useOn('2026-11-20')).toMatchObject({ overdue: 0, billed: 5 });
  expect(useOn('2026-11-19')).toMatchObject({ overdue: 5, billed: 0 });
});

test('a credit becomes low once, with the purchase that crosses a tenth of it', () => {
  expect(becameLow({ limitFen: 100_000, availFen: 10_000 }, 50_000)).toBe(false);
  expect(becameLow({ limitFen: 100_000, availFen: 9_999 }, 1)).toBe(true);
  expect(becameLow({ limitFen: 100_000, availFen: 5_000 }, 4_999)).toBe(false);
  expect(becameLow({ limitFen: 0, availFen: -5 }, 5)).toBe(false);
  fc.assert(
    fc.property(fen, fc.array(fc.integer({ min: 1, max: 999_999 }), { maxLength: 12 }), (limitFen, fees) => {
      let availFen = limitFen;
      const told = fees.filter((fee) => {
        availFen -= fee;
        return becameLow({ limitFen, availFen }, fee);
      });
      expect(told.length).toBe(limitFen > 0 && availFen * 10 < limitFen ? 1 : 0);
    }),
  );
});
