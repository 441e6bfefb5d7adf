import type { Ctx } from '../../../ctx/ctx.ts';
import { selectAppliedPayment } from '../payments.store.ts';
import { refundPayment } from './open-refund.ts';

/**
 * A paid trade costs less than before: what its payment brought beyond the new sum goes back, as the surplus of a transfer does.
 * The caller holds the trade's lock. Where an operator once took less than was due only the rest is a surplus.
 */
export async function refundSurplus(
  ctx: Ctx,
  {
    tradeId,
    oldFen,
    newFen,
    ...refund
  }: { tradeId: string; oldFen: number; newFen: number; sourceType: string; sourceId: string; reason: string },
): Promise<void> {
  const payment = await selectAppliedPayment(ctx, tradeId);
  if (!payment) throw new Error(`trade ${tradeId} has no applied payment to refund`);
  const surplusOver = (fen: number) => Math.max(0, payment.receivedFen - fen);
  const feeFen = surplusOver(newFen) - surplusOver(oldFen);
  if (feeFen > 0) await refundPayment(ctx, payment, { ...refund, feeFen });
}
