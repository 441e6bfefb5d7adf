import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  agree,
  endRound,
  skipDuplicateTasks,
  type FlowTask,
  openStep,
  resolveSteps,
  type RuleStep,
} from './approval-flow.ts';
import { approvalMoves, auditStates, auditStateTexts, isApprovalMoveAllowed, taskStates } from './approval-states.ts';

const person = (userId: string, roleIds: string[] = [], isAdmin = false) => ({ userId, roleIds, isAdmin });
const directory = {
  people: [person('1', ['r'], true), person('2', ['r']), person('3'), person('4')],
  leaders: ['3', '4', null],
};
const step = (...approvers: RuleStep['approvers'][number][]): RuleStep => ({ mode: 'any', approvers });
const named = (id: string): RuleStep['approvers'][number] => ({ kind: 'user', id });

describe('resolveSteps', () => {
  test.each([
    [step(named('2')), ['2']],
    [step({ kind: 'role', id: 'r' }), ['1', '2']],
    [step({ kind: 'leader' }), ['3']],
    [step({ kind: 'upperLeader' }), ['4']],
    [step(named('2'), { kind: 'role', id: 'r' }), ['1', '2']],
    [step(named('9')), ['1']],
    [step(), ['1']],
  ])('%j → %j', (asked, userIds) => {
    expect(resolveSteps([asked], { requesterId: '7', directory }).steps?.[0]?.userIds).toEqual(userIds);
  });

  test('the requester is taken out; who is left, else the administrators, else nobody', () => {
    const of = (requesterId: string, asked: RuleStep) =>
      resolveSteps([asked], { requesterId, directory }).steps?.[0]?.userIds;
    expect(of('2', step({ kind: 'role', id: 'r' }))).toEqual(['1']);
    expect(of('3', step({ kind: 'leader' }))).toEqual(['1']);
    expect(resolveSteps([], { requesterId: '7', directory }).steps).toBeUndefined();
  });

  const alone = { people: [person('1', ['r'], true), person('5')], leaders: ['1'] };
  const own = step({ kind: 'leader' });

  test('the highest person of an enterprise, above whom nobody can sign, passes the step; the record says which', () => {
    expect(resolveSteps([own], { requesterId: '1', directory: alone })).toEqual({ steps: [], skipped: [1] });
    const mixed = resolveSteps([own, step(named('5'))], { requesterId: '1', directory: alone });
    expect(mixed).toEqual({ steps: [{ stepNo: 1, mode: 'any', userIds: ['5'] }], skipped: [1] });
  });

  test('a named deputy signs instead; without one who can, the highest person still passes', () => {
    const ask = (userId: string, requesterId = '1') =>
      resolveSteps([own], { requesterId, directory: alone, fallback: { kind: 'deputy', userId } });
    expect(ask('5')).toEqual({ steps: [{ stepNo: 1, mode: 'any', userIds: ['5'] }], skipped: [] });
    expect(ask('1').skipped).toEqual([1]);
    expect(ask('404').skipped).toEqual([1]);
  });

  test('anybody else is told which step has nobody, and passes nothing', () => {
    const nobody = { people: [person('5')], leaders: [] };
    expect(resolveSteps([own, own], { requesterId: '5', directory: nobody })).toEqual({ missing: 1, skipped: [] });
    const fallback = { kind: 'deputy', userId: '5' } as const;
    expect(resolveSteps([own], { requesterId: '9', directory: nobody, fallback }).steps?.[0]?.userIds).toEqual(['5']);
  });
});

const anyTasks = fc
  .array(
    fc.record({ isAll: fc.boolean(), users: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 }) }),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  .map((steps) =>
    steps.flatMap(({ isAll, users }, at): FlowTask[] =>
      users.map((userId) => ({
        taskId: `${at}${userId}`,
        stepNo: at + 1,
        mode: isAll ? 'all' : 'any',
        userId,
        state: taskStates.notOpen,
      })),
    ),
  );

