import { orderStates } from '@jicai/domain/orders/order-states.ts';
import { auditStates, maxHops } from '@jicai/domain/approvals/approval-states.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import type { Decided } from './decide.ts';
import { reassignTasks } from './reassign-tasks.ts';
import type { LockedTask } from './lock-task.ts';
import { type Approver, selectApprovers } from './rules.store.ts';

/**
 * Hands a task on to somebody else of the enterprise who may approve, is not the requester and is not asked in this step
 * already (badDelegate); at most three times.
 */
export async function transferTask(
  ctx: SignedInCtx,
  locked: LockedTask,
  { toUserId, comment }: { toUserId: string | undefined; comment: string },
): Promise<Decided> {
  if (!toUserId || toUserId === ctx.actor.userId) throw badField('toUserId', '请选择转交人');
  const { approval, task } = locked;
  const people = await listTransferees(ctx, locked);
  const heir = people.find((one) => one.userId === toUserId);
  if (!heir) throw refuse.badDelegate();
  await reassignTasks(ctx, locked, { moves: [{ task, heir }], comment, hops: 1 });
  return { auditState: auditStates.waiting, orderState: orderStates.awaitingApproval, version: approval.version + 1 };
}

/** To whom a task may be handed on; nobody after the third time. */
export async function listTransferees(ctx: SignedInCtx, { approval, tasks, task }: LockedTask): Promise<Approver[]> {
  if (task.hops >= maxHops) return [];
  const asked = tasks.filter((one) => one.stepNo === task.stepNo).map((one) => one.userId);
  const people = await selectApprovers(ctx, ctx.actor.customerId);
  return people.filter((person) => person.userId !== approval.userId && !asked.includes(person.userId));
}
