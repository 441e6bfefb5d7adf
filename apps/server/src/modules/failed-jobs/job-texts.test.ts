import { expect, test } from 'vitest';
import { failureText, jobText } from './job-texts.ts';

test('a failure is told in Chinese, without what only a programmer reads', () => {
  expect(failureText('connect ECONNREFUSED 10.0.0.7:443')).toBe('连不上对方服务，请检查网络或对方是否正常');
  expect(failureText('The operation was aborted due to timeout')).toContain('没有按时答复');
  expect(failureText('渠道余额不足')).toBe('渠道余额不足');
  expect(failureText('Cannot read properties of undefined')).toMatch(/^程序出错/);
});

test('work of an earlier release keeps its own name', () => {
  expect(jobText('refund.send')).toBe('向支付渠道退款');
  expect(jobText('constructor')).toBe('其他任务 constructor');
});
