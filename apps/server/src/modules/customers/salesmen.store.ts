import { accountStates, accountTypes } from '@jicai/domain/people/account-types.ts';
import type { OwnShopRole } from '@jicai/domain/shop-side/shop-roles.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { codes } from '../../db/codes.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { accounts, users } from '../../db/tables/accounts.ts';

/** Operators who can sign in, by name, with their roles. */
export async function selectOperatorRoles(ctx: Ctx) {
  const { companyId } = ctx;
  const { rows } = await ctx.db.execute<{
    userId: string;
    userName: string;
    roles: string[];
    own: OwnShopRole[];
  }>(sql`
    select u.id::text as "userId", u.name as "userName", u.shop_roles as roles,
      coalesce((select json_agg(json_build_object('roleId', r.id::text, 'permissions', r.permissions))
        from shop_roles r where r.company_id = ${companyId} and r.id::text = any(u.shop_roles)), '[]'::json) as own
    from users u join accounts a on a.company_id = ${companyId} and a.id = u.account_id
    where u.company_id = ${companyId} and u.customer_id is null and a.state = ${codes(accountStates.active)}
      and a.account_type = ${codes(accountTypes.operator)}
    order by u.name, u.id`);
  return rows;
}

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
