import type { RuleOptions } from '@jicai/contract/approvals/approval-rules.ts';
import { ruleFaults } from '@jicai/domain/approvals/approval-rule-form.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { checkVersion } from '../orders/index.ts';
import {
  deleteRule,
  insertRule,
  type RuleFields,
  selectAllRules,
  selectRuleOptions,
  updateRule,
} from './rule-settings.store.ts';
import { selectApprovers } from './rules.store.ts';

/**
 * Makes or changes a rule of the caller's enterprise; orders under way keep theirs (docs/domain/approvals.md §1,
 * docs/domain/validation.md §8). People, roles and departments it names must be the enterprise's own: badInput otherwise.
 */
export async function saveRule(
  ctx: SignedInCtx,
  { ruleId, version, ...fields }: RuleFields & { ruleId: string | undefined; version: number | undefined },
): Promise<{ ruleId: string; version: number }> {
  const { customerId } = ctx.actor;
  const [[field, text] = []] = Object.entries(ruleFaults(fields));
  if (field && text) throw badField(field, text);
  await requireOwn(ctx, fields);
  const rules = await selectAllRules(ctx, customerId);
  if (rules.some((rule) => rule.name === fields.name && rule.ruleId !== ruleId))
    throw badField('ruleName', '规则名称已存在');
  const current = rules.find((rule) => rule.ruleId === ruleId);
  if (ruleId && !current) throw refuse.notFound();
  if (!ruleId || !current) {
    const id = ctx.newId();
    await insertRule(ctx, { ...fields, id, customerId });
    await writeAudit(ctx, { subject: `approvalRule ${id}`, before: {}, after: { ...fields } });
    return { ruleId: id, version: 1 };
  }
  checkVersion(current, version);
  if (!(await updateRule(ctx, { ruleId, customerId, version: current.version }, fields))) throw refuse.outdated();
  await writeAudit(ctx, { subject: `approvalRule ${ruleId}`, before: { ...current }, after: { ...fields } });
  return { ruleId, version: current.version + 1 };
}

/** Takes a rule away; refused as notFound for none of the caller's enterprise, outdated when somebody has changed it. */
export async function removeRule(
  ctx: SignedInCtx,
  { ruleId, version }: { ruleId: string; version: number | undefined },
): Promise<void> {
  const { customerId } = ctx.actor;
  const rule = (await selectAllRules(ctx, customerId)).find((one) => one.ruleId === ruleId);
  if (!rule) throw refuse.notFound();
  checkVersion(rule, version);
  await deleteRule(ctx, { ruleId, customerId });
  await writeAudit(ctx, { subject: `approvalRule ${ruleId}`, before: { ...rule }, after: {} });
}

/** What rules of the caller's enterprise may name. */
export async function listRuleOptions(ctx: SignedInCtx): Promise<RuleOptions> {
  const { customerId } = ctx.actor;
  const [{ orgs, roles, people }, approvers] = await Promise.all([
    selectRuleOptions(ctx, customerId),
    selectApprovers(ctx, customerId),
  ]);
  return {
    requesters: people.map(({ userId, userName, orgName }) => ({ userId, userName, orgName })),
    approvers: approvers.map(({ userId, userName, orgName }) => ({ userId, userName, orgName })),
    roles: roles.map(({ roleId, roleName }) => ({ roleId, roleName })),
    orgs,
  };
}

/** Somebody of the caller's enterprise, as a rule sees him; refused as notFound for anybody else. */
export async function getAsker(ctx: SignedInCtx, userId: string) {
  const { customerId } = ctx.actor;
  const { people } = await selectRuleOptions(ctx, customerId);
  const person = people.find((one) => one.userId === userId);
  if (!person) throw refuse.notFound();
  return { userId, userName: person.userName, customerId, orgId: person.orgId };
}

async function requireOwn(ctx: SignedInCtx, { condition, steps, fallback }: RuleFields): Promise<void> {
  const options = await listRuleOptions(ctx);
  const users = new Set(options.requesters.map((one) => one.userId));
  const approvers = new Set(options.approvers.map((one) => one.userId));
  const roleIds = new Set(options.roles.map((one) => one.roleId));
  const orgIds = new Set(options.orgs.map((one) => one.orgId));
  if (condition.orgIds?.some((id) => !orgIds.has(id))) throw badField('orgIds', '部门不存在');
  if (condition.requesterIds?.some((id) => !users.has(id))) throw badField('requesterIds', '申请人不存在');
  if (fallback.kind === 'deputy' && !approvers.has(fallback.userId))
    throw badField('fallback', '代理审批人没有审批权限');
  for (const spec of steps.flatMap((step) => step.approvers)) {
    if (spec.kind === 'user' && !approvers.has(spec.id)) throw badField('steps', '审批人没有审批权限');
    if (spec.kind === 'role' && !roleIds.has(spec.id)) throw badField('steps', '角色没有审批权限');
  }
}
