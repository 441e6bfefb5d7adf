import { orderChangeStates } from '@jicai/domain/orders/order-change.ts';
import { consoleLinks } from '@jicai/domain/shop-side/shop-news.ts';
import { isMoveAllowed } from '@jicai/domain/orders/order-states.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { tellShop } from '../messages/index.ts';
import { changeOrder, checkVersion, moveOrders, requireVersion, systemMover } from '../orders/index.ts';
import { refundSurplus } from '../payments/index.ts';
import { refuseBeyondApproval } from './check-approval.ts';
import { type HeldOrder, holdOrder, isStill, requireChangeable } from './hold-order.ts';
import { endOrderChange, lockOrderChange, type OrderChangeRow, selectOrderChange } from './order-changes.store.ts';
import { sumOf, tellBuyer } from './propose-change.ts';

interface Named {
  changeId: string;
  version: number | undefined;
}

/** A change and its order, locked in the order that every command has: trade, orders, change. */
async function holdChange(ctx: Ctx, changeId: string): Promise<{ change: OrderChangeRow; held: HeldOrder }> {
  const named = await selectOrderChange(ctx, changeId);
  if (!named) throw refuse.notFound();
  const held = await holdOrder(ctx, { orderId: named.orderId });
  const change = await lockOrderChange(ctx, changeId);
  if (!change) throw refuse.notFound();
  return { change, held };
}

/**
 * The buyer's answer (docs/domain/orders.md §15). Accepting writes the change and settles its money in this transaction: credit is taken
 * or given back, what was paid too much goes back by its payment. Refused as stateChanged once it is answered, over its
 * time, or about an order that is no longer what it was; nothing is written then.
 */
export async function answerOrderChange(
  ctx: SignedInCtx,
  { changeId, isAgree, reason = '', version }: Named & { isAgree: boolean; reason?: string | undefined },
) {
  const { change, held } = await holdChange(ctx, changeId);
  if (change.state !== orderChangeStates.waiting) throw refuse.stateChanged({ text: '该变更已答复或已失效' });
  checkVersion(change, version);
  if (change.endsAt <= ctx.now) throw refuse.stateChanged({ text: '该变更已过期' });
  const state = isAgree ? orderChangeStates.accepted : orderChangeStates.refused;
  if (isAgree) await apply(ctx, held, change);
  else await moveOrders(ctx, [held.locked.order], { event: 'refuseChange', reason });
  await endOrderChange(ctx, changeId, { state, answer: reason, answerName: ctx.actor.userName });
  await tellShop(ctx, 'consentAnswered', [
    {
      text: `订单 ${change.orderNo} 的变更${isAgree ? '客户已接受' : `客户未接受${reason && `：${reason}`}`}。`,
      link: consoleLinks.order(change.orderNo),
      userId: change.requesterId,
    },
  ]);
  return { changeId, changeState: state, version: change.version + 1 };
}

async function apply(ctx: SignedInCtx, held: HeldOrder, change: OrderChangeRow): Promise<void> {
  const { locked, lines } = held;
  const { trade, order } = locked;
  const { lines: terms, address } = change.after;
  if (!isStill(held, change.before)) throw refuse.stateChanged({ text: '订单已发生变化，该变更已失效' });
  await requireChangeable(ctx, held, { withAddress: address !== undefined });
  const newFen = trade.payFen + sumOf(lines, terms) - order.payFen;
  await refuseBeyondApproval(ctx, locked, { newFen, lines });
  const difference = await changeOrder(ctx, locked, { lines, terms, address, changeId: change.id });
  if (difference.kind === 'refund')
    await refundSurplus(ctx, {
      tradeId: trade.tradeId,
      oldFen: trade.payFen,
      newFen,
      sourceType: 'orderChange',
      sourceId: change.id,
      reason: '订单变更，退回差额',
    });
}

/** The shop takes its proposal back. */
export async function withdrawOrderChange(ctx: SignedInCtx, { changeId, version }: Named) {
  const { change, held } = await holdChange(ctx, changeId);
  if (change.state !== orderChangeStates.waiting) throw refuse.stateChanged({ text: '该变更已答复或已失效' });
  requireVersion(change, version);
  await endWith(ctx, held, change, 'withdrawn');
  await writeAudit(ctx, {
    subject: `order ${change.orderNo}`,
    before: { totalFen: change.newPayFen },
    after: { totalFen: change.oldPayFen },
  });
  return { changeId, version: change.version + 1 };
}

/** Timer `order.changeEnd`: the buyer has not answered in time. */
export async function expireOrderChange(ctx: Ctx, changeId: string): Promise<void> {
  if (!(await selectOrderChange(ctx, changeId))) return;
  const { change, held } = await holdChange(ctx, changeId);
  if (change.state === orderChangeStates.waiting && change.endsAt <= ctx.now)
    await endWith(ctx, held, change, 'expired');
}

async function endWith(
  ctx: Ctx,
  { locked: { order } }: HeldOrder,
  change: OrderChangeRow,
  how: 'withdrawn' | 'expired',
): Promise<void> {
  await endOrderChange(ctx, change.id, { state: orderChangeStates[how] });
  // An order that went on meanwhile knows nothing of it any more.
  if (isMoveAllowed('endChange', order.state)) {
    await moveOrders(ctx, [order], { event: 'endChange', ...(how === 'expired' && { by: systemMover }) });
    await tellBuyer(ctx, order, how);
  }
}
