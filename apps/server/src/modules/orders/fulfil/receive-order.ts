import { parcelStates, trackStates } from '@jicai/domain/orders/tracking.ts';
import { dayMs } from '@jicai/domain/time/durations.ts';
import { acceptedUnits, type ReportedUnits } from '@jicai/domain/orders/receipt.ts';
import { fulfilmentState, isMoveAllowed, orderStates } from '@jicai/domain/orders/order-states.ts';
import type { Ctx, SignedInCtx } from '../../../ctx/ctx.ts';
import { badField, refuse } from '../../../http/refusal.ts';
import { addTimer } from '../../../jobs/enqueue.ts';
import { billOrder } from '../bill/bill-order.ts';
import { addToLines, lockLines } from '../lines.store.ts';
import { checkVersion, requireMove, lockOrder, type LockedTrade, moveOrders } from '../move-orders.ts';
import type { LockedOrder } from '../orders.store.ts';
import {
  addToParcelLines,
  insertSteps,
  type ParcelLineRow,
  type ParcelRow,
  selectParcel,
  selectParcelLines,
  selectParcels,
  updateParcelsAccepted,
  updateParcelsExtended,
  updateParcelsReceived,
} from './parcels.store.ts';
import { getTradeOptions } from '../trade-options.ts';

export interface ReceiptInput {
  orderNo: string;
  /** Left out: every parcel on its way. */
  parcelId?: string | undefined;
  version: number | undefined;
}

/**
 * The buyer confirms that parcels have arrived; when everything due has, the order is 50 (docs/domain/orders.md §6).
 */
export async function receiveOrder(ctx: SignedInCtx, input: ReceiptInput): Promise<void> {
  const locked = await lockOrder(ctx, input);
  const { order } = locked;
  const arriving = await freeParcels(ctx, order, await parcelsOnTheWay(ctx, order, input));
  if (arriving.length === 0) throw refuse.returnUnderWay();
  await receiveParcels(ctx, locked, arriving);
}

/** Timer `parcel.receive`: the buyer said nothing in time. Before its time (延长收货) or after a receipt it does nothing. */
export async function receiveAutomatically(ctx: Ctx, parcelId: string): Promise<void> {
  const parcel = await selectParcel(ctx, parcelId);
  if (!parcel) return;
  const locked = await lockOrder(ctx, { orderId: parcel.orderId });
  const { order } = locked;
  // Read again under the lock.
  const current = await selectParcel(ctx, parcelId);
  // 40 异常: a parcel that went astray is not received by silence.
  if (!current || !isOnTheWay(current) || current.state === parcelStates.astray || current.autoReceiveAt > ctx.now)
    return;
  // Settled by after-sales meanwhile, or paused while a sheet is open: its end plans the receipt anew.
  if (!isMoveAllowed('receive', order.state) || (await freeParcels(ctx, order, [current])).length === 0) return;
  await receiveParcels(ctx, locked, [current]);
}

/** 延长收货: once per parcel, by the shop's number of days. */
export async function extendReceive(ctx: SignedInCtx, input: ReceiptInput): Promise<void> {
  const { order } = await lockOrder(ctx, input);
  const extendable = (await parcelsOnTheWay(ctx, order, input)).filter((parcel) => !parcel.isExtended);
  if (extendable.length === 0) throw refuse.stateChanged({ text: '每个包裹只能延长一次收货时间' });
  const { extendReceiveDays: days } = await getTradeOptions(ctx);
  await updateParcelsExtended(
    ctx,
    extendable.map((parcel) => parcel.parcelId),
    days,
  );
  await moveOrders(ctx, [order], { event: 'extend', reason: `${days}天` });
  // One timer per parcel; a handful at most.
  await Promise.all(
    extendable.map((parcel) =>
      addTimer(ctx, {
        kind: 'parcel.receive',
        subject: parcel.parcelId,
        dueAt: new Date(parcel.autoReceiveAt.getTime() + days * dayMs),
      }),
    ),
  );
}

const isOnTheWay = (parcel: ParcelRow) =>
  parcel.state === parcelStates.onTheWay ||
  parcel.state === parcelStates.signed ||
  parcel.state === parcelStates.astray;

async function parcelsOnTheWay(ctx: Ctx, order: LockedOrder, input: ReceiptInput): Promise<ParcelRow[]> {
  requireMove(order, 'receive');
  checkVersion(order, input.version);
  const parcels = await selectParcels(ctx, [order.orderId]);
  const named = input.parcelId ? parcels.filter((parcel) => parcel.parcelId === input.parcelId) : parcels;
  if (named.length === 0) throw refuse.notFound();
  const arriving = named.filter(isOnTheWay);
  if (arriving.length === 0) throw refuse.stateChanged();
  return arriving;
}

/** Parcels none of whose lines has shipped units in an open after-sales sheet (docs/domain/orders.md §6). */
async function freeParcels(ctx: Ctx, order: LockedOrder, parcels: readonly ParcelRow[]): Promise<ParcelRow[]> {
  const lines = await lockLines(ctx, [order.orderId]);
  const held = new Set(
    lines.filter((line) => line.heldTransitQty + line.heldReceivedQty > 0).map((line) => line.orderLineId),
  );
  const contents = await selectParcelLines(
    ctx,
    parcels.map((parcel) => parcel.parcelId),
  );
  const isHeld = (parcel: ParcelRow) =>
    contents.some((content) => content.parcelId === parcel.parcelId && held.has(content.orderLineId));
  return parcels.filter((parcel) => !isHeld(parcel));
}

