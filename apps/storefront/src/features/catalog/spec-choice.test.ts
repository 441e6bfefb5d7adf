import { type ItemState, itemStates, type StockState, stockStates } from '@jicai/domain/goods/quantity.ts';
import { describe, expect, test } from 'vitest';
import { specChoices } from './spec-choice.ts';

const specs = [
  {
    specName: '颜色',
    values: [
      { valueId: 'k', valueName: '黑色' },
      { valueId: 'b', valueName: '蓝色' },
    ],
  },
  {
    specName: '笔尖',
    values: [
      { valueId: '5', valueName: '0.5mm' },
      { valueId: '7', valueName: '0.7mm' },
    ],
  },
];
const sister = (
  itemId: string,
  valueIds: string[],
  stockState: StockState = stockStates.enough,
  itemState: ItemState = itemStates.onSale,
) => ({
  itemId,
  valueIds,
  stockState,
  itemState,
});
const product = {
  specs,
  skuMap: [sister('1', ['k', '5']), sister('2', ['k', '7'], stockStates.none), sister('3', ['b', '5'])],
};
const chips = (itemId: string, from = product) =>
  specChoices(from, itemId).flatMap(({ values }) =>
    values.map((value) => [value.valueName, value.isChosen, value.itemId, value.state]),
  );

describe('specification chips', () => {
  test('a value leads to the item that shares the other values', () => {
    expect(chips('1')).toEqual([
      ['黑色', true, '1', 'ok'],
      ['蓝色', false, '3', 'ok'],
      ['0.5mm', true, '1', 'ok'],
      ['0.7mm', false, '2', 'out'],
    ]);
  });

  test('where that item is missing it leads to the closest one, marked as out', () => {
    expect(chips('3')).toContainEqual(['0.7mm', false, '2', 'out']);
  });

  test('the item in view may itself be out of stock', () => {
    expect(chips('2')).toContainEqual(['0.7mm', true, '2', 'out']);
  });

  test('a value that no item has leads nowhere', () => {
    const lonely = { ...product, skuMap: [sister('1', ['k', '5'])] };
    expect(chips('1', lonely)).toContainEqual(['蓝色', false, undefined, 'out']);
  });
});
