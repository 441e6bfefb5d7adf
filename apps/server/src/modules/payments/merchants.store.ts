import type { Channel } from '@jicai/domain/payment-states.ts';
import { and, eq } from 'drizzle-orm';
import { merchantAccounts } from '../../db/tables/payments.ts';
import type { Ctx } from '../../http/context.ts';

/** The company's enabled keys (or bank account) by channel. */
export async function selectMerchants(ctx: Ctx): Promise<Map<Channel, unknown>> {
  const rows = await ctx.db
    .select({ channel: merchantAccounts.channel, settings: merchantAccounts.settings })
    .from(merchantAccounts)
    .where(and(eq(merchantAccounts.companyId, ctx.companyId), eq(merchantAccounts.isEnabled, true)));
  return new Map(rows.map((row) => [row.channel as Channel, row.settings]));
}
