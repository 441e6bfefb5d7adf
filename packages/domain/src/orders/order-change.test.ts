import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partFen } from '../money/money.ts';
import { changedLines, type ChangingLine, differenceOf, priceCutFen, whyNoChange } from './order-change.ts';
import { allOrderStates, cancelStates, orderStates, payModes, tradePayStates } from './order-states.ts';

const fen = fc.integer({ min: 1, max: 999_999 });
const qty = fc.integer({ min: 1, max: 9_999 });
const lines = fc
  .array(fc.record({ priceFen: fen, qty, freightFen: fc.integer({ min: 0, max: 5_000 }) }), {
    minLength: 1,
    maxLength: 8,
  })
  .map((some) =>
    some.map((line, at): ChangingLine => ({ ...line, orderLineId: String(at), discountFen: 0, taxRateBp: 1300 })),
  );
const terms = fc.array(fc.record({ priceFen: fen, qty }), { minLength: 8, maxLength: 8 });
const total = (some: readonly { payFen: number }[]) => some.reduce((sum, { payFen }) => sum + payFen, 0);
const costOf = (some: readonly ChangingLine[]) =>
  some.reduce((sum, { priceFen, qty: units, freightFen }) => sum + priceFen * units + freightFen, 0);

test('each line adds up, and the freight of the order stays to the fen', () => {
  fc.assert(
    fc.property(lines, terms, (old, wanted) => {
      const next = changedLines(
        old,
        old.map(({ orderLineId }, at) => ({ orderLineId, priceFen: 1, qty: 1, ...wanted[at] })),
      );
      for (const line of next) {
        expect(line.goodsFen).toBe(line.priceFen * line.qty);
        expect(line.payFen).toBe(line.goodsFen - line.discountFen + line.freightFen);
        expect(line.taxFen).toBeLessThanOrEqual(line.payFen);
      }
      const freight = (some: readonly { freightFen: number }[]) => some.reduce((sum, one) => sum + one.freightFen, 0);
      expect(freight(next)).toBe(freight(old));
      expect(total(next) - costOf(old)).toBe(
        next.reduce((sum, line, at) => sum + line.goodsFen - (old[at]?.priceFen ?? 0) * (old[at]?.qty ?? 0), 0),
      );
    }),
  );
});

test('there and back again costs what it did; what is not named stays', () => {
  fc.assert(
    fc.property(lines, terms, (old, wanted) => {
      const to = old.map(({ orderLineId }, at) => ({ orderLineId, priceFen: 1, qty: 1, ...wanted[at] }));
      const there = changedLines(old, to).map((line) => ({ ...line, taxRateBp: 1300 }));
      expect(total(changedLines(there, old))).toBe(costOf(old));
      expect(total(changedLines(old, []))).toBe(costOf(old));
      expect(priceCutFen(old, old)).toBe(0);
    }),
  );
});

test('a discount goes with its units: as much as giving the others back, never more, never beyond the goods', () => {
  const bought = fc.record({ priceFen: fen, qty, share: fc.double({ min: 0, max: 1, noNaN: true }) });
  fc.assert(
    fc.property(bought, fen, qty, ({ share, ...line }, newFen, newQty) => {
      const discountFen = Math.floor(line.priceFen * line.qty * share);
      const old = { ...line, orderLineId: 'a', discountFen, freightFen: 0, taxRateBp: 1300 };
      const change = (terms: { priceFen: number; qty: number }) =>
        changedLines([old], [{ orderLineId: 'a', ...terms }])[0]!;
      const next = change({ priceFen: newFen, qty: newQty });
      expect(next.discountFen).toBeGreaterThanOrEqual(0);
      expect(next.discountFen).toBeLessThanOrEqual(Math.min(discountFen, next.goodsFen));
      if (newQty <= line.qty) {
        const fewer = change({ priceFen: line.priceFen, qty: newQty });
        const givenBack = partFen({
          totalFen: discountFen,
          qty: line.qty,
          doneQty: 0,
          nowQty: line.qty - newQty,
        });
        expect(fewer.discountFen).toBe(discountFen - givenBack);
      } else expect(change({ priceFen: line.priceFen, qty: newQty }).discountFen).toBe(discountFen);
      expect(change(line)).toMatchObject({ discountFen, payFen: line.priceFen * line.qty - discountFen });
    }),
  );
});

test('credit follows the sum, money only ever goes back, and an unpaid order moves none', () => {
  fc.assert(
    fc.property(fen, fen, (oldFen, newFen) => {
      const sums = { oldFen, newFen };
      const onAccount = differenceOf({ payMode: payModes.credit, payState: tradePayStates.owed }, sums);
      if (newFen > oldFen) expect(onAccount).toEqual({ kind: 'takeCredit', feeFen: newFen - oldFen });
      if (newFen < oldFen) expect(onAccount).toEqual({ kind: 'revertCredit', feeFen: oldFen - newFen });
      const paid = differenceOf({ payMode: payModes.online, payState: tradePayStates.paid }, sums);
      if (newFen > oldFen) expect(paid.kind).toBe('impossible');
      if (newFen < oldFen) expect(paid).toEqual({ kind: 'refund', feeFen: oldFen - newFen });
      expect(differenceOf({ payMode: payModes.online, payState: tradePayStates.unpaid }, sums).kind).toBe('none');
    }),
  );
});

test('only an order that waits for money or shipping, whole as it was bought, is changed', () => {
  const fine = {
    payState: tradePayStates.paid,
    cancelState: cancelStates.none,
    hasPartPaid: false,
    isTouched: false,
  };
  const open = allOrderStates.filter((state) => whyNoChange({ ...fine, state }) === undefined);
  expect(open).toEqual([orderStates.awaitingPayment, orderStates.awaitingShipment]);
  const state = orderStates.awaitingShipment;
  expect(whyNoChange({ ...fine, state, cancelState: cancelStates.applied })).toContain('取消');
  expect(whyNoChange({ ...fine, state, isTouched: true })).toContain('售后');
  expect(whyNoChange({ ...fine, state, hasPartPaid: true })).toContain('部分到账');
});

test('what a lower price gives away is counted at the new quantity, a higher price takes nothing off it', () => {
  const old = [
    { orderLineId: 'a', priceFen: 1000, qty: 10 },
    { orderLineId: 'b', priceFen: 500, qty: 1 },
  ];
  expect(
    priceCutFen(old, [
      { orderLineId: 'a', priceFen: 900, qty: 5 },
      { orderLineId: 'b', priceFen: 900, qty: 1 },
    ]),
  ).toBe(500);
});
