import { sql } from 'drizzle-orm';
import { idList } from '../../db/any-of.ts';
import type { Ctx } from '../../ctx/ctx.ts';

/** Whether visitors find the product `p`: it has an item on sale with a retail price. */
const isPublic = (ctx: Ctx) => sql`p.company_id = ${ctx.companyId} and p.is_on_sale and exists (
  select 1 from items i where i.company_id = p.company_id and i.product_id = p.id and i.is_on_sale and i.retail_fen is not null)`;

export async function countPublicProducts(ctx: Ctx): Promise<number> {
  const { rows } = await ctx.db.execute<{ count: number }>(
    sql`select count(*)::int as count from products p where ${isPublic(ctx)}`,
  );
  return rows[0]?.count ?? 0;
}

export interface PublicProduct {
  productId: string;
  updatedAt: Date;
}

/** In the order of their ids, which does not change while a search engine reads page after page. */
export async function listPublicProducts(
  ctx: Ctx,
  { offset, limit }: { offset: number; limit: number },
): Promise<PublicProduct[]> {
  const { rows } = await ctx.db.execute<{ productId: string; updatedAt: string }>(sql`
    select p.id::text as "productId", p.updated_at as "updatedAt" from products p where ${isPublic(ctx)}
    order by p.id offset ${offset} limit ${limit}`);
  return rows.map(({ productId, updatedAt }) => ({ productId, updatedAt: new Date(updatedAt) }));
}

export interface ShownProduct {
  productId: string;
  itemName: string;
  imgUrl: string;
}

/** The newest products of these categories, by their first item. */
export async function listProductsOfCategories(
  ctx: Ctx,
  { categoryIds, limit }: { categoryIds: readonly string[]; limit: number },
): Promise<ShownProduct[]> {
  const { rows } = await ctx.db.execute<ShownProduct & Record<string, unknown>>(sql`
    select p.id::text as "productId", i.name as "itemName", i.img_url as "imgUrl" from products p
    join lateral (select name, img_url from items i where i.company_id = p.company_id and i.product_id = p.id
      and i.is_on_sale and i.retail_fen is not null order by i.sort_no, i.id limit 1) i on true
    where p.company_id = ${ctx.companyId} and p.is_on_sale and p.category_id = any(${idList(categoryIds)})
    order by p.id desc limit ${limit}`);
  return rows;
}
