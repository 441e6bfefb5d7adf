import { applyStates, payStates, type TradeStanding } from '@jicai/domain/payment-states.ts';
import type { Ctx } from '../../http/context.ts';
import { badField } from '../../http/refusal.ts';
import { insertNumbered } from './new-numbers.ts';
import { refundPayment } from './open-refund.ts';
import { insertPayment, type PaymentRow, selectOpenPayments, selectPayment, updatePayment } from './payments.store.ts';
import { confirmTransfer, isSerialConfirmed } from './transfers.store.ts';

/** The trade as its lock holder sees it. */
export interface TransferTrade {
  tradeId: string;
  tradeNo: string;
  customerId: string;
  accountId: string;
  payFen: number;
  standing: TradeStanding;
}

/**
 * `apply`: the trade is now paid in full; the caller calls its own applyTradePayment with `payNo` in the same transaction.
 * `wait`: the rest is still to come. `refund`: the trade was paid or over already, everything goes back.
 */
export interface RecordedTransfer {
  outcome: 'apply' | 'wait' | 'refund';
  payNo: string;
  /** All that has arrived for this attempt, with this receipt, and what is still missing. */
  receivedFen: number;
  restFen: number;
  /** Goes back by bank: too much, or too late. */
  refundFen: number;
}

/**
 * Money that the operator found on the bank account (domain.md 2.2): what is due is applied, less waits for the rest, more
 * is applied and the difference refunded. The caller holds the trade's lock. One line of the bank statement counts once
 * in the company: a repeat is refused at bankSerialNo.
 */
export async function recordTransfer(
  ctx: Ctx,
  receipt: { trade: TransferTrade; receivedFen: number; bankSerialNo: string },
): Promise<RecordedTransfer> {
  const { trade, bankSerialNo } = receipt;
  if (await isSerialConfirmed(ctx, bankSerialNo)) throw badField('bankSerialNo', '该银行流水号已登记');
  const { tradeId, tradeNo } = trade;
  await confirmTransfer(ctx, { tradeId, tradeNo, bankSerialNo, receivedFen: receipt.receivedFen });
  const payment = await takeAttempt(ctx, trade);
  const receivedFen = payment.receivedFen + receipt.receivedFen;
  const { payNo } = payment;
  if (trade.standing !== 'awaiting') {
    const applyState = trade.standing === 'paid' ? applyStates.duplicate : applyStates.late;
    await updatePayment(ctx, payment.id, { payState: payStates.paid, applyState, receivedFen, paidAt: ctx.now });
    await giveBack(ctx, { ...payment, receivedFen }, receivedFen, '订单无需付款，退回转账');
    return { outcome: 'refund', payNo, receivedFen, restFen: 0, refundFen: receivedFen };
  }
  if (receivedFen < trade.payFen) {
    await updatePayment(ctx, payment.id, { receivedFen });
    return { outcome: 'wait', payNo, receivedFen, restFen: trade.payFen - receivedFen, refundFen: 0 };
  }
  const refundFen = receivedFen - trade.payFen;
  await updatePayment(ctx, payment.id, {
    payState: payStates.paid,
    applyState: applyStates.applied,
    receivedFen,
    paidAt: ctx.now,
  });
  if (refundFen > 0) await giveBack(ctx, { ...payment, receivedFen }, refundFen, '转账金额多于应付金额，退回差额');
  return { outcome: 'apply', payNo, receivedFen, restFen: 0, refundFen };
}

const giveBack = (ctx: Ctx, payment: PaymentRow, feeFen: number, reason: string) =>
  refundPayment(ctx, payment, { feeFen, sourceType: 'transfer', sourceId: payment.id, reason });

/** The transfer attempt that has had part of the money, else a new one. */
async function takeAttempt(ctx: Ctx, trade: TransferTrade): Promise<PaymentRow> {
  const open = await selectOpenPayments(ctx, trade.tradeId);
  const begun = open.find((payment) => payment.adapter === 'bank');
  if (begun) return begun;
  const { tradeId, tradeNo, customerId, accountId } = trade;
  const payNo = await insertNumbered(ctx, 'P', (no) =>
    insertPayment(ctx, {
      id: ctx.newId(),
      payNo: no,
      tradeId,
      tradeNo,
      customerId,
      accountId,
      channel: 'TRANSFER',
      adapter: 'bank',
      amountFen: trade.payFen,
      payState: payStates.paying,
      expireAt: ctx.now,
    }),
  );
  const made = await selectPayment(ctx, payNo);
  if (!made) throw new Error(`payment ${payNo} is not there after its insert`);
  return made;
}
