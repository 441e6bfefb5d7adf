import { maxHops } from '@jicai/domain/approval-states.ts';
import type { SignedInCtx } from '../../http/context.ts';
import { badField, Refusal } from '../../http/refusal.ts';
import { insertTasks } from './approvals.store.ts';
import { tellApprovers } from './ask-open.ts';
import { type Decided, writeTasks } from './decide.ts';
import type { LockedTask } from './lock-task.ts';
import { moveApproval } from './move-approval.ts';
import { type Approver, selectApprovers } from './rules.store.ts';

/**
 * Hands a task on to somebody else of the enterprise who may approve, is not the requester and is not asked in this step
 * already ('6004'); at most three times.
 */
export async function transferTask(
  ctx: SignedInCtx,
  locked: LockedTask,
  { toUserId, comment }: { toUserId: string | undefined; comment: string },
): Promise<Decided> {
  if (!toUserId || toUserId === ctx.actor.userId) throw badField('toUserId', '请选择转交人');
  const { approval, tasks, task } = locked;
  const people = await listTransferees(ctx, locked);
  const person = people.find((one) => one.userId === toUserId);
  if (!person) throw new Refusal('6004');
  const after = tasks.map((one) => (one.taskId === task.taskId ? { ...one, state: 4 as const } : one));
  await writeTasks(ctx, tasks, after, { [task.taskId]: comment });
  await insertTasks(ctx, [
    {
      id: ctx.newId(),
      approvalId: approval.auditId,
      tradeId: approval.tradeId,
      round: task.round,
      stepNo: task.stepNo,
      mode: task.mode,
      userId: person.userId,
      accountId: person.accountId,
      userName: person.userName,
      state: 1,
      fromTaskId: task.taskId,
      hops: task.hops + 1,
      openedAt: ctx.now,
    },
  ]);
  await moveApproval(ctx, approval, 'transfer', { state: 10 });
  await tellApprovers(ctx, approval, [person], '转交给您审批');
  return { auditState: 10, orderState: 10, version: approval.version + 1 };
}

/** To whom a task may be handed on; nobody after the third time. */
export async function listTransferees(ctx: SignedInCtx, { approval, tasks, task }: LockedTask): Promise<Approver[]> {
  if (task.hops >= maxHops) return [];
  const asked = tasks.filter((one) => one.stepNo === task.stepNo).map((one) => one.userId);
  const people = await selectApprovers(ctx, ctx.actor.customerId);
  return people.filter((person) => person.userId !== approval.userId && !asked.includes(person.userId));
}
