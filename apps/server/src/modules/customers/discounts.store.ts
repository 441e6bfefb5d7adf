import type { DiscountTarget } from '@jicai/domain/money/contract-discounts.ts';
import type { Validity } from '@jicai/domain/money/price-validity.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { costNow, isOfValidity, isStanding, marginLine } from '../pricing/index.ts';

/** What a discount is on; an item is named by its number. */
export interface TargetName {
  target: DiscountTarget;
  targetId: string;
}
/** The same, found in the shop. */
export interface FoundTarget {
  target: DiscountTarget;
  id: string;
  name: string;
}

export interface DiscountRow {
  discountId: string;
  target: DiscountTarget;
  targetId: string;
  targetName: string;
  discountBp: number;
  fromMs: number;
  toMs: number | null;
}

const d = sql.raw('d');

/** Undefined for a target that this shop does not have. */
export async function selectTarget(ctx: Ctx, { target, targetId }: TargetName): Promise<FoundTarget | undefined> {
  if (target !== 'item' && !/^\d{1,18}$/.test(targetId)) return undefined;
  const from: Record<DiscountTarget, SQL> = {
    item: sql`items where company_id = ${ctx.companyId} and item_no = ${targetId}`,
    category: sql`categories where company_id = ${ctx.companyId} and id::text = ${targetId}`,
    brand: sql`brands where company_id = ${ctx.companyId} and id::text = ${targetId}`,
  };
  const { rows } = await ctx.db.execute<{ id: string; name: string }>(sql`
    select id::text as id, name from ${from[target]}`);
  return rows[0] && { target, ...rows[0] };
}

/** Those of a customer that hold or are to come, or of one state: items, categories, brands by name. */
export async function selectDiscounts(
  ctx: Ctx,
  customerId: string,
  { validity, discountId }: { validity?: Validity | undefined; discountId?: string | undefined },
): Promise<DiscountRow[]> {
  const { rows } = await ctx.db.execute<DiscountRow & Record<string, unknown>>(sql`
    select d.id::text as "discountId", coalesce(i.item_no, d.category_id::text, d.brand_id::text) as "targetId",
      case when d.item_id is not null then 'item' when d.category_id is not null then 'category' else 'brand' end as target,
      coalesce(i.name, c.name, b.name, '') as "targetName", d.discount_bp as "discountBp",
      (extract(epoch from d.valid_from) * 1000)::float8 as "fromMs", (extract(epoch from d.valid_to) * 1000)::float8 as "toMs"
    from contract_discounts d
    left join items i on i.company_id = d.company_id and i.id = d.item_id
    left join categories c on c.company_id = d.company_id and c.id = d.category_id
    left join brands b on b.company_id = d.company_id and b.id = d.brand_id
    where d.company_id = ${ctx.companyId} and d.customer_id = ${customerId}
      and ${validity ? isOfValidity(ctx, d, validity) : isStanding(ctx, d)}
      ${discountId === undefined ? sql`` : sql`and d.id = ${discountId}`}
    order by target desc, "targetName", d.valid_from limit 500`);
  return rows;
}

/** On how many items a discount is, and how many of them it brings under their margin line, at the price of `discounted`. */
export async function countDiscounted(
  ctx: Ctx,
  { target, id }: FoundTarget,
  discountBp: number,
): Promise<{ itemCount: number; underLineCount: number }> {
  const isIn: Record<DiscountTarget, SQL> = {
    item: sql`i.id = ${id}`,
    brand: sql`p.brand_id = ${id}`,
    category: sql`exists (select 1 from categories n left join categories n2 on n2.company_id = n.company_id
      and n2.id = n.parent_id where n.company_id = ${ctx.companyId} and n.id = p.category_id
      and ${id}::bigint in (n.id, n.parent_id, n2.parent_id))`,
  };
  const { rows } = await ctx.db.execute<{ itemCount: number; underLineCount: number }>(sql`
    with discounted as (
      select greatest(1, (coalesce(i.enterprise_fen, i.retail_fen) * (10000 - ${discountBp}::int) + 5000) / 10000) as fen,
        ${costNow(ctx)} as cost, ${marginLine(ctx, sql`p.category_id`)} as line
      from items i join products p on p.company_id = i.company_id and p.id = i.product_id
      where i.company_id = ${ctx.companyId} and coalesce(i.enterprise_fen, i.retail_fen) is not null and ${isIn[target]})
    select count(*)::int as "itemCount",
      (count(*) filter (where cost is not null and (fen - cost) * 10000 < line * fen))::int as "underLineCount"
    from discounted`);
  return rows[0] ?? { itemCount: 0, underLineCount: 0 };
}

/** A discount of a customer ends at another moment. */
export async function updateDiscountEnd(
  ctx: Ctx,
  customerId: string,
  { discountId, validTo }: { discountId: string; validTo: Date },
): Promise<void> {
  await ctx.db.execute(sql`
    update contract_discounts set valid_to = ${validTo.toISOString()}
    where company_id = ${ctx.companyId} and customer_id = ${customerId} and id = ${discountId}`);
}
