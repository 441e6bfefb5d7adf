import { sendTogether } from '../../../db/send-together.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { addOutbox, addTimer } from '../../../jobs/enqueue.ts';
import { getTrade, lockTrade } from '../../orders/index.ts';
import { isAnyCloseWaiting, selectOpenPayments, updatePayment } from '../payments.store.ts';

/**
 * Timer `trade.close` (docs/domain/payments.md §5): before a trade is cancelled, each open attempt is queried at its channel and
 * closed if it was not paid. When the last one is closed, the timer `trade.closed` continues the cancellation. If one turns
 * out to be paid, its money is applied and the trade is not cancelled.
 */
export async function beginClosing(ctx: Ctx, tradeNo: string): Promise<void> {
  const trade = await lockTrade(ctx, tradeNo);
  if (!trade.isClosing) return;
  for (const payment of await selectOpenPayments(ctx, trade.tradeId)) {
    await updatePayment(ctx, payment.id, { closeAskedAt: ctx.now, releasedAt: null });
    await addOutbox(ctx, { kind: 'payment.close', subject: payment.payNo });
  }
  await endClosing(ctx, trade);
}

/**
 * Closes, after commit, the online attempts that a trade no longer needs: another channel was chosen, or it is paid. If one is
 * paid before it is closed, the rule for a second payment applies. The caller holds the trade's lock.
 */
export async function closeOtherAttempts(ctx: Ctx, tradeId: string): Promise<void> {
  await closeAttempts(ctx, await selectOpenPayments(ctx, tradeId));
}

/** As {@link closeOtherAttempts}, of attempts that were read under the trade's lock; none of them is handed out again. */
export async function closeAttempts(ctx: Ctx, attempts: readonly { id: string; payNo: string }[]): Promise<void> {
  const fields = { closeAskedAt: ctx.now, releasedAt: null };
  await sendTogether([...attempts.map(({ id }) => updatePayment(ctx, id, fields)), planCloses(ctx, attempts)]);
}

/** The closes alone, of a trade that no attempt is begun for any more. */
export async function planCloses(ctx: Ctx, attempts: readonly { payNo: string }[]): Promise<void> {
  await sendTogether(attempts.map(({ payNo }) => addOutbox(ctx, { kind: 'payment.close', subject: payNo })));
}

/** Plans `trade.closed` when nothing is left to close. The caller holds the trade's lock. */
export async function endClosing(ctx: Ctx, trade: { tradeId: string; tradeNo: string }): Promise<void> {
  if (await isAnyCloseWaiting(ctx, trade.tradeId)) return;
  const { isClosing } = await getTrade(ctx, trade.tradeNo);
  if (isClosing) await addTimer(ctx, { kind: 'trade.closed', subject: trade.tradeNo, dueAt: ctx.now });
}
