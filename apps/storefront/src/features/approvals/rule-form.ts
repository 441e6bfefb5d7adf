import type { ApprovalRule, RuleOptions } from '@jicai/contract/approvals/approval-rules.ts';
import type { ApproverSpec, StepMode } from '@jicai/domain/approvals/approval-flow.ts';
import type { PayMode } from '@jicai/domain/orders/order-states.ts';
import { ruleFaults } from '@jicai/domain/approvals/approval-rule-form.ts';
import { tidyText } from '@jicai/domain/forms/text.ts';
import type { Choice } from '@jicai/ui/forms/Choices.tsx';
import { fenToYuanText, yuanToFen } from '@jicai/domain/money/yuan.ts';

/** A rule as it is typed: amounts in yuan, approvers by key such as 'leader' or 'user:4003'. */
export interface RuleForm {
  ruleName: string;
  priority: number;
  amountFrom: string;
  amountTo: string;
  orgIds: readonly string[];
  requesterIds: readonly string[];
  payModes: readonly PayMode[];
  categoryIds: readonly string[];
  steps: readonly { mode: StepMode; approvers: readonly string[] }[];
  /** Who signs where nobody above can; '' = nobody, the step is passed. */
  deputyId: string;
  isEnable: boolean;
}

export const emptyRule = (priority: number): RuleForm => ({
  ruleName: '',
  priority,
  amountFrom: '',
  amountTo: '',
  orgIds: [],
  requesterIds: [],
  payModes: [],
  categoryIds: [],
  steps: [{ mode: 'any', approvers: ['leader'] }],
  deputyId: '',
  isEnable: true,
});

const keyOf = (spec: ApprovalRule['steps'][number]['approvers'][number]): string =>
  'id' in spec ? `${spec.kind}:${spec.id}` : spec.kind;

function specOf(key: string): ApproverSpec {
  const [kind, id = ''] = key.split(':');
  if (kind === 'user' || kind === 'role') return { kind, id };
  return { kind: kind === 'upperLeader' ? 'upperLeader' : 'leader' };
}

export function toRuleForm({ ruleName, priority, condition, steps, fallback, isEnable }: ApprovalRule): RuleForm {
  const { amountFrom, amountTo, orgIds, requesterIds, payModes, categoryIds } = condition;
  return {
    ruleName,
    priority,
    amountFrom: fenToYuanText(amountFrom ?? undefined),
    amountTo: fenToYuanText(amountTo ?? undefined),
    orgIds: orgIds ?? [],
    requesterIds: requesterIds ?? [],
    payModes: payModes ?? [],
    categoryIds: categoryIds ?? [],
    steps: steps.map(({ mode, approvers }) => ({ mode, approvers: approvers.map(keyOf) })),
    deputyId: fallback.kind === 'deputy' ? fallback.userId : '',
    isEnable,
  };
}

/** The body of SaveRule. */
export function ruleBody(form: RuleForm) {
  const { ruleName, priority, orgIds, requesterIds, payModes, categoryIds, steps, deputyId, isEnable } = form;
  const lists = { orgIds: [...orgIds], requesterIds: [...requesterIds], categoryIds: [...categoryIds] };
  return {
    ruleName: tidyText(ruleName),
    priority,
    isEnable,
    condition: {
      ...lists,
      payModes: [...payModes],
      amountFrom: yuanToFen(form.amountFrom) ?? null,
      amountTo: yuanToFen(form.amountTo) ?? null,
    },
    steps: steps.map(({ mode, approvers }) => ({ mode, approvers: approvers.map(specOf) })),
    fallback: deputyId ? { kind: 'deputy' as const, userId: deputyId } : { kind: 'skip' as const },
  };
}

export function ruleFormFaults(form: RuleForm): ReturnType<typeof ruleFaults> {
  const { ruleName, condition, steps } = ruleBody(form);
  const { amountFrom, amountTo } = condition;
  const amounts = {
    ...(amountFrom !== null && { amountFromFen: amountFrom }),
    ...(amountTo !== null && { amountToFen: amountTo }),
  };
  const faults = ruleFaults({ name: ruleName, condition: amounts, steps });
  const isNoAmount = (text: string) => text.trim() !== '' && yuanToFen(text) === undefined;
  if (isNoAmount(form.amountFrom) || isNoAmount(form.amountTo)) faults.amount = '请输入正确的金额';
  return faults;
}

/** Who may stand in a step. */
export function approverChoices({ approvers, roles }: RuleOptions): Choice[] {
  return [
    { key: 'leader', label: '部门负责人' },
    { key: 'upperLeader', label: '上级部门负责人' },
    ...roles.map(({ roleId, roleName }) => ({ key: `role:${roleId}`, label: `${roleName}（角色）` })),
    ...approvers.map(({ userId, userName, orgName }) => ({
      key: `user:${userId}`,
      label: [userName, orgName].filter(Boolean).join(' · '),
    })),
  ];
}

/** "部门负责人、周敏 · 行政采购部"; people and roles that are gone are left out. */
export function stepText(step: ApprovalRule['steps'][number], options: RuleOptions): string {
  const labels = new Map(approverChoices(options).map(({ key, label }) => [key, label]));
  const names = step.approvers.flatMap((spec) => labels.get(keyOf(spec)) ?? []);
  return names.join('、') || '企业管理员';
}

/** What happens where nobody above the requester can sign. */
export function fallbackText({ fallback }: Pick<ApprovalRule, 'fallback'>, { approvers }: RuleOptions): string {
  if (fallback.kind === 'skip') return '上级无人可审批时，企业管理员本人的订单免审并记录原因';
  const deputy = approvers.find(({ userId }) => userId === fallback.userId);
  return `上级无人可审批时，由${deputy?.userName ?? '代理审批人（已不可用）'}代为审批`;
}
