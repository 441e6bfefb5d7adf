import { applyStates, payStates } from '@jicai/domain/payments/payment-states.ts';
import { orderStates } from '@jicai/domain/orders/order-states.ts';
import { expect, test } from 'vitest';
import { attemptTrouble } from './attempt-trouble.ts';
import type { PayFacts } from './use-pay-state.ts';

const waiting: PayFacts = {
  payState: payStates.paying,
  applyState: applyStates.none,
  orderState: orderStates.awaitingPayment,
  tradePaid: false,
};

test('an attempt under way and a paid one have no trouble', () => {
  expect(attemptTrouble(waiting)).toBeUndefined();
  expect(
    attemptTrouble({
      ...waiting,
      payState: payStates.paid,
      applyState: applyStates.applied,
      orderState: orderStates.awaitingShipment,
      tradePaid: true,
    }),
  ).toBeUndefined();
});

test.each([
  [{ payState: payStates.closed }, '支付单已关闭'],
  [{ payState: payStates.refused }, '支付渠道异常'],
  [{ orderState: orderStates.cancelled }, '订单已取消'],
  [{ applyState: applyStates.duplicate, tradePaid: true }, '重复支付'],
  [{ applyState: applyStates.late, orderState: orderStates.cancelled }, '原路退款'],
  [{ applyState: applyStates.mismatch }, '人工核对'],
] satisfies [Partial<PayFacts>, string][])('%o is explained', (facts, text) => {
  expect(attemptTrouble({ ...waiting, ...facts })).toContain(text);
});
