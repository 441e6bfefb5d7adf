import { type BlueLine, type FreightShare, redLine, type RedLine } from '@jicai/domain/invoices/invoice-lines.ts';
import {
  invoiceStates,
  isRedAgreed,
  isRedVoid,
  nextTaxQuery,
  redConfirmStates,
  type RedReason,
  redReasons,
} from '@jicai/domain/invoices/invoice-states.ts';
import { allocateFen } from '@jicai/domain/money/money.ts';
import type { RedOutcome } from '../../adapters/tax/tax-platform.ts';
import { insertNumbered } from '../../db/insert-numbered.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { addOutbox, addTimer } from '../../jobs/enqueue.ts';
import type { Job } from '../../jobs/job-context.ts';
import { chooseTaxFor, openTaxOf } from '../tax/index.ts';
import {
  type Invoice,
  type InvoiceRed,
  lockInvoiceRow,
  selectInvoice,
  selectLines,
  selectSources,
} from './invoices.store.ts';
import { lockInvoice, moveInvoice } from './move-invoice.ts';
import { provedRed } from './prove-paper.ts';
import { redPaperLines } from './red-paper-lines.ts';
import { addRedToLine, addRedToSource, insertRed, selectRed, updateRed } from './reds.store.ts';

type Record = (ctx: Ctx) => Promise<void>;
const nothing: Record = async () => {};

export interface WantedRed {
  lineNo: number;
  qty?: number | undefined;
  fee?: number | undefined;
  freightOf?: readonly FreightShare[];
}

export interface RedInput {
  reason: RedReason;
  /** Without lines: everything that is left. `fee` in fen, with or without units. */
  lines?: readonly WantedRed[] | undefined;
}

/**
 * 申请红冲: applies for a red letter of a locked invoice, for the whole, or for lines (with any reason but 01). Refuses
 * with invoiceExceeded for more than is left.
 */
export async function applyRed(ctx: Ctx, invoice: Invoice, { reason, lines: wanted }: RedInput): Promise<Invoice> {
  if (reason === redReasons.mistake && wanted) throw badField('lines', '开票有误只能全额红冲');
  const taxProvider = await chooseTaxFor(ctx, invoice.taxProvider);
  if (taxProvider === undefined) throw refuse.failed({ text: '尚未接入税务平台，请在税务平台办理红冲' });
  const moved = await moveInvoice(ctx, invoice, { event: 'applyRed', toState: invoiceStates.confirmingRed });
  const lines = chooseLines(await selectLines(ctx, invoice.id), wanted);
  const sum = (pick: (line: RedLine) => number) => lines.reduce((total, line) => total + pick(line), 0);
  const reqNo = await insertNumbered(ctx, 'I', (no) =>
    insertRed(ctx, {
      id: ctx.newId(),
      invoiceId: invoice.id,
      reqNo: no,
      reason,
      outcome: 'open',
      lines,
      amountFen: sum((line) => line.feeFen),
      taxFen: sum((line) => line.taxFen),
      taxProvider,
      createdAt: ctx.now,
    }),
  );
  await addOutbox(ctx, { kind: 'invoice.red', subject: reqNo });
  return moved;
}

function chooseLines(blue: readonly BlueLine[], wanted: RedInput['lines']): RedLine[] {
  const chosen = wanted
    ? wanted.map(({ lineNo, qty, fee, freightOf }) => {
        const line = blue.find((one) => one.lineNo === lineNo);
        const red =
          line && redLine(line, { ...(qty !== undefined && { qty }), ...(fee !== undefined && { feeFen: fee }) });
        return red && { ...red, ...(freightOf && { freightOf }) };
      })
    : blue.filter((line) => line.feeFen > line.redFeeFen).map((line) => redLine(line, {}));
  const lines = chosen.filter((line) => line !== undefined);
  const isTwice = new Set(lines.map((line) => line.lineNo)).size < lines.length;
  if (lines.length === 0 || lines.length < chosen.length || isTwice)
    throw refuse.invoiceExceeded({ text: '红冲金额或数量超出可红冲部分' });
  return lines;
}

