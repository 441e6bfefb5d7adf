import { auditStates } from '@jicai/domain/approvals/approval-states.ts';
import { orderStates } from '@jicai/domain/orders/order-states.ts';
import { endRound } from '@jicai/domain/approvals/approval-flow.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { checkVersion, endUnapproved, lockTrade, moverOf, rejectTrade } from '../orders/index.ts';
import { lockApproval, selectApproval, selectTasks, updateApproval } from './approvals.store.ts';
import { type Decided, planEditEnd, writeTasks } from './decide.ts';
import { moveApproval } from './move-approval.ts';

/** The requester takes his order back before the last yes: refused as forbidden for anybody else, stateChanged once it is decided. */
export async function withdrawApproval(
  ctx: SignedInCtx,
  { tradeNo, version }: { tradeNo: string; version: number | undefined },
): Promise<Decided> {
  const trade = await lockTrade(ctx, tradeNo);
  const approval = await lockApproval(ctx, trade.tradeId);
  if (!approval) throw refuse.stateChanged();
  if (approval.userId !== ctx.actor.userId) throw refuse.forbidden();
  if (approval.state !== auditStates.waiting || trade.state !== orderStates.awaitingApproval)
    throw refuse.stateChanged();
  checkVersion(approval, version);
  const { approvalId, round } = approval;
  const tasks = await selectTasks(ctx, approval);
  await writeTasks(ctx, tasks, endRound(tasks));
  await moveApproval(ctx, approval, 'withdraw', {
    state: auditStates.withdrawn,
    ...(await planEditEnd(ctx, approvalId)),
  });
  await rejectTrade(ctx, trade, { round, event: 'withdraw', reason: '', by: moverOf(ctx) });
  return { auditState: auditStates.withdrawn, orderState: orderStates.rejected, version: approval.version + 1 };
}

/**
 * Timer `approval.due`: an approval nobody answered in time becomes 50, and its order, or one that nobody edited after it
 * was turned back, is cancelled. One that has gone on meanwhile is left alone.
 */
export async function endDueApproval(ctx: Ctx, approvalId: string): Promise<void> {
  const found = await selectApproval(ctx, { approvalId });
  if (!found) return;
  const trade = await lockTrade(ctx, found.tradeNo);
  const approval = await lockApproval(ctx, trade.tradeId);
  if (!approval?.dueAt || approval.dueAt > ctx.now) return;
  if (trade.state !== orderStates.awaitingApproval && trade.state !== orderStates.rejected) return;
  const { round } = approval;
  if (approval.state === auditStates.waiting) {
    const tasks = await selectTasks(ctx, approval);
    await writeTasks(ctx, tasks, endRound(tasks));
    await moveApproval(ctx, approval, 'expire', { state: auditStates.expired, dueAt: null, decidedAt: ctx.now });
  } else {
    await updateApproval(ctx, approvalId, { dueAt: null });
  }
  await endUnapproved(ctx, trade, { round });
}
