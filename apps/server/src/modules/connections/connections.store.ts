import { and, eq, ne } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import type { ProviderSettings } from '../../provider-settings.ts';
import { resealed, seal, unseal } from '../../sealing.ts';
import type { Connection, ConnectionKind } from './connection-kind.ts';

const placeOf = ({ companyId }: Ctx, kind: ConnectionKind<string>, provider: string) =>
  `${companyId} ${kind.name} ${provider}`;

/** Whether one is in use; none is opened for that. */
export async function hasConnection(ctx: Ctx, { table }: ConnectionKind<string>): Promise<boolean> {
  const [row] = await ctx.db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.companyId, ctx.companyId), eq(table.isEnabled, true)))
    .limit(1);
  return row !== undefined;
}

/** The company's connections of this kind, opened, in the order they are asked. */
export async function selectConnections<P extends string>(ctx: Ctx, kind: ConnectionKind<P>): Promise<Connection<P>[]> {
  const rows = await ctx.db.select().from(kind.table).where(eq(kind.table.companyId, ctx.companyId));
  const rank = (provider: P) => kind.providers.indexOf(provider);
  return rows
    .map(({ provider, isEnabled, isFirst, settings, updatedAt }) => {
      const opened = open(ctx, placeOf(ctx, kind, provider), settings.sealed);
      return { provider: provider as P, isEnabled, isFirst, updatedAt, settings: opened };
    })
    .toSorted((a, b) => Number(b.isFirst) - Number(a.isFirst) || rank(a.provider) - rank(b.provider));
}

/** Sealed under another key or damaged it is as good as empty: nothing works with it, and it can be entered anew. */
function open(ctx: Ctx, place: string, sealed: string): ProviderSettings {
  try {
    return JSON.parse(unseal(ctx.deps.secrets, place, sealed)) as ProviderSettings;
  } catch {
    return {};
  }
}

/** Saves of the shop's connections of one kind wait for each other. */
export async function lockConnections<P extends string>(ctx: Ctx, kind: ConnectionKind<P>): Promise<Connection<P>[]> {
  const { table } = kind;
  await ctx.db.select({ id: table.id }).from(table).where(eq(table.companyId, ctx.companyId)).for('update');
  return selectConnections(ctx, kind);
}

export async function upsertConnection<P extends string>(
  ctx: Ctx,
  kind: ConnectionKind<P>,
  { provider, isEnabled, isFirst, settings }: Omit<Connection<P>, 'updatedAt'>,
): Promise<void> {
  const sealed = seal(ctx.deps.secrets, placeOf(ctx, kind, provider), JSON.stringify(settings));
  const row = { isEnabled, isFirst, settings: { sealed }, updatedAt: ctx.now };
  await ctx.db
    .insert(kind.table)
    .values({ ...row, companyId: ctx.companyId, id: ctx.newId(), provider })
    .onConflictDoUpdate({ target: [kind.table.companyId, kind.table.provider], set: row });
}

/** What a provider itself gives out for a while, such as a token, beside what was typed; nothing where the connection is gone. */
export async function patchSettings<P extends string>(
  ctx: Ctx,
  kind: ConnectionKind<P>,
  provider: P,
  patch: ProviderSettings,
): Promise<void> {
  const { table } = kind;
  const held = (await lockConnections(ctx, kind)).find((one) => one.provider === provider);
  if (!held) return;
  const text = JSON.stringify({ ...held.settings, ...patch });
  const sealed = seal(ctx.deps.secrets, placeOf(ctx, kind, provider), text);
  await ctx.db
    .update(table)
    .set({ settings: { sealed } })
    .where(and(eq(table.companyId, ctx.companyId), eq(table.provider, provider)));
}

/** One is first at most. */
export async function updateOthersNotFirst<P extends string>(
  ctx: Ctx,
  { table }: ConnectionKind<P>,
  provider: P,
): Promise<void> {
  await ctx.db
    .update(table)
    .set({ isFirst: false })
    .where(and(eq(table.companyId, ctx.companyId), ne(table.provider, provider)));
}

/** Seals the company's connections of this kind under the key of today; how many there are, and how many were under another. */
export async function resealConnections(
  ctx: Ctx,
  kind: ConnectionKind<string>,
): Promise<{ count: number; resealedCount: number }> {
  const { table } = kind;
  const rows = await ctx.db.select().from(table).where(eq(table.companyId, ctx.companyId)).for('update');
  let resealedCount = 0;
  for (const { id, provider, settings } of rows) {
    const sealed = resealed(ctx.deps.secrets, placeOf(ctx, kind, provider), settings.sealed);
    if (sealed === undefined) continue;
    resealedCount += 1;
    await ctx.db
      .update(table)
      .set({ settings: { sealed } })
      .where(and(eq(table.companyId, ctx.companyId), eq(table.id, id)));
  }
  return { count: rows.length, resealedCount };
}
