import { and, eq } from 'drizzle-orm';
import { orgReceivers, roles, userRoles } from '../../db/tables/accounts.ts';
import type { Actor } from '../../ctx/actor.ts';
import type { Ctx } from '../../ctx/ctx.ts';

const columns = { builtIn: roles.builtIn, functionIds: roles.functionIds };

export async function selectRolesOfUser(ctx: Ctx, userId: string) {
  return ctx.db
    .select(columns)
    .from(userRoles)
    .innerJoin(roles, and(eq(roles.companyId, userRoles.companyId), eq(roles.id, userRoles.roleId)))
    .where(and(eq(userRoles.companyId, ctx.companyId), eq(userRoles.userId, userId)));
}

/** A role of the actor's own customer. */
export async function selectRole(ctx: Ctx, actor: Actor, roleId: string) {
  const [row] = await ctx.db
    .select(columns)
    .from(roles)
    .where(and(eq(roles.companyId, ctx.companyId), eq(roles.customerId, actor.customerId), eq(roles.id, roleId)));
  return row;
}

/** Somebody has named the user as a receiver of a department. */
export async function selectIsReceiver(ctx: Ctx, userId: string): Promise<boolean> {
  const [row] = await ctx.db
    .select({ orgId: orgReceivers.orgId })
    .from(orgReceivers)
    .where(and(eq(orgReceivers.companyId, ctx.companyId), eq(orgReceivers.userId, userId)))
    .limit(1);
  return row !== undefined;
}
