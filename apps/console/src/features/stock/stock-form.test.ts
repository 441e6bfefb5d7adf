import { expect, test } from 'vitest';
import { adjustmentOf, stockFaults } from './stock-form.ts';

const now = { onHand: 10, reserved: 4 };
const reason = '盘点';
const faultOf = (way: 'count' | 'add' | 'take', qty: string) => stockFaults({ way, qty, reason }, now).qty;

test('never below what orders hold, and never nothing', () => {
  expect(faultOf('count', '4')).toBeUndefined();
  expect(faultOf('count', '3')).toBe('库存不能小于已占用的 4');
  expect(faultOf('take', '7')).toBe('库存不能小于已占用的 4');
  expect(faultOf('take', '6')).toBeUndefined();
  expect(faultOf('count', '10')).toBe('库存没有变化');
  expect(faultOf('add', '0')).toBe('库存没有变化');
  for (const qty of ['', '-1', '1.5', 'x']) expect(faultOf('add', qty)).toBe('请输入整数');
  expect(stockFaults({ way: 'count', qty: '9', reason: '盘' }, now).reason).toBe('请填写2-100字的原因');
});

test('a count is sent as such, a correction as what it adds', () => {
  expect(adjustmentOf({ way: 'count', qty: '9', reason })).toEqual({ onHand: 9, reason });
  expect(adjustmentOf({ way: 'add', qty: '9', reason })).toEqual({ delta: 9, reason });
  expect(adjustmentOf({ way: 'take', qty: '9', reason })).toEqual({ delta: -9, reason });
});
