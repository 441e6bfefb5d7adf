import { logisticsName } from '@jicai/domain/orders/logistics.ts';
import type { ResultOf } from '@jicai/contract/index.ts';
import { cancelStates, isWaybillOpen } from '@jicai/domain/orders/order-states.ts';
import {
  afterWaybillMove,
  leavingUnder,
  type WaybillMove,
  waybillStateTexts,
} from '@jicai/domain/tracking/waybill-numbers.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { badField, refuse } from '../../../http/refusal.ts';
import type { LockedOrder } from '../orders.store.ts';
import { lockWaybill, selectBearers, updateWaybill, type WaybillFields, type WaybillRow } from './waybills.store.ts';

/** Longer than the service is waited for: who asks meanwhile is told to wait. */
const busyMs = 15_000;
export const busySince = (now: Date): Date => new Date(now.getTime() + busyMs);

/** Two who ask at once would both be at the service: refused as busy for the second. */
export function requireIdle(ctx: Ctx, { busyUntil }: WaybillRow): void {
  if (busyUntil && busyUntil > ctx.now) throw refuse.busy({ text: '正在向快递公司询问，请过几秒再试' });
}

/** Moves a number and writes what came with it; refused as stateChanged where its state does not know the move. */
export async function moveWaybill(
  ctx: Ctx,
  waybillId: string,
  move: WaybillMove,
  fields: Omit<WaybillFields, 'state'> = {},
): Promise<WaybillRow> {
  const row = await lockWaybill(ctx, waybillId);
  const state = row && afterWaybillMove(row.state, move);
  if (!row || !state) throw refuse.stateChanged({ text: '面单状态已变更，请刷新后重试' });
  const all = { busyUntil: null, ...fields, state };
  await updateWaybill(ctx, waybillId, all);
  return { ...row, ...all };
}

const faultTexts = {
  otherCourier: '这个单号是另一家快递公司给的，请选择取号的快递公司',
  cancelling: '这个单号正在取消，请先确认取消的结果',
  cancelled: '这个单号已经取消，不能再用',
  otherOrder: '这个单号是为另一个订单取的',
} as const;

/**
 * The number of the order's own that a parcel leaves under, if it was asked for. Refused at its field where it was given back, or
 * given for something else (docs/domain/tracking.md §3).
 */
export async function findLeaving(
  ctx: Ctx,
  orderId: string,
  { logisticsCode, logisticsNo }: { logisticsCode: string; logisticsNo: string },
): Promise<WaybillRow | undefined> {
  if (logisticsNo === '') return undefined;
  const { used, fault } = leavingUnder(await selectBearers(ctx, orderId, logisticsNo), { orderId, logisticsCode });
  if (fault) throw badField('logisticsNo', faultTexts[fault]);
  return used;
}

/** Whether the courier made a label and the receiver on it may be told (docs/domain/suppliers.md §2). */
export const isLabelOpen = ({ labelUrl }: WaybillRow, order: Pick<LockedOrder, 'state' | 'cancelState'>): boolean =>
  labelUrl !== '' && isWaybillOpen(order.state) && order.cancelState !== cancelStates.applied;

/** As the shop side sees it. */
export function toWaybillNumber(
  waybill: WaybillRow,
  order: Pick<LockedOrder, 'state' | 'cancelState'>,
): ResultOf<'/api/OpsOrder/TakeWaybillNumber'> {
  const { id, state, logisticsCode, logisticsNo, refusalText } = waybill;
  return {
    waybillId: id,
    state,
    stateText: waybillStateTexts[state],
    logisticsCode,
    logisticsName: logisticsName(logisticsCode) ?? logisticsCode,
    logisticsNo,
    hasLabel: isLabelOpen(waybill, order),
    refusalText,
  };
}
