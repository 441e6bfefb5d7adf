import { describe, expect, test } from 'vitest';
import { cartTotals } from './cart-totals.ts';
import { quantityFault } from './quantity.ts';

test('only checked lines on sale count', () => {
  const line = { qty: 2, priceFen: 150, isChecked: true, itemState: 1 as const };
  expect(
    cartTotals([line, { ...line, isChecked: false }, { ...line, itemState: 0 }, { ...line, priceFen: null, qty: 1 }]),
  ).toEqual({ totalFen: 300, totalQty: 3 });
});

describe('quantity (3.6)', () => {
  const limits = { minQty: 10, stepQty: 5, maxQty: 100 };
  test.each([
    [5, '2002'],
    [12, '2003'],
    [105, '2004'],
    [10, undefined],
    [100, undefined],
  ])('%i', (qty, code) => {
    expect(quantityFault(qty, limits)?.code).toBe(code);
  });
  test('0 means no own limit', () => {
    expect(quantityFault(999_999, { minQty: 1, stepQty: 1, maxQty: 0 })).toBeUndefined();
    expect(quantityFault(1_000_000, { minQty: 1, stepQty: 1, maxQty: 0 })?.code).toBe('2004');
  });
});
