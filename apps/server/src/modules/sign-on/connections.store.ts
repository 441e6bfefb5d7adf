import type { SignOnAdmission, SignOnKind } from '@jicai/domain/people/sign-on.ts';
import { customerStates } from '@jicai/domain/people/account-types.ts';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { customers } from '../../db/tables/accounts.ts';
import { signOnConnections } from '../../db/tables/sign-on.ts';
import type { ProviderSettings } from '../../provider-settings.ts';
import { resealed, seal, unseal } from '../../sealing.ts';

/** The identity system of an enterprise, opened. */
export interface SignOnConnection {
  id: string;
  customerId: string;
  kind: SignOnKind;
  name: string;
  isEnabled: boolean;
  isOnly: boolean;
  admission: SignOnAdmission;
  roleId: string | null;
  domains: string[];
  provedDomains: string[];
  settings: ProviderSettings;
  version: number;
}

const placeOf = ({ companyId }: Ctx, customerId: string) => `${companyId} sign-on ${customerId}`;

function opened(ctx: Ctx, row: typeof signOnConnections.$inferSelect): SignOnConnection {
  const { settings, companyId: _company, createdAt: _created, updatedAt: _updated, ...rest } = row;
  const text = unseal(ctx.deps.secrets, placeOf(ctx, row.customerId), settings.sealed);
  return { ...rest, settings: JSON.parse(text) as ProviderSettings };
}

const ofCustomer = (ctx: Ctx, customerId: string) =>
  and(eq(signOnConnections.companyId, ctx.companyId), eq(signOnConnections.customerId, customerId));

export async function selectConnectionOf(ctx: Ctx, customerId: string): Promise<SignOnConnection | undefined> {
  const [row] = await ctx.db.select().from(signOnConnections).where(ofCustomer(ctx, customerId));
  return row && opened(ctx, row);
}

/** As {@link selectConnectionOf}; those who link or save at once wait for each other. */
export async function lockConnectionOf(ctx: Ctx, customerId: string): Promise<SignOnConnection | undefined> {
  const [row] = await ctx.db.select().from(signOnConnections).where(ofCustomer(ctx, customerId)).for('update');
  return row && opened(ctx, row);
}

/** The connection in use of an enterprise in order that proved this mail domain to be its own. */
export async function selectConnectionByDomain(ctx: Ctx, domain: string): Promise<SignOnConnection | undefined> {
  const [row] = await ctx.db
    .select({ connection: signOnConnections })
    .from(signOnConnections)
    .innerJoin(customers, and(eq(customers.companyId, ctx.companyId), eq(customers.id, signOnConnections.customerId)))
    .where(
      and(
        eq(signOnConnections.companyId, ctx.companyId),
        signOnConnections.isEnabled,
        eq(customers.state, customerStates.active),
        sql`${domain} = any(${signOnConnections.provedDomains})`,
      ),
    )
    .limit(1);
  return row && opened(ctx, row.connection);
}

/** Those in use of the whole shop. */
export async function selectUsedConnections(ctx: Ctx): Promise<SignOnConnection[]> {
  const rows = await ctx.db
    .select()
    .from(signOnConnections)
    .where(and(eq(signOnConnections.companyId, ctx.companyId), signOnConnections.isEnabled));
  return rows.map((row) => opened(ctx, row));
}

/** Which of these domains another enterprise has proved to be its own. */
export async function selectDomainsOfOthers(
  ctx: Ctx,
  customerId: string,
  domains: readonly string[],
): Promise<string[]> {
  const rows = await ctx.db
    .select({ proved: signOnConnections.provedDomains })
    .from(signOnConnections)
    .where(and(eq(signOnConnections.companyId, ctx.companyId), ne(signOnConnections.customerId, customerId)));
  const taken = new Set(rows.flatMap(({ proved }) => proved));
  return domains.filter((domain) => taken.has(domain));
}

export async function upsertConnection(
  ctx: Ctx,
  { id, customerId, settings, version, ...values }: SignOnConnection,
): Promise<void> {
  const sealed = seal(ctx.deps.secrets, placeOf(ctx, customerId), JSON.stringify(settings));
  const row = { ...values, settings: { sealed }, version, updatedAt: ctx.now };
  await ctx.db
    .insert(signOnConnections)
    .values({ ...row, companyId: ctx.companyId, id, customerId, createdAt: ctx.now })
    .onConflictDoUpdate({ target: [signOnConnections.companyId, signOnConnections.customerId], set: row });
}

export async function updateProvedDomains(ctx: Ctx, customerId: string, provedDomains: string[]): Promise<void> {
  await ctx.db.update(signOnConnections).set({ provedDomains }).where(ofCustomer(ctx, customerId));
}

/** Seals the company's ways of signing on under the key of today; how many there are, and how many were under another. */
export async function resealSignOn(ctx: Ctx): Promise<{ count: number; resealedCount: number }> {
  const rows = await ctx.db
    .select({
      id: signOnConnections.id,
      customerId: signOnConnections.customerId,
      settings: signOnConnections.settings,
    })
    .from(signOnConnections)
    .where(eq(signOnConnections.companyId, ctx.companyId))
    .for('update');
  let resealedCount = 0;
  for (const { id, customerId, settings } of rows) {
    const sealed = resealed(ctx.deps.secrets, placeOf(ctx, customerId), settings.sealed);
    if (sealed === undefined) continue;
    resealedCount += 1;
    await ctx.db
      .update(signOnConnections)
      .set({ settings: { sealed } })
      .where(and(eq(signOnConnections.companyId, ctx.companyId), eq(signOnConnections.id, id)));
  }
  return { count: rows.length, resealedCount };
}
