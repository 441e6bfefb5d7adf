import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { orderLines, orders, trades } from '../../db/tables/orders.ts';
import type { SignedInCtx } from '../../http/context.ts';
import { matching, type OrderFilter } from './order-list.store.ts';

/** Lines of the orders that match, newest order first; at most `limit`. */
export async function selectExportRows(ctx: SignedInCtx, filter: OrderFilter, limit: number) {
  return ctx.db
    .select({
      orderNo: orders.orderNo,
      tradeNo: orders.tradeNo,
      createdAt: orders.createdAt,
      userName: orders.userName,
      orgName: orders.orgName,
      supplierName: orders.supplierName,
      state: orders.state,
      payMode: orders.payMode,
      payState: orders.payState,
      purchaseNo: orders.purchaseNo,
      costCenter: orders.costCenter,
      remark: orders.remark,
      paidAt: orders.paidAt,
      completedAt: orders.completedAt,
      address: trades.address,
      itemNo: orderLines.itemNo,
      itemName: orderLines.itemName,
      itemSpec: orderLines.itemSpec,
      colorName: orderLines.colorName,
      unitName: orderLines.unitName,
      priceFen: orderLines.priceFen,
      qty: orderLines.qty,
      cancelledQty: orderLines.cancelledQty,
      shippedQty: orderLines.shippedQty,
      receivedQty: orderLines.receivedQty,
      returnedQty: orderLines.returnedQty,
      goodsFen: orderLines.goodsFen,
      discountFen: orderLines.discountFen,
      freightFen: orderLines.freightFen,
      payFen: orderLines.payFen,
      refundedFen: orderLines.refundedFen,
      taxRateBp: orderLines.taxRateBp,
      taxFen: orderLines.taxFen,
    })
    .from(orders)
    .innerJoin(trades, and(eq(trades.companyId, orders.companyId), eq(trades.id, orders.tradeId)))
    .innerJoin(orderLines, and(eq(orderLines.companyId, orders.companyId), eq(orderLines.orderId, orders.id)))
    .where(and(eq(trades.companyId, ctx.companyId), eq(orderLines.companyId, ctx.companyId), matching(ctx, filter)))
    .orderBy(desc(orders.id), asc(orderLines.lineNo))
    .limit(limit);
}
export type ExportRow = Awaited<ReturnType<typeof selectExportRows>>[number];

/** Whether this call is the account's only export; the lock ends with the transaction. */
export async function takeExportLock(ctx: SignedInCtx): Promise<boolean> {
  const key = `order export ${ctx.companyId} ${ctx.actor.accountId}`;
  const { rows } = await ctx.db.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) as taken`,
  );
  return rows[0]?.taken ?? false;
}
