import { orderStates, tradePayStates } from '@jicai/domain/orders/order-states.ts';
import { type ApplyState, applyStates, type RefundState, refundStates } from '@jicai/domain/payments/payment-states.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { refuse } from '../../../http/refusal.ts';
import { addOutbox } from '../../../jobs/enqueue.ts';
import { writeAudit } from '../../audit/index.ts';
import { type ChangeSubject, requestChange, requireNoneWaiting } from '../../changes/index.ts';
import { applyTradePayment, getTradeOptions, lockTrade } from '../../orders/index.ts';
import { closeOtherAttempts } from '../pay/closing.ts';
import { refundPayment } from './open-refund.ts';
import { lockPayment, type PaymentRow, selectPayment, selectPayNo, updatePayment } from '../payments.store.ts';
import { auditRefund, lockStuck } from './manual-refund.ts';
import { updateRefund } from './refunds.store.ts';

export interface Resolution {
  payNo: string;
  decision: 'refund' | 'apply';
  reason: string;
}

/** What became of a payment; `changeId`: a second person has to confirm it first. */
interface Resolved {
  applyState: ApplyState;
  refundNo?: string;
  changeId?: string;
}

/**
 * An operator decides about a payment of a wrong amount (applyState 4): it is refunded in full, or accepted for the trade, which
 * must still wait for payment. To waive more than the limit of the shop takes a second person (docs/domain/refunds.md §6).
 * Refuses anything else with stateChanged.
 */
export async function resolveAbnormal(ctx: Ctx, { payNo, decision, reason }: Resolution): Promise<Resolved> {
  const { trade, payment } = await lockMismatch(ctx, payNo);
  await requireNoneWaiting(ctx, { kind: 'payment.accept', subjectId: payment.id });
  if (decision === 'apply') {
    requireUnpaid(trade);
    const { refundAloneFen } = await getTradeOptions(ctx);
    if (payment.amountFen - payment.receivedFen > refundAloneFen) {
      const { amountFen, receivedFen } = payment;
      const asked = { kind: 'payment.accept' as const, subjectId: payment.id, subjectName: payNo, reason };
      const after = { amountFen, receivedFen, reason };
      const { changeId } = await requestChange(ctx, { ...asked, before: standing(payment), after });
      return { applyState: applyStates.mismatch, changeId };
    }
    return { applyState: await accept(ctx, { trade, payment }, reason) };
  }
  await auditDecision(ctx, payment, { decision, reason });
  const { refundNo } = await refundPayment(ctx, payment, {
    feeFen: payment.receivedFen,
    sourceType: 'mismatch',
    sourceId: payment.id,
    reason,
  });
  await updatePayment(ctx, payment.id, { resolution: reason });
  return { applyState: applyStates.mismatch, refundNo };
}

/** A payment that is short, accepted once a second person has agreed. */
export const acceptChange: ChangeSubject = {
  lock: async (ctx, paymentId) => standing((await lockById(ctx, paymentId)).payment),
  async apply(ctx, { subjectId, after }) {
    const held = await lockById(ctx, subjectId);
    requireUnpaid(held.trade);
    await accept(ctx, held, String(after['reason']));
  },
};

type Held = Awaited<ReturnType<typeof lockMismatch>>;

/** The trade and its payment of a wrong amount that nobody has decided about; refused as notFound, stateChanged. */
async function lockMismatch(ctx: Ctx, payNo: string) {
  const found = await selectPayment(ctx, payNo);
  if (!found) throw refuse.notFound();
  const trade = await lockTrade(ctx, found.tradeNo);
  const payment = await lockPayment(ctx, found.id);
  if (payment?.applyState !== applyStates.mismatch || payment.resolution) throw refuse.stateChanged();
  return { trade, payment };
}

async function lockById(ctx: Ctx, paymentId: string): Promise<Held> {
  const payNo = await selectPayNo(ctx, paymentId);
  if (!payNo) throw refuse.notFound();
  return lockMismatch(ctx, payNo);
}

function requireUnpaid({ state, payState }: Held['trade']): void {
  if (state !== orderStates.awaitingPayment || payState !== tradePayStates.unpaid) throw refuse.stateChanged();
}

const standing = ({ applyState, amountFen, receivedFen }: PaymentRow) => ({ applyState, amountFen, receivedFen });

const auditDecision = (ctx: Ctx, payment: PaymentRow, after: { decision: string; reason: string }) =>
  writeAudit(ctx, { subject: `payment ${payment.payNo}`, before: standing(payment), after });

async function accept(ctx: Ctx, { trade, payment }: Held, reason: string): Promise<ApplyState> {
  await auditDecision(ctx, payment, { decision: 'apply', reason });
  await acceptAmount(ctx, payment, reason);
  await updatePayment(ctx, payment.id, { applyState: applyStates.applied, resolution: reason });
  await closeOtherAttempts(ctx, trade.tradeId);
  return applyStates.applied;
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
