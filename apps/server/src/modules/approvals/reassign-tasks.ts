import { auditStates, taskStates } from '@jicai/domain/approvals/approval-states.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { type ApprovalRow, insertTasks, selectTasks, type TaskRow } from './approvals.store.ts';
import { notifyApprovers } from './announce-open-step.ts';
import { writeTasks } from './decide.ts';
import { moveApproval } from './move-approval.ts';
import { passToDelegates } from './pass-to-delegates.ts';
import type { Approver } from './rules.store.ts';

/** Gives tasks of a locked approval to other approvers. New approvers of the open step are notified. */
export async function reassignTasks(
  ctx: SignedInCtx,
  { approval, tasks }: { approval: ApprovalRow; tasks: readonly TaskRow[] },
  how: {
    moves: readonly { task: TaskRow; heir: Approver }[];
    comment: string;
    /** 1 where somebody handed the task on himself; it counts towards the limit of `maxHops`. */
    hops: 0 | 1;
  },
): Promise<void> {
  const { moves, comment, hops } = how;
  const left = new Set(moves.map(({ task }) => task.taskId));
  const after = tasks.map((task) => (left.has(task.taskId) ? { ...task, state: taskStates.transferred } : task));
  await writeTasks(ctx, tasks, after, Object.fromEntries([...left].map((taskId) => [taskId, comment])));
  await insertTasks(
    ctx,
    moves.map(({ task, heir: { userId, accountId, userName } }) => ({
      id: ctx.newId(),
      approvalId: approval.approvalId,
      tradeId: approval.tradeId,
      round: task.round,
      stepNo: task.stepNo,
      mode: task.mode,
      userId,
      accountId,
      userName,
      state: task.state,
      fromTaskId: task.taskId,
      hops: task.hops + hops,
      openedAt: task.state === taskStates.waiting ? ctx.now : null,
    })),
  );
  await moveApproval(ctx, approval, 'transfer', { state: auditStates.waiting });
  const now = await selectTasks(ctx, approval);
  const opened = now.filter(
    (task) => task.state === taskStates.waiting && task.fromTaskId !== null && left.has(task.fromTaskId),
  );
  const asked = await passToDelegates(ctx, approval, { tasks: now, opened });
  await notifyApprovers(ctx, approval, asked, '转交给您审批');
}
