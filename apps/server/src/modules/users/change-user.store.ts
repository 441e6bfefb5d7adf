import type { UserState } from '@jicai/domain/people/user-rules.ts';
import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { and, eq, sql } from 'drizzle-orm';
import { anyId, idList } from '../../db/any-of.ts';
import { accounts, orgUnits, roles, userRoles, users } from '../../db/tables/accounts.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';

/** Whether the department is one of the caller's enterprise. */
export async function selectIsOwnOrg(ctx: SignedInCtx, orgId: string): Promise<boolean> {
  const found = await ctx.db
    .select({ id: orgUnits.id })
    .from(orgUnits)
    .where(
      and(eq(orgUnits.companyId, ctx.companyId), eq(orgUnits.customerId, ctx.actor.customerId), eq(orgUnits.id, orgId)),
    );
  return found.length > 0;
}

/** Those of the roles that belong to the caller's enterprise. */
export async function selectOwnRoles(ctx: SignedInCtx, roleIds: readonly string[]) {
  const rows = await ctx.db
    .select({ roleId: roles.id, builtIn: roles.builtIn, permissions: roles.permissions, orderScope: roles.orderScope })
    .from(roles)
    .where(
      and(eq(roles.companyId, ctx.companyId), eq(roles.customerId, ctx.actor.customerId), anyId(roles.id, roleIds)),
    );
  // Checked by the table: roles_scope.
  return rows.map((row) => ({ ...row, orderScope: row.orderScope }));
}

/**
 * Inserts an account and its user. If the name or mobile is in use, the constraint becomes the refusal
 * (http/answer.ts).
 */
export async function insertUser(
  ctx: SignedInCtx,
  user: {
    accountId: string;
    userId: string;
    accountNo: string;
    mobile: string;
    name: string;
    email: string;
    orgId: string;
  },
): Promise<void> {
  const { accountId, userId, accountNo, mobile, ...person } = user;
  const times = { companyId: ctx.companyId, createdAt: ctx.now, updatedAt: ctx.now };
  await ctx.db.insert(accounts).values({ ...times, id: accountId, accountNo, mobile, accountType: accountTypes.buyer });
  const { customerId } = ctx.actor;
  await ctx.db.insert(users).values({ ...times, id: userId, accountId, customerId, ...person });
}

/** Writes the changed fields and version + 1; undefined if somebody else has changed the user meanwhile. */
export async function updateUser(
  ctx: SignedInCtx,
  { userId, version }: { userId: string; version: number },
  part: { name?: string; email?: string; orgId?: string } = {},
): Promise<number | undefined> {
  const [row] = await ctx.db
    .update(users)
    .set({ ...part, version: sql`${users.version} + 1`, updatedAt: ctx.now })
    .where(and(eq(users.companyId, ctx.companyId), eq(users.id, userId), eq(users.version, version)))
    .returning({ version: users.version });
  return row?.version;
}

/** If the mobile is in use, the constraint becomes the refusal (http/answer.ts). */
export async function updateAccount(
  ctx: SignedInCtx,
  accountId: string,
  part: { mobile?: string; state?: UserState },
): Promise<void> {
  await ctx.db
    .update(accounts)
    .set({ ...part, updatedAt: ctx.now })
    .where(and(eq(accounts.companyId, ctx.companyId), eq(accounts.id, accountId)));
}

/** Gives the user exactly these roles. */
export async function replaceUserRoles(
  ctx: SignedInCtx,
  { userId, roleIds }: { userId: string; roleIds: readonly string[] },
): Promise<void> {
  const { companyId } = ctx;
  await ctx.db.delete(userRoles).where(and(eq(userRoles.companyId, companyId), eq(userRoles.userId, userId)));
  await ctx.db.insert(userRoles).values(roleIds.map((roleId) => ({ companyId, userId, roleId })));
}

/** Brings users of the caller's enterprise into these departments; null for none. */
export async function updateUserOrgs(
  ctx: SignedInCtx,
  moves: readonly { userId: string; to: string | null }[],
): Promise<void> {
  // '0' is no department: a list of ids has no null.
  const [ids, orgs] = [moves.map(({ userId }) => userId), moves.map(({ to }) => to ?? '0')];
  await ctx.db.execute(sql`
    update users u set org_id = nullif(w.org_id, 0), version = u.version + 1, updated_at = ${ctx.now.toISOString()}::timestamptz
    from unnest(${idList(ids)}, ${idList(orgs)}) as w(id, org_id)
    where u.company_id = ${ctx.companyId} and u.customer_id = ${ctx.actor.customerId} and u.id = w.id`);
}
