/**
 * States of an approval 审批单 and of its tasks (docs/domain/approvals.md §5). The codes are the wire's and the
 * database's.
 */
export const auditStates = { waiting: 10, approved: 20, rejected: 30, withdrawn: 40, expired: 50 } as const;
export type AuditState = (typeof auditStates)[keyof typeof auditStates];

export const auditStateTexts: Record<AuditState, string> = {
  [auditStates.waiting]: '审批中',
  [auditStates.approved]: '已通过',
  [auditStates.rejected]: '已驳回',
  [auditStates.withdrawn]: '已撤回',
  [auditStates.expired]: '已失效',
};

export const taskStates = {
  notOpen: 0,
  waiting: 1,
  agreed: 2,
  rejected: 3,
  transferred: 4,
  notNeeded: 5,
  void: 6,
} as const;
export type TaskState = (typeof taskStates)[keyof typeof taskStates];

export const taskStateTexts: Record<TaskState, string> = {
  [taskStates.notOpen]: '未开始',
  [taskStates.waiting]: '待审批',
  [taskStates.agreed]: '已同意',
  [taskStates.rejected]: '已驳回',
  [taskStates.transferred]: '已转交',
  [taskStates.notNeeded]: '无需处理',
  [taskStates.void]: '已失效',
};

interface ApprovalMove {
  from: readonly AuditState[];
  next: readonly AuditState[];
}

/**
 * Every event that may change an approval: action → states → next states. An agreement may end in a rejection when goods or credit
 * no longer allow the order; a resubmission that no rule asks about any more is through at once.
 */
export const approvalMoves = {
  agree: { from: [auditStates.waiting], next: [auditStates.waiting, auditStates.approved, auditStates.rejected] },
  reject: { from: [auditStates.waiting], next: [auditStates.rejected] },
  transfer: { from: [auditStates.waiting], next: [auditStates.waiting] },
  withdraw: { from: [auditStates.waiting], next: [auditStates.withdrawn] },
  expire: { from: [auditStates.waiting], next: [auditStates.expired] },
  resubmit: { from: [auditStates.rejected, auditStates.withdrawn], next: [auditStates.waiting, auditStates.approved] },
} as const satisfies Record<string, ApprovalMove>;
export type ApprovalEvent = keyof typeof approvalMoves;

export function isApprovalMoveAllowed(event: ApprovalEvent, state: AuditState, next?: AuditState): boolean {
  const { from, next: leadsTo }: ApprovalMove = approvalMoves[event];
  return from.includes(state) && (next === undefined || leadsTo.includes(next));
}

/** What somebody may do with an approval: who is asked answers it or hands it on, who asked takes it back or sends it again. */
export const approvalActionNames = ['approve', 'reject', 'transfer', 'remind', 'withdraw', 'resubmit'] as const;
export type ApprovalAction = (typeof approvalActionNames)[number];

/** How the record calls what was answered under somebody's standing delegation. */
export const forText = (forUserName: string): string => `代${forUserName}审批`;

/** A task is handed on at most this often. */
export const maxHops = 3;
