import type { BodyOf, ResultOf } from '@jicai/contract/index.ts';
import type { ReturnCard, ReturnSheet } from '@jicai/contract/returns/returns.ts';
import { payModes, tradePayStates } from '@jicai/domain/orders/order-states.ts';
import { channelTexts, refundStates } from '@jicai/domain/payments/payment-states.ts';
import { sheetActions } from '@jicai/domain/returns/return-actions.ts';
import { returnReasonText, returnTypeTexts } from '@jicai/domain/returns/return-reasons.ts';
import { returnEventTexts, returnStates, returnStateTexts } from '@jicai/domain/returns/return-states.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { TrackStep } from '@jicai/domain/orders/tracking.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { fromNamedLine } from '../orders/index.ts';
import type { ReadReturn, ReadSheet } from './read-returns.ts';
import type { OrderFacts } from './return-list.store.ts';
import type { ReturnParcelRow } from './return-parcels.store.ts';
import type { SheetRow } from './returns.store.ts';

type Form = Pick<BodyOf<'/api/ShopReturn/Submit'>['data'], 'items'>;

/** An after-sales form in our words. */
export const fromForm = <F extends Form>({ items, ...form }: F) => ({
  ...form,
  items: items.map(({ orderItemId, qty, applyFee }) => ({ orderLineId: orderItemId, qty, applyFen: applyFee })),
});

/** The report of a receipt in our words. */
export const fromReceipt = ({ reports, ...receipt }: BodyOf<'/api/ShopOrder/ReceiveParcel'>['data']) => ({
  ...receipt,
  reports: reports.map((report) => ({ ...report, items: report.items.map(fromNamedLine) })),
});
export type ReceiptInput = ReturnType<typeof fromReceipt>;

const timeOf = (at: Date | null | undefined) => (at ? shanghaiTime(at) : undefined);

function toItem({ bought, ...line }: ReadSheet['lines'][number]): ReturnCard['items'][number] {
  return {
    orderItemId: line.orderLineId,
    itemId: bought.itemId,
    productId: bought.productId,
    itemNo: bought.itemNo,
    itemName: bought.itemName,
    itemSpec: bought.itemSpec,
    colorName: bought.colorName,
    imgUrl: bought.imgUrl,
    unitName: bought.unitName,
    price: bought.priceFen,
    qty: line.qty,
    basis: line.basis,
    applyFee: line.applyFen,
    agreeFee: line.agreeFen ?? undefined,
    refundFee: line.refundFen ?? undefined,
    goodQty: line.goodQty ?? undefined,
    badQty: line.badQty ?? undefined,
    badReason: line.badReason ?? undefined,
    missingReason: line.missingReason ?? undefined,
    foundNote: line.foundNote || undefined,
  };
}

const actionsOf = (ctx: SignedInCtx, { sheet, againNo }: ReadSheet, isExchangeInStock?: boolean) =>
  sheetActions(
    {
      state: sheet.state,
      attempt: sheet.attempt,
      hasAgain: againNo !== undefined,
      isOfReceipt: sheet.receiptParcelId !== null,
      isExchangeInStock,
    },
    ctx.actor,
  );

export function toCard(ctx: SignedInCtx, read: ReadSheet, isExchangeInStock?: boolean): ReturnCard {
  const { sheet } = read;
  return {
    returnId: sheet.returnId,
    returnNo: sheet.returnNo,
    orderNo: sheet.orderNo,
    customerName: sheet.customerName,
    userName: sheet.userName,
    supplierId: sheet.supplierId,
    supplierName: sheet.supplierName,
    returnType: sheet.returnType,
    returnTypeText: returnTypeTexts[sheet.returnType],
    returnState: sheet.state,
    returnStateText: returnStateTexts[sheet.state],
    reasonCode: sheet.reasonCode,
    reasonName: returnReasonText(sheet.reasonCode),
    items: read.lines.map(toItem),
    applyFee: sheet.applyFen,
    agreeFee: sheet.agreeFen ?? undefined,
    refundFee: sheet.refundFen ?? undefined,
    createTime: shanghaiTime(sheet.createdAt),
    deadlineAt: timeOf(sheet.deadlineAt),
    ...actionsOf(ctx, read, isExchangeInStock),
    version: sheet.version,
  };
}

