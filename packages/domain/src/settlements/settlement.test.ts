import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  adjustmentOf,
  commissionFen,
  mostRateBp,
  pricedRow,
  rateOf,
  rowFeeFen,
  settlementTotals,
  unsettledFen,
} from './settlement-money.ts';
import {
  allSettlementStates,
  isSettlementMoveAllowed,
  mayActorMoveSettlement,
  settlementActions,
  settlementMoveNames,
  settlementMoves,
  settlementSources,
  settlementStates,
  type SettlementState,
} from './settlement-states.ts';
import { defaultSettlementTerms, termsFaults } from './settlement-terms.ts';

const fen = fc.integer({ min: -9_999_999_999, max: 9_999_999_999 });
const cost = fc.integer({ min: 1, max: 99_999_999 });
const units = fc.integer({ min: 1, max: 99_999 });
const rate = fc.integer({ min: 0, max: mostRateBp });

describe('commission', () => {
  test('is rounded half up on each row, and what goes back gives back just as much', () => {
    expect(commissionFen(1000, 50)).toBe(5);
    expect(commissionFen(100, 50)).toBe(1);
    expect(commissionFen(99, 50)).toBe(0);
    expect(commissionFen(-100, 50)).toBe(-1);
    fc.assert(
      fc.property(fen, rate, (fee, bp) => {
        expect(commissionFen(fee, bp) + commissionFen(-fee, bp)).toBe(0);
        expect(Math.abs(commissionFen(fee, bp))).toBeLessThanOrEqual(Math.abs(fee));
        const exact = (Math.abs(fee) * bp) / 10_000;
        expect(Math.abs(Math.abs(commissionFen(fee, bp)) - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });

  test('is that of the nearest category with a rate, else the supplier’s', () => {
    const rates = {
      rateBp: 100,
      categoryRates: [
        { categoryId: '1', rateBp: 300 },
        { categoryId: '3', rateBp: 0 },
      ],
    };
    expect(rateOf(['3', '2', '1'], rates)).toBe(0);
    expect(rateOf(['4', '2', '1'], rates)).toBe(300);
    expect(rateOf(['9'], rates)).toBe(100);
  });
});

test('a sheet is the sum of its rows to the fen: received − returned ± adjusted − commission', () => {
  const row = fc.record({ source: fc.constantFrom<1 | 2 | 3>(1, 2, 3), qty: units, cost, bp: rate });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 30 }), (rows) => {
      const priced = rows.map(({ source, qty, cost: each, bp }) =>
        pricedRow({ sourceType: source, qty: source === settlementSources.return ? -qty : qty, rateBp: bp }, each),
      );
      const totals = settlementTotals(priced);
      const fees = priced.reduce((sum, one) => sum + BigInt(one.feeFen), 0n);
      const commission = priced.reduce((sum, one) => sum + BigInt(one.commissionFen), 0n);
      expect(BigInt(totals.totalFen)).toBe(fees - commission);
      expect(totals.totalFen).toBe(totals.receivedFen + totals.returnedFen + totals.adjustFen - totals.commissionFen);
      expect(totals.returnedFen).toBeLessThanOrEqual(0);
      expect(unsettledFen({ totalFen: totals.totalFen, paidFen: 0 })).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('what was received and all came back costs nothing, commission too', () => {
  fc.assert(
    fc.property(cost, units, rate, (each, qty, bp) => {
      const came = pricedRow({ sourceType: settlementSources.receipt, qty, rateBp: bp }, each);
      const back = pricedRow({ sourceType: settlementSources.return, qty: -qty, rateBp: bp }, each);
      expect(settlementTotals([came, back]).totalFen).toBe(0);
    }),
  );
});

test('a row without a cost counts nothing until it is filled in', () => {
  expect(pricedRow({ qty: 5, rateBp: 100 }, null)).toMatchObject({ costFen: null, feeFen: 0, commissionFen: 0 });
});

describe('adjusting a row', () => {
  test('however often, it never becomes less than nothing, and units carry the row’s cost and commission', () => {
    const step = fc.oneof(
      fc.record({ qty: fc.integer({ min: -50, max: 20 }) }),
      fc.record({ feeFen: fc.integer({ min: -50_000, max: 20_000 }) }),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2000 }),
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom(1, -1),
        rate,
        fc.array(step, { maxLength: 12 }),
        (each, count, sign, bp, steps) => {
          const qty = sign * count;
          const row = { qty, feeFen: rowFeeFen(each, qty), costFen: each, rateBp: bp, adjustedQty: 0, adjustedFen: 0 };
          for (const one of steps) {
            const made = adjustmentOf(row, one);
            if (!made) continue;
            if ('qty' in one)
              expect(made).toMatchObject({
                feeFen: rowFeeFen(each, one.qty),
                commissionFen: commissionFen(made.feeFen, bp),
              });
            else expect(made).toEqual({ qty: 0, feeFen: one.feeFen, commissionFen: 0 });
            row.adjustedQty += made.qty;
            row.adjustedFen += made.feeFen;
            expect(sign * (row.qty + row.adjustedQty)).toBeGreaterThanOrEqual(0);
            expect(sign * (row.feeFen + row.adjustedFen)).toBeGreaterThanOrEqual(0);
          }
        },
      ),
    );
  });

  test('by units needs a cost; by nothing is none', () => {
    const row = { qty: 3, feeFen: 300, costFen: null, rateBp: 0, adjustedQty: 0, adjustedFen: 0 };
    expect(adjustmentOf(row, { qty: -1 })).toBeUndefined();
    expect(adjustmentOf({ ...row, costFen: 100 }, { qty: 0 })).toBeUndefined();
    expect(adjustmentOf({ ...row, costFen: 100 }, { feeFen: 0 })).toBeUndefined();
    expect(adjustmentOf({ ...row, costFen: 100 }, { qty: -4 })).toBeUndefined();
  });
});

describe('states', () => {
  const anyState = fc.constantFrom<SettlementState>(...allSettlementStates);

  test('whatever is done in whatever order: only what was sent and confirmed is paid, and what is settled or void stays so', () => {
    const step = fc.record({ move: fc.constantFrom(...settlementMoveNames), next: anyState });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let state: SettlementState = settlementStates.draft;
        const seen = new Set<SettlementState>([state]);
        for (const { move, next } of steps) {
          const stays = settlementMoves[move].next.length === 0;
          if (!isSettlementMoveAllowed(move, state, stays ? undefined : next)) continue;
          // An invoice for what is settled is still taken in.
          if (!stays) expect([settlementStates.settled, settlementStates.void]).not.toContain(state);
          if (move === 'pay') expect(seen).toContain(settlementStates.confirmed);
          state = stays ? state : next;
          if (state === settlementStates.confirmed) expect(seen).toContain(settlementStates.awaitingConfirm);
          seen.add(state);
        }
      }),
    );
  });

  test('each move is of one side, and the actions of a viewer are his moves that are possible', () => {
    fc.assert(
      fc.property(
        anyState,
        fc.nat(3),
        fc.constantFrom<'operator' | 'supplier'>('operator', 'supplier'),
        (state, missingCount, actor) => {
          const sheet = { state, missingCount, totalFen: 100, paidFen: 0, invoicedFen: 0, acceptedFen: 0 };
          const actions = settlementActions(sheet, { actor, may: () => true });
          for (const move of actions) {
            expect(mayActorMoveSettlement(move, actor)).toBe(true);
            expect(isSettlementMoveAllowed(move, state)).toBe(true);
          }
          if (missingCount > 0) expect(actions).not.toContain('send');
          expect(settlementActions(sheet, { actor, may: () => false })).toEqual([]);
        },
      ),
    );
    for (const move of settlementMoveNames)
      expect(mayActorMoveSettlement(move, 'operator')).not.toBe(mayActorMoveSettlement(move, 'supplier'));
  });
});

test('terms name what is wrong', () => {
  expect(termsFaults(defaultSettlementTerms)).toEqual({});
  const one = { categoryId: '1', rateBp: 100 };
  expect(termsFaults({ ...defaultSettlementTerms, rateBp: 10_001 }).rateBp).toBeDefined();
  expect(termsFaults({ ...defaultSettlementTerms, termDays: -1 }).termDays).toBeDefined();
  expect(termsFaults({ ...defaultSettlementTerms, categoryRates: [one, one] }).categoryRates).toBe(
    '同一分类只能有一行',
  );
  for (const settleFrom of ['明天', '2026-13-01', '2026-02-30'])
    expect(termsFaults({ ...defaultSettlementTerms, settleFrom }).settleFrom, settleFrom).toBeDefined();
});
