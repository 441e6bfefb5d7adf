import { logisticsName } from '@jicai/domain/orders/logistics.ts';
import type { ResultOf } from '@jicai/contract/index.ts';
import { cancelStates } from '@jicai/domain/orders/order-states.ts';
import {
  nextWaybill,
  waybillOrderId,
  type WaybillStep,
  waybillStates,
} from '@jicai/domain/tracking/waybill-numbers.ts';
import { TrackFault } from '../../../adapters/tracking/parcel-tracking.ts';
import type { WaybillNumbers, WaybillOrder } from '../../../adapters/tracking/waybill-numbers.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import type { AddressSnapshot } from '../../../db/tables/orders.ts';
import { refuse } from '../../../http/refusal.ts';
import type { Steps } from '../../../http/route-with-steps.ts';
import { writeAudit } from '../../audit/index.ts';
import { getSender, openContract } from '../../tracking/index.ts';
import { lockOrder, requireMove } from '../move-orders.ts';
import type { LockedOrder } from '../orders.store.ts';
import { busySince, moveWaybill, requireIdle, toWaybillNumber } from './move-waybill.ts';
import { selectShipHolds } from './ship-holds.store.ts';
import { insertWaybill, selectWaybills, updateWaybill, type WaybillRow } from './waybills.store.ts';

type Told = ResultOf<'/api/OpsOrder/TakeWaybillNumber'>;

/** What is to be asked, or the number where it is known already. */
export type BegunTake =
  | { told: Told }
  | {
      told?: undefined;
      service: WaybillNumbers;
      asked: Omit<WaybillOrder, 'now'>;
      waybillId: string;
      order: LockedOrder;
    };

/** Keeps that a number is asked for before anybody is asked (docs/domain/tracking.md §3): who repeats it repeats the same id. */
export async function beginTake(
  ctx: Ctx,
  { orderNo, logisticsCode }: { orderNo: string; logisticsCode: string },
): Promise<BegunTake> {
  const { order, trade } = await lockOrder(ctx, { orderNo });
  const next = nextWaybill(await selectWaybills(ctx, order.orderId), logisticsCode);
  // What may have been paid for is found out whatever has become of the order: only then can it be given back.
  if (!isUnanswered(next)) await requireShipping(ctx, order);
  if (next.step === 'given') return { told: toWaybillNumber(next.waybill, order) };
  if (next.step === 'blocked') throw refuse.failed({ text: blockedText(next.waybill) });
  const { service, contract } = await openContract(ctx, { supplierId: order.supplierId, logisticsCode });
  const sender = await getSender(ctx, order.supplierId);
  const waybill = await askedFor(ctx, order, next, logisticsCode);
  const asked = {
    orderId: waybillOrderId(orderNo, waybill.turn),
    logisticsCode,
    contract,
    sender,
    receiver: receiverOf(trade.address),
  };
  return { service, asked, waybillId: waybill.id, order };
}

const isUnanswered = (next: WaybillStep<WaybillRow>): boolean =>
  next.step === 'again' && next.waybill.state === waybillStates.asked;

async function requireShipping(ctx: Ctx, order: LockedOrder): Promise<void> {
  requireMove(order, 'ship');
  if (order.cancelState === cancelStates.applied) throw refuse.stateChanged();
  const shipHold = (await selectShipHolds(ctx, [order.orderId])).get(order.orderId);
  if (shipHold) throw refuse.stateChanged({ text: shipHold });
}

async function askedFor(
  ctx: Ctx,
  { orderId }: LockedOrder,
  next: { step: 'new'; turn: number } | { step: 'again'; waybill: WaybillRow },
  logisticsCode: string,
): Promise<WaybillRow> {
  const busyUntil = busySince(ctx.now);
  if (next.step === 'new') return insertWaybill(ctx, { orderId, turn: next.turn, logisticsCode, busyUntil });
  requireIdle(ctx, next.waybill);
  return moveWaybill(ctx, next.waybill.id, 'ask', { busyUntil, refusalText: '' });
}

/** What came of asking. */
type Took = { outcome: 'known'; told: Told } | { outcome: 'unanswered' } | { outcome: 'refused'; text: string };

/** Asks the service, without a transaction, and writes down what it said. */
export async function askForNumber(
  { inTenant, deps }: Pick<Steps, 'inTenant' | 'deps'>,
  begun: BegunTake,
): Promise<Took> {
  if (begun.told) return { outcome: 'known', told: begun.told };
  const { service, asked, waybillId, order } = begun;
  const answer = await service.ask({ ...asked, now: deps.now() }).catch((error: unknown) => unanswered(error));
  if (answer.outcome === 'unanswered') {
    await inTenant((ctx) => updateWaybill(ctx, waybillId, { busyUntil: null }));
    return answer;
  }
  if (answer.outcome === 'refused') {
    await inTenant((ctx) => moveWaybill(ctx, waybillId, 'refuse', { refusalText: answer.text }));
    return answer;
  }
  const { logisticsNo, courierOrderNo, labelUrl } = answer;
  const told = await inTenant(async (ctx) => {
    const given = await moveWaybill(ctx, waybillId, 'give', { logisticsNo, courierOrderNo, labelUrl });
    await writeAudit(ctx, {
      subject: `waybill ${order.orderNo}`,
      before: null,
      after: { waybillState: '已取号', logisticsCode: given.logisticsCode, logisticsNo },
    });
    return toWaybillNumber(given, order);
  });
  return { outcome: 'known', told };
}

/** As {@link askForNumber}, for somebody who waits: silence is refused as busy, a no as failed. */
export async function finishTake(steps: Steps, begun: BegunTake): Promise<Told> {
  const took = await askForNumber(steps, begun);
  if (took.outcome === 'known') return took.told;
  if (took.outcome === 'refused') throw refuse.failed({ text: `快递100没有给出单号：${took.text}` });
  throw refuse.busy({ text: '快递100没有回答，可能已经给出单号。请再取一次：会得到同一个单号，不会重复收费' });
}

/** Nobody knows whether it acted; anything else than the service's silence is a fault of ours and goes on. */
export function unanswered(error: unknown): { outcome: 'unanswered' } {
  if (error instanceof TrackFault) return { outcome: 'unanswered' };
  throw error;
}

function blockedText({ state, logisticsCode, logisticsNo }: WaybillRow): string {
  const courier = logisticsName(logisticsCode) ?? logisticsCode;
  if (state === waybillStates.asked) return `上一次向${courier}取号没有收到回答，请先用${courier}再取一次`;
  if (state === waybillStates.given) return `已有${courier}的单号 ${logisticsNo} 没有使用，请先用它发货或取消面单`;
  return `${courier}的单号 ${logisticsNo} 正在取消，请先再取消一次`;
}

const receiverOf = ({ receiver, mobile, telephone, areaText, address }: AddressSnapshot) => ({
  name: receiver,
  mobile,
  telephone,
  address: `${areaText} ${address}`,
  company: '',
});
