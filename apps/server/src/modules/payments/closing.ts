import { applyStates, payStates } from '@jicai/domain/payment-states.ts';
import type { Ctx } from '../../http/context.ts';
import { addOutbox, addTimer } from '../../jobs/enqueue.ts';
import { refundPayment } from './open-refund.ts';
import { isAnyCloseWaiting, type PaymentRow, selectOpenPayments, updatePayment } from './payments.store.ts';

/** Whether somebody may still be paying: an attempt that is neither paid nor closed, or part of a bank transfer. */
export async function hasOpenAttempts(ctx: Ctx, tradeId: string): Promise<boolean> {
  const open = await selectOpenPayments(ctx, tradeId);
  return open.some((payment) => payment.releasedAt === null);
}

/**
 * Close before cancel (domain.md 2.2): asks the channel of each open attempt whether it was paid, and closes it if not. The
 * caller holds the trade's lock and has marked the trade as closing. When the last one is closed the timer `trade.closed`
 * fires for the trade; when one turns out to be paid, `applyTradePayment` is called instead and the cancel is off.
 */
export async function beginClosing(ctx: Ctx, trade: { tradeId: string; tradeNo: string }): Promise<void> {
  for (const payment of await selectOpenPayments(ctx, trade.tradeId)) {
    if (payment.adapter === 'bank') {
      await giveBackPartOfTransfer(ctx, payment);
      continue;
    }
    await updatePayment(ctx, payment.id, { closeAskedAt: ctx.now, releasedAt: null });
    await addOutbox(ctx, { kind: 'payment.close', subject: payment.payNo });
  }
  await endClosing(ctx, trade);
}

/** Fires `trade.closed` when nothing is left to close. */
export async function endClosing(ctx: Ctx, trade: { tradeId: string; tradeNo: string }): Promise<void> {
  if (await isAnyCloseWaiting(ctx, trade.tradeId)) return;
  await addTimer(ctx, { kind: 'trade.closed', subject: trade.tradeNo, dueAt: ctx.now });
}

/** What had arrived of a transfer that was never completed goes back by hand. */
async function giveBackPartOfTransfer(ctx: Ctx, payment: PaymentRow): Promise<void> {
  await updatePayment(ctx, payment.id, { payState: payStates.paid, applyState: applyStates.late, paidAt: ctx.now });
  await refundPayment(ctx, payment, {
    feeFen: payment.receivedFen,
    sourceType: 'late',
    sourceId: payment.id,
    reason: '订单已取消，退回部分到账的转账',
  });
}
