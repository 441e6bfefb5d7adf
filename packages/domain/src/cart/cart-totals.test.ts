import { expect, test } from 'vitest';
import { cartTotals } from './cart-totals.ts';

test('only checked lines on sale count', () => {
  const line = { qty: 2, priceFen: 150, isChecked: true, itemState: 1 as const };
  expect(
    cartTotals([line, { ...line, isChecked: false }, { ...line, itemState: 0 }, { ...line, priceFen: null, qty: 1 }]),
  ).toEqual({ totalFen: 300, totalQty: 3 });
});
