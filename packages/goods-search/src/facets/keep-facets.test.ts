import { stockStates } from '@jicai/domain/goods/quantity.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createGoodsSearch } from '../goods-search.ts';
import { searchIndex } from '../find/search-index.ts';
import type { IndexQuery } from '../query/query.ts';
import { docsOfGoods, everything, type Goods, indexOfGoods } from '../test/index-of-goods.ts';
import { keepFacets } from './keep-facets.ts';

const goods: Goods[] = Array.from({ length: 30 }, (_, at) => ({
  title: `采购 ${at % 2 ? '白板笔' : '复印纸'} ${at}号`,
  category: at % 2 ? '笔' : '纸',
  brand: String(at % 3),
  priceFen: 100 + at * 10,
  stock: at % 5 ? stockStates.enough : stockStates.none,
  product: String(1000 + (at % 7)),
}));
const page = (offset: number, limit = 5): IndexQuery => ({ ...everything, offset, limit, withFacets: true });

const anyQuery: fc.Arbitrary<IndexQuery> = fc
  .record({
    text: fc.constantFrom('', '纸', '白板笔', '采购', '没有', '便宜的纸', '2元以下的笔'),
    isInStock: fc.boolean(),
    isByProduct: fc.boolean(),
    withFacets: fc.boolean(),
    offset: fc.constantFrom(0, 5, 10),
    limit: fc.constantFrom(5, 10),
    choices: fc.subarray([
      { kind: 'brand' as const, ids: ['1'] },
      { kind: 'price' as const, fromFen: 150, toFen: null },
    ]),
    sort: fc.constantFrom({ field: 'default' as const, isRising: false }, { field: 'price' as const, isRising: true }),
  })
  .map((asked) => ({ ...everything, ...asked }));

test('whatever was asked before, an answer is the one that a search without memory gives', () => {
  const index = indexOfGoods(goods);
  const { search } = keepFacets((query) => searchIndex(index, query));
  fc.assert(
    fc.property(fc.array(anyQuery, { minLength: 2, maxLength: 12 }), (queries) => {
      for (const query of queries) expect(search(query)).toEqual(searchIndex(index, query));
    }),
    { numRuns: 60 },
  );
});

test('the next page takes the facets of the first', () => {
  const index = indexOfGoods(goods);
  const asked: boolean[] = [];
  const { search } = keepFacets((query) => {
    asked.push(query.withFacets);
    return searchIndex(index, query);
  });
  const first = search(page(0));
  const second = search(page(5));
  expect(second.facets).toBe(first.facets);
  expect(second.itemIds).not.toEqual(first.itemIds);
  expect(asked).toEqual([true, false]);
});

test('goods and names that change are counted anew', async () => {
  const shop = createGoodsSearch('1');
  const docs = docsOfGoods(goods);
  const filler = shop.fill();
  filler.add(docs);
  filler.finish();
  const brandsOf = () => shop.search(page(0)).facets?.brands.map(({ brandName, count }) => [brandName, count]);
  const named = (suffix: string) =>
    shop.setNames({
      brands: ['0', '1', '2'].map((id) => ({ id, name: `${id}${suffix}`, nameEn: '', logoUrl: '' })),
      categories: [],
    });
  named('牌');
  expect(brandsOf()).toContainEqual(['1牌', 10]);
  named('号');
  expect(brandsOf()).toContainEqual(['1号', 10]);
  await shop.applyChanges(['2'], []);
  expect(brandsOf()).toContainEqual(['1号', 9]);
});
