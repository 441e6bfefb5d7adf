import { and, eq, sql } from 'drizzle-orm';
import { accounts, customers, roles, userRoles, users } from '../../db/tables/accounts.ts';
import type { Ctx } from '../../ctx/ctx.ts';

export async function selectAccountByNo(ctx: Ctx, accountNo: string) {
  const [row] = await ctx.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.companyId, ctx.companyId), eq(sql`lower(${accounts.accountNo})`, accountNo.toLowerCase())));
  return row;
}

interface NewMember {
  account: Omit<typeof accounts.$inferInsert, 'companyId' | 'createdAt' | 'updatedAt'>;
  customer: Omit<typeof customers.$inferInsert, 'companyId' | 'createdAt' | 'updatedAt'>;
  user: Omit<typeof users.$inferInsert, 'companyId' | 'createdAt' | 'updatedAt'>;
  role: Omit<typeof roles.$inferInsert, 'companyId'>;
}

/** One person with everything that belongs to him; a name or mobile in use ends in its constraint's refusal. */
export async function insertMember(ctx: Ctx, { account, customer, user, role }: NewMember): Promise<void> {
  const { companyId, now } = ctx;
  const times = { companyId, createdAt: now, updatedAt: now };
  await ctx.db.insert(accounts).values({ ...times, ...account });
  await ctx.db.insert(customers).values({ ...times, ...customer });
  await ctx.db.insert(users).values({ ...times, ...user });
  await ctx.db.insert(roles).values({ companyId, ...role });
  await ctx.db.insert(userRoles).values({ companyId, userId: user.id, roleId: role.id });
}
