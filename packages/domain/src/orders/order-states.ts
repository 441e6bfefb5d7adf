/**
 * States of an order (docs/domain/orders.md §2). One trade is split into one order per supplier; approval, payment
 * deadline and payment belong to the trade, shipping and receipt to the order. The codes are the wire's and the
 * database's.
 */
export const orderStates = {
  awaitingApproval: 10,
  rejected: 15,
  awaitingPayment: 20,
  awaitingShipment: 30,
  partlyShipped: 35,
  awaitingReceipt: 40,
  completed: 50,
  cancelled: 60,
  closed: 70,
} as const;
export type OrderState = (typeof orderStates)[keyof typeof orderStates];

export const orderStateTexts: Record<OrderState, string> = {
  10: '待审批',
  15: '审批驳回',
  20: '待付款',
  30: '待发货',
  35: '部分发货',
  40: '待收货',
  50: '已完成',
  60: '已取消',
  70: '已关闭',
};

export const allOrderStates: readonly OrderState[] = Object.values(orderStates);

/** Tabs of the order list in their order; no states = all of them. */
export const orderTabs: readonly { label: string; states: readonly OrderState[] }[] = [
  { label: '全部', states: [] },
  { label: '待审批', states: [10] },
  { label: '已驳回', states: [15] },
  { label: '待付款', states: [20] },
  { label: '待发货', states: [30, 35] },
  { label: '待收货', states: [35, 40] },
  { label: '已完成', states: [50] },
  { label: '已取消', states: [60, 70] },
];

/** 1 在线支付 2 账期支付 3 对公转账. */
export const payModes = { online: 1, credit: 2, transfer: 3 } as const;
export type PayMode = (typeof payModes)[keyof typeof payModes];
export const payModeTexts: Record<PayMode, string> = { 1: '在线支付', 2: '账期支付', 3: '对公转账' };

/** What money did to the trade: 0 未支付 1 已支付 2 部分退款 3 全额退款 4 待结算 5 已结清. */
export const tradePayStates = { unpaid: 0, paid: 1, partlyRefunded: 2, refunded: 3, owed: 4, settled: 5 } as const;
export type TradePayState = (typeof tradePayStates)[keyof typeof tradePayStates];
export const tradePayStateTexts: Record<TradePayState, string> = {
  0: '未支付',
  1: '已支付',
  2: '部分退款',
  3: '全额退款',
  4: '待结算',
  5: '已结清',
};
/** A trade's state: the shared state of its orders while 10, 15, 20 or 60; 30 once fulfilment may start. */
export type TradeState = 10 | 15 | 20 | 30 | 60;
/** 0 无 1 取消申请中 2 已同意 3 已拒绝. */
export type CancelState = 0 | 1 | 2 | 3;
/** How an order came to its end: 买家取消, 超时未支付, 审批撤销, 缺货, 运营取消, 审批超时. */
export const cancelCauses = {
  buyer: 1,
  unpaidInTime: 2,
  approvalEnded: 3,
  outOfStock: 4,
  operator: 5,
  approvalTimedOut: 6,
} as const;
export type CancelCause = (typeof cancelCauses)[keyof typeof cancelCauses];

/** Who moves an order: a buyer, the shop's operator, a supplier, a payment channel, or the system (a timer or worker). */
export type MoveActor = 'buyer' | 'operator' | 'supplier' | 'channel' | 'system';

interface Move {
  from: readonly OrderState[];
  next: readonly OrderState[];
  who: readonly MoveActor[];
}

/**
 * Every event that may change an order, and nothing else may: action → states → next states (none = the state stays), and
 * who.
 */
