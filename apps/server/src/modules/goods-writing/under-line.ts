import type { Ctx } from '../../ctx/ctx.ts';
import type { GoodsRow } from './goods-row.ts';
import { holdRows } from './hold-rows.ts';
import { selectKnownNames } from './names.store.ts';

/** No category and no supplier: neither is there yet. */
const nothing = '0';

/**
 * Numbers of the rows whose prices would wait for a second person, before anything is written: a category that is not there
 * yet has the line of the level above it that is, or the shop's.
 */
export async function underLineNos(ctx: Ctx, rows: readonly GoodsRow[]): Promise<Set<string>> {
  const { categories, suppliers } = await selectKnownNames(ctx, [
    ...new Set(rows.map(({ supplierName }) => supplierName)),
  ]);
  const named = rows.map((row) => ({
    ...row,
    categoryId: nearest(categories, row.categoryPath),
    supplierId: suppliers.get(row.supplierName) ?? nothing,
  }));
  return new Set((await holdRows(ctx, named)).waiting.keys());
}

function nearest(categories: ReadonlyMap<string, string>, path: readonly string[]): string {
  if (path.length === 0) return nothing;
  return categories.get(path.join('/')) ?? nearest(categories, path.slice(0, -1));
}
