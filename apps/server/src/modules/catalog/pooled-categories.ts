import type { GoodsPool } from '@jicai/domain/goods/goods-pool.ts';
import { LRUCache } from 'lru-cache';
import { agedBy } from '../../ctx/aged-by.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { Deps } from '../../ctx/deps.ts';
import { selectPooledCategories } from './categories.store.ts';

const keptMs = 60_000;
const mostPools = 500;

const kept = new WeakMap<Deps, LRUCache<string, ReadonlySet<string>>>();

/**
 * The categories in which a pool has goods on sale. A pool is kept by what it says, so that customers with the same one
 * share it and a change of it is seen at once; goods that come or go are seen within a minute.
 */
export async function findPooledCategories(ctx: Ctx, pool: GoodsPool): Promise<ReadonlySet<string>> {
  const pools =
    kept.get(ctx.deps) ??
    new LRUCache<string, ReadonlySet<string>>({ max: mostPools, ttl: keptMs, ...agedBy(ctx.deps.now) });
  kept.set(ctx.deps, pools);
  const key = `${ctx.companyId} ${JSON.stringify(pool)}`;
  const known = pools.get(key);
  if (known) return known;
  const found = new Set(await selectPooledCategories(ctx, pool));
  pools.set(key, found);
  return found;
}