export const orderMoves = {
  pay: { from: [20], next: [30], who: ['channel', 'system', 'operator'] },
  approve: { from: [10], next: [20, 30], who: ['buyer'] },
  reject: { from: [10], next: [15], who: ['buyer', 'system'] },
  withdraw: { from: [10], next: [15], who: ['buyer'] },
  expireApproval: { from: [10], next: [60], who: ['system'] },
  resubmit: { from: [15], next: [10, 20, 30], who: ['buyer'] },
  expireEdit: { from: [15], next: [60], who: ['system'] },
  cancel: { from: [15, 20], next: [60], who: ['buyer', 'operator'] },
  expire: { from: [20], next: [60], who: ['system'] },
  setPayMode: { from: [20], next: [], who: ['buyer', 'operator'] },
  applyCancel: { from: [30], next: [30, 60], who: ['buyer'] },
  agreeCancel: { from: [30], next: [60], who: ['operator', 'supplier', 'system'] },
  refuseCancel: { from: [30], next: [], who: ['operator', 'supplier'] },
  setPickLock: { from: [30], next: [], who: ['operator', 'supplier'] },
  cancelShort: { from: [30, 35], next: [30, 35, 40, 50, 60], who: ['operator', 'supplier'] },
  ship: { from: [30, 35], next: [35, 40], who: ['operator', 'supplier'] },
  receive: { from: [35, 40], next: [35, 40, 50], who: ['buyer', 'system'] },
  extend: { from: [35, 40], next: [], who: ['buyer'] },
  refund: { from: [30, 35, 40, 50, 60, 70], next: [], who: ['channel', 'system', 'operator'] },
  openReturn: { from: [30, 35, 40, 50], next: [], who: ['buyer', 'system'] },
  closeReturn: { from: [30, 35, 40, 50], next: [], who: ['buyer', 'operator', 'supplier', 'system'] },
  settleReturn: { from: [30, 35, 40, 50], next: [30, 35, 40, 50, 60, 70], who: ['buyer', 'system'] },
  closeAfterSale: { from: [50], next: [], who: ['system'] },
  settleAccount: { from: [50, 60, 70], next: [], who: ['system'] },
  delete: { from: [50, 60, 70], next: [], who: ['buyer'] },
} as const satisfies Record<string, Move>;
export type OrderMove = keyof typeof orderMoves;

/** Whether the event is in the table for this state, and may lead to `next` where that is given. */
export function isMoveAllowed(move: OrderMove, state: OrderState, next?: OrderState): boolean {
  const { from, next: leadsTo }: Move = orderMoves[move];
  return from.includes(state) && (next === undefined || leadsTo.includes(next));
}

/**
 * Whether the shipper may see the receiver's mobile in full: while goods are due or on their way, neither before nor
 * after.
 */
export const isWaybillOpen = (state: OrderState): boolean =>
  state === orderStates.awaitingShipment ||
  state === orderStates.partlyShipped ||
  state === orderStates.awaitingReceipt;

/** Whether this kind of actor brings the event about. */
export function mayActorMove(move: OrderMove, actor: MoveActor): boolean {
  const { who }: Move = orderMoves[move];
  return who.includes(actor);
}

export interface LineProgress {
  qty: number;
  cancelledQty: number;
  shippedQty: number;
  receivedQty: number;
}

/** What of a line still has to be shipped. */
export const unshippedQty = (line: LineProgress): number => line.qty - line.cancelledQty - line.shippedQty;

/** What of it may be shipped now: units whose refund somebody has asked for stay. */
export const shippableQty = (line: LineProgress & { heldUnshippedQty: number }): number =>
  unshippedQty(line) - line.heldUnshippedQty;

/** The state that shipping, receiving and shortage leave behind; due quantity = bought − cancelled. */
export function fulfilmentState(lines: readonly LineProgress[]): OrderState {
  let due = 0;
  let shipped = 0;
  let received = 0;
  for (const line of lines) {
    due += line.qty - line.cancelledQty;
    shipped += line.shippedQty;
    received += line.receivedQty;
  }
  if (due === 0) return orderStates.cancelled;
  if (shipped === 0) return orderStates.awaitingShipment;
  if (shipped < due) return orderStates.partlyShipped;
  return received < due ? orderStates.awaitingReceipt : orderStates.completed;
}

/** As {@link fulfilmentState}, and 70 once everything that arrived has been settled by after-sales. */
export function settledState(lines: readonly (LineProgress & { returnedQty: number })[]): OrderState {
  const state = fulfilmentState(lines);
  const isAllSettled = state === orderStates.completed && lines.every((line) => line.returnedQty === line.receivedQty);
  return isAllSettled ? orderStates.closed : state;
}
