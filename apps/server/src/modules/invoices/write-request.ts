import { sellerOf } from '@jicai/domain/orders/seller.ts';
import { paperLines } from '@jicai/domain/invoices/invoice-lines.ts';
import { type InvoiceKind, invoiceStates } from '@jicai/domain/invoices/invoice-states.ts';
import type { InvoiceTitleForm } from '@jicai/domain/invoices/invoice-title-form.ts';
import { insertNumbered } from '../../db/insert-numbered.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { addTimer } from '../../jobs/enqueue.ts';
import { moverOf } from '../orders/index.ts';
import { insertHistory, insertInvoice, insertPaper, selectShop } from './invoices.store.ts';
import { showOnOrders } from './move-invoice.ts';
import type { TakenPart } from './take-statement.ts';

/** The buyer can withdraw the request for this long; then it is sent to the tax platform. */
const graceMs = 60_000;

export interface InvoiceRequest {
  kind: InvoiceKind;
  title: InvoiceTitleForm;
  receiveEmail: string;
  remark: string;
  applicant: { customerId: string; customerName: string; accountId: string; userId: string; userName: string };
  /** The statement to invoice, instead of orders. */
  statementId: string | null;
  /** At least one part with money; the caller holds the locks of their orders. */
  parts: readonly TakenPart[];
}

/**
 * Writes a request for an invoice in state 10 and books its amounts on the orders. After a minute it is sent to the tax platform
 * (docs/domain/invoices.md §2).
 */
export async function writeRequest(ctx: Ctx, request: InvoiceRequest) {
  const { applicant, kind, title, receiveEmail, remark, statementId, parts } = request;
  const lines = paperLines(parts.map(({ part }) => part));
  const sum = (pick: (line: (typeof lines)[number]) => number) => lines.reduce((total, line) => total + pick(line), 0);
  const invoiceId = ctx.newId();
  const invoiceReqNo = await insertNumbered(ctx, 'I', async (reqNo) =>
    insertInvoice(ctx, {
      id: invoiceId,
      reqNo,
      customerId: applicant.customerId,
      customerName: applicant.customerName,
      accountId: applicant.accountId,
      userId: applicant.userId,
      userName: applicant.userName,
      kind,
      state: invoiceStates.waiting,
      title,
      seller: sellerOf(await selectShop(ctx)),
      receiveEmail,
      remark,
      statementId,
      amountFen: sum((line) => line.feeFen),
      taxFen: sum((line) => line.taxFen),
      createdAt: ctx.now,
      updatedAt: ctx.now,
    }),
  );
  await insertPaper(ctx, {
    lines: lines.map(({ exTaxFen: _exTaxFen, orderLineId, ...line }, at) => ({
      ...line,
      invoiceId,
      lineNo: at + 1,
      orderLineId: orderLineId || null,
    })),
    sources: parts.map(({ line, orderNo, part }) => ({
      invoiceId,
      orderId: line.orderId,
      orderNo,
      orderLineId: line.orderLineId,
      qty: part.qty,
      goodsFen: part.goodsFen,
      freightFen: part.freightFen,
    })),
  });
  const history = {
    invoiceId,
    version: 1,
    fromState: null,
    toState: invoiceStates.waiting,
    event: 'submit',
    reason: '',
  } as const;
  await insertHistory(ctx, { ...history, ...moverOf(ctx) });
  await showOnOrders(ctx, invoiceId);
  await addTimer(ctx, { kind: 'invoice.begin', subject: invoiceReqNo, dueAt: new Date(ctx.now.getTime() + graceMs) });
  return { invoiceReqNo, invoiceState: invoiceStates.waiting, version: 1 };
}
