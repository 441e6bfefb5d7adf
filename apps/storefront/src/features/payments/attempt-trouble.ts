import { applyStates, payStates } from '@jicai/domain/payments/payment-states.ts';
import { orderStates } from '@jicai/domain/orders/order-states.ts';
import { errorCodes, errorTexts } from '@jicai/domain/errors/error-codes.ts';
import type { PayFacts } from './use-pay-state.ts';

/** Why an attempt leads nowhere any more; undefined while it may still be paid. */
export function attemptTrouble({ payState, applyState, orderState, tradePaid }: PayFacts): string | undefined {
  if (applyState === applyStates.duplicate) return '这笔订单已用其他方式付款，本次重复支付会自动原路退款。';
  if (applyState === applyStates.late) return '付款到账时订单已取消，款项会自动原路退款。';
  if (applyState === applyStates.mismatch) return '到账金额与订单不符，已转人工核对，请联系客服。';
  if (tradePaid) return undefined;
  if (orderState >= orderStates.cancelled) return '订单已取消，不能再付款。';
  if (payState === payStates.closed) return errorTexts[errorCodes.paymentClosed];
  if (payState === payStates.refused) return errorTexts[errorCodes.channelFailed];
  return undefined;
}
