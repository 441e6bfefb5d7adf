import { and, eq } from 'drizzle-orm';
import { credentials } from '../../db/tables/auth.ts';
import type { Ctx } from '../../ctx/ctx.ts';

interface Password {
  passwordHash: string;
  /** Given by somebody else: its owner must change it. */
  mustChange: boolean;
}

export async function insertCredential(ctx: Ctx, accountId: string, password: Password): Promise<void> {
  const { companyId, now } = ctx;
  await ctx.db.insert(credentials).values({ companyId, accountId, changedAt: now, ...password });
}

export async function insertCredentials(ctx: Ctx, accountIds: readonly string[], password: Password): Promise<void> {
  const { companyId, now } = ctx;
  await ctx.db
    .insert(credentials)
    .values(accountIds.map((accountId) => ({ companyId, accountId, changedAt: now, ...password })));
}

export async function updateCredential(ctx: Ctx, accountId: string, password: Password): Promise<void> {
  await ctx.db
    .update(credentials)
    .set({ ...password, changedAt: ctx.now })
    .where(and(eq(credentials.companyId, ctx.companyId), eq(credentials.accountId, accountId)));
}

export async function deleteCredential(ctx: Ctx, accountId: string): Promise<void> {
  await ctx.db
    .delete(credentials)
    .where(and(eq(credentials.companyId, ctx.companyId), eq(credentials.accountId, accountId)));
}
