import { orderStates, tradePayStates } from '@jicai/domain/orders/order-states.ts';
import {
  applyStates,
  type ApplyState,
  decideApply,
  type OnlineChannel,
  payStates,
  type TradeStanding,
} from '@jicai/domain/payments/payment-states.ts';
import { moneyText } from '@jicai/domain/money/yuan.ts';
import { consoleLinks } from '@jicai/domain/shop-side/shop-news.ts';
import type { ChannelMoney } from '../../../adapters/payment/payment-channel.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { tellShop } from '../../messages/index.ts';
import { applyTradePayment, lockTrade, type Trade } from '../../orders/index.ts';
import { closeOtherAttempts } from './closing.ts';
import { refundPayment } from '../refund/open-refund.ts';
import { lockPayment, type PaymentRow, selectAppliedPayment, selectPayment, updatePayment } from '../payments.store.ts';
import { notifyPayer } from './notify-payer.ts';

/** Whether the trade still waits for money, is paid, or is closed. */
export function standingOf(trade: Pick<Trade, 'state' | 'payState'>): TradeStanding {
  if (trade.payState !== tradePayStates.unpaid) return 'paid';
  return trade.state === orderStates.awaitingPayment ? 'awaiting' : 'over';
}

export type Settled = 'unknown' | 'repeated' | 'applied' | 'duplicate' | 'late' | 'mismatch';
const settledAs = {
  [applyStates.applied]: 'applied',
  [applyStates.duplicate]: 'duplicate',
  [applyStates.late]: 'late',
  [applyStates.mismatch]: 'mismatch',
} as const satisfies Record<Exclude<ApplyState, typeof applyStates.none>, Settled>;

/**
 * Settles money that a channel reports for one of our attempts, by a notice or a query (docs/domain/payments.md §4). Under the
 * trade's lock it is applied to the trade; or recorded and refunded in full (a second or a late payment); or recorded for an
 * operator to decide (a wrong amount). A repeated report changes nothing. Returns 'unknown' for a number that is not ours.
 */
export async function settleMoney(ctx: Ctx, channel: OnlineChannel, money: ChannelMoney): Promise<Settled> {
  const found = await selectPayment(ctx, money.payNo);
  if (!found || found.channel !== channel) return 'unknown';
  const trade = await lockTrade(ctx, found.tradeNo);
  const payment = await lockPayment(ctx, found.id);
  if (!payment) return 'unknown';
  if (payment.payState === payStates.paid) return 'repeated';
  const { receivedFen, channelTradeNo, paidAt } = money;
  const applyState = await applyTo(ctx, trade, { ...payment, receivedFen, paidAt });
  await updatePayment(ctx, payment.id, { payState: payStates.paid, receivedFen, channelTradeNo, paidAt, applyState });
  if (applyState === applyStates.applied) await closeOtherAttempts(ctx, trade.tradeId);
  if (applyState === applyStates.mismatch) {
    const { payNo, amountFen } = payment;
    ctx.log.error({ payNo, amountFen, receivedFen }, 'payment of a wrong amount: an operator must decide');
    const text = `交易单 ${trade.tradeNo} 应收 ${moneyText(amountFen)}，实收 ${moneyText(receivedFen)}，请处理。`;
    await tellShop(ctx, 'payMismatch', [{ text, link: consoleLinks.abnormalPayments }]);
  }
  if (applyState === applyStates.duplicate || applyState === applyStates.late) {
    await refundPayment(
      ctx,
      { ...payment, receivedFen },
      {
        feeFen: receivedFen,
        sourceType: settledAs[applyState],
        sourceId: payment.id,
        reason: applyState === applyStates.late ? '订单已取消，自动退款' : '订单重复支付，自动退款',
      },
    );
    await notifyPayer(ctx, payment, { message: settledAs[applyState], feeFen: receivedFen });
  }
  return settledAs[applyState];
}

async function applyTo(
  ctx: Ctx,
  trade: Trade,
  payment: PaymentRow & { paidAt: Date },
): Promise<Exclude<ApplyState, 0>> {
  const decided = decideApply({
    standing: standingOf(trade),
    hasApplied: (await selectAppliedPayment(ctx, trade.tradeId)) !== undefined,
    amountFen: payment.amountFen,
    receivedFen: payment.receivedFen,
  });
  if (decided !== applyStates.applied) return decided;
  const { tradeId, payNo, channel, paidAt } = payment;
  const outcome = await applyTradePayment(ctx, { tradeId, payNo, channel, paidAt });
  if (outcome === 'applied') return applyStates.applied;
  return outcome === 'alreadyPaid' ? applyStates.duplicate : applyStates.late;
}
