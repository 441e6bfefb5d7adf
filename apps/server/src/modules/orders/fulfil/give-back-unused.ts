import { logisticsName } from '@jicai/domain/orders/logistics.ts';
import { isMoveAllowed } from '@jicai/domain/orders/order-states.ts';
import { isOpenWaybill, waybillStates } from '@jicai/domain/tracking/waybill-numbers.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import type { Job } from '../../../jobs/job-context.ts';
import { lockOrder } from '../move-orders.ts';
import { tellWaybillKept } from '../notify-shop.ts';
import type { LockedOrder } from '../orders.store.ts';
import { askToCancel, beginCancel } from './cancel-waybill.ts';
import { askForNumber, beginTake } from './take-waybill.ts';
import { lockWaybill, selectOrderOfWaybill, type WaybillRow } from './waybills.store.ts';

type Record = (ctx: Ctx) => Promise<void>;
const nothing: Record = async () => {};

/**
 * Effect `waybill.giveBack`: a number that nothing can leave under any more is cancelled at the service (docs/domain/tracking.md §3).
 * One that was asked for without an answer is found out first. Silence is an error, so it is tried again; a no is told to who ships.
 */
export async function giveBackUnused(job: Job): Promise<Record> {
  const unused = await job.inTenant((ctx) => findUnused(ctx, job.subject));
  if (!unused) return nothing;
  const { waybill, order } = unused;
  const { orderNo } = order;
  const { logisticsCode } = waybill;
  const found =
    waybill.state === waybillStates.asked
      ? await askForNumber(job, await job.inTenant((ctx) => beginTake(ctx, { orderNo, logisticsCode })))
      : undefined;
  // None was given, so there is none to give back.
  if (found?.outcome === 'refused') return nothing;
  if (found?.outcome === 'unanswered') throw new Error('快递100没有回答，不知道是否给出单号');
  const begun = await job.inTenant((ctx) => beginCancel(ctx, { orderNo, waybillId: waybill.id }));
  const gave = await askToCancel(job, begun);
  if (gave.outcome === 'unanswered') throw new Error('快递100没有回答，不知道是否已经取消面单');
  if (gave.outcome === 'cancelled') return nothing;
  const { logisticsNo } = begun.waybill;
  const carriedBy = `${logisticsName(logisticsCode) ?? logisticsCode} ${logisticsNo}`;
  return (ctx) => tellWaybillKept(ctx, order, { carriedBy, reason: gave.text });
}

/** Undefined where it was used or given back meanwhile, or its order is shipped again. */
async function findUnused(
  ctx: Ctx,
  waybillId: string,
): Promise<{ waybill: WaybillRow; order: LockedOrder } | undefined> {
  const orderId = await selectOrderOfWaybill(ctx, waybillId);
  if (!orderId) return undefined;
  // The order first, as where a number is used.
  const { order } = await lockOrder(ctx, { orderId });
  const waybill = await lockWaybill(ctx, waybillId);
  if (!waybill || !isOpenWaybill(waybill.state) || isMoveAllowed('ship', order.state)) return undefined;
  return { waybill, order };
}
