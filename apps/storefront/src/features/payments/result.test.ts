import { applyStates, payStates } from '@jicai/domain/payments/payment-states.ts';
import { orderStates, tradePayStates } from '@jicai/domain/orders/order-states.ts';
import { expect, test } from 'vitest';
import { payResult } from './result.ts';
import type { PayFacts } from './use-pay-state.ts';

const state: PayFacts = {
  payState: payStates.paying,
  applyState: applyStates.none,
  orderState: orderStates.awaitingPayment,
  tradePaid: false,
};

test.each([
  [
    'an online payment that arrived',
    {
      payState: payStates.paid,
      applyState: applyStates.applied,
      orderState: orderStates.awaitingShipment,
      tradePaid: true,
    },
    1,
    'paid',
    '支付成功',
  ],
  [
    'an order on account',
    { payState: tradePayStates.unpaid, orderState: orderStates.awaitingShipment },
    2,
    'paid',
    '订单已提交',
  ],
  ['an attempt without an answer yet', {}, 1, 'confirming', '支付结果确认中'],
  ['no attempt', { payState: 0 }, 1, 'unpaid', '还没有付款'],
  ['a closed attempt', { payState: payStates.closed }, 1, 'unpaid', '付款没有完成'],
  ['a transfer under way', { payState: 0 }, 3, 'waiting', '等待转账到账'],
  [
    'an approval under way',
    { payState: tradePayStates.unpaid, orderState: orderStates.awaitingApproval },
    2,
    'waiting',
    '待审批',
  ],
  [
    'money after the end',
    { payState: payStates.paid, applyState: applyStates.late, orderState: orderStates.cancelled },
    1,
    'failed',
    '订单已取消',
  ],
] as const)('%s', (_, facts, payMode, kind, title) => {
  const result = payResult({ ...state, ...facts }, payMode);
  expect(result.kind).toBe(kind);
  expect(result.title).toContain(title);
});
