import { auditStates, type TaskState, taskStates } from '@jicai/domain/approvals/approval-states.ts';
import { expect, test } from 'vitest';
import { changesOf, percentText } from './audit-changes.ts';
import { auditSteps, isPressing, timeLeftText } from './audit-looks.ts';

const now = Date.parse('2026-11-20T02:00:00Z');

test.each([
  ['2026-11-22 10:00:00', '剩 48 小时'],
  ['2026-11-20 10:40:30', '剩 41 分钟'],
  ['2026-11-20 09:00:00', ''],
  [undefined, ''],
])('%s → %s', (due, text) => {
  expect(timeLeftText(due, now)).toBe(text);
});

const task = (userName: string, taskState: TaskState, actTime?: string) => ({
  auditTaskId: userName,
  userName,
  taskState,
  taskStateText: '',
  comment: '',
  isMine: false,
  ...(actTime && { actTime }),
});
const step = (stepNo: number, ...tasks: (ReturnType<typeof task> & { delegateOf?: string })[]) => ({
  stepNo,
  mode: 'any' as const,
  modeText: '或签',
  tasks,
});
const ask = { requesterName: '陈思远', submitTime: '2026-11-20 10:15:00', auditState: auditStates.waiting } as const;

test('the way of an approval step by step', () => {
  const steps = [
    step(1, task('周敏', taskStates.notNeeded), task('吴建国', taskStates.agreed, '2026-11-20 11:00:00')),
    step(2, task('林晓雯', taskStates.transferred), task('赵敏', taskStates.waiting)),
    step(3, task('钱文', taskStates.notOpen)),
  ];
  expect(auditSteps({ ...ask, steps }).map(({ title, sub, state }) => [title, sub, state])).toEqual([
    ['陈思远 提交', '11-20 10:15', 'done'],
    ['周敏、吴建国', '或签 · 已同意 11-20 11:00', 'done'],
    ['赵敏', '待审批', 'now'],
    ['钱文', '未开始', 'next'],
  ]);
  expect(
    auditSteps({ ...ask, auditState: auditStates.rejected, steps: [step(1, task('周敏', taskStates.rejected))] })[1],
  ).toMatchObject({
    sub: '周敏 驳回',
    state: 'ended',
  });
  expect(
    auditSteps({ ...ask, auditState: auditStates.withdrawn, steps: [step(1, task('周敏', taskStates.void))] })[1],
  ).toMatchObject({ sub: '已撤回' });
});

test('who answers for somebody else is shown with him', () => {
  const steps = [step(1, { ...task('周敏', taskStates.waiting), delegateOf: '吴建国' })];
  expect(auditSteps({ ...ask, steps })[1]).toMatchObject({ title: '周敏（代吴建国）' });
});

test('drift of price and stock since the submission', () => {
  const line = { price: 100, qty: 3, now: { price: 100, isForSale: true, availQty: 5 } };
  const of = (...lines: object[]) => changesOf({ orders: [{ lines }] } as unknown as Parameters<typeof changesOf>[0]);
  expect(of(line)).toEqual({ priceDriftFee: 0, dearerCount: 0, changedCount: 0, goneCount: 0, soldOutCount: 0 });
  expect(
    of(
      { ...line, now: { price: 120, isForSale: true, availQty: 0 } },
      { ...line, now: { price: 90, isForSale: true, availQty: 1 } },
      { ...line, now: { price: null, isForSale: false, availQty: 0 } },
    ),
  ).toEqual({ priceDriftFee: 30, dearerCount: 0, changedCount: 2, goneCount: 1, soldOutCount: 1 });
  expect(of({ price: 100, qty: 3 })).toBeUndefined();
  expect(of({ ...line, last: { price: 95 } }, { ...line, last: { price: 96 } })?.dearerCount).toBe(1);
});

test('amber is for what is at risk: less than half a day left', () => {
  expect(isPressing('2026-11-20 21:59:00', now)).toBe(true);
  expect(isPressing('2026-11-20 22:01:00', now)).toBe(false);
  expect(isPressing(undefined, now)).toBe(false);
  expect([percentText(9150, 8600), percentText(336, 344)]).toEqual(['+6.4%', '−2.3%']);
});
