import type { MoveActor } from '../orders/order-states.ts';

/** States of an after-sales sheet 售后单 (docs/domain/returns.md §2). The codes are the wire's and the database's. */
export const returnStates = {
  awaitingAudit: 10,
  awaitingSendBack: 20,
  awaitingReceipt: 30,
  awaitingRefund: 40,
  awaitingReship: 50,
  awaitingExchange: 55,
  completed: 60,
  refused: 70,
  withdrawn: 80,
  ended: 90,
} as const;
export type ReturnState = (typeof returnStates)[keyof typeof returnStates];

export const returnStateTexts: Record<ReturnState, string> = {
  [returnStates.awaitingAudit]: '待审核',
  [returnStates.awaitingSendBack]: '待买家寄回',
  [returnStates.awaitingReceipt]: '待商家收货',
  [returnStates.awaitingRefund]: '待退款',
  [returnStates.awaitingReship]: '换货待发出',
  [returnStates.awaitingExchange]: '换货待收货',
  [returnStates.completed]: '已完成',
  [returnStates.refused]: '已拒绝',
  [returnStates.withdrawn]: '已撤销',
  [returnStates.ended]: '已终止',
};

export const allReturnStates: readonly ReturnState[] = Object.values(returnStates);
/** Sheets that still hold the quantity of their lines. */
export const openReturnStates: readonly ReturnState[] = [
  returnStates.awaitingAudit,
  returnStates.awaitingSendBack,
  returnStates.awaitingReceipt,
  returnStates.awaitingRefund,
  returnStates.awaitingReship,
  returnStates.awaitingExchange,
];

/** Tabs of the list of sheets in their order; no states = all of them. */
export const returnTabs: readonly { label: string; states: readonly ReturnState[] }[] = [
  { label: '全部', states: [] },
  { label: '待审核', states: [returnStates.awaitingAudit] },
  { label: '待寄回', states: [returnStates.awaitingSendBack] },
  { label: '商家处理中', states: [returnStates.awaitingReceipt, returnStates.awaitingReship] },
  { label: '待退款', states: [returnStates.awaitingRefund] },
  { label: '待收换货', states: [returnStates.awaitingExchange] },
  { label: '已完成', states: [returnStates.completed] },
  { label: '已关闭', states: [returnStates.refused, returnStates.withdrawn, returnStates.ended] },
];

interface Move {
  from: readonly ReturnState[];
  next: readonly ReturnState[];
  who: readonly MoveActor[];
}

const shop = ['operator', 'supplier'] as const;
const shopOrTime = [...shop, 'system'] as const;

/**
 * Every event that may change a sheet, and nothing else may: action → states → next states (none = the state stays), and
 * who. Read by the server to refuse and by the screens to offer.
 */
export const returnMoves = {
  edit: { from: [returnStates.awaitingAudit], next: [], who: ['buyer'] },
  agree: {
    from: [returnStates.awaitingAudit],
    next: [returnStates.awaitingSendBack, returnStates.awaitingRefund],
    who: shopOrTime,
  },
  refuse: { from: [returnStates.awaitingAudit], next: [returnStates.refused], who: shop },
  cancel: {
    from: [returnStates.awaitingAudit, returnStates.awaitingSendBack],
    next: [returnStates.withdrawn],
    who: ['buyer'],
  },
  sendBack: {
    from: [returnStates.awaitingSendBack, returnStates.awaitingReceipt],
    next: [returnStates.awaitingReceipt],
    who: ['buyer'],
  },
  expire: { from: [returnStates.awaitingSendBack], next: [returnStates.ended], who: ['system'] },
  receive: {
    from: [returnStates.awaitingReceipt],
    next: [returnStates.awaitingRefund, returnStates.awaitingReship],
    who: shopOrTime,
  },
  refuseReceive: { from: [returnStates.awaitingReceipt], next: [returnStates.ended], who: shop },
  refund: { from: [returnStates.awaitingRefund], next: [returnStates.completed], who: ['system'] },
  reship: { from: [returnStates.awaitingReship], next: [returnStates.awaitingExchange], who: shop },
  convert: { from: [returnStates.awaitingReship], next: [returnStates.awaitingRefund], who: ['buyer'] },
  confirmExchange: { from: [returnStates.awaitingExchange], next: [returnStates.completed], who: ['buyer', 'system'] },
} as const satisfies Record<string, Move>;
export type ReturnMove = keyof typeof returnMoves;

/** Whether the event is in the table for this state, and may lead to `next` where that is given. */
export function isReturnMoveAllowed(move: ReturnMove, state: ReturnState, next?: ReturnState): boolean {
  const { from, next: leadsTo }: Move = returnMoves[move];
  return from.includes(state) && (next === undefined || leadsTo.includes(next));
}

/** Whether this kind of actor brings the event about. */
export function mayActorMoveReturn(move: ReturnMove, actor: MoveActor): boolean {
  const { who }: Move = returnMoves[move];
  return who.includes(actor);
}

export const isOpenReturn = (state: ReturnState): boolean => openReturnStates.includes(state);

/** Labels of a sheet's history, as buyers read them. */
export const returnEventTexts: Record<ReturnMove | 'submit', string> = {
  submit: '提交售后申请',
  edit: '修改售后申请',
  agree: '商家同意申请',
  refuse: '商家拒绝申请',
  cancel: '买家撤销申请',
  sendBack: '买家已寄回商品',
  expire: '逾期未寄回，售后终止',
  receive: '商家确认收货',
  refuseReceive: '商家拒收退货',
  refund: '退款成功',
  reship: '商家已发出换货商品',
  convert: '换货改为退货退款',
  confirmExchange: '已确认收到换货商品',
};

/** Which way a parcel of a sheet goes: back to the shop, or to the buyer in exchange. */
export const returnDirections = ['back', 'exchange'] as const;
export type ReturnDirection = (typeof returnDirections)[number];
