import { accountStates } from '@jicai/domain/people/account-types.ts';
import type { DataScope } from '@jicai/domain/people/permissions.ts';
import type { UserState } from '@jicai/domain/people/user-rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import { codes } from '../../db/codes.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';

/** A role that a user has, with its rights. */
export interface HeldRole {
  roleId: string;
  roleName: string;
  isAdmin: boolean;
  permissions: string[];
  orderScope: DataScope;
}

export interface UserRow {
  userId: string;
  accountId: string;
  accountNo: string;
  userName: string;
  mobile: string | null;
  email: string;
  orgId: string | null;
  orgName: string | null;
  userState: UserState;
  lastLoginAt: Date | null;
  version: number;
  roles: HeldRole[];
}

export interface UserFilter {
  orgId?: string | undefined;
  roleId?: string | undefined;
  userState?: UserState | undefined;
  searchKey?: string | undefined;
}

/** The users of the caller's enterprise, including himself, without closed accounts. */
const colleagues = (ctx: SignedInCtx): SQL => sql`
  from users u
  join accounts a on a.company_id = ${ctx.companyId} and a.id = u.account_id
    and a.state in (${codes(accountStates.active, accountStates.disabled)})
  where u.company_id = ${ctx.companyId} and u.customer_id = ${ctx.actor.customerId}`;

/** The filter of a list. A department includes those below it; a mobile number matches only as a whole. */
function wanted(ctx: SignedInCtx, { orgId, roleId, userState, searchKey }: UserFilter): SQL {
  const parts = [
    orgId &&
      sql`and u.org_id in (
        with recursive down as (
          select o.id from org_units o
          where o.company_id = ${ctx.companyId} and o.customer_id = ${ctx.actor.customerId} and o.id = ${orgId}
          union
          select o.id from org_units o join down d on o.parent_id = d.id
          where o.company_id = ${ctx.companyId} and o.customer_id = ${ctx.actor.customerId})
        select id from down)`,
    roleId &&
      sql`and exists (select from user_roles ur
        where ur.company_id = ${ctx.companyId} and ur.user_id = u.id and ur.role_id = ${roleId})`,
    userState && sql`and a.state = ${userState}`,
    searchKey &&
      sql`and (position(lower(${searchKey}) in lower(a.account_no)) > 0
        or position(lower(${searchKey}) in lower(u.name)) > 0 or a.mobile = ${searchKey})`,
  ];
  return sql.join(
    parts.filter((part): part is SQL => typeof part === 'object'),
    sql` `,
  );
}

const columns = (ctx: SignedInCtx): SQL => sql`
  u.id as "userId", u.account_id as "accountId", a.account_no as "accountNo", u.name as "userName", a.mobile, u.email,
  u.org_id as "orgId", a.state as "userState", u.version,
  (select o.name from org_units o where o.company_id = ${ctx.companyId} and o.id = u.org_id) as "orgName",
  (select c.last_login_at from credentials c
    where c.company_id = ${ctx.companyId} and c.account_id = u.account_id) as "lastLoginAt",
  coalesce((
    select json_agg(json_build_object('roleId', r.id::text, 'roleName', r.name, 'isAdmin', r.built_in = 'admin',
      'permissions', r.permissions, 'orderScope', r.order_scope) order by r.id)
    from user_roles ur join roles r on r.company_id = ${ctx.companyId} and r.id = ur.role_id
    where ur.company_id = ${ctx.companyId} and ur.user_id = u.id), '[]'::json) as roles`;

/** A row as PostgreSQL returns it: times are text. */
type Told = { [K in keyof UserRow]: K extends 'lastLoginAt' ? string | null : UserRow[K] };
const toUserRow = ({ lastLoginAt, ...row }: Told): UserRow => ({
  ...row,
  lastLoginAt: lastLoginAt === null ? null : new Date(lastLoginAt),
});

/** The newest first. */
export async function selectUsers(ctx: SignedInCtx, filter: UserFilter, span: { limit: number; offset: number }) {
  const found = sql`${colleagues(ctx)} ${wanted(ctx, filter)}`;
  const [{ rows }, counted] = await Promise.all([
    ctx.db.execute<Told>(sql`
      select ${columns(ctx)} ${found}
      order by u.created_at desc, u.id desc limit ${span.limit} offset ${span.offset}`),
    ctx.db.execute<{ total: number }>(sql`select count(*)::int as total ${found}`),
  ]);
  return { rows: rows.map(toUserRow), total: counted.rows[0]?.total ?? 0 };
}

export async function selectUser(ctx: SignedInCtx, userId: string): Promise<UserRow | undefined> {
  const { rows } = await ctx.db.execute<Told>(sql`
    select ${columns(ctx)} ${colleagues(ctx)} and u.id = ${userId}`);
  return rows.map(toUserRow)[0];
}
