import { and, asc, desc, eq } from 'drizzle-orm';
import { exportLocks } from '../../../db/tables/export-locks.ts';
import { orderLines, orders, trades } from '../../../db/tables/orders.ts';
import type { SignedInCtx } from '../../../ctx/ctx.ts';
import { matching, type OrderFilter } from './order-list.store.ts';

/** Lines of the orders that match, newest order first; at most `limit`. */
export async function selectExportRows(ctx: SignedInCtx, filter: OrderFilter, limit: number) {
  return ctx.db
    .select({
      orderNo: orders.orderNo,
      tradeNo: orders.tradeNo,
      createdAt: orders.createdAt,
      customerName: orders.customerName,
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
      refundedQty: orderLines.refundedQty,
      freightRefundedQty: orderLines.freightRefundedQty,
      adjustedQty: orderLines.adjustedQty,
      adjustedFen: orderLines.adjustedFen,
      taxRateBp: orderLines.taxRateBp,
    })
    .from(orders)
    .innerJoin(trades, and(eq(trades.companyId, orders.companyId), eq(trades.id, orders.tradeId)))
    .innerJoin(orderLines, and(eq(orderLines.companyId, orders.companyId), eq(orderLines.orderId, orders.id)))
    .where(and(eq(trades.companyId, ctx.companyId), eq(orderLines.companyId, ctx.companyId), matching(ctx, filter)))
    .orderBy(desc(orders.id), asc(orderLines.lineNo))
    .limit(limit);
}
export type ExportRow = Awaited<ReturnType<typeof selectExportRows>>[number];

/**
 * Whether this call is the account's only export: it holds a row of the account's own until its transaction ends. Of two
 * first exports at once one waits for the row to be written, no longer than for any lock.
 */
export async function takeExportLock(ctx: SignedInCtx): Promise<boolean> {
  const { companyId } = ctx;
  const { accountId } = ctx.actor;
  const own = and(eq(exportLocks.companyId, companyId), eq(exportLocks.accountId, accountId));
  const take = () => ctx.db.select().from(exportLocks).where(own).for('update', { skipLocked: true });
  if ((await take()).length > 0) return true;
  await ctx.db.insert(exportLocks).values({ companyId, accountId }).onConflictDoNothing();
  return (await take()).length > 0;
}
