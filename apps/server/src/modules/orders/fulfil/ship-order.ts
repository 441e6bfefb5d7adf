import { parcelStates, trackStates } from '@jicai/domain/orders/tracking.ts';
import { logisticsName, logisticsNoFault } from '@jicai/domain/orders/logistics.ts';
import { dayMs } from '@jicai/domain/time/durations.ts';
import { cancelStates, fulfilmentState, shippableQty, unshippedQty } from '@jicai/domain/orders/order-states.ts';
import type { SignedInCtx } from '../../../ctx/ctx.ts';
import { badField, refuse } from '../../../http/refusal.ts';
import { addTimer } from '../../../jobs/enqueue.ts';
import type { AddressSnapshot } from '../../../db/tables/orders.ts';
import { writeAudit } from '../../audit/index.ts';
import { consumeReservations } from '../../stock/index.ts';
import { startTrack } from '../../tracking/index.ts';
import { addToLines, type LockedLine, lockLines } from '../lines.store.ts';
import { requireMove, requireVersion, lockOrder, moveOrders } from '../move-orders.ts';
import { findLeaving, moveWaybill } from './move-waybill.ts';
import { insertParcel, insertSteps, selectSupplierArea } from './parcels.store.ts';
import { selectShipHolds } from './ship-holds.store.ts';
import { notifyReceivers } from './notify-receivers.ts';
import { updateWaybill } from './waybills.store.ts';
import { getTradeOptions } from '../trade-options.ts';

export interface Shipment {
  orderNo: string;
  logisticsCode: string;
  logisticsNo: string;
  items: readonly { orderLineId: string; qty: number }[];
  version: number | undefined;
}

/**
 * Sends one parcel with some or all of what is due (docs/domain/orders.md §6): never more than bought − cancelled −
 * shipped of a line. The goods leave the stock, and a timer counts them as received when the buyer says nothing.
 * Returns the parcel's id.
 */
export async function shipOrder(ctx: SignedInCtx, shipment: Shipment): Promise<string> {
  const carrier = logisticsName(shipment.logisticsCode);
  if (!carrier) throw badField('logisticsCode', '请选择物流公司');
  const fault = logisticsNoFault(shipment);
  if (fault) throw badField('logisticsNo', fault);
  const { order, trade } = await lockOrder(ctx, shipment);
  requireMove(order, 'ship');
  if (order.cancelState === cancelStates.applied) throw refuse.stateChanged();
  requireVersion(order, shipment.version);
  const shipHold = (await selectShipHolds(ctx, [order.orderId])).get(order.orderId);
  if (shipHold) throw refuse.stateChanged({ text: shipHold });
  const waybill = await findLeaving(ctx, order.orderId, shipment);
  const lines = await lockLines(ctx, [order.orderId]);
  const shipped = shippedOf(lines, shipment);
  const after = lines.map((line) => ({ ...line, shippedQty: line.shippedQty + (shipped.get(line.orderLineId) ?? 0) }));
  const toState = fulfilmentState(after);
  const changes = [...shipped].map(([orderLineId, qty]) => ({ orderLineId, qty }));

  // Used up before the order moves: what is open then is given back where this was the last parcel.
  if (waybill) await moveWaybill(ctx, waybill.id, 'use');
  const carriedBy = shipment.logisticsNo ? `${carrier} ${shipment.logisticsNo}` : carrier;
  await moveOrders(ctx, [order], {
    event: 'ship',
    toState,
    fields: { shippedAt: order.shippedAt ?? ctx.now },
    reason: carriedBy,
  });
  await notifyReceivers(ctx, order, carriedBy);
  await addToLines(
    ctx,
    changes.map(({ orderLineId, qty }) => ({ orderLineId, shipped: qty })),
  );
  await consumeReservations(
    ctx,
    changes.map(({ orderLineId, qty }) => ({ orderLineId, qty })),
  );
  const parcelId = await addParcel(ctx, order, { ...shipment, carrier, changes, to: trade.address });
  if (waybill) await updateWaybill(ctx, waybill.id, { parcelId });
  await writeAudit(ctx, {
    subject: `order ${order.orderNo}`,
    before: { orderState: order.state },
    after: {
      orderState: toState,
      parcelId,
      logisticsCode: shipment.logisticsCode,
      logisticsNo: shipment.logisticsNo,
      items: changes,
    },
  });
  return parcelId;
}

/** Quantity per line; the same line named twice counts together. */
function shippedOf(lines: readonly LockedLine[], shipment: Shipment): Map<string, number> {
  const byId = new Map(lines.map((line) => [line.orderLineId, line]));
  const shipped = new Map<string, number>();
  for (const { orderLineId, qty } of shipment.items) {
    const line = byId.get(orderLineId);
    if (!line) throw refuse.notFound();
    const sum = (shipped.get(orderLineId) ?? 0) + qty;
    if (sum > unshippedQty(line)) throw badField('items', '发货数量超出待发货数量');
    if (sum > shippableQty(line)) throw badField('items', '商品有处理中的退款申请，请先处理售后');
    shipped.set(orderLineId, sum);
  }
  return shipped;
}

async function addParcel(
  ctx: SignedInCtx,
  { orderId, supplierId }: { orderId: string; supplierId: string },
  parcel: Shipment & {
    carrier: string;
    changes: readonly { orderLineId: string; qty: number }[];
    to: AddressSnapshot;
  },
): Promise<string> {
  const { autoReceiveDays } = await getTradeOptions(ctx);
  const id = ctx.newId();
  const autoReceiveAt = new Date(ctx.now.getTime() + autoReceiveDays * dayMs);
  const { logisticsCode, logisticsNo, carrier, changes, to } = parcel;
  await insertParcel(
    ctx,
    {
      id,
      orderId,
      state: parcelStates.onTheWay,
      logisticsCode,
      logisticsName: carrier,
      logisticsNo,
      shippedAt: ctx.now,
      autoReceiveAt,
    },
    changes,
  );
  const context = logisticsNo ? `商家已发货，由${carrier}承运，运单号 ${logisticsNo}` : `商家已发货，由${carrier}`;
  await insertSteps(ctx, [{ parcelId: id, state: trackStates.collected, context }]);
  await addTimer(ctx, { kind: 'parcel.receive', subject: id, dueAt: autoReceiveAt });
  await startTrack(ctx, {
    kind: 'parcel',
    subjectId: id,
    logisticsCode,
    logisticsNo,
    mobile: to.mobile || to.telephone,
    fromText: await selectSupplierArea(ctx, supplierId),
    toText: to.areaText,
  });
  return id;
}
