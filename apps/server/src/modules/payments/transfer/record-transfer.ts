import type { TradeState } from '@jicai/domain/orders/order-states.ts';
import { applyStates, payStates } from '@jicai/domain/payments/payment-states.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { writeAudit } from '../../audit/index.ts';
import {
  applyTradePayment,
  requireTradeVersion,
  getTrade,
  lockTrade,
  setTradeReceived,
  type Trade,
} from '../../orders/index.ts';
import { findCredit, keepOverpaid } from '../../finance/index.ts';
import { bankSerialOf, takeBankSerial } from './bank-serial.ts';
import { closeOtherAttempts } from '../pay/closing.ts';
import { keepOnTransfer } from '../pay/create-payment.ts';
import { insertNumbered } from '../../../db/insert-numbered.ts';
import { refundPayment } from '../refund/open-refund.ts';
import { insertPayment, type PaymentRow, selectPartTransfer, selectPayment, updatePayment } from '../payments.store.ts';
import { standingOf } from '../pay/settle.ts';
import { notifyPayer } from '../pay/notify-payer.ts';
import { confirmTransfer, renameReport } from './transfers.store.ts';

export interface RecordedTransfer {
  tradeNo: string;
  tradeState: TradeState;
  /** All that has arrived for this attempt, with this receipt, and what is still to come. */
  receivedFen: number;
  restFen: number;
  /** What is refunded by bank, because it was too much or too late. */
  refundFen: number;
  /** What was too much and became the customer's balance. */
  balanceFen: number;
}

/** Money that the operator found on the bank account. */
export interface FoundTransfer {
  tradeNo: string;
  receivedFen: number;
  bankSerialNo: string;
  version: number | undefined;
  /** What the bank's statement says of it, where a file brought it; '' for what it does not say. */
  line?: { payerName: string; payerAccount: string; transferAt: Date };
  /** Where what is too much goes (docs/domain/payments.md §9): back by bank, or to the balance of a customer who has an account. */
  surplusTo?: 'bank' | 'balance';
}

type Sums = Omit<RecordedTransfer, 'tradeNo' | 'tradeState'>;

/**
 * Records money that the operator found on the bank account (docs/domain/payments.md §4). The exact amount is applied to the
 * trade. Less waits for the rest (再付差额). More is applied and the difference refunded. If the trade is already paid or closed,
 * all of it is refunded. Each line of the bank statement counts once: a repeat is refused at bankSerialNo. `version` is of
 * one of the trade's orders: refused as outdated if it has changed since the operator read it.
 */
export async function recordTransfer(ctx: Ctx, found: FoundTransfer): Promise<RecordedTransfer> {
  const receipt = { ...found, bankSerialNo: bankSerialOf(found.bankSerialNo) };
  const trade = await lockTrade(ctx, receipt.tradeNo);
  const { tradeId, tradeNo } = trade;
  await takeBankSerial(ctx, receipt.bankSerialNo);
  await requireTradeVersion(ctx, tradeId, found.version);
  if (found.line) await renameReport(ctx, { ...receipt, tradeId });
  await confirmTransfer(ctx, { ...receipt, tradeId });
  const attempt = await takeAttempt(ctx, trade);
  const payment = { ...attempt, receivedFen: attempt.receivedFen + receipt.receivedFen };
  const sums = await settle(ctx, trade, payment, found.surplusTo ?? 'bank');
  await writeAudit(ctx, {
    subject: `trade ${tradeNo}`,
    before: { tradeState: trade.state, receivedFen: trade.receivedFen },
    after: { bankSerialNo: receipt.bankSerialNo, arrivedFen: receipt.receivedFen, ...sums },
  });
  const { state: tradeState } = await getTrade(ctx, tradeNo);
  return { tradeNo, tradeState, ...sums };
}

async function settle(ctx: Ctx, trade: Trade, payment: PaymentRow, surplusTo: 'bank' | 'balance'): Promise<Sums> {
  const { id, receivedFen, payNo } = payment;
  const { tradeId } = trade;
  const standing = standingOf(trade);
  const paid = { payState: payStates.paid, receivedFen, paidAt: ctx.now };
  if (standing !== 'awaiting') {
    const applyState = standing === 'paid' ? applyStates.duplicate : applyStates.late;
    await updatePayment(ctx, id, { ...paid, applyState });
    await giveBack(ctx, payment, receivedFen, '订单无需付款，退回转账');
    const message = standing === 'paid' ? 'duplicate' : 'late';
    await notifyPayer(ctx, payment, { message, feeFen: receivedFen });
    return { receivedFen, restFen: 0, refundFen: receivedFen, balanceFen: 0 };
  }
  if (receivedFen < trade.payFen) {
    await updatePayment(ctx, id, { receivedFen });
    await setTradeReceived(ctx, { tradeId, receivedFen });
    await keepOnTransfer(ctx, trade);
    const restFen = trade.payFen - receivedFen;
    await notifyPayer(ctx, payment, { message: 'partReceived', feeFen: receivedFen, restFen });
    return { receivedFen, restFen, refundFen: 0, balanceFen: 0 };
  }
  await updatePayment(ctx, id, { ...paid, applyState: applyStates.applied });
  const outcome = await applyTradePayment(ctx, { tradeId, payNo, channel: 'TRANSFER', paidAt: ctx.now });
  if (outcome !== 'applied') throw new Error(`transfer ${payNo} does not pay its trade: ${outcome}`);
  await closeOtherAttempts(ctx, tradeId);
  const surplusFen = receivedFen - trade.payFen;
  const isKept = surplusFen > 0 && surplusTo === 'balance' && (await hasBalance(ctx, payment.customerId));
  if (isKept) await keepOverpaid(ctx, { customerId: payment.customerId, feeFen: surplusFen, sourceId: id });
  else if (surplusFen > 0) await giveBack(ctx, payment, surplusFen, '转账金额多于应付金额，退回差额');
  if (surplusFen > 0) await notifyPayer(ctx, payment, { message: isKept ? 'kept' : 'surplus', feeFen: surplusFen });
  return { receivedFen, restFen: 0, refundFen: isKept ? 0 : surplusFen, balanceFen: isKept ? surplusFen : 0 };
}

const hasBalance = async (ctx: Ctx, customerId: string): Promise<boolean> =>
  (await findCredit(ctx, customerId)) !== undefined;

const giveBack = (ctx: Ctx, payment: PaymentRow, feeFen: number, reason: string) =>
  refundPayment(ctx, payment, { feeFen, sourceType: 'transfer', sourceId: payment.id, reason });

/** The transfer that has already received part of the money, else a new attempt. */
async function takeAttempt(ctx: Ctx, trade: Trade): Promise<PaymentRow> {
  const begun = await selectPartTransfer(ctx, trade.tradeId);
  if (begun) return begun;
  const { tradeId, tradeNo, customerId, accountId, payFen } = trade;
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
      amountFen: payFen,
      payState: payStates.paying,
      expireAt: trade.payDeadline ?? ctx.now,
    }),
  );
  const made = await selectPayment(ctx, payNo);
  if (!made) throw new Error(`payment ${payNo} is not there after its insert`);
  return made;
}
