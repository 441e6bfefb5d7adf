import { buyerCancelReasons } from './order-states.ts';
import { lengthOf } from './validation/text.ts';

/** The text for a buyer's cancel reason that may not be sent (domain.md section 5), or undefined. */
export function cancelReasonFault(reasonCode: string, reason: string): string | undefined {
  if (!(reasonCode in buyerCancelReasons)) return '请选择取消原因';
  const length = lengthOf(reason);
  if (reasonCode === '299' && (length < 2 || length > 100)) return '请填写2-100个字的取消原因';
  return length > 100 ? '取消原因不能超过100个字' : undefined;
}
