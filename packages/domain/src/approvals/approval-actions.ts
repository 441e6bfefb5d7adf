import { errorCodes, errorTexts } from '../errors/error-codes.ts';
import { isMoveAllowed, type OrderState } from '../orders/order-states.ts';
import type { BuyerPermission } from '../people/permissions.ts';
import { type AuditState, isApprovalMoveAllowed, maxHops } from './approval-states.ts';

/** Buttons of an approval 审批单: 同意, 驳回, 转交 of who is asked; 撤回申请, 修改并重新提交 of who asked. */
type ApprovalAction = 'approve' | 'reject' | 'transfer' | 'withdraw' | 'resubmit';

interface ApprovalFacts {
  state: AuditState;
  /** State of the trade it is about. */
  tradeState: OrderState;
  /** The viewer placed the order. */
  isRequester: boolean;
  /** The viewer's own open task, and how often it has been handed on; undefined where he is not asked now. */
  task: { hops: number } | undefined;
}

/**
 * What the viewer may do with an approval now, and why not where it is his turn but a rule refuses
 * (docs/domain/approvals.md §6). Nobody answers his own request.
 */
export function approvalActions(
  { state, tradeState, isRequester, task }: ApprovalFacts,
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
    if (isApprovalMoveAllowed('withdraw', state)) actions.push('withdraw');
    if (isMoveAllowed('resubmit', tradeState)) actions.push('resubmit');
  }
  return { actions, disabledReasons };
}

/** Whether somebody still has to act: an approver answers it, or the requester edits what was rejected or withdrawn. */
export const isApprovalPending = (state: AuditState, tradeState: OrderState): boolean =>
  isApprovalMoveAllowed('agree', state) ||
  (isApprovalMoveAllowed('resubmit', state) && isMoveAllowed('resubmit', tradeState));
