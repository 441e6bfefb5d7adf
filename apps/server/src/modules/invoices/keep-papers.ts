import { type InvoiceFormat, invoiceFormatTexts, invoiceMediaTypes } from '@jicai/domain/invoices/invoice-files.ts';
import { issuedStates } from '@jicai/domain/invoices/invoice-states.ts';
import type { PaperFile } from '../../adapters/tax/tax-platform.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { addOutbox } from '../../jobs/enqueue.ts';
import type { Job } from '../../jobs/job-context.ts';
import { storeFile } from '../files/index.ts';
import { moverOf } from '../orders/index.ts';
import { openTaxOf } from '../tax/index.ts';
import { paperColumns } from './attach-files.ts';
import { insertHistory, type Invoice, lockInvoiceRow, selectInvoice, updateInvoice } from './invoices.store.ts';

/** Effect `invoice.papers`: fetches the paper of an issued invoice, in every form the platform has; payload `serialNo`. */
export async function fetchPapersOf(job: Job): Promise<(ctx: Ctx) => Promise<void>> {
  const found = await job.inTenant(async (ctx) => {
    const invoice = await selectInvoice(ctx, { reqNo: job.subject });
    const isDue = invoice && issuedStates.includes(invoice.state);
    return isDue ? { invoice, platform: await openTaxOf(ctx, invoice.taxProvider) } : undefined;
  });
  const serialNo = job.payload['serialNo'] as string;
  const files = await found?.platform?.readPapers?.({ serialNo, invoiceNo: found.invoice.invoiceNo });
  return async (ctx) => {
    const invoice = await lockInvoiceRow(ctx, { reqNo: job.subject });
    if (invoice && files) await keepPapers(ctx, invoice, files);
  };
}

/** What a person has uploaded meanwhile stays. */
async function keepPapers(ctx: Ctx, invoice: Invoice, files: readonly PaperFile[]): Promise<void> {
  const missing = files.filter(({ format }) => invoice[paperColumns[format]] === null);
  const fields: Partial<Pick<Invoice, (typeof paperColumns)[InvoiceFormat]>> = {};
  for (const { format, bytes } of missing) {
    const fileName = `发票_${invoice.invoiceNo}.${format}`;
    const kept = await storeFile(ctx, { bytes, fileName, mediaType: invoiceMediaTypes[format], isKept: true });
    fields[paperColumns[format]] = kept.fileId;
  }
  if (missing.length === 0) return;
  const version = invoice.version + 1;
  await updateInvoice(ctx, invoice.id, { ...fields, version });
  const reason = missing.map(({ format }) => invoiceFormatTexts[format]).join('、');
  const moved = { fromState: invoice.state, toState: invoice.state, event: 'attach', reason } as const;
  await insertHistory(ctx, { invoiceId: invoice.id, version, ...moved, ...moverOf(ctx) });
  if (fields.pdfFileId && invoice.receiveEmail !== '')
    await addOutbox(ctx, { kind: 'invoice.mail', subject: invoice.reqNo, payload: { to: invoice.receiveEmail } });
}
