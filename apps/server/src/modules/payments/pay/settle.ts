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
import type { AdapterName, ChannelMoney } from '../../../adapters/payment/payment-channel.ts';
import { sendTogether } from '../../../db/send-together.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { tellShop } from '../../messages/index.ts';
import {
  listLineIdsOfPayment,
  lockOrdersOfPayment,
  lockTradeOfPayment,
  payLockedTrade,
  type Trade,
} from '../../orders/index.ts';
import { planCloses } from './closing.ts';
import { refundPayment } from '../refund/open-refund.ts';
import { lockNumbered, type PaymentRow, selectBeside, updatePayment } from '../payments.store.ts';
import { notifyPayer } from './notify-payer.ts';

/** Whether the trade still waits for money, is paid, or is closed. */
export function standingOf(trade: Pick<Trade, 'state' | 'payState'>): TradeStanding {
  if (trade.payState !== tradePayStates.unpaid) return 'paid';
  return trade.state === orderStates.awaitingPayment ? 'awaiting' : 'over';
}

export type Settled = 'unknown' | 'foreign' | 'repeated' | 'applied' | 'duplicate' | 'late' | 'mismatch';
const settledAs = {
  [applyStates.applied]: 'applied',
  [applyStates.duplicate]: 'duplicate',
  [applyStates.late]: 'late',
  [applyStates.mismatch]: 'mismatch',
} as const satisfies Record<Exclude<ApplyState, typeof applyStates.none>, Settled>;

/**
 * Settles money that a channel reports for one of our attempts, by a notice or a query (docs/domain/payments.md §4). Under the
 * trade's lock it is applied to the trade; or recorded and refunded in full (a second or a late payment); or recorded for an
 * operator to decide (a wrong amount). A repeated report changes nothing. Returns 'unknown' for a number that is not ours,
 * 'foreign' for an attempt that another adapter than the reporting one made.
 */
export async function settleMoney(
  ctx: Ctx,
  { channel, adapter }: { channel: OnlineChannel; adapter: AdapterName },
  money: ChannelMoney,
): Promise<Settled> {
  const key = { channel, payNo: money.payNo };
  // In one message, in the order of locks (docs/domain/crashes.md §2); what is read is as who held the trade before left it.
  const [trade, payment, orders, lineIds, beside] = await sendTogether([
    lockTradeOfPayment(ctx, key),
    lockNumbered(ctx, key),
    lockOrdersOfPayment(ctx, key),
    listLineIdsOfPayment(ctx, key),
    selectBeside(ctx, key),
  ]);
  if (!trade || !payment) return 'unknown';
  if (payment.adapter !== adapter) return 'foreign';
  if (payment.payState === payStates.paid) return 'repeated';
  const { receivedFen, channelTradeNo, paidAt } = money;
  const applyState = decideApply({
    standing: standingOf(trade),
    hasApplied: beside.some((other) => other.applyState === applyStates.applied),
    amountFen: payment.amountFen,
    receivedFen,
  });
  const recorded = updatePayment(ctx, payment.id, {
    payState: payStates.paid,
    receivedFen,
    channelTradeNo,
    paidAt,
    applyState,
  });
  if (applyState !== applyStates.applied) {
    await recorded;
    await settleOtherwise(ctx, { ...payment, receivedFen }, applyState);
    return settledAs[applyState];
  }
  const { payNo } = payment;
  await sendTogether([
    recorded,
    payLockedTrade(ctx, { trade, orders, lineIds }, { payNo, channel, paidAt }),
    planCloses(ctx, beside),
  ]);
  return 'applied';
}

/** Money that does not count for its trade: a person decides about a wrong amount, all else goes back. */
async function settleOtherwise(
  ctx: Ctx,
  payment: PaymentRow,
  applyState: Exclude<ApplyState, typeof applyStates.none | typeof applyStates.applied>,
): Promise<void> {
  const { payNo, tradeNo, amountFen, receivedFen } = payment;
  if (applyState === applyStates.mismatch) {
    ctx.log.error({ payNo, amountFen, receivedFen }, 'payment of a wrong amount: an operator must decide');
    const text = `交易单 ${tradeNo} 应收 ${moneyText(amountFen)}，实收 ${moneyText(receivedFen)}，请处理。`;
    await tellShop(ctx, 'payMismatch', [{ text, link: consoleLinks.abnormalPayments }]);
    return;
  }
  await refundPayment(ctx, payment, {
    feeFen: receivedFen,
    sourceType: settledAs[applyState],
    sourceId: payment.id,
    reason: applyState === applyStates.late ? '订单已取消，自动退款' : '订单重复支付，自动退款',
  });
  await notifyPayer(ctx, payment, { message: settledAs[applyState], feeFen: receivedFen });
}
