import { sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { costNow, isEndingSoon, isStanding, marginLine } from '../pricing/index.ts';

export interface ItemImpact {
  itemId: string;
  itemNo: string;
  customerCount: number;
  lowestFen: number | null;
  highestFen: number | null;
  discountCustomerCount: number;
}

/** Contract prices `c` of the items `i` of a product that hold or are to come. */
const standing = (ctx: Ctx, productId: string) => sql`
  from items i join contract_prices c on c.company_id = i.company_id and c.item_id = i.id
  where i.company_id = ${ctx.companyId} and i.product_id = ${productId}
    and ${isStanding(ctx, sql.raw('c'))}`;

/** What customers signed for each item of a product, in the order of its page. */
export async function selectItemImpacts(ctx: Ctx, productId: string): Promise<ItemImpact[]> {
  const at = ctx.now.toISOString();
  const { rows } = await ctx.db.execute<ItemImpact & Record<string, unknown>>(sql`
    select i.id::text as "itemId", i.item_no as "itemNo", coalesce(k.customers, 0) as "customerCount",
      k.lowest as "lowestFen", k.highest as "highestFen",
      (select count(distinct d.customer_id)::int from contract_discounts d
        where d.company_id = i.company_id and d.valid_from <= ${at} and (d.valid_to is null or d.valid_to > ${at})
          and (d.item_id = i.id or d.brand_id = p.brand_id or d.category_id in (c1.id, c1.parent_id, c2.parent_id))
          and not exists (select 1 from contract_prices o where o.company_id = i.company_id
            and o.customer_id = d.customer_id and o.item_id = i.id and o.valid_from <= ${at}
            and (o.valid_to is null or o.valid_to > ${at}))) as "discountCustomerCount"
    from items i
    join products p on p.company_id = i.company_id and p.id = i.product_id
    join categories c1 on c1.company_id = p.company_id and c1.id = p.category_id
    left join categories c2 on c2.company_id = c1.company_id and c2.id = c1.parent_id
    left join (select c.item_id, count(distinct c.customer_id)::int as customers, min(c.price_fen)::float8 as lowest,
      max(c.price_fen)::float8 as highest ${standing(ctx, productId)} group by c.item_id) k on k.item_id = i.id
    where i.company_id = ${ctx.companyId} and i.product_id = ${productId}
    order by i.sort_no, i.id`);
  return rows;
}

/** Over all items of a product: how many customers, of how many one ends soon, and the lowest price. */
export async function selectImpact(ctx: Ctx, productId: string) {
  const [counts, lowest] = await Promise.all([
    ctx.db.execute<{ customerCount: number; endingCustomerCount: number }>(sql`
      select count(distinct c.customer_id)::int as "customerCount",
        (count(distinct c.customer_id) filter (where ${isEndingSoon(ctx, sql.raw('c'))}))::int as "endingCustomerCount"
      ${standing(ctx, productId)}`),
    ctx.db.execute<{
      itemNo: string;
      priceFen: number;
      customerId: string;
      customerName: string;
      costFen: number | null;
      lineBp: number;
    }>(sql`
      select i.item_no as "itemNo", found.price_fen::float8 as "priceFen", found.customer_id::text as "customerId",
        u.name as "customerName", ${costNow(ctx)} as "costFen", ${marginLine(ctx, sql`p.category_id`)} as "lineBp"
      from (select c.item_id, c.customer_id, c.price_fen ${standing(ctx, productId)}
        order by c.price_fen, c.id limit 1) found
      join items i on i.company_id = ${ctx.companyId} and i.id = found.item_id
      join products p on p.company_id = i.company_id and p.id = i.product_id
      join customers u on u.company_id = i.company_id and u.id = found.customer_id`),
  ]);
  return { ...(counts.rows[0] ?? { customerCount: 0, endingCustomerCount: 0 }), lowest: lowest.rows[0] };
}
