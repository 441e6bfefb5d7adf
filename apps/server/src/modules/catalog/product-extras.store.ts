import type { RelatedKind } from '@jicai/domain/goods/product-extras.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';

/** So many items of a related product are looked at for one that the caller may buy. */
const itemsLookedAt = 5;

/** Items on sale of the related products, each product's in the order of its page. */
export async function selectRelatedItems(
  ctx: Ctx,
  productId: string,
): Promise<{ kind: RelatedKind; productId: string; itemId: string }[]> {
  const { rows } = await ctx.db.execute<{ kind: RelatedKind; productId: string; itemId: string }>(sql`
    select r.kind, r.other_id::text as "productId", i.id::text as "itemId"
    from related_products r
    cross join lateral (
      select id, sort_no from items
      where company_id = ${ctx.companyId} and product_id = r.other_id and is_on_sale
      order by sort_no, id limit ${sql.raw(String(itemsLookedAt))}) i
    where r.company_id = ${ctx.companyId} and r.product_id = ${productId}
    order by r.kind, r.sort_no, i.sort_no, i.id`);
  return rows;
}
