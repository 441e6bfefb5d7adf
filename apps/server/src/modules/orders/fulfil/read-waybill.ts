import type { ResultOf } from '@jicai/contract/index.ts';
import { isOpenWaybill, waybillStates } from '@jicai/domain/tracking/waybill-numbers.ts';
import type { Ctx, SignedInCtx } from '../../../ctx/ctx.ts';
import { refuse } from '../../../http/refusal.ts';
import { writeAudit } from '../../audit/index.ts';
import { listNumberedCouriers } from '../../tracking/index.ts';
import { lockOrder, readTradeOfOrder } from '../move-orders.ts';
import { updateWaybillsPrinted } from '../orders.store.ts';
import { isLabelOpen, toWaybillNumber } from './move-waybill.ts';
import { selectWaybills } from './waybills.store.ts';

/** Couriers of an order's supplier, and the number that is asked for, given or last refused and not used. */
export async function readWaybillNumber(
  ctx: Ctx,
  orderNo: string,
): Promise<ResultOf<'/api/OpsOrder/GetWaybillNumber'>> {
  const { order } = await readTradeOfOrder(ctx, { orderNo });
  const couriers = await listNumberedCouriers(ctx, order.supplierId);
  const waybills = await selectWaybills(ctx, order.orderId);
  const open = waybills.find(({ state }) => isOpenWaybill(state));
  const last = waybills[0]?.state === waybillStates.refused ? waybills[0] : undefined;
  const waybill = open ?? last;
  const labels = waybills
    .filter((one) => one.parcelId !== null && isLabelOpen(one, order))
    .map(({ id, parcelId }) => ({ waybillId: id, parcelId: parcelId ?? '' }));
  return { couriers, labels, ...(waybill && { waybill: toWaybillNumber(waybill, order) }) };
}

/** The link of a courier's label: whoever opens it sees the receiver in full, so it is recorded as a print. */
export async function openLabel(
  ctx: SignedInCtx,
  { orderNo, waybillId }: { orderNo: string; waybillId: string },
): Promise<string> {
  const { order } = await lockOrder(ctx, { orderNo });
  const waybill = (await selectWaybills(ctx, order.orderId)).find(({ id }) => id === waybillId);
  if (!waybill || waybill.labelUrl === '') throw refuse.notFound();
  if (!isLabelOpen(waybill, order)) throw refuse.stateChanged();
  await updateWaybillsPrinted(ctx, [order.orderId]);
  await writeAudit(ctx, { subject: `waybill ${orderNo}`, before: null, after: null });
  return waybill.labelUrl;
}
