import type { OrderMove, OrderState, PayMode } from '@jicai/domain/orders/order-states.ts';
import { and, asc, eq } from 'drizzle-orm';
import { anyText } from '../../db/any-of.ts';
import { orderHistory } from '../../db/tables/order-records.ts';
import { orderLines, orders, trades } from '../../db/tables/orders.ts';
import type { Ctx } from '../../ctx/ctx.ts';

/** What an approver reads of the trade. */
export async function selectTradeOfApproval(ctx: Ctx, tradeId: string) {
  const [row] = await ctx.db
    .select({
      state: trades.state,
      payMode: trades.payMode,
      goodsFen: trades.goodsFen,
      discountFen: trades.discountFen,
      freightFen: trades.freightFen,
      address: trades.address,
    })
    .from(trades)
    .where(and(eq(trades.companyId, ctx.companyId), eq(trades.id, tradeId)));
  return row;
}

export interface ApprovalLine {
  orderLineId: string;
  itemId: string;
  productId: string;
  itemNo: string;
  itemName: string;
  itemSpec: string;
  colorName: string;
  imgUrl: string;
  unitName: string;
  pieceQty: number;
  pieceName: string;
  qty: number;
  priceFen: number;
  discountFen: number;
  freightFen: number;
  payFen: number;
  stockQty: number | null;
}

export interface ApprovalOrder {
  orderId: string;
  orderNo: string;
  supplierId: string;
  supplierName: string;
  state: OrderState;
  payMode: PayMode;
  payFen: number;
  remark: string;
  purchaseNo: string;
  costCenter: string;
  expectDate: string | null;
  lines: ApprovalLine[];
}

/** Orders of a trade with their lines. */
export async function selectOrdersOfApproval(ctx: Ctx, tradeId: string): Promise<ApprovalOrder[]> {
  const rows = await ctx.db
    .select({
      order: {
        orderId: orders.id,
        orderNo: orders.orderNo,
        supplierId: orders.supplierId,
        supplierName: orders.supplierName,
        state: orders.state,
        payMode: orders.payMode,
        payFen: orders.payFen,
        remark: orders.remark,
        purchaseNo: orders.purchaseNo,
        costCenter: orders.costCenter,
        expectDate: orders.expectDate,
      },
      line: {
        orderLineId: orderLines.id,
        itemId: orderLines.itemId,
        productId: orderLines.productId,
        itemNo: orderLines.itemNo,
        itemName: orderLines.itemName,
        itemSpec: orderLines.itemSpec,
        colorName: orderLines.colorName,
        imgUrl: orderLines.imgUrl,
        unitName: orderLines.unitName,
        pieceQty: orderLines.pieceQty,
        pieceName: orderLines.pieceName,
        qty: orderLines.qty,
        priceFen: orderLines.priceFen,
        discountFen: orderLines.discountFen,
        freightFen: orderLines.freightFen,
        payFen: orderLines.payFen,
        stockQty: orderLines.stockQty,
      },
    })
    .from(orders)
    .innerJoin(orderLines, and(eq(orderLines.companyId, ctx.companyId), eq(orderLines.orderId, orders.id)))
    .where(and(eq(orders.companyId, ctx.companyId), eq(orders.tradeId, tradeId)))
    .orderBy(asc(orders.id), asc(orderLines.lineNo));
  const byId = new Map<string, ApprovalOrder>();
  for (const { order, line } of rows) {
    const known = byId.get(order.orderId);
    if (known) known.lines.push(line);
    else byId.set(order.orderId, { ...order, lines: [line] });
  }
  return [...byId.values()];
}

/** Moves of an order that belong to the story of its approval and are told by no task. */
const told = ['submit', 'resubmit', 'withdraw', 'expireApproval', 'expireEdit', 'cancel', 'reject'] as const;

/** Oldest first. */
export async function selectApprovalMoves(ctx: Ctx, orderId: string) {
  return ctx.db
    .select({
      event: orderHistory.event,
      actorType: orderHistory.actorType,
      actorName: orderHistory.actorName,
      reason: orderHistory.reason,
      at: orderHistory.createdAt,
    })
    .from(orderHistory)
    .where(
      and(
        eq(orderHistory.companyId, ctx.companyId),
        eq(orderHistory.orderId, orderId),
        anyText(orderHistory.event, told satisfies readonly (OrderMove | 'submit')[]),
      ),
    )
    .orderBy(asc(orderHistory.version));
}
export type ApprovalMoveRow = Awaited<ReturnType<typeof selectApprovalMoves>>[number];
