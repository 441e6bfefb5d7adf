import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm';
import { roles } from '../../db/tables/accounts.ts';
import type { SignedInCtx } from '../../http/context.ts';

/** accounts.state of who is gone for good. */
const closed = 4;

const ofOwnCustomer = (ctx: SignedInCtx) =>
  and(eq(roles.companyId, ctx.companyId), eq(roles.customerId, ctx.actor.customerId));

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
  return { rows, total: counted?.total ?? 0 };
}
export type RoleRow = Awaited<ReturnType<typeof selectRoles>>['rows'][number];
