import { orderStates } from '@jicai/domain/orders/order-states.ts';
import { sql } from 'drizzle-orm';
import { codes } from '../../db/codes.ts';
import { idList } from '../../db/any-of.ts';
import type { Ctx } from '../../ctx/ctx.ts';

const sold = codes(
  orderStates.awaitingShipment,
  orderStates.partlyShipped,
  orderStates.awaitingReceipt,
  orderStates.completed,
  orderStates.closed,
);

/** Fen of a department or a cost centre: bought since the month began, and asked for beside this trade. */
export interface Use {
  usedFen: number;
  waitingFen: number;
}

/**
 * What the department and the cost centre of a trade have bought since `since` (less refunds), and what else of theirs waits
 * for an approval or a payment, the trade itself left out; a cost centre that is '' has bought nothing.
 */
export async function selectUse(
  ctx: Ctx,
  { customerId, tradeId, since }: { customerId: string; tradeId: string; since: Date },
): Promise<{ org: Use; costCenter: Use }> {
  const { rows } = await ctx.db.execute<
    Record<'org_used' | 'org_waiting' | 'center_used' | 'center_waiting', string>
  >(sql`
    with asked as (
      select o.org_id, o.cost_center from orders o
      where o.company_id = ${ctx.companyId} and o.trade_id = ${tradeId} order by o.id limit 1),
    spent as (
      select o.org_id, o.cost_center, o.pay_fen - o.refunded_fen as used, 0::bigint as waiting from orders o
      where o.company_id = ${ctx.companyId} and o.customer_id = ${customerId}
        and o.awaiting_shipment_at >= ${since.toISOString()}::timestamptz and o.state in (${sold})
      union all
      select o.org_id, o.cost_center, 0, o.pay_fen from orders o
      where o.company_id = ${ctx.companyId} and o.customer_id = ${customerId} and o.trade_id <> ${tradeId}
        and o.state in (${codes(orderStates.awaitingApproval, orderStates.awaitingPayment)}))
    select coalesce(sum(s.used) filter (where s.org_id = a.org_id), 0) as org_used,
      coalesce(sum(s.waiting) filter (where s.org_id = a.org_id), 0) as org_waiting,
      coalesce(sum(s.used) filter (where s.cost_center = a.cost_center and a.cost_center <> ''), 0) as center_used,
      coalesce(sum(s.waiting) filter (where s.cost_center = a.cost_center and a.cost_center <> ''), 0) as center_waiting
    from asked a left join spent s on s.org_id = a.org_id or s.cost_center = a.cost_center`);
  const [row] = rows;
  const spent = (used: string | undefined, waiting: string | undefined) => ({
    usedFen: Number(used ?? 0),
    waitingFen: Number(waiting ?? 0),
  });
  return { org: spent(row?.org_used, row?.org_waiting), costCenter: spent(row?.center_used, row?.center_waiting) };
}

/** For what the customer bought each of these goods last, and when, before this trade; goods it never bought are absent. */
export async function selectLastBought(
  ctx: Ctx,
  { customerId, tradeId, itemIds }: { customerId: string; tradeId: string; itemIds: readonly string[] },
): Promise<Map<string, { priceFen: number; at: Date }>> {
  const { rows } = await ctx.db.execute<{ item_id: string; price_fen: string; at: string }>(sql`
    select i.item_id, l.price_fen, l.at from unnest(${idList(itemIds)}) as i (item_id)
    cross join lateral (
      select l.price_fen, o.awaiting_shipment_at as at from order_lines l
      join orders o on o.company_id = ${ctx.companyId} and o.id = l.order_id
      where l.company_id = ${ctx.companyId} and l.item_id = i.item_id and l.customer_id = ${customerId}
        and o.trade_id <> ${tradeId} and o.state in (${sold}) and o.awaiting_shipment_at is not null
      order by l.order_id desc limit 1) l`);
  return new Map(rows.map((row) => [row.item_id, { priceFen: Number(row.price_fen), at: new Date(row.at) }]));
}
