import { orderStates } from '@jicai/domain/orders/order-states.ts';
import type { ReturnReasonCode } from '@jicai/domain/returns/return-reasons.ts';
import type { DaySpan } from '@jicai/domain/reports/report-span.ts';
import { hourMs } from '@jicai/domain/time/durations.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { codes } from '../../db/codes.ts';
import { within } from './sales-facts.store.ts';

/** After-sales sheets that were asked for in a span, by supplier and by reason. */
export async function selectSheets(ctx: Ctx, { from, to }: DaySpan) {
  const { rows } = await ctx.db.execute<{ supplierId: string; reasonCode: ReturnReasonCode; count: number }>(sql`
    select s.supplier_id::text as "supplierId", s.reason_code as "reasonCode", count(*)::int as count
    from return_sheets s
    where s.company_id = ${ctx.companyId} and ${within(sql`s.created_at`, { from: sql`${from}`, to: sql`${to}` })}
    group by 1, 2`);
  return rows;
}

/** Orders that wait beyond the time limit now, by supplier. */
export async function selectLateOrders(ctx: Ctx, hours: number): Promise<Map<string, number>> {
  const { rows } = await ctx.db.execute<{ supplierId: string; count: number }>(sql`
    select o.supplier_id::text as "supplierId", count(*)::int as count from orders o
    where o.company_id = ${ctx.companyId}
      and o.state in (${codes(orderStates.awaitingShipment, orderStates.partlyShipped)}) and o.shipped_at is null
      and o.awaiting_shipment_at < ${new Date(ctx.now.getTime() - hours * hourMs).toISOString()}::timestamptz
    group by 1`);
  return new Map(rows.map(({ supplierId, count }) => [supplierId, count]));
}
