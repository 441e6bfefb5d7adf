import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import {
  services,
  changed,
  readAddress,
  type SearchState,
  sorts,
  toggled,
  withoutFilters,
  withTag,
  writeAddress,
} from './search-address.ts';

const id = fc.bigInt({ min: 1n, max: 9_223_372_036_854_775_807n }).map(String);
const ids = fc.uniqueArray(id, { maxLength: 4 });
const anyState: fc.Arbitrary<SearchState> = fc
  .record({
    keyword: fc.string({ maxLength: 50, unit: 'binary' }).map((text) => text.trim().slice(0, 50).trim()),
    categoryId: fc.option(id, { nil: '' }),
    categoryIds: ids,
    supplierId: fc.option(id, { nil: '' }),
    brandIds: ids,
    tags: fc.uniqueArray(fc.record({ tagId: id, valueIds: fc.uniqueArray(id, { minLength: 1, maxLength: 3 }) }), {
      selector: (tag) => tag.tagId,
      maxLength: 3,
    }),
    prices: fc.tuple(fc.nat(9_999_999_999), fc.nat(9_999_999_999)),
    hasPrices: fc.boolean(),
    isInStock: fc.boolean(),
    services: fc.subarray([...services]),
    sort: fc.constantFrom(...sorts),
    pageIndex: fc.integer({ min: 1, max: 100_000 }),
  })
  .map(({ prices: [a, b], hasPrices, ...state }) => ({
    ...state,
    priceFromFen: hasPrices ? Math.min(a, b) : undefined,
    priceToFen: hasPrices ? Math.max(a, b) : undefined,
  }));

const empty = readAddress(new URLSearchParams());

describe('search address', () => {
  test('reading what was written gives the same state', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const again = readAddress(new URLSearchParams(writeAddress(state).toString()));
        expect(again).toEqual(state);
      }),
    );
  });

  test('a plain search has a short address', () => {
    expect(writeAddress({ ...empty, keyword: '中性笔' }).toString()).toBe(
      new URLSearchParams({ keyword: '中性笔' }).toString(),
    );
    expect(writeAddress(empty).toString()).toBe('');
  });

  test.each([
    ['page=0', { pageIndex: 1 }],
    ['page=2.5', { pageIndex: 1 }],
    ['page=3', { pageIndex: 3 }],
    ['sort=cheap', { sort: 'default' }],
    ['brand=7,x,7,8', { brandIds: ['7', '8'] }],
    ['tag=1:&tag=2:5,6&tag=;drop', { tags: [{ tagId: '2', valueIds: ['5', '6'] }] }],
    ['priceFrom=40&priceTo=4', { priceFromFen: 400, priceToFen: 4000 }],
    ['priceFrom=abc&priceTo=-1', { priceFromFen: undefined, priceToFen: undefined }],
    ['categoryId=1%27--', { categoryId: '' }],
    ['stock=true', { isInStock: false }],
  ])('%s is read as %j', (query, expected) => {
    expect(readAddress(new URLSearchParams(query))).toEqual({ ...empty, ...expected });
  });
});

describe('changes of the filter', () => {
  const onPageThree = { ...empty, keyword: '笔', pageIndex: 3 };

  test('a change of the filter leads back to the first page, a change of the page does not', () => {
    expect(changed(onPageThree, { isInStock: true }).pageIndex).toBe(1);
    expect(changed(onPageThree, { pageIndex: 4 })).toEqual({ ...onPageThree, pageIndex: 4 });
  });

  test('values of a property are replaced, and none takes the property out', () => {
    const one = withTag(onPageThree, '1', ['5']);
    const two = withTag(one, '2', ['6', '7']);
    expect(withTag(two, '1', ['8']).tags).toEqual([
      { tagId: '1', valueIds: ['8'] },
      { tagId: '2', valueIds: ['6', '7'] },
    ]);
    expect(withTag(one, '1', []).tags).toEqual([]);
  });

  test('clearing keeps what the search is by', () => {
    const full = {
      ...onPageThree,
      categoryId: '9',
      categoryIds: ['8'],
      brandIds: ['1'],
      priceFromFen: 100,
      isInStock: true,
      services: ['agreed', 'nextDay'] as const,
    };
    expect(withoutFilters(full)).toEqual({ ...empty, keyword: '笔' });
    expect(withoutFilters({ ...full, keyword: '' })).toEqual({ ...empty, categoryId: '9' });
  });

  test('toggling twice changes nothing', () => {
    expect(toggled(toggled(['1', '2'], '3'), '3')).toEqual(['1', '2']);
    expect(toggled(['1', '2'], '1')).toEqual(['2']);
  });
});
