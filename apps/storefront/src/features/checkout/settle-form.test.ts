import { payModes } from '@jicai/domain/orders/order-states.ts';
import { expect, test } from 'vitest';
import { payWhenText } from './settle-form.ts';

test('nobody is told to pay at once for what has to be approved first', () => {
  expect(payWhenText({ payMode: payModes.online }, false)).toBe('支付宝、微信支付，提交后立即付款');
  expect(payWhenText({ payMode: payModes.online }, true)).toBe('支付宝、微信支付，审批通过后付款');
  expect(payWhenText({ payMode: payModes.transfer, payDays: 7 }, false)).toBe('7 天内转账并提交凭证，到账后发货');
  expect(payWhenText({ payMode: payModes.transfer, payDays: 3 }, true)).toBe(
    '审批通过后 3 天内转账并提交凭证，到账后发货',
  );
  expect(payWhenText({ payMode: payModes.credit }, true)).toBeUndefined();
});
