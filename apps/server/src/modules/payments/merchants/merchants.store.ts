import type { Channel } from '@jicai/domain/payments/payment-states.ts';
import { and, eq, sql } from 'drizzle-orm';
import { prepared, type RowOf, selectList } from '../../../db/prepared.ts';
import { merchantAccounts } from '../../../db/tables/payments.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { resealed, seal, unseal } from '../../../sealing.ts';

interface Merchant {
  settings: Record<string, unknown>;
  /** Whether it is offered for new payments. Payments under way need the keys in any case. */
  isEnabled: boolean;
  updatedAt: Date;
}

/** The company's keys (or bank account) by channel, opened. Keys that were stored before they were sealed are read too. */
export async function selectMerchants(ctx: Ctx): Promise<Map<Channel, Merchant>> {
  const rows = await readAll(ctx.db, { companyId: ctx.companyId });
  return new Map(
    rows.map(({ channel, ...merchant }) => [
      channel,
      { ...merchant, settings: opened(ctx, channel, merchant.settings) },
    ]),
  );
}

const columns = {
  channel: merchantAccounts.channel,
  settings: merchantAccounts.settings,
  isEnabled: merchantAccounts.isEnabled,
  updatedAt: merchantAccounts.updatedAt,
};
const readAll = prepared<RowOf<typeof columns>, 'companyId'>(
  ['companyId'],
  ({ companyId }) => sql`select ${selectList(columns)} from merchant_accounts where company_id = ${companyId}`,
);

const placeOf = ({ companyId }: Ctx, channel: string) => `${companyId} ${channel}`;

function opened(ctx: Ctx, channel: string, stored: unknown): Record<string, unknown> {
  const { sealed, ...plain } = (stored ?? {}) as { sealed?: string };
  if (sealed === undefined) return plain;
  return JSON.parse(unseal(ctx.deps.secrets, placeOf(ctx, channel), sealed)) as Record<string, unknown>;
}

/** Keys are stored sealed, the bank account that buyers see is not. */
export async function upsertMerchant(
  ctx: Ctx,
  { channel, isEnabled, settings }: { channel: Channel; isEnabled: boolean; settings: Record<string, unknown> },
): Promise<void> {
  const stored =
    channel === 'TRANSFER'
      ? settings
      : { sealed: seal(ctx.deps.secrets, placeOf(ctx, channel), JSON.stringify(settings)) };
  const row = { isEnabled, settings: stored, updatedAt: ctx.now };
  await ctx.db
    .insert(merchantAccounts)
    .values({ ...row, companyId: ctx.companyId, id: ctx.newId(), channel })
    .onConflictDoUpdate({ target: [merchantAccounts.companyId, merchantAccounts.channel], set: row });
}

/** Saves of the shop's accounts wait for each other. */
export async function lockMerchants(ctx: Ctx): Promise<Map<Channel, Merchant>> {
  await ctx.db
    .select({ id: merchantAccounts.id })
    .from(merchantAccounts)
    .where(eq(merchantAccounts.companyId, ctx.companyId))
    .for('update');
  return selectMerchants(ctx);
}

/** Seals the company's merchant keys under the key of today; how many are sealed, and how many were under another. */
export async function resealMerchants(ctx: Ctx): Promise<{ count: number; resealedCount: number }> {
  const rows = await ctx.db
    .select({ id: merchantAccounts.id, channel: merchantAccounts.channel, settings: merchantAccounts.settings })
    .from(merchantAccounts)
    .where(eq(merchantAccounts.companyId, ctx.companyId))
    .for('update');
  const counts = { count: 0, resealedCount: 0 };
  for (const { id, channel, settings } of rows) {
    const { sealed } = (settings ?? {}) as { sealed?: string };
    if (sealed === undefined) continue;
    counts.count += 1;
    const anew = resealed(ctx.deps.secrets, placeOf(ctx, channel), sealed);
    if (anew === undefined) continue;
    counts.resealedCount += 1;
    await ctx.db
      .update(merchantAccounts)
      .set({ settings: { sealed: anew } })
      .where(and(eq(merchantAccounts.companyId, ctx.companyId), eq(merchantAccounts.id, id)));
  }
  return counts;
}
