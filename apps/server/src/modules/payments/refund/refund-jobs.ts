import { nextRefundQuery, type OnlineChannel, refundStates } from '@jicai/domain/payments/payment-states.ts';
import type { PaymentChannel, RefundOutcome } from '../../../adapters/payment/payment-channel.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { addOutbox } from '../../../jobs/enqueue.ts';
import type { Job } from '../../../jobs/job-context.ts';
import { applyRefund, findDueRefund, lockTrade } from '../../orders/index.ts';
import { findChannel } from '../pay/channels.ts';
import { getRefundable, openRefund, renumberRefund } from './open-refund.ts';
import { refundNotifyPath } from '../pay/paths.ts';
import { selectPayment } from '../payments.store.ts';
import { lockRefund, type RefundRow, selectRefund, updateRefund } from './refunds.store.ts';
import { notifyPayer } from '../pay/notify-payer.ts';

type Record = (ctx: Ctx) => Promise<void>;
const nothing: Record = async () => {};

/**
 * Timer `refund.open`: opens the refund for money that an order gives back. If nothing of the payment is left, it is completed at
 * once.
 */
export async function openDueRefund(ctx: Ctx, subject: string): Promise<void> {
  const due = await findDueRefund(ctx, subject);
  if (!due) return;
  // It may be less than due, if an operator accepted too small a payment: no more than was paid can go back.
  const feeFen = Math.min(due.feeFen, await getRefundable(ctx, due.tradeId));
  if (feeFen <= 0) {
    const { tradeNo, feeFen: dueFen } = due;
    ctx.log.error({ subject, tradeNo, dueFen }, 'nothing of the payment is left to give back: an operator must look');
    await applyRefund(ctx, { ...due, feeFen: 0 });
    return;
  }
  await openRefund(ctx, { ...due, feeFen });
}

interface Sending {
  refund: RefundRow;
  channel: PaymentChannel;
  totalFen: number;
  readAt: Date;
}

async function findSending(ctx: Ctx, refundNo: string): Promise<Sending | undefined> {
  const refund = await selectRefund(ctx, refundNo);
  if (!refund || refund.adapter === 'bank' || !isUnderWay(refund)) return undefined;
  const payment = await selectPayment(ctx, refund.payNo);
  const channel = await findChannel(ctx, refund.channel as OnlineChannel, refund.adapter);
  if (!payment || !channel) throw new Error(`channel ${refund.channel} of ${refundNo} has no keys any more`);
  return { refund, channel, totalFen: payment.receivedFen, readAt: ctx.now };
}

const isUnderWay = (refund: RefundRow) =>
  refund.refundState === refundStates.waiting || refund.refundState === refundStates.processing;

/**
 * Effect `refund.send`: the same number and amount at every try, so the channel pays once (docs/domain/refunds.md §4).
 */
export async function sendRefund(job: Job): Promise<Record> {
  const sending = await job.inTenant((ctx) => findSending(ctx, job.subject));
  if (!sending) return nothing;
  const { refund, channel, totalFen, readAt } = sending;
  const outcome = await channel.refund({
    payNo: refund.payNo,
    refundNo: refund.refundNo,
    feeFen: refund.feeFen,
    totalFen,
    reason: refund.reason,
    notifyPath: refundNotifyPath(job.companyId),
    now: readAt,
  });
  return async (ctx) => void (await recordRefund(ctx, refund.refundNo, outcome));
}

/** Effect `refund.query`: queries the refund at the channel; if the channel does not know it, it is sent again. */
export async function queryRefund(job: Job): Promise<Record> {
  const sending = await job.inTenant((ctx) => findSending(ctx, job.subject));
  if (!sending) return nothing;
  const { refund, channel } = sending;
  const outcome = await channel.queryRefund(refund);
  if (outcome.outcome !== 'notExist') return async (ctx) => void (await recordRefund(ctx, refund.refundNo, outcome));
  return async (ctx) => {
    await updateRefund(ctx, refund.id, { queryCount: refund.queryCount + 1 });
    const dueAt = nextRefundQuery(refund.queryCount, ctx.now);
    await addOutbox(ctx, { kind: 'refund.send', subject: refund.refundNo, dueAt });
  };
}

/**
 * Records what the channel says about a refund, in an answer, a query or a notice. Success is booked on the order; 'abnormal' waits
 * for an operator; a closed one continues under a new number. A refund that has ended stays as it is.
 */
export async function recordRefund(ctx: Ctx, refundNo: string, outcome: RefundOutcome): Promise<boolean> {
  const found = await selectRefund(ctx, refundNo);
  if (!found) return false;
  await lockTrade(ctx, found.tradeNo);
  const refund = await lockRefund(ctx, refundNo);
  // The channel may still pay an abnormal refund, after the payer's account was corrected.
  if (!refund || !(isUnderWay(refund) || refund.refundState === refundStates.abnormal)) return true;
  switch (outcome.outcome) {
    case 'succeeded':
      await completeRefund(ctx, refund, { channelRefundNo: outcome.channelRefundNo });
      break;
    case 'processing':
      await updateRefund(ctx, refund.id, { refundState: refundStates.processing, queryCount: refund.queryCount + 1 });
      await addOutbox(ctx, {
        kind: 'refund.query',
        subject: refundNo,
        dueAt: nextRefundQuery(refund.queryCount, ctx.now),
      });
      break;
    case 'abnormal':
      ctx.log.error({ refundNo, reason: outcome.reason }, 'refund needs an operator');
      await updateRefund(ctx, refund.id, { refundState: refundStates.abnormal, failText: outcome.reason });
      break;
    case 'closed':
      await updateRefund(ctx, refund.id, { refundState: refundStates.closed, failText: outcome.reason });
      await renumberRefund(ctx, refund, outcome.reason);
      break;
    default:
      return outcome satisfies never;
  }
  return true;
}

/** Completes a refund (state 30) and books it on the order. The caller holds the trade's lock. */
export async function completeRefund(
  ctx: Ctx,
  refund: RefundRow,
  proof: { channelRefundNo?: string; voucher?: string },
): Promise<void> {
  await updateRefund(ctx, refund.id, { ...proof, refundState: refundStates.succeeded, succeededAt: ctx.now });
  if (refund.orderId) await applyRefund(ctx, refund);
  else await notifyRefunded(ctx, refund);
}

/** Notifies the payer of a refund whose money was never applied to an order: no move of an order does it. */
async function notifyRefunded(ctx: Ctx, { payNo, feeFen }: RefundRow): Promise<void> {
  const payment = await selectPayment(ctx, payNo);
  if (payment) await notifyPayer(ctx, payment, { message: 'refunded', feeFen });
}
