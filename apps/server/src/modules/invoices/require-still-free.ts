import { invoiceableOf } from '@jicai/domain/invoices/invoice-lines.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { lockOrder } from '../orders/index.ts';
import { holdInvoiceable } from '../statements/index.ts';
import { selectInvoiceLines } from './invoiceable.store.ts';
import { type Invoice, selectSources } from './invoices.store.ts';

/**
 * A failed request no longer holds its amounts. Before it is tried again: refuses with invoiceExceeded if other invoices have
 * taken them, invoicedByStatement if its statement is void.
 */
export async function requireStillFree(ctx: Ctx, invoice: Invoice): Promise<void> {
  const sources = await selectSources(ctx, [invoice.id]);
  const orderNos = new Set(sources.map((source) => source.orderNo));
  for (const orderNo of [...orderNos].toSorted()) await lockOrder(ctx, { orderNo });
  if (invoice.statementId) await holdInvoiceable(ctx, invoice.statementId);
  const lines = await selectInvoiceLines(ctx, [...new Set(sources.map((source) => source.orderId))]);
  const isFree = sources.every((source) => {
    const line = lines.find((one) => one.orderLineId === source.orderLineId);
    const left = line && invoiceableOf(line, line.taken);
    return left && source.goodsFen <= left.goodsFen && source.freightFen <= left.freightFen && source.qty <= left.qty;
  });
  if (!isFree) throw refuse.invoiceExceeded();
}
