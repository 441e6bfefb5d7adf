import { describe, expect, test } from 'vitest';
import { appliedFilters, askedSort, rangeText, withoutAskedSort } from './applied-filters.ts';
import { readAddress } from './search-address.ts';

const facets = {
  tags: [{ tagId: '1', tagName: '笔尖', values: [{ valueId: '11', valueName: '0.5mm', count: 3 }] }],
  brands: [{ brandId: '2', brandName: '启文', logoUrl: '', count: 4 }],
  cates: [],
  priceBands: [],
};
const names = {
  facets,
  categoryName: '书写工具',
  supplierName: undefined,
  asked: undefined,
  nameOfCategory: (categoryId: string) => (categoryId === '5' ? '本册' : undefined),
};
const labels = (query: string, with_ = names) =>
  appliedFilters(readAddress(new URLSearchParams(query)), with_).map(({ name, value }) => `${name}：${value}`);

describe('applied filters', () => {
  test('a price and an order in the words stand as chips, and leave with their words', () => {
    const asked = {
      keyWithout: '打印机',
      price: { priceTo: 200_000, keyWithout: '最贵的打印机' },
      sort: { sortField: 'price' as const, sortType: 'desc' as const, keyWithout: '2000以内打印机' },
    };
    const chips = appliedFilters(readAddress(new URLSearchParams('keyword=2000以内最贵的打印机')), { ...names, asked });
    expect(chips.map(({ name, value, without }) => [name, value, without.keyword])).toEqual([
      ['价格', '2000 元以下', '最贵的打印机'],
      ['排序', '价格从高到低', '2000以内打印机'],
    ]);
    expect(askedSort(asked)).toBe('priceDown');
    expect(withoutAskedSort(readAddress(new URLSearchParams('keyword=x&sort=sales')), asked)).toMatchObject({
      keyword: '2000以内打印机',
      sort: 'default',
    });
  });

  test('every filter has a chip in the order of the rows', () => {
    const query = 'keyword=笔&categoryId=9&cate=5&brand=2&tag=1:11&priceFrom=4&priceTo=40&stock=1';
    expect(labels(query)).toEqual([
      '分类：书写工具',
      '分类：本册',
      '品牌：启文',
      '笔尖：0.5mm',
      '价格：4–40 元',
      '库存：仅看有货',
    ]);
  });

  test('a category without a keyword is the page itself, not a filter', () => {
    expect(labels('categoryId=9')).toEqual([]);
  });

  test('a value that the answer does not name still has its chip', () => {
    expect(labels('keyword=笔&brand=7&tag=8:9&supplierId=3')).toEqual(['品牌：已选', '供应商：已选', '属性：已选']);
  });

  test('taking a chip off leaves the other values of its property', () => {
    const state = readAddress(new URLSearchParams('keyword=笔&tag=1:11,12&page=4'));
    const [first] = appliedFilters(state, names);
    expect(first?.without).toEqual({ ...state, pageIndex: 1, tags: [{ tagId: '1', valueIds: ['12'] }] });
  });
});

test.each([
  [400, 4000, '4–40 元'],
  [undefined, 1050, '10.5 元以下'],
  [0, 999, '10 元以下'],
  [1000, 1999, '10–20 元'],
  [5000, null, '50 元以上'],
])('the range %j to %j reads %s', (from, to, text) => {
  expect(rangeText(from, to)).toBe(text);
});
