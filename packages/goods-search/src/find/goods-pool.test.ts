import { type GoodsPool, isInPool, wholeRange } from '@jicai/domain/goods/goods-pool.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everything, type Goods, indexOfGoods } from '../test/index-of-goods.ts';
import { searchIndex } from './search-index.ts';

const kinds = ['笔', '纸', '椅'];
const goods: Goods[] = Array.from({ length: 24 }, (_, at) => ({
  title: `采购 ${kinds[at % 3] ?? ''} ${at}号`,
  category: kinds[at % 3] ?? '',
  ...(at % 4 > 0 && { brand: String(at % 4) }),
  priceFen: 100 + at,
}));
const index = indexOfGoods(goods);
const facts = goods.map((one, at) => ({
  itemId: String(at + 1),
  categoryIds: [String((at % 3) + 1)],
  brandId: one.brand ?? null,
  listFen: one.priceFen ?? null,
}));

const idsTo = (max: number) => fc.uniqueArray(fc.integer({ min: 1, max }).map(String), { maxLength: 3 });
const pools: fc.Arbitrary<GoodsPool> = fc.record({
  scope: fc.constantFrom('all' as const, 'chosen' as const),
  categoryIds: idsTo(4),
  brandIds: idsTo(5),
  itemIds: idsTo(26),
  excludedItemIds: idsTo(26),
  maxFen: fc.option(fc.integer({ min: 100, max: 124 })),
});

test('a search finds what the rules of the pool let its customer see, with words and without, and counts no more', () => {
  fc.assert(
    fc.property(pools, fc.constantFrom('', '采购'), (pool, text) => {
      const found = searchIndex(index, { ...everything, priceColumn: 'enterprise', pool, text, withFacets: true });
      const expected = facts.filter((one) => isInPool(pool, one)).map((one) => one.itemId);
      expect(found.itemIds.toSorted()).toEqual(expected.toSorted());
      expect(found.total).toBe(expected.length);
      expect(found.facets?.cates.reduce((sum, cate) => sum + cate.count, 0)).toBe(expected.length);
    }),
  );
});

test('what is offered where nothing was found is of the pool too', () => {
  const pool = { ...wholeRange, scope: 'chosen' as const, categoryIds: ['1'] };
  const { instead } = searchIndex(index, { ...everything, priceColumn: 'enterprise', pool, text: '挖掘机' });
  expect(instead?.popular.length).toBeGreaterThan(0);
  for (const itemId of instead?.popular ?? []) expect((Number(itemId) - 1) % 3).toBe(0);
});
