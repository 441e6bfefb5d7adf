import { payStates } from '@jicai/domain/payments/payment-states.ts';
import { orderStates, type PayMode, payModes } from '@jicai/domain/orders/order-states.ts';
import { attemptTrouble } from './attempt-trouble.ts';
import type { PayFacts } from './use-pay-state.ts';

export interface PayResult {
  kind: 'paid' | 'confirming' | 'waiting' | 'unpaid' | 'failed';
  title: string;
  hint: string;
}

/**
 * What /paySuccess says, from the server's state alone: the address a channel sends the buyer back to proves nothing. `payMode` of the order;
 * `transferState` when a bank transfer has been reported.
 */
export function payResult(state: PayFacts, payMode: PayMode): PayResult {
  const { orderState, payState, tradePaid } = state;
  const trouble = attemptTrouble(state);
  if (orderState === orderStates.awaitingApproval)
    return { kind: 'waiting', title: '订单已提交，待审批', hint: '审批通过后继续；可在订单详情查看进度' };
  if (orderState === orderStates.rejected) return { kind: 'failed', title: '审批未通过', hint: '可在订单详情查看原因' };
  if (orderState >= orderStates.cancelled)
    return { kind: 'failed', title: '订单已取消', hint: trouble ?? '没有需要付款的金额' };
  if (payMode === payModes.credit && orderState >= orderStates.awaitingShipment) {
    return { kind: 'paid', title: '订单已提交，供应商开始备货', hint: '账期支付，按对账单结算' };
  }
  if (tradePaid || orderState >= orderStates.awaitingShipment)
    return { kind: 'paid', title: '支付成功，供应商开始备货', hint: trouble ?? '' };
  if (payMode === payModes.transfer) {
    return { kind: 'waiting', title: '订单已提交，等待转账到账', hint: '转账后在收银台提交凭证信息，到账核对后发货' };
  }
  if (trouble) return { kind: 'unpaid', title: '付款没有完成', hint: trouble };
  if (payState === payStates.created)
    return { kind: 'unpaid', title: '订单还没有付款', hint: '请在截止时间前完成付款，超时自动取消' };
  return { kind: 'confirming', title: '支付结果确认中', hint: '支付渠道正在确认，本页会自动更新；已扣款请勿重复付款' };
}
