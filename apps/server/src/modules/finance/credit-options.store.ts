import { type CreditOptions, creditOptionsOf } from '@jicai/domain/payments/credit-limits.ts';
import { eq } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { shopSettings } from '../../db/tables/tenancy.ts';

/** The shop's settings of credit over the defaults. */
export async function getCreditOptions(ctx: Ctx): Promise<CreditOptions> {
  const [row] = await ctx.db
    .select({ options: shopSettings.options })
    .from(shopSettings)
    .where(eq(shopSettings.companyId, ctx.companyId));
  return creditOptionsOf(row?.options);
}
