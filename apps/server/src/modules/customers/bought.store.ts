import { boughtDays } from '@jicai/domain/money/contract-rows.ts';
import type { PriceSource } from '@jicai/domain/money/pricing.ts';
import { dayMs } from '@jicai/domain/time/durations.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { costAt, isStanding } from '../pricing/index.ts';

export interface Bought {
  boughtFen: number;
  contractFen: number;
  boughtItemCount: number;
  /** Of what was bought at contract prices and has a cost: what it brought, would have brought at enterprise prices, and cost. */
  costedFen: number;
  enterpriseFen: number;
  costFen: number;
}

const contract: PriceSource = 'contract';

/**
 * What a customer bought in the last 90 days and has not given back, freight apart (docs/domain/money.md §8). An order counts
 * from when it might be shipped, as in the reports.
 */
export async function selectBought(ctx: Ctx, customerId: string): Promise<Bought> {
  const since = new Date(ctx.now.getTime() - boughtDays * dayMs).toISOString();
  const cost = costAt({
    companyId: sql`l.company_id`,
    itemId: sql`l.item_id`,
    supplierId: sql`o.supplier_id`,
    at: sql`l.created_at`,
  });
  const { rows } = await ctx.db.execute<Bought & Record<string, unknown>>(sql`
    with bought as (
      select l.item_id, l.price_source = ${contract} as is_contract, l.qty - l.refunded_qty as units,
        (l.goods_fen - l.discount_fen) * (l.qty - l.refunded_qty) / l.qty as fen,
        case when l.price_source = ${contract} then ${cost}::bigint end as cost_fen,
        coalesce(i.enterprise_fen, i.retail_fen) as list_fen
      from orders o join order_lines l on l.company_id = o.company_id and l.order_id = o.id
      join items i on i.company_id = l.company_id and i.id = l.item_id
      where o.company_id = ${ctx.companyId} and o.customer_id = ${customerId} and o.awaiting_shipment_at >= ${since}
        and l.qty > l.refunded_qty)
    select coalesce(sum(fen), 0)::float8 as "boughtFen",
      coalesce(sum(fen) filter (where is_contract), 0)::float8 as "contractFen",
      (select count(distinct b.item_id)::int from bought b where exists (
        select 1 from contract_prices c where c.company_id = ${ctx.companyId} and c.customer_id = ${customerId}
          and c.item_id = b.item_id and ${isStanding(ctx, sql.raw('c'))})) as "boughtItemCount",
      coalesce(sum(fen) filter (where cost_fen is not null and list_fen is not null), 0)::float8 as "costedFen",
      coalesce(sum(list_fen * units) filter (where cost_fen is not null), 0)::float8 as "enterpriseFen",
      coalesce(sum(cost_fen * units) filter (where list_fen is not null), 0)::float8 as "costFen"
    from bought`);
  return rows[0] ?? { boughtFen: 0, contractFen: 0, boughtItemCount: 0, costedFen: 0, enterpriseFen: 0, costFen: 0 };
}
