import { parcelStates } from '@jicai/domain/orders/tracking.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { orders, trades } from '../../db/tables/orders.ts';
import { parcelLines, parcels } from '../../db/tables/parcels.ts';
import type { Ctx } from '../../ctx/ctx.ts';

/** A parcel in state 50 that has no sheet yet, with its buyer. */
export async function selectReturnedParcel(ctx: Ctx, parcelId: string) {
  const [row] = await ctx.db
    .select({
      orderId: parcels.orderId,
      logisticsName: parcels.logisticsName,
      logisticsNo: parcels.logisticsNo,
      receiver: sql<string>`${trades.address} ->> 'receiver'`,
      mobile: sql<string>`${trades.address} ->> 'mobile'`,
    })
    .from(parcels)
    .innerJoin(orders, and(eq(orders.companyId, parcels.companyId), eq(orders.id, parcels.orderId)))
    .innerJoin(trades, and(eq(trades.companyId, orders.companyId), eq(trades.id, orders.tradeId)))
    .where(
      and(
        eq(parcels.companyId, ctx.companyId),
        eq(orders.companyId, ctx.companyId),
        eq(trades.companyId, ctx.companyId),
        eq(parcels.id, parcelId),
        eq(parcels.state, parcelStates.returned),
        sql`not exists (select 1 from return_sheets s where s.company_id = ${ctx.companyId} and s.parcel_id = ${parcelId})`,
      ),
    );
  return row;
}

export async function selectParcelUnits(ctx: Ctx, parcelId: string) {
  return ctx.db
    .select({ orderLineId: parcelLines.orderLineId, qty: parcelLines.qty })
    .from(parcelLines)
    .where(and(eq(parcelLines.companyId, ctx.companyId), eq(parcelLines.parcelId, parcelId)))
    .orderBy(asc(parcelLines.id));
}
