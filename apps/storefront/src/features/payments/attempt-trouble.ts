import { errorCodes, errorTexts } from '@jicai/domain/errors/error-codes.ts';
import type { PayFacts } from './use-pay-state.ts';

/** Why an attempt leads nowhere any more; undefined while it may still be paid. */
export function attemptTrouble({ payState, applyState, orderState, tradePaid }: PayFacts): string | undefined {
  if (applyState === 2) return '这笔订单已用其他方式付款，本次重复支付会自动原路退款。';
  if (applyState === 3) return '付款到账时订单已取消，款项会自动原路退款。';
  if (applyState === 4) return '到账金额与订单不符，已转人工核对，请联系客服。';
  if (tradePaid) return undefined;
  if (orderState >= 60) return '订单已取消，不能再付款。';
  if (payState === 30) return errorTexts[errorCodes.paymentClosed];
  if (payState === 40) return errorTexts[errorCodes.channelFailed];
  return undefined;
}
