import { mobile, personName } from '@jicai/domain/people/account-form.ts';
import {
  isReturnType,
  returnImagesFault,
  returnReasonOf,
  returnRemarkFault,
} from '@jicai/domain/returns/return-form.ts';
import type { ReturnReason, ReturnType } from '@jicai/domain/returns/return-reasons.ts';
import { type ReceiveState, receiveStateOf, receiveStates } from '@jicai/domain/returns/return-rules.ts';
import { badField } from '../../http/refusal.ts';

/** An application for after-sales as it was sent; images are addresses of uploads. */
export interface ReturnInput {
  returnType: number;
  reasonCode: number;
  receiveState?: ReceiveState | undefined;
  remark: string;
  images: readonly string[];
  items: readonly { orderLineId: string; qty: number; applyFen?: number | undefined }[];
  contactName: string;
  contactMobile: string;
  exchangeItemId?: string | undefined;
}

export interface CheckedForm {
  returnType: ReturnType;
  reason: ReturnReason;
  receiveState: ReceiveState;
}

/**
 * Checks the form without the order, by docs/domain/validation.md §7. Refuses with badInput at the first faulty field.
 */
export function checkForm(input: ReturnInput): CheckedForm {
  const { returnType, reasonCode, remark, images, contactName, contactMobile } = input;
  if (!isReturnType(returnType)) throw badField('returnType', '请选择售后类型');
  const reason = returnReasonOf(returnType, reasonCode);
  if (!reason) throw badField('reasonCode', '请选择退货原因');
  const implied = receiveStateOf(reasonCode, returnType);
  const receiveState = implied ?? input.receiveState ?? receiveStates.received;
  if (input.receiveState !== undefined && input.receiveState !== receiveState) {
    throw badField('receiveState', '收货状态与退货原因不符');
  }
  demand('remark', returnRemarkFault(remark, reasonCode));
  demand('images', returnImagesFault(images.length, reason.needImage));
  demand('contactName', personName(contactName));
  demand('contactMobile', mobile(contactMobile));
  const ids = input.items.map((item) => item.orderLineId);
  if (new Set(ids).size < ids.length) throw badField('items', '同一商品请填写在一行');
  return { returnType, reason, receiveState };
}

function demand(field: string, fault: string | undefined): void {
  if (fault) throw badField(field, fault);
}
