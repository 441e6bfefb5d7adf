import { orderStates, tradePayStates } from '@jicai/domain/orders/order-states.ts';
import { type ApplyState, applyStates, type RefundState, refundStates } from '@jicai/domain/payments/payment-states.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { refuse } from '../../../http/refusal.ts';
import { addOutbox } from '../../../jobs/enqueue.ts';
import { writeAudit } from '../../audit/index.ts';
import { applyTradePayment, lockTrade } from '../../orders/index.ts';
import { closeOtherAttempts } from '../pay/closing.ts';
import { refundPayment } from './open-refund.ts';
import { lockPayment, type PaymentRow, selectPayment, updatePayment } from '../payments.store.ts';
import { completeRefund } from './refund-jobs.ts';
import { lockRefund, type RefundRow, selectRefund, updateRefund } from './refunds.store.ts';

export interface Resolution {
  payNo: string;
  decision: 'refund' | 'apply';
  reason: string;
}

/**
 * An operator decides about a payment of a wrong amount (applyState 4): it is refunded in full, or accepted for the trade, which
 * must still wait for payment. Refuses anything else with stateChanged.
 */
export async function resolveAbnormal(
  ctx: Ctx,
  { payNo, decision, reason }: Resolution,
): Promise<{ applyState: ApplyState; refundNo?: string }> {
  const found = await selectPayment(ctx, payNo);
  if (!found) throw refuse.notFound();
  const trade = await lockTrade(ctx, found.tradeNo);
  const payment = await lockPayment(ctx, found.id);
  if (payment?.applyState !== applyStates.mismatch || payment.resolution) throw refuse.stateChanged();
  await writeAudit(ctx, {
    subject: `payment ${payNo}`,
    before: { applyState: payment.applyState, amountFen: payment.amountFen, receivedFen: payment.receivedFen },
    after: { decision, reason },
  });
  if (decision === 'refund') {
    const { refundNo } = await refundPayment(ctx, payment, {
      feeFen: payment.receivedFen,
      sourceType: 'mismatch',
      sourceId: payment.id,
      reason,
    });
    await updatePayment(ctx, payment.id, { resolution: reason });
    return { applyState: applyStates.mismatch, refundNo };
  }
  if (trade.state !== orderStates.awaitingPayment || trade.payState !== tradePayStates.unpaid)
    throw refuse.stateChanged();
  await acceptAmount(ctx, payment, reason);
  await updatePayment(ctx, payment.id, { applyState: applyStates.applied, resolution: reason });
  await closeOtherAttempts(ctx, trade.tradeId);
  return { applyState: applyStates.applied };
}

/** Accepts the payment: what was paid too much is refunded; what is missing the shop waives. */
async function acceptAmount(ctx: Ctx, payment: PaymentRow, reason: string): Promise<void> {
  const { tradeId, payNo, channel, paidAt } = payment;
  const outcome = await applyTradePayment(ctx, { tradeId, payNo, channel, paidAt: paidAt ?? ctx.now });
  if (outcome !== 'applied') throw refuse.stateChanged();
  const feeFen = payment.receivedFen - payment.amountFen;
  if (feeFen > 0) await refundPayment(ctx, payment, { feeFen, sourceType: 'mismatch', sourceId: payment.id, reason });
}

/** Sends a stuck refund again under the same number (40 → 10). */
export async function retryRefund(ctx: Ctx, refundNo: string): Promise<RefundState> {
  const refund = await lockStuck(ctx, refundNo);
  if (refund.refundState !== refundStates.abnormal || refund.adapter === 'bank') throw refuse.stateChanged();
  await updateRefund(ctx, refund.id, { refundState: refundStates.waiting });
  await addOutbox(ctx, { kind: 'refund.send', subject: refundNo });
  await auditRefund(ctx, refund, { refundState: refundStates.waiting });
  return refundStates.waiting;
}

/** A refund that a person has paid out by bank: of a transfer, or of a channel that cannot (→ 30). */
export async function recordManualRefund(
  ctx: Ctx,
  { refundNo, voucher }: { refundNo: string; voucher: string },
): Promise<RefundState> {
  const refund = await lockStuck(ctx, refundNo);
  const isByHand = refund.adapter === 'bank' && refund.refundState === refundStates.waiting;
  if (!isByHand && refund.refundState !== refundStates.abnormal) throw refuse.stateChanged();
  await completeRefund(ctx, refund, { voucher });
  await auditRefund(ctx, refund, { refundState: refundStates.succeeded, voucher });
  return refundStates.succeeded;
}

async function lockStuck(ctx: Ctx, refundNo: string): Promise<RefundRow> {
  const found = await selectRefund(ctx, refundNo);
  if (!found) throw refuse.notFound();
  await lockTrade(ctx, found.tradeNo);
  const refund = await lockRefund(ctx, refundNo);
  if (!refund) throw refuse.notFound();
  return refund;
}

const auditRefund = (ctx: Ctx, { refundNo, refundState }: RefundRow, after: object) =>
  writeAudit(ctx, { subject: `refund ${refundNo}`, before: { refundState }, after });
