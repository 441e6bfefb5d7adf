import { allOrderStates, orderStates } from '@jicai/domain/orders/order-states.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupByRequest } from './group-by-request.ts';

const order = (tradeId: string, orderState: number = orderStates.awaitingApproval) => ({ tradeId, orderState });

test('orders of one request that wait stand together; what has gone on stands alone', () => {
  const list = [order('1'), order('1'), order('2'), order('3', 30), order('3', 30), order('2')];
  expect(groupByRequest(list).map((group) => group.length)).toEqual([2, 1, 1, 1, 1]);
});

test('no order is lost, doubled or moved', () =>
  fc.assert(
    fc.property(
      fc.array(fc.record({ tradeId: fc.constantFrom('1', '2', '3'), orderState: fc.constantFrom(...allOrderStates) })),
      (orders) => {
        const groups = groupByRequest(orders);
        expect(groups.flat()).toEqual(orders);
        for (const group of groups) expect(new Set(group.map(({ tradeId }) => tradeId)).size).toBe(1);
      },
    ),
  ));
