import { sql } from 'drizzle-orm';
import type { SignedInCtx } from '../../../ctx/ctx.ts';

/** So many orders are looked through, however many the customer has: the newest are read by their index. */
const recentOrders = 2000;
const mostNames = 30;

/** What orders of the caller's customer were booked on, the last used first. */
export async function selectUsedCostCenters(ctx: SignedInCtx): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ name: string }>(sql`
    select r.cost_center as "name" from (
      select o.id, o.cost_center from orders o
      where o.company_id = ${ctx.companyId} and o.customer_id = ${ctx.actor.customerId}
      order by o.id desc limit ${recentOrders}) r
    where r.cost_center <> '' group by r.cost_center order by max(r.id) desc limit ${mostNames}`);
  return rows.map(({ name }) => name);
}
