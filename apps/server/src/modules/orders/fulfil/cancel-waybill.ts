import type { Ctx } from '../../../ctx/ctx.ts';
import { refuse } from '../../../http/refusal.ts';
import type { Steps } from '../../../http/route-with-steps.ts';
import { writeAudit } from '../../audit/index.ts';
import { type OpenContract, openContract } from '../../tracking/index.ts';
import { lockOrder } from '../move-orders.ts';
import type { LockedOrder } from '../orders.store.ts';
import { busySince, moveWaybill, requireIdle, toWaybillNumber } from './move-waybill.ts';
import { unanswered } from './take-waybill.ts';
import { selectWaybills, updateWaybill, type WaybillRow } from './waybills.store.ts';

interface BegunCancel extends OpenContract {
  waybill: WaybillRow;
  order: LockedOrder;
}

/** Keeps that a number is to be given back before anybody is asked; also of an order that is not shipped any more. */
export async function beginCancel(
  ctx: Ctx,
  { orderNo, waybillId }: { orderNo: string; waybillId: string },
): Promise<BegunCancel> {
  const { order } = await lockOrder(ctx, { orderNo });
  const held = (await selectWaybills(ctx, order.orderId)).find(({ id }) => id === waybillId);
  if (!held) throw refuse.notFound();
  requireIdle(ctx, held);
  const { logisticsCode } = held;
  const opened = await openContract(ctx, { supplierId: order.supplierId, logisticsCode });
  const waybill = await moveWaybill(ctx, waybillId, 'giveBack', { busyUntil: busySince(ctx.now) });
  return { ...opened, waybill, order };
}

type Told = ReturnType<typeof toWaybillNumber>;
/** What came of asking. */
type Gave = { outcome: 'cancelled'; told: Told } | { outcome: 'unanswered' } | { outcome: 'refused'; text: string };

/** Asks the service, without a transaction, and writes down what it said. */
export async function askToCancel(
  { inTenant, deps }: Pick<Steps, 'inTenant' | 'deps'>,
  { service, contract, waybill, order }: BegunCancel,
): Promise<Gave> {
  const { logisticsCode, logisticsNo, courierOrderNo } = waybill;
  const answer = await service
    .cancel({ logisticsCode, logisticsNo, courierOrderNo, contract, now: deps.now() })
    .catch((error: unknown) => unanswered(error));
  if (answer.outcome === 'unanswered') {
    await inTenant((ctx) => updateWaybill(ctx, waybill.id, { busyUntil: null }));
    return answer;
  }
  if (answer.outcome === 'refused') {
    await inTenant((ctx) => moveWaybill(ctx, waybill.id, 'keep', { refusalText: answer.text }));
    return answer;
  }
  const told = await inTenant(async (ctx) => {
    const cancelled = await moveWaybill(ctx, waybill.id, 'cancel', { refusalText: '' });
    await writeAudit(ctx, {
      subject: `waybill ${order.orderNo}`,
      before: { waybillState: '已取号', logisticsCode, logisticsNo },
      after: { waybillState: '已取消', logisticsCode, logisticsNo },
    });
    return toWaybillNumber(cancelled, order);
  });
  return { outcome: 'cancelled', told };
}

/** As {@link askToCancel}, for somebody who waits: silence is refused as busy, a no as failed. */
export async function finishCancel(steps: Steps, begun: BegunCancel): Promise<Told> {
  const gave = await askToCancel(steps, begun);
  if (gave.outcome === 'cancelled') return gave.told;
  if (gave.outcome === 'refused') throw refuse.failed({ text: `快递100没有取消这个单号：${gave.text}` });
  throw refuse.busy({ text: '快递100没有回答，不知道是否已经取消。请再取消一次' });
}
