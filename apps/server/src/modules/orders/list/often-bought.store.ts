import { orderStates } from '@jicai/domain/orders/order-states.ts';
import { sql } from 'drizzle-orm';
import type { SignedInCtx } from '../../../ctx/ctx.ts';

export interface OftenBought {
  itemId: string;
  lastQty: number;
  orderCount: number;
}

/** Items of the caller's own orders since then, cancelled and rejected ones left out; the most often ordered first, then the last ordered. */
export async function selectOftenBought(ctx: SignedInCtx, since: Date, limit: number): Promise<OftenBought[]> {
  const { rows } = await ctx.db.execute<OftenBought & Record<string, unknown>>(sql`
    select l.item_id::text as "itemId", (array_agg(l.qty order by o.id desc))[1] as "lastQty", count(*)::int as "orderCount"
    from orders o join order_lines l on l.company_id = o.company_id and l.order_id = o.id
    where o.company_id = ${ctx.companyId} and l.company_id = ${ctx.companyId} and o.user_id = ${ctx.actor.userId}
      and o.created_at >= ${since.toISOString()} and o.state not in (${orderStates.cancelled}, ${orderStates.rejected})
    group by l.item_id
    order by count(*) desc, max(o.id) desc
    limit ${limit}`);
  return rows;
}
