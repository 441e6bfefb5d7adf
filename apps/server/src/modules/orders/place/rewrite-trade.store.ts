import { and, eq, sql } from 'drizzle-orm';
import { anyId, idList, intList, textList } from '../../../db/any-of.ts';
import { orderLines } from '../../../db/tables/orders.ts';
import type { Ctx } from '../../../ctx/ctx.ts';

/** Lines of orders that were never paid or shipped: nothing hangs on them. */
export async function deleteLinesOfOrders(ctx: Ctx, orderIds: readonly string[]): Promise<void> {
  await ctx.db
    .delete(orderLines)
    .where(and(eq(orderLines.companyId, ctx.companyId), anyId(orderLines.orderId, orderIds)));
}

export interface OrderDraftRow {
  orderId: string;
  remark: string;
  goodsFen: number;
  discountFen: number;
  freightFen: number;
  payFen: number;
  totalQty: number;
  lineCount: number;
}

/** Writes what orders cost and say after an edit; the move that follows makes their new version. */
export async function updateOrderDrafts(
  ctx: Ctx,
  rows: readonly OrderDraftRow[],
  common: { purchaseNo: string; costCenter: string; expectDate: string | null },
): Promise<void> {
  const fens = (name: 'goodsFen' | 'discountFen' | 'freightFen' | 'payFen') =>
    idList(rows.map((row) => String(row[name])));
  await ctx.db.execute(sql`
    update orders o set remark = d.remark, goods_fen = d.goods_fen, discount_fen = d.discount_fen,
      freight_fen = d.freight_fen, pay_fen = d.pay_fen, total_qty = d.total_qty, line_count = d.line_count,
      purchase_no = ${common.purchaseNo}, cost_center = ${common.costCenter}, expect_date = ${common.expectDate}::date
    from unnest(${idList(rows.map((row) => row.orderId))}, ${textList(rows.map((row) => row.remark))},
      ${fens('goodsFen')}, ${fens('discountFen')}, ${fens('freightFen')}, ${fens('payFen')},
      ${intList(rows.map((row) => row.totalQty))}, ${intList(rows.map((row) => row.lineCount))})
      as d (id, remark, goods_fen, discount_fen, freight_fen, pay_fen, total_qty, line_count)
    where o.company_id = ${ctx.companyId} and o.id = d.id`);
}
