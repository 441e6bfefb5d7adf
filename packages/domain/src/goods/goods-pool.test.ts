import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type GoodsPool, isInPool, isWholeRange, wholeRange } from './goods-pool.ts';

const item = { itemId: '1', categoryIds: ['30', '20', '10'], brandId: '7', listFen: 5000 };
const chosen = (part: Partial<GoodsPool>): GoodsPool => ({ ...wholeRange, scope: 'chosen', ...part });

test('a chosen range holds what a category above, a brand or the list of items names', () => {
  expect(isInPool(chosen({}), item)).toBe(false);
  expect(isInPool(chosen({ categoryIds: ['10'] }), item)).toBe(true);
  expect(isInPool(chosen({ categoryIds: ['11'], brandIds: ['7'] }), item)).toBe(true);
  expect(isInPool(chosen({ brandIds: ['7'] }), { ...item, brandId: null })).toBe(false);
  expect(isInPool(chosen({ itemIds: ['1'] }), item)).toBe(true);
});

test('the ceiling is a unit’s list price, and holds nothing back that is named', () => {
  expect(isInPool({ ...wholeRange, maxFen: 5000 }, item)).toBe(true);
  expect(isInPool({ ...wholeRange, maxFen: 4999 }, item)).toBe(false);
  expect(isInPool({ ...wholeRange, maxFen: 4999, itemIds: ['1'] }, item)).toBe(true);
  expect(isInPool({ ...wholeRange, maxFen: 4999 }, { ...item, listFen: null })).toBe(true);
});

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 6 }).map(String), { maxLength: 4 });
const pools = fc.record({
  scope: fc.constantFrom('all' as const, 'chosen' as const),
  categoryIds: ids,
  brandIds: ids,
  itemIds: ids,
  excludedItemIds: ids,
  maxFen: fc.option(fc.integer({ min: 0, max: 10 })),
});
const items = fc.record({
  itemId: fc.integer({ min: 1, max: 6 }).map(String),
  categoryIds: ids,
  brandId: fc.option(fc.integer({ min: 1, max: 6 }).map(String)),
  listFen: fc.option(fc.integer({ min: 0, max: 10 })),
});

test('what is excluded is never in, a longer list never takes out, and only the whole range holds everything', () => {
  fc.assert(
    fc.property(pools, items, (pool, one) => {
      const isIn = isInPool(pool, one);
      expect(isInPool({ ...pool, excludedItemIds: [...pool.excludedItemIds, one.itemId] }, one)).toBe(false);
      if (isIn)
        expect(isInPool({ ...pool, brandIds: [...pool.brandIds, '9'], itemIds: ['1', ...pool.itemIds] }, one)).toBe(
          true,
        );
      if (isWholeRange(pool)) expect(isIn).toBe(true);
    }),
  );
});
