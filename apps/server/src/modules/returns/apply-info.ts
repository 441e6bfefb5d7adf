import type { ResultOf } from '@jicai/contract/index.ts';
import { returnReasonList, returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { impliedReceiveStates, receiveStateOf, type WindowFacts } from '@jicai/domain/returns/return-rules.ts';
import { needsRemark } from '@jicai/domain/returns/return-form.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { getTradeOptions } from '../orders/index.ts';
import { selectApplyLines, selectApplyOrder } from './apply-info.store.ts';
import { toApplyLine } from './apply-line.wire.ts';
import { selectReceivedAt, selectRefused } from './draft.store.ts';
import { refundWayOf } from './returns.wire.ts';

type ApplyInfo = ResultOf<'/api/ShopReturn/GetApplyInfo'>;

/**
 * What after-sales a buyer may apply for, line by line, and how much would be refunded. Refuses with notFound if he may
 * not see the order.
 */
export async function getApplyInfo(
  ctx: SignedInCtx,
  key: { orderLineId?: string | undefined; orderNo?: string | undefined },
): Promise<ApplyInfo> {
  const order = key.orderLineId || key.orderNo ? await selectApplyOrder(ctx, key) : undefined;
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
      customerType: order.customerType,
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
  const line = lines[lineIds.findIndex((lineId) => lineId === key.orderLineId)] ?? lines[0];
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
      receiveState: receiveStateOf(reason.reasonCode, returnTypes.refundOnly) ?? impliedReceiveStates.either,
    })),
    lines,
    contactName: order.address.receiver,
    contactMobile: order.address.mobile,
  };
}
