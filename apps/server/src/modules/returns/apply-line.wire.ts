import { cancelStates } from '@jicai/domain/orders/order-states.ts';
import type { ApplyLine } from '@jicai/contract/returns/returns.ts';
import { errorCodes, errorTexts } from '@jicai/domain/errors/error-codes.ts';
import { maxRefund } from '@jicai/domain/returns/return-fees.ts';
import { returnReasonList, returnReasons, type ReturnType, returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import {
  returnableOrderStates,
  returnDeadline,
  type WindowFacts,
  windowRefusal,
  windowRefusalText,
} from '@jicai/domain/returns/return-rules.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { goodsOf } from '../orders/index.ts';
import type { ApplyOrder, ApplyOrderLine } from './apply-info.store.ts';
import type { RefusedLine } from './draft.store.ts';
import { leftOf } from './draft-return.ts';

/** What a buyer may apply for on one line of an order: units, money, kinds, reasons, or why nothing is possible. */
export function toApplyLine(
  order: ApplyOrder,
  line: ApplyOrderLine,
  { facts, refused }: { facts: WindowFacts; refused: readonly RefusedLine[] },
): ApplyLine {
  const left = leftOf(line, refused);
  const refusals = returnReasonList.flatMap((reason) => {
    const text = windowRefusalText(reason, facts);
    return text ? [[String(reason.reasonCode), text] as const] : [];
  });
  const isOpenState = returnableOrderStates.includes(order.state) && order.cancelState !== cancelStates.applied;
  const hasWindow = refusals.length < returnReasonList.length;
  const receivedQty = hasWindow ? left.received : 0;
  const maxQty = isOpenState ? Math.max(receivedQty, left.unshipped, left.transit) : 0;
  const isDelivered = maxQty === receivedQty;
  const max = maxRefund(line, { nowQty: maxQty, withFreight: true, isDelivered });
  const types: ReturnType[] =
    isOpenState && receivedQty > 0
      ? [returnTypes.refund, returnTypes.exchange, returnTypes.refundOnly]
      : maxQty > 0
        ? [returnTypes.refundOnly]
        : [];
  const time = (reasonCode: number) => {
    const deadline = returnDeadline(reasonCode, facts);
    return deadline && shanghaiTime(deadline);
  };
  return {
    orderItemId: line.orderLineId,
    ...goodsOf(line),
    price: line.priceFen,
    qty: line.qty,
    goodsFee: line.goodsFen,
    discountFee: line.discountFen,
    freightFee: line.freightFen,
    payFee: line.payFen,
    refundedQty: line.refundedQty,
    freightRefundedQty: line.freightRefundedQty,
    givenBackFee: line.givenBackFen,
    adjustedQty: line.adjustedQty,
    adjustedFee: line.adjustedFen,
    cancelledQty: line.cancelledQty,
    shippedQty: line.shippedQty,
    receivedQty: line.receivedQty,
    returnedQty: line.returnedQty,
    left,
    heldQty: line.heldUnshippedQty + line.heldTransitQty + line.heldReceivedQty,
    maxQty,
    maxFee: max.feeFen,
    freightRefundFee: max.freightFen,
    returnTypes: types,
    deadline: time(returnReasons.quality),
    // Goods without a right of withdrawal have no deadline for it.
    noReasonDeadline:
      windowRefusal({ reasonCode: returnReasons.noReason }, facts) === errorCodes.noReturnWithoutReason
        ? undefined
        : time(returnReasons.noReason),
    disabledReason: maxQty > 0 ? undefined : whyNot(line, { isOpenState, hasWindow, leftReceived: left.received }),
    reasonRefusals: Object.fromEntries(refusals),
  };
}

function whyNot(
  line: ApplyOrderLine,
  facts: { isOpenState: boolean; hasWindow: boolean; leftReceived: number },
): string {
  if (!facts.isOpenState) return errorTexts[errorCodes.stateChanged];
  if (line.heldUnshippedQty + line.heldTransitQty + line.heldReceivedQty > 0)
    return errorTexts[errorCodes.returnUnderWay];
  return facts.leftReceived > 0 && !facts.hasWindow
    ? errorTexts[errorCodes.returnTooLate]
    : errorTexts[errorCodes.returnQtyExceeded];
}
