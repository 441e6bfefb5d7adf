import { and, asc, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import { anyId } from '../../../db/any-of.ts';
import { exportLocks } from '../../../db/tables/export-locks.ts';
import { orderLines, orders, trades } from '../../../db/tables/orders.ts';
import type { SignedInCtx } from '../../../ctx/ctx.ts';
import { matching, newestFirst, type OrderFilter } from './order-list.store.ts';

/** Lines of the orders that match, newest order first; at most `limit`. */
export const selectExportRows = (ctx: SignedInCtx, filter: OrderFilter, limit: number) =>
  selectRows(ctx, matching(ctx, filter)).limit(limit);

/** Lines of these orders, newest order first. */
export const selectRowsOfOrders = (ctx: SignedInCtx, orderIds: readonly string[]) =>
  selectRows(ctx, and(eq(orders.companyId, ctx.companyId), anyId(orders.id, orderIds)));

function selectRows(ctx: SignedInCtx, which: SQL | undefined) {
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
      pieceQty: orderLines.pieceQty,
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
    .where(and(eq(trades.companyId, ctx.companyId), eq(orderLines.companyId, ctx.companyId), which))
    .orderBy(desc(orders.id), asc(orderLines.lineNo));
}
export type ExportRow = Awaited<ReturnType<typeof selectExportRows>>[number];

/** The next orders that match behind the last one seen, newest first. */
export function selectNextOrders(
  ctx: SignedInCtx,
  filter: OrderFilter,
  { after, limit }: { after: { id: string; createdAt: Date } | undefined; limit: number },
): Promise<{ id: string; createdAt: Date }[]> {
  // Ids grow with time: behind the last one there is nothing younger, and where days are asked for the index of time begins there.
  const until = after && (filter.from ?? filter.until) ? new Date(after.createdAt.getTime() + 1) : filter.until;
  return ctx.db
    .select({ id: orders.id, createdAt: orders.createdAt })
    .from(orders)
    .where(and(matching(ctx, { ...filter, until }), after ? lt(orders.id, after.id) : undefined))
    .orderBy(newestFirst(filter))
    .limit(limit);
}

/** How many lines the orders that match have, counted to `most` and one. */
export async function countExportRows(ctx: SignedInCtx, filter: OrderFilter, most: number): Promise<number> {
  const { rows } = await ctx.db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select 1 from ${orders} join ${orderLines} on ${and(eq(orderLines.companyId, orders.companyId), eq(orderLines.orderId, orders.id))}
      where ${orderLines.companyId} = ${ctx.companyId} and ${matching(ctx, filter)} limit ${sql.raw(String(most + 1))}) some_lines`);
  return rows[0]?.count ?? 0;
}

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
