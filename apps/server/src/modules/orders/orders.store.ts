import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { anyId, idList, textList } from '../../db/any-of.ts';
import { orderHistory } from '../../db/tables/order-records.ts';
import { orderLines, orders } from '../../db/tables/orders.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { seenBy } from './visibility.store.ts';

const columns = {
  orderId: orders.id,
  orderNo: orders.orderNo,
  tradeId: orders.tradeId,
  tradeNo: orders.tradeNo,
  customerId: orders.customerId,
  customerName: orders.customerName,
  accountId: orders.accountId,
  userId: orders.userId,
  userName: orders.userName,
  orgId: orders.orgId,
  supplierId: orders.supplierId,
  supplierName: orders.supplierName,
  state: orders.state,
  payMode: orders.payMode,
  payState: orders.payState,
  cancelState: orders.cancelState,
  afterSaleState: orders.afterSaleState,
  isAfterSaleClosed: orders.isAfterSaleClosed,
  invoiceState: orders.invoiceState,
  isPickLocked: orders.isPickLocked,
  waybillPrintedAt: orders.waybillPrintedAt,
  payFen: orders.payFen,
  refundedFen: orders.refundedFen,
  shippedAt: orders.shippedAt,
  completedAt: orders.completedAt,
  isHidden: orders.isHidden,
  remark: orders.remark,
  version: orders.version,
};

/** The number of the trade an order belongs to, if the caller may act on the order, or receive it. */
export async function selectTradeNo(
  ctx: Ctx,
  key: { orderNo: string } | { orderId: string },
  scope: 'act' | 'receive' = 'act',
): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ tradeNo: orders.tradeNo })
    .from(orders)
    .where(and(seenBy(ctx, scope), 'orderNo' in key ? eq(orders.orderNo, key.orderNo) : eq(orders.id, key.orderId)));
  return row?.tradeNo;
}

/** All orders of a trade as they stand, for who only reads. */
export async function selectOrdersOfTrade(ctx: Ctx, tradeId: string): Promise<LockedOrder[]> {
  return ctx.db
    .select(columns)
    .from(orders)
    .where(and(eq(orders.companyId, ctx.companyId), eq(orders.tradeId, tradeId)))
    .orderBy(asc(orders.id));
}

/** All orders of a trade, locked in id order; the caller holds the trade's lock. */
export async function lockOrdersOfTrade(ctx: Ctx, tradeId: string) {
  return ctx.db
    .select(columns)
    .from(orders)
    .where(and(eq(orders.companyId, ctx.companyId), eq(orders.tradeId, tradeId)))
    .orderBy(asc(orders.id))
    .for('update');
}
export type LockedOrder = Awaited<ReturnType<typeof lockOrdersOfTrade>>[number];

/** Inserts orders; returns the numbers that were free. */
export async function insertOrders(
  ctx: Ctx,
  rows: readonly Omit<typeof orders.$inferInsert, 'companyId'>[],
): Promise<Set<string>> {
  const inserted = await ctx.db
    .insert(orders)
    .values(rows.map((row) => ({ ...row, companyId: ctx.companyId })))
    .onConflictDoNothing({ target: [orders.companyId, orders.orderNo] })
    .returning({ orderNo: orders.orderNo });
  return new Set(inserted.map((row) => row.orderNo));
}

export async function insertLines(
  ctx: Ctx,
  rows: readonly Omit<typeof orderLines.$inferInsert, 'companyId' | 'createdAt'>[],
): Promise<void> {
  await ctx.db.insert(orderLines).values(rows.map((row) => ({ ...row, companyId: ctx.companyId, createdAt: ctx.now })));
}

/** Remembers what the customer has ordered; in the order of the ids, so that two of them do not wait for each other. */
export async function insertBought(
  ctx: Ctx,
  customerId: string,
  lines: readonly { itemId: string; itemName: string; itemNo: string }[],
): Promise<void> {
  await ctx.db.execute(sql`
    insert into bought_items (company_id, customer_id, item_id, item_name, item_no)
    select ${ctx.companyId}::bigint, ${customerId}::bigint, l.item_id, l.item_name, l.item_no
    from unnest(${idList(lines.map((line) => line.itemId))}, ${textList(lines.map((line) => line.itemName))},
      ${textList(lines.map((line) => line.itemNo))}) as l (item_id, item_name, item_no)
    order by l.item_id
    on conflict do nothing`);
}

export type OrderFields = Partial<
  Pick<
    typeof orders.$inferInsert,
    | 'state'
    | 'payMode'
    | 'payState'
    | 'cancelState'
    | 'afterSaleState'
    | 'isAfterSaleClosed'
    | 'cancelReasonCode'
    | 'cancelReason'
    | 'isPickLocked'
    | 'refundedFen'
    | 'payDeadline'
    | 'paidAt'
    | 'awaitingShipmentAt'
    | 'shippedAt'
    | 'completedAt'
    | 'cancelledAt'
    | 'isHidden'
  >
> & {
  /** The code that the buyer chose (`cancelReasons`). */
  buyerReasonCode?: number | undefined;
};

export async function updateOrders(ctx: Ctx, orderIds: readonly string[], fields: OrderFields): Promise<void> {
  const { buyerReasonCode, ...others } = fields;
  // The column is text for historical reasons; the code is a number.
  const buyerReason = buyerReasonCode ? { buyerReasonCode: String(buyerReasonCode) } : {};
  await ctx.db
    .update(orders)
    .set({ ...others, ...buyerReason, version: sql`${orders.version} + 1`, updatedAt: ctx.now })
    .where(and(eq(orders.companyId, ctx.companyId), anyId(orders.id, orderIds)));
}

/** Not a move of the order: its version stays. */
/** Marks when the waybills of these orders were printed first. */
export async function updateWaybillsPrinted(ctx: Ctx, orderIds: readonly string[]): Promise<void> {
  await ctx.db
    .update(orders)
    .set({ waybillPrintedAt: ctx.now })
    .where(and(eq(orders.companyId, ctx.companyId), anyId(orders.id, orderIds), isNull(orders.waybillPrintedAt)));
}

export async function insertHistory(
  ctx: Ctx,
  rows: readonly Omit<typeof orderHistory.$inferInsert, 'companyId' | 'id' | 'createdAt' | 'requestId'>[],
): Promise<void> {
  const { companyId, act, now: createdAt } = ctx;
  await ctx.db
    .insert(orderHistory)
    .values(rows.map((row) => ({ ...row, companyId, id: ctx.newId(), requestId: act.requestId ?? null, createdAt })));
}
