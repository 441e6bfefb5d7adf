import { accountStates } from '@jicai/domain/people/account-types.ts';
import { and, asc, eq, ne } from 'drizzle-orm';
import { accounts, orgReceivers, users } from '../../db/tables/accounts.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';

/** accounts.state of who is gone for good: he receives nothing any more. */
const { closed } = accountStates;

const ofOrg = (ctx: SignedInCtx, orgId: string) =>
  and(eq(orgReceivers.companyId, ctx.companyId), eq(orgReceivers.orgId, orgId));

/** Who is named at each department of the caller's enterprise. */
export async function selectReceivers(ctx: SignedInCtx) {
  const { companyId, actor } = ctx;
  return ctx.db
    .select({ orgId: orgReceivers.orgId, userId: users.id, userName: users.name })
    .from(orgReceivers)
    .innerJoin(users, and(eq(users.companyId, companyId), eq(users.id, orgReceivers.userId)))
    .innerJoin(accounts, and(eq(accounts.companyId, companyId), eq(accounts.id, users.accountId)))
    .where(
      and(eq(orgReceivers.companyId, companyId), eq(users.customerId, actor.customerId), ne(accounts.state, closed)),
    )
    .orderBy(asc(users.id));
}

/** Names these people at a department and nobody else. */
export async function replaceReceivers(ctx: SignedInCtx, orgId: string, userIds: readonly string[]): Promise<void> {
  await ctx.db.delete(orgReceivers).where(ofOrg(ctx, orgId));
  if (userIds.length === 0) return;
  await ctx.db.insert(orgReceivers).values(userIds.map((userId) => ({ companyId: ctx.companyId, orgId, userId })));
}
