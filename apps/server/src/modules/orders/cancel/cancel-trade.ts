import { cancelReasonFault } from '@jicai/domain/orders/cancel-reason.ts';
import {
  type CancelCause,
  cancelCauses,
  type OrderMove,
  orderStates,
  tradePayStates,
} from '@jicai/domain/orders/order-states.ts';
import type { PendingCancel } from '../../../db/tables/orders.ts';
import type { Ctx, SignedInCtx } from '../../../ctx/ctx.ts';
import { badField, refuse } from '../../../http/refusal.ts';
import { addTimer } from '../../../jobs/enqueue.ts';
import { releaseReservations } from '../../stock/index.ts';
import { giveBackPart } from './give-back.ts';
import { addToLines, lockLines } from '../lines.store.ts';
import {
  checkTradeVersion,
  checkVersion,
  getTradeById,
  lockOrder,
  lockTrade,
  moveOrders,
  moverOf,
  systemMover,
} from '../move-orders.ts';
import { lockOrdersOfTrade } from '../orders.store.ts';
import { hasOpenPayments, type TradeRow, updateTrade } from '../trades.store.ts';

export interface CancelInput {
  orderNo?: string | undefined;
  tradeNo?: string | undefined;
  reasonCode: number;
  reason: string;
  version: number | undefined;
}

/**
 * A buyer cancels what he has not paid, or what was not approved: the whole trade, all its orders
 * (docs/domain/orders.md §5). While a payment attempt is open it is closed at the channel first and the cancel follows;
 * `isClosing` then says "not yet". Refused as alreadyPaid once paid, stateChanged when the state forbids it.
 */
export async function cancelUnpaid(ctx: SignedInCtx, input: CancelInput): Promise<TradeRow> {
  const fault = cancelReasonFault(input.reasonCode, input.reason);
  if (fault) throw badField('reasonCode', fault);
  const trade = await lockNamedTrade(ctx, input);
  await cancelOrClose(ctx, trade, {
    cancelReasonCode: cancelCauses.buyer,
    buyerReasonCode: input.reasonCode,
    reason: input.reason,
    ...moverOf(ctx),
  });
  return getTradeById(ctx, trade.tradeId);
}

async function lockNamedTrade(ctx: Ctx, input: CancelInput): Promise<TradeRow> {
  if (input.orderNo) {
    const { trade, order } = await lockOrder(ctx, { orderNo: input.orderNo });
    refuseUnlessCancellable(trade);
    checkVersion(order, input.version);
    return trade;
  }
  if (!input.tradeNo) throw badField('orderNo', '请选择订单');
  const trade = await lockTrade(ctx, input.tradeNo);
  refuseUnlessCancellable(trade);
  await checkTradeVersion(ctx, trade.tradeId, input.version);
  return trade;
}

function refuseUnlessCancellable(trade: TradeRow): void {
  if (trade.state === orderStates.awaitingShipment)
    throw trade.payState === tradePayStates.owed ? refuse.stateChanged() : refuse.alreadyPaid();
  if (trade.state !== orderStates.rejected && trade.state !== orderStates.awaitingPayment) throw refuse.stateChanged();
  if (trade.isClosing) throw refuse.stateChanged({ text: '订单正在取消中，请稍后刷新' });
}

/** Timer `trade.expire`: cancels a trade whose deadline has passed by 60 s; anything else is left alone. */
export async function expireTrade(ctx: Ctx, tradeNo: string): Promise<void> {
  const trade = await lockTrade(ctx, tradeNo);
  if (trade.state !== orderStates.awaitingPayment || trade.isClosing || !trade.payDeadline) return;
  if (ctx.now.getTime() < trade.payDeadline.getTime() + 60_000) return;
  await cancelOrClose(ctx, trade, { cancelReasonCode: cancelCauses.unpaidInTime, reason: '', ...systemMover });
}

async function cancelOrClose(ctx: Ctx, trade: TradeRow, cancel: PendingCancel): Promise<void> {
  if (await hasOpenPayments(ctx, trade.tradeId)) {
    await updateTrade(ctx, trade.tradeId, { isClosing: true, pendingCancel: cancel });
    await addTimer(ctx, { kind: 'trade.close', subject: trade.tradeNo, dueAt: ctx.now });
    return;
  }
  await cancelLocked(ctx, trade, cancel);
}

/** Timer `trade.closed`: every payment attempt is closed, so the cancel that waited for it goes on. */
export async function cancelClosedTrade(ctx: Ctx, tradeNo: string): Promise<void> {
  const trade = await lockTrade(ctx, tradeNo);
  if (trade.state !== orderStates.awaitingPayment || !trade.pendingCancel) return;
  await cancelLocked(ctx, trade, trade.pendingCancel);
}

/** Cancels that time brings about, by their reason. */
const timedOut: Partial<Record<CancelCause, OrderMove>> = {
  [cancelCauses.unpaidInTime]: 'expire',
  [cancelCauses.approvalEnded]: 'expireEdit',
  [cancelCauses.approvalTimedOut]: 'expireApproval',
};

/**
 * The trade and its orders become 60 and their goods go back to the shelf. The caller holds the trade's lock.
 */
export async function cancelLocked(ctx: Ctx, trade: TradeRow, cancel: PendingCancel): Promise<void> {
  const { cancelReasonCode, buyerReasonCode, reason: cancelReason, ...by } = cancel;
  const orders = await lockOrdersOfTrade(ctx, trade.tradeId);
  const lines = await lockLines(
    ctx,
    orders.map((order) => order.orderId),
  );
  await updateTrade(ctx, trade.tradeId, {
    state: orderStates.cancelled,
    isClosing: false,
    pendingCancel: null,
    receivedFen: 0,
  });
  await giveBackPart(ctx, trade);
  await moveOrders(ctx, orders, {
    event: timedOut[cancelReasonCode] ?? 'cancel',
    toState: orderStates.cancelled,
    fields: { cancelReasonCode, buyerReasonCode, cancelReason, cancelledAt: ctx.now },
    reason: cancelReason,
    by,
  });
  await addToLines(
    ctx,
    lines.map((line) => ({ orderLineId: line.orderLineId, cancelled: line.qty - line.cancelledQty })),
  );
  await releaseReservations(
    ctx,
    lines.map((line) => ({ orderLineId: line.orderLineId })),
  );
}
