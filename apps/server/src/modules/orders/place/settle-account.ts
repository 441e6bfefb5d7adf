import { isMoveAllowed, tradePayStates } from '@jicai/domain/orders/order-states.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { payStateWith } from '../cancel/give-back.ts';
import { lockOrder, moveOrders } from '../move-orders.ts';
import { updateTrade } from '../trades.store.ts';

/**
 * All that an order on account billed has been paid (docs/domain/statements.md §8): it is 5 已结清, and its trade with the
 * last of its orders. One that still waits for goods stays 4.
 */
export async function settleAccount(ctx: Ctx, orderId: string): Promise<void> {
  const locked = await lockOrder(ctx, { orderId });
  const { trade, order } = locked;
  if (order.payState !== tradePayStates.owed || !isMoveAllowed('settleAccount', order.state)) return;
  await moveOrders(ctx, [order], { event: 'settleAccount', fields: { payState: tradePayStates.settled } });
  await updateTrade(ctx, trade.tradeId, { payState: payStateWith(locked, tradePayStates.settled) });
}
