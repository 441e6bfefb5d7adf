import { accountStates, accountTypes } from '@jicai/domain/people/account-types.ts';
import type { HouseUnit } from '@jicai/domain/people/directory/settle-departments.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { anyId, anyText } from '../../db/any-of.ts';
import { codes } from '../../db/codes.ts';

/** A member as he is read; `state` is that of his account. */
export interface MemberRow {
  userId: string;
  accountId: string;
  name: string;
  email: string;
  mobile: string;
  orgId: string | null;
  state: number;
  roleIds: string[];
  subjects: string[];
}

type HouseUnitRow = HouseUnit & { version: number };

/** Departments of an enterprise, with the name of an approval rule that asks for it. */
export async function selectHouseUnits(ctx: Ctx, customerId: string): Promise<HouseUnitRow[]> {
  const { companyId } = ctx;
  const { rows } = await ctx.db.execute<HouseUnitRow & Record<string, unknown>>(sql`
    select o.id::text as "orgId", o.parent_id::text as "parentId", o.name, o.directory_id as "directoryId", o.version,
      coalesce((select min(r.name) from approval_rules r
        where r.company_id = ${companyId} and r.customer_id = ${customerId}
          and r.condition -> 'orgIds' @> to_jsonb(o.id::text)), '') as "ruleName"
    from org_units o where o.company_id = ${companyId} and o.customer_id = ${customerId}
    order by o.id`);
  return rows;
}

/** Members of an enterprise but for closed accounts, with the subjects they are linked under by this connection. */
export async function selectMembers(
  ctx: Ctx,
  { customerId, connectionId }: { customerId: string; connectionId: string },
): Promise<MemberRow[]> {
  const { companyId } = ctx;
  const { rows } = await ctx.db.execute<MemberRow & Record<string, unknown>>(sql`
    select u.id::text as "userId", u.account_id::text as "accountId", u.name, lower(u.email) as email,
      coalesce(a.mobile, '') as mobile, u.org_id::text as "orgId", a.state,
      array(select ur.role_id::text from user_roles ur
        where ur.company_id = ${companyId} and ur.user_id = u.id order by ur.role_id) as "roleIds",
      array(select i.subject from sign_on_identities i
        where i.company_id = ${companyId} and i.connection_id = ${connectionId} and i.account_id = u.account_id
        order by i.subject) as subjects
    from users u
    join accounts a on a.company_id = ${companyId} and a.id = u.account_id and a.state <> ${codes(accountStates.closed)}
      and a.account_type = ${codes(accountTypes.buyer)}
    where u.company_id = ${companyId} and u.customer_id = ${customerId}
    order by u.id`);
  return rows;
}

interface ActiveMember {
  userId: string;
  accountId: string;
  orgId: string | null;
  isKeeper: boolean;
  version: number;
}

/** Those of these members who can sign in, where they stand, and whether they may set the connection up. */
export async function selectActiveMembers(
  ctx: Ctx,
  customerId: string,
  userIds: readonly string[],
): Promise<ActiveMember[]> {
  const { companyId } = ctx;
  const { rows } = await ctx.db.execute<ActiveMember & Record<string, unknown>>(sql`
    select u.id::text as "userId", u.account_id::text as "accountId", u.org_id::text as "orgId", u.version, exists (
        select from user_roles ur join roles r on r.company_id = ${companyId} and r.id = ur.role_id
        where ur.company_id = ${companyId} and ur.user_id = u.id and 'signOn.edit' = any(r.permissions)) as "isKeeper"
    from users u
    join accounts a on a.company_id = ${companyId} and a.id = u.account_id and a.state = ${codes(accountStates.active)}
    where u.company_id = ${companyId} and u.customer_id = ${customerId} and ${anyId(sql`u.id`, userIds)}`);
  return rows;
}

/** Subjects of a connection whose accounts are not of its enterprise any more. */
export async function selectForeignSubjects(
  ctx: Ctx,
  { customerId, connectionId }: { customerId: string; connectionId: string },
): Promise<string[]> {
  const { companyId } = ctx;
  const { rows } = await ctx.db.execute<{ subject: string }>(sql`
    select i.subject from sign_on_identities i
    where i.company_id = ${companyId} and i.connection_id = ${connectionId} and not exists (
      select from users u
      where u.company_id = ${companyId} and u.account_id = i.account_id and u.customer_id = ${customerId})
    order by i.subject`);
  return rows.map(({ subject }) => subject);
}

/** Which of these mobiles any account of the shop has. */
export async function selectUsedMobiles(ctx: Ctx, mobiles: readonly string[]): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ mobile: string }>(sql`
    select a.mobile from accounts a where a.company_id = ${ctx.companyId} and ${anyText(sql`a.mobile`, mobiles)}`);
  return rows.map(({ mobile }) => mobile);
}

/** Which of these mobiles accounts of the shop have that are not members of the enterprise. */
export async function selectMobilesOfOthers(
  ctx: Ctx,
  customerId: string,
  mobiles: readonly string[],
): Promise<string[]> {
  const { companyId } = ctx;
  const { rows } = await ctx.db.execute<{ mobile: string }>(sql`
    select a.mobile from accounts a
    where a.company_id = ${companyId} and ${anyText(sql`a.mobile`, mobiles)} and not exists (
      select from users u
      where u.company_id = ${companyId} and u.account_id = a.id and u.customer_id = ${customerId})
    order by a.mobile`);
  return rows.map(({ mobile }) => mobile);
}
