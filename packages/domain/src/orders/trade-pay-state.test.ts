import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type TradePayState, tradePayStates } from './order-states.ts';
import { refundedPayState, tradePayState } from './trade-pay-state.ts';

const of = (...states: TradePayState[]) => tradePayState(states.map((payState) => ({ payState, payFen: 100 })));

test.each<[TradePayState[], TradePayState]>([
  [[1, 1], 1],
  [[1, 2], 2],
  [[1, 3], 2],
  [[3, 3], 3],
  [[4, 5], 4],
  [[4, 3], 4],
  [[5, 3], 5],
  [[5, 5], 5],
])('orders at %j make a trade of %i', (states, trade) => expect(of(...states)).toBe(trade));

test('an order that costs nothing has no say', () => {
  const free = { payState: tradePayStates.owed, payFen: 0 } as const;
  expect(tradePayState([{ payState: tradePayStates.settled, payFen: 100 }, free])).toBe(5);
});

test('money back: none changes nothing, a part is 2, all of it 3', () => {
  const order = { payState: tradePayStates.paid, payFen: 100 } as const;
  expect([0, 40, 100].map((fen) => refundedPayState(order, fen))).toEqual([1, 2, 3]);
});

test('a trade is given back whole exactly when every order is', () => {
  const paid = fc.constantFrom<TradePayState>(1, 2, 3);
  const owed = fc.constantFrom<TradePayState>(3, 4, 5);
  const orders = fc.oneof(fc.array(paid, { minLength: 1 }), fc.array(owed, { minLength: 1 }));
  fc.assert(
    fc.property(
      orders,
      (states) =>
        (of(...states) === tradePayStates.refunded) === states.every((state) => state === tradePayStates.refunded),
    ),
  );
});
