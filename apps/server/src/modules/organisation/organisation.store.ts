import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { accounts, orgUnits, users } from '../../db/tables/accounts.ts';
import type { SignedInCtx } from '../../http/context.ts';

/** accounts.state of who is gone for good: he is nobody's leader and is not counted. */
const closed = 4;

const ofOwnCustomer = (ctx: SignedInCtx) =>
  and(eq(orgUnits.companyId, ctx.companyId), eq(orgUnits.customerId, ctx.actor.customerId));

/** Departments of the caller's enterprise, siblings in their order, with how many people each has of its own. */
export async function selectOrgUnits(ctx: SignedInCtx) {
  const { companyId } = ctx;
  return ctx.db
    .select({
      orgId: orgUnits.id,
      orgName: orgUnits.name,
      parentId: orgUnits.parentId,
      leaderUserId: sql<string>`case when ${accounts.id} is null then '' else ${users.id}::text end`,
      leaderName: sql<string>`case when ${accounts.id} is null then '' else ${users.name} end`,
      sortNo: orgUnits.sortNo,
      userCount: sql<number>`(select count(*)::int from users u
        join accounts a on a.company_id = ${companyId} and a.id = u.account_id and a.state <> ${closed}
        where u.company_id = ${companyId} and u.org_id = ${orgUnits.id})`,
      version: orgUnits.version,
    })
    .from(orgUnits)
    .leftJoin(users, and(eq(users.companyId, companyId), eq(users.id, orgUnits.leaderUserId)))
    .leftJoin(
      accounts,
      and(eq(accounts.companyId, companyId), eq(accounts.id, users.accountId), ne(accounts.state, closed)),
    )
    .where(ofOwnCustomer(ctx))
    .orderBy(asc(orgUnits.sortNo), asc(orgUnits.id));
}
export type OrgUnitRow = Awaited<ReturnType<typeof selectOrgUnits>>[number];
