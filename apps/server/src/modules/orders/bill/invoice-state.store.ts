import { type OrderInvoiceState, issuedStates, orderInvoiceStates } from '@jicai/domain/invoices/invoice-states.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { codes } from '../../../db/codes.ts';
import { anyId, idList, intList } from '../../../db/any-of.ts';
import { orderInvoiceWishes } from '../../../db/tables/invoice-wishes.ts';
import type { Ctx } from '../../../ctx/ctx.ts';

/**
 * What the invoices say of orders (docs/domain/orders.md §7 invoiceState); no move of the order, so its version stays.
 */
export async function setInvoiceStates(
  ctx: Ctx,
  states: readonly { orderId: string; invoiceState: OrderInvoiceState }[],
): Promise<void> {
  const given: SQL = sql`unnest(${idList(states.map((one) => one.orderId))}, ${intList(states.map((one) => one.invoiceState))})`;
  await ctx.db.execute(sql`
    update orders o set invoice_state = given.state from ${given} as given (order_id, state)
    where o.company_id = ${ctx.companyId} and o.id = given.order_id and o.invoice_state <> given.state`);
}

/** An order that is invoiced in part is invoiced in full once the rest is given back, or taken off by a statement. */
export async function markInvoicedInFull(ctx: Ctx, orderIds: readonly string[]): Promise<void> {
  await ctx.db.execute(sql`
    update orders o set invoice_state = ${codes(orderInvoiceStates.issued)}
    where o.company_id = ${ctx.companyId} and o.id = any(${idList(orderIds)})
      and o.invoice_state = ${codes(orderInvoiceStates.partlyIssued)}
      and (select coalesce(sum(s.goods_fen - s.red_goods_fen + s.freight_fen - s.red_freight_fen), 0)
        from invoice_sources s join invoices i on i.company_id = s.company_id and i.id = s.invoice_id
        where s.company_id = ${ctx.companyId} and s.order_id = o.id and i.state in (${codes(...issuedStates)}))
      >= o.pay_fen - o.refunded_fen + (select coalesce(sum(l.adjusted_fen), 0) from order_lines l
        where l.company_id = ${ctx.companyId} and l.order_id = o.id)`);
}

/** Those of the orders with which an invoice was chosen that has not been asked for yet. */
export async function selectWithInvoiceChoice(ctx: Ctx, orderIds: readonly string[]): Promise<string[]> {
  const rows = await ctx.db
    .select({ orderId: orderInvoiceWishes.orderId })
    .from(orderInvoiceWishes)
    .where(
      and(
        eq(orderInvoiceWishes.companyId, ctx.companyId),
        anyId(orderInvoiceWishes.orderId, orderIds),
        eq(orderInvoiceWishes.state, 'waiting'),
      ),
    );
  return rows.map(({ orderId }) => orderId);
}

/** The invoice that was chosen with the order. */
export async function selectInvoiceChoice(ctx: Ctx, orderId: string) {
  const [row] = await ctx.db
    .select({
      kind: orderInvoiceWishes.kind,
      titleId: orderInvoiceWishes.titleId,
      title: orderInvoiceWishes.title,
      receiveEmail: orderInvoiceWishes.receiveEmail,
      state: orderInvoiceWishes.state,
      invoiceReqNo: orderInvoiceWishes.invoiceReqNo,
    })
    .from(orderInvoiceWishes)
    .where(and(eq(orderInvoiceWishes.companyId, ctx.companyId), eq(orderInvoiceWishes.orderId, orderId)));
  return row;
}
