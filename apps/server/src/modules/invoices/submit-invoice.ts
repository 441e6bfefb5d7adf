import { orderStates, payModes } from '@jicai/domain/orders/order-states.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { lockOrder, type LockedTrade } from '../orders/index.ts';
import { checkChoice } from './check-choice.ts';
import type { InvoiceRequest } from './invoices.wire.ts';
import { partsLeft } from './parts-left.ts';
import { takeStatement } from './take-statement.ts';
import { writeRequest } from './write-request.ts';

/**
 * 开票申请 for completed orders, whole or by lines and units, or for a confirmed statement (docs/domain/invoices.md §3).
 * Refuses with titleIncomplete for a 专票 with a personal title or one without tax number, invoicedByStatement for orders on
 * account, invoiceExceeded for more than is left.
 */
export async function submitInvoice(ctx: SignedInCtx, data: InvoiceRequest) {
  const { kind, title, receiveEmail } = await checkChoice(ctx, data);
  const taken = await takenBy(ctx, data);
  return writeRequest(ctx, { kind, title, receiveEmail, remark: data.remark, applicant: ctx.actor, ...taken });
}

/** By orders or by a statement, never both. */
async function takenBy(ctx: Ctx, { statementNo, orderNos, items }: InvoiceRequest) {
  if (statementNo) return takeStatement(ctx, statementNo);
  if (orderNos.length === 0) throw badField('orderNos', '请选择要开票的订单');
  const parts = await partsLeft(ctx, await lockOrders(ctx, orderNos), items);
  if (parts.length === 0) throw refuse.invoiceExceeded();
  return { statementId: null, parts };
}

/** Locks orders in the order of their numbers, so that two requests cannot wait for each other. */
async function lockOrders(ctx: Ctx, orderNos: readonly string[]): Promise<LockedTrade['order'][]> {
  const locked: LockedTrade['order'][] = [];
  for (const orderNo of [...new Set(orderNos)].toSorted()) {
    const { order, trade } = await lockOrder(ctx, { orderNo });
    if (trade.payMode === payModes.credit) throw refuse.invoicedByStatement();
    if (order.state !== orderStates.completed)
      throw refuse.stateChanged({ text: `订单 ${orderNo} 尚未完成，暂不能开票` });
    locked.push(order);
  }
  return locked;
}
