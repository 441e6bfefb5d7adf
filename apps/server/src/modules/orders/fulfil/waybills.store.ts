import { openWaybillStates, waybillStates } from '@jicai/domain/tracking/waybill-numbers.ts';
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Ctx } from '../../../ctx/ctx.ts';
import { anyId } from '../../../db/any-of.ts';
import { waybills } from '../../../db/tables/waybills.ts';

export type WaybillRow = typeof waybills.$inferSelect;

const isRow = (ctx: Ctx, waybillId: string) => and(eq(waybills.companyId, ctx.companyId), eq(waybills.id, waybillId));

/** Numbers asked for an order, the newest first; the caller holds the order's lock where he writes. */
export async function selectWaybills(ctx: Ctx, orderId: string): Promise<WaybillRow[]> {
  return ctx.db
    .select()
    .from(waybills)
    .where(and(eq(waybills.companyId, ctx.companyId), eq(waybills.orderId, orderId)))
    .orderBy(desc(waybills.turn));
}

/** Those of an order, and the open ones of others, that bear a number; a scanner's small letters are the same. */
export async function selectBearers(ctx: Ctx, orderId: string, logisticsNo: string): Promise<WaybillRow[]> {
  return ctx.db
    .select()
    .from(waybills)
    .where(
      and(
        eq(waybills.companyId, ctx.companyId),
        or(eq(waybills.orderId, orderId), inArray(waybills.state, [...openWaybillStates])),
        sql`upper(${waybills.logisticsNo}) = upper(${logisticsNo})`,
      ),
    )
    .orderBy(desc(waybills.turn));
}

export async function insertWaybill(
  ctx: Ctx,
  waybill: Pick<WaybillRow, 'orderId' | 'turn' | 'logisticsCode' | 'busyUntil'>,
): Promise<WaybillRow> {
  const [row] = await ctx.db
    .insert(waybills)
    .values({
      ...waybill,
      companyId: ctx.companyId,
      id: ctx.newId(),
      state: waybillStates.asked,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .returning();
  if (!row) throw new Error('a waybill was not written');
  return row;
}

/** The open ones of orders. */
export async function selectOpenWaybillIds(ctx: Ctx, orderIds: readonly string[]): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: waybills.id })
    .from(waybills)
    .where(
      and(
        eq(waybills.companyId, ctx.companyId),
        anyId(waybills.orderId, orderIds),
        inArray(waybills.state, [...openWaybillStates]),
      ),
    );
  return rows.map(({ id }) => id);
}

export async function selectOrderOfWaybill(ctx: Ctx, waybillId: string): Promise<string | undefined> {
  const [row] = await ctx.db.select({ orderId: waybills.orderId }).from(waybills).where(isRow(ctx, waybillId));
  return row?.orderId;
}

/** The caller holds the lock of its order, or takes none after this. */
export async function lockWaybill(ctx: Ctx, waybillId: string): Promise<WaybillRow | undefined> {
  const [row] = await ctx.db.select().from(waybills).where(isRow(ctx, waybillId)).for('update');
  return row;
}

/** What is told of a number beside its state. */
export type WaybillFields = Partial<
  Pick<WaybillRow, 'state' | 'logisticsNo' | 'courierOrderNo' | 'labelUrl' | 'refusalText' | 'busyUntil' | 'parcelId'>
>;

export async function updateWaybill(ctx: Ctx, waybillId: string, fields: WaybillFields): Promise<void> {
  await ctx.db
    .update(waybills)
    .set({ ...fields, updatedAt: ctx.now })
    .where(isRow(ctx, waybillId));
}
