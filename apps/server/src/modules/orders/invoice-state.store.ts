import { type SQL, sql } from 'drizzle-orm';
import { idList, intList } from '../../db/any-of.ts';
import type { Ctx } from '../../http/context.ts';

/** What the invoices say of orders (domain.md 2.1 invoiceState); no move of the order, so its version stays. */
export async function setInvoiceStates(
  ctx: Ctx,
  states: readonly { orderId: string; invoiceState: number }[],
): Promise<void> {
  const given: SQL = sql`unnest(${idList(states.map((one) => one.orderId))}, ${intList(states.map((one) => one.invoiceState))})`;
  await ctx.db.execute(sql`
    update orders o set invoice_state = given.state from ${given} as given (order_id, state)
    where o.company_id = ${ctx.companyId} and o.id = given.order_id and o.invoice_state <> given.state`);
}
