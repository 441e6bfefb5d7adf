import { everyTenant } from '../db/due-tenants.ts';
import type { Deps } from '../ctx/deps.ts';
import { indexItems, startGoodsIndex } from '../modules/search/index.ts';
import { inTenantAsSystem } from '../ctx/system-ctx.ts';

const itemsAtOnce = 500;

/** Starts the search in memory and puts it into `deps`. Returns the function that stops it. */
export function keepSearchIndex(deps: Deps, databaseUrl: string): () => Promise<void> {
  const index = startGoodsIndex({
    databaseUrl,
    isPrepared: deps.config.isPrepared,
    log: deps.log,
    companies: () => everyTenant(deps.db),
    reindex: async (companyId, itemIds) => {
      for (let from = 0; from < itemIds.length; from += itemsAtOnce) {
        const batch = itemIds.slice(from, from + itemsAtOnce);
        await inTenantAsSystem(deps, companyId, 'reindex', (ctx) => indexItems(ctx, batch));
      }
    },
  });
  deps.goodsIndex = index;
  return async () => {
    deps.goodsIndex = undefined;
    await index.stop();
  };
}
