import { expect, test } from 'vitest';
import { fillItems } from './fill-items.ts';
import { type EditedItem, emptyItem } from './product-values.ts';

const item = (itemNo: string, more: Partial<EditedItem> = {}): EditedItem => ({
  ...emptyItem,
  itemId: `id ${itemNo}`,
  itemNo,
  itemName: '手套',
  supplierId: '1',
  retailFen: 1000,
  ...more,
});
const items = [item('A'), item('B', { retailFen: 1200 }), item('C', { itemId: '', stock: 0 })];

test('a column is filled for the chosen items alone', () => {
  const filled = fillItems(items, { chosen: ['A', 'C'], column: 'retailFen', text: ' 9.90 ' });
  expect('items' in filled && filled.items.map(({ retailFen }) => retailFen)).toEqual([990, 1200, 990]);
  expect('items' in filled && filled.items[1]).toBe(items[1]);
});

test('first stock goes to new items alone; an empty price takes it away', () => {
  const stocked = fillItems(items, { chosen: ['A', 'C'], column: 'stock', text: '50' });
  expect('items' in stocked && stocked.items.map(({ stock }) => stock)).toEqual([0, 0, 50]);
  const bare = fillItems([item('A', { enterpriseFen: 900 })], { chosen: ['A'], column: 'enterpriseFen', text: '' });
  expect('items' in bare && bare.items[0]?.enterpriseFen).toBeNull();
});

test('what an item would refuse is named, and nothing is filled', () => {
  expect(fillItems(items, { chosen: ['A', 'B'], column: 'retailFen', text: 'viel' })).toEqual({
    fault: 'A：请输入正确的零售价',
  });
  expect(fillItems([item('A', { stepQty: 5, minQty: 5 })], { chosen: ['A'], column: 'minQty', text: '7' })).toEqual({
    fault: 'A：起订量须为倍数的整数倍',
  });
  expect(fillItems(items, { chosen: ['A'], column: 'retailFen', text: '' })).toEqual({
    fault: 'A：没有价格，不能上架',
  });
});
