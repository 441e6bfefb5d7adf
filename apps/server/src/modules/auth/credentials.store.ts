import { and, eq } from 'drizzle-orm';
import { credentials } from '../../db/tables/auth.ts';
import type { Ctx } from '../../http/context.ts';

export async function insertCredential(ctx: Ctx, accountId: string, passwordHash: string): Promise<void> {
  await ctx.db.insert(credentials).values({ companyId: ctx.companyId, accountId, passwordHash, changedAt: ctx.now });
}

export async function updateCredential(ctx: Ctx, accountId: string, passwordHash: string): Promise<void> {
  await ctx.db
    .update(credentials)
    .set({ passwordHash, mustChange: false, changedAt: ctx.now })
    .where(and(eq(credentials.companyId, ctx.companyId), eq(credentials.accountId, accountId)));
}

export async function deleteCredential(ctx: Ctx, accountId: string): Promise<void> {
  await ctx.db
    .delete(credentials)
    .where(and(eq(credentials.companyId, ctx.companyId), eq(credentials.accountId, accountId)));
}
