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
  10: '待确认',
  20: '异议中',
  30: '已确认',
  40: '已开票',
  50: '部分付款',
  60: '已结清',
  90: '已作废',
};

export const allStatementStates: readonly StatementState[] = Object.values(statementStates);
/** Confirmed, and something may still be owed. */
export const payableStates: readonly StatementState[] = [30, 40, 50];

/** Tabs of the list in their order; no states = all of them. */
export const statementTabs: readonly { label: string; states: readonly StatementState[] }[] = [
  { label: '全部', states: [] },
  { label: '待确认', states: [10] },
  { label: '异议中', states: [20] },
  { label: '待付款', states: payableStates },
  { label: '已结清', states: [60] },
  { label: '已作废', states: [90] },
];

interface Move {
  from: readonly StatementState[];
  next: readonly StatementState[];
  who: readonly MoveActor[];
}

/**
 * Every event that may change a statement, and nothing else may: action → states → next states (none = the state stays),
 * and who. After 30 no line is edited any more. What comes to nothing or less is settled by its confirmation.
 */
export const statementMoves = {
  confirm: { from: [10], next: [30, 60], who: ['buyer', 'system'] },
  dispute: { from: [10], next: [20], who: ['buyer'] },
  withdrawDispute: { from: [20], next: [10], who: ['buyer'] },
  editRemark: { from: [10, 20], next: [], who: ['buyer'] },
  adjust: { from: [20], next: [], who: ['operator'] },
  reverseAdjust: { from: [10, 20], next: [], who: ['operator'] },
  reply: { from: [20], next: [10], who: ['operator'] },
  invoice: { from: [30, 40, 50, 60], next: [40], who: ['system', 'operator'] },
  submitPay: { from: payableStates, next: [], who: ['buyer'] },
  pay: { from: payableStates, next: [50, 60], who: ['operator'] },
  payByBalance: { from: payableStates, next: [50, 60], who: ['buyer'] },
  refusePay: { from: payableStates, next: [], who: ['operator'] },
  void: { from: [10, 20, 30], next: [90], who: ['operator'] },
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
  1: '数量',
  2: '价格',
  3: '未收货',
  4: '重复',
  5: '其他',
};
export const isDisputeReason = (code: number): code is DisputeReason => code in disputeReasonTexts;

/** 0 无 1 异议 2 已处理. */
export type DisputeState = 0 | 1 | 2;

/** What was said about a row: nothing yet, a dispute, an answer; the confirmation says that the rest agrees. */
export function lineCheckText(
  { disputeState, disputeReason }: { disputeState: DisputeState; disputeReason: DisputeReason | null },
  state: StatementState,
): string {
  if (disputeState === 1) return disputeReason ? `异议 · ${disputeReasonTexts[disputeReason]}` : '异议';
  if (disputeState === 2) return '已答复';
  return state >= statementStates.confirmed && state !== statementStates.void ? '一致' : '待核对';
}

/** What a line of a statement comes from: 1 收货 2 退款 3 调整 4 上期结转; on the wire 4 counts as 3. */
export type StatementSource = 1 | 2 | 3 | 4;
export const statementSourceTexts: Record<StatementSource, string> = { 1: '收货', 2: '退款', 3: '调整', 4: '结转' };

/** 0 待确认 1 已确认 2 已退回. */
export type StatementPayState = 0 | 1 | 2;
export const statementPayStateTexts: Record<StatementPayState, string> = { 0: '待确认', 1: '已确认', 2: '已退回' };
