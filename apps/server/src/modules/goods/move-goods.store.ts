import { sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { idList } from '../../db/any-of.ts';

/** What products hang on, and can be given over to another one of. */
export type Owner = 'brand' | 'category';
const column = (owner: Owner) => sql.raw(`${owner}_id`);
const idsColumn = (owner: Owner) => sql.raw(`${owner}_ids`);

/** Gives the next products of one over to another; answers their items. */
export async function moveProducts(
  ctx: Ctx,
  owner: Owner,
  { fromId, intoId, limit }: { fromId: string; intoId: string; limit: number },
): Promise<{ products: number; itemIds: string[] }> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    update products set ${column(owner)} = ${intoId}::bigint, updated_at = ${ctx.now.toISOString()}::timestamptz
    where company_id = ${ctx.companyId} and id in (
      select id from products where company_id = ${ctx.companyId} and ${column(owner)} = ${fromId}::bigint
      order by id limit ${limit} for update)
    returning id::text as id`);
  const productIds = rows.map(({ id }) => id);
  const items = await ctx.db.execute<{ id: string }>(sql`
    select id::text as id from items where company_id = ${ctx.companyId} and product_id = any(${idList(productIds)})`);
  return { products: productIds.length, itemIds: items.rows.map(({ id }) => id) };
}

/** Goods pools and discounts that name one name the other from now on. */
export async function moveMentions(
  ctx: Ctx,
  owner: Owner,
  { fromId, intoId }: { fromId: string; intoId: string },
): Promise<void> {
  await ctx.db.execute(sql`
    update goods_pools set updated_at = ${ctx.now.toISOString()}::timestamptz,
      ${idsColumn(owner)} = array(select distinct case when id = ${fromId}::bigint then ${intoId}::bigint else id end
        from unnest(${idsColumn(owner)}) as id)
    where company_id = ${ctx.companyId} and ${fromId}::bigint = any(${idsColumn(owner)})`);
  await ctx.db.execute(sql`
    update contract_discounts set ${column(owner)} = ${intoId}::bigint
    where company_id = ${ctx.companyId} and ${column(owner)} = ${fromId}::bigint`);
}

/** The next items of a brand in the order of their ids. */
export async function selectItemsOfBrand(
  ctx: Ctx,
  { brandId, afterId, limit }: { brandId: string; afterId: string; limit: number },
): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select i.id::text as id from items i join products p on p.company_id = i.company_id and p.id = i.product_id
    where i.company_id = ${ctx.companyId} and i.id > ${afterId} and p.brand_id = ${brandId} order by i.id limit ${limit}`);
  return rows.map(({ id }) => id);
}
