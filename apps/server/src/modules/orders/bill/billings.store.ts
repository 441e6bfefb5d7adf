import { sql } from 'drizzle-orm';
import { orderBillings } from '../../../db/tables/order-billings.ts';
import type { Ctx } from '../../../ctx/ctx.ts';

type Row = Record<
  | 'orderLineId'
  | 'qty'
  | 'cancelledQty'
  | 'receivedQty'
  | 'payFen'
  | 'priceFen'
  | 'freightFen'
  | 'taxRateBp'
  | 'billedQty'
  | 'billedFen'
  | 'undeliveredFen',
  string
>;

/** Lines of an order with what they have billed, and what was given back for units that never arrived. */
export async function selectBilledLines(ctx: Ctx, orderId: string) {
  const { rows } = await ctx.db.execute<Row>(sql`
    select l.id as "orderLineId", l.qty as "qty", l.cancelled_qty as "cancelledQty", l.received_qty as "receivedQty",
      l.pay_fen as "payFen", l.price_fen as "priceFen", l.freight_fen as "freightFen",
      l.tax_rate_bp as "taxRateBp", coalesce(b.qty, 0) as "billedQty",
      coalesce(b.fen, 0) as "billedFen", coalesce(p.fen, 0) + coalesce(b.refund_fen, 0) as "undeliveredFen"
    from order_lines l
    left join (
      select x.order_line_id, sum(x.qty) filter (where x.kind = 'receipt') as qty,
        sum(x.fee_fen) filter (where x.kind <> 'refund') as fen, sum(x.fee_fen) filter (where x.kind = 'refund') as refund_fen
      from order_billings x where x.company_id = ${ctx.companyId} and x.order_id = ${orderId}
      group by x.order_line_id) b on b.order_line_id = l.id
    left join (
      select r.order_line_id, sum(r.fee_fen) as fen from order_refund_parts r
      where r.company_id = ${ctx.companyId} and r.order_id = ${orderId} group by r.order_line_id) p on p.order_line_id = l.id
    where l.company_id = ${ctx.companyId} and l.order_id = ${orderId} order by l.line_no`);
  return rows.map(({ orderLineId, ...row }) => ({
    orderLineId,
    qty: Number(row.qty),
    cancelledQty: Number(row.cancelledQty),
    receivedQty: Number(row.receivedQty),
    payFen: Number(row.payFen),
    priceFen: Number(row.priceFen),
    freightFen: Number(row.freightFen),
    taxRateBp: Number(row.taxRateBp),
    billedQty: Number(row.billedQty),
    billedFen: Number(row.billedFen),
    undeliveredFen: Number(row.undeliveredFen),
  }));
}

type NewBilling = Omit<typeof orderBillings.$inferInsert, 'companyId' | 'id' | 'happenedAt'>;

export async function insertBillings(ctx: Ctx, rows: readonly NewBilling[]): Promise<void> {
  if (rows.length === 0) return;
  await ctx.db
    .insert(orderBillings)
    .values(rows.map((row) => ({ ...row, companyId: ctx.companyId, id: ctx.newId(), happenedAt: ctx.now })));
}
