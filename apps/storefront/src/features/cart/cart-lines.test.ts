import { itemStates, stockStates } from '@jicai/domain/goods/quantity.ts';
import type { CartItem } from '@jicai/contract/cart/cart.ts';
import { expect, test } from 'vitest';
import { cartPicture, isShort, withQty } from './cart-lines.ts';

const line = (cartId: string, more: Partial<CartItem> = {}): CartItem => ({
  cartId,
  companyId: '1',
  accountId: '1',
  itemId: cartId,
  itemNo: `N${cartId}`,
  productId: cartId,
  itemName: '中性笔',
  itemSpec: '',
  colorName: '',
  unitName: '盒',
  supplierId: '7',
  supplierName: '启文',
  chartQty: 2,
  chartPrice: 1000,
  realPrice: 1000,
  chartTotalFee: 2000,
  priceSource: 'enterprise',
  priceChanged: false,
  isChecked: true,
  itemState: itemStates.onSale,
  stockState: stockStates.enough,
  availQty: 100,
  minQty: 1,
  stepQty: 1,
  maxQty: 0,
  imgs: [],
  createTime: '',
  editTime: '',
  version: 1,
  ...more,
});

test('lines stand by supplier in the order of the cart, unavailable ones apart', () => {
  const lines = [line('1'), line('2', { supplierId: '8' }), line('3'), line('4', { itemState: itemStates.offSale })];
  const { groups, invalid } = cartPicture(lines);
  expect(groups.map((group) => group.lines.map((one) => one.cartId))).toEqual([['1', '3'], ['2']]);
  expect(invalid.map((one) => one.cartId)).toEqual(['4']);
});

test('only checked lines that can be bought count', () => {
  const lines = [
    line('1'),
    line('2', { isChecked: false }),
    line('3', { itemState: itemStates.offSale }),
    line('4', { realPrice: 5 }),
  ];
  const { totalFen, totalQty, checked } = cartPicture(lines);
  expect({ totalFen, totalQty }).toEqual({ totalFen: 2010, totalQty: 4 });
  expect(checked.map((one) => one.cartId)).toEqual(['1', '4']);
});

test('another quantity changes the sum of its line', () => {
  expect(withQty(line('1'), 7)).toMatchObject({ chartQty: 7, chartTotalFee: 7000 });
});

test('a line is short when it asks for more than there is', () => {
  expect([isShort(line('1', { availQty: 1 })), isShort(line('1', { availQty: 2 }))]).toEqual([true, false]);
});
