import { isMoveAllowed, type OrderMove, orderStates, type OrderState, type PayMode, payModes } from './order-states.ts';

/** Labels of an order's history, as buyers read them. */
const orderEventTexts: Record<OrderMove | 'submit', string> = {
  submit: '提交订单',
  approve: '审批通过',
  reject: '审批驳回',
  withdraw: '撤回申请',
  expireApproval: '超时未审批，订单自动取消',
  resubmit: '修改后重新提交',
  expireEdit: '驳回后超时未修改，订单自动取消',
  pay: '付款成功',
  setPayMode: '更改支付方式',
  cancel: '取消订单',
  expire: '超时未付款，订单自动取消',
  applyCancel: '申请取消订单',
  agreeCancel: '商家同意取消',
  refuseCancel: '商家拒绝取消',
  setPickLock: '商家更新拣货状态',
  proposeChange: '商城提议变更订单',
  agreeChange: '接受变更',
  refuseChange: '未接受变更',
  endChange: '变更提议已失效',
  cancelShort: '商家缺货取消',
  ship: '商家发货',
  receive: '确认收货',
  extend: '延长收货时间',
  refund: '退款成功',
  openReturn: '申请售后',
  closeReturn: '售后关闭',
  settleReturn: '售后完成',
  closeAfterSale: '售后期满',
  settleAccount: '账期已结清',
  delete: '删除订单',
};

/** Labels that differ for an order on account, which is not paid by itself but by its statement. */
const onAccountTexts: Partial<Record<OrderMove | 'submit', string>> = { refund: '冲减账期欠款' };

/** The label of a move in an order's record. */
export const orderEventText = (event: OrderMove | 'submit', payMode: PayMode): string =>
  (payMode === payModes.credit ? onAccountTexts[event] : undefined) ?? orderEventTexts[event];

/** Moves that a supplier reads in the record of its order: those of goods; money and approval are none of its business. */
const ofFulfilment: readonly (OrderMove | 'submit')[] = [
  'applyCancel',
  'agreeCancel',
  'refuseCancel',
  'setPickLock',
  'cancelShort',
  'ship',
  'receive',
  'extend',
  'openReturn',
  'closeReturn',
  'settleReturn',
];
export const isOfFulfilment = (event: OrderMove | 'submit'): boolean => ofFulfilment.includes(event);

/**
 * What a move did to the goods and the credit that the order held: let go, or used. Undefined for a move that left
 * them as they were. It stands in the record as a line with a time of its own.
 */
export function heldStory({
  event,
  fromState,
  toState,
  payMode,
}: {
  event: OrderMove | 'submit';
  fromState: OrderState | null;
  toState: OrderState;
  payMode: PayMode;
}): string | undefined {
  const isOnAccount = payMode === payModes.credit;
  const wasAsked = fromState === orderStates.awaitingApproval;
  if (event === 'approve') return isOnAccount ? '冻结的信用额度已转为占用' : undefined;
  const isOver = toState === orderStates.rejected || toState === orderStates.cancelled;
  if (!isOver || !holdsGoods(fromState)) return undefined;
  return isOnAccount && wasAsked ? '商品预占已释放，冻结的信用额度已解冻' : '商品预占已释放';
}

/** What was turned back holds nothing any more; everything else before shipping does. */
const holdsGoods = (state: OrderState | null): boolean =>
  state !== null &&
  (state === orderStates.awaitingApproval ||
    state === orderStates.awaitingPayment ||
    isMoveAllowed('cancelShort', state));
