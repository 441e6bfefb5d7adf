import type { GoodsPool } from '@jicai/domain/goods/goods-pool.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { idList } from '../../db/any-of.ts';
import { meetsPool, poolRow } from '../pricing/index.ts';

const mostCounted = 10_000;
const doc = {
  itemId: sql`d.item_id`,
  categoryId: sql`d.category_id`,
  brandId: sql`d.brand_id`,
  listFen: sql`d.enterprise_fen`,
};

/** Goods on sale for enterprises: those in the pool and all, counted to 10,000. */
export async function countPooled(ctx: Ctx, pool: GoodsPool): Promise<{ inCount: number; allCount: number }> {
  const onSale = sql`from search_docs d where d.company_id = ${ctx.companyId} and d.enterprise_fen is not null`;
  const { rows } = await ctx.db.execute<{ inCount: number; allCount: number }>(sql`
    select (select count(*)::int from (select 1 ${onSale} limit ${mostCounted}) a) as "allCount",
      (select count(*)::int from (select 1 from search_docs d, ${poolRow(pool)}
        where d.company_id = ${ctx.companyId} and d.enterprise_fen is not null and ${meetsPool(sql`${ctx.companyId}::bigint`, doc)}
        limit ${mostCounted}) a) as "inCount"`);
  return rows[0] ?? { inCount: 0, allCount: 0 };
}

/** Names of the categories and brands of a pool that are still there, by name. */
export async function selectPoolNames(ctx: Ctx, { categoryIds, brandIds }: GoodsPool) {
  const named = async (table: 'categories' | 'brands', ids: readonly string[]) => {
    const { rows } = await ctx.db.execute<{ id: string; name: string }>(sql`
      select id::text, name from ${sql.identifier(table)}
      where company_id = ${ctx.companyId} and id = any(${idList(ids)}) order by name`);
    return rows;
  };
  const [categories, brands] = await Promise.all([named('categories', categoryIds), named('brands', brandIds)]);
  return { categories, brands };
}

/** The numbers of these items, in their order. */
export async function selectNosOfIds(ctx: Ctx, itemIds: readonly string[]): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ itemNo: string }>(sql`
    select item_no as "itemNo" from items where company_id = ${ctx.companyId} and id = any(${idList(itemIds)})
    order by item_no`);
  return rows.map(({ itemNo }) => itemNo);
}
