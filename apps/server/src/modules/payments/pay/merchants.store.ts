import type { Channel } from '@jicai/domain/payments/payment-states.ts';
import { eq } from 'drizzle-orm';
import { merchantAccounts } from '../../../db/tables/payments.ts';
import type { Ctx } from '../../../ctx/ctx.ts';

interface Merchant {
  settings: unknown;
  /** Whether it is offered for new payments. Payments under way need the keys in any case. */
  isEnabled: boolean;
}

/** The company's keys (or bank account) by channel. */
export async function selectMerchants(ctx: Ctx): Promise<Map<Channel, Merchant>> {
  const rows = await ctx.db
    .select({
      channel: merchantAccounts.channel,
      settings: merchantAccounts.settings,
      isEnabled: merchantAccounts.isEnabled,
    })
    .from(merchantAccounts)
    .where(eq(merchantAccounts.companyId, ctx.companyId));
  return new Map(rows.map(({ channel, ...merchant }) => [channel as Channel, merchant]));
}