describe('flow', () => {
  test('whoever agrees in whatever order, it is passed in the end and only the current step is open', () => {
    fc.assert(
      fc.property(anyTasks, fc.infiniteStream(fc.nat()), (tasks, choices) => {
        let now = openStep(tasks, 1);
        for (let turns = 0; !now.isPassed; turns += 1) {
          const open = now.tasks.filter((task) => task.state === taskStates.waiting);
          expect(open.length).toBeGreaterThan(0);
          expect(open.every((task) => task.stepNo === now.currentStep)).toBe(true);
          expect(
            now.tasks
              .filter((task) => task.stepNo > now.currentStep)
              .every((task) => task.state === taskStates.notOpen),
          ).toBe(true);
          const chosen = open[(choices.next().value ?? 0) % open.length];
          now = agree(now.tasks, chosen?.taskId ?? '');
          expect(turns).toBeLessThan(tasks.length);
        }
        expect(now.tasks.some((task) => task.state === taskStates.notOpen || task.state === taskStates.waiting)).toBe(
          false,
        );
        for (const task of now.tasks) {
          const ofStep = now.tasks.filter((one) => one.stepNo === task.stepNo);
          if (task.mode === 'all') expect(task.state).toBe(taskStates.agreed);
          else expect(ofStep.some((one) => one.state === taskStates.agreed)).toBe(true);
        }
      }),
    );
  });

  test('nobody who has agreed is asked again', () => {
    fc.assert(
      fc.property(anyTasks, (tasks) => {
        let now = openStep(tasks, 1);
        const asked: string[] = [];
        while (!now.isPassed) {
          const [next] = now.tasks.filter((task) => task.state === taskStates.waiting);
          if (!next) break;
          asked.push(next.userId);
          now = agree(now.tasks, next.taskId);
        }
        expect(new Set(asked).size).toBe(asked.length);
      }),
    );
  });

  test('a task that was handed on does not hold up its step', () => {
    const tasks: FlowTask[] = ['a', 'b'].map((userId) => ({
      taskId: userId,
      stepNo: 1,
      mode: 'all',
      userId,
      state: taskStates.waiting,
    }));
    const handed = tasks.map((task) => (task.taskId === 'a' ? { ...task, state: taskStates.transferred } : task));
    expect(agree(handed, 'b').isPassed).toBe(true);
  });

  test('a task that nobody has to answer does not hold up its step, now or later', () => {
    const tasks = [1, 2].flatMap((stepNo) =>
      ['a', 'b'].map((userId): FlowTask => ({
        taskId: `${stepNo}${userId}`,
        stepNo,
        mode: 'all',
        userId,
        state: taskStates.notOpen,
      })),
    );
    const { tasks: open } = agree(openStep(tasks, 1).tasks, '1b');
    expect(skipDuplicateTasks(open, { taskIds: ['1a', '2a'], currentStep: 1 })).toMatchObject({
      isPassed: true,
      currentStep: 2,
    });
    expect(skipDuplicateTasks(open, { taskIds: ['2a'], currentStep: 1 })).toMatchObject({
      isPassed: false,
      currentStep: 1,
    });
  });

  test('after a no nothing is open', () => {
    fc.assert(
      fc.property(anyTasks, (tasks) => {
        const { tasks: opened } = openStep(tasks, 1);
        const [first] = opened.filter((task) => task.state === taskStates.waiting);
        const ended = endRound(opened, first?.taskId);
        expect(ended.filter((task) => task.state === taskStates.rejected)).toHaveLength(1);
        expect(ended.some((task) => task.state === taskStates.notOpen || task.state === taskStates.waiting)).toBe(
          false,
        );
      }),
    );
  });
});

test('no way leads out of a passed or ended approval', () => {
  const events = Object.keys(approvalMoves) as (keyof typeof approvalMoves)[];
  for (const state of [20, 50] as const)
    expect(events.filter((event) => isApprovalMoveAllowed(event, state))).toEqual([]);
  expect(isApprovalMoveAllowed('agree', auditStates.waiting, auditStates.expired)).toBe(false);
  expect(events.every((event) => approvalMoves[event].next.every((next) => next in auditStateTexts))).toBe(true);
});
