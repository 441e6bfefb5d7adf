/**
 * States of an approval 审批单 and of its tasks (docs/domain/approvals.md §5). The codes are the wire's and the
 * database's.
 */
export const auditStateTexts = {
  10: '审批中',
  20: '已通过',
  30: '已驳回',
  40: '已撤回',
  50: '已失效',
} as const;
export type AuditState = keyof typeof auditStateTexts;

export const taskStateTexts = {
  0: '未开始',
  1: '待审批',
  2: '已同意',
  3: '已驳回',
  4: '已转交',
  5: '无需处理',
  6: '已失效',
} as const;
export type TaskState = keyof typeof taskStateTexts;

interface ApprovalMove {
  from: readonly AuditState[];
  next: readonly AuditState[];
}

/**
 * Every event that may change an approval: action → states → next states. An agreement may end in 30 when goods or credit
 * no longer allow the order; a resubmission that no rule asks about any more is through at once.
 */
export const approvalMoves = {
  agree: { from: [10], next: [10, 20, 30] },
  reject: { from: [10], next: [30] },
  transfer: { from: [10], next: [10] },
  withdraw: { from: [10], next: [40] },
  expire: { from: [10], next: [50] },
  resubmit: { from: [30, 40], next: [10, 20] },
} as const satisfies Record<string, ApprovalMove>;
export type ApprovalEvent = keyof typeof approvalMoves;

export function isApprovalMoveAllowed(event: ApprovalEvent, state: AuditState, next?: AuditState): boolean {
  const { from, next: leadsTo }: ApprovalMove = approvalMoves[event];
  return from.includes(state) && (next === undefined || leadsTo.includes(next));
}

/** How the record calls what was answered under somebody's standing delegation. */
export const forText = (forUserName: string): string => `代${forUserName}审批`;

/** The longest delegation, in days: for somebody who is away for good a new approver is named instead. */
export const maxDelegationDays = 366;

/** A task is handed on at most this often. */
export const maxHops = 3;

/** Hours after a step has opened: when its approvers are reminded, and when the order ends for want of an answer. */
export const approvalHours = { reminders: [24, 48], expiry: 72 } as const;

/** Days a rejected or withdrawn order may be edited before it is cancelled. */
export const editDays = 7;
