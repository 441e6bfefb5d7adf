import type { ApprovalRule } from '@jicai/contract/approvals/approval-rules.ts';
import type { BodyOf } from '@jicai/contract/index.ts';
import { type RuleStep, stepModeTexts } from '@jicai/domain/approvals/approval-flow.ts';
import { type ConditionNames, conditionText, type RuleCondition } from '@jicai/domain/approvals/approval-rules.ts';
import { type App, route } from '../../http/route.ts';
import { chooseFlow, needsAnswer } from './choose-flow.ts';
import { getAsker, listRuleOptions, removeRule, saveRule } from './rule-settings.ts';
import { selectAllRules, selectConditionNames, type StoredRule } from './rule-settings.store.ts';
import { selectRules } from './rules.store.ts';

export function ruleSettingsRoutes(app: App): void {
  route(app, '/api/ShopAudit/GetRuleList', async (ctx) => {
    const rules = await selectAllRules(ctx, ctx.actor.customerId);
    const conditions = rules.map(({ condition }) => condition);
    const names = await selectConditionNames(ctx, ctx.actor.customerId, conditions);
    return { resultData: rules.map((rule) => toRule(rule, names)) };
  });

  route(app, '/api/ShopAudit/GetRuleOptions', async (ctx) => ({ resultData: await listRuleOptions(ctx) }));

  route(app, '/api/ShopAudit/SaveRule', async (ctx, { data }) => {
    const { ruleId, version, ruleName: name, isEnable: isEnabled, priority } = data;
    const { fallback } = data;
    const fields = {
      name,
      priority,
      isEnabled,
      condition: toCondition(data.condition),
      steps: toSteps(data.steps),
      fallback,
    };
    return { resultData: await saveRule(ctx, { ...fields, ruleId, version }) };
  });

  route(app, '/api/ShopAudit/DeleteRule', async (ctx, { data }) => {
    await removeRule(ctx, { ruleId: data.ruleId, version: data.version });
    return { resultData: {} };
  });

  route(app, '/api/ShopAudit/TestRule', async (ctx, { data }) => {
    const { userId, payFee: payFen, payMode, categoryIds = [] } = data;
    const asker = await getAsker(ctx, userId);
    const rules = await selectRules(ctx, asker.customerId);
    const flow = await chooseFlow(ctx, rules, { payMode, payFen, categoryIds }, asker);
    const steps = flow?.steps?.map(({ stepNo, mode, approvers }) => ({
      stepNo,
      modeText: stepModeTexts[mode],
      approvers: approvers.map(({ userName }) => userName),
    }));
    const { ruleName, skipNote, fault } = flow ?? {};
    return { resultData: { needAudit: needsAnswer(flow), ruleName, skipNote: skipNote || undefined, fault, steps } };
  });
}

type Saved = BodyOf<'/api/ShopAudit/SaveRule'>['data'];

/** Keeps only the conditions that are set. */
function toCondition({ amountFrom, amountTo, ...lists }: Saved['condition']): RuleCondition {
  const { orgIds, requesterIds, payModes, categoryIds } = lists;
  return {
    ...(orgIds?.length && { orgIds }),
    ...(requesterIds?.length && { requesterIds }),
    ...(payModes?.length && { payModes }),
    ...(categoryIds?.length && { categoryIds }),
    ...(typeof amountFrom === 'number' && amountFrom > 0 && { amountFromFen: amountFrom }),
    ...(typeof amountTo === 'number' && { amountToFen: amountTo }),
  };
}

const toSteps = (steps: Saved['steps']): RuleStep[] =>
  steps.map(({ mode, approvers }) => ({
    mode,
    approvers: approvers.map((spec) => ('id' in spec ? { kind: spec.kind, id: spec.id } : { kind: spec.kind })),
  }));

function toRule(rule: StoredRule, names: ConditionNames): ApprovalRule {
  const { ruleId, name, priority, condition, steps, fallback, isEnabled, version } = rule;
  const { amountFromFen, amountToFen, orgIds, requesterIds, payModes, categoryIds } = condition;
  return {
    ruleId,
    ruleName: name,
    priority,
    condition: {
      orgIds: orgIds && [...orgIds],
      requesterIds: requesterIds && [...requesterIds],
      payModes: payModes && [...payModes],
      categoryIds: categoryIds && [...categoryIds],
      amountFrom: amountFromFen,
      amountTo: amountToFen,
    },
    ruleText: conditionText(condition, names),
    steps: steps.map(({ mode, approvers }) => ({ mode, approvers: [...approvers] })),
    fallback,
    isEnable: isEnabled,
    version,
  };
}
