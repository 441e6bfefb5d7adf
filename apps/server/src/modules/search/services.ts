import { nextDayDays, promiseOfSupplier } from '@jicai/domain/orders/delivery.ts';
import type { Services } from '@jicai/goods-search/index.ts';
import { LRUCache } from 'lru-cache';
import { agedBy } from '../../ctx/aged-by.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { Deps } from '../../ctx/deps.ts';
import { selectAgreed, selectPromises } from './services.store.ts';

type Rules = Awaited<ReturnType<typeof selectPromises>>;

/** As old as what the index knows of the goods may be. */
const keptMs = 2000;
const mostShops = 5000;
const keptRules = new WeakMap<Deps, LRUCache<string, Rules>>();

/**
 * Which goods have a service for who asks: what prices were agreed for with the enterprise, and what arrives at the area on the
 * next day (docs/domain/search.md §8). For who belongs to no enterprise the rules are the shop's own and kept for 2 s: a
 * visitor's search then asks the database for its cards alone.
 */
export async function servicesFor(
  ctx: Ctx,
  { customerId, areaCode }: { customerId: string | null; areaCode: string },
): Promise<Services> {
  const { agreed, promises } = customerId === null ? await shopRules(ctx) : await selectAgreed(ctx, customerId);
  return {
    agreed,
    nextDay: {
      mostDays: nextDayDays(promises, areaCode),
      bySupplier: Object.fromEntries(
        Object.keys(promises.suppliers).map((supplierId) => [
          supplierId,
          nextDayDays(promiseOfSupplier(promises, supplierId), areaCode),
        ]),
      ),
    },
  };
}

async function shopRules(ctx: Ctx): Promise<Rules> {
  const { deps, companyId } = ctx;
  const kept = keptRules.get(deps) ?? new LRUCache<string, Rules>({ max: mostShops, ttl: keptMs, ...agedBy(deps.now) });
  keptRules.set(deps, kept);
  const known = kept.get(companyId);
  if (known) return known;
  const rules = await selectPromises(ctx);
  kept.set(companyId, rules);
  return rules;
}
