import type { ResultOf } from '@jicai/contract/index.ts';
import { cancelStates, isWaybillOpen } from '@jicai/domain/orders/order-states.ts';
import {
  afterWaybillMove,
  isOpenWaybill,
  type WaybillMove,
  waybillStates,
  waybillStateTexts,
} from '@jicai/domain/tracking/waybill-numbers.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { badField, refuse } from '../../../http/refusal.ts';
import { logisticsName } from '../../reference/index.ts';
import type { LockedOrder } from '../orders.store.ts';
import { lockWaybill, selectWaybills, updateWaybill, type WaybillFields, type WaybillRow } from './waybills.store.ts';

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

/** The open number that a parcel leaves under, if it was asked for; refused at its field while it is being given back. */
export async function findLeaving(
  ctx: Ctx,
  orderId: string,
  parcel: { logisticsCode: string; logisticsNo: string },
): Promise<WaybillRow | undefined> {
  const open = (await selectWaybills(ctx, orderId)).find(({ state }) => isOpenWaybill(state));
  const isIt = open?.logisticsNo === parcel.logisticsNo && open.logisticsCode === parcel.logisticsCode;
  if (!open || !isIt || parcel.logisticsNo === '') return undefined;
  if (open.state === waybillStates.cancelling) throw badField('logisticsNo', '这个单号正在取消，请先确认取消的结果');
  return open;
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
