import { expect, test } from 'vitest';
import { attemptTrouble } from './attempt-trouble.ts';
import type { PayFacts } from './use-pay-state.ts';

const waiting: PayFacts = { payState: 10, applyState: 0, orderState: 20, tradePaid: false };

test('an attempt under way and a paid one have no trouble', () => {
  expect(attemptTrouble(waiting)).toBeUndefined();
  expect(attemptTrouble({ ...waiting, payState: 20, applyState: 1, orderState: 30, tradePaid: true })).toBeUndefined();
});

test.each([
  [{ payState: 30 }, '支付单已关闭'],
  [{ payState: 40 }, '支付渠道异常'],
  [{ orderState: 60 }, '订单已取消'],
  [{ applyState: 2, tradePaid: true }, '重复支付'],
  [{ applyState: 3, orderState: 60 }, '原路退款'],
  [{ applyState: 4 }, '人工核对'],
] satisfies [Partial<PayFacts>, string][])('%o is explained', (facts, text) => {
  expect(attemptTrouble({ ...waiting, ...facts })).toContain(text);
});
