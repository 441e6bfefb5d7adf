import { lengthOf } from '../forms/text.ts';

/** Why a buyer cancels (docs/domain/validation.md §6). */
export const cancelReasons = {
  notWanted: 201,
  wrongDetails: 202,
  price: 203,
  orderedTwice: 204,
  approvalChanged: 205,
  other: 299,
} as const;
export type CancelReason = (typeof cancelReasons)[keyof typeof cancelReasons];

export const cancelReasonTexts: Record<CancelReason, string> = {
  [cancelReasons.notWanted]: '不想要了',
  [cancelReasons.wrongDetails]: '信息填错',
  [cancelReasons.price]: '价格或优惠不合适',
  [cancelReasons.orderedTwice]: '重复下单',
  [cancelReasons.approvalChanged]: '审批或预算变化',
  [cancelReasons.other]: '其他',
};

/** The text for a buyer's cancel reason that may not be sent, or undefined. Other reasons need his own words. */
export function cancelReasonFault(reasonCode: number, reason: string): string | undefined {
  if (!(reasonCode in cancelReasonTexts)) return '请选择取消原因';
  const length = lengthOf(reason);
  if (reasonCode === cancelReasons.other && (length < 2 || length > 100)) return '请填写2-100个字的取消原因';
  return length > 100 ? '取消原因不能超过100个字' : undefined;
}
