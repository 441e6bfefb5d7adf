import { and, asc, eq, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import { anyId } from '../../db/any-of.ts';
import { prepared, type RowOf, selectList } from '../../db/prepared.ts';
import { orders } from '../../db/tables/orders.ts';
import { updater } from '../../db/update-rows.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { type PaymentKey, tradeOfPayment } from './trade-of-payment.store.ts';
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

export type LockedOrder = RowOf<typeof columns>;

/** All orders of a trade, locked in id order; the caller holds the trade's lock. */
export const lockOrdersOfTrade = (ctx: Ctx, tradeId: string): Promise<LockedOrder[]> =>
  lockOfTrade(ctx.db, { companyId: ctx.companyId, tradeId });

const lockOf = (companyId: SQLWrapper, tradeId: SQLWrapper) => sql`
  select ${selectList(columns)} from orders where company_id = ${companyId} and trade_id = ${tradeId} order by id for update`;

const lockOfTrade = prepared<LockedOrder, 'companyId' | 'tradeId'>(['companyId', 'tradeId'], ({ companyId, tradeId }) =>
  lockOf(companyId, tradeId),
);

/** As {@link lockOrdersOfTrade}, in one message with the lock of the trade that the payment is for. */
export const lockOrdersOfPayment = (ctx: Ctx, payment: PaymentKey): Promise<LockedOrder[]> =>
  lockOfPayment(ctx.db, { companyId: ctx.companyId, ...payment });

const lockOfPayment = prepared<LockedOrder, 'companyId' | keyof PaymentKey>(['companyId', 'channel', 'payNo'], (at) =>
  lockOf(at.companyId, tradeOfPayment(at)),
);

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
  const { companyId, now } = ctx;
  await change(ctx.db, { companyId, ids: orderIds, now, fields: { ...others, ...buyerReason } });
}

const change = updater(orders, { counting: 'version' });

/** Not a move of the order: its version stays. */
/** Marks when the waybills of these orders were printed first. */
export async function updateWaybillsPrinted(ctx: Ctx, orderIds: readonly string[]): Promise<void> {
  await ctx.db
    .update(orders)
    .set({ waybillPrintedAt: ctx.now })
    .where(and(eq(orders.companyId, ctx.companyId), anyId(orders.id, orderIds), isNull(orders.waybillPrintedAt)));
}
