import { expect, test } from 'vitest';
import { itemStates } from '../goods/quantity.ts';
import { cartTotals } from './cart-totals.ts';

test('only checked lines on sale count', () => {
  const line = { qty: 2, priceFen: 150, isChecked: true, itemState: itemStates.onSale };
  expect(
    cartTotals([
      line,
      { ...line, isChecked: false },
      { ...line, itemState: itemStates.offSale },
      { ...line, priceFen: null, qty: 1 },
    ]),
  ).toEqual({ totalFen: 300, totalQty: 3 });
});
