import { type ParcelState, parcelStates, type TrackState } from '@jicai/domain/orders/tracking.ts';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { anyId, idList, intList, textList } from '../../../db/any-of.ts';
import { suppliers } from '../../../db/tables/goods.ts';
import { orders } from '../../../db/tables/orders.ts';
import { parcelLines, parcels, parcelSteps } from '../../../db/tables/parcels.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { seenBy } from '../visibility.store.ts';

export const parcelColumns = {
  parcelId: parcels.id,
  orderId: parcels.orderId,
  state: parcels.state,
  logisticsCode: parcels.logisticsCode,
  logisticsName: parcels.logisticsName,
  logisticsNo: parcels.logisticsNo,
  shippedAt: parcels.shippedAt,
  receivedAt: parcels.receivedAt,
  acceptedAt: parcels.acceptedAt,
  autoReceiveAt: parcels.autoReceiveAt,
  isExtended: parcels.isExtended,
  receivedBy: parcels.receivedBy,
};

export async function selectParcels(ctx: Ctx, orderIds: readonly string[]) {
  return ctx.db
    .select(parcelColumns)
    .from(parcels)
    .where(and(eq(parcels.companyId, ctx.companyId), anyId(parcels.orderId, orderIds)))
    .orderBy(asc(parcels.id));
}
export type ParcelRow = Awaited<ReturnType<typeof selectParcels>>[number];

export async function selectParcelLines(ctx: Ctx, parcelIds: readonly string[]) {
  return ctx.db
    .select({
      parcelId: parcelLines.parcelId,
      orderLineId: parcelLines.orderLineId,
      qty: parcelLines.qty,
      receivedQty: parcelLines.receivedQty,
    })
    .from(parcelLines)
    .where(and(eq(parcelLines.companyId, ctx.companyId), anyId(parcelLines.parcelId, parcelIds)))
    .orderBy(asc(parcelLines.id));
}
export type ParcelLineRow = Awaited<ReturnType<typeof selectParcelLines>>[number];

/** A parcel of an order the caller may see. */
export async function selectParcel(ctx: Ctx, parcelId: string): Promise<ParcelRow | undefined> {
  const [row] = await ctx.db
    .select(parcelColumns)
    .from(parcels)
    .innerJoin(orders, and(eq(orders.companyId, parcels.companyId), eq(orders.id, parcels.orderId)))
    .where(and(seenBy(ctx, 'any'), eq(parcels.companyId, ctx.companyId), eq(parcels.id, parcelId)));
  return row;
}

/** Newest first. */
export async function selectSteps(ctx: Ctx, parcelId: string) {
  return ctx.db
    .select({ state: parcelSteps.state, context: parcelSteps.context, at: parcelSteps.createdAt })
    .from(parcelSteps)
    .where(and(eq(parcelSteps.companyId, ctx.companyId), eq(parcelSteps.parcelId, parcelId)))
    .orderBy(desc(parcelSteps.createdAt), desc(parcelSteps.id));
}
export type StepRow = Awaited<ReturnType<typeof selectSteps>>[number];

export async function insertParcel(
  ctx: Ctx,
  parcel: Omit<typeof parcels.$inferInsert, 'companyId'> & { id: string },
  lines: readonly { orderLineId: string; qty: number }[],
): Promise<void> {
  const { companyId } = ctx;
  await ctx.db.insert(parcels).values({ ...parcel, companyId });
  await ctx.db
    .insert(parcelLines)
    .values(lines.map((line) => ({ ...line, companyId, id: ctx.newId(), parcelId: parcel.id })));
}

export async function insertSteps(
  ctx: Ctx,
  steps: readonly { parcelId: string; state: TrackState; context: string }[],
): Promise<void> {
  await ctx.db
    .insert(parcelSteps)
    .values(steps.map((step) => ({ ...step, companyId: ctx.companyId, id: ctx.newId(), createdAt: ctx.now })));
}

/** Where a supplier sends from; '' when it has not said. */
export async function selectSupplierArea(ctx: Ctx, supplierId: string): Promise<string> {
  const [row] = await ctx.db
    .select({ areaText: suppliers.areaText })
    .from(suppliers)
    .where(and(eq(suppliers.companyId, ctx.companyId), eq(suppliers.id, supplierId)));
  return row?.areaText ?? '';
}

/** A move by the courier's word; with a signature also when the parcel counts as received. */
export async function updateParcelState(
  ctx: Ctx,
  parcelId: string,
  fields: { state: ParcelState; autoReceiveAt?: Date },
): Promise<void> {
  await ctx.db
    .update(parcels)
    .set(fields)
    .where(and(eq(parcels.companyId, ctx.companyId), eq(parcels.id, parcelId)));
}

export async function updateParcelsReceived(ctx: Ctx, parcelIds: readonly string[]): Promise<void> {
  await ctx.db
    .update(parcels)
    .set({ state: parcelStates.received, receivedAt: ctx.now })
    .where(and(eq(parcels.companyId, ctx.companyId), anyId(parcels.id, parcelIds)));
}

/** Writes down on parcels when goods of them are accepted and by whom, each name once; nobody's where time does it. */
export async function updateParcelsAccepted(
  { db, companyId, actor, now }: Ctx,
  parcelIds: readonly string[],
): Promise<void> {
  const { receivedBy } = parcels;
  const name = actor?.userName;
  const withName = sql`case when ${name} = any(${receivedBy}) then ${receivedBy} else array_append(${receivedBy}, ${name}) end`;
  await db
    .update(parcels)
    .set({ acceptedAt: now, ...(name !== undefined && { receivedBy: withName }) })
    .where(and(eq(parcels.companyId, companyId), anyId(parcels.id, parcelIds)));
}

/** Some of a parcel has been accepted: units by line. */
export async function addToParcelLines(
  ctx: Ctx,
  parcelId: string,
  units: readonly { orderLineId: string; qty: number; lostQty?: number }[],
): Promise<void> {
  const [qtys, lostQtys] = [units.map(({ qty }) => qty), units.map(({ lostQty = 0 }) => lostQty)];
  await ctx.db.execute(sql`
    update parcel_lines p set received_qty = p.received_qty + u.qty, lost_qty = p.lost_qty + u.lost
    from unnest(${idList(units.map((unit) => unit.orderLineId))}, ${intList(qtys)}, ${intList(lostQtys)}) as u (id, qty, lost)
    where p.company_id = ${ctx.companyId} and p.parcel_id = ${parcelId} and p.order_line_id = u.id`);
}

/** Sets when parcels count as received, after a pause. */
export async function updateParcelsResumed(
  ctx: Ctx,
  resumed: readonly { parcelId: string; autoReceiveAt: Date }[],
): Promise<void> {
  if (resumed.length === 0) return;
  await ctx.db.execute(sql`
    update parcels p set auto_receive_at = r.at::timestamptz
    from unnest(${idList(resumed.map((one) => one.parcelId))},
      ${textList(resumed.map((one) => one.autoReceiveAt.toISOString()))}) as r (id, at)
    where p.company_id = ${ctx.companyId} and p.id = r.id`);
}

/** Moves the automatic receipt of these parcels by `days`, once per parcel. */
export async function updateParcelsExtended(ctx: Ctx, parcelIds: readonly string[], days: number): Promise<void> {
  await ctx.db
    .update(parcels)
    .set({ isExtended: true, autoReceiveAt: sql`${parcels.autoReceiveAt} + make_interval(days => ${days})` })
    .where(and(eq(parcels.companyId, ctx.companyId), anyId(parcels.id, parcelIds)));
}
