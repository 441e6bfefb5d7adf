import { saidPieces } from '@jicai/domain/goods/pieces.ts';
import { type ParcelState, parcelStates } from '@jicai/domain/orders/tracking.ts';
import type { ResultOf } from '@jicai/contract/index.ts';
import type { Order, OrderCard } from '@jicai/contract/orders/orders.ts';
import type { DeliveryOrder, ParcelToReceive } from '@jicai/contract/orders/receipts.ts';
import { amountInWords } from '@jicai/domain/money/amount-in-words.ts';
import { invoiceKindTexts } from '@jicai/domain/invoices/invoice-states.ts';
import { orderActions } from '@jicai/domain/orders/order-actions.ts';
import { heldStory, orderEventText } from '@jicai/domain/orders/order-record.ts';
import { orderStates, orderStateTexts, payModeTexts } from '@jicai/domain/orders/order-states.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { AddressSnapshot } from '../../../db/tables/orders.ts';
import type { SignedInCtx } from '../../../ctx/ctx.ts';
import type { OrderHead, ReadOrder } from './filled-orders.store.ts';
import { acceptedQtyOf, settledQtyOf, toLine, toNet } from './order-lines.wire.ts';
import type { ParcelRow, StepRow } from '../fulfil/parcels.store.ts';
import { factsOf, type getOrder, isHeld } from './read-orders.ts';
import { toSibling } from './siblings.wire.ts';

const parcelStateTexts: Record<ParcelState, string> = {
  [parcelStates.onTheWay]: '运输中',
  [parcelStates.signed]: '已签收',
  [parcelStates.received]: '已收货',
  [parcelStates.astray]: '异常',
  [parcelStates.returned]: '已退回',
};
const timeOf = (at: Date | null) => (at ? shanghaiTime(at) : undefined);

export function toHead(head: OrderHead) {
  return {
    orderId: head.orderId,
    orderNo: head.orderNo,
    tradeId: head.tradeId,
    tradeNo: head.tradeNo,
    createTime: shanghaiTime(head.createdAt),
    customerName: head.customerName,
    userName: head.userName,
    placedByName: head.placedByName,
    orgName: head.orgName,
    supplierId: head.supplierId,
    supplierName: head.supplierName,
    orderState: head.state,
    orderStateText: orderStateTexts[head.state],
    payMode: head.payMode,
    payModeText: payModeTexts[head.payMode],
    payState: head.payState,
    cancelState: head.cancelState,
    afterSaleState: head.afterSaleState,
    invoiceState: head.invoiceState,
    purchaseNo: head.purchaseNo,
    goodsFee: head.goodsFen,
    discountFee: head.discountFen,
    freightFee: head.freightFen,
    payFee: head.payFen,
    refundedFee: head.refundedFen,
    totalQty: head.totalQty,
    itemCount: head.lineCount,
    payDeadline: head.state === orderStates.awaitingPayment ? timeOf(head.payDeadline) : undefined,
    version: head.version,
  };
}

/** Some of it was accepted, the rest reported. */
const isPartlyReceived = ({ receivedAt, lines }: ReadOrder['parcels'][number]) =>
  receivedAt === null && lines.some((line) => line.receivedQty > 0);

export function toParcel(order: ReadOrder, parcel: ReadOrder['parcels'][number]) {
  const isPaused = isHeld(order, parcel);
  return {
    parcelId: parcel.parcelId,
    parcelState: parcel.state,
    parcelStateText: isPartlyReceived(parcel) ? '部分收货' : (parcelStateTexts[parcel.state] ?? ''),
    logisticsCode: parcel.logisticsCode,
    logisticsName: parcel.logisticsName,
    logisticsNo: parcel.logisticsNo,
    shipTime: shanghaiTime(parcel.shippedAt),
    // Not when the rest was paid back; parcels of older releases know no other hour.
    receiveTime: parcel.receivedAt ? shanghaiTime(parcel.acceptedAt ?? parcel.receivedAt) : undefined,
    autoReceiveTime: parcel.receivedAt || isPaused ? undefined : shanghaiTime(parcel.autoReceiveAt),
    isPaused,
    isExtended: parcel.isExtended,
    items: parcel.lines.map((line) => ({
      orderItemId: line.orderLineId,
      qty: line.qty,
      receivedQty: settledQtyOf(parcel, line),
    })),
  };
}

