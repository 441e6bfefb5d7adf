import { cancelCauses, orderStates } from '@jicai/domain/orders/order-states.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { unfreezeCredit, spendFrozenCredit } from '../../finance/index.ts';
import { commitReservations, releaseReservations } from '../../stock/index.ts';
import { cancelLocked } from '../cancel/cancel-trade.ts';
import { lockLines } from '../lines.store.ts';
import { getTradeOptions } from '../trade-options.ts';
import { type Mover, moveOrders, systemMover } from '../move-orders.ts';
import { lockOrdersOfTrade } from '../orders.store.ts';
import { isCreditHeld, tradeStartOf, watchDeadline } from './trade-start.ts';
import { type TradeRow, updateTrade } from '../trades.store.ts';

/** Which submission of the trade the approval was about. */
interface Round {
  round: number;
}

/**
 * The last approval is given (docs/domain/orders.md §4): on account the frozen credit is used and the goods are
 * committed, else the payment deadline starts now. Returns the state of the trade. The caller holds the trade's lock
 * and has seen it in 10.
 */
export async function approveTrade(ctx: Ctx, trade: TradeRow, { round, comment }: Round & { comment: string }) {
  const { orders, lineIds } = await lockTradeParts(ctx, trade);
  const start = tradeStartOf(trade, { ...ctx, options: await getTradeOptions(ctx) });
  await updateTrade(ctx, trade.tradeId, start);
  const { state: toState, ...fields } = start;
  await moveOrders(ctx, orders, { event: 'approve', toState, fields, reason: comment });
  if (toState === orderStates.awaitingShipment) await commitReservations(ctx, lineIds);
  if (isCreditHeld(trade)) await spendFrozenCredit(ctx, creditPart(trade, round));
  await watchDeadline(ctx, trade.tradeNo, start);
  return toState;
}

/**
 * Rejects a trade (审批驳回), or takes it back for its requester: it becomes 15, to be edited and submitted again; its
 * stock and credit are released. The caller holds the trade's lock and has seen it in 10.
 */
export async function rejectTrade(
  ctx: Ctx,
  trade: TradeRow,
  { round, ...move }: Round & { event: 'reject' | 'withdraw'; reason: string; by?: Mover },
): Promise<void> {
  const { orders, lineIds } = await lockTradeParts(ctx, trade);
  await updateTrade(ctx, trade.tradeId, { state: orderStates.rejected });
  await moveOrders(ctx, orders, { ...move, toState: orderStates.rejected });
  await releaseReservations(
    ctx,
    lineIds.map((orderLineId) => ({ orderLineId })),
  );
  if (isCreditHeld(trade)) await unfreezeCredit(ctx, creditPart(trade, round));
}

/** Nobody approved in time, or nobody edited the rejected trade: it is cancelled. The caller holds its lock. */
export async function endUnapproved(ctx: Ctx, trade: TradeRow, { round }: Round): Promise<void> {
  const isUnanswered = trade.state === orderStates.awaitingApproval;
  const cancelReasonCode = isUnanswered ? cancelCauses.approvalTimedOut : cancelCauses.approvalEnded;
  const isHeld = isUnanswered && isCreditHeld(trade);
  await cancelLocked(ctx, trade, { cancelReasonCode, reason: '', ...systemMover });
  if (isHeld) await unfreezeCredit(ctx, creditPart(trade, round));
}

const creditPart = ({ customerId, payFen: feeFen, tradeNo }: TradeRow, round: number) => ({
  customerId,
  feeFen,
  tradeNo,
  round,
});

async function lockTradeParts(ctx: Ctx, trade: TradeRow) {
  const orders = await lockOrdersOfTrade(ctx, trade.tradeId);
  const lines = await lockLines(
    ctx,
    orders.map((order) => order.orderId),
  );
  return { orders, lineIds: lines.map((line) => line.orderLineId) };
}
