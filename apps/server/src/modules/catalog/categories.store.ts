import { asc, eq } from 'drizzle-orm';
import { categories } from '../../db/tables/categories.ts';
import type { Ctx } from '../../ctx/ctx.ts';

/** All categories of the shop in display order; a few hundred rows at most. */
export async function selectCategories(ctx: Ctx) {
  return ctx.db
    .select({
      id: categories.id,
      parentId: categories.parentId,
      level: categories.level,
      name: categories.name,
      iconName: categories.iconName,
      imgUrl: categories.imgUrl,
      sortNo: categories.sortNo,
      updatedAt: categories.updatedAt,
    })
    .from(categories)
    .where(eq(categories.companyId, ctx.companyId))
    .orderBy(asc(categories.level), asc(categories.sortNo), asc(categories.id));
}
export type CategoryRow = Awaited<ReturnType<typeof selectCategories>>[number];