/**
 * The buyer agrees to a red letter that waits for his confirmation (02), or refuses. It is sent to the platform after
 * commit.
 */
export async function confirmRed(ctx: Ctx, confirmNo: string, isAgree: boolean): Promise<Invoice> {
  const found = await selectRed(ctx, { confirmNo });
  const invoice = found && (await lockInvoice(ctx, { id: found.invoiceId }));
  const red = found && (await selectRed(ctx, { confirmNo }));
  if (!invoice || !red) throw refuse.notFound();
  if (red.outcome !== 'open' || red.confirmState !== redConfirmStates.awaitingBuyer) throw refuse.stateChanged();
  if (red.taxProvider !== '')
    throw refuse.failed({ text: `请在电子税务局确认红字确认单 ${confirmNo}，商城不能代为确认` });
  await addOutbox(ctx, { kind: 'invoice.redConfirm', subject: red.reqNo, payload: { isAgree } });
  return invoice;
}

/** Effect `invoice.redConfirm`. */
export async function confirmRedAtPlatform(job: Job): Promise<Record> {
  const found = await findOpenRed(job);
  if (!found) return nothing;
  await found.platform?.confirmRed?.(found.red.confirmNo, job.payload['isAgree'] === true);
  return async (ctx) => void (await addOutbox(ctx, { kind: 'invoice.redQuery', subject: found.red.reqNo }));
}

/**
 * Effect `invoice.red`: applies at the platform. There is one red letter for each request number, however often it is
 * sent.
 */
export async function applyRedAtPlatform(job: Job): Promise<Record> {
  const found = await findOpenRed(job);
  if (!found?.platform) return nothing;
  const { red, invoice, blueLines, platform } = found;
  const { invoiceNo, issuedAt, amountFen, taxFen, title, seller } = invoice;
  const sent = await platform.applyRed({
    serialNo: red.reqNo,
    kind: invoice.kind,
    reason: red.reason,
    blue: { invoiceNo, issuedAt: issuedAt ?? invoice.createdAt, amountFen, taxFen, title, seller },
    isWhole: red.amountFen === amountFen,
    lines: redPaperLines(blueLines, red.lines),
    amountFen: red.amountFen,
    taxFen: red.taxFen,
    now: job.deps.now(),
  });
  if (sent.outcome === 'sent') return (ctx) => planQuery(ctx, red);
  return (ctx) => recordRed(ctx, red.reqNo, { outcome: 'failed', reason: sent.reason });
}

/** Effect `invoice.redQuery`: queries whether it is confirmed and whether the red letter is issued. */
export async function queryRedAtPlatform(job: Job): Promise<Record> {
  const found = await findOpenRed(job);
  if (!found?.platform) return nothing;
  const asked = { serialNo: job.subject, askedAt: found.red.createdAt, now: job.deps.now() };
  const outcome = provedRed(await found.platform.queryRed(asked));
  return (ctx) => recordRed(ctx, job.subject, outcome);
}

async function findOpenRed(job: Job) {
  return job.inTenant(async (ctx) => {
    const red = await selectRed(ctx, { reqNo: job.subject });
    const invoice = red?.outcome === 'open' ? await selectInvoice(ctx, { id: red.invoiceId }) : undefined;
    if (!red || !invoice) return undefined;
    const platform = await openTaxOf(ctx, red.taxProvider);
    return { red, invoice, platform, blueLines: await selectLines(ctx, invoice.id) };
  });
}

async function planQuery(ctx: Ctx, { id, reqNo, queryCount }: InvoiceRed): Promise<void> {
  await updateRed(ctx, id, { queryCount: queryCount + 1 });
  await addOutbox(ctx, { kind: 'invoice.redQuery', subject: reqNo, dueAt: nextTaxQuery(queryCount, ctx.now) });
}

