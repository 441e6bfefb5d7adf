import { invoiceKinds, invoiceStates } from '@jicai/domain/invoices/invoice-states.ts';
import { returnStates } from '@jicai/domain/returns/return-states.ts';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { codes } from '../../db/codes.ts';
import { idList } from '../../db/any-of.ts';
import { returnSheets } from '../../db/tables/returns.ts';
import type { Ctx } from '../../ctx/ctx.ts';

/**
 * By order line with a special invoice (81) that is being issued or not fully reversed: the amount still invoiced, and the amount
 * of the line that has been or is being refunded.
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
      and i.kind = ${codes(invoiceKinds.special)} and i.state in (${codes(invoiceStates.issuing, invoiceStates.issued, invoiceStates.confirmingRed, invoiceStates.partlyRed)})
    group by s.order_line_id`);
  return new Map(rows.map((row) => [row.id, { blueFen: Number(row.blue), givenBackFen: Number(row.back) }]));
}

/** Sheets of an order that are ready to be refunded but only wait for a red letter. */
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
