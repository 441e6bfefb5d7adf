import { returnStates } from '@jicai/domain/returns/return-states.ts';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { idList } from '../../db/any-of.ts';
import { returnSheets } from '../../db/tables/returns.ts';
import type { Ctx } from '../../ctx/ctx.ts';

/**
 * Per order line that a special invoice (81) carries, being issued or not yet wholly red: what is left of it on paper, and
 * what of the line is given back or on its way back already.
 */
export async function selectSpecialBlue(
  ctx: Ctx,
  orderLineIds: readonly string[],
): Promise<Map<string, { blueFen: number; givenBackFen: number }>> {
  const { companyId } = ctx;
  const { rows } = await ctx.db.execute<{ id: string; blue: string; back: string }>(sql`
    select s.order_line_id::text as id,
      sum(s.goods_fen + s.freight_fen - s.red_goods_fen - s.red_freight_fen)::text as blue,
      (select coalesce(sum(p.fee_fen), 0)::text from order_refund_parts p
        where p.company_id = ${companyId} and p.order_line_id = s.order_line_id) as back
    from invoice_sources s
    join invoices i on i.company_id = ${companyId} and i.id = s.invoice_id
    where s.company_id = ${companyId} and s.order_line_id = any(${idList(orderLineIds)})
      and i.kind = '81' and i.state in (20, 30, 60, 65)
    group by s.order_line_id`);
  return new Map(rows.map((row) => [row.id, { blueFen: Number(row.blue), givenBackFen: Number(row.back) }]));
}

/** Sheets of an order whose refund has not begun although nothing else is left to do. */
export async function selectUnpaidSheets(ctx: Ctx, orderId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ returnId: returnSheets.id })
    .from(returnSheets)
    .where(
      and(
        eq(returnSheets.companyId, ctx.companyId),
        eq(returnSheets.orderId, orderId),
        eq(returnSheets.state, returnStates.awaitingRefund),
        isNull(returnSheets.refundFen),
      ),
    )
    .orderBy(asc(returnSheets.id));
  return rows.map((row) => row.returnId);
}
