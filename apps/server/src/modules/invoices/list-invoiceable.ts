import { invoiceableOf } from '@jicai/domain/invoices/invoice-lines.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { seenBy } from '../orders/index.ts';
import { type InvoiceableFilter, selectInvoiceableOrders, selectInvoiceLines } from './invoiceable.store.ts';

/** Orders whose money may still be invoiced, with what is left of each line. */
export async function listInvoiceable(
  ctx: SignedInCtx,
  filter: Omit<InvoiceableFilter, 'seen'>,
  page: { limit: number; offset: number },
) {
  // Named orders: as many as one request may have.
  const seen = seenBy(ctx, filter.orderNos ? 'any' : ctx.actor.permissions.has('invoice.view') ? 'all' : 'my');
  const { rows, total } = await selectInvoiceableOrders(ctx, { ...filter, seen }, page);
  const lines = await selectInvoiceLines(
    ctx,
    rows.map((row) => row.orderId),
  );
  const orders = rows.map((row) => ({
    ...row,
    lines: lines
      .filter((line) => line.orderId === row.orderId)
      .map((line) => ({ ...line, left: invoiceableOf(line, line.taken) }))
      .filter(({ left }) => left.goodsFen + left.freightFen > 0),
  }));
  return { orders, total };
}
