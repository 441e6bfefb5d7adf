import { expect, test } from 'vitest';
import { payWhenText } from './settle-form.ts';

test('nobody is told to pay at once for what has to be approved first', () => {
  expect(payWhenText({ payMode: 1 }, false)).toBe('支付宝、微信支付，提交后立即付款');
  expect(payWhenText({ payMode: 1 }, true)).toBe('支付宝、微信支付，审批通过后付款');
  expect(payWhenText({ payMode: 3, payDays: 7 }, false)).toBe('7 天内转账并提交凭证，到账后发货');
  expect(payWhenText({ payMode: 3, payDays: 3 }, true)).toBe('审批通过后 3 天内转账并提交凭证，到账后发货');
  expect(payWhenText({ payMode: 2 }, true)).toBeUndefined();
});
