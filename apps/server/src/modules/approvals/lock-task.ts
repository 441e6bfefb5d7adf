import { auditStates, taskStates } from '@jicai/domain/approvals/approval-states.ts';
import { orderStates } from '@jicai/domain/orders/order-states.ts';
import type { RefusalCode } from '@jicai/domain/errors/error-codes.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { Refusal } from '../../http/refusal.ts';
import { lockAskedTrade, type Trade } from '../orders/index.ts';
import { type ApprovalRow, lockApproval, selectTaskPlace, selectTasks, type TaskRow } from './approvals.store.ts';

/** An open task of the caller, with its trade, approval and round locked. */
export interface LockedTask {
  trade: Trade;
  approval: ApprovalRow;
  /** Tasks of the round. */
  tasks: TaskRow[];
  task: TaskRow;
}

/**
 * The caller's own open task with its trade and approval locked, or why he may not act on it: notFound none of his
 * enterprise, notTheApprover another's or not his turn yet, alreadyDecided answered already, ownRequest his own
 * order, outdated he has read another version.
 */
export async function findLockedTask(
  ctx: SignedInCtx,
  { taskId, version }: { taskId: string; version: number | undefined },
): Promise<LockedTask | RefusalCode> {
  const { userId, customerId } = ctx.actor;
  const place = await selectTaskPlace(ctx, { taskId, customerId });
  if (!place) return '5';
  if (place.userId !== userId) return '6002';
  const trade = await lockAskedTrade(ctx, place.tradeNo);
  const approval = await lockApproval(ctx, trade.tradeId);
  if (!approval) return '5';
  const tasks = await selectTasks(ctx, approval);
  const task = tasks.find((one) => one.taskId === taskId);
  if (!task || approval.state !== auditStates.waiting || trade.state !== orderStates.awaitingApproval) return '6001';
  if (task.state === taskStates.notOpen) return '6002';
  if (task.state !== taskStates.waiting) return '6001';
  if (approval.userId === userId) return '6003';
  if (version !== undefined && version !== approval.version) return '6';
  return { trade, approval, tasks, task };
}

/** As {@link findLockedTask}; the fault is thrown. */
export async function lockTask(
  ctx: SignedInCtx,
  input: { taskId: string; version: number | undefined },
): Promise<LockedTask> {
  const found = await findLockedTask(ctx, input);
  if (typeof found === 'string') throw new Refusal(found);
  return found;
}
