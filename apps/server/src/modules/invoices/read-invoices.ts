import type { Ctx } from '../../ctx/ctx.ts';
import { type Page, pageOf, spanOf } from '../../http/paging.ts';
import { filesOf } from './attach-files.ts';
import {
  type InvoiceFilter,
  type InvoiceKey,
  selectHistory,
  selectInvoices,
  selectLines,
  selectReds,
  selectSources,
} from './invoices.store.ts';
import { toCard, toInvoice } from './invoices.wire.ts';
import { getInvoice } from './move-invoice.ts';

export async function readInvoices(ctx: Ctx, filter: InvoiceFilter, page: Page) {
  const { rows, total } = await selectInvoices(ctx, filter, spanOf(page));
  const invoiceIds = rows.map(({ invoice }) => invoice.id);
  const [sources, reds] = await Promise.all([selectSources(ctx, invoiceIds), selectReds(ctx, invoiceIds)]);
  const resultData = rows.map(({ invoice, overFen }) => ({ ...toCard(invoice, { sources, reds }), overFee: overFen }));
  return { resultData, ...pageOf(page, total) };
}

/** An invoice with all that its page shows. Refuses with notFound if the caller may not see it. */
export async function readInvoice(ctx: Ctx, key: InvoiceKey) {
  const invoice = await getInvoice(ctx, key);
  const { id } = invoice;
  const [lines, sources, reds, history, files] = await Promise.all([
    selectLines(ctx, id),
    selectSources(ctx, [id]),
    selectReds(ctx, [id]),
    selectHistory(ctx, id),
    filesOf(ctx, invoice),
  ]);
  return toInvoice(invoice, { lines, sources, reds, history, files });
}
