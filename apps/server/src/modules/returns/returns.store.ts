import { returnStates } from '@jicai/domain/returns/return-states.ts';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { anyId, idList, intList, textList } from '../../db/any-of.ts';
import { orderLines, orders } from '../../db/tables/orders.ts';
import { returnHistory, returnLines, returnSheets } from '../../db/tables/returns.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { seenBy } from '../orders/index.ts';

export const sheetColumns = {
  returnId: returnSheets.id,
  returnNo: returnSheets.returnNo,
  orderId: returnSheets.orderId,
  orderNo: returnSheets.orderNo,
  customerName: returnSheets.customerName,
  userId: returnSheets.userId,
  userName: returnSheets.userName,
  supplierId: returnSheets.supplierId,
  supplierName: returnSheets.supplierName,
  returnType: returnSheets.returnType,
  state: returnSheets.state,
  reasonCode: returnSheets.reasonCode,
  withFreight: returnSheets.withFreight,
  receiveState: returnSheets.receiveState,
  remark: returnSheets.remark,
  images: returnSheets.images,
  contactName: returnSheets.contactName,
  contactMobile: returnSheets.contactMobile,
  exchangeItemId: returnSheets.exchangeItemId,
  attempt: returnSheets.attempt,
  previousId: returnSheets.previousId,
  parcelId: returnSheets.parcelId,
  receiptParcelId: returnSheets.receiptParcelId,
  applyFen: returnSheets.applyFen,
  agreeFen: returnSheets.agreeFen,
  refundFen: returnSheets.refundFen,
  auditRemark: returnSheets.auditRemark,
  returnAddress: returnSheets.returnAddress,
  refusalImages: returnSheets.refusalImages,
  deadlineAt: returnSheets.deadlineAt,
  closedAt: returnSheets.closedAt,
  version: returnSheets.version,
  createdAt: returnSheets.createdAt,
};

/** Sheets of this company whose order the caller may see. */
const seenSheets = (ctx: Ctx) =>
  ctx.db
    .select(sheetColumns)
    .from(returnSheets)
    .innerJoin(orders, and(eq(orders.companyId, returnSheets.companyId), eq(orders.id, returnSheets.orderId)))
    .$dynamic();

export type SheetKey = { returnNo: string } | { returnId: string };

/** A sheet the caller may see. */
export async function selectSheet(ctx: Ctx, key: SheetKey): Promise<SheetRow | undefined> {
  const [row] = await seenSheets(ctx).where(
    and(
      eq(returnSheets.companyId, ctx.companyId),
      seenBy(ctx, 'any'),
      'returnNo' in key ? eq(returnSheets.returnNo, key.returnNo) : eq(returnSheets.id, key.returnId),
    ),
  );
  return row;
}

/** With the row locked; the caller holds the locks of trade and order. */
export async function lockSheetRow(ctx: Ctx, returnId: string) {
  const [row] = await ctx.db
    .select(sheetColumns)
    .from(returnSheets)
    .where(and(eq(returnSheets.companyId, ctx.companyId), eq(returnSheets.id, returnId)))
    .for('update');
  return row;
}
export type SheetRow = NonNullable<Awaited<ReturnType<typeof lockSheetRow>>>;

/** Lines of these sheets in the order of their sheets. */
export async function selectSheetLines(ctx: Ctx, returnIds: readonly string[]) {
  return ctx.db
    .select({
      returnLineId: returnLines.id,
      returnId: returnLines.returnId,
      orderLineId: returnLines.orderLineId,
      basis: returnLines.basis,
      qty: returnLines.qty,
      applyFen: returnLines.applyFen,
      isWhole: returnLines.isWhole,
      agreeFen: returnLines.agreeFen,
      refundFen: returnLines.refundFen,
      goodQty: returnLines.goodQty,
      badQty: returnLines.badQty,
      badReason: returnLines.badReason,
      missingReason: returnLines.missingReason,
      foundNote: returnLines.foundNote,
      foundImages: returnLines.foundImages,
    })
    .from(returnLines)
    .where(and(eq(returnLines.companyId, ctx.companyId), anyId(returnLines.returnId, returnIds)))
    .orderBy(asc(returnLines.returnId), asc(returnLines.id));
}
export type SheetLine = Awaited<ReturnType<typeof selectSheetLines>>[number];

/** False if the number already exists. */
export async function insertSheet(
  ctx: Ctx,
  sheet: Omit<typeof returnSheets.$inferInsert, 'companyId' | 'createdAt' | 'updatedAt'>,
): Promise<boolean> {
  const inserted = await ctx.db
    .insert(returnSheets)
    .values({ ...sheet, companyId: ctx.companyId, createdAt: ctx.now, updatedAt: ctx.now })
    .onConflictDoNothing({ target: [returnSheets.companyId, returnSheets.returnNo] })
    .returning({ id: returnSheets.id });
  return inserted.length > 0;
}

export type SheetFields = Partial<
  Omit<typeof returnSheets.$inferInsert, 'companyId' | 'id' | 'version' | 'createdAt' | 'updatedAt'>
>;

export async function updateSheet(ctx: Ctx, returnId: string, fields: SheetFields): Promise<void> {
  await ctx.db
    .update(returnSheets)
    .set({ ...fields, version: sql`${returnSheets.version} + 1`, updatedAt: ctx.now })
    .where(and(eq(returnSheets.companyId, ctx.companyId), eq(returnSheets.id, returnId)));
}

