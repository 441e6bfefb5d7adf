/** How a pool is drawn up: from the whole range, or from what its lists name alone. */
export const poolScopes = ['all', 'chosen'] as const;
export type PoolScope = (typeof poolScopes)[number];
export const poolScopeTexts: Readonly<Record<PoolScope, string>> = { all: '全部商品', chosen: '指定范围' };

/** 商品池: what a customer company may see and buy (docs/domain/catalog.md §11). */
export interface GoodsPool {
  scope: PoolScope;
  /** With everything below them. */
  categoryIds: readonly string[];
  brandIds: readonly string[];
  /** In the pool whatever else is said of them, also above the ceiling. */
  itemIds: readonly string[];
  excludedItemIds: readonly string[];
  /** Fen a unit of the list price; null for no ceiling. */
  maxFen: number | null;
}

export const mostPoolCategories = 200;
export const mostPoolBrands = 200;
export const mostPoolItems = 500;

export const wholeRange: GoodsPool = {
  scope: 'all',
  categoryIds: [],
  brandIds: [],
  itemIds: [],
  excludedItemIds: [],
  maxFen: null,
};

/** Whether the pool keeps nothing from its customer. */
export const isWholeRange = ({ scope, maxFen, excludedItemIds }: GoodsPool): boolean =>
  scope === 'all' && maxFen === null && excludedItemIds.length === 0;

/** What the rules ask of an item. */
export interface PooledItem {
  itemId: string;
  /** Its category and those above. */
  categoryIds: readonly string[];
  brandId: string | null;
  /** What enterprises without a contract pay for a unit; null where the item has no such price. */
  listFen: number | null;
}

/** The rules of a pool; `inPool` of the server's pricing says the same in SQL, the search the same for its documents. */
export function isInPool(pool: GoodsPool, item: PooledItem): boolean {
  if (pool.excludedItemIds.includes(item.itemId)) return false;
  if (pool.itemIds.includes(item.itemId)) return true;
  const isChosen =
    pool.scope === 'all' ||
    item.categoryIds.some((categoryId) => pool.categoryIds.includes(categoryId)) ||
    (item.brandId !== null && pool.brandIds.includes(item.brandId));
  return isChosen && (pool.maxFen === null || item.listFen === null || item.listFen <= pool.maxFen);
}
