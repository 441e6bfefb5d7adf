import { type SmsProvider, smsProviders } from '@jicai/domain/sms/sms-services.ts';
import { and, eq, ne } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { smsServices } from '../../db/tables/sms.ts';
import type { ProviderSettings } from '../../provider-settings.ts';
import { seal, unseal } from '../../sealing.ts';

interface StoredService {
  provider: SmsProvider;
  isEnabled: boolean;
  isFirst: boolean;
  settings: ProviderSettings;
  updatedAt: Date;
}

const placeOf = ({ companyId }: Ctx, provider: SmsProvider) => `${companyId} sms ${provider}`;

/** The company's connections, opened, in the order they are asked. */
export async function selectSmsServices(ctx: Ctx): Promise<StoredService[]> {
  const rows = await ctx.db.select().from(smsServices).where(eq(smsServices.companyId, ctx.companyId));
  return rows
    .map(({ provider, isEnabled, isFirst, settings, updatedAt }) => {
      const text = unseal(ctx.deps.secrets, placeOf(ctx, provider), settings.sealed);
      return { provider, isEnabled, isFirst, updatedAt, settings: JSON.parse(text) as ProviderSettings };
    })
    .toSorted((a, b) => Number(b.isFirst) - Number(a.isFirst) || rank(a.provider) - rank(b.provider));
}

const rank = (provider: SmsProvider) => smsProviders.indexOf(provider);

/** Saves of the shop's connections wait for each other. */
export async function lockSmsServices(ctx: Ctx): Promise<StoredService[]> {
  await ctx.db
    .select({ id: smsServices.id })
    .from(smsServices)
    .where(eq(smsServices.companyId, ctx.companyId))
    .for('update');
  return selectSmsServices(ctx);
}

export async function upsertSmsService(ctx: Ctx, service: Omit<StoredService, 'updatedAt'>): Promise<void> {
  const { provider, isEnabled, isFirst, settings } = service;
  const sealed = seal(ctx.deps.secrets, placeOf(ctx, provider), JSON.stringify(settings));
  const row = { isEnabled, isFirst, settings: { sealed }, updatedAt: ctx.now };
  await ctx.db
    .insert(smsServices)
    .values({ ...row, companyId: ctx.companyId, id: ctx.newId(), provider })
    .onConflictDoUpdate({ target: [smsServices.companyId, smsServices.provider], set: row });
}

/** One is first at most. */
export async function updateOthersNotFirst(ctx: Ctx, provider: SmsProvider): Promise<void> {
  await ctx.db
    .update(smsServices)
    .set({ isFirst: false })
    .where(and(eq(smsServices.companyId, ctx.companyId), ne(smsServices.provider, provider)));
}
