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
  [orderStates.awaitingApproval]: '待审批',
  [orderStates.rejected]: '审批驳回',
  [orderStates.awaitingPayment]: '待付款',
  [orderStates.awaitingShipment]: '待发货',
  [orderStates.partlyShipped]: '部分发货',
  [orderStates.awaitingReceipt]: '待收货',
  [orderStates.completed]: '已完成',
  [orderStates.cancelled]: '已取消',
  [orderStates.closed]: '已关闭',
};

export const allOrderStates: readonly OrderState[] = Object.values(orderStates);

/** Tabs of the order list in their order; no states = all of them. */
export const orderTabs: readonly { label: string; states: readonly OrderState[] }[] = [
  { label: '全部', states: [] },
  { label: '待审批', states: [orderStates.awaitingApproval] },
  { label: '已驳回', states: [orderStates.rejected] },
  { label: '待付款', states: [orderStates.awaitingPayment] },
  { label: '待发货', states: [orderStates.awaitingShipment, orderStates.partlyShipped] },
  { label: '待收货', states: [orderStates.partlyShipped, orderStates.awaitingReceipt] },
  { label: '已完成', states: [orderStates.completed] },
  { label: '已取消', states: [orderStates.cancelled, orderStates.closed] },
];

/** 1 在线支付 2 账期支付 3 对公转账. */
export const payModes = { online: 1, credit: 2, transfer: 3 } as const;
export type PayMode = (typeof payModes)[keyof typeof payModes];
export const payModeTexts: Record<PayMode, string> = {
  [payModes.online]: '在线支付',
  [payModes.credit]: '账期支付',
  [payModes.transfer]: '对公转账',
};

/** What money did to the trade: 0 未支付 1 已支付 2 部分退款 3 全额退款 4 待结算 5 已结清. */
export const tradePayStates = { unpaid: 0, paid: 1, partlyRefunded: 2, refunded: 3, owed: 4, settled: 5 } as const;
export type TradePayState = (typeof tradePayStates)[keyof typeof tradePayStates];
export const tradePayStateTexts: Record<TradePayState, string> = {
  [tradePayStates.unpaid]: '未支付',
  [tradePayStates.paid]: '已支付',
  [tradePayStates.partlyRefunded]: '部分退款',
  [tradePayStates.refunded]: '全额退款',
  [tradePayStates.owed]: '待结算',
  [tradePayStates.settled]: '已结清',
};
/** A trade's state: the shared state of its orders until they are paid and once all are cancelled; awaitingShipment once fulfilment may start. */
export type TradeState = (typeof orderStates)[
  | 'awaitingApproval'
  | 'rejected'
  | 'awaitingPayment'
  | 'awaitingShipment'
  | 'cancelled'];

/** A buyer's request to cancel what is paid: 无, 取消申请中, 已同意, 已拒绝. */
export const cancelStates = { none: 0, applied: 1, agreed: 2, refused: 3 } as const;
export type CancelState = (typeof cancelStates)[keyof typeof cancelStates];

