import type { MoveActor } from '../orders/order-states.ts';

/**
 * States of a reconciliation statement 对账单 (docs/domain/statements.md §7). The codes are the wire's and the database's.
 */
export const statementStates = {
  awaitingConfirm: 10,
  disputed: 20,
  confirmed: 30,
  invoiced: 40,
  partlyPaid: 50,
  settled: 60,
  void: 90,
} as const;
export type StatementState = (typeof statementStates)[keyof typeof statementStates];

export const statementStateTexts: Record<StatementState, string> = {
  [statementStates.awaitingConfirm]: '待确认',
  [statementStates.disputed]: '异议中',
  [statementStates.confirmed]: '已确认',
  [statementStates.invoiced]: '已开票',
  [statementStates.partlyPaid]: '部分付款',
  [statementStates.settled]: '已结清',
  [statementStates.void]: '已作废',
};

export const allStatementStates: readonly StatementState[] = Object.values(statementStates);
/** Confirmed, and something may still be owed. */
export const payableStates: readonly StatementState[] = [
  statementStates.confirmed,
  statementStates.invoiced,
  statementStates.partlyPaid,
];

/** Tabs of the list in their order; no states = all of them. */
export const statementTabs: readonly { label: string; states: readonly StatementState[] }[] = [
  { label: '全部', states: [] },
  { label: '待确认', states: [statementStates.awaitingConfirm] },
  { label: '异议中', states: [statementStates.disputed] },
  { label: '待付款', states: payableStates },
  { label: '已结清', states: [statementStates.settled] },
  { label: '已作废', states: [statementStates.void] },
];

interface Move {
  from: readonly StatementState[];
  next: readonly StatementState[];
  who: readonly MoveActor[];
}

/**
 * Every event that may change a statement, and nothing else may: action → states → next states (none = the state stays),
 * and who. Once it is confirmed no line is edited any more. What comes to nothing or less is settled by its confirmation.
 */
export const statementMoves = {
  confirm: {
    from: [statementStates.awaitingConfirm],
    next: [statementStates.confirmed, statementStates.settled],
    who: ['buyer', 'system'],
  },
  dispute: { from: [statementStates.awaitingConfirm], next: [statementStates.disputed], who: ['buyer'] },
  withdrawDispute: { from: [statementStates.disputed], next: [statementStates.awaitingConfirm], who: ['buyer'] },
  editRemark: { from: [statementStates.awaitingConfirm, statementStates.disputed], next: [], who: ['buyer'] },
  adjust: { from: [statementStates.disputed], next: [], who: ['operator'] },
  reverseAdjust: { from: [statementStates.awaitingConfirm, statementStates.disputed], next: [], who: ['operator'] },
  reply: { from: [statementStates.disputed], next: [statementStates.awaitingConfirm], who: ['operator'] },
  invoice: {
    from: [statementStates.confirmed, statementStates.invoiced, statementStates.partlyPaid, statementStates.settled],
    next: [statementStates.invoiced],
    who: ['system', 'operator'],
  },
  submitPay: { from: payableStates, next: [], who: ['buyer'] },
  pay: { from: payableStates, next: [statementStates.partlyPaid, statementStates.settled], who: ['operator'] },
  payByBalance: { from: payableStates, next: [statementStates.partlyPaid, statementStates.settled], who: ['buyer'] },
  refusePay: { from: payableStates, next: [], who: ['operator'] },
  void: {
    from: [statementStates.awaitingConfirm, statementStates.disputed, statementStates.confirmed],
    next: [statementStates.void],
    who: ['operator'],
  },
} as const satisfies Record<string, Move>;
export type StatementMove = keyof typeof statementMoves;

/** Whether the event is in the table for this state, and may lead to `next` where that is given. */
export function isStatementMoveAllowed(move: StatementMove, state: StatementState, next?: StatementState): boolean {
  const { from, next: leadsTo }: Move = statementMoves[move];
  return from.includes(state) && (next === undefined || leadsTo.includes(next));
}

/** Whether this kind of actor brings the event about. */
export function mayActorMoveStatement(move: StatementMove, actor: MoveActor): boolean {
  const { who }: Move = statementMoves[move];
  return who.includes(actor);
}

/** Labels of a statement's history. */
export const statementEventTexts: Record<StatementMove | 'generate', string> = {
  generate: '生成对账单',
  confirm: '确认对账',
  dispute: '提出异议',
  withdrawDispute: '撤回异议',
  editRemark: '修改备注',
  adjust: '商城调整明细',
  reverseAdjust: '商城撤销调整',
  reply: '商城答复异议',
  invoice: '发票已开具',
  submitPay: '提交付款凭证',
  pay: '商城确认到账',
  payByBalance: '余额付款',
  refusePay: '商城退回付款凭证',
  void: '商城作废对账单',
};

/** Why a line is disputed. */
export const disputeReasons = { quantity: 1, price: 2, notReceived: 3, listedTwice: 4, other: 5 } as const;
export type DisputeReason = (typeof disputeReasons)[keyof typeof disputeReasons];
export const disputeReasonTexts: Record<DisputeReason, string> = {
  [disputeReasons.quantity]: '数量',
  [disputeReasons.price]: '价格',
  [disputeReasons.notReceived]: '未收货',
  [disputeReasons.listedTwice]: '重复',
  [disputeReasons.other]: '其他',
};
export const isDisputeReason = (code: number): code is DisputeReason => code in disputeReasonTexts;

/** What became of a dispute about a row: 无, 异议, 已处理. */
export const disputeStates = { none: 0, open: 1, answered: 2 } as const;
export type DisputeState = (typeof disputeStates)[keyof typeof disputeStates];

/** What was said about a row: nothing yet, a dispute, an answer; the confirmation says that the rest agrees. */
export function lineCheckText(
  { disputeState, disputeReason }: { disputeState: DisputeState; disputeReason: DisputeReason | null },
  state: StatementState,
): string {
  if (disputeState === disputeStates.open)
    return disputeReason ? `异议 · ${disputeReasonTexts[disputeReason]}` : '异议';
  if (disputeState === disputeStates.answered) return '已答复';
  return state >= statementStates.confirmed && state !== statementStates.void ? '一致' : '待核对';
}

/** What a line of a statement comes from; on the wire what was carried over 上期结转 counts as an adjustment. */
export const statementSources = { receipt: 1, refund: 2, adjustment: 3, carriedOver: 4 } as const;
export type StatementSource = (typeof statementSources)[keyof typeof statementSources];
export const statementSourceTexts: Record<StatementSource, string> = {
  [statementSources.receipt]: '收货',
  [statementSources.refund]: '退款',
  [statementSources.adjustment]: '调整',
  [statementSources.carriedOver]: '结转',
};

/** What was billed to the customer, while it stood or was given back; the other rows are the statement's own. */
export const billedSources: readonly StatementSource[] = [statementSources.receipt, statementSources.refund];

export const statementPayStates = { waiting: 0, confirmed: 1, refused: 2 } as const;
export type StatementPayState = (typeof statementPayStates)[keyof typeof statementPayStates];
export const statementPayStateTexts: Record<StatementPayState, string> = {
  [statementPayStates.waiting]: '待确认',
  [statementPayStates.confirmed]: '已确认',
  [statementPayStates.refused]: '已退回',
};
