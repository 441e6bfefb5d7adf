import { expect, test } from 'vitest';
import { accountStates, customerStates } from '../people/account-types.ts';
import { orderStates } from './order-states.ts';
import { placedMessage, whyNoRequester } from './place-for-customer.ts';

const fine = {
  accountState: accountStates.active,
  customerState: customerStates.active,
  permissions: new Set(['order.submit' as const]),
};

test('an active person who may order himself may be ordered for, nobody else', () => {
  expect(whyNoRequester(fine)).toBeUndefined();
  expect(whyNoRequester({ ...fine, permissions: new Set() })).toBe('该用户没有下单权限');
  expect(whyNoRequester({ ...fine, accountState: accountStates.disabled })).toBe('该用户已停用，不能代为下单');
  expect(whyNoRequester({ ...fine, customerState: customerStates.disabled })).toBe('客户已停用，不能代为下单');
});

test('the message says what follows', () => {
  expect(placedMessage(orderStates.awaitingApproval).text).toContain('审批');
  expect(placedMessage(orderStates.awaitingPayment).text).toContain('付款');
  expect(placedMessage(orderStates.awaitingShipment).text).toContain('发货');
});
