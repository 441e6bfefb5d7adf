import { expect, test } from 'vitest';
import { ruleFaults } from './approval-rule-form.ts';
import { agreeComment, rejectComment, requestNote } from './approval-form.ts';

test.each([
  [agreeComment, '', undefined],
  [agreeComment, '好'.repeat(201), '审批意见不能超过200个字'],
  [rejectComment, '不', '请填写驳回原因'],
  [rejectComment, '超支', undefined],
  [rejectComment, '超'.repeat(201), '驳回原因不能超过200个字'],
  [requestNote, '用'.repeat(201), '说明不能超过200个字'],
])('%o(%s)', (rule, value, text) => {
  expect(rule(value)).toBe(text);
});

test('a rule has a name, a span of amounts that is one, and somebody in each of at most ten steps', () => {
  const step = { mode: 'any' as const, approvers: [{ kind: 'leader' as const }] };
  const rule = { name: '大额采购', condition: { amountFromFen: 100 }, steps: [step] };
  expect(ruleFaults(rule)).toEqual({});
  expect(ruleFaults({ ...rule, name: '大' })).toEqual({ ruleName: '请输入2-30个字的规则名称' });
  expect(ruleFaults({ ...rule, condition: { amountFromFen: 100, amountToFen: 100 } })).toEqual({
    amount: '金额区间不正确',
  });
  for (const steps of [[], [step, { ...step, approvers: [] }]])
    expect(ruleFaults({ ...rule, steps })).toEqual({ steps: '请至少设置一个审批人' });
  expect(ruleFaults({ ...rule, steps: Array.from({ length: 11 }, () => step) })).toEqual({
    steps: '最多设置10个审批步骤',
  });
});
