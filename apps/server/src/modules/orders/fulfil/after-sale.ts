import { dayMs } from '@jicai/domain/time/durations.ts';
import {
  afterSaleStates,
  cancelCauses,
  type OrderState,
  orderStates,
  settledState,
} from '@jicai/domain/orders/order-states.ts';
import { type Hold, pausedMs } from '@jicai/domain/orders/receipt-pause.ts';
import type { ReturnBasis } from '@jicai/domain/returns/return-rules.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { addTimer } from '../../../jobs/enqueue.ts';
import { releaseReservations } from '../../stock/index.ts';
import { cancelTradeIfEmpty } from '../cancel/cancel-order.ts';
import { billOrder, isOnAccount } from '../bill/bill-order.ts';
import { giveBack } from '../cancel/give-back.ts';
import { addToLines, type LineChange, type LockedLine, lockLines } from '../lines.store.ts';
import { lockOrder, type LockedTrade, moveOrders } from '../move-orders.ts';
import type { OrderFields } from '../orders.store.ts';
import {
  addToParcelLines,
  selectParcelLines,
  selectParcels,
  updateParcelsReceived,
  updateParcelsResumed,
} from './parcels.store.ts';
import { getTradeOptions } from '../trade-options.ts';

/** Units of a line in the hands of an after-sales sheet. */
export interface HeldUnits {
  orderLineId: string;
  basis: ReturnBasis;
  qty: number;
}

/** Locks the lines of an order whose lock the caller holds. */
export const lockOrderLines = (ctx: Ctx, orderId: string): Promise<LockedLine[]> => lockLines(ctx, [orderId]);

/**
 * A sheet takes units of an order: they can neither be shipped nor be taken by another sheet. The caller holds the
 * lines.
 */
export async function openReturn(
  ctx: Ctx,
  { order }: LockedTrade,
  { units, reason }: { units: readonly HeldUnits[]; reason: string },
): Promise<void> {
  await moveOrders(ctx, [order], { event: 'openReturn', fields: { afterSaleState: afterSaleStates.underWay }, reason });
  await addToLines(
    ctx,
    units.map((unit) => heldChange(unit, unit.qty)),
  );
}

/** A sheet that was edited holds other units than before. The caller holds the lines. */
export async function changeReturn(
  ctx: Ctx,
  { before, after }: { before: readonly HeldUnits[]; after: readonly HeldUnits[] },
): Promise<void> {
  await addToLines(
    ctx,
    before.map((unit) => heldChange(unit, -unit.qty)),
  );
  await addToLines(
    ctx,
    after.map((unit) => heldChange(unit, unit.qty)),
  );
}

export interface ReturnEnd {
  units: readonly (HeldUnits & {
    /** Units paid back: they count as cancelled where they were not shipped, else as returned. */
    settledQty: number;
  })[];
  /** The sheet was completed: goods or money went back. */
  isDone: boolean;
  /** Its order has, with this one, a completed sheet. */
  hasDone: boolean;
  /** Refused for the second time: these units take no further sheet. */
  isRefusedForGood: boolean;
  /** When sheets of the order held goods that had been shipped, this one too. */
  holds: readonly (Hold & { orderLineId: string })[];
  /** The parcel at whose receipt these units were reported. */
  receiptParcelId: string | null;
  reason: string;
}

/**
 * A sheet releases its units: what was paid back is settled, the order moves on where that was the last it waited for
 * (70 when everything that arrived is settled), and automatic receipt goes on after the pause.
 */
export async function endReturn(ctx: Ctx, locked: LockedTrade, end: ReturnEnd): Promise<void> {
  const { order } = locked;
  const lines = await lockLines(ctx, [order.orderId]);
  const changes = end.units.map((unit) => endChange(unit, end.isRefusedForGood));
  const after = lines.map((line) => withChange(line, changes));
  const toState = settledState(after);
  const isStillOpen = after.some((line) => line.heldUnshippedQty + line.heldTransitQty + line.heldReceivedQty > 0);
  const isAllSettled = toState === orderStates.closed || toState === orderStates.cancelled;
  await moveOrders(ctx, [order], {
    event: end.isDone ? 'settleReturn' : 'closeReturn',
    ...(end.isDone && { toState }),
    fields: {
      afterSaleState: isStillOpen
        ? afterSaleStates.underWay
        : !end.hasDone
          ? afterSaleStates.none
          : isAllSettled
            ? afterSaleStates.settled
            : afterSaleStates.partlySettled,
      ...(end.isDone && fieldsOf(ctx, order.state, toState)),
    },
    reason: end.reason,
  });
  await addToLines(ctx, changes);
  if (end.isDone) await billOrder(ctx, locked);
  if (end.isDone && toState === orderStates.cancelled) await cancelTradeIfEmpty(ctx, locked);
  await releaseReservations(
    ctx,
    end.units
      .filter((unit) => unit.basis === 'unshipped' && unit.settledQty > 0)
      .map((unit) => ({ orderLineId: unit.orderLineId, qty: unit.settledQty })),
  );
  if (end.receiptParcelId !== null) await settleInParcel(ctx, end.receiptParcelId, end.units);
  await resumeReceipt(ctx, order.orderId, end);
}

/**
 * What was reported at a receipt and paid back is no longer awaited; with the last of it the parcel counts as
 * received.
 */
