import { transferStates } from '@jicai/domain/payments/payment-states.ts';
import { and, asc, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { orderHistory } from '../../../db/tables/order-records.ts';
import { orders } from '../../../db/tables/orders.ts';
import { payments, refunds, transfers } from '../../../db/tables/payments.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { seenBy } from '../visibility.store.ts';

/** Every order of a trade. */
export async function selectSiblings(ctx: Ctx, tradeId: string) {
  return ctx.db
    .select({
      orderId: orders.id,
      orderNo: orders.orderNo,
      supplierName: orders.supplierName,
      payFen: orders.payFen,
      lineCount: orders.lineCount,
      totalQty: orders.totalQty,
      itemName: firstLine(ctx, sql`l.item_name`),
      imgUrl: firstLine(ctx, sql`l.img_url`),
      state: orders.state,
      cancelState: orders.cancelState,
      version: orders.version,
    })
    .from(orders)
    .where(and(eq(orders.companyId, ctx.companyId), eq(orders.tradeId, tradeId)))
    .orderBy(asc(orders.id));
}

/** Of the first goods of each order. Its id is named with its table: inside the subquery a bare one would be the line's. */
const firstLine = (ctx: Ctx, column: SQL) => sql<string>`coalesce((select ${column} from order_lines l
  where l.company_id = ${ctx.companyId} and l.order_id = orders.id order by l.line_no limit 1), '')`;

/** Whether the caller's commands reach the order that he sees. */
export async function selectMayAct(ctx: Ctx, orderId: string): Promise<boolean> {
  return (await ctx.db.$count(orders, and(seenBy(ctx, 'act'), eq(orders.id, orderId)))) > 0;
}

/** Newest first. */
export async function selectHistory(ctx: Ctx, orderId: string) {
  return ctx.db
    .select({
      event: orderHistory.event,
      fromState: orderHistory.fromState,
      toState: orderHistory.toState,
      actorName: orderHistory.actorName,
      reason: orderHistory.reason,
      at: orderHistory.createdAt,
    })
    .from(orderHistory)
    .where(and(eq(orderHistory.companyId, ctx.companyId), eq(orderHistory.orderId, orderId)))
    .orderBy(desc(orderHistory.version));
}

export async function selectPaymentsOfTrade(ctx: Ctx, tradeId: string) {
  return ctx.db
    .select({
      payNo: payments.payNo,
      channel: payments.channel,
      amountFen: payments.amountFen,
      receivedFen: payments.receivedFen,
      payState: payments.payState,
      applyState: payments.applyState,
      paidAt: payments.paidAt,
    })
    .from(payments)
    .where(and(eq(payments.companyId, ctx.companyId), eq(payments.tradeId, tradeId)))
    .orderBy(asc(payments.id));
}

/** Money that arrived by bank, each line of the bank statement with its serial number. */
export async function selectTransfersOfTrade(ctx: Ctx, tradeId: string) {
  return ctx.db
    .select({
      bankSerialNo: transfers.bankSerialNo,
      receivedFen: transfers.receivedFen,
      confirmedAt: transfers.confirmedAt,
    })
    .from(transfers)
    .where(
      and(
        eq(transfers.companyId, ctx.companyId),
        eq(transfers.tradeId, tradeId),
        eq(transfers.transferState, transferStates.confirmed),
      ),
    )
    .orderBy(asc(transfers.confirmedAt), asc(transfers.id));
}

/** Refunds of the order, and those of money that came for its trade but reached no order (twice, late, too much). */
export async function selectRefundsOfOrder(ctx: Ctx, { orderId, tradeId }: { orderId: string; tradeId: string }) {
  return ctx.db
    .select({
      refundNo: refunds.refundNo,
      feeFen: refunds.feeFen,
      refundState: refunds.refundState,
      succeededAt: refunds.succeededAt,
    })
    .from(refunds)
    .where(
      and(
        eq(refunds.companyId, ctx.companyId),
        eq(refunds.tradeId, tradeId),
        or(eq(refunds.orderId, orderId), isNull(refunds.orderId)),
      ),
    )
    .orderBy(asc(refunds.id));
}
