import type { RuleStep } from './approval-flow.ts';
import type { RuleCondition } from './approval-rules.ts';
import { between } from '../forms/text.ts';

export const maxRuleSteps = 10;

export const ruleName = between(2, 30, '请输入2-30个字的规则名称');

/** Faults of a rule by field, with the texts of docs/domain/validation.md §8. */
export function ruleFaults(rule: {
  name: string;
  condition: RuleCondition;
  steps: readonly RuleStep[];
}): Partial<Record<'ruleName' | 'amount' | 'steps', string>> {
  const faults: Partial<Record<'ruleName' | 'amount' | 'steps', string>> = {};
  const nameFault = ruleName(rule.name);
  if (nameFault) faults.ruleName = nameFault;
  const { amountFromFen = 0, amountToFen } = rule.condition;
  if (amountToFen !== undefined && amountFromFen >= amountToFen) faults.amount = '金额区间不正确';
  if (rule.steps.length === 0 || rule.steps.some((step) => step.approvers.length === 0))
    faults.steps = '请至少设置一个审批人';
  if (rule.steps.length > maxRuleSteps) faults.steps = `最多设置${maxRuleSteps}个审批步骤`;
  return faults;
}
