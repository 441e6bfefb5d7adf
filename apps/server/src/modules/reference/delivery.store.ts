import { eq } from 'drizzle-orm';
import { shopSettings } from '../../db/tables/tenancy.ts';
import type { Ctx } from '../../ctx/ctx.ts';

/** Stored options of the shop, of which the pure rules read their part. */
export async function selectShopOptions(ctx: Ctx): Promise<unknown> {
  const [row] = await ctx.db
    .select({ options: shopSettings.options })
    .from(shopSettings)
    .where(eq(shopSettings.companyId, ctx.companyId));
  return row?.options;
}
