import { allocateFen } from '@jicai/domain/money/money.ts';
import { type TradePayState, tradePayStates } from '@jicai/domain/orders/order-states.ts';
import { maxRefund } from '@jicai/domain/returns/return-fees.ts';
import { refundedPayState, tradePayState } from '@jicai/domain/orders/trade-pay-state.ts';
import { moneyText } from '@jicai/domain/money/yuan.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { addTimer } from '../../../jobs/enqueue.ts';
import { refundCredit, revertCredit } from '../../finance/index.ts';
import { markInvoicedInFull } from '../bill/invoice-state.store.ts';
import { billOrder, billRefunds, isOnAccount } from '../bill/bill-order.ts';
import {
  addToLines,
  insertRefundParts,
  isRefundSource,
  type LockedLine,
  type RefundSource,
  selectOpenRefund,
  updateLinesRefunded,
} from '../lines.store.ts';
import { lockOrder, type LockedTrade, moveOrders, systemMover } from '../move-orders.ts';
import { updateTrade } from '../trades.store.ts';

export interface GiveBack {
  sourceType: RefundSource;
  sourceId: string;
  /**
   * Locked lines with the units; an agreed fee in fen stands for what the units cost. Delivered units of orders on account
   * were billed: a statement takes them off again.
   */
  lines: readonly { line: LockedLine; qty: number; feeFen?: number; isDelivered?: boolean }[];
  /** Freight comes back too: always for what is never delivered. */
  withFreight?: boolean;
}

/**
 * Gives back what units cost, with their freight (docs/domain/money.md §4): on account at once, by channel or transfer
 * through a refund order that a worker opens for this source. On account nothing left to pay is 3 全额退款. Returns the sum
 * in fen. Nothing is owed for unpaid trades. `locked.order` must be as the last move left it.
 */
export async function giveBack(
  ctx: Ctx,
  locked: LockedTrade,
  { sourceType, sourceId, lines, withFreight = true }: GiveBack,
): Promise<number> {
  const { trade, order } = locked;
  if (trade.payState === tradePayStates.unpaid || trade.payFen === 0) return 0;
  const parts = lines.map(({ line, qty, feeFen: agreedFen, isDelivered = false }) => ({
    line,
    isDelivered,
    orderLineId: line.orderLineId,
    qty,
    feeFen: agreedFen ?? maxRefund(line, { nowQty: qty, withFreight, isDelivered }).feeFen,
  }));
  await insertRefundParts(
    ctx,
    parts.map((part) => ({
      orderId: order.orderId,
      orderLineId: part.orderLineId,
      sourceType,
      sourceId,
      qty: part.qty,
      feeFen: part.feeFen,
    })),
  );
  await addToLines(
    ctx,
    parts.map(({ orderLineId, qty }) => ({ orderLineId, refunded: qty, freightRefunded: withFreight ? qty : 0 })),
  );
  const feeFen = parts.reduce((sum, part) => sum + part.feeFen, 0);
  const onAccount = { sourceId: `${sourceType}:${sourceId}`, parts, withFreight };
  if (feeFen === 0) {
    await billOrder(ctx, locked);
    return 0;
  }
  if (isOnAccount(trade)) {
    await lowerDebt(ctx, locked, onAccount);
    await updateLinesRefunded(ctx, { sourceType, sourceId }, parts);
    const refundedFen = order.refundedFen + feeFen;
    // What is left stays 4 待结算: a statement will ask for it.
    const payState = refundedFen === order.payFen ? tradePayStates.refunded : order.payState;
    await updateTrade(ctx, trade.tradeId, {
      refundedFen: trade.refundedFen + feeFen,
      payState: payStateWith(locked, payState),
    });
    await moveOrders(ctx, [order], {
      event: 'refund',
      fields: { refundedFen, payState },
      reason: moneyText(feeFen),
      by: systemMover,
    });
    await markInvoicedInFull(ctx, [order.orderId]);
    await billOrder(ctx, locked);
  } else {
    await addTimer(ctx, { kind: 'refund.open', subject: `${sourceType}:${sourceId}`, dueAt: ctx.now });
  }
  return feeFen;
}

/** The trade's pay state once this order has its own. */
export const payStateWith = ({ orders, order }: LockedTrade, payState: TradePayState): TradePayState =>
  tradePayState(orders.map((one) => (one.orderId === order.orderId ? { ...one, payState } : one)));

/**
 * Credit is free again at once; what had been billed also stands in the next statement with a minus
 * (docs/domain/credit.md §2).
 */
