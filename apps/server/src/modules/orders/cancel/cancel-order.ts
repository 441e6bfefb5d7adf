import { cancelReasonFault } from '@jicai/domain/orders/cancel-reason.ts';
import {
  cancelCauses,
  cancelStates,
  fulfilmentState,
  type OrderMove,
  orderStates,
  shippableQty,
  unshippedQty,
} from '@jicai/domain/orders/order-states.ts';
import { lengthOf } from '@jicai/domain/forms/text.ts';
import type { Ctx, SignedInCtx } from '../../../ctx/ctx.ts';
import { badField, refuse } from '../../../http/refusal.ts';
import { writeAudit } from '../../audit/index.ts';
import { releaseReservations } from '../../stock/index.ts';
import { giveBack } from './give-back.ts';
import { addToLines, lockLines } from '../lines.store.ts';
import { checkVersion, requireMove, requireVersion, lockOrder, type LockedTrade, moveOrders } from '../move-orders.ts';
import type { OrderFields } from '../orders.store.ts';
import { updateTrade } from '../trades.store.ts';

/**
 * A buyer asks to cancel a paid order of which nothing has been shipped: agreed at once while picking has not begun, else
 * the shop decides (docs/domain/orders.md §5). Refused as alreadyShipped once a parcel has left.
 */
export async function applyCancel(
  ctx: SignedInCtx,
  input: { orderNo: string; reasonCode: number; reason: string; version: number | undefined },
): Promise<void> {
  const fault = cancelReasonFault(input.reasonCode, input.reason);
  if (fault) throw badField('reasonCode', fault);
  const locked = await lockOrder(ctx, input);
  const { order } = locked;
  if (order.shippedAt) throw refuse.alreadyShipped();
  requireMove(order, 'applyCancel');
  if (order.cancelState === cancelStates.applied || order.cancelState === cancelStates.refused)
    throw refuse.stateChanged();
  checkVersion(order, input.version);
  const fields = {
    cancelReasonCode: cancelCauses.buyer,
    buyerReasonCode: input.reasonCode,
    cancelReason: input.reason,
  } satisfies OrderFields;
  if (order.isPickLocked) {
    await moveOrders(ctx, [order], {
      event: 'applyCancel',
      fields: { ...fields, cancelState: cancelStates.applied },
      reason: input.reason,
    });
    return;
  }
  await cancelPaid(ctx, locked, {
    event: 'applyCancel',
    fields: { ...fields, cancelState: cancelStates.agreed },
    reason: input.reason,
  });
}

/** The shop agrees to a cancel, or refuses it with a reason. */
export async function auditCancel(
  ctx: SignedInCtx,
  verdict: { orderNo: string; isAgree: boolean; reason: string; version: number | undefined },
): Promise<void> {
  const locked = await lockOrder(ctx, verdict);
  const { order } = locked;
  requireMove(order, verdict.isAgree ? 'agreeCancel' : 'refuseCancel');
  if (order.cancelState !== cancelStates.applied) throw refuse.stateChanged();
  requireVersion(order, verdict.version);
  const { reason } = verdict;
  if (verdict.isAgree) {
    await cancelPaid(ctx, locked, { event: 'agreeCancel', fields: { cancelState: cancelStates.agreed }, reason });
  } else {
    if (lengthOf(reason) < 2) throw badField('reason', '请填写拒绝原因');
    await moveOrders(ctx, [order], { event: 'refuseCancel', fields: { cancelState: cancelStates.refused }, reason });
  }
  await writeAudit(ctx, {
    subject: `order ${order.orderNo}`,
    before: { orderState: order.state, cancelState: cancelStates.applied },
    after: {
      orderState: verdict.isAgree ? orderStates.cancelled : order.state,
      cancelState: verdict.isAgree ? cancelStates.agreed : cancelStates.refused,
      reason,
    },
  });
}

/** Picking begins or ends: while it runs a buyer's cancel waits for the shop. */
export async function setPickLock(
  ctx: SignedInCtx,
  input: { orderNo: string; isLocked: boolean; version: number | undefined },
): Promise<void> {
  const { order } = await lockOrder(ctx, input);
  requireMove(order, 'setPickLock');
  if (order.cancelState === cancelStates.applied) throw refuse.stateChanged();
  requireVersion(order, input.version);
  const reason = input.isLocked ? '开始拣货，取消须商家同意' : '拣货已停，可直接取消';
  await moveOrders(ctx, [order], { event: 'setPickLock', fields: { isPickLocked: input.isLocked }, reason });
  await writeAudit(ctx, {
    subject: `order ${order.orderNo}`,
    before: { isPickLocked: order.isPickLocked },
    after: { isPickLocked: input.isLocked },
  });
}

