import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { codes } from '../../db/codes.ts';
import type { PersonWithRoles } from './sessions.store.ts';

/** A buyer of this shop with all roles, whatever state his account is in. */
export async function selectBuyer(ctx: Ctx, userId: string): Promise<PersonWithRoles | undefined> {
  const { companyId } = ctx;
  const { rows } = await ctx.db.execute<PersonWithRoles & Record<string, unknown>>(sql`
    select a.id::text as "accountId", a.account_no as "accountNo", a.account_type as "accountType", a.state as "accountState",
      u.id::text as "userId", u.name as "userName", u.org_id::text as "orgId", null as "supplierId",
      u.customer_id::text as "customerId", c.name as "customerName", c.customer_type as "customerType",
      c.state as "customerState",
      coalesce((select json_agg(json_build_object('permissions', r.permissions, 'scope', r.order_scope))
        from user_roles ur join roles r on r.company_id = ${companyId} and r.id = ur.role_id
        where ur.company_id = ${companyId} and ur.user_id = u.id), '[]'::json) as roles,
      '{}'::text[] as "shopRoles", '[]'::json as "ownShopRoles"
    from users u
    join accounts a on a.company_id = ${companyId} and a.id = u.account_id
    join customers c on c.company_id = ${companyId} and c.id = u.customer_id
    where u.company_id = ${companyId} and u.id = ${userId} and a.account_type = ${codes(accountTypes.buyer)}`);
  return rows[0];
}

/** Somebody of the shop's side with all roles, whatever state the account is in. */
export async function selectShopPerson(ctx: Ctx, accountId: string): Promise<PersonWithRoles | undefined> {
  const { companyId } = ctx;
  const { rows } = await ctx.db.execute<PersonWithRoles & Record<string, unknown>>(sql`
    select a.id::text as "accountId", a.account_no as "accountNo", a.account_type as "accountType", a.state as "accountState",
      u.id::text as "userId", u.name as "userName", null as "orgId", u.supplier_id::text as "supplierId",
      null as "customerId", null as "customerName", null as "customerType", null as "customerState", '[]'::json as roles,
      u.shop_roles as "shopRoles",
      coalesce((select json_agg(json_build_object('roleId', sr.id::text, 'permissions', sr.permissions))
        from shop_roles sr where sr.company_id = ${companyId} and sr.id::text = any(u.shop_roles)), '[]'::json) as "ownShopRoles"
    from users u
    join accounts a on a.company_id = ${companyId} and a.id = u.account_id
    where u.company_id = ${companyId} and a.id = ${accountId} and a.account_type <> ${codes(accountTypes.buyer)}`);
  return rows[0];
}
