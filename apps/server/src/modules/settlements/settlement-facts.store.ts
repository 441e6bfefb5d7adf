import { eq } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { companies, shopSettings } from '../../db/tables/tenancy.ts';

/** The shop's company with its stored options. */
export async function selectShop(ctx: Ctx): Promise<{ companyName: string; options: unknown }> {
  const [row] = await ctx.db
    .select({ options: shopSettings.options, companyName: companies.name })
    .from(companies)
    .leftJoin(shopSettings, eq(shopSettings.companyId, companies.id))
    .where(eq(companies.id, ctx.companyId));
  return row ?? { options: null, companyName: '' };
}

export const selectShopOptions = async (ctx: Ctx): Promise<unknown> => (await selectShop(ctx)).options;
