import { LRUCache } from 'lru-cache';
import { countOf } from '../../../http/paging.ts';
import { maxCount } from '../../../db/count-some.ts';
import { agedBy } from '../../../ctx/aged-by.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import type { Deps } from '../../../ctx/deps.ts';
import { countOrders, type OrderFilter } from './order-list.store.ts';

const knownMs = 10_000;
const maxEntries = 5000;

/** For each server, the lists known to be longer than {@link maxCount}. */
const longLists = new WeakMap<Deps, LRUCache<string, true>>();

/**
 * How many orders match, at most {@link maxCount} (docs/domain/api.md §5). Counting ten thousand rows costs more than
 * reading a page of them, and a list that long does not become short in a moment, so it is counted once in ten seconds.
 */
export async function countToLimit(
  ctx: Ctx,
  filter: OrderFilter,
): Promise<{ totalCount: number; isTotalCapped: boolean }> {
  const known = longListsOf(ctx.deps);
  const list = nameOf(ctx, filter);
  if (known.has(list)) return { totalCount: maxCount, isTotalCapped: true };
  const count = await countOrders(ctx, filter);
  if (count > maxCount) known.set(list, true);
  return countOf(count);
}

function longListsOf(deps: Deps): LRUCache<string, true> {
  const known =
    longLists.get(deps) ?? new LRUCache<string, true>({ max: maxEntries, ttl: knownMs, ...agedBy(deps.now) });
  longLists.set(deps, known);
  return known;
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
