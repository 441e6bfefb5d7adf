import type { Nav } from '@jicai/contract/shop/tenancy.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { type CategoryRow, selectCategories } from './categories.store.ts';

/** The mega-menu (spec section 3, navCateData) and when any category last changed. */
export async function listNavCategories(ctx: Ctx): Promise<{ categories: Nav[]; changedAt: Date | undefined }> {
  const rows = await selectCategories(ctx);
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
  const changedAtMs = rows.reduce((latest, row) => Math.max(latest, row.updatedAt.getTime()), 0);
  return { categories: nav, changedAt: changedAtMs ? new Date(changedAtMs) : undefined };
}

function groupByParent(rows: CategoryRow[]): Map<string, CategoryRow[]> {
  const groups = new Map<string, CategoryRow[]>();
  for (const row of rows) groups.set(row.parentId, [...(groups.get(row.parentId) ?? []), row]);
  return groups;
}
