import type { AccountType, AccountState, CustomerType, CustomerState } from '@jicai/domain/people/account-types.ts';
import { tidyEmail } from '@jicai/domain/people/account-form.ts';
import type { DataScope } from '@jicai/domain/people/permissions.ts';
import type { OwnShopRole } from '@jicai/domain/shop-side/shop-roles.ts';
import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import { accounts, customers, roles, userRoles, users } from '../../db/tables/accounts.ts';
import { credentials, sessions } from '../../db/tables/auth.ts';
import type { Ctx } from '../../ctx/ctx.ts';

const person = {
  accountId: accounts.id,
  accountNo: accounts.accountNo,
  mobile: accounts.mobile,
  email: accounts.email,
  accountType: accounts.accountType,
  accountState: accounts.state,
  userId: users.id,
  userName: users.name,
  orgId: users.orgId,
  supplierId: users.supplierId,
  customerId: users.customerId,
  customerName: customers.name,
  customerType: customers.customerType,
  customerState: customers.state,
};

const userOfAccount = and(eq(users.companyId, accounts.companyId), eq(users.accountId, accounts.id));
const customerOfUser = and(eq(customers.companyId, users.companyId), eq(customers.id, users.customerId));

/** An account name begins with a letter and has no @. */
function loginIs(login: string) {
  if (login.includes('@')) return eq(accounts.email, tidyEmail(login));
  return /^\d/.test(login) ? eq(accounts.mobile, login) : eq(sql`lower(${accounts.accountNo})`, login.toLowerCase());
}

/** The person an account name (whatever its case), a mobile or a proved mailbox stands for, with the stored password. */
export async function selectPersonByLogin(ctx: Ctx, login: string) {
  const [row] = await ctx.db
    .select({ ...person, passwordHash: credentials.passwordHash, mustChange: credentials.mustChange })
    .from(accounts)
    .innerJoin(users, userOfAccount)
    .innerJoin(credentials, and(eq(credentials.companyId, accounts.companyId), eq(credentials.accountId, accounts.id)))
    .leftJoin(customers, customerOfUser)
    .where(and(eq(accounts.companyId, ctx.companyId), loginIs(login)));
  return row;
}

export async function selectPersonByAccount(ctx: Ctx, accountId: string) {
  const [row] = await ctx.db
    .select({ ...person, passwordHash: credentials.passwordHash, mustChange: credentials.mustChange })
    .from(accounts)
    .innerJoin(users, userOfAccount)
    .innerJoin(credentials, and(eq(credentials.companyId, accounts.companyId), eq(credentials.accountId, accounts.id)))
    .leftJoin(customers, customerOfUser)
    .where(and(eq(accounts.companyId, ctx.companyId), eq(accounts.id, accountId)));
  return row;
}
export type PersonRow = NonNullable<Awaited<ReturnType<typeof selectPersonByLogin>>>;

/** Names of the roles a user holds. */
export async function selectRoleNames(ctx: Ctx, userId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ name: roles.name })
    .from(userRoles)
    .innerJoin(roles, and(eq(roles.companyId, userRoles.companyId), eq(roles.id, userRoles.roleId)))
    .where(and(eq(userRoles.companyId, ctx.companyId), eq(userRoles.userId, userId)))
    .orderBy(roles.id);
  return rows.map((row) => row.name);
}

export async function insertSession(ctx: Ctx, session: Omit<typeof sessions.$inferInsert, 'companyId'>): Promise<void> {
  await ctx.db.insert(sessions).values({ companyId: ctx.companyId, ...session });
}

/** A person with all roles. */
export interface PersonWithRoles {
  accountId: string;
  accountNo: string;
  accountType: AccountType;
  accountState: AccountState;
  userId: string;
  userName: string;
  orgId: string | null;
  supplierId: string | null;
  customerId: string | null;
  customerName: string | null;
  customerType: CustomerType | null;
  customerState: CustomerState | null;
  /** One per role; none for a shop-side account. */
  roles: { permissions: string[]; scope: DataScope }[];
  /** Of the shop's side: keys of built-in roles and ids of its own ones. */
  shopRoles: string[];
  /** Those of `shopRoles` that the shop made itself. */
  ownShopRoles: OwnShopRole[];
}

export interface SessionRow extends PersonWithRoles {
  sessionId: string;
  lastUsedAt: Date;
  mustChangePassword: boolean;
  passwordAt: Date | null;
}

