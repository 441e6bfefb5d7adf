import { type CustomerType, customerTypes } from '../people/account-types.ts';
import { type OrderInvoiceState, orderInvoiceStates } from '../invoices/invoice-states.ts';
import { dayMs } from '../time/durations.ts';
import { type CodeOf, errorCodes, errorTexts } from '../errors/error-codes.ts';
import { orderMoves, type OrderState } from '../orders/order-states.ts';
import { type ReturnReason, returnReasons, type ReturnType, returnTypes } from './return-reasons.ts';
import { shanghaiDay, fromShanghai } from '../time/shanghai-time.ts';

/**
 * Where the units of a sheet are: not shipped yet (the sheet keeps them from being shipped), on the way to the buyer, or
 * with him. Each unit belongs to one of them at a time.
 */
export const returnBases = ['unshipped', 'transit', 'received'] as const;
export type ReturnBasis = (typeof returnBases)[number];

export interface ReturnableLine {
  qty: number;
  cancelledQty: number;
  shippedQty: number;
  receivedQty: number;
  /** Units that after-sales have settled: come back, or paid back without. */
  returnedQty: number;
  /** Units that statements took off: nobody pays for them any more. */
  adjustedQty: number;
  /** Units that open sheets hold, by where they are. */
  heldUnshippedQty: number;
  heldTransitQty: number;
  heldReceivedQty: number;
  /** Received units whose second application was refused too. */
  refusedQty: number;
}

/** How many units of a line a new sheet may take, by where they are. */
export function returnableQty(line: ReturnableLine): Record<ReturnBasis, number> {
  return {
    unshipped: line.qty - line.cancelledQty - line.shippedQty - line.heldUnshippedQty,
    transit: line.shippedQty - line.receivedQty - line.heldTransitQty,
    received: Math.max(
      0,
      line.receivedQty - line.returnedQty - line.adjustedQty - line.heldReceivedQty - line.refusedQty,
    ),
  };
}

/** Orders that after-sales may begin with (docs/domain/returns.md §4). */
export const returnableOrderStates: readonly OrderState[] = orderMoves.openReturn.from;

/** 未收到货, 已收到货, as the buyer says. */
export const receiveStates = { notReceived: 1, received: 2 } as const;
export type ReceiveState = (typeof receiveStates)[keyof typeof receiveStates];
/** What a reason says of the goods, where it may leave that to the buyer. */
export const impliedReceiveStates = { either: 0, ...receiveStates } as const;

const reasonsWithoutGoods: readonly number[] = [returnReasons.notReceived, returnReasons.outOfStock];
const reasonsWithGoods: readonly number[] = [
  returnReasons.noReason,
  returnReasons.quality,
  returnReasons.notAsDescribed,
  returnReasons.wrongGoods,
  returnReasons.damaged,
  returnReasons.ownMistake,
];

/** What a reason says about the goods; undefined when it may be either. */
export function receiveStateOf(reasonCode: number, returnType: ReturnType): ReceiveState | undefined {
  if (returnType !== returnTypes.refundOnly || reasonsWithGoods.includes(reasonCode)) return receiveStates.received;
  return reasonsWithoutGoods.includes(reasonCode) ? receiveStates.notReceived : undefined;
}

/**
 * The units a sheet is about: goods that arrived; else for 未收到货 those on the way, for other reasons first those that were
 * not shipped. An order that counts as received by time may still say that nothing came.
 */
export function basisOf(
  left: Record<ReturnBasis, number>,
  { receiveState, reasonCode }: { receiveState: ReceiveState; reasonCode: number },
): ReturnBasis {
  if (receiveState === receiveStates.received) return 'received';
  if (reasonCode !== returnReasons.notReceived && left.unshipped > 0) return 'unshipped';
  if (left.transit > 0) return 'transit';
  return reasonCode === returnReasons.notReceived ? 'received' : 'unshipped';
}

/** Days of a shop's after-sales (docs/domain/returns.md §4); what a shop has not set takes the default. */
export interface ReturnDays {
  noReasonDays: number;
  afterSaleDays: number;
}

export interface WindowFacts {
  customerType: CustomerType;
  /** The contract opens returns without a reason to an enterprise. */
  isBusinessNoReason: boolean;
  isReturnable7: boolean;
  /** When the last of the line arrived. */
  receivedAt: Date | null;
  completedAt: Date | null;
  isAfterSaleClosed: boolean;
  now: Date;
  days: ReturnDays;
}

/** Reasons that are the buyer's own: 七天无理由 and 拍错/多拍. */
export const isBuyersOwnReason = (reasonCode: number): boolean =>
  reasonCode === returnReasons.noReason || reasonCode === returnReasons.ownMistake;

/**
 * Until when received goods may be sent back for this reason; undefined while no clock runs. Seven days without a reason
 * count from the day after the goods arrived and end with a day (in Shanghai); other reasons count from completion.
 */
export function returnDeadline(
  reasonCode: number,
  facts: Pick<WindowFacts, 'receivedAt' | 'completedAt' | 'days'>,
): Date | undefined {
  const { receivedAt, completedAt, days } = facts;
  if (isBuyersOwnReason(reasonCode)) {
    const day = receivedAt && fromShanghai(shanghaiDay(receivedAt));
    return day ? new Date(day.getTime() + (days.noReasonDays + 1) * dayMs) : undefined;
  }
  return completedAt ? new Date(completedAt.getTime() + days.afterSaleDays * dayMs) : undefined;
}

/** Why a reason does not hold for goods that arrived: noReturnWithoutReason, or returnTooLate. */
export function windowRefusal(
  reason: Pick<ReturnReason, 'reasonCode'>,
  facts: WindowFacts,
): CodeOf<'returnTooLate' | 'noReturnWithoutReason'> | undefined {
  if (isBuyersOwnReason(reason.reasonCode)) {
    const isOpen = facts.customerType === customerTypes.member || facts.isBusinessNoReason;
    if (!isOpen || !facts.isReturnable7) return errorCodes.noReturnWithoutReason;
  }
  if (facts.isAfterSaleClosed) return errorCodes.returnTooLate;
  const deadline = returnDeadline(reason.reasonCode, facts);
  return deadline && facts.now >= deadline ? errorCodes.returnTooLate : undefined;
}

/** As {@link windowRefusal}, in the words for this reason: an enterprise's mistake is no matter of the goods. */
export function windowRefusalText(reason: Pick<ReturnReason, 'reasonCode'>, facts: WindowFacts): string | undefined {
  const code = windowRefusal(reason, facts);
  const isMistake = reason.reasonCode === returnReasons.ownMistake;
  if (
    code === errorCodes.noReturnWithoutReason &&
    isMistake &&
    facts.customerType === customerTypes.enterprise &&
    !facts.isBusinessNoReason
  )
    return '企业采购不支持因拍错退货';
  return code && errorTexts[code];
}

/** What a refund does to the order's invoice, as the buyer reads it before sending. */
export function invoiceEffectText(invoiceState: OrderInvoiceState): string {
  switch (invoiceState) {
    case orderInvoiceStates.none:
      return '该订单未开票，退款后可开票金额相应减少';
    case orderInvoiceStates.applied:
      return '发票开具中，退款后按实际金额开票或红冲';
    case orderInvoiceStates.red:
      return '原发票已红冲，退款后按实际金额重新开票';
    case orderInvoiceStates.partlyIssued:
    case orderInvoiceStates.issued:
      return '该订单已开票，退款后对应金额将开具红字发票；专用发票须先确认红字信息再退款';
    default:
      return invoiceState satisfies never;
  }
}