export const toAddress = ({
  addressId,
  receiver,
  mobile,
  telephone,
  areaCode,
  areaText,
  address,
}: AddressSnapshot) => ({
  addressId,
  receiver,
  mobile,
  telephone,
  areaCode,
  areaText,
  address,
});

const actionsOf = (ctx: SignedInCtx, order: ReadOrder, isOnlyAsked = false) =>
  orderActions(factsOf(ctx, order), {
    isOwner: order.head.userId === ctx.actor.userId,
    permissions: ctx.actor.permissions,
    isOnlyAsked,
  });

export function toOrderCard(ctx: SignedInCtx, order: ReadOrder): OrderCard {
  return {
    tradePayFee: order.head.tradePayFen,
    cancelReason: order.head.cancelReason,
    parcelCount: order.parcels.length,
    arrivedParcelCount: order.parcels.filter(
      ({ state }) => state === parcelStates.signed || state === parcelStates.received,
    ).length,
    items: order.lines.map(toLine),
    // Spread last (ADR 24).
    ...toHead(order.head),
    ...actionsOf(ctx, order),
  };
}

/** An order as its papers show it. */
export function toPrintOrder(order: ReadOrder) {
  const { head, parcels } = order;
  const left = toNet(order);
  return {
    ...toHead(head),
    ...left,
    remark: head.remark,
    costCenter: head.costCenter,
    payTime: timeOf(head.paidAt),
    amountText: amountInWords(left.net.payFee),
    address: toAddress(head.address),
    parcels: parcels.map((parcel) => toPrintParcel(order, parcel)),
  };
}

/**
 * What came, without what was paid back because it did not; before anybody has accepted anything the paper leaves
 * room for it.
 */
function toPrintParcel(order: ReadOrder, parcel: ReadOrder['parcels'][number]) {
  const { items, ...fields } = toParcel(order, parcel);
  const isAccepted = items.some(({ receivedQty }) => receivedQty > 0);
  return {
    ...fields,
    acceptTime: timeOf(parcel.acceptedAt ?? parcel.receivedAt),
    receivedBy: parcel.receivedBy,
    items: parcel.lines.map((line) => ({
      orderItemId: line.orderLineId,
      qty: line.qty,
      ...(isAccepted && { receivedQty: acceptedQtyOf(parcel, line) }),
    })),
  };
}

/** The paper for a named receiver, who sees no prices: each field is named, so that none comes along. */
export const toDeliveryOrder = (order: ReadOrder): DeliveryOrder => ({
  orderNo: order.head.orderNo,
  createTime: shanghaiTime(order.head.createdAt),
  customerName: order.head.customerName,
  supplierName: order.head.supplierName,
  purchaseNo: order.head.purchaseNo,
  remark: order.head.remark,
  address: toAddress(order.head.address),
  lines: order.lines.map((line) => ({
    ...toReceivedLine(line),
    qty: line.qty,
    cancelledQty: line.cancelledQty,
  })),
  parcels: order.parcels.map((parcel) => toPrintParcel(order, parcel)),
});

const toReceivedLine = (line: ReadOrder['lines'][number]) => ({
  orderItemId: line.orderLineId,
  itemNo: line.itemNo,
  itemName: line.itemName,
  itemSpec: line.itemSpec,
  colorName: line.colorName,
  imgUrl: line.imgUrl,
  unitName: line.unitName,
  ...saidPieces(line),
});

