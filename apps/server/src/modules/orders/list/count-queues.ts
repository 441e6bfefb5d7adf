import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { dueSoonBefore, type OrderQueue, orderQueueNames, supplierQueues } from '@jicai/domain/orders/order-queues.ts';
import type { SignedInCtx } from '../../../ctx/ctx.ts';
import { getTradeOptions } from '../trade-options.ts';
import { countToLimit } from './long-lists.ts';
import type { OrderFilter } from './order-list.store.ts';

/** The filter of a queue at this moment, by the shop's time limit for shipping. */
export async function queueFilter(ctx: SignedInCtx, name: OrderQueue): Promise<NonNullable<OrderFilter['queue']>> {
  const { shipWithinHours } = await getTradeOptions(ctx);
  // By the minute: a count that is known to be long is found again.
  const minute = new Date(Math.floor(ctx.now.getTime() / 60_000) * 60_000);
  return { name, dueSoonBefore: dueSoonBefore(minute, shipWithinHours) };
}

/** How many orders stand in each queue that the caller has. */
export async function countQueues(ctx: SignedInCtx) {
  const names = ctx.actor.accountType === accountTypes.supplier ? supplierQueues : orderQueueNames;
  const { dueSoonBefore: before } = await queueFilter(ctx, 'dueSoon');
  const counts = await Promise.all(
    names.map((name) => countToLimit(ctx, { scope: 'all', queue: { name, dueSoonBefore: before } })),
  );
  return names.map((queue, at) => ({
    queue,
    count: counts[at]?.totalCount ?? 0,
    isCapped: counts[at]?.isTotalCapped ?? false,
  }));
}
