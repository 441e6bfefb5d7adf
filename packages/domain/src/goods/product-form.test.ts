import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  combineOptions,
  type ItemForm,
  itemFaults,
  itemRuleFaults,
  itemsFault,
  mostItemsOfProduct,
} from './product-form.ts';

const good: ItemForm = {
  itemId: '',
  itemNo: 'A-1',
  itemName: '订书机',
  itemSpec: '',
  modelNo: '',
  colorName: '',
  supplierId: '1',
  unitName: '个',
  retailFen: 1000,
  enterpriseFen: null,
  marketFen: null,
  tiers: [],
  minQty: 2,
  stepQty: 2,
  maxQty: 0,
  taxRateBp: 1300,
  specs: [],
  attrs: [],
  imgUrl: '',
  imgUrls: [],
  isOnSale: true,
  stock: 0,
  safetyQty: 0,
  weightG: 0,
};

describe('an item', () => {
  test('that is whole has no fault; each field says its own', () => {
    expect(itemFaults(good)).toEqual({});
    const wrong: [Partial<ItemForm>, keyof ItemForm][] = [
      [{ itemNo: ' ' }, 'itemNo'],
      [{ itemName: '长'.repeat(301) }, 'itemName'],
      [{ supplierId: '' }, 'supplierId'],
      [{ retailFen: Number.NaN }, 'retailFen'],
      [{ retailFen: null }, 'retailFen'],
      [{ minQty: 3 }, 'minQty'],
      [{ maxQty: 1 }, 'maxQty'],
      [{ marketFen: 999 }, 'marketFen'],
      [{ taxRateBp: 1700 }, 'taxRateBp'],
      [{ stock: -1 }, 'stock'],
      [{ safetyQty: 1.5 }, 'safetyQty'],
      [{ weightG: -1 }, 'weightG'],
      [{ pieceQty: 24, pieceName: '' }, 'pieceName'],
      [
        {
          tiers: [
            { qtyFrom: 10, priceFen: 900 },
            { qtyFrom: 10, priceFen: 800 },
          ],
        },
        'tiers',
      ],
      [
        {
          specs: [
            { name: '颜色', value: '黑' },
            { name: '颜色', value: '白' },
          ],
        },
        'specs',
      ],
      [{ attrs: [{ name: '材质', value: '' }] }, 'attrs'],
      [{ imgUrls: Array.from({ length: 12 }, (_, at) => `/files/1/${at}`) }, 'imgUrls'],
    ];
    for (const [part, field] of wrong) expect(Object.keys(itemFaults({ ...good, ...part }))).toEqual([field]);
  });

  test('off sale needs no price', () => {
    expect(itemFaults({ ...good, retailFen: null, isOnSale: false })).toEqual({});
  });

  test('without a fault of quantity has a smallest order that its own rule takes', () => {
    const qty = fc.integer({ min: 1, max: 40 });
    fc.assert(
      fc.property(qty, qty, fc.integer({ min: 0, max: 40 }), (minQty, stepQty, maxQty) => {
        const faults = itemRuleFaults({ minQty, stepQty, maxQty, retailFen: 1, marketFen: null });
        const mayBuy = minQty % stepQty === 0 && (maxQty === 0 || minQty <= maxQty);
        expect(Object.keys(faults).length === 0).toBe(mayBuy);
      }),
    );
  });
});

describe('the items of a product', () => {
  test('are at least one, and differ in number and options', () => {
    expect(itemsFault([])).toBe('请至少添加一个规格');
    expect(itemsFault([good, { ...good, itemNo: 'A-2' }])).toBeUndefined();
    expect(itemsFault([good, good])).toBe('货号 A-1 重复');
    const black = { ...good, specs: [{ name: '颜色', value: '黑' }] };
    expect(itemsFault([black, { ...black, itemNo: 'A-2' }])).toBe('规格 颜色:黑 重复');
    expect(
      itemsFault(Array.from({ length: mostItemsOfProduct + 1 }, (_, at) => ({ itemNo: `${at}`, specs: [] }))),
    ).toContain('最多');
  });

  test('combine every value with every other, each combination once', () => {
    const values = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(values, { minLength: 1, maxLength: 3 }), (lists) => {
        const options = lists.map((list, at) => ({ name: `选项${at}`, values: list }));
        const all = combineOptions(options);
        expect(all).toHaveLength(lists.reduce((count, list) => count * list.length, 1));
        expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(all.length);
      }),
    );
  });
});