const liveSession = prepared<SessionRow, 'companyId' | 'tokenHash' | 'now'>(
  ['companyId', 'tokenHash', 'now'],
  ({ companyId, tokenHash, now }) => sql`
    select s.id as "sessionId", s.last_used_at as "lastUsedAt", s.must_change_password as "mustChangePassword",
      s.password_at as "passwordAt",
      a.id as "accountId", a.account_no as "accountNo",
      a.account_type as "accountType", a.state as "accountState", u.id as "userId", u.name as "userName",
      u.org_id as "orgId", u.supplier_id as "supplierId", u.customer_id as "customerId", c.name as "customerName",
      c.customer_type as "customerType", c.state as "customerState",
      coalesce((select json_agg(json_build_object('permissions', r.permissions, 'scope', r.order_scope))
        from user_roles ur join roles r on r.company_id = ${companyId} and r.id = ur.role_id
        where ur.company_id = ${companyId} and ur.user_id = u.id), '[]'::json) as roles,
      u.shop_roles as "shopRoles",
      coalesce((select json_agg(json_build_object('roleId', sr.id::text, 'permissions', sr.permissions))
        from shop_roles sr where sr.company_id = ${companyId} and sr.id::text = any(u.shop_roles)), '[]'::json) as "ownShopRoles"
    from sessions s
    join accounts a on a.company_id = ${companyId} and a.id = s.account_id
    join users u on u.company_id = ${companyId} and u.account_id = a.id
    left join customers c on c.company_id = ${companyId} and c.id = u.customer_id
    where s.company_id = ${companyId} and s.token_hash = ${tokenHash} and s.expires_at > ${now}::timestamptz
      and s.last_used_at > ${now}::timestamptz - make_interval(mins => s.idle_minutes)`,
);

/** A live session with its person and all roles. One prepared statement: every signed-in call runs it. */
export async function selectSession(ctx: Ctx, tokenHash: string): Promise<SessionRow | undefined> {
  const [row] = await liveSession(ctx.db, { companyId: ctx.companyId, tokenHash, now: ctx.now });
  return row;
}

/** Skipped when another call of the same session is writing it just now: nobody waits for this. */
export async function updateLastUse(ctx: Ctx, sessionId: string): Promise<void> {
  await ctx.db.execute(sql`
    update ${sessions} set last_used_at = ${ctx.now.toISOString()}
    where company_id = ${ctx.companyId} and id = (
      select id from ${sessions} where company_id = ${ctx.companyId} and id = ${sessionId} for update skip locked)`);
}

export async function updateLastLogin(ctx: Ctx, accountId: string): Promise<void> {
  await ctx.db
    .update(credentials)
    .set({ lastLoginAt: ctx.now })
    .where(and(eq(credentials.companyId, ctx.companyId), eq(credentials.accountId, accountId)));
}

/** The person has typed the password in this session just now. */
export async function updatePasswordTime(ctx: Ctx, sessionId: string): Promise<void> {
  await ctx.db
    .update(sessions)
    .set({ passwordAt: ctx.now })
    .where(and(eq(sessions.companyId, ctx.companyId), eq(sessions.id, sessionId)));
}

/** Returns the remember-me credential that ends with the session. */
export async function deleteSession(ctx: Ctx, sessionId: string): Promise<string | null> {
  const [row] = await ctx.db
    .delete(sessions)
    .where(and(eq(sessions.companyId, ctx.companyId), eq(sessions.id, sessionId)))
    .returning({ rememberId: sessions.rememberId });
  return row?.rememberId ?? null;
}

/** Ends an account's sessions, all but one if that is named. */
export async function deleteSessionsOf(ctx: Ctx, accountId: string, exceptId = '0'): Promise<void> {
  await ctx.db
    .delete(sessions)
    .where(and(eq(sessions.companyId, ctx.companyId), eq(sessions.accountId, accountId), ne(sessions.id, exceptId)));
}

/** Removes this account's sessions that ended by themselves. */
export async function deleteEndedSessions(ctx: Ctx, accountId: string): Promise<void> {
  await ctx.db
    .delete(sessions)
    .where(
      and(eq(sessions.companyId, ctx.companyId), eq(sessions.accountId, accountId), lt(sessions.expiresAt, ctx.now)),
    );
}

/** An account's live sessions, the latest used first. */
export function selectSessionsOf(ctx: Ctx, accountId: string) {
  return ctx.db
    .select({
      id: sessions.id,
      ip: sessions.ip,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.companyId, ctx.companyId),
        eq(sessions.accountId, accountId),
        gt(sessions.expiresAt, ctx.now),
        sql`${sessions.lastUsedAt} > ${ctx.now.toISOString()}::timestamptz - make_interval(mins => ${sessions.idleMinutes})`,
      ),
    )
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
}

/** Ends sessions of an account: the one named, or all but `exceptId`. Returns what was remembered with them. */
export async function deleteSessions(
  ctx: Ctx,
  { accountId, sessionId, exceptId }: { accountId: string; sessionId: string | undefined; exceptId: string },
): Promise<{ rememberId: string | null }[]> {
  return ctx.db
    .delete(sessions)
    .where(
      and(
        eq(sessions.companyId, ctx.companyId),
        eq(sessions.accountId, accountId),
        sessionId ? eq(sessions.id, sessionId) : ne(sessions.id, exceptId),
      ),
    )
    .returning({ rememberId: sessions.rememberId });
}
