import type { Category } from '@jicai/contract/goods/catalog.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { type CategoryRow, selectCategories } from './categories.store.ts';

const toCategory = (row: CategoryRow): Category => ({
  categoryId: row.id,
  categoryName: row.name,
  parentId: row.parentId,
  level: row.level,
  imgUrl: row.imgUrl,
  sortNo: row.sortNo,
});

/**
 * Breadcrumb, children and neighbours of a category (docs/domain/catalog.md §4); undefined if the shop has no category with this
 * id.
 */
export async function findCategoryPlace(ctx: Ctx, categoryId: string) {
  const rows = await selectCategories(ctx);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const own = byId.get(categoryId);
  if (!own) return undefined;
  const path: CategoryRow[] = [];
  for (let at: CategoryRow | undefined = own; at; at = byId.get(at.parentId)) path.unshift(at);
  return {
    path: path.map(toCategory),
    children: rows.filter((row) => row.parentId === categoryId).map(toCategory),
    siblings: rows.filter((row) => row.parentId === own.parentId).map(toCategory),
  };
}

export async function getCategoryPlace(ctx: Ctx, categoryId: string) {
  const place = await findCategoryPlace(ctx, categoryId);
  if (!place) throw refuse.notFound();
  return place;
}

/** The tree below a category, or the whole tree; an unknown parent has nothing below it. */
export async function listCategoryTree(ctx: Ctx, parentId = '0') {
  const rows = await selectCategories(ctx);
  const below = (id: string) => rows.filter((row) => row.parentId === id);
  return below(parentId).map((top) => ({
    ...toCategory(top),
    children: below(top.id).map((middle) => ({
      ...toCategory(middle),
      children: below(middle.id).map((leaf) => ({ ...toCategory(leaf), children: [] })),
    })),
  }));
}
