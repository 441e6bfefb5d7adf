import type { ResultOf } from '@jicai/contract/index.ts';
import type { ApplyLine } from '@jicai/contract/returns/returns.ts';
import { errorCodes, errorTexts } from '@jicai/domain/errors/error-codes.ts';
import { maxRefund } from '@jicai/domain/returns/return-fees.ts';
import { returnReasonList, returnReasons, type ReturnType } from '@jicai/domain/returns/return-reasons.ts';
import {
  receiveStateOf,
  returnableOrderStates,
  returnDeadline,
  type WindowFacts,
  windowRefusal,
  windowRefusalText,
} from '@jicai/domain/returns/return-rules.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { needsRemark } from '@jicai/domain/returns/return-form.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { getTradeOptions, goodsOf } from '../orders/index.ts';
import { type ApplyOrder, type ApplyOrderLine, selectApplyLines, selectApplyOrder } from './apply-info.store.ts';
import { type RefusedLine, selectReceivedAt, selectRefused } from './draft.store.ts';
import { leftOf } from './draft-return.ts';
import { refundWayOf } from './returns.wire.ts';

type ApplyInfo = ResultOf<'/api/ShopReturn/GetApplyInfo'>;

/** What a buyer may ask for the lines of an order, and what it would give back; '5' unless he may see the order. */
export async function getApplyInfo(
  ctx: SignedInCtx,
  key: { orderItemId?: string | undefined; orderNo?: string | undefined },
): Promise<ApplyInfo> {
  const order = key.orderItemId || key.orderNo ? await selectApplyOrder(ctx, key) : undefined;
  if (!order) throw refuse.notFound();
  const bought = await selectApplyLines(ctx, order.orderId);
  const lineIds = bought.map((line) => line.orderLineId);
  const [received, refused, options] = await Promise.all([
    selectReceivedAt(ctx, lineIds),
    selectRefused(ctx, lineIds),
    getTradeOptions(ctx),
  ]);
  const lines = bought.map((line) => {
    const facts: WindowFacts = {
      customerType: order.customerType === 2 ? 2 : 1,
      isBusinessNoReason: options.isBusinessNoReason,
      isReturnable7: line.isReturnable7,
      receivedAt: received.get(line.orderLineId) ?? null,
      completedAt: order.completedAt,
      isAfterSaleClosed: order.isAfterSaleClosed,
      now: ctx.now,
      days: options,
    };
    return toApplyLine(order, line, { facts, refused });
  });
  const line = lines.find((one) => one.orderItemId === key.orderItemId) ?? lines[0];
  if (!line) throw refuse.notFound();
  return {
    orderNo: order.orderNo,
    orderState: order.state,
    supplierName: order.supplierName,
    invoiceState: order.invoiceState,
    refundWay: refundWayOf(order),
    auditDays: options.returnAuditDays,
    line,
    returnTypes: line.returnTypes,
    maxQty: line.maxQty,
    maxFee: line.maxFee,
    freightRefundFee: line.freightRefundFee,
    deadline: line.deadline,
    reasons: returnReasonList.map((reason) => ({
      ...reason,
      returnTypes: [...reason.returnTypes],
      needRemark: needsRemark(reason.reasonCode),
      receiveState: receiveStateOf(reason.reasonCode, 3) ?? 0,
    })),
    lines,
    contactName: order.address.receiver,
    contactMobile: order.address.mobile,
  };
}

function toApplyLine(
  order: ApplyOrder,
  line: ApplyOrderLine,
  { facts, refused }: { facts: WindowFacts; refused: readonly RefusedLine[] },
): ApplyLine {
  const left = leftOf(line, refused);
  const refusals = returnReasonList.flatMap((reason) => {
    const text = windowRefusalText(reason, facts);
    return text ? [[String(reason.reasonCode), text] as const] : [];
  });
  const isOpenState = returnableOrderStates.includes(order.state) && order.cancelState !== 1;
  const hasWindow = refusals.length < returnReasonList.length;
  const receivedQty = hasWindow ? left.received : 0;
  const maxQty = isOpenState ? Math.max(receivedQty, left.unshipped, left.transit) : 0;
  const isDelivered = maxQty === receivedQty;
  const max = maxRefund(line, { nowQty: maxQty, withFreight: true, isDelivered });
  const types: ReturnType[] = isOpenState && receivedQty > 0 ? [1, 2, 3] : maxQty > 0 ? [3] : [];
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
    // No clock runs for goods that do not come back without a reason.
    noReasonDeadline:
      windowRefusal({ reasonCode: returnReasons.noReason }, facts) === '5005'
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
