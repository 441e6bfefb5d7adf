import { noReminderText } from '@jicai/domain/approvals/approval-actions.ts';
import { auditStates, taskStates } from '@jicai/domain/approvals/approval-states.ts';
import { mayRemind } from '@jicai/domain/approvals/reminders.ts';
import { orderStates } from '@jicai/domain/orders/order-states.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { lockTrade } from '../orders/index.ts';
import { notifyApprovers } from './announce-open-step.ts';
import { lockApproval, selectTasks, updateReminders } from './approvals.store.ts';

/**
 * 催办: who asked reminds those who are asked now (docs/domain/approvals.md §7). Refused as forbidden for anybody else,
 * stateChanged once it is decided, tooOften beyond what a step allows; the text says from when.
 */
export async function remindOfApproval(ctx: SignedInCtx, tradeNo: string): Promise<{ names: string }> {
  const trade = await lockTrade(ctx, tradeNo);
  const approval = await lockApproval(ctx, trade.tradeId);
  if (!approval) throw refuse.stateChanged();
  if (approval.userId !== ctx.actor.userId) throw refuse.forbidden();
  if (approval.state !== auditStates.waiting || trade.state !== orderStates.awaitingApproval)
    throw refuse.stateChanged();
  const reminders = { count: approval.remindCount, lastAt: approval.remindedAt };
  if (!mayRemind(reminders, ctx.now)) throw refuse.tooOften({ text: noReminderText(reminders) });
  const tasks = await selectTasks(ctx, approval);
  const asked = tasks.filter((task) => task.state === taskStates.waiting);
  await updateReminders(ctx, approval.approvalId, { count: reminders.count + 1, lastAt: ctx.now });
  await notifyApprovers(ctx, approval, asked, '申请人催办');
  return { names: asked.map((task) => task.userName).join('、') };
}
