import type { MoveActor } from '../orders/order-states.ts';
import { statementStates } from '../statements/statement-states.ts';

/**
 * States of a supplier's sheet 供应商结算单 (docs/domain/settlements.md §4): those of a statement, after a draft that only the
 * shop sees.
 */
export const settlementStates = {
  draft: 5,
  awaitingConfirm: statementStates.awaitingConfirm,
  disputed: statementStates.disputed,
  confirmed: statementStates.confirmed,
  partlyPaid: statementStates.partlyPaid,
  settled: statementStates.settled,
  void: statementStates.void,
} as const;
export type SettlementState = (typeof settlementStates)[keyof typeof settlementStates];

export const settlementStateTexts: Readonly<Record<SettlementState, string>> = {
  [settlementStates.draft]: '草稿',
  [settlementStates.awaitingConfirm]: '待供应商确认',
  [settlementStates.disputed]: '异议中',
  [settlementStates.confirmed]: '待付款',
  [settlementStates.partlyPaid]: '部分付款',
  [settlementStates.settled]: '已结清',
  [settlementStates.void]: '已作废',
};
export const allSettlementStates = Object.values(settlementStates);

/** What a supplier sees: not what the shop still checks. */
export const sentStates: readonly SettlementState[] = allSettlementStates.filter(
  (state) => state !== settlementStates.draft,
);

interface Move {
  from: readonly SettlementState[];
  /** None: the state stays. */
  next: readonly SettlementState[];
  who: readonly MoveActor[];
}

/** Every event that may change a sheet, and nothing else may. Once it is confirmed no row is edited any more. */
export const settlementMoves = {
  setCost: { from: [settlementStates.draft], next: [], who: ['operator'] },
  send: { from: [settlementStates.draft], next: [settlementStates.awaitingConfirm], who: ['operator'] },
  confirm: {
    from: [settlementStates.awaitingConfirm],
    next: [settlementStates.confirmed, settlementStates.settled],
    who: ['supplier'],
  },
  dispute: { from: [settlementStates.awaitingConfirm], next: [settlementStates.disputed], who: ['supplier'] },
  withdrawDispute: { from: [settlementStates.disputed], next: [settlementStates.awaitingConfirm], who: ['supplier'] },
  adjust: { from: [settlementStates.draft, settlementStates.disputed], next: [], who: ['operator'] },
  reverseAdjust: { from: [settlementStates.draft, settlementStates.disputed], next: [], who: ['operator'] },
  reply: { from: [settlementStates.disputed], next: [settlementStates.awaitingConfirm], who: ['operator'] },
  addInvoice: {
    from: [settlementStates.confirmed, settlementStates.partlyPaid, settlementStates.settled],
    next: [],
    who: ['supplier'],
  },
  checkInvoice: {
    from: [settlementStates.confirmed, settlementStates.partlyPaid, settlementStates.settled],
    next: [],
    who: ['operator'],
  },
  pay: {
    from: [settlementStates.confirmed, settlementStates.partlyPaid],
    next: [settlementStates.partlyPaid, settlementStates.settled],
    who: ['operator'],
  },
  void: {
    from: [
      settlementStates.draft,
      settlementStates.awaitingConfirm,
      settlementStates.disputed,
      settlementStates.confirmed,
    ],
    next: [settlementStates.void],
    who: ['operator'],
  },
} as const satisfies Record<string, Move>;
export type SettlementMove = keyof typeof settlementMoves;
export const settlementMoveNames = Object.keys(settlementMoves) as [SettlementMove, ...SettlementMove[]];

/** Whether the event is in the table for this state, and may lead to `next` where that is given. */
export function isSettlementMoveAllowed(move: SettlementMove, state: SettlementState, next?: SettlementState): boolean {
  const { from, next: leadsTo }: Move = settlementMoves[move];
  return from.includes(state) && (next === undefined || leadsTo.includes(next));
}

/** Whether this kind of actor brings the event about. */
export function mayActorMoveSettlement(move: SettlementMove, actor: MoveActor): boolean {
  const { who }: Move = settlementMoves[move];
  return who.includes(actor);
}

/** Labels of a sheet's history. */
export const settlementEventTexts: Readonly<Record<SettlementMove | 'generate', string>> = {
  generate: '生成结算单',
  setCost: '补录进价',
  send: '发送供应商',
  confirm: '供应商确认',
  dispute: '供应商提出异议',
  withdrawDispute: '供应商撤回异议',
  adjust: '调整明细',
  reverseAdjust: '撤销调整',
  reply: '答复异议',
  addInvoice: '供应商登记发票',
  checkInvoice: '核对发票',
  pay: '登记付款',
  void: '作废',
};
export type SettlementEvent = keyof typeof settlementEventTexts;
export const settlementEventNames = Object.keys(settlementEventTexts) as [SettlementEvent, ...SettlementEvent[]];

/** What a row of a sheet comes from. */
export const settlementSources = { receipt: 1, return: 2, adjustment: 3 } as const;
export type SettlementSource = (typeof settlementSources)[keyof typeof settlementSources];
export const settlementSourceTexts: Readonly<Record<SettlementSource, string>> = {
  [settlementSources.receipt]: '收货',
  [settlementSources.return]: '退货',
  [settlementSources.adjustment]: '调整',
};

/** What a viewer may do now: the shop what is an operator's, a supplier what is its own. A draft without all costs is not sent. */
export function settlementActions(
  sheet: {
    state: SettlementState;
    missingCount: number;
    totalFen: number;
    paidFen: number;
    invoicedFen: number;
    acceptedFen: number;
  },
  viewer: { actor: 'operator' | 'supplier'; may: (move: SettlementMove) => boolean },
): SettlementMove[] {
  return settlementMoveNames.filter((move) => {
    if (!mayActorMoveSettlement(move, viewer.actor) || !viewer.may(move)) return false;
    if (!isSettlementMoveAllowed(move, sheet.state)) return false;
    if (move === 'addInvoice') return sheet.totalFen > sheet.invoicedFen;
    if (move === 'checkInvoice') return sheet.invoicedFen > sheet.acceptedFen;
    if (move === 'void') return sheet.paidFen === 0 && sheet.invoicedFen === 0;
    return move !== 'send' || sheet.missingCount === 0;
  });
}
