import { accountStates, accountTypes } from '@jicai/domain/people/account-types.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { accounts, users } from '../../db/tables/accounts.ts';

/** Operators who can sign in, by name. */
export function selectSalesmen(ctx: Ctx): Promise<{ userId: string; userName: string }[]> {
  return ctx.db
    .select({ userId: users.id, userName: users.name })
    .from(users)
    .innerJoin(accounts, and(eq(accounts.companyId, ctx.companyId), eq(accounts.id, users.accountId)))
    .where(
      and(
        eq(users.companyId, ctx.companyId),
        eq(accounts.accountType, accountTypes.operator),
        eq(accounts.state, accountStates.active),
      ),
    )
    .orderBy(asc(users.name), asc(users.id));
}

/** The name of somebody of the shop, whatever he may do now; '' for nobody. */
export async function selectUserName(ctx: Ctx, userId: string | null): Promise<string> {
  if (userId === null) return '';
  const [row] = await ctx.db
    .select({ name: users.name })
    .from(users)
    .where(and(eq(users.companyId, ctx.companyId), eq(users.id, userId)));
  return row?.name ?? '';
}