/** 缺货取消: the shop cannot deliver `qty` units of a line; they are given back with their freight. Returns the sum in fen. */
export async function cancelShort(
  ctx: SignedInCtx,
  input: { orderNo: string; orderLineId: string; qty: number; version: number | undefined },
): Promise<number> {
  const locked = await lockOrder(ctx, input);
  const { order } = locked;
  requireMove(order, 'cancelShort');
  requireVersion(order, input.version);
  const lines = await lockLines(ctx, [order.orderId]);
  const line = lines.find((one) => one.orderLineId === input.orderLineId);
  if (!line) throw refuse.notFound();
  const { qty } = input;
  if (qty > unshippedQty(line)) throw badField('qty', '缺货数量超出未发货数量');
  if (qty > shippableQty(line)) throw badField('qty', '商品有处理中的退款申请，请先处理售后');
  const after = lines.map((one) => (one === line ? { ...one, cancelledQty: one.cancelledQty + qty } : one));
  const toState = fulfilmentState(after);
  await addToLines(ctx, [{ orderLineId: line.orderLineId, cancelled: qty }]);
  const [moved = order] = await moveOrders(ctx, [order], {
    event: 'cancelShort',
    toState,
    fields: {
      ...(toState === orderStates.cancelled && { cancelReasonCode: cancelCauses.outOfStock, cancelledAt: ctx.now }),
      // A buyer who was waiting for an answer has got what was asked for.
      ...(toState === orderStates.cancelled &&
        order.cancelState === cancelStates.applied && { cancelState: cancelStates.agreed }),
      ...(toState === orderStates.completed && { completedAt: ctx.now }),
    },
    reason: `缺货 ${qty}`,
  });
  if (toState === orderStates.cancelled) await cancelTradeIfEmpty(ctx, locked);
  await releaseReservations(ctx, [{ orderLineId: line.orderLineId, qty }]);
  const feeFen = await giveBack(
    ctx,
    { ...locked, order: moved },
    {
      sourceType: 'cancelShort',
      sourceId: ctx.newId(),
      lines: [{ line, qty }],
    },
  );
  await writeAudit(ctx, {
    subject: `order ${order.orderNo}`,
    before: { orderState: order.state, cancelledQty: line.cancelledQty },
    after: {
      orderState: toState,
      cancelledQty: line.cancelledQty + qty,
      orderLineId: line.orderLineId,
      refundFen: feeFen,
    },
  });
  return feeFen;
}

/** State 30 → 60: goods back to the shelf, what is left of the money back to the buyer. */
async function cancelPaid(
  ctx: Ctx,
  locked: LockedTrade,
  move: { event: OrderMove; fields: OrderFields; reason: string },
): Promise<void> {
  const { order } = locked;
  const lines = await lockLines(ctx, [order.orderId]);
  // An open sheet asks for part of this money already.
  if (lines.some((line) => line.heldUnshippedQty > 0)) throw refuse.returnUnderWay();
  const rest = lines.map((line) => ({ line, qty: line.qty - line.cancelledQty })).filter(({ qty }) => qty > 0);
  const [moved = order] = await moveOrders(ctx, [order], {
    ...move,
    toState: orderStates.cancelled,
    fields: { ...move.fields, cancelledAt: ctx.now },
  });
  await cancelTradeIfEmpty(ctx, locked);
  await addToLines(
    ctx,
    rest.map(({ line, qty }) => ({ orderLineId: line.orderLineId, cancelled: qty })),
  );
  await releaseReservations(
    ctx,
    lines.map((line) => ({ orderLineId: line.orderLineId })),
  );
  await giveBack(ctx, { ...locked, order: moved }, { sourceType: 'cancelOrder', sourceId: order.orderId, lines: rest });
}

/** The last order of a trade has just become 60: so does the trade. */
export async function cancelTradeIfEmpty(ctx: Ctx, { trade, orders, order }: LockedTrade): Promise<void> {
  const others = orders.filter((one) => one.orderId !== order.orderId);
  if (others.every((one) => one.state === orderStates.cancelled))
    await updateTrade(ctx, trade.tradeId, { state: orderStates.cancelled });
}
