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
  10: '待审核',
  20: '待买家寄回',
  30: '待商家收货',
  40: '待退款',
  50: '换货待发出',
  55: '换货待收货',
  60: '已完成',
  70: '已拒绝',
  80: '已撤销',
  90: '已终止',
};

export const allReturnStates: readonly ReturnState[] = Object.values(returnStates);
/** Sheets that still hold the quantity of their lines. */
export const openReturnStates: readonly ReturnState[] = [10, 20, 30, 40, 50, 55];

/** Tabs of the list of sheets in their order; no states = all of them. */
export const returnTabs: readonly { label: string; states: readonly ReturnState[] }[] = [
  { label: '全部', states: [] },
  { label: '待审核', states: [10] },
  { label: '待寄回', states: [20] },
  { label: '商家处理中', states: [30, 50] },
  { label: '待退款', states: [40] },
  { label: '待收换货', states: [55] },
  { label: '已完成', states: [60] },
  { label: '已关闭', states: [70, 80, 90] },
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
  edit: { from: [10], next: [], who: ['buyer'] },
  agree: { from: [10], next: [20, 40], who: shopOrTime },
  refuse: { from: [10], next: [70], who: shop },
  cancel: { from: [10, 20], next: [80], who: ['buyer'] },
  sendBack: { from: [20, 30], next: [30], who: ['buyer'] },
  expire: { from: [20], next: [90], who: ['system'] },
  receive: { from: [30], next: [40, 50], who: shopOrTime },
  refuseReceive: { from: [30], next: [90], who: shop },
  refund: { from: [40], next: [60], who: ['system'] },
  reship: { from: [50], next: [55], who: shop },
  convert: { from: [50], next: [40], who: ['buyer'] },
  confirmExchange: { from: [55], next: [60], who: ['buyer', 'system'] },
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
