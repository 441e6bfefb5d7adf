import { expect, test } from 'vitest';
import { costCenter, orderRemark, purchaseNo } from './order-form.ts';

test.each(['', 'PO-2611-0881', 'A/B_1', '制造一部-01'])('%j may stand as purchase number', (value) => {
  expect(purchaseNo(value)).toBeUndefined();
});

test.each(['a b', 'PO#1', '<x>', 'x'.repeat(51)])('%j may not', (value) => {
  expect(purchaseNo(value)).toBe('采购单号格式不正确');
  expect(costCenter(value)).toBe('成本中心格式不正确');
});

test('a remark counts characters, not code units', () => {
  expect(orderRemark('𠮷'.repeat(200))).toBeUndefined();
  expect(orderRemark('字'.repeat(201))).toBe('备注不能超过200个字');
  expect(orderRemark('二号门\n😀')).toBeUndefined();
  expect(orderRemark('二号门\ud83d')).toBe('备注含有不可用的字符');
});