async function recordRed(ctx: Ctx, reqNo: string, outcome: RedOutcome): Promise<void> {
  const found = await selectRed(ctx, { reqNo });
  const invoice = found && (await lockInvoiceRow(ctx, { id: found.invoiceId }));
  const red = found && (await selectRed(ctx, { reqNo }));
  if (!invoice || red?.outcome !== 'open' || invoice.state !== invoiceStates.confirmingRed) return;
  if (outcome.outcome === 'notExist') return void (await addOutbox(ctx, { kind: 'invoice.red', subject: reqNo }));
  if (outcome.outcome === 'processing') return planQuery(ctx, red);
  if (outcome.outcome === 'failed') return endRed(ctx, invoice, red, outcome.reason);
  const { confirmNo, confirmState } = outcome;
  await updateRed(ctx, red.id, { confirmNo, confirmState });
  if (isRedVoid(confirmState)) await endRed(ctx, invoice, red, '');
  else if (outcome.red && isRedAgreed(confirmState)) await takeBack(ctx, invoice, red, outcome.red);
  else await planQuery(ctx, red);
}

/** Nothing comes of it: the invoice stands as before. */
async function endRed(ctx: Ctx, invoice: Invoice, red: InvoiceRed, reason: string): Promise<void> {
  await updateRed(ctx, red.id, { outcome: 'void' });
  await moveInvoice(ctx, invoice, {
    event: 'voidRed',
    toState: invoice.redFen > 0 ? invoiceStates.partlyRed : invoiceStates.issued,
    reason,
  });
}

/**
 * Records an issued red letter: subtracts its amounts from the lines of the original invoice and from what is invoiced
 * of the order lines.
 */
async function takeBack(ctx: Ctx, invoice: Invoice, red: InvoiceRed, paper: { redNo: string; issuedAt: Date }) {
  await updateRed(ctx, red.id, { outcome: 'issued', redNo: paper.redNo, issuedAt: paper.issuedAt });
  const blue = await selectLines(ctx, invoice.id);
  const sources = await selectSources(ctx, [invoice.id]);
  for (const line of red.lines) {
    await addRedToLine(ctx, invoice.id, line);
    const orderLineId = blue.find((one) => one.lineNo === line.lineNo)?.orderLineId;
    const source = sources.find((one) => one.orderLineId === orderLineId);
    if (source) await addRedToSource(ctx, source.id, { qty: line.qty, goodsFen: line.feeFen, freightFen: 0 });
  }
  await takeBackFreight(ctx, red, { blue, sources });
  const redFen = invoice.redFen + red.amountFen;
  await moveInvoice(ctx, invoice, {
    event: 'issueRed',
    toState: redFen >= invoice.amountFen ? invoiceStates.red : invoiceStates.partlyRed,
    fields: { redFen, redTaxFen: invoice.redTaxFen + red.taxFen },
  });
  // After-sales that waited for this red letter can be refunded now.
  const orderIds = [...new Set(sources.map((source) => source.orderId))];
  await Promise.all(
    orderIds.map((orderId) => addTimer(ctx, { kind: 'return.payOut', subject: orderId, dueAt: ctx.now })),
  );
}

/**
 * Splits a reversed freight amount over order lines: an invoice has one line of freight for each tax rate, for several
 * order lines.
 */
async function takeBackFreight(
  ctx: Ctx,
  red: InvoiceRed,
  {
    blue,
    sources,
  }: { blue: Awaited<ReturnType<typeof selectLines>>; sources: Awaited<ReturnType<typeof selectSources>> },
): Promise<void> {
  const freight = red.lines.filter((line) =>
    blue.some((one) => one.lineNo === line.lineNo && one.orderLineId === null),
  );
  for (const { orderLineId, feeFen } of freight.flatMap((line) => line.freightOf ?? [])) {
    const source = sources.find((one) => one.orderLineId === orderLineId);
    if (source) await addRedToSource(ctx, source.id, { qty: 0, goodsFen: 0, freightFen: feeFen });
  }
  const freightFen = freight.filter((line) => !line.freightOf).reduce((sum, line) => sum + line.feeFen, 0);
  if (freightFen === 0) return;
  const shares = allocateFen(
    freightFen,
    sources.map((source) => source.freightFen - source.redFreightFen),
  );
  for (const [at, source] of sources.entries()) {
    const share = shares[at] ?? 0;
    if (share > 0) await addRedToSource(ctx, source.id, { qty: 0, goodsFen: 0, freightFen: share });
  }
}