/** How money comes back, in the buyer's words. */
export function refundWayOf(order: Pick<OrderFacts, 'payMode' | 'payChannel' | 'payState'>): string {
  const { payMode, payChannel, payState } = order;
  // The customer has already paid it up: the refund is subtracted from his next statement.
  if (payState === tradePayStates.settled) return '计入待对账退款，抵扣下期账款';
  if (payMode === payModes.credit) return '恢复账期信用额度';
  if (payChannel === 'TRANSFER') return '对公转账退回付款账户';
  return payChannel === 'ALIPAY' || payChannel === 'WECHAT' ? `原路退回${channelTexts[payChannel]}` : '无需退款';
}

function toParcel(read: ReadReturn, parcel: ReturnParcelRow) {
  return {
    logisticsCode: parcel.logisticsCode,
    logisticsName: parcel.logisticsName,
    logisticsNo: parcel.logisticsNo,
    images: urlsOf(read, parcel.images),
    sendTime: shanghaiTime(parcel.sentAt),
  };
}

const urlsOf = (read: ReadReturn, fileIds: readonly string[]) => fileIds.flatMap((id) => read.urlOf(id) ?? []);

/** Undefined for orders on account: they have no refund; the credit was given back when the sheet was completed. */
function toRefund({ sheet, order, refund }: ReadReturn): ReturnSheet['refund'] {
  if (sheet.refundFen === null) return undefined;
  const way = refundWayOf(order);
  if (refund) {
    const { refundNo, refundState, feeFen, succeededAt } = refund;
    return { refundNo, refundState, refundFee: feeFen, refundTime: timeOf(succeededAt), way };
  }
  const isDone = sheet.state === returnStates.completed;
  return {
    refundState: isDone ? refundStates.succeeded : refundStates.waiting,
    refundFee: sheet.refundFen,
    refundTime: isDone ? timeOf(sheet.closedAt) : undefined,
    way,
  };
}

export function toReturn(ctx: SignedInCtx, read: ReadReturn): ReturnSheet {
  const { sheet, order } = read;
  return {
    ...toCard(ctx, read, read.isExchangeInStock),
    items: read.lines.map((line) => ({ ...toItem(line), foundImages: urlsOf(read, line.foundImages) })),
    receiveState: sheet.receiveState,
    remark: sheet.remark,
    images: urlsOf(read, sheet.images),
    contactName: sheet.contactName,
    contactMobile: sheet.contactMobile,
    withFreight: sheet.withFreight,
    auditRemark: sheet.auditRemark,
    refusalImages: urlsOf(read, sheet.refusalImages),
    returnAddress: sheet.returnAddress ?? undefined,
    logistics: read.back && toParcel(read, read.back),
    exchangeItem: read.exchangeItem,
    exchangeParcel: read.exchange && toParcel(read, read.exchange),
    refund: toRefund(read),
    isAwaitingRed: sheet.state === returnStates.awaitingRefund && sheet.refundFen === null,
    orderState: order.state,
    invoiceState: order.invoiceState,
    attempt: sheet.attempt,
    parcelId: sheet.receiptParcelId ?? sheet.parcelId ?? undefined,
    previousReturnNo: read.previousNo,
    againReturnNo: read.againNo,
    closeTime: timeOf(sheet.closedAt),
    history: read.history.map((row) => ({
      event: row.event,
      label: returnEventTexts[row.event],
      userName: row.actorName,
      time: shanghaiTime(row.at),
      remark: row.reason,
    })),
  };
}

/** What a command changed. */
export const toReturnMoved = (sheet: SheetRow): ResultOf<'/api/ShopReturn/Cancel'> => ({
  returnNo: sheet.returnNo,
  returnState: sheet.state,
  returnStateText: returnStateTexts[sheet.state],
  version: sheet.version,
});

export const toReturnTrack = (
  { logisticsName, logisticsNo }: ReturnParcelRow,
  steps: readonly TrackStep[],
): ResultOf<'/api/ShopReturn/GetTrack'> => ({
  logisticsName,
  logisticsNo,
  list: steps.map(({ at, state, context }) => ({ time: shanghaiTime(at), state, context })),
});
