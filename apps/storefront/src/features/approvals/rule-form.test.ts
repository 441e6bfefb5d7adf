import { expect, test } from 'vitest';
import {
  approverChoices,
  emptyRule,
  fallbackText,
  ruleBody,
  ruleFormFaults,
  stepText,
  toRuleForm,
} from './rule-form.ts';

const options = {
  requesters: [],
  approvers: [{ userId: '4003', userName: '吴建国', orgName: '制造一部' }],
  roles: [{ roleId: '7', roleName: '审批人' }],
  orgs: [],
};
const rule = {
  ruleId: '1',
  ruleName: '大额采购',
  priority: 2,
  condition: { amountFrom: 500_000, amountTo: 2_000_050, orgIds: ['2101'], payModes: [2 as const] },
  ruleText: '',
  steps: [
    {
      mode: 'all' as const,
      approvers: [
        { kind: 'leader' as const },
        { kind: 'role' as const, id: '7' },
        { kind: 'user' as const, id: '4003' },
      ],
    },
  ],
  fallback: { kind: 'deputy' as const, userId: '4003' },
  isEnable: false,
  version: 3,
};

test('what is edited comes back as it was', () => {
  const form = toRuleForm(rule);
  expect(form).toMatchObject({ amountFrom: '5000', amountTo: '20000.5' });
  expect(form.steps[0]?.approvers).toEqual(['leader', 'role:7', 'user:4003']);
  const { condition, ...rest } = ruleBody(form);
  const { fallback, steps } = rule;
  expect(rest).toEqual({ ruleName: '大额采购', priority: 2, isEnable: false, steps, fallback });
  expect(ruleBody({ ...form, deputyId: '' }).fallback).toEqual({ kind: 'skip' });
  expect(condition).toMatchObject(rule.condition);
});

test('faults by field', () => {
  const form = { ...emptyRule(1), ruleName: ' 大额采购 ' };
  expect(ruleFormFaults(form)).toEqual({});
  expect(ruleFormFaults({ ...form, ruleName: '大' })).toHaveProperty('ruleName');
  expect(ruleFormFaults({ ...form, amountFrom: '五千' })).toEqual({ amount: '请输入正确的金额' });
  expect(ruleFormFaults({ ...form, amountFrom: '2', amountTo: '1' })).toEqual({ amount: '金额区间不正确' });
  expect(ruleFormFaults({ ...form, steps: [{ mode: 'any', approvers: [] }] })).toHaveProperty('steps');
});

test('what happens where nobody can sign', () => {
  expect(fallbackText(rule, options)).toBe('上级无人可审批时，由吴建国代为审批');
  expect(fallbackText({ fallback: { kind: 'skip' } }, options)).toContain('免审并记录原因');
  expect(fallbackText({ fallback: { kind: 'deputy', userId: '1' } }, options)).toContain('已不可用');
});

test('who stands in a step', () => {
  expect(approverChoices(options).map(({ key }) => key)).toEqual(['leader', 'upperLeader', 'role:7', 'user:4003']);
  expect(rule.steps.map((step) => stepText(step, options))).toEqual(['部门负责人、审批人（角色）、吴建国 · 制造一部']);
  expect(stepText({ mode: 'any', approvers: [{ kind: 'user', id: '9' }] }, options)).toBe('企业管理员');
});
