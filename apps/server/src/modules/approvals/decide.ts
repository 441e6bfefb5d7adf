import { whyNoCredit } from '@jicai/domain/payments/credit-limits.ts';
import { itemStates } from '@jicai/domain/goods/quantity.ts';
import { agree, endRound, type Progress } from '@jicai/domain/approvals/approval-flow.ts';
import { type AuditState, auditStates, forText, taskStates } from '@jicai/domain/approvals/approval-states.ts';
import { dayMs } from '@jicai/domain/time/durations.ts';
import { errorCodes, errorTexts } from '@jicai/domain/errors/error-codes.ts';
import { type OrderState, orderStates, payModes } from '@jicai/domain/orders/order-states.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { addTimer } from '../../jobs/enqueue.ts';
import { listSkuFacts } from '../catalog/index.ts';
import { findCredit } from '../finance/index.ts';
import { approveTrade, moverOf, systemMover, type Trade, rejectTrade } from '../orders/index.ts';
import { selectTradeItems, type TaskRow, updateTasks } from './approvals.store.ts';
import { announceOpenStep } from './announce-open-step.ts';
import type { LockedTask } from './lock-task.ts';
import { moveApproval } from './move-approval.ts';
import { getApprovalOptions } from './approval-options.ts';
import { stepDueAt } from './open-approval.ts';

/** States of approval and order after a decision. */
export interface Decided {
  auditState: AuditState;
  orderState: OrderState;
  /** Of the approval. */
  version: number;
}

/**
 * The holder of a task says yes (docs/domain/approvals.md §6). The last yes lets the order go on, unless goods or
 * credit forbid it by now: then the system refuses it and says why.
 */
export async function agreeToTask(ctx: SignedInCtx, locked: LockedTask, comment: string): Promise<Decided> {
  const { tasks, task } = locked;
  const progress = agree(tasks, task.taskId);
  await writeTasks(ctx, tasks, progress.tasks, { [task.taskId]: comment });
  const said = [task.forUserName && forText(task.forUserName), comment].filter(Boolean).join('：');
  return resume(ctx, locked, { progress, comment: said });
}

/**
 * Continues after a task was answered: notifies the next step, or lets the order go on after the last one. The caller
 * has written the tasks already.
 */
export async function resume(
  ctx: SignedInCtx,
  { trade, approval }: Pick<LockedTask, 'trade' | 'approval'>,
  { progress, comment }: { progress: Progress<TaskRow>; comment: string },
): Promise<Decided> {
  const { approvalId, round } = approval;
  const version = approval.version + 1;
  if (!progress.isPassed) {
    const isNext = progress.currentStep !== approval.currentStep;
    const dueAt = isNext ? await stepDueAt(ctx) : approval.dueAt;
    await moveApproval(ctx, approval, 'agree', {
      state: auditStates.waiting,
      currentStep: progress.currentStep,
      dueAt,
    });
    if (isNext) await announceOpenStep(ctx, approvalId);
    return { auditState: auditStates.waiting, orderState: orderStates.awaitingApproval, version };
  }
  const failReason = await whyDisabled(ctx, trade);
  const { currentStep } = progress;
  if (failReason) {
    const ended = await planEditEnd(ctx, approvalId);
    await moveApproval(ctx, approval, 'agree', { state: auditStates.rejected, currentStep, failReason, ...ended });
    await rejectTrade(ctx, trade, { round, event: 'reject', reason: failReason, by: systemMover });
    return { auditState: auditStates.rejected, orderState: orderStates.rejected, version };
  }
  await moveApproval(ctx, approval, 'agree', {
    state: auditStates.approved,
    currentStep,
    dueAt: null,
    decidedAt: ctx.now,
  });
  return { auditState: auditStates.approved, orderState: await approveTrade(ctx, trade, { round, comment }), version };
}

/** Rejects an order 驳回: the holder of a task refuses it, the flow ends, and the requester may edit it for `editDays` of the shop. */
export async function rejectTask(ctx: SignedInCtx, locked: LockedTask, comment: string): Promise<Decided> {
  const { trade, approval, tasks, task } = locked;
  await writeTasks(ctx, tasks, endRound(tasks, task.taskId), { [task.taskId]: comment });
  const { approvalId, round, version } = approval;
  const said = [task.forUserName && forText(task.forUserName), comment].filter(Boolean).join('：');
  await moveApproval(ctx, approval, 'reject', { state: auditStates.rejected, ...(await planEditEnd(ctx, approvalId)) });
  await rejectTrade(ctx, trade, { round, event: 'reject', reason: said, by: moverOf(ctx) });
  return { auditState: auditStates.rejected, orderState: orderStates.rejected, version: version + 1 };
}

/**
 * Plans the cancelling of a rejected order, `editDays` of the shop from now; submitting it again before then makes the
 * timer do nothing.
 */
export async function planEditEnd(ctx: Ctx, approvalId: string): Promise<{ dueAt: Date; decidedAt: Date }> {
  const { editDays } = await getApprovalOptions(ctx);
  const dueAt = new Date(ctx.now.getTime() + editDays * dayMs);
  await addTimer(ctx, { kind: 'approval.due', subject: approvalId, dueAt });
  return { dueAt, decidedAt: ctx.now };
}

/** Writes what has changed of a round's tasks, with what was said and when. */
export async function writeTasks(
  ctx: Ctx,
  before: readonly TaskRow[],
  after: readonly TaskRow[],
  comments: Record<string, string> = {},
): Promise<void> {
  const stateBefore = new Map(before.map((task) => [task.taskId, task.state]));
  const changed = after.filter((task) => stateBefore.get(task.taskId) !== task.state);
  await updateTasks(
    ctx,
    changed.map((task) => {
      const isAnswered =
        task.state === taskStates.agreed || task.state === taskStates.rejected || task.state === taskStates.transferred;
      // Who has agreed in an earlier step is not asked again.
      const comment = comments[task.taskId] ?? (task.state === taskStates.agreed ? '已审批' : task.comment);
      return {
        ...task,
        comment,
        openedAt: task.openedAt ?? (task.state === taskStates.waiting ? ctx.now : null),
        actedAt: isAnswered ? ctx.now : task.actedAt,
      };
    }),
  );
}

/** Why a fully approved order cannot go on now; '' when it can. Prices stay as submitted (docs/domain/money.md §7). */
async function whyDisabled(ctx: SignedInCtx, trade: Trade): Promise<string> {
  const items = await selectTradeItems(ctx, trade.tradeId);
  const facts = await listSkuFacts(
    ctx,
    items.map((item) => item.itemId),
  );
  const gone = items.find((item) => facts.get(item.itemId)?.itemState !== itemStates.onSale);
  if (gone) return `商品已下架或不在采购范围：${gone.itemName}`;
  if (trade.payMode !== payModes.credit || trade.payFen === 0) return '';
  const credit = await findCredit(ctx, trade.customerId);
  return !credit || whyNoCredit(credit, ctx.now) ? errorTexts[errorCodes.overdue] : '';
}
