import { returnReasons, returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { maxRefund } from '@jicai/domain/returns/return-fees.ts';
import { receiveStates, returnableOrderStates, returnableQty } from '@jicai/domain/returns/return-rules.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { lockOrder, lockOrderLines } from '../orders/index.ts';
import { addSheet } from './add-sheet.ts';
import { selectParcelUnits, selectReturnedParcel } from './open-for-parcel.store.ts';

/**
 * Timer `return.parcel`: opens a sheet to refund a parcel that the carrier brought back (state 50: 退签, 退回, 拒签;
 * docs/domain/orders.md §6). Once per parcel, and only for units that no other sheet holds.
 */
export async function openForParcel(ctx: Ctx, parcelId: string): Promise<void> {
  const parcel = await selectReturnedParcel(ctx, parcelId);
  if (!parcel) return;
  const locked = await lockOrder(ctx, { orderId: parcel.orderId });
  // Checked again under the lock: a sheet may have been opened meanwhile.
  const current = await selectReturnedParcel(ctx, parcelId);
  if (!current || !returnableOrderStates.includes(locked.order.state)) return;
  const lines = new Map((await lockOrderLines(ctx, parcel.orderId)).map((line) => [line.orderLineId, line]));
  const units = (await selectParcelUnits(ctx, parcelId)).flatMap(({ orderLineId, qty: sent }) => {
    const line = lines.get(orderLineId);
    const qty = line ? Math.min(sent, returnableQty(line).transit) : 0;
    if (!line || qty === 0) return [];
    const applyFen = maxRefund(line, { nowQty: qty, withFreight: true, isDelivered: false }).feeFen;
    return [{ orderLineId, basis: 'transit' as const, qty, applyFen, isWhole: true }];
  });
  if (units.length === 0) return;
  await addSheet(ctx, locked, {
    returnType: returnTypes.refundOnly,
    reasonCode: returnReasons.notReceived,
    reasonName: '包裹已退回',
    withFreight: true,
    receiveState: receiveStates.notReceived,
    remark: `包裹 ${parcel.logisticsNo || parcel.logisticsName} 已退回商家`,
    images: [],
    contactName: parcel.receiver,
    contactMobile: parcel.mobile,
    exchangeItemId: null,
    previousId: null,
    parcelId,
    lines: units,
  });
}
