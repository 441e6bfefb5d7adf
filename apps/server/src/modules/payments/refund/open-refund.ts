import {
  nextRefundSend,
  refundableFen,
  type RefundState,
  refundStates,
} from '@jicai/domain/payments/payment-states.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { refuse } from '../../../http/refusal.ts';
import { addOutbox } from '../../../jobs/enqueue.ts';
import { insertNumbered } from '../../../db/insert-numbered.ts';
import { selectOverpaidFen } from '../../finance/index.ts';
import { type PaymentRow, selectAppliedPayment } from '../payments.store.ts';
import {
  countClosedRefunds,
  insertRefund,
  type RefundRow,
  selectPaymentRefunds,
  selectRefundOf,
} from './refunds.store.ts';

/** WeChat wants a minute between two refunds of one payment (docs/domain/refunds.md §4). */
const betweenRefundsMs = 60_000;

export interface RefundInput {
  feeFen: number;
  sourceType: string;
  sourceId: string;
  reason: string;
}

export interface OpenedRefund {
  refundNo: string;
  refundState: RefundState;
}

/**
 * Opens a refund of money that was applied to a trade; the caller holds the trade's lock. Each source is refunded once: a
 * repeated call returns the first refund. Money goes back through the channel it came by; a bank transfer is paid back by an
 * operator (OpsPay/RecordManualRefund). Refuses with refundExceeded if it is more than was paid. Trades paid on account have
 * no payment: give back their credit instead.
 */
export async function openRefund(
  ctx: Ctx,
  input: RefundInput & { tradeId: string; orderId: string },
): Promise<OpenedRefund> {
  const payment = await selectAppliedPayment(ctx, input.tradeId);
  if (!payment) throw new Error(`trade ${input.tradeId} has no applied payment to refund`);
  return refundPayment(ctx, payment, input);
}

/** How much of the money applied to a trade has not been refunded yet, in fen. */
export async function getRefundable(ctx: Ctx, tradeId: string): Promise<number> {
  const payment = await selectAppliedPayment(ctx, tradeId);
  return payment ? leftOf(ctx, payment, await selectPaymentRefunds(ctx, payment.id)) : 0;
}

/** What a transfer left as the customer's balance is his already. */
async function leftOf(ctx: Ctx, { id, adapter, receivedFen }: PaymentRow, others: RefundRow[]): Promise<number> {
  const keptFen = adapter === 'bank' ? await selectOverpaidFen(ctx, id) : 0;
  return refundableFen(receivedFen - keptFen, others);
}

/** As {@link openRefund}, for any payment; without orderId if its money was never applied to an order. */
export async function refundPayment(
  ctx: Ctx,
  payment: PaymentRow,
  input: RefundInput & { orderId?: string },
): Promise<OpenedRefund> {
  const earlier = await selectRefundOf(ctx, input);
  if (earlier) return earlier;
  const others = await selectPaymentRefunds(ctx, payment.id);
  if (input.feeFen <= 0 || input.feeFen > (await leftOf(ctx, payment, others))) throw refuse.refundExceeded();
  const refundNo = await insertNumbered(ctx, 'R', (no) =>
    insertRefund(ctx, {
      id: ctx.newId(),
      refundNo: no,
      paymentId: payment.id,
      payNo: payment.payNo,
      tradeId: payment.tradeId,
      tradeNo: payment.tradeNo,
      orderId: input.orderId ?? null,
      channel: payment.channel,
      adapter: payment.adapter,
      feeFen: input.feeFen,
      refundState: refundStates.waiting,
      sourceType: input.sourceType,
      sourceId: input.sourceId,
      reason: input.reason,
    }),
  );
  if (payment.adapter !== 'bank') await sendLater(ctx, { ...payment, refundNo }, others);
  return { refundNo, refundState: refundStates.waiting };
}

/**
 * Continues a refund that the channel has closed under a new number, for the same source (docs/domain/refunds.md §4). Each try
 * waits longer; if it was closed too often, it becomes abnormal and waits for an operator. `reason` is the channel's.
 */
export async function renumberRefund(ctx: Ctx, closed: RefundRow, reason: string): Promise<void> {
  const {
    id: _id,
    refundNo: _no,
    succeededAt: _at,
    createdAt: _made,
    failText: _text,
    queryCount: _count,
    ...same
  } = closed;
  const sendAt = nextRefundSend(await countClosedRefunds(ctx, closed), ctx.now);
  const next = sendAt
    ? { refundState: refundStates.waiting }
    : { refundState: refundStates.abnormal, failText: `多次被渠道关闭：${reason}` };
  const refundNo = await insertNumbered(ctx, 'R', (no) =>
    insertRefund(ctx, { ...same, ...next, id: ctx.newId(), refundNo: no }),
  );
  if (sendAt) await addOutbox(ctx, { kind: 'refund.send', subject: refundNo, dueAt: sendAt });
  else ctx.log.error({ refundNo, reason }, 'refund needs an operator: the channel closes it again and again');
}

async function sendLater(ctx: Ctx, refund: { refundNo: string; adapter: string }, others: RefundRow[]): Promise<void> {
  const waiting = others.filter((other) => other.refundState === refundStates.waiting).length;
  const delayMs = refund.adapter === 'wechat' ? waiting * betweenRefundsMs : 0;
  const dueAt = new Date(ctx.now.getTime() + delayMs);
  await addOutbox(ctx, { kind: 'refund.send', subject: refund.refundNo, dueAt });
}
