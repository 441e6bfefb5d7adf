import { orderStates, tradePayStates } from '@jicai/domain/orders/order-states.ts';
import { applyStates, payStates } from '@jicai/domain/payments/payment-states.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { lockTrade } from '../../orders/index.ts';
import { refundPayment } from './open-refund.ts';
import { selectPartTransfer, updatePayment } from '../payments.store.ts';
import { notifyPayer } from '../pay/notify-payer.ts';

/**
 * Timer `transfer.giveBack`: refunds by bank what had arrived of an incomplete bank transfer, because the trade was cancelled or
 * paid in another way. Does nothing while the trade still waits for the rest.
 */
export async function giveBackPartTransfer(ctx: Ctx, tradeNo: string): Promise<void> {
  const trade = await lockTrade(ctx, tradeNo);
  if (trade.state === orderStates.awaitingPayment) return;
  const payment = await selectPartTransfer(ctx, trade.tradeId);
  if (!payment) return;
  const isPaid = trade.payState !== tradePayStates.unpaid;
  const applyState = isPaid ? applyStates.duplicate : applyStates.late;
  await updatePayment(ctx, payment.id, { payState: payStates.paid, applyState, paidAt: ctx.now });
  await refundPayment(ctx, payment, {
    feeFen: payment.receivedFen,
    sourceType: 'transfer',
    sourceId: payment.id,
    reason: isPaid ? '订单已用其他方式付款，退回部分到账的转账' : '订单已取消，退回部分到账的转账',
  });
  await notifyPayer(ctx, payment, { message: isPaid ? 'duplicate' : 'late', feeFen: payment.receivedFen });
}