/** What is reported of one parcel that is received by quantity. */
export interface ParcelReport {
  parcelId: string;
  reported: ReportedUnits;
  /** What is reported, in words. */
  text: string;
  /** By whose right: who may act on the order, or a named receiver of its department. */
  as: 'act' | 'receive';
}

/**
 * Accepts a parcel but for what is reported, whose units stay on their way: the caller opens the sheets that hold them. returnUnderWay
 * while a sheet holds goods of the parcel.
 */
export async function receiveByQuantity(
  ctx: SignedInCtx,
  { orderNo, version, ...report }: ParcelReport & { orderNo: string; version: number | undefined },
): Promise<void> {
  const locked = await lockOrder(ctx, { orderNo }, report.as);
  const { order } = locked;
  const [parcel] = await freeParcels(ctx, order, await parcelsOnTheWay(ctx, order, { ...report, orderNo, version }));
  if (!parcel) throw refuse.returnUnderWay();
  const contents = await selectParcelLines(ctx, [parcel.parcelId]);
  const lines = contents.map((line) => ({ orderLineId: line.orderLineId, openQty: line.qty - line.receivedQty }));
  const accepted = acceptedUnits(lines, report.reported);
  if (!accepted) throw badField('reports', '数量超出包裹中的数量');
  if (report.reported.length === 0) {
    await receiveParcels(ctx, locked, [parcel]);
    return;
  }
  const units = [...accepted].filter(([, qty]) => qty > 0);
  if (units.length > 0) {
    await acceptUnits(ctx, locked, { units: new Map(units), sourceId: sourceOf(contents), reason: report.text });
    await addToParcelLines(
      ctx,
      parcel.parcelId,
      units.map(([orderLineId, qty]) => ({ orderLineId, qty })),
    );
    await updateParcelsAccepted(ctx, [parcel.parcelId]);
  }
  await insertSteps(ctx, [
    { parcelId: parcel.parcelId, state: trackStates.signed, context: `买家部分收货：${report.text}` },
  ]);
}

async function receiveParcels(ctx: Ctx, locked: LockedTrade, arriving: readonly ParcelRow[]): Promise<void> {
  const parcelIds = arriving.map((parcel) => parcel.parcelId);
  const arrived = new Map<string, number>();
  const contents = await selectParcelLines(ctx, parcelIds);
  for (const { orderLineId, qty, receivedQty } of contents) {
    arrived.set(orderLineId, (arrived.get(orderLineId) ?? 0) + qty - receivedQty);
  }
  const received = await acceptUnits(ctx, locked, { units: arrived, sourceId: sourceOf(contents), reason: '' });
  await markLost(ctx, contents, received);
  await updateParcelsReceived(ctx, parcelIds);
  await updateParcelsAccepted(ctx, parcelIds);
  const context = ctx.actor ? '买家已确认收货' : '超过收货时间，系统自动确认收货';
  await insertSteps(
    ctx,
    parcelIds.map((parcelId) => ({ parcelId, state: trackStates.signed, context })),
  );
}

/** What was paid back as not received before its parcel was never came: the last of the parcels lack it. */
async function markLost(
  ctx: Ctx,
  contents: readonly ParcelLineRow[],
  received: ReadonlyMap<string, number>,
): Promise<void> {
  const came = new Map(received);
  for (const { parcelId, orderLineId, qty, receivedQty } of contents) {
    const openQty = qty - receivedQty;
    const left = came.get(orderLineId) ?? 0;
    came.set(orderLineId, Math.max(0, left - openQty));
    const lostQty = Math.max(0, openQty - left);
    if (lostQty > 0) await addToParcelLines(ctx, parcelId, [{ orderLineId, qty: lostQty, lostQty }]);
  }
}

/** A receipt is billed once: the first parcel of it, with what had been accepted of it before. */
function sourceOf(contents: readonly ParcelLineRow[]): string {
  const parcelId = contents[0]?.parcelId ?? '';
  const before = contents.filter((line) => line.parcelId === parcelId).reduce((sum, line) => sum + line.receivedQty, 0);
  return before === 0 ? parcelId : `${parcelId} after ${before}`;
}

/** Units of lines have arrived: the order moves on and an order on account owes them. Returns those that had not been paid back. */
async function acceptUnits(
  ctx: Ctx,
  locked: LockedTrade,
  { units, sourceId, reason }: { units: ReadonlyMap<string, number>; sourceId: string; reason: string },
): Promise<ReadonlyMap<string, number>> {
  const { order } = locked;
  const lines = await lockLines(ctx, [order.orderId]);
  // Units that were paid back as lost count as received already.
  const received = new Map(
    lines.map((line) => [
      line.orderLineId,
      Math.min(units.get(line.orderLineId) ?? 0, line.shippedQty - line.receivedQty),
    ]),
  );
  const after = lines.map((line) => ({
    ...line,
    receivedQty: line.receivedQty + (received.get(line.orderLineId) ?? 0),
  }));
  const toState = fulfilmentState(after);
  await moveOrders(ctx, [order], {
    event: 'receive',
    toState,
    ...(toState === orderStates.completed && { fields: { completedAt: ctx.now } }),
    reason,
  });
  await addToLines(
    ctx,
    [...received].map(([orderLineId, qty]) => ({ orderLineId, received: qty })),
  );
  await billOrder(ctx, locked, { units: received, sourceId });
  return received;
}
