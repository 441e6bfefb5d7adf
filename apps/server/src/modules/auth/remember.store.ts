import { and, eq, gt } from 'drizzle-orm';
import { rememberCredentials } from '../../db/tables/auth.ts';
import type { Ctx } from '../../ctx/ctx.ts';

export async function insertRemember(
  ctx: Ctx,
  credential: Omit<typeof rememberCredentials.$inferInsert, 'companyId' | 'createdAt'>,
): Promise<void> {
  await ctx.db.insert(rememberCredentials).values({ companyId: ctx.companyId, createdAt: ctx.now, ...credential });
}

/** Puts a new secret in the place of the old one; of two callers with the same old secret one gets the row. */
export async function updateRemember(ctx: Ctx, oldHash: string, newHash: string) {
  const [row] = await ctx.db
    .update(rememberCredentials)
    .set({ tokenHash: newHash })
    .where(
      and(
        eq(rememberCredentials.companyId, ctx.companyId),
        eq(rememberCredentials.tokenHash, oldHash),
        gt(rememberCredentials.expiresAt, ctx.now),
      ),
    )
    .returning({
      id: rememberCredentials.id,
      accountId: rememberCredentials.accountId,
      expiresAt: rememberCredentials.expiresAt,
    });
  return row;
}

export async function deleteRemember(ctx: Ctx, rememberId: string): Promise<void> {
  await ctx.db
    .delete(rememberCredentials)
    .where(and(eq(rememberCredentials.companyId, ctx.companyId), eq(rememberCredentials.id, rememberId)));
}

export async function deleteRemembersOf(ctx: Ctx, accountId: string): Promise<void> {
  await ctx.db
    .delete(rememberCredentials)
    .where(and(eq(rememberCredentials.companyId, ctx.companyId), eq(rememberCredentials.accountId, accountId)));
}
