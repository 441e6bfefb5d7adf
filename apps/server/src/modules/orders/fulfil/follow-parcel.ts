import { dayMs } from '@jicai/domain/time/durations.ts';
import { isMoveAllowed } from '@jicai/domain/orders/order-states.ts';
import { parcelMessages, shopLinks } from '@jicai/domain/shop/messages.ts';
import { parcelAfterTrack, type ParcelState, parcelStates } from '@jicai/domain/orders/tracking.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { addTimer } from '../../../jobs/enqueue.ts';
import { sendMessages } from '../../messages/index.ts';
import { readTrack } from '../../tracking/index.ts';
import { lockOrder } from '../move-orders.ts';
import type { LockedOrder } from '../orders.store.ts';
import { type ParcelRow, selectParcel, updateParcelState } from './parcels.store.ts';
import { getTradeOptions } from '../trade-options.ts';

/**
 * Timer `parcel.tracked`: the courier says something else of a parcel than before (docs/domain/orders.md §6). Signed: 7
 * days until it counts as received, with the days that the buyer asked for. Back at the shop: after-sales begin by
 * themselves.
 */
export async function followParcel(ctx: Ctx, parcelId: string): Promise<void> {
  const seen = await selectParcel(ctx, parcelId);
  if (!seen) return;
  const { order } = await lockOrder(ctx, { orderId: seen.orderId });
  // Read again under the lock.
  const parcel = await selectParcel(ctx, parcelId);
  const track = parcel && (await readTrack(ctx, { ...parcel, kind: 'parcel', subjectId: parcelId }));
  if (!parcel || !track) return;
  const state = parcelAfterTrack(parcel.state, track.outcome);
  if (state === parcel.state) return;
  // Settled by after-sales or cancelled meanwhile: what the courier does no longer concerns the order.
  if (!isMoveAllowed('receive', order.state)) return;
  if (state === parcelStates.signed) await planReceipt(ctx, parcel, track.endedAt ?? ctx.now);
  else await updateParcelState(ctx, parcelId, { state });
  if (state === parcelStates.returned)
    await addTimer(ctx, { kind: 'return.parcel', subject: parcelId, dueAt: ctx.now });
  await notifyOwner(ctx, order, parcel, state);
}

async function planReceipt(ctx: Ctx, { parcelId, isExtended }: ParcelRow, signedAt: Date): Promise<void> {
  const { signedReceiveDays, extendReceiveDays } = await getTradeOptions(ctx);
  const days = signedReceiveDays + (isExtended ? extendReceiveDays : 0);
  const autoReceiveAt = new Date(signedAt.getTime() + days * dayMs);
  await updateParcelState(ctx, parcelId, { state: parcelStates.signed, autoReceiveAt });
  await addTimer(ctx, { kind: 'parcel.receive', subject: parcelId, dueAt: autoReceiveAt });
}

async function notifyOwner(ctx: Ctx, order: LockedOrder, parcel: ParcelRow, state: ParcelState): Promise<void> {
  const message = parcelMessages[state];
  if (!message) return;
  await sendMessages(ctx, [
    {
      accountId: order.accountId,
      kind: message.kind,
      title: message.title,
      content: `订单 ${order.orderNo} 的包裹（${parcel.logisticsName} ${parcel.logisticsNo}）${message.text}`,
      link: shopLinks.order(order.orderNo),
    },
  ]);
}
