import { auditStates, taskStates } from '@jicai/domain/approvals/approval-states.ts';
import { skipDuplicateTasks } from '@jicai/domain/approvals/approval-flow.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { lockAskedTrade } from '../orders/index.ts';
import { lockApproval, selectTasks, selectTradesWaitingFor, type TaskRow } from './approvals.store.ts';
import { resume, writeTasks } from './decide.ts';
import { reassignTasks } from './reassign-tasks.ts';
import { type Approver, selectApprovers, selectOrgPath } from './rules.store.ts';

/** An approver who can no longer answer, and the comment that the records of his tasks get. */
interface Leaver {
  userId: string;
  customerId: string;
  orgId: string | null;
  comment: string;
}

/**
 * Somebody leaves, or may approve no more: what he would still have to answer goes to the head of his department, else to
 * an administrator (docs/domain/approvals.md §6). Where these are asked in the same step already his task is needed no
 * more, and the step may be complete without it. Where nobody else may answer, it stays until the approval times out.
 */
export async function reassignTasksOfLeaver(ctx: SignedInCtx, leaver: Leaver): Promise<void> {
  const { userId, customerId, orgId } = leaver;
  const tradeNos = await selectTradesWaitingFor(ctx, userId);
  if (tradeNos.length === 0) return;
  const [people, path] = await Promise.all([selectApprovers(ctx, customerId), orgId ? selectOrgPath(ctx, orgId) : []]);
  const others = people.filter((person) => person.userId !== userId);
  const heirs = [
    ...others.filter((person) => person.userId === path[0]?.leaderUserId),
    ...others.filter((person) => person.isAdmin),
  ];
  for (const tradeNo of tradeNos) await reassignInTrade(ctx, tradeNo, leaver, heirs);
}

async function reassignInTrade(
  ctx: SignedInCtx,
  tradeNo: string,
  { userId, comment }: Leaver,
  heirs: readonly Approver[],
): Promise<void> {
  const trade = await lockAskedTrade(ctx, tradeNo);
  const approval = await lockApproval(ctx, trade.tradeId);
  if (approval?.state !== auditStates.waiting) return;
  const tasks = await selectTasks(ctx, approval);
  const mayInherit = heirs.filter((person) => person.userId !== approval.userId);
  const waiting = tasks.filter(
    (task) => task.userId === userId && (task.state === taskStates.notOpen || task.state === taskStates.waiting),
  );
  const moves = waiting.flatMap((task) => {
    const asked = askedWith(tasks, task);
    const heir = mayInherit.find((person) => !asked.has(person.userId));
    return heir ? [{ task, heir }] : [];
  });
  if (moves.length > 0) await reassignTasks(ctx, { approval, tasks }, { moves, comment, hops: 0 });
  const moved = new Set(moves.map(({ task }) => task.taskId));
  const taskIds = waiting.filter((task) => !moved.has(task.taskId)).map((task) => task.taskId);
  if (taskIds.length === 0 || mayInherit.length === 0) return;
  // Whoever would inherit these is asked in the same step already: his own answer stands for both.
  const [current, rest] = [await lockApproval(ctx, trade.tradeId), await selectTasks(ctx, approval)];
  if (!current) return;
  const progress = skipDuplicateTasks(rest, { taskIds, currentStep: current.currentStep });
  await writeTasks(ctx, rest, progress.tasks);
  await resume(ctx, { trade, approval: current }, { progress, comment: '其余审批人均已同意' });
}

/** Who else answers in the step of a task, or has said yes there. Who has handed his task on may be asked again. */
const askedWith = (tasks: readonly TaskRow[], { stepNo }: TaskRow) =>
  new Set(tasks.filter((one) => one.stepNo === stepNo && one.state <= taskStates.agreed).map((one) => one.userId));
