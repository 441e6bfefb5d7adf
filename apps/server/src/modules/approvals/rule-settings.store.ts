import type { RuleFallback, RuleStep } from '@jicai/domain/approvals/approval-flow.ts';
import type { ConditionNames, RuleCondition } from '@jicai/domain/approvals/approval-rules.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { orgUnits, roles, users } from '../../db/tables/accounts.ts';
import { approvalRules } from '../../db/tables/approvals.ts';
import { idList } from '../../db/any-of.ts';
import type { Ctx } from '../../ctx/ctx.ts';

export interface RuleFields {
  name: string;
  priority: number;
  condition: RuleCondition;
  steps: RuleStep[];
  fallback: RuleFallback;
  isEnabled: boolean;
}

const ofCustomer = (ctx: Ctx, customerId: string) =>
  and(eq(approvalRules.companyId, ctx.companyId), eq(approvalRules.customerId, customerId));

/** All rules of a customer, also those switched off, in the order in which they are asked. */
export async function selectAllRules(ctx: Ctx, customerId: string) {
  return ctx.db
    .select({
      ruleId: approvalRules.id,
      name: approvalRules.name,
      priority: approvalRules.priority,
      condition: approvalRules.condition,
      steps: approvalRules.steps,
      fallback: approvalRules.fallback,
      isEnabled: approvalRules.isEnabled,
      version: approvalRules.version,
    })
    .from(approvalRules)
    .where(ofCustomer(ctx, customerId))
    .orderBy(asc(approvalRules.priority), asc(approvalRules.id));
}
export type StoredRule = Awaited<ReturnType<typeof selectAllRules>>[number];

/** Of departments and people of the customer, and of categories. */
export async function selectConditionNames(
  ctx: Ctx,
  customerId: string,
  conditions: readonly RuleCondition[],
): Promise<ConditionNames> {
  const of = (key: keyof ConditionNames) => conditions.flatMap((condition) => condition[key] ?? []);
  const { rows } = await ctx.db.execute<{ key: keyof ConditionNames; id: string; name: string }>(sql`
    select 'orgIds' as key, id::text as id, name from org_units
      where company_id = ${ctx.companyId} and customer_id = ${customerId} and id = any(${idList(of('orgIds'))})
    union all
    select 'requesterIds', id::text, name from users
      where company_id = ${ctx.companyId} and customer_id = ${customerId} and id = any(${idList(of('requesterIds'))})
    union all
    select 'categoryIds', id::text, name from categories
      where company_id = ${ctx.companyId} and id = any(${idList(of('categoryIds'))})`);
  const namesOf = (wanted: keyof ConditionNames) =>
    Object.fromEntries(rows.filter(({ key }) => key === wanted).map(({ id, name }) => [id, name]));
  return { orgIds: namesOf('orgIds'), requesterIds: namesOf('requesterIds'), categoryIds: namesOf('categoryIds') };
}

export async function insertRule(ctx: Ctx, rule: RuleFields & { id: string; customerId: string }): Promise<void> {
  const { companyId, now } = ctx;
  await ctx.db.insert(approvalRules).values({ ...rule, companyId, createdAt: now, updatedAt: now });
}

/** False where the rule has another version by now. */
export async function updateRule(
  ctx: Ctx,
  key: { ruleId: string; customerId: string; version: number },
  fields: RuleFields,
): Promise<boolean> {
  const changed = await ctx.db
    .update(approvalRules)
    .set({ ...fields, version: sql`${approvalRules.version} + 1`, updatedAt: ctx.now })
    .where(
      and(ofCustomer(ctx, key.customerId), eq(approvalRules.id, key.ruleId), eq(approvalRules.version, key.version)),
    )
    .returning({ id: approvalRules.id });
  return changed.length > 0;
}

export async function deleteRule(ctx: Ctx, { ruleId, customerId }: { ruleId: string; customerId: string }) {
  await ctx.db.delete(approvalRules).where(and(ofCustomer(ctx, customerId), eq(approvalRules.id, ruleId)));
}

/** Departments and roles of a customer, and its people with where they are. */
export async function selectRuleOptions(ctx: Ctx, customerId: string) {
  const [orgs, roleRows, people] = await Promise.all([
    ctx.db
      .select({ orgId: orgUnits.id, orgName: orgUnits.name })
      .from(orgUnits)
      .where(and(eq(orgUnits.companyId, ctx.companyId), eq(orgUnits.customerId, customerId)))
      .orderBy(asc(orgUnits.sortNo), asc(orgUnits.id)),
    ctx.db
      .select({ roleId: roles.id, roleName: roles.name, permissions: roles.permissions })
      .from(roles)
      .where(and(eq(roles.companyId, ctx.companyId), eq(roles.customerId, customerId)))
      .orderBy(asc(roles.id)),
    ctx.db
      .select({
        userId: users.id,
        userName: users.name,
        orgId: users.orgId,
        orgName: sql<string>`coalesce(${orgUnits.name}, '')`,
      })
      .from(users)
      .leftJoin(orgUnits, and(eq(orgUnits.companyId, ctx.companyId), eq(orgUnits.id, users.orgId)))
      .where(and(eq(users.companyId, ctx.companyId), eq(users.customerId, customerId)))
      .orderBy(asc(users.id)),
  ]);
  return { orgs, people, roles: roleRows.filter((role) => role.permissions.includes('audit.act')) };
}