async function lowerDebt(
  ctx: Ctx,
  locked: LockedTrade,
  {
    sourceId,
    parts,
    withFreight,
  }: {
    sourceId: string;
    parts: readonly { line: LockedLine; isDelivered: boolean; qty: number; feeFen: number }[];
    withFreight: boolean;
  },
): Promise<void> {
  const { customerId } = locked.trade;
  const [delivered, undelivered] = [true, false].map((is) => parts.filter((part) => part.isDelivered === is));
  const sumOf = (some: typeof parts = []) => some.reduce((sum, part) => sum + part.feeFen, 0);
  const [deliveredFen, undeliveredFen] = [sumOf(delivered), sumOf(undelivered)];
  if (undeliveredFen > 0) await revertCredit(ctx, { customerId, feeFen: undeliveredFen, sourceId });
  if (deliveredFen > 0) await refundCredit(ctx, { customerId, feeFen: deliveredFen, sourceId });
  await billRefunds(ctx, locked, { sourceId, parts: delivered ?? [], withFreight });
}

export interface DueRefund {
  tradeId: string;
  tradeNo: string;
  orderId: string;
  feeFen: number;
  sourceType: RefundSource;
  sourceId: string;
  reason: string;
}

const refundReasons: Record<RefundSource, string> = {
  cancelOrder: '订单取消',
  cancelShort: '商家缺货',
  return: '售后退款',
};

/** The refund behind a `refund.open` timer, with the trade locked; undefined when it has been paid out already. */
export async function findDueRefund(ctx: Ctx, subject: string): Promise<DueRefund | undefined> {
  const [sourceType = '', sourceId = ''] = subject.split(':');
  if (!isRefundSource(sourceType)) return undefined;
  const open = await selectOpenRefund(ctx, { sourceType, sourceId });
  if (!open) return undefined;
  const { trade } = await lockOrder(ctx, { orderId: open.orderId });
  const { tradeId, tradeNo } = trade;
  const { orderId, feeFen } = open;
  return { tradeId, tradeNo, orderId, feeFen, sourceType, sourceId, reason: refundReasons[sourceType] };
}

/** What has arrived of a transfer while the trade waited for the rest goes back, once the trade waits no longer. */
export async function giveBackPart(ctx: Ctx, trade: { tradeNo: string; receivedFen: number }): Promise<void> {
  if (trade.receivedFen === 0) return;
  await addTimer(ctx, { kind: 'transfer.giveBack', subject: trade.tradeNo, dueAt: ctx.now });
}

/**
 * Books a refund that has succeeded, with the fen that were paid: less than was due where less had come in. Lines and order
 * show it as refunded, trade and order become 2 部分退款 or 3 全额退款. With 0 fen it only ends. A repeated call, and a source
 * that is none of an order's, changes nothing.
 */
export async function applyRefund(
  ctx: Ctx,
  { sourceType, sourceId, feeFen }: { sourceType: string; sourceId: string; feeFen: number },
): Promise<void> {
  if (!isRefundSource(sourceType)) return;
  const first = await selectOpenRefund(ctx, { sourceType, sourceId });
  if (!first) return;
  const locked = await lockOrder(ctx, { orderId: first.orderId });
  // Read again under the lock: two notices of the same refund may have come at once.
  const open = await selectOpenRefund(ctx, { sourceType, sourceId });
  if (!open) return;
  const shares = allocateFen(
    feeFen,
    open.parts.map((part) => part.feeFen),
  );
  await updateLinesRefunded(
    ctx,
    { sourceType, sourceId },
    open.parts.map(({ orderLineId }, at) => ({ orderLineId, feeFen: shares[at] ?? 0 })),
  );
  if (feeFen > 0) await showRefund(ctx, locked, feeFen);
  if (sourceType === 'return') await addTimer(ctx, { kind: 'return.refunded', subject: sourceId, dueAt: ctx.now });
}

async function showRefund(ctx: Ctx, locked: LockedTrade, feeFen: number): Promise<void> {
  const { trade, order } = locked;
  const refundedFen = order.refundedFen + feeFen;
  const payState = refundedPayState(order, refundedFen);
  await moveOrders(ctx, [order], { event: 'refund', fields: { refundedFen, payState }, reason: moneyText(feeFen) });
  await updateTrade(ctx, trade.tradeId, {
    refundedFen: trade.refundedFen + feeFen,
    payState: payStateWith(locked, payState),
  });
  await markInvoicedInFull(ctx, [order.orderId]);
}
