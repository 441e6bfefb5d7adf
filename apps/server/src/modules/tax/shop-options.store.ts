import { eq } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { shopSettings } from '../../db/tables/tenancy.ts';

/** The shop's stored options, where the seller's particulars stand. */
export async function selectShopOptions(ctx: Ctx): Promise<unknown> {
  const [row] = await ctx.db
    .select({ options: shopSettings.options })
    .from(shopSettings)
    .where(eq(shopSettings.companyId, ctx.companyId));
  return row?.options ?? {};
}
