import { and, asc, eq } from 'drizzle-orm';
import { orderLines, orders, trades } from '../../db/tables/orders.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { givenBackFen, lineGoodsColumns, seenBy } from '../orders/index.ts';

/** An order the caller may see, by its number or by one of its lines. */
export async function selectApplyOrder(
  ctx: Ctx,
  key: { orderLineId?: string | undefined; orderNo?: string | undefined },
) {
  const orderId = key.orderLineId === undefined ? undefined : await selectOrderOfLine(ctx, key.orderLineId);
  if (key.orderLineId !== undefined && orderId === undefined) return undefined;
  const [row] = await ctx.db
    .select({
      orderId: orders.id,
      orderNo: orders.orderNo,
      supplierName: orders.supplierName,
      state: orders.state,
      cancelState: orders.cancelState,
      invoiceState: orders.invoiceState,
      payState: orders.payState,
      completedAt: orders.completedAt,
      isAfterSaleClosed: orders.isAfterSaleClosed,
      customerType: trades.customerType,
      payMode: trades.payMode,
      payChannel: trades.payChannel,
      address: trades.address,
    })
    .from(orders)
    .innerJoin(trades, and(eq(trades.companyId, orders.companyId), eq(trades.id, orders.tradeId)))
    .where(
      and(
        eq(trades.companyId, ctx.companyId),
        seenBy(ctx, 'any'),
        orderId ? eq(orders.id, orderId) : undefined,
        key.orderNo ? eq(orders.orderNo, key.orderNo) : undefined,
      ),
    );
  return row;
}
export type ApplyOrder = NonNullable<Awaited<ReturnType<typeof selectApplyOrder>>>;

async function selectOrderOfLine(ctx: Ctx, orderLineId: string): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ orderId: orderLines.orderId })
    .from(orderLines)
    .where(and(eq(orderLines.companyId, ctx.companyId), eq(orderLines.id, orderLineId)));
  return row?.orderId;
}

export async function selectApplyLines(ctx: Ctx, orderId: string) {
  return ctx.db
    .select({
      ...lineGoodsColumns,
      refundedQty: orderLines.refundedQty,
      freightRefundedQty: orderLines.freightRefundedQty,
      givenBackFen,
      isReturnable7: orderLines.isReturnable7,
    })
    .from(orderLines)
    .where(and(eq(orderLines.companyId, ctx.companyId), eq(orderLines.orderId, orderId)))
    .orderBy(asc(orderLines.lineNo));
}
export type ApplyOrderLine = Awaited<ReturnType<typeof selectApplyLines>>[number];
