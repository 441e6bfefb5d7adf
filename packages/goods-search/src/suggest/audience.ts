import { type GoodsPool, isInPool } from '@jicai/domain/goods/goods-pool.ts';
import type { CategoryRow, GoodsRow } from './catalogue.ts';

/** Who searches: visitors and members (`isRetail`), or an enterprise, which may buy more goods or, by its pool, fewer. */
export interface Audience {
  isRetail: boolean;
  /** Null for everything. */
  pool: GoodsPool | null;
}

/** The goods that an audience may buy. */
export interface View {
  /** Names the audience among others of the same index. */
  key: string;
  sees: (line: number) => boolean;
  /** How many goods a brand has, or a category with all below it. */
  countOf: (id: string) => number;
}

/** Gives the view of an audience; the last ones are kept. */
export function createViews(goods: readonly GoodsRow[], categoryOf: ReadonlyMap<string, CategoryRow>) {
  const kept = new Map<string, View>();
  return ({ isRetail, pool }: Audience): View => {
    const key = isRetail ? 'retail' : JSON.stringify(pool);
    const view =
      kept.get(key) ??
      createView(key, goods, categoryOf, (item, categoryIds) => {
        if (isRetail) return item.isRetail;
        return !pool || isInPool(pool, { ...item, categoryIds });
      });
    kept.delete(key);
    kept.set(key, view);
    for (const oldest of [...kept.keys()].slice(0, -mostViews)) kept.delete(oldest);
    return view;
  };
}

const mostViews = 20;

function createView(
  key: string,
  goods: readonly GoodsRow[],
  categoryOf: ReadonlyMap<string, CategoryRow>,
  isSeen: (item: GoodsRow, categoryIds: readonly string[]) => boolean,
): View {
  const pathIds = new Map(
    [...categoryOf.keys()].map((id) => [id, pathOf(categoryOf, id).map((row) => row.categoryId)]),
  );
  const seen = new Uint8Array(goods.length);
  const counts = new Map<string, number>();
  const countUp = (id: string) => counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const [line, item] of goods.entries()) {
    const categoryIds = pathIds.get(item.categoryId) ?? [];
    if (!isSeen(item, categoryIds)) continue;
    seen[line] = 1;
    categoryIds.forEach(countUp);
    if (item.brandId) countUp(item.brandId);
  }
  return { key, sees: (line) => seen[line] === 1, countOf: (id) => counts.get(id) ?? 0 };
}

/** From the first level down to this category. */
export function pathOf(categoryOf: ReadonlyMap<string, CategoryRow>, categoryId: string): CategoryRow[] {
  const path: CategoryRow[] = [];
  for (let row = categoryOf.get(categoryId); row && path.length < 3; row = categoryOf.get(row.parentId))
    path.unshift(row);
  return path;
}
