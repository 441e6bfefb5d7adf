import { accountStates } from '@jicai/domain/people/account-types.ts';
import { sql } from 'drizzle-orm';
import { codes } from '../../db/codes.ts';
import { idList } from '../../db/any-of.ts';
import { prepared, type RowOf, selectList } from '../../db/prepared.ts';
import { approvalRules } from '../../db/tables/approvals.ts';
import type { Ctx } from '../../ctx/ctx.ts';

/** The rules that are switched on, in the order in which they are asked. */
export const selectRules = (ctx: Ctx, customerId: string): Promise<RuleRow[]> =>
  readRules(ctx.db, { companyId: ctx.companyId, customerId });

const ruleColumns = {
  ruleId: approvalRules.id,
  ruleName: approvalRules.name,
  condition: approvalRules.condition,
  steps: approvalRules.steps,
  fallback: approvalRules.fallback,
};
export type RuleRow = RowOf<typeof ruleColumns>;
const readRules = prepared<RuleRow, 'companyId' | 'customerId'>(
  ['companyId', 'customerId'],
  ({ companyId, customerId }) => sql`
    select ${selectList(ruleColumns)} from approval_rules
    where company_id = ${companyId} and customer_id = ${customerId} and is_enabled order by priority, id`,
);

/** A department and those above it, from below, each with its head. */
export async function selectOrgPath(ctx: Ctx, orgId: string) {
  const { rows } = await ctx.db.execute<{ org_id: string; leader_id: string | null }>(sql`
    with recursive up as (
      select u.id, u.parent_id, u.leader_user_id, 1 as depth from org_units u
      where u.company_id = ${ctx.companyId} and u.id = ${orgId}
      union all
      select u.id, u.parent_id, u.leader_user_id, p.depth + 1 from org_units u join up p on u.id = p.parent_id
      where u.company_id = ${ctx.companyId})
    select id as org_id, leader_user_id as leader_id from up order by depth`);
  return rows.map((row) => ({ orgId: row.org_id, leaderUserId: row.leader_id }));
}

/** Categories and those above them. */
export async function selectCategoryPaths(ctx: Ctx, categoryIds: readonly string[]): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    with recursive up as (
      select c.id, c.parent_id from categories c
      where c.company_id = ${ctx.companyId} and c.id = any(${idList(categoryIds)})
      union
      select c.id, c.parent_id from categories c join up p on c.id = p.parent_id where c.company_id = ${ctx.companyId})
    select id from up`);
  return rows.map((row) => row.id);
}

export interface Approver {
  userId: string;
  accountId: string;
  userName: string;
  orgName: string;
  roleIds: string[];
  isAdmin: boolean;
}

/** The people of a customer who may approve: their account is in order and one of their roles has the permission. */
export async function selectApprovers(ctx: Ctx, customerId: string): Promise<Approver[]> {
  const { rows } = await ctx.db.execute<{
    user_id: string;
    account_id: string;
    user_name: string;
    org_name: string;
    role_ids: string[];
    is_admin: boolean;
  }>(sql`
    select u.id as user_id, u.account_id, u.name as user_name, coalesce(o.name, '') as org_name,
      array_agg(r.id::text) as role_ids, bool_or(r.built_in = 'admin') as is_admin
    from users u
    join accounts a on a.company_id = ${ctx.companyId} and a.id = u.account_id and a.state = ${codes(accountStates.active)}
    join user_roles ur on ur.company_id = ${ctx.companyId} and ur.user_id = u.id
    join roles r on r.company_id = ${ctx.companyId} and r.id = ur.role_id
    left join org_units o on o.company_id = ${ctx.companyId} and o.id = u.org_id
    where u.company_id = ${ctx.companyId} and u.customer_id = ${customerId}
    group by u.id, u.account_id, u.name, o.name
    having bool_or('audit.act' = any(r.permissions))
    order by u.id`);
  return rows.map((row) => ({
    userId: row.user_id,
    accountId: row.account_id,
    userName: row.user_name,
    orgName: row.org_name,
    roleIds: row.role_ids,
    isAdmin: row.is_admin,
  }));
}

/** Names of those of a customer who may change its rules. */
export async function selectRuleEditors(ctx: Ctx, customerId: string): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ user_name: string }>(sql`
    select u.name as user_name from users u
    join accounts a on a.company_id = ${ctx.companyId} and a.id = u.account_id and a.state = ${codes(accountStates.active)}
    where u.company_id = ${ctx.companyId} and u.customer_id = ${customerId} and exists (
      select 1 from user_roles ur join roles r on r.company_id = ${ctx.companyId} and r.id = ur.role_id
      where ur.company_id = ${ctx.companyId} and ur.user_id = u.id and 'rule.edit' = any(r.permissions))
    order by u.id limit 3`);
  return rows.map((row) => row.user_name);
}
