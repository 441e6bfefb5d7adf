import type { Nav } from '@jicai/contract/shop/tenancy.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { findCallerPool } from '../pricing/index.ts';
import { type CategoryRow, selectCategories } from './categories.store.ts';
import { findPooledCategories } from './pooled-categories.ts';

/**
 * The mega-menu (spec section 3, navCateData), when any category last changed, and which there are. Of a company with a
 * goods pool only those in which it has something to buy (docs/domain/catalog.md §11), and those above them.
 */
export async function listNavCategories(
  ctx: Ctx,
): Promise<{ categories: Nav[]; changedAt: Date | undefined; categoryIds: ReadonlySet<string> }> {
  const all = await selectCategories(ctx);
  const pool = await findCallerPool(ctx);
  const rows = pool ? withGoods(all, await findPooledCategories(ctx, pool)) : all;
  const childrenOf = groupByParent(rows);
  const leaf = (row: CategoryRow) => ({ navTitle: row.name, categoryId: row.id });
  const nav = (childrenOf.get('0') ?? []).map((top) => ({
    ...leaf(top),
    categoryImgUrl: top.iconName || top.imgUrl,
    isIcon: top.iconName !== '',
    categoryChildren: (childrenOf.get(top.id) ?? []).map((middle) => ({
      ...leaf(middle),
      categoryChildren: (childrenOf.get(middle.id) ?? []).map(leaf),
    })),
  }));
  const changedAtMs = all.reduce((latest, row) => Math.max(latest, row.updatedAt.getTime()), 0);
  return {
    categories: nav,
    changedAt: changedAtMs ? new Date(changedAtMs) : undefined,
    categoryIds: new Set(rows.map(({ id }) => id)),
  };
}

/** Every category of the shop. */
export const listCategoryIds = async (ctx: Ctx): Promise<ReadonlySet<string>> =>
  new Set((await selectCategories(ctx)).map(({ id }) => id));

/** Those that hold goods, and all above them. */
function withGoods(rows: CategoryRow[], filled: ReadonlySet<string>): CategoryRow[] {
  const shown = new Set(filled);
  // Lower levels stand behind higher ones.
  for (const row of rows.toReversed()) if (shown.has(row.id)) shown.add(row.parentId);
  return rows.filter((row) => shown.has(row.id));
}

function groupByParent(rows: CategoryRow[]): Map<string, CategoryRow[]> {
  const groups = new Map<string, CategoryRow[]>();
  for (const row of rows) groups.set(row.parentId, [...(groups.get(row.parentId) ?? []), row]);
  return groups;
}
