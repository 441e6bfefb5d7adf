import { errorCodes, errorTexts } from '../errors/error-codes.ts';
import { isMoveAllowed, type OrderState } from '../orders/order-states.ts';
import type { BuyerPermission } from '../people/permissions.ts';
import { type ApprovalAction, type AuditState, isApprovalMoveAllowed, maxHops } from './approval-states.ts';
import { mayRemind, remindFrom, type Reminders } from './reminders.ts';
import { shanghaiTime } from '../time/shanghai-time.ts';

interface ApprovalFacts {
  state: AuditState;
  /** State of the trade it is about. */
  tradeState: OrderState;
  /** The viewer placed the order. */
  isRequester: boolean;
  /** The viewer's own open task, and how often it has been handed on; undefined where he is not asked now. */
  task: { hops: number } | undefined;
  /** Of the step that is open. */
  reminders: Reminders;
  now: Date;
}

/**
 * What the viewer may do with an approval now, and why not where it is his turn but a rule refuses
 * (docs/domain/approvals.md §6). Nobody answers his own request.
 */
export function approvalActions(
  { state, tradeState, isRequester, task, reminders, now }: ApprovalFacts,
  permissions: ReadonlySet<BuyerPermission>,
): { actions: ApprovalAction[]; disabledReasons: Partial<Record<ApprovalAction, string>> } {
  const actions: ApprovalAction[] = [];
  const disabledReasons: Partial<Record<ApprovalAction, string>> = {};
  if (task && !isRequester) {
    const isHandedOnTooOften = task.hops >= maxHops;
    if (permissions.has('audit.act')) actions.push('approve', 'reject');
    if (permissions.has('audit.transfer') && !isHandedOnTooOften) actions.push('transfer');
    if (isHandedOnTooOften) disabledReasons.transfer = errorTexts[errorCodes.badDelegate];
  }
  if (isRequester && permissions.has('order.submit')) {
    if (isApprovalMoveAllowed('withdraw', state)) {
      if (mayRemind(reminders, now)) actions.push('remind');
      else disabledReasons.remind = noReminderText(reminders);
      actions.push('withdraw');
    }
    if (isMoveAllowed('resubmit', tradeState)) actions.push('resubmit');
  }
  return { actions, disabledReasons };
}

/** Why the requester may not remind now: 已催办，14:30 后可再次催办. */
export function noReminderText(reminders: Reminders): string {
  const from = remindFrom(reminders);
  return from
    ? `已催办，${shanghaiTime(from).slice(5, 16)} 后可再次催办`
    : `本步已催办 ${reminders.count} 次，请直接联系审批人`;
}

/** Whether somebody still has to act: an approver answers it, or the requester edits what was rejected or withdrawn. */
export const isApprovalPending = (state: AuditState, tradeState: OrderState): boolean =>
  isApprovalMoveAllowed('agree', state) ||
  (isApprovalMoveAllowed('resubmit', state) && isMoveAllowed('resubmit', tradeState));