async function settleInParcel(ctx: Ctx, parcelId: string, units: ReturnEnd['units']): Promise<void> {
  const settled = units.filter((unit) => unit.basis === 'transit' && unit.settledQty > 0);
  if (settled.length === 0) return;
  const wasAccepted = (await selectParcelLines(ctx, [parcelId])).some((line) => line.receivedQty > 0);
  await addToParcelLines(
    ctx,
    parcelId,
    settled.map(({ orderLineId, settledQty: qty }) => ({ orderLineId, qty, lostQty: qty })),
  );
  const isAll = (await selectParcelLines(ctx, [parcelId])).every((line) => line.receivedQty === line.qty);
  if (isAll && wasAccepted) await updateParcelsReceived(ctx, [parcelId]);
}

function heldChange({ orderLineId, basis }: HeldUnits, qty: number): LineChange {
  switch (basis) {
    case 'unshipped':
      return { orderLineId, heldUnshipped: qty };
    case 'transit':
      return { orderLineId, heldTransit: qty };
    case 'received':
      return { orderLineId, heldReceived: qty };
    default:
      return basis satisfies never;
  }
}

function endChange(unit: ReturnEnd['units'][number], isRefusedForGood: boolean): LineChange {
  const { settledQty: settled } = unit;
  const change = heldChange(unit, -unit.qty);
  if (unit.basis === 'unshipped') return { ...change, cancelled: settled };
  // What never arrived counts as received and returned, so that the order does not wait for it.
  if (unit.basis === 'transit') return { ...change, received: settled, returned: settled };
  return { ...change, returned: settled, refused: isRefusedForGood ? unit.qty : 0 };
}

function withChange(line: LockedLine, changes: readonly LineChange[]): LockedLine {
  const change = changes.find((one) => one.orderLineId === line.orderLineId);
  if (!change) return line;
  return {
    ...line,
    cancelledQty: line.cancelledQty + (change.cancelled ?? 0),
    receivedQty: line.receivedQty + (change.received ?? 0),
    returnedQty: line.returnedQty + (change.returned ?? 0),
    heldUnshippedQty: line.heldUnshippedQty + (change.heldUnshipped ?? 0),
    heldTransitQty: line.heldTransitQty + (change.heldTransit ?? 0),
    heldReceivedQty: line.heldReceivedQty + (change.heldReceived ?? 0),
  };
}

function fieldsOf(ctx: Ctx, from: OrderState, toState: OrderState): OrderFields {
  if (toState === orderStates.cancelled) return { cancelReasonCode: cancelCauses.buyer, cancelledAt: ctx.now };
  return toState === orderStates.completed && from !== toState ? { completedAt: ctx.now } : {};
}

/** Automatic receipt was paused while sheets were open: with the last one its parcels get that time back. */
async function resumeReceipt(ctx: Ctx, orderId: string, { units, holds }: ReturnEnd): Promise<void> {
  const held = new Set(units.filter((unit) => unit.basis !== 'unshipped').map((unit) => unit.orderLineId));
  if (held.size === 0) return;
  const parcels = (await selectParcels(ctx, [orderId])).filter((parcel) => parcel.receivedAt === null);
  if (parcels.length === 0) return;
  const contents = await selectParcelLines(
    ctx,
    parcels.map((parcel) => parcel.parcelId),
  );
  const paused = parcels.flatMap(({ parcelId, autoReceiveAt, shippedAt }) => {
    const inside = new Set(contents.filter((one) => one.parcelId === parcelId).map((one) => one.orderLineId));
    if (![...inside].some((lineId) => held.has(lineId))) return [];
    const own = holds.filter((hold) => inside.has(hold.orderLineId));
    const ms = pausedMs(own, { shippedAt, now: ctx.now });
    return ms > 0 ? [{ parcelId, autoReceiveAt: new Date(autoReceiveAt.getTime() + ms) }] : [];
  });
  await updateParcelsResumed(ctx, paused);
  await Promise.all(
    paused.map(({ parcelId, autoReceiveAt }) =>
      addTimer(ctx, { kind: 'parcel.receive', subject: parcelId, dueAt: autoReceiveAt }),
    ),
  );
}

/**
 * Pays back what a sheet gives: on account at once, else by a refund order. Either way, and also where nothing was paid,
 * the timer `return.refunded` tells the sheet when it is done. Returns the sum in fen.
 */
export async function giveBackReturn(
  ctx: Ctx,
  locked: LockedTrade,
  refund: {
    returnId: string;
    lines: readonly { line: LockedLine; qty: number; feeFen: number; isDelivered: boolean }[];
    withFreight: boolean;
  },
): Promise<number> {
  const { returnId: sourceId, lines, withFreight } = refund;
  const feeFen = await giveBack(ctx, locked, { sourceType: 'return', sourceId, lines, withFreight });
  if (feeFen === 0 || isOnAccount(locked.trade)) {
    await addTimer(ctx, { kind: 'return.refunded', subject: sourceId, dueAt: ctx.now });
  }
  return feeFen;
}

/** Timer `order.closeAfterSale`: 15 days after completion no new sheet is taken. An open one is waited for. */
export async function closeAfterSale(ctx: Ctx, orderId: string): Promise<void> {
  const { order } = await lockOrder(ctx, { orderId });
  if (order.state !== orderStates.completed || order.isAfterSaleClosed || !order.completedAt) return;
  const { afterSaleDays } = await getTradeOptions(ctx);
  const endsAt = new Date(order.completedAt.getTime() + afterSaleDays * dayMs);
  const waitsUntil = order.afterSaleState === afterSaleStates.underWay ? new Date(ctx.now.getTime() + dayMs) : endsAt;
  if (waitsUntil > ctx.now) {
    await addTimer(ctx, { kind: 'order.closeAfterSale', subject: orderId, dueAt: waitsUntil });
    return;
  }
  await moveOrders(ctx, [order], { event: 'closeAfterSale', fields: { isAfterSaleClosed: true } });
}
