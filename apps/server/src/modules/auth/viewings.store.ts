import { accountTypes, accountStates } from '@jicai/domain/people/account-types.ts';
import { shopPermissionsOf, type OwnShopRole } from '@jicai/domain/shop-side/shop-roles.ts';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { codes } from '../../db/codes.ts';
import { viewings } from '../../db/tables/auth.ts';

/** A viewing that has not ended, with what its operator may do now. */
export interface ViewingRow {
  id: string;
  userId: string;
  operatorRoles: string[];
  ownShopRoles: OwnShopRole[];
}

/** It ends with the operator's session, with his account and after its time. */
export async function selectViewing(ctx: Ctx, tokenHash: string): Promise<ViewingRow | undefined> {
  const { companyId } = ctx;
  const now = ctx.now.toISOString();
  const { rows } = await ctx.db.execute<ViewingRow & Record<string, unknown>>(sql`
    select v.id::text as id, v.user_id::text as "userId", u.shop_roles as "operatorRoles",
      coalesce((select json_agg(json_build_object('roleId', sr.id::text, 'permissions', sr.permissions))
        from shop_roles sr where sr.company_id = ${companyId} and sr.id::text = any(u.shop_roles)), '[]'::json) as "ownShopRoles"
    from viewings v
    join sessions s on s.company_id = ${companyId} and s.id = v.operator_session_id and s.expires_at > ${now}
    join users u on u.company_id = ${companyId} and u.id = v.operator_id
    join accounts a on a.company_id = ${companyId} and a.id = u.account_id
    where v.company_id = ${companyId} and v.token_hash = ${tokenHash} and v.expires_at > ${now}
      and a.account_type = ${codes(accountTypes.operator)} and a.state = ${codes(accountStates.active)}`);
  return rows[0];
}

/** Whether the operator still holds what it takes. */
export const mayView = ({ operatorRoles, ownShopRoles }: ViewingRow): boolean =>
  shopPermissionsOf({ accountType: accountTypes.operator, roles: operatorRoles }, ownShopRoles).has(
    'ops.customer.viewing',
  );

export async function insertViewing(ctx: Ctx, viewing: Omit<typeof viewings.$inferInsert, 'companyId'>): Promise<void> {
  await ctx.db.insert(viewings).values({ companyId: ctx.companyId, ...viewing });
}

/** When a viewing ends by itself; undefined once it is over. */
export async function selectViewingEnd(ctx: Ctx, viewingId: string): Promise<Date | undefined> {
  const [row] = await ctx.db
    .select({ expiresAt: viewings.expiresAt })
    .from(viewings)
    .where(and(eq(viewings.companyId, ctx.companyId), eq(viewings.id, viewingId)));
  return row?.expiresAt;
}

/** Which viewings end: one, that of an operator or of a session of his, or all that are over by themselves. */
export type EndedBy = { viewingId: string } | { operatorId: string } | { operatorSessionId: string } | { overAt: Date };

/** A viewing that was ended, with the names for its record. */
export interface EndedViewing {
  customerId: string;
  operatorId: string;
  operatorName: string;
  userName: string;
  accountNo: string;
}

export async function deleteViewings(ctx: Ctx, which: EndedBy): Promise<EndedViewing[]> {
  const { rows } = await ctx.db.execute<EndedViewing & Record<string, unknown>>(sql`
    with ended as (
      delete from ${viewings} where ${and(eq(viewings.companyId, ctx.companyId), condition(which))}
      returning customer_id, operator_id, user_id)
    select e.customer_id::text as "customerId", e.operator_id::text as "operatorId", o.name as "operatorName",
      u.name as "userName", a.account_no as "accountNo"
    from ended e
    join users o on o.company_id = ${ctx.companyId} and o.id = e.operator_id
    join users u on u.company_id = ${ctx.companyId} and u.id = e.user_id
    join accounts a on a.company_id = ${ctx.companyId} and a.id = u.account_id`);
  return rows;
}

function condition(which: EndedBy) {
  if ('viewingId' in which) return eq(viewings.id, which.viewingId);
  if ('operatorSessionId' in which) return eq(viewings.operatorSessionId, which.operatorSessionId);
  return 'operatorId' in which ? eq(viewings.operatorId, which.operatorId) : lte(viewings.expiresAt, which.overAt);
}
