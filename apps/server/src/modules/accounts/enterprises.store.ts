import { accountStates } from '@jicai/domain/people/account-types.ts';
import { and, eq, sql } from 'drizzle-orm';
import { accounts, customers, orgUnits, roles, userRoles, users } from '../../db/tables/accounts.ts';
import type { Ctx } from '../../ctx/ctx.ts';

type Fresh<T> = Omit<T, 'companyId' | 'createdAt' | 'updatedAt'>;

export async function selectCustomerByTaxNo(ctx: Ctx, taxNo: string): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ customerId: customers.id })
    .from(customers)
    .where(and(eq(customers.companyId, ctx.companyId), eq(customers.taxNo, taxNo)));
  return row?.customerId;
}

/** An account without a customer; a name or mobile in use ends in its constraint's refusal. */
export async function insertApplicant(
  ctx: Ctx,
  { account, user }: { account: Fresh<typeof accounts.$inferInsert>; user: Fresh<typeof users.$inferInsert> },
): Promise<void> {
  const times = { companyId: ctx.companyId, createdAt: ctx.now, updatedAt: ctx.now };
  await ctx.db.insert(accounts).values({ ...times, ...account });
  await ctx.db.insert(users).values({ ...times, ...user });
}

export async function insertEnterprise(
  ctx: Ctx,
  enterprise: {
    customer: Fresh<typeof customers.$inferInsert>;
    unit: Omit<typeof orgUnits.$inferInsert, 'companyId'>;
    roles: Omit<typeof roles.$inferInsert, 'companyId'>[];
  },
): Promise<void> {
  const { companyId, now } = ctx;
  await ctx.db.insert(customers).values({ companyId, createdAt: now, updatedAt: now, ...enterprise.customer });
  await ctx.db.insert(orgUnits).values({ companyId, ...enterprise.unit });
  await ctx.db.insert(roles).values(enterprise.roles.map((role) => ({ companyId, ...role })));
}

/** Puts a user into an enterprise with a role, and his account in order. */
export async function updateApplicantAdmitted(
  ctx: Ctx,
  person: { accountId: string; userId: string; name: string; customerId: string; orgId: string; roleId: string },
): Promise<void> {
  const { companyId, now } = ctx;
  const { accountId, userId, name, customerId, orgId, roleId } = person;
  await ctx.db
    .update(users)
    .set({ name, customerId, orgId, updatedAt: now, version: sql`${users.version} + 1` })
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)));
  await ctx.db.insert(userRoles).values({ companyId, userId, roleId });
  await ctx.db
    .update(accounts)
    .set({ state: accountStates.active, updatedAt: now })
    .where(and(eq(accounts.companyId, companyId), eq(accounts.id, accountId)));
}
