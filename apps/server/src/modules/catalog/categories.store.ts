import type { GoodsPool } from '@jicai/domain/goods/goods-pool.ts';
import { asc, eq, sql } from 'drizzle-orm';
import { categories } from '../../db/tables/categories.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { meetsPool, pooledItem, poolRow } from '../pricing/index.ts';

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

/** Categories that hold an item on sale of this pool. */
export async function selectPooledCategories(ctx: Ctx, pool: GoodsPool): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select c.id::text as id from categories c cross join ${poolRow(pool)}
    where c.company_id = ${ctx.companyId} and exists (
      select 1 from products p join items i on i.company_id = p.company_id and i.product_id = p.id
      where p.company_id = ${ctx.companyId} and p.category_id = c.id and p.is_on_sale and i.is_on_sale
        and ${meetsPool(sql`${ctx.companyId}::bigint`, pooledItem)})`);
  return rows.map(({ id }) => id);
}
