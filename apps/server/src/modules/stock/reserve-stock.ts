import { sendTogether } from '../../db/send-together.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { moveStock } from './move-stock.ts';
import {
  insertReservations,
  lockOpenReservations,
  type OpenReservation,
  updateReservationParts,
  updateReservationsCommitted,
} from './stock.store.ts';

/** Reserves all lines or none (outOfStock); one reservation (state 10) per order line. An item without stock row has none. */
export async function reserveStock(
  ctx: Ctx,
  lines: readonly { orderLineId: string; itemId: string; qty: number }[],
): Promise<void> {
  if (lines.length === 0) return;
  const reservations = lines.map((line) => ({ ...line, id: ctx.newId() }));
  const moves = reservations.map(({ id, itemId, qty }) => ({
    itemId,
    onHandDelta: 0,
    reservedDelta: qty,
    sourceType: 'reserve' as const,
    sourceId: id,
  }));
  await sendTogether([moveStock(ctx, moves), insertReservations(ctx, reservations)]);
}

/** Paid, or credit committed: 10 → 20. Repeating it changes nothing. */
export async function commitReservations(ctx: Ctx, orderLineIds: readonly string[]): Promise<void> {
  if (orderLineIds.length > 0) await updateReservationsCommitted(ctx, orderLineIds);
}

/** Gives back what the lines still hold, or `qty` of it (shortage). Lines without an open reservation are passed over. */
export async function releaseReservations(
  ctx: Ctx,
  lines: readonly { orderLineId: string; qty?: number }[],
): Promise<void> {
  await takeFromReservations(ctx, lines, 'release');
}

/** Shipping: the quantities leave the store. More than a line holds is stateChanged. */
export async function consumeReservations(
  ctx: Ctx,
  lines: readonly { orderLineId: string; qty: number }[],
): Promise<void> {
  const taken = await takeFromReservations(ctx, lines, 'ship');
  if (taken < lines.length) throw refuse.stateChanged();
}

async function takeFromReservations(
  ctx: Ctx,
  lines: readonly { orderLineId: string; qty?: number }[],
  purpose: 'release' | 'ship',
): Promise<number> {
  if (lines.length === 0) return 0;
  const qtyOf = new Map(lines.map((line) => [line.orderLineId, line.qty]));
  const open = await lockOpenReservations(ctx, [...qtyOf.keys()]);
  const parts = open.map((reservation) => takePart(reservation, qtyOf.get(reservation.orderLineId), purpose));
  if (parts.length === 0) return 0;
  await moveStock(
    ctx,
    parts.map(({ id, itemId, qty, consumedQty, releasedQty }) => ({
      itemId,
      onHandDelta: purpose === 'ship' ? -qty : 0,
      reservedDelta: -qty,
      sourceType: purpose,
      // The running total makes the second parcel of a line another event, and the same parcel the same.
      sourceId: `${id}:${purpose === 'ship' ? consumedQty : releasedQty}`,
    })),
  );
  await updateReservationParts(ctx, parts);
  return parts.length;
}

function takePart(reservation: OpenReservation, wanted: number | undefined, purpose: 'release' | 'ship') {
  const rest = reservation.qty - reservation.consumedQty - reservation.releasedQty;
  const qty = wanted ?? rest;
  if (qty > rest) throw refuse.stateChanged();
  return {
    id: reservation.id,
    itemId: reservation.itemId,
    qty,
    consumedQty: reservation.consumedQty + (purpose === 'ship' ? qty : 0),
    releasedQty: reservation.releasedQty + (purpose === 'release' ? qty : 0),
  };
}
