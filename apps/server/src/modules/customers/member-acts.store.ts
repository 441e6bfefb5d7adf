import type { AccountState } from '@jicai/domain/people/account-types.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { accounts, users } from '../../db/tables/accounts.ts';

/** Whether he may sign in; who has his record open at the company reads it anew. */
export async function updateMemberState(
  ctx: Ctx,
  { accountId, userId }: { accountId: string; userId: string },
  state: AccountState,
): Promise<void> {
  await ctx.db
    .update(accounts)
    .set({ state, updatedAt: ctx.now })
    .where(and(eq(accounts.companyId, ctx.companyId), eq(accounts.id, accountId)));
  await ctx.db
    .update(users)
    .set({ version: sql`${users.version} + 1`, updatedAt: ctx.now })
    .where(and(eq(users.companyId, ctx.companyId), eq(users.id, userId)));
}
