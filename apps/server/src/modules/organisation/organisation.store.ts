import { accountStates } from '@jicai/domain/people/account-types.ts';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { accounts, orgUnits, users } from '../../db/tables/accounts.ts';
import { approvalRules } from '../../db/tables/approvals.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';

/** accounts.state of who is gone for good: he is nobody's leader and is not counted. */
const { closed } = accountStates;

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

interface OrgValues {
  name: string;
  leaderUserId: string | null;
  sortNo: number;
}

export async function insertOrgUnit(ctx: SignedInCtx, unit: OrgValues & { parentId: string }): Promise<string> {
  const id = ctx.newId();
  await ctx.db.insert(orgUnits).values({ companyId: ctx.companyId, customerId: ctx.actor.customerId, id, ...unit });
  return id;
}

export async function updateOrgUnit(
  ctx: SignedInCtx,
  orgId: string,
  values: Partial<OrgValues> & { parentId?: string },
): Promise<void> {
  await ctx.db
    .update(orgUnits)
    .set({ ...values, version: sql`${orgUnits.version} + 1` })
    .where(and(ofOwnCustomer(ctx), eq(orgUnits.id, orgId)));
}

export async function deleteOrgUnit(ctx: SignedInCtx, orgId: string): Promise<void> {
  await ctx.db.delete(orgUnits).where(and(ofOwnCustomer(ctx), eq(orgUnits.id, orgId)));
}

/** The people of the caller's enterprise whose accounts are in order, or the one of them with this id. */
export async function selectColleagues(ctx: SignedInCtx, userId?: string) {
  const { companyId } = ctx;
  return ctx.db
    .select({ userId: users.id, userName: users.name, orgName: sql<string>`coalesce(${orgUnits.name}, '')` })
    .from(users)
    .innerJoin(accounts, and(eq(accounts.companyId, companyId), eq(accounts.id, users.accountId)))
    .leftJoin(orgUnits, and(eq(orgUnits.companyId, companyId), eq(orgUnits.id, users.orgId)))
    .where(
      and(
        eq(users.companyId, companyId),
        eq(users.customerId, ctx.actor.customerId),
        eq(accounts.state, accountStates.active),
        userId === undefined ? undefined : eq(users.id, userId),
      ),
    )
    .orderBy(asc(users.id));
}

/** Name of an approval rule that asks for the department, if there is one. */
export async function selectRuleAskingFor(ctx: SignedInCtx, orgId: string): Promise<string | undefined> {
  const { companyId } = ctx;
  const [row] = await ctx.db
    .select({ name: approvalRules.name })
    .from(approvalRules)
    .where(
      and(
        eq(approvalRules.companyId, companyId),
        eq(approvalRules.customerId, ctx.actor.customerId),
        sql`${approvalRules.condition} -> 'orgIds' @> to_jsonb(${orgId}::text)`,
      ),
    )
    .limit(1);
  return row?.name;
}