/** What after-sales did with an order: 无, 处理中, 部分退, 全部退. */
export const afterSaleStates = { none: 0, underWay: 1, partlySettled: 2, settled: 3 } as const;
export type AfterSaleState = (typeof afterSaleStates)[keyof typeof afterSaleStates];

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
  pay: {
    from: [orderStates.awaitingPayment],
    next: [orderStates.awaitingShipment],
    who: ['channel', 'system', 'operator'],
  },
  approve: {
    from: [orderStates.awaitingApproval],
    next: [orderStates.awaitingPayment, orderStates.awaitingShipment],
    who: ['buyer'],
  },
  reject: { from: [orderStates.awaitingApproval], next: [orderStates.rejected], who: ['buyer', 'system'] },
  withdraw: { from: [orderStates.awaitingApproval], next: [orderStates.rejected], who: ['buyer'] },
  expireApproval: { from: [orderStates.awaitingApproval], next: [orderStates.cancelled], who: ['system'] },
  resubmit: {
    from: [orderStates.rejected],
    next: [orderStates.awaitingApproval, orderStates.awaitingPayment, orderStates.awaitingShipment],
    who: ['buyer'],
  },
  expireEdit: { from: [orderStates.rejected], next: [orderStates.cancelled], who: ['system'] },
  cancel: {
    from: [orderStates.rejected, orderStates.awaitingPayment],
    next: [orderStates.cancelled],
    who: ['buyer', 'operator'],
  },
  expire: { from: [orderStates.awaitingPayment], next: [orderStates.cancelled], who: ['system'] },
  setPayMode: { from: [orderStates.awaitingPayment], next: [], who: ['buyer', 'operator'] },
  applyCancel: {
    from: [orderStates.awaitingShipment],
    next: [orderStates.awaitingShipment, orderStates.cancelled],
    who: ['buyer'],
  },
  agreeCancel: {
    from: [orderStates.awaitingShipment],
    next: [orderStates.cancelled],
    who: ['operator', 'supplier', 'system'],
  },
  refuseCancel: { from: [orderStates.awaitingShipment], next: [], who: ['operator', 'supplier'] },
  setPickLock: { from: [orderStates.awaitingShipment], next: [], who: ['operator', 'supplier'] },
  proposeChange: {
    from: [orderStates.awaitingPayment, orderStates.awaitingShipment],
    next: [],
    who: ['operator'],
  },
  agreeChange: { from: [orderStates.awaitingPayment, orderStates.awaitingShipment], next: [], who: ['buyer'] },
  refuseChange: { from: [orderStates.awaitingPayment, orderStates.awaitingShipment], next: [], who: ['buyer'] },
  endChange: {
    from: [orderStates.awaitingPayment, orderStates.awaitingShipment],
    next: [],
    who: ['operator', 'system'],
  },
  cancelShort: {
    from: [orderStates.awaitingShipment, orderStates.partlyShipped],
    next: [
      orderStates.awaitingShipment,
      orderStates.partlyShipped,
      orderStates.awaitingReceipt,
      orderStates.completed,
      orderStates.cancelled,
    ],
    who: ['operator', 'supplier'],
  },
  ship: {
    from: [orderStates.awaitingShipment, orderStates.partlyShipped],
    next: [orderStates.partlyShipped, orderStates.awaitingReceipt],
    who: ['operator', 'supplier'],
  },
  receive: {
    from: [orderStates.partlyShipped, orderStates.awaitingReceipt],
    next: [orderStates.partlyShipped, orderStates.awaitingReceipt, orderStates.completed],
    who: ['buyer', 'system'],
  },
  extend: { from: [orderStates.partlyShipped, orderStates.awaitingReceipt], next: [], who: ['buyer'] },
  refund: {
    from: [
      orderStates.awaitingShipment,
      orderStates.partlyShipped,
      orderStates.awaitingReceipt,
      orderStates.completed,
      orderStates.cancelled,
      orderStates.closed,
    ],
    next: [],
    who: ['channel', 'system', 'operator'],
  },
  openReturn: {
    from: [orderStates.awaitingShipment, orderStates.partlyShipped, orderStates.awaitingReceipt, orderStates.completed],
    next: [],
    who: ['buyer', 'system'],
  },
  closeReturn: {
    from: [orderStates.awaitingShipment, orderStates.partlyShipped, orderStates.awaitingReceipt, orderStates.completed],
    next: [],
    who: ['buyer', 'operator', 'supplier', 'system'],
  },
  settleReturn: {
    from: [orderStates.awaitingShipment, orderStates.partlyShipped, orderStates.awaitingReceipt, orderStates.completed],
    next: [
      orderStates.awaitingShipment,
      orderStates.partlyShipped,
      orderStates.awaitingReceipt,
      orderStates.completed,
      orderStates.cancelled,
      orderStates.closed,
    ],
    who: ['buyer', 'system'],
  },
  closeAfterSale: { from: [orderStates.completed], next: [], who: ['system'] },
  settleAccount: {
    from: [orderStates.completed, orderStates.cancelled, orderStates.closed],
    next: [],
    who: ['system'],
  },
  delete: { from: [orderStates.completed, orderStates.cancelled, orderStates.closed], next: [], who: ['buyer'] },
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
