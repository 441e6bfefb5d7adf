import type { Ctx } from '../../../ctx/ctx.ts';
import type { Deps } from '../../../ctx/deps.ts';
import { countOrders, maxCount, type OrderFilter } from './order-list.store.ts';

const knownMs = 10_000;
const maxEntries = 5000;

/** Lists known to be longer than {@link maxCount}, with the time (ms) until which they are not counted again. */
const longLists = new WeakMap<Deps, Map<string, number>>();

/**
 * How many orders match, at most {@link maxCount} (docs/domain/api.md §5). Counting ten thousand rows costs more than
 * reading a page of them, and a list that long does not become short in a moment, so it is counted once in ten seconds.
 */
export async function countToLimit(
  ctx: Ctx,
  filter: OrderFilter,
): Promise<{ totalCount: number; isTotalCapped: boolean }> {
  const known = longLists.get(ctx.deps) ?? new Map<string, number>();
  longLists.set(ctx.deps, known);
  const list = nameOf(ctx, filter);
  const nowMs = ctx.now.getTime();
  if ((known.get(list) ?? 0) > nowMs) return { totalCount: maxCount, isTotalCapped: true };
  const count = await countOrders(ctx, filter);
  if (known.size >= maxEntries) known.clear();
  if (count > maxCount) known.set(list, nowMs + knownMs);
  else known.delete(list);
  return { totalCount: Math.min(count, maxCount), isTotalCapped: count > maxCount };
}

/** A key of the list: everything that decides what the caller sees, then the filter. */
function nameOf({ companyId, actor }: Ctx, filter: OrderFilter): string {
  const seen = actor && [
    actor.accountType,
    actor.userId,
    actor.customerId,
    actor.orgId,
    actor.supplierId,
    actor.orderScope,
  ];
  return JSON.stringify([companyId, seen, actor?.permissions.has('order.viewAll'), filter]);
}
