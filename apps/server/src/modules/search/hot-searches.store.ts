import { asc, eq } from 'drizzle-orm';
import { hotSearches } from '../../db/tables/hot-searches.ts';
import type { Ctx } from '../../http/context.ts';

const maxShown = 10;

export async function selectHotSearches(ctx: Ctx) {
  return ctx.db
    .select({
      searchId: hotSearches.id,
      searchKey: hotSearches.searchKey,
      hotUrl: hotSearches.hotUrl,
      viewOrder: hotSearches.viewOrder,
    })
    .from(hotSearches)
    .where(eq(hotSearches.companyId, ctx.companyId))
    .orderBy(asc(hotSearches.viewOrder), asc(hotSearches.id))
    .limit(maxShown);
}
