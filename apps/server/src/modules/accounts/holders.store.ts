import type { BuyerPermission } from '@jicai/domain/people/permissions.ts';
import { and, eq, sql } from 'drizzle-orm';
import { roles, userRoles, users } from '../../db/tables/accounts.ts';
import type { Ctx } from '../../ctx/ctx.ts';

/** Accounts of the people of a customer whose roles hold this permission. */
export async function selectHolderAccountIds(
  ctx: Ctx,
  { customerId, permission }: { customerId: string; permission: BuyerPermission },
): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ accountId: users.accountId })
    .from(users)
    .innerJoin(userRoles, and(eq(userRoles.companyId, users.companyId), eq(userRoles.userId, users.id)))
    .innerJoin(roles, and(eq(roles.companyId, userRoles.companyId), eq(roles.id, userRoles.roleId)))
    .where(
      and(
        eq(users.companyId, ctx.companyId),
        eq(users.customerId, customerId),
        sql`${permission} = any(${roles.permissions})`,
      ),
    );
  return rows.map((row) => row.accountId);
}
