import { and, eq } from 'drizzle-orm';
import { accounts, customers, orgUnits, roles, userRoles, users } from '../../db/tables/accounts.ts';
import { credentials } from '../../db/tables/auth.ts';
import type { Actor } from '../../ctx/actor.ts';
import type { Ctx } from '../../ctx/ctx.ts';

export async function selectUserInfo(ctx: Ctx, userId: string) {
  const [row] = await ctx.db
    .select({
      userId: users.id,
      accountId: accounts.id,
      accountNo: accounts.accountNo,
      userName: users.name,
      mobile: accounts.mobile,
      boundEmail: accounts.email,
      email: users.email,
      sex: users.sex,
      avatarUrl: users.avatarUrl,
      orgId: users.orgId,
      orgName: orgUnits.name,
      customerId: users.customerId,
      customerName: customers.name,
      customerType: customers.customerType,
      lastLoginAt: credentials.lastLoginAt,
      version: users.version,
    })
    .from(users)
    .innerJoin(accounts, and(eq(accounts.companyId, users.companyId), eq(accounts.id, users.accountId)))
    .leftJoin(credentials, and(eq(credentials.companyId, users.companyId), eq(credentials.accountId, users.accountId)))
    .leftJoin(customers, and(eq(customers.companyId, users.companyId), eq(customers.id, users.customerId)))
    .leftJoin(orgUnits, and(eq(orgUnits.companyId, users.companyId), eq(orgUnits.id, users.orgId)))
    .where(and(eq(users.companyId, ctx.companyId), eq(users.id, userId)));
  return row;
}
export type UserInfoRow = NonNullable<Awaited<ReturnType<typeof selectUserInfo>>>;

export async function selectUserRoles(ctx: Ctx, userId: string) {
  return ctx.db
    .select({ roleId: roles.id, roleName: roles.name })
    .from(userRoles)
    .innerJoin(roles, and(eq(roles.companyId, userRoles.companyId), eq(roles.id, userRoles.roleId)))
    .where(and(eq(userRoles.companyId, ctx.companyId), eq(userRoles.userId, userId)))
    .orderBy(roles.id);
}

/** Changes nothing and returns undefined when the version is no longer the one last read. */
export async function updateUser(
  ctx: Ctx,
  actor: Actor,
  version: number,
  values: { name: string; sex?: number | undefined; email: string },
): Promise<number | undefined> {
  const [row] = await ctx.db
    .update(users)
    .set({ ...values, version: version + 1, updatedAt: ctx.now })
    .where(and(eq(users.companyId, ctx.companyId), eq(users.id, actor.userId), eq(users.version, version)))
    .returning({ version: users.version });
  return row?.version;
}

export async function updateAvatar(ctx: Ctx, userId: string, avatarUrl: string): Promise<void> {
  await ctx.db
    .update(users)
    .set({ avatarUrl, updatedAt: ctx.now })
    .where(and(eq(users.companyId, ctx.companyId), eq(users.id, userId)));
}

/** A member's customer carries his name. */
export async function updateCustomerName(ctx: Ctx, customerId: string, name: string): Promise<void> {
  await ctx.db
    .update(customers)
    .set({ name, updatedAt: ctx.now })
    .where(and(eq(customers.companyId, ctx.companyId), eq(customers.id, customerId)));
}
