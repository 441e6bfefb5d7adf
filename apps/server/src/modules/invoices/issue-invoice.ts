import { invoiceStates, nextTaxQuery } from '@jicai/domain/invoices/invoice-states.ts';
import type { BlueOutcome } from '../../adapters/tax/tax-platform.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { addOutbox } from '../../jobs/enqueue.ts';
import type { Job } from '../../jobs/job-context.ts';
import { storeFile } from '../files/index.ts';
import { makeInvoicePdf } from './invoice-pdf.ts';
import { type Invoice, lockInvoiceRow, selectInvoice, selectLines, updateInvoice } from './invoices.store.ts';
import { requireStillFree } from './require-still-free.ts';
import { moveInvoice } from './move-invoice.ts';

type Record = (ctx: Ctx) => Promise<void>;
const nothing: Record = async () => {};

/**
 * Timer `invoice.begin`: it can no longer be withdrawn, so it is sent to the tax platform. Without one it waits for an
 * operator.
 */
export async function beginIssuing(ctx: Ctx, reqNo: string): Promise<void> {
  const invoice = await lockInvoiceRow(ctx, { reqNo });
  if (invoice?.state === invoiceStates.waiting && ctx.deps.tax) await sendToPlatform(ctx, invoice);
}

/**
 * Plans to send a waiting or failed request to the tax platform; its number stays the same at every try
 * (docs/domain/invoices.md §2).
 */
export async function sendToPlatform(ctx: Ctx, invoice: Invoice): Promise<Invoice> {
  if (!ctx.deps.tax) throw refuse.failed({ text: '尚未接入税务平台，请开具后登记发票号码' });
  if (invoice.state === invoiceStates.failed) await requireStillFree(ctx, invoice);
  const moved = await moveInvoice(ctx, invoice, {
    event: 'issue',
    toState: invoiceStates.issuing,
    fields: { failReason: '', queryCount: 0 },
  });
  await addOutbox(ctx, { kind: 'invoice.issue', subject: invoice.reqNo });
  return moved;
}

/** Effect `invoice.issue`. */
export async function issueAtPlatform(job: Job): Promise<Record> {
  const found = await job.inTenant(async (ctx) => {
    const invoice = await selectInvoice(ctx, { reqNo: job.subject });
    return invoice?.state === invoiceStates.issuing
      ? { invoice, lines: await selectLines(ctx, invoice.id) }
      : undefined;
  });
  const platform = job.deps.tax?.of(job.companyId);
  if (!found || !platform) return nothing;
  const { invoice, lines } = found;
  await platform.issue({
    reqNo: invoice.reqNo,
    kind: invoice.kind,
    title: invoice.title,
    seller: invoice.seller,
    lines: lines.map((line) => ({ ...line, exTaxFen: line.feeFen - line.taxFen })),
    amountFen: invoice.amountFen,
    taxFen: invoice.taxFen,
    remark: invoice.remark,
    now: job.deps.now(),
  });
  return (ctx) => planQuery(ctx, invoice);
}

async function planQuery(ctx: Ctx, { id, reqNo, queryCount }: Invoice): Promise<void> {
  await updateInvoice(ctx, id, { queryCount: queryCount + 1 });
  await addOutbox(ctx, { kind: 'invoice.query', subject: reqNo, dueAt: nextTaxQuery(queryCount, ctx.now) });
}

/**
 * Effect `invoice.query`: queries the request at the tax platform; if the platform does not know it, it is sent again.
 */
export async function queryAtPlatform(job: Job): Promise<Record> {
  const found = await job.inTenant(async (ctx) => {
    const invoice = await selectInvoice(ctx, { reqNo: job.subject });
    return invoice?.state === invoiceStates.issuing
      ? { invoice, lines: await selectLines(ctx, invoice.id) }
      : undefined;
  });
  const platform = job.deps.tax?.of(job.companyId);
  if (!found || !platform) return nothing;
  const outcome = await platform.query(job.subject, job.deps.now());
  // The PDF is made before the transaction begins, because it takes some time.
  const pdf =
    outcome.outcome === 'issued'
      ? await makeInvoicePdf({ ...found.invoice, ...outcome, isDemo: job.deps.config.isDemo }, found.lines)
      : undefined;
  return (ctx) => recordOutcome(ctx, { reqNo: job.subject, outcome, pdf });
}

async function recordOutcome(
  ctx: Ctx,
  { reqNo, outcome, pdf }: { reqNo: string; outcome: BlueOutcome; pdf: Uint8Array | undefined },
): Promise<void> {
  const invoice = await lockInvoiceRow(ctx, { reqNo });
  if (invoice?.state !== invoiceStates.issuing) return;
  switch (outcome.outcome) {
    case 'processing':
      return planQuery(ctx, invoice);
    case 'notExist':
      await addOutbox(ctx, { kind: 'invoice.issue', subject: reqNo });
      return;
    case 'failed': {
      const { reason } = outcome;
      await moveInvoice(ctx, invoice, {
        event: 'fail',
        toState: invoiceStates.failed,
        reason,
        fields: { failReason: reason },
      });
      return;
    }
    case 'issued':
      await recordIssued(ctx, invoice, { ...outcome, pdf });
      return;
    default:
      return outcome satisfies never;
  }
}

/** Records an issued invoice: its number, day and PDF, and plans the mail to the buyer. */
export async function recordIssued(
  ctx: Ctx,
  invoice: Invoice,
  { invoiceNo, issuedAt, pdf }: { invoiceNo: string; issuedAt: Date; pdf: Uint8Array | undefined },
): Promise<Invoice> {
  const file =
    pdf &&
    (await storeFile(ctx, {
      bytes: pdf,
      fileName: `发票_${invoiceNo}.pdf`,
      mediaType: 'application/pdf',
      isKept: true,
    }));
  const moved = await moveInvoice(ctx, invoice, {
    event: 'succeed',
    toState: invoiceStates.issued,
    fields: { invoiceNo, issuedAt, pdfFileId: file?.fileId ?? null },
  });
  if (file) {
    await addOutbox(ctx, { kind: 'invoice.mail', subject: invoice.reqNo, payload: { to: invoice.receiveEmail } });
  }
  return moved;
}
