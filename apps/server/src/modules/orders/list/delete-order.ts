import type { SignedInCtx } from '../../../ctx/ctx.ts';
import { refuse } from '../../../http/refusal.ts';
import { requireMove, lockOrder, moveOrders } from '../move-orders.ts';

/** Hides a finished order from the lists of the buyer who placed it; everybody else still sees it. Twice is success. */
export async function deleteOrder(ctx: SignedInCtx, orderNo: string): Promise<void> {
  const { order } = await lockOrder(ctx, { orderNo });
  if (order.userId !== ctx.actor.userId) throw refuse.forbidden();
  requireMove(order, 'delete');
  if (!order.isHidden) await moveOrders(ctx, [order], { event: 'delete', fields: { isHidden: true } });
}
