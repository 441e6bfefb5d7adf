import type { InvoiceKind } from '@jicai/domain/invoices/invoice-states.ts';
import { shopLinks } from '@jicai/domain/shop/messages.ts';
import { orderStates, type PayMode, payModes } from '@jicai/domain/orders/order-states.ts';
import type { InvoiceTitleForm } from '@jicai/domain/invoices/invoice-title-form.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { sendMessages } from '../messages/index.ts';
import { lockOrder } from '../orders/index.ts';
import { checkChoice } from './check-choice.ts';
import { partsLeft } from './parts-left.ts';
import {
  deleteInvoiceChoices,
  endInvoiceChoice,
  insertInvoiceChoices,
  selectWaitingInvoiceChoice,
} from './invoice-choices.store.ts';
import { writeRequest } from './write-request.ts';

/** The invoice that a buyer chooses when he submits. */
export interface InvoiceChoice {
  invoiceKind: InvoiceKind;
  titleId: string;
  receiveEmail?: string | undefined;
}

export interface CheckedInvoiceChoice {
  kind: InvoiceKind;
  titleId: string;
  title: InvoiceTitleForm;
  receiveEmail: string;
}

/**
 * Checks the choice and copies its title. Refuses with forbidden if the caller may not apply for invoices, badInput for an order
 * on account (which is invoiced by its statement), notFound and titleIncomplete as for an application
 * (docs/domain/invoices.md §3).
 */
export async function checkInvoiceChoice(
  ctx: SignedInCtx,
  choice: InvoiceChoice,
  payMode: PayMode,
): Promise<CheckedInvoiceChoice> {
  if (!ctx.actor.permissions.has('invoice.apply')) throw refuse.forbidden();
  if (payMode === payModes.credit) throw badField('invoice.invoiceKind', '账期订单在对账确认后统一开票');
  const { receiveEmail, ...rest } = choice;
  return checkChoice(ctx, receiveEmail ? { ...rest, receiveEmail } : rest, { at: 'invoice.' });
}

export const keepInvoiceChoice = (ctx: SignedInCtx, tradeId: string, choice: CheckedInvoiceChoice): Promise<void> =>
  insertInvoiceChoices(ctx, tradeId, choice);

/** Replaces or removes the choice when a trade is submitted again. */
export async function replaceInvoiceChoice(
  ctx: SignedInCtx,
  tradeId: string,
  choice: CheckedInvoiceChoice | undefined,
): Promise<void> {
  await deleteInvoiceChoices(ctx, tradeId);
  if (choice) await insertInvoiceChoices(ctx, tradeId, choice);
}

/**
 * Timer `invoice.wished`: the order is completed, so applies for the invoice that was chosen with it, for everything that is left
 * to invoice and with the title as it was then. If nothing is left, the owner gets a message. Runs once.
 */
export async function applyForChosenInvoice(ctx: Ctx, orderId: string): Promise<void> {
  const { order, trade } = await lockOrder(ctx, { orderId });
  const choice = await selectWaitingInvoiceChoice(ctx, orderId);
  if (!choice) return;
  const parts =
    order.state === orderStates.completed && trade.payMode !== payModes.credit ? await partsLeft(ctx, [order]) : [];
  if (parts.length > 0) {
    const { invoiceReqNo } = await writeRequest(ctx, { ...choice, remark: '', statementId: null, parts });
    await endInvoiceChoice(ctx, orderId, { state: 'asked', invoiceReqNo });
    return;
  }
  await endInvoiceChoice(ctx, orderId, { state: 'ended' });
  const content = `订单 ${order.orderNo} 没有可开票的金额，下单时选择的发票未申请。`;
  const { accountId } = choice.applicant;
  const link = shopLinks.order(order.orderNo);
  await sendMessages(ctx, [{ accountId, kind: 'invoice', title: '未申请发票', content, link }]);
}
