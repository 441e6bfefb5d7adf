import type { BuyerPermission, DataScope } from '@jicai/domain/people/permissions.ts';
import type { RoleRights } from '@jicai/domain/people/role-rights.ts';
import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm';
import { roles, userRoles, users } from '../../db/tables/accounts.ts';
import { approvalRules } from '../../db/tables/approvals.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';

/** accounts.state of a closed account. */
const closed = 4;

const ofOwnCustomer = (ctx: SignedInCtx) =>
  and(eq(roles.companyId, ctx.companyId), eq(roles.customerId, ctx.actor.customerId));

/** Narrows the column types: the table checks the scope (roles_scope), and only valid codes are ever written. */
const toRow = <T extends { orderScope: DataScope; permissions: string[] }>(row: T) => ({
  ...row,
  orderScope: row.orderScope,
  permissions: row.permissions as BuyerPermission[],
});
export type RoleRow = Awaited<ReturnType<typeof selectRoles>>['rows'][number];

const columns = (ctx: SignedInCtx) => ({
  roleId: roles.id,
  builtIn: roles.builtIn,
  name: roles.name,
  remark: roles.remark,
  orderScope: roles.orderScope,
  permissions: roles.permissions,
  functionIds: roles.functionIds,
  version: roles.version,
  userCount: sql<number>`(select count(*)::int from user_roles ur
    join users u on u.company_id = ${ctx.companyId} and u.id = ur.user_id
    join accounts a on a.company_id = ${ctx.companyId} and a.id = u.account_id and a.state <> ${closed}
    where ur.company_id = ${ctx.companyId} and ur.role_id = roles.id)`,
});

/** Roles of the caller's customer, the built-in ones first, then in the order in which they were made. */
export async function selectRoles(
  ctx: SignedInCtx,
  { searchKey }: { searchKey: string | undefined },
  { limit, offset }: { limit: number; offset: number },
) {
  const named = searchKey ? sql`strpos(lower(${roles.name}), ${searchKey.toLowerCase()}) > 0` : undefined;
  const wanted = and(ofOwnCustomer(ctx), named);
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select(columns(ctx))
      .from(roles)
      .where(wanted)
      .orderBy(desc(ne(roles.builtIn, '')), asc(roles.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(roles).where(wanted),
  ]);
  return { rows: rows.map(toRow), total: counted?.total ?? 0 };
}

/** A role of the caller's customer. */
export async function selectRole(ctx: SignedInCtx, roleId: string): Promise<RoleRow | undefined> {
  const [row] = await ctx.db
    .select(columns(ctx))
    .from(roles)
    .where(and(ofOwnCustomer(ctx), eq(roles.id, roleId)));
  return row && toRow(row);
}

/** Whether another role of the caller's customer has the name. */
export async function selectIsNameUsed(
  ctx: SignedInCtx,
  { name, roleId }: { name: string; roleId: string | undefined },
): Promise<boolean> {
  const found = await ctx.db
    .select({ id: roles.id })
    .from(roles)
    .where(and(ofOwnCustomer(ctx), eq(roles.name, name), roleId === undefined ? undefined : ne(roles.id, roleId)));
  return found.length > 0;
}

export interface RoleValues extends RoleRights {
  name: string;
  remark: string;
  orderScope: DataScope;
}

export async function insertRole(ctx: SignedInCtx, values: RoleValues): Promise<string> {
  const id = ctx.newId();
  await ctx.db.insert(roles).values({ companyId: ctx.companyId, customerId: ctx.actor.customerId, id, ...values });
  return id;
}

export async function updateRole(ctx: SignedInCtx, roleId: string, values: RoleValues): Promise<void> {
  await ctx.db
    .update(roles)
    .set({ ...values, version: sql`${roles.version} + 1` })
    .where(and(ofOwnCustomer(ctx), eq(roles.id, roleId)));
}

export async function deleteRole(ctx: SignedInCtx, roleId: string): Promise<void> {
  await ctx.db.delete(roles).where(and(ofOwnCustomer(ctx), eq(roles.id, roleId)));
}

/** Name of an approval rule whose approvers are the users with this role, if there is one. */
export async function selectRuleAsking(ctx: SignedInCtx, roleId: string): Promise<string | undefined> {
  const named = JSON.stringify([{ approvers: [{ kind: 'role', id: roleId }] }]);
  const [row] = await ctx.db
    .select({ name: approvalRules.name })
    .from(approvalRules)
    .where(
      and(
        eq(approvalRules.companyId, ctx.companyId),
        eq(approvalRules.customerId, ctx.actor.customerId),
        sql`${approvalRules.steps} @> ${named}::jsonb`,
      ),
    )
    .limit(1);
  return row?.name;
}

/** The users with this role. `isApprover`: by any of his roles the user may approve. */
export async function selectHolders(ctx: SignedInCtx, roleId: string) {
  const { companyId } = ctx;
  return ctx.db
    .select({
      userId: users.id,
      accountId: users.accountId,
      orgId: users.orgId,
      isApprover: sql<boolean>`exists (select from user_roles ur
        join roles r on r.company_id = ${companyId} and r.id = ur.role_id and 'audit.act' = any(r.permissions)
        where ur.company_id = ${companyId} and ur.user_id = ${users.id})`,
    })
    .from(userRoles)
    .innerJoin(users, and(eq(users.companyId, companyId), eq(users.id, userRoles.userId)))
    .where(and(eq(userRoles.companyId, companyId), eq(userRoles.roleId, roleId)))
    .orderBy(asc(users.id));
}
