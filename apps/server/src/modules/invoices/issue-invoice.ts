import { invoiceStates, nextTaxQuery } from '@jicai/domain/invoices/invoice-states.ts';
import { earlierSerials, maxTaxAttempts, taxSerial } from '@jicai/domain/tax/tax-services.ts';
import { type BlueOutcome, TaxFault } from '../../adapters/tax/tax-platform.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { addOutbox } from '../../jobs/enqueue.ts';
import type { Job } from '../../jobs/job-context.ts';
import { storeFile } from '../files/index.ts';
import { chooseTax, hasTax, openTaxOf, type TaxChoice } from '../tax/index.ts';
import { makeInvoicePdf } from './invoice-pdf.ts';
import {
  countIssues,
  type Invoice,
  lockInvoiceRow,
  selectInvoice,
  selectLines,
  updateInvoice,
} from './invoices.store.ts';
import { proved } from './prove-paper.ts';
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
  if (invoice?.state === invoiceStates.waiting && (await hasTax(ctx))) await sendToPlatform(ctx, invoice);
}

/**
 * Plans to send a waiting or failed request to the tax platform: under its own number, after a refusal under the next one
 * (docs/domain/invoices.md §2).
 */
export async function sendToPlatform(ctx: Ctx, invoice: Invoice): Promise<Invoice> {
  const taxProvider = await chooseTax(ctx);
  if (taxProvider === undefined) throw refuse.failed({ text: '尚未接入税务平台，请开具后登记发票号码' });
  if ((await countIssues(ctx, invoice.id)) >= maxTaxAttempts)
    throw refuse.failed({ text: '这张申请已多次开票失败，请重新申请' });
  if (invoice.state === invoiceStates.failed) await requireStillFree(ctx, invoice);
  const moved = await moveInvoice(ctx, invoice, {
    event: 'issue',
    toState: invoiceStates.issuing,
    fields: { failReason: '', queryCount: 0, taxProvider },
  });
  await addOutbox(ctx, { kind: 'invoice.issue', subject: invoice.reqNo, payload: { before: invoice.taxProvider } });
  return moved;
}

/** An invoice that is being issued, its platform, and the number it is known by there. */
async function findIssuing(job: Job) {
  return job.inTenant(async (ctx) => {
    const invoice = await selectInvoice(ctx, { reqNo: job.subject });
    if (invoice?.state !== invoiceStates.issuing) return undefined;
    const platform = await openTaxOf(ctx, invoice.taxProvider);
    if (!platform) return undefined;
    const attempt = await countIssues(ctx, invoice.id);
    const serialNo = taxSerial(invoice.reqNo, attempt);
    return { invoice, lines: await selectLines(ctx, invoice.id), platform, attempt, serialNo };
  });
}

/** Effect `invoice.issue`; payload `before`: where it was sent the time before. */
export async function issueAtPlatform(job: Job): Promise<Record> {
  const found = await findIssuing(job);
  if (!found) return nothing;
  const { invoice, lines, platform, serialNo } = found;
  const earlier = await findEarlier(job, found);
  if (earlier) return (ctx) => recordOutcome(ctx, { reqNo: job.subject, pdf: undefined, ...earlier });
  const sent = await platform.issue({
    serialNo,
    kind: invoice.kind,
    title: invoice.title,
    seller: invoice.seller,
    lines: lines.map((line) => ({ ...line, exTaxFen: line.feeFen - line.taxFen })),
    amountFen: invoice.amountFen,
    taxFen: invoice.taxFen,
    remark: invoice.remark,
    now: job.deps.now(),
  });
  if (sent.outcome === 'sent') return (ctx) => planQuery(ctx, invoice);
  const outcome = { outcome: 'failed', reason: sent.reason } as const;
  return (ctx) => recordOutcome(ctx, { reqNo: job.subject, serialNo, outcome, pdf: undefined });
}

/**
 * A platform may say that it failed and make the paper all the same: before a request is sent under a new number those it had
 * are asked about. Throws while one of them is at work.
 */
async function findEarlier(
  job: Job,
  { invoice, attempt, platform }: NonNullable<Awaited<ReturnType<typeof findIssuing>>>,
) {
  const serials = earlierSerials(invoice.reqNo, attempt);
  const before = job.payload['before'] as TaxChoice | undefined;
  const isElsewhere = serials.length > 0 && before !== undefined && before !== invoice.taxProvider;
  const other = isElsewhere ? await job.inTenant((ctx) => openTaxOf(ctx, before)) : undefined;
  const asked = [{ taxProvider: invoice.taxProvider, by: platform }];
  if (isElsewhere && other) asked.unshift({ taxProvider: before, by: other });
  for (const { taxProvider, by } of asked)
    for (const serialNo of serials) {
      const outcome = await by.query(serialNo, job.deps.now());
      if (outcome.outcome === 'processing') throw new TaxFault('上一次的申请平台仍在处理');
      if (outcome.outcome === 'issued') return { serialNo, taxProvider, outcome: proved(invoice, outcome) };
    }
  return undefined;
}

async function planQuery(ctx: Ctx, { id, reqNo, queryCount }: Invoice): Promise<void> {
  await updateInvoice(ctx, id, { queryCount: queryCount + 1 });
  await addOutbox(ctx, { kind: 'invoice.query', subject: reqNo, dueAt: nextTaxQuery(queryCount, ctx.now) });
}

/**
 * Effect `invoice.query`: queries the request at the tax platform; if the platform does not know it, it is sent again.
 */
export async function queryAtPlatform(job: Job): Promise<Record> {
  const found = await findIssuing(job);
  if (!found) return nothing;
  const { invoice, lines, platform, serialNo } = found;
  const outcome = proved(invoice, await platform.query(serialNo, job.deps.now()));
  // The PDF is made before the transaction begins, because it takes some time.
  const pdf =
    outcome.outcome === 'issued' && !platform.readPapers
      ? await makeInvoicePdf({ ...invoice, ...outcome, isDemo: job.deps.config.isDemo }, lines)
      : undefined;
  return (ctx) => recordOutcome(ctx, { reqNo: job.subject, serialNo, outcome, pdf });
}

interface Answered {
  reqNo: string;
  serialNo: string;
  outcome: BlueOutcome;
  /** Where it turned out to have been made, if not where it was sent last. */
  taxProvider?: TaxChoice;
  /** Drawn by the shop itself; a platform brings its own afterwards. */
  pdf: Uint8Array | undefined;
}

async function recordOutcome(ctx: Ctx, { reqNo, serialNo, outcome, taxProvider, pdf }: Answered): Promise<void> {
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
      await recordIssued(ctx, invoice, { ...outcome, taxProvider, pdf });
      if (!pdf) await addOutbox(ctx, { kind: 'invoice.papers', subject: reqNo, payload: { serialNo } });
      return;
    default:
      return outcome satisfies never;
  }
}

interface IssuedPaper {
  invoiceNo: string;
  issuedAt: Date;
  taxProvider?: TaxChoice;
  pdf: Uint8Array | undefined;
}

/** Records an issued invoice: its number, day and PDF, and plans the mail to the buyer. */
export async function recordIssued(
  ctx: Ctx,
  invoice: Invoice,
  { invoiceNo, issuedAt, taxProvider = invoice.taxProvider, pdf }: IssuedPaper,
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
    fields: { invoiceNo, issuedAt, taxProvider, pdfFileId: file?.fileId ?? null },
  });
  if (file) {
    await addOutbox(ctx, { kind: 'invoice.mail', subject: invoice.reqNo, payload: { to: invoice.receiveEmail } });
  }
  return moved;
}
