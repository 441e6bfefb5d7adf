import {
  invoiceKindTexts,
  type InvoiceMove,
  type InvoiceState,
  isInvoiceMoveAllowed,
  orderInvoiceStates,
} from '@jicai/domain/invoices/invoice-states.ts';
import type { MessageText } from '@jicai/domain/shop/messages.ts';
import { shopLinks } from '@jicai/domain/shop/messages.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { addTimer } from '../../jobs/enqueue.ts';
import { sendMessages } from '../messages/index.ts';
import { checkVersion, moverOf, setInvoiceStates } from '../orders/index.ts';
import { selectInvoicedOfOrders } from './invoiceable.store.ts';
import {
  insertHistory,
  type Invoice,
  type InvoiceKey,
  lockInvoiceRow,
  selectInvoice,
  selectSources,
  updateInvoice,
} from './invoices.store.ts';

/** An invoice. Refuses with notFound if the caller may not see it. */
export async function getInvoice(ctx: Ctx, key: InvoiceKey): Promise<Invoice> {
  const invoice = await selectInvoice(ctx, key);
  if (!invoice) throw refuse.notFound();
  return invoice;
}

/** As {@link getInvoice}, locked. Refuses with outdated if the caller read an older version. */
export async function lockInvoice(ctx: Ctx, key: InvoiceKey, version?: number): Promise<Invoice> {
  const invoice = await lockInvoiceRow(ctx, key);
  if (!invoice) throw refuse.notFound();
  checkVersion(invoice, version);
  return invoice;
}

type InvoiceFields = Omit<Parameters<typeof updateInvoice>[2], 'state' | 'version'>;

/**
 * Writes one move of a locked invoice: fields, version + 1, a history row, and the invoice states of its orders
 * (docs/domain/orders.md §1, docs/domain/invoices.md §2). Refuses with stateChanged if the move is not possible in this state,
 * alreadyIssued if it is too late to withdraw.
 */
export async function moveInvoice(
  ctx: Ctx,
  invoice: Invoice,
  move: { event: InvoiceMove; toState: InvoiceState; fields?: InvoiceFields; reason?: string },
): Promise<Invoice> {
  const { event, toState, fields, reason = '' } = move;
  if (!isInvoiceMoveAllowed(event, invoice.state, toState))
    throw event === 'withdraw' ? refuse.alreadyIssued() : refuse.stateChanged();
  const version = invoice.version + 1;
  await updateInvoice(ctx, invoice.id, { ...fields, state: toState, version });
  await insertHistory(ctx, {
    invoiceId: invoice.id,
    version,
    fromState: invoice.state,
    toState,
    event,
    reason,
    ...moverOf(ctx),
  });
  await showOnOrders(ctx, invoice.id);
  if (invoice.statementId) {
    await addTimer(ctx, { kind: 'statement.invoiced', subject: invoice.statementId, dueAt: ctx.now });
  }
  const message = messageOf[event];
  const moved = { ...invoice, ...fields, state: toState, version };
  if (message) await tell(ctx, moved, message, reason);
  return moved;
}

/** Updates the invoice state that each order of the invoice shows. */
export async function showOnOrders(ctx: Ctx, invoiceId: string): Promise<void> {
  const sources = await selectSources(ctx, [invoiceId]);
  const orderIds = [...new Set(sources.map((source) => source.orderId))].toSorted();
  const invoiced = await selectInvoicedOfOrders(ctx, orderIds);
  await setInvoiceStates(
    ctx,
    invoiced.map(({ orderId, dueFen, issuedFen, isAsked, hasRed }) => {
      if (isAsked) return { orderId, invoiceState: orderInvoiceStates.applied };
      if (issuedFen > 0)
        return {
          orderId,
          invoiceState: issuedFen >= dueFen ? orderInvoiceStates.issued : orderInvoiceStates.partlyIssued,
        };
      return { orderId, invoiceState: hasRed ? orderInvoiceStates.red : orderInvoiceStates.none };
    }),
  );
}

const messageOf: Partial<Record<InvoiceMove, MessageText>> = {
  succeed: { kind: 'invoice', title: '发票已开具', text: '已开具，可下载或发送到邮箱。' },
  fail: { kind: 'invoice', title: '开票失败', text: '开具失败，请核对抬头信息后重新申请。' },
  applyRed: { kind: 'invoice', title: '发票红冲申请', text: '正在办理红冲。' },
  issueRed: { kind: 'invoice', title: '发票已红冲', text: '的红字发票已开具。' },
  voidRed: { kind: 'invoice', title: '红字确认单已作废', text: '的红字确认单已作废，发票继续有效。' },
};

async function tell(ctx: Ctx, invoice: Invoice, { kind, title, text }: MessageText, reason: string): Promise<void> {
  if (ctx.actor?.accountId === invoice.accountId) return;
  const why = reason ? `原因：${reason}` : '';
  // The official invoice number as soon as there is one: finance clerks book and search by it.
  const no = invoice.invoiceNo ? `数电票号码 ${invoice.invoiceNo}` : `申请单 ${invoice.reqNo}`;
  const content = `${invoiceKindTexts[invoice.kind]} ${no} ${text}${why}`;
  await sendMessages(ctx, [
    { accountId: invoice.accountId, kind, title, content, link: shopLinks.invoice(invoice.reqNo) },
  ]);
}
