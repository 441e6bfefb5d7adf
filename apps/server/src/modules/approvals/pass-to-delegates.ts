import { taskStates } from '@jicai/domain/approvals/approval-states.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { type ApprovalRow, type TaskRow, updateTasks } from './approvals.store.ts';
import { type Delegation, selectActiveDelegations, updateTaskHolder } from './delegations.store.ts';
import { type Approver, selectApprovers } from './rules.store.ts';

/** Who may hold what, while tasks are passed on. */
interface Places {
  approval: ApprovalRow;
  /** All tasks of the round. */
  tasks: readonly TaskRow[];
  heirOf: ReadonlyMap<string, Approver>;
}

/**
 * Tasks that have just opened go to those whom their holders have named for this time (委托); returns the tasks that wait,
 * with who holds them now. A task stays with its holder where the other is the requester, may approve no more, is away
 * himself (a delegation is not passed on), or has just handed this task on. Where he is asked in the same step
 * already, his own answer stands for both.
 */
export async function passToDelegates(
  ctx: Ctx,
  approval: ApprovalRow,
  { tasks, opened }: { tasks: readonly TaskRow[]; opened: readonly TaskRow[] },
): Promise<TaskRow[]> {
  const given = await selectActiveDelegations(
    ctx,
    opened.map((task) => task.userId),
  );
  if (given.length === 0) return [...opened];
  const heirOf = await availableDelegates(ctx, approval, given);
  let now = [...tasks];
  const waiting: TaskRow[] = [];
  for (const task of opened) {
    const passed = await passOne(ctx, { approval, tasks: now, heirOf }, task);
    now = now.map((one) => (one.taskId === task.taskId ? passed : one));
    if (passed.state === taskStates.waiting) waiting.push(passed);
  }
  return waiting;
}

/** Deputies by the user whose task it is: only those who are not away themselves and may approve. */
async function availableDelegates(
  ctx: Ctx,
  approval: ApprovalRow,
  given: readonly Delegation[],
): Promise<Map<string, Approver>> {
  const [people, away] = await Promise.all([
    selectApprovers(ctx, approval.customerId),
    selectActiveDelegations(
      ctx,
      given.map(({ toUserId }) => toUserId),
    ),
  ]);
  const gone = new Set([approval.userId, ...away.map(({ userId }) => userId)]);
  return new Map(
    given.flatMap(({ userId, toUserId }) => {
      const heir = people.find((person) => person.userId === toUserId);
      return heir && !gone.has(toUserId) ? [[userId, heir] as const] : [];
    }),
  );
}

async function passOne(ctx: Ctx, { tasks, heirOf }: Places, task: TaskRow): Promise<TaskRow> {
  const heir = heirOf.get(task.userId);
  const givenBy = tasks.find((one) => one.taskId === task.fromTaskId)?.userId;
  if (!heir || givenBy === heir.userId) return task;
  const own = tasks.find(
    (one) => one.stepNo === task.stepNo && one.userId === heir.userId && one.state <= taskStates.agreed,
  );
  if (own && own.state !== taskStates.waiting) return task;
  if (own) {
    const excused = { ...task, state: taskStates.notNeeded, comment: `已委托${heir.userName}，由其一并审批` };
    await updateTasks(ctx, [excused]);
    return excused;
  }
  await updateTaskHolder(ctx, task, heir);
  const { userId, accountId, userName } = heir;
  return { ...task, userId, accountId, userName, forUserId: task.userId, forUserName: task.userName };
}
