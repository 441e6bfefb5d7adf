import type { ChangedLine } from '@jicai/domain/orders/order-change.ts';
import { and, eq, sql } from 'drizzle-orm';
import { idList, intList } from '../../../db/any-of.ts';
import { orders, trades } from '../../../db/tables/orders.ts';
import type { Ctx } from '../../../ctx/ctx.ts';

/** Other prices and quantities of lines of which nothing has left, with what they cost. */
export async function updateLineTerms(ctx: Ctx, lines: readonly ChangedLine[]): Promise<void> {
  const fens = (name: 'priceFen' | 'goodsFen' | 'discountFen' | 'freightFen' | 'payFen' | 'taxFen') =>
    idList(lines.map((line) => String(line[name])));
  await ctx.db.execute(sql`
    update order_lines l set price_fen = c.price_fen, qty = c.qty, goods_fen = c.goods_fen,
      discount_fen = c.discount_fen, freight_fen = c.freight_fen, pay_fen = c.pay_fen, tax_fen = c.tax_fen
    from unnest(${idList(lines.map((line) => line.orderLineId))}, ${intList(lines.map((line) => line.qty))},
      ${fens('priceFen')}, ${fens('goodsFen')}, ${fens('discountFen')}, ${fens('freightFen')}, ${fens('payFen')}, ${fens('taxFen')})
      as c (id, qty, price_fen, goods_fen, discount_fen, freight_fen, pay_fen, tax_fen)
    where l.company_id = ${ctx.companyId} and l.id = c.id`);
}

/** Sums of an order as its lines have them; the move that follows makes its new version. */
export async function updateOrderSums(ctx: Ctx, orderId: string, lines: readonly ChangedLine[]): Promise<void> {
  const sum = (of: (line: ChangedLine) => number) => lines.reduce((all, line) => all + of(line), 0);
  await ctx.db
    .update(orders)
    .set({
      goodsFen: sum((line) => line.goodsFen),
      discountFen: sum((line) => line.discountFen),
      payFen: sum((line) => line.payFen),
      totalQty: sum((line) => line.qty),
    })
    .where(and(eq(orders.companyId, ctx.companyId), eq(orders.id, orderId)));
}

/** Goods and discount of a trade come to that much more, or less where it is negative. */
export async function addToTradeFees(
  ctx: Ctx,
  tradeId: string,
  { goodsFen, discountFen }: { goodsFen: number; discountFen: number },
): Promise<void> {
  if (goodsFen === 0 && discountFen === 0) return;
  await ctx.db
    .update(trades)
    .set({
      goodsFen: sql`${trades.goodsFen} + ${goodsFen}`,
      discountFen: sql`${trades.discountFen} + ${discountFen}`,
      payFen: sql`${trades.payFen} + ${goodsFen - discountFen}`,
      version: sql`${trades.version} + 1`,
      updatedAt: ctx.now,
    })
    .where(and(eq(trades.companyId, ctx.companyId), eq(trades.id, tradeId)));
}
