import { accountTypes } from '@jicai/domain/people/account-types.ts';
import type { UserState } from '@jicai/domain/people/user-rules.ts';
import type { StaffType } from '@jicai/domain/shop-side/staff-rules.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { accounts, users } from '../../db/tables/accounts.ts';
import { suppliers } from '../../db/tables/goods.ts';

/** An account in order with its person; a name or mobile in use ends in its constraint's refusal. */
export async function insertStaff(
  ctx: Ctx,
  staff: {
    accountId: string;
    userId: string;
    accountNo: string;
    mobile: string;
    name: string;
    accountType: StaffType;
    supplierId: string | null;
    shopRoles: string[];
  },
): Promise<void> {
  const { accountId, userId, accountNo, mobile, accountType, ...person } = staff;
  const times = { companyId: ctx.companyId, createdAt: ctx.now, updatedAt: ctx.now };
  await ctx.db.insert(accounts).values({ ...times, id: accountId, accountNo, mobile, accountType });
  await ctx.db.insert(users).values({ ...times, id: userId, accountId, ...person });
}

/** Version + 1, with what of the person is new; undefined when somebody else was faster. */
export async function updateStaff(
  ctx: Ctx,
  { userId, version }: { userId: string; version: number },
  part: { name?: string; shopRoles?: string[] },
): Promise<number | undefined> {
  const [row] = await ctx.db
    .update(users)
    .set({ ...part, version: sql`${users.version} + 1`, updatedAt: ctx.now })
    .where(and(eq(users.companyId, ctx.companyId), eq(users.id, userId), eq(users.version, version)))
    .returning({ version: users.version });
  return row?.version;
}

/** A mobile in use ends in its constraint's refusal. */
export async function updateStaffAccount(
  ctx: Ctx,
  accountId: string,
  part: { mobile?: string; state?: UserState },
): Promise<void> {
  await ctx.db
    .update(accounts)
    .set({ ...part, updatedAt: ctx.now })
    .where(and(eq(accounts.companyId, ctx.companyId), eq(accounts.id, accountId)));
}

/** The suppliers whose people the caller may look after: an operator all of the shop's, a supplier itself. */
export async function selectSuppliers(ctx: Ctx) {
  return ctx.db
    .select({ supplierId: suppliers.id, supplierName: suppliers.name })
    .from(suppliers)
    .where(
      and(
        eq(suppliers.companyId, ctx.companyId),
        ctx.actor?.accountType === accountTypes.supplier ? eq(suppliers.id, ctx.actor.supplierId ?? '0') : undefined,
      ),
    )
    .orderBy(asc(suppliers.id));
}
