import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { isOfValidity } from '../pricing/index.ts';

export interface ReasonFacts {
  itemId: string;
  itemName: string;
  imgUrl: string;
  unitName: string;
  isOnSale: boolean;
  /** When the contract price that holds ends, when the last one ended, and when the next begins; ms. */
  contractToMs: number | null;
  contractEndedMs: number | null;
  contractNextMs: number | null;
  /** The discounts that hold on the item, as they are told: on what, and how much. */
  discounts: { target: 'item' | 'category' | 'brand'; name: string; discountBp: number }[];
  discountEndedMs: number | null;
  discountNextMs: number | null;
}

/** What stands behind the sources of a customer's price for an item. Undefined for a number that this shop does not have. */
export async function selectReasonFacts(
  ctx: Ctx,
  { customerId, itemNo }: { customerId: string; itemNo: string },
): Promise<ReasonFacts | undefined> {
  const at = sql`${ctx.now.toISOString()}::timestamptz`;
  const contract = (value: SQL, when: SQL) => sql`(select (extract(epoch from ${value}) * 1000)::float8
    from contract_prices k where k.company_id = ${ctx.companyId} and k.customer_id = ${customerId} and k.item_id = i.id
      and ${when})`;
  const d = sql.raw('d');
  const discounts = sql`contract_discounts d
      left join categories dc on dc.company_id = d.company_id and dc.id = d.category_id
      left join brands db on db.company_id = d.company_id and db.id = d.brand_id
      where d.company_id = ${ctx.companyId} and d.customer_id = ${customerId}
        and (d.item_id = i.id or d.brand_id = p.brand_id or d.category_id in (c3.id, c3.parent_id, c2.parent_id))`;
  const { rows } = await ctx.db.execute<ReasonFacts & Record<string, unknown>>(sql`
    select i.id::text as "itemId", i.name as "itemName", i.img_url as "imgUrl", i.unit_name as "unitName",
      i.is_on_sale and p.is_on_sale as "isOnSale",
      ${contract(sql`min(k.valid_to)`, sql`k.valid_from <= ${at} and k.valid_to > ${at}`)} as "contractToMs",
      ${contract(sql`max(k.valid_to)`, isOfValidity(ctx, sql.raw('k'), 'ended'))} as "contractEndedMs",
      ${contract(sql`min(k.valid_from)`, isOfValidity(ctx, sql.raw('k'), 'upcoming'))} as "contractNextMs",
      (select coalesce(json_agg(json_build_object('discountBp', d.discount_bp, 'name', coalesce(dc.name, db.name, ''),
          'target', case when d.item_id is not null then 'item' when d.category_id is not null then 'category' else 'brand' end)
          order by d.discount_bp desc), '[]') from ${discounts} and ${isOfValidity(ctx, d, 'inForce')}) as discounts,
      (select (extract(epoch from max(d.valid_to)) * 1000)::float8 from ${discounts} and ${isOfValidity(ctx, d, 'ended')})
        as "discountEndedMs",
      (select (extract(epoch from min(d.valid_from)) * 1000)::float8 from ${discounts}
        and ${isOfValidity(ctx, d, 'upcoming')}) as "discountNextMs"
    from items i
    join products p on p.company_id = i.company_id and p.id = i.product_id
    join categories c3 on c3.company_id = i.company_id and c3.id = p.category_id
    left join categories c2 on c2.company_id = i.company_id and c2.id = c3.parent_id
    where i.company_id = ${ctx.companyId} and i.item_no = ${itemNo}`);
  return rows[0];
}
