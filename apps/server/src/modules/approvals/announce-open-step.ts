import { waitingText } from '@jicai/domain/approvals/approval-notice.ts';
import { auditStates, taskStates } from '@jicai/domain/approvals/approval-states.ts';
import { hourMs } from '@jicai/domain/time/durations.ts';
import { shopLinks } from '@jicai/domain/shop/messages.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { addOutboxes, addTimer } from '../../jobs/enqueue.ts';
import { sendMessages } from '../messages/index.ts';
import { getApprovalOptions } from './approval-options.ts';
import { type ApprovalRow, selectApproval, selectTasks, type TaskRow, updateReminders } from './approvals.store.ts';
import { passToDelegates } from './pass-to-delegates.ts';

/** A step has opened: its approvers are told, and the reminders and the end of the waiting are planned. */
export async function announceOpenStep(ctx: Ctx, approvalId: string): Promise<void> {
  const approval = await selectApproval(ctx, { approvalId });
  if (!approval?.dueAt) return;
  if (approval.remindCount > 0) await updateReminders(ctx, approvalId, { count: 0, lastAt: null });
  const tasks = await selectTasks(ctx, approval);
  const opened = tasks.filter((task) => task.state === taskStates.waiting);
  await notifyApprovers(ctx, approval, await passToDelegates(ctx, approval, { tasks, opened }), '待您审批');
  const { round, currentStep } = approval;
  await addTimer(ctx, { kind: 'approval.due', subject: approvalId, dueAt: approval.dueAt });
  const { remindHours, remindAgainHours } = await getApprovalOptions(ctx);
  for (const [at, hours] of [remindHours, remindAgainHours].entries()) {
    const dueAt = new Date(ctx.now.getTime() + hours * hourMs);
    const subject = `${approvalId}:${round}:${currentStep}:${at + 1}`;
    if (dueAt < approval.dueAt) await addTimer(ctx, { kind: 'approval.remind', subject, dueAt });
  }
}

/**
 * Sends each of these approvers a message that an order waits for his approval, and plans to tell him outside the shop as well
 * (`approval-notices`).
 */
export async function notifyApprovers(
  ctx: Ctx,
  approval: ApprovalRow,
  tasks: readonly Pick<TaskRow, 'taskId' | 'accountId' | 'forUserName'>[],
  title: string,
): Promise<void> {
  await sendMessages(
    ctx,
    tasks.map(({ accountId, forUserName }) => ({
      accountId,
      kind: 'approval',
      title,
      content: waitingText({ ...approval, forUserName }),
      link: shopLinks.approval(approval.approvalId),
    })),
  );
  const payload = { title, at: ctx.now.toISOString() };
  await addOutboxes(
    ctx,
    tasks.map(({ taskId }) => ({ kind: 'approval.notice', subject: taskId, payload })),
  );
}

/** Timer `approval.remind`, twice after a step has opened, as the shop sets it: who has not answered is reminded. */
export async function remindApprovers(ctx: Ctx, subject: string): Promise<void> {
  const [approvalId = '', round, stepNo] = subject.split(':');
  const approval = await selectApproval(ctx, { approvalId });
  if (!approval || approval.state !== auditStates.waiting) return;
  if (String(approval.round) !== round || String(approval.currentStep) !== stepNo) return;
  const tasks = await selectTasks(ctx, approval);
  const open = tasks.filter((task) => task.state === taskStates.waiting);
  await notifyApprovers(ctx, approval, open, '审批提醒');
}
