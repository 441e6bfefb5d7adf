import { expect, test } from 'vitest';
import { emptyPlace, placeFaults, withItems, withoutItem, withQty } from './place-values.ts';

test('a number that stands in the list gets the sum, in whatever letters', () => {
  const list = withItems(
    [{ itemNo: 'AB-1', qty: 2 }],
    [
      { itemNo: 'ab-1', qty: 3 },
      { itemNo: 'C', qty: 1 },
    ],
  );
  expect(list).toEqual([
    { itemNo: 'AB-1', qty: 5 },
    { itemNo: 'C', qty: 1 },
  ]);
  expect(withQty(list, { itemNo: 'ab-1', qty: 9 })[0]?.qty).toBe(9);
  expect(withoutItem(list, 'c')).toHaveLength(1);
});

test('an address must be chosen, and numbers are checked as the buyer’s own', () => {
  expect(placeFaults(emptyPlace).addressId).toBe('请选择收货地址');
  expect(placeFaults({ ...emptyPlace, addressId: '1', purchaseNo: 'PO 1' }).purchaseNo).toBe('采购单号格式不正确');
});