/** A parcel for a named receiver, who sees no prices: each field is named, so that none comes along. */
export function toParcelToReceive({
  order,
  parcel,
}: {
  order: ReadOrder;
  parcel: ReadOrder['parcels'][number];
}): ParcelToReceive {
  const { head, lines } = order;
  return {
    ...toParcel(order, parcel),
    orderNo: head.orderNo,
    version: head.version,
    userName: head.userName,
    orgName: head.orgName,
    supplierName: head.supplierName,
    purchaseNo: head.purchaseNo,
    receivedBy: parcel.receivedBy,
    lines: lines
      .filter((line) => parcel.lines.some(({ orderLineId }) => orderLineId === line.orderLineId))
      .map(toReceivedLine),
  };
}

const toInvoiceChoice = (choice: NonNullable<Awaited<ReturnType<typeof getOrder>>['invoice']>): Order['invoice'] => ({
  invoiceKind: choice.kind,
  invoiceKindText: invoiceKindTexts[choice.kind],
  titleId: choice.titleId,
  titleName: choice.title.titleName,
  taxNo: choice.title.taxNo,
  receiveEmail: choice.receiveEmail,
  wishState: choice.state,
  invoiceReqNo: choice.invoiceReqNo || undefined,
});

export function toOrder(ctx: SignedInCtx, read: Awaited<ReturnType<typeof getOrder>>): Order {
  const { order, mayAct, siblings, history, payments, refunds, transfers, invoice, notes, files } = read;
  const { head } = order;
  return {
    ...toHead(head),
    address: toAddress(head.address),
    remark: head.remark,
    costCenter: head.costCenter,
    files,
    expectDate: head.expectDate ?? undefined,
    cancelReason: head.cancelReason,
    payTime: timeOf(head.paidAt),
    shipTime: timeOf(head.shippedAt),
    completeTime: timeOf(head.completedAt),
    cancelTime: timeOf(head.cancelledAt),
    tradePayFee: head.tradePayFen,
    invoice: invoice && toInvoiceChoice(invoice),
    ...toNet(order),
    transfers: transfers.map(({ bankSerialNo, receivedFen, confirmedAt }) => ({
      bankSerialNo,
      fee: receivedFen,
      time: confirmedAt ? shanghaiTime(confirmedAt) : '',
    })),
    parcels: order.parcels.map((parcel) => toParcel(order, parcel)),
    payments: payments.map((one) => ({
      payNo: one.payNo,
      channel: one.channel,
      payFee: one.receivedFen > 0 ? one.receivedFen : one.amountFen,
      payState: one.payState,
      applyState: one.applyState,
      payTime: timeOf(one.paidAt),
    })),
    refunds: refunds.map((one) => ({
      refundNo: one.refundNo,
      refundFee: one.feeFen,
      refundState: one.refundState,
      refundTime: timeOf(one.succeededAt),
    })),
    shopNotes: notes.map(({ text, at }) => ({ text, time: shanghaiTime(at) })),
    siblings: siblings.map(toSibling),
    history: history.map((row) => ({
      event: row.event,
      label: orderEventText(row.event, head.payMode),
      userName: row.actorName,
      time: shanghaiTime(row.at),
      remark: row.reason,
      held: heldStory({ ...row, payMode: head.payMode }),
    })),
    ...actionsOf(ctx, order, !mayAct),
  };
}

/** What a command changed. */
export const toMoved = (head: Pick<OrderHead, 'orderNo' | 'state' | 'cancelState' | 'version'>) => ({
  orderNo: head.orderNo,
  orderState: head.state,
  cancelState: head.cancelState,
  version: head.version,
});

export function toTrack(parcel: ParcelRow, steps: readonly StepRow[]): ResultOf<'/api/ShopOrder/GetTrack'> {
  return {
    parcelId: parcel.parcelId,
    parcelState: parcel.state,
    logisticsName: parcel.logisticsName,
    logisticsNo: parcel.logisticsNo,
    list: steps.map(({ at, context, state }) => ({ time: shanghaiTime(at), context, state })),
  };
}