export type NewLine = Pick<SheetLine, 'orderLineId' | 'basis' | 'qty' | 'applyFen' | 'isWhole'>;

export async function insertSheetLines(ctx: Ctx, returnId: string, lines: readonly NewLine[]): Promise<void> {
  await ctx.db.insert(returnLines).values(
    lines.map(({ orderLineId, basis, qty, applyFen, isWhole }) => ({
      companyId: ctx.companyId,
      id: ctx.newId(),
      returnId,
      orderLineId,
      basis,
      qty,
      applyFen,
      isWhole,
    })),
  );
}

export async function deleteSheetLines(ctx: Ctx, returnId: string): Promise<void> {
  await ctx.db
    .delete(returnLines)
    .where(and(eq(returnLines.companyId, ctx.companyId), eq(returnLines.returnId, returnId)));
}

/** What the shop agreed to per line; a lowered line is no longer whole. */
export async function updateAgreed(
  ctx: Ctx,
  lines: readonly { returnLineId: string; agreeFen: number; isWhole: boolean }[],
): Promise<void> {
  await ctx.db.execute(sql`
    update return_lines l set agree_fen = a.agree_fen, is_whole = a.is_whole = 1
    from unnest(${idList(lines.map((line) => line.returnLineId))}, ${idList(lines.map((line) => String(line.agreeFen)))},
      ${intList(lines.map((line) => (line.isWhole ? 1 : 0)))}) as a (id, agree_fen, is_whole)
    where l.company_id = ${ctx.companyId} and l.id = a.id`);
}

/** What came back of a line. */
export type Inspection = Pick<
  SheetLine,
  'returnLineId' | 'badReason' | 'missingReason' | 'foundNote' | 'foundImages'
> & { goodQty: number; badQty: number };

export async function updateInspection(ctx: Ctx, lines: readonly Inspection[]): Promise<void> {
  await ctx.db.execute(sql`
    update return_lines l
    set good_qty = f.good_qty, bad_qty = f.bad_qty, bad_reason = nullif(f.bad_reason, ''),
      missing_reason = nullif(f.missing_reason, ''), found_note = f.note, found_images = f.images::jsonb
    from unnest(${idList(lines.map((line) => line.returnLineId))}, ${intList(lines.map((line) => line.goodQty))},
      ${intList(lines.map((line) => line.badQty))}, ${textList(lines.map((line) => line.badReason ?? ''))},
      ${textList(lines.map((line) => line.missingReason ?? ''))}, ${textList(lines.map((line) => line.foundNote))},
      ${textList(lines.map((line) => JSON.stringify(line.foundImages)))})
      as f (id, good_qty, bad_qty, bad_reason, missing_reason, note, images)
    where l.company_id = ${ctx.companyId} and l.id = f.id`);
}

/** What each line pays back. */
export async function updateRefunds(
  ctx: Ctx,
  lines: readonly { returnLineId: string; refundFen: number }[],
): Promise<void> {
  await ctx.db.execute(sql`
    update return_lines l set refund_fen = r.refund_fen
    from unnest(${idList(lines.map((line) => line.returnLineId))}, ${idList(lines.map((line) => String(line.refundFen)))})
      as r (id, refund_fen)
    where l.company_id = ${ctx.companyId} and l.id = r.id`);
}

/** Sets lines to ask for all the money they are worth, and clears what was agreed before. */
export async function updateAsked(
  ctx: Ctx,
  lines: readonly { returnLineId: string; applyFen: number }[],
): Promise<void> {
  await ctx.db.execute(sql`
    update return_lines l set apply_fen = a.apply_fen, agree_fen = null, is_whole = true
    from unnest(${idList(lines.map((line) => line.returnLineId))}, ${idList(lines.map((line) => String(line.applyFen)))})
      as a (id, apply_fen)
    where l.company_id = ${ctx.companyId} and l.id = a.id`);
}

/** The item each order line bought. */
export async function selectBoughtItems(ctx: Ctx, orderLineIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await ctx.db
    .select({ orderLineId: orderLines.id, itemId: orderLines.itemId })
    .from(orderLines)
    .where(and(eq(orderLines.companyId, ctx.companyId), anyId(orderLines.id, orderLineIds)));
  return new Map(rows.map((row) => [row.orderLineId, row.itemId]));
}

export async function insertHistory(
  ctx: Ctx,
  row: Omit<typeof returnHistory.$inferInsert, 'companyId' | 'id' | 'createdAt' | 'requestId'>,
): Promise<void> {
  const { companyId, act, now: createdAt } = ctx;
  await ctx.db
    .insert(returnHistory)
    .values({ ...row, companyId, id: ctx.newId(), requestId: act.requestId ?? null, createdAt });
}

/** Newest first. */
export async function selectHistory(ctx: Ctx, returnId: string) {
  return ctx.db
    .select({
      event: returnHistory.event,
      actorName: returnHistory.actorName,
      reason: returnHistory.reason,
      at: returnHistory.createdAt,
    })
    .from(returnHistory)
    .where(and(eq(returnHistory.companyId, ctx.companyId), eq(returnHistory.returnId, returnId)))
    .orderBy(desc(returnHistory.version));
}

/** Whether the order has a sheet that was completed. */
export async function hasDoneSheet(ctx: Ctx, orderId: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: returnSheets.id })
    .from(returnSheets)
    .where(
      and(
        eq(returnSheets.companyId, ctx.companyId),
        eq(returnSheets.orderId, orderId),
        eq(returnSheets.state, returnStates.completed),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
