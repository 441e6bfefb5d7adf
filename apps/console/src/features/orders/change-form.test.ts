import { expect, test } from 'vitest';
import { changeFaults, type ChangeForm, changeStart, newSumFen, wantedLines } from './change-form.ts';
import type { Order } from './orders.queries.ts';

const order = {
  lines: [
    { orderItemId: '1', price: 1_250, qty: 4, discountFee: 0, freightFee: 600, taxRate: 1300 },
    { orderItemId: '2', price: 99, qty: 1, discountFee: 0, freightFee: 0, taxRate: 1300 },
  ],
  address: { receiver: '陈思远', mobile: '13800100002', telephone: '', areaCode: '310117', address: '民益路201号' },
} as unknown as Order;
const typed = (price: string, qty: string): ChangeForm => {
  const start = changeStart(order);
  return { ...start, reason: '来电', lines: [{ orderItemId: '1', price, qty }, ...start.lines.slice(1)] };
};

test('only what is another is sent, and the sum is what the server will say', () => {
  expect(wantedLines(order, changeStart(order))).toEqual([]);
  expect(newSumFen(order, changeStart(order))).toBe(5_699);
  expect(wantedLines(order, typed('12.00', '5'))).toEqual([{ orderItemId: '1', price: 1_200, qty: 5 }]);
  expect(newSumFen(order, typed('12.00', '5'))).toBe(6_699);
});

test('no sum for what is no number, and the reason is needed', () => {
  for (const [price, qty] of [
    ['0', '1'],
    ['1.234', '1'],
    ['x', '1'],
    ['1', '0'],
    ['1', '1.5'],
  ] as const)
    expect(newSumFen(order, typed(price, qty))).toBeUndefined();
  expect(changeFaults(changeStart(order)).reason).toBe('请填写原因');
});
