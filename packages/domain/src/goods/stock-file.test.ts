import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stockLineOutcome } from './stock-file.ts';

const standing = { onHand: 10, reserved: 4 };

test.each([
  ['', '5', standing, undefined, '缺少货号'],
  ['A', '5', standing, 2, '与第 2 行重复'],
  ['A', '5', undefined, undefined, '不是您的商品'],
  ['A', '-1', standing, undefined, '数量应为非负整数'],
  ['A', '1.5', standing, undefined, '数量应为非负整数'],
  ['A', '', standing, undefined, '数量应为非负整数'],
  ['A', '5', { onHand: null, reserved: null }, undefined, '这个商品没有库存记录'],
  ['A', '3', standing, undefined, '订单已占用 4 件，不能更少'],
])('%s, %s is refused', (itemNo, qty, is, earlier, fault) => {
  expect(stockLineOutcome({ itemNo, qty }, is, earlier)).toEqual({ fault });
});

test('what is taken never falls below what orders hold', () => {
  fc.assert(
    fc.property(fc.nat(999), fc.nat(999), fc.nat(999), (onHand, held, qty) => {
      const reserved = Math.min(onHand, held);
      const outcome = stockLineOutcome({ itemNo: 'A', qty: String(qty) }, { onHand, reserved }, undefined);
      if (qty < reserved) expect(outcome).toHaveProperty('fault');
      else expect(outcome).toEqual({ from: onHand, to: qty });
    }),
  );
});
