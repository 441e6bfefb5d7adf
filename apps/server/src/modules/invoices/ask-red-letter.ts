import { type InvoiceableAmount, overInvoicedOf } from '@jicai/domain/invoices/invoice-lines.ts';
import { invoiceStates, type RedReason } from '@jicai/domain/invoices/invoice-states.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { hasTax } from '../tax/index.ts';
import { type InvoiceLineRow, selectInvoiceLines } from './invoiceable.store.ts';
import { type Invoice, lockInvoicesOfOrder, selectLines, selectSources } from './invoices.store.ts';
import { applyRed, type WantedRed } from './red-letter.ts';

/** Money of an order line that will be refunded as soon as it is no longer invoiced. */
export interface PendingRefund {
  qty: number;
  feeFen: number;
  withFreight: boolean;
}

/** An order line of which too much is invoiced. */
interface OverLine extends InvoiceableAmount {
  orderLineId: string;
  taxRateBp: number;
}

/**
 * Applies for the red letters that after-sales of an order make necessary (docs/domain/invoices.md §4): for what is invoiced but
 * no longer paid, with `pending` counted as refunded. 'busy': one of the invoices is being issued or reversed, try again
 * later. 'nothing' also if no tax platform is connected: then operators find the invoice in their list of invoices that
 * need a red letter.
 */
export async function askRedLetter(
  ctx: Ctx,
  input: { orderId: string; reason: RedReason; pending: ReadonlyMap<string, PendingRefund> },
): Promise<'asked' | 'busy' | 'nothing'> {
  if (!(await hasTax(ctx))) return 'nothing';
  const invoices = await lockInvoicesOfOrder(ctx, input.orderId);
  let over = (await selectInvoiceLines(ctx, [input.orderId]))
    .map((line) => overOf(line, input.pending.get(line.orderLineId)))
    .filter(isOver);
  if (over.length === 0) return 'nothing';
  if (invoices.some(({ state }) => state !== invoiceStates.issued && state !== invoiceStates.partlyRed)) return 'busy';
  for (const invoice of invoices) {
    const taken = await takeFrom(ctx, invoice, over);
    if (taken.lines.length > 0) await applyRed(ctx, invoice, { reason: input.reason, lines: taken.lines });
    over = taken.rest;
  }
  return 'asked';
}

const isOver = (line: InvoiceableAmount) => line.goodsFen + line.freightFen > 0;

function overOf(line: InvoiceLineRow, pending: PendingRefund | undefined): OverLine {
  const after = pending
    ? {
        ...line,
        refundedQty: line.refundedQty + pending.qty,
        freightRefundedQty: line.freightRefundedQty + (pending.withFreight ? pending.qty : 0),
        refundedFen: line.refundedFen + pending.feeFen,
      }
    : line;
  const { orderLineId, taxRateBp } = line;
  return { orderLineId, taxRateBp, ...overInvoicedOf(after, line.taken) };
}

/**
 * Takes as much as one invoice has of these lines, as lines of a red letter; returns also what other invoices must
 * give.
 */
async function takeFrom(
  ctx: Ctx,
  invoice: Invoice,
  over: readonly OverLine[],
): Promise<{ lines: WantedRed[]; rest: OverLine[] }> {
  const blue = await selectLines(ctx, invoice.id);
  const sources = await selectSources(ctx, [invoice.id]);
  const taken = over.map((line) => {
    const source = sources.find((one) => one.orderLineId === line.orderLineId);
    const most = (wanted: number, left: number) => Math.min(wanted, Math.max(0, left));
    return {
      ...line,
      qty: source ? most(line.qty, source.qty - source.redQty) : 0,
      goodsFen: source ? most(line.goodsFen, source.goodsFen - source.redGoodsFen) : 0,
      freightFen: source ? most(line.freightFen, source.freightFen - source.redFreightFen) : 0,
    };
  });
  const goods = taken.flatMap(({ orderLineId, qty, goodsFen }): WantedRed[] => {
    const line = blue.find((one) => one.orderLineId === orderLineId);
    return line && goodsFen > 0 ? [{ lineNo: line.lineNo, qty, fee: goodsFen }] : [];
  });
  const freight = blue
    .filter((line) => line.orderLineId === null)
    .flatMap(({ lineNo, taxRateBp }): WantedRed[] => {
      const freightOf = taken
        .filter((line) => line.taxRateBp === taxRateBp && line.freightFen > 0)
        .map(({ orderLineId, freightFen }) => ({ orderLineId, feeFen: freightFen }));
      const fee = freightOf.reduce((sum, share) => sum + share.feeFen, 0);
      return fee > 0 ? [{ lineNo, fee, freightOf }] : [];
    });
  const rest = over.map((line, at) => ({
    ...line,
    qty: line.qty - (taken[at]?.qty ?? 0),
    goodsFen: line.goodsFen - (taken[at]?.goodsFen ?? 0),
    freightFen: line.freightFen - (taken[at]?.freightFen ?? 0),
  }));
  return { lines: [...goods, ...freight], rest: rest.filter(isOver) };
}
