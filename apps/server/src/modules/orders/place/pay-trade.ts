import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { orderStates, type PayMode, tradePayStates } from '@jicai/domain/orders/order-states.ts';
import { sendTogether } from '../../../db/send-together.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { refuse } from '../../../http/refusal.ts';
import { addTimer } from '../../../jobs/enqueue.ts';
import { commitReservations } from '../../stock/index.ts';
import { giveBackPart } from '../cancel/give-back.ts';
import { selectLineIds } from '../lines.store.ts';
import { getTradeById, type Mover, moveOrders, moverOf } from '../move-orders.ts';
import { type LockedOrder, lockOrdersOfTrade } from '../orders.store.ts';
import { type TradeRow, updateTrade } from '../trades.store.ts';

interface AppliedPayment {
  payNo: string;
  channel: string;
  paidAt: Date;
}

/** A trade with its orders, all locked, and its lines. */
export interface TradeToPay {
  trade: TradeRow;
  orders: LockedOrder[];
  lineIds: string[];
}

/**
 * Lets the money of one payment count for the trade (docs/domain/payments.md §4, settle rule): all its orders become 30
 * together and their goods are committed. 'alreadyPaid' and 'cancelled' change nothing; the caller gives the money
 * back. The caller holds the trade's lock.
 */
export async function applyTradePayment(
  ctx: Ctx,
  payment: AppliedPayment & { tradeId: string },
): Promise<'applied' | 'alreadyPaid' | 'cancelled'> {
  const { tradeId } = payment;
  const [trade, orders, lineIds] = await sendTogether([
    getTradeById(ctx, tradeId),
    lockOrdersOfTrade(ctx, tradeId),
    selectLineIds(ctx, tradeId),
  ]);
  if (trade.payState !== tradePayStates.unpaid) return 'alreadyPaid';
  if (trade.state !== orderStates.awaitingPayment) return 'cancelled';
  await payLockedTrade(ctx, { trade, orders, lineIds }, payment);
  return 'applied';
}

/** As {@link applyTradePayment}, of a trade that waits for money and that the caller has locked with its orders. */
export async function payLockedTrade(
  ctx: Ctx,
  { trade, orders, lineIds }: TradeToPay,
  { payNo, channel, paidAt }: AppliedPayment,
): Promise<void> {
  await sendTogether([
    updateTrade(ctx, trade.tradeId, {
      state: orderStates.awaitingShipment,
      payState: tradePayStates.paid,
      isClosing: false,
      pendingCancel: null,
      receivedFen: 0,
      payNo,
      payChannel: channel,
      paidAt,
    }),
    giveBackPart(ctx, trade),
    moveOrders(ctx, orders, {
      event: 'pay',
      toState: orderStates.awaitingShipment,
      fields: { payState: tradePayStates.paid, paidAt },
      by: payer(ctx),
    }),
    commitReservations(ctx, lineIds),
  ]);
}

/** The history names the payment channel as the actor, and a person only where an operator confirmed a transfer. */
function payer(ctx: Ctx): Mover {
  return ctx.actor?.accountType === accountTypes.operator
    ? moverOf(ctx)
    : { actorType: 'channel', actorId: '0', actorName: '支付系统' };
}

/** Notes what has arrived by transfer while it is less than due (再付差额). The caller holds the trade's lock. */
export async function setTradeReceived(
  ctx: Ctx,
  { tradeId, receivedFen }: { tradeId: string; receivedFen: number },
): Promise<void> {
  await updateTrade(ctx, tradeId, { receivedFen });
}

/**
 * The buyer pays another way than he chose at submit: 1 online or 3 transfer, with its own deadline. Refused as
 * stateChanged once the trade no longer waits for money. The caller holds the trade's lock.
 */
export async function setTradePayMode(
  ctx: Ctx,
  { tradeId, payMode, payDeadline }: { tradeId: string; payMode: Exclude<PayMode, 2>; payDeadline: Date },
): Promise<void> {
  const trade = await getTradeById(ctx, tradeId);
  if (trade.state !== orderStates.awaitingPayment || trade.isClosing) throw refuse.stateChanged();
  const orders = await lockOrdersOfTrade(ctx, tradeId);
  await updateTrade(ctx, tradeId, { payMode, payDeadline });
  await moveOrders(ctx, orders, { event: 'setPayMode', fields: { payMode, payDeadline } });
  await addTimer(ctx, {
    kind: 'trade.expire',
    subject: trade.tradeNo,
    dueAt: new Date(payDeadline.getTime() + 60_000),
  });
}
