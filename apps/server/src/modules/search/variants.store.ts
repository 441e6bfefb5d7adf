import { type SQL, sql } from 'drizzle-orm';
import { idList } from '../../db/any-of.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { customerWithPrices, isPooled } from '../pricing/index.ts';
import { pooledDoc } from './search.store.ts';

export interface Variant {
  itemId: string;
  colorName: string;
  itemSpec: string;
  imgUrl: string;
}

export type Variants = Record<string, Variant[]>;

/** By product, its items that the caller may find; products with a single one are absent. A json object, null without any. */
export function variantsOf(ctx: Ctx, ofProduct: SQL): SQL {
  const customerId = customerWithPrices(ctx.actor);
  const price = sql.raw(customerId === null ? 'retail_fen' : 'enterprise_fen');
  return sql`(select json_object_agg(product_id, variants) from (
    select i.product_id, json_agg(json_build_object('itemId', i.id::text,
      'colorName', search_docs.card ->> 'colorName', 'itemSpec', search_docs.card ->> 'itemSpec',
      'imgUrl', search_docs.card ->> 'imgUrl') order by i.id) as variants
    from items i join search_docs on search_docs.company_id = ${ctx.companyId} and search_docs.item_id = i.id
    where i.company_id = ${ctx.companyId} and i.product_id = any(${ofProduct}) and search_docs.${price} is not null
      ${customerId === null ? sql`` : sql`and ${isPooled({ companyId: ctx.companyId, customerId }, pooledDoc)}`}
    group by i.product_id having count(*) > 1) products)`;
}

export async function selectVariants(ctx: Ctx, productIds: readonly string[]): Promise<Variants> {
  const { rows } = await ctx.db.execute<{ variants: Variants | null }>(sql`
    select ${variantsOf(ctx, idList(productIds))} as variants`);
  return rows[0]?.variants ?? {};
}
