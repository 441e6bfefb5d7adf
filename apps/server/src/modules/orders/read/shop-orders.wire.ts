import { accountTypes } from '@jicai/domain/people/account-types.ts';
import type { ResultOf } from '@jicai/contract/index.ts';
import { maskedMobile } from '@jicai/domain/people/privacy.ts';
import { whyNoChange } from '@jicai/domain/orders/order-change.ts';
import { isOfFulfilment, orderEventText } from '@jicai/domain/orders/order-record.ts';
import { shipDueAt } from '@jicai/domain/orders/order-queues.ts';
import { shippableQty } from '@jicai/domain/orders/order-states.ts';
import { shopOrderActions, type ShopOrderFacts } from '@jicai/domain/orders/shop-order-actions.ts';
import type { TradeOptions } from '@jicai/domain/orders/trade-options.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { SignedInCtx } from '../../../ctx/ctx.ts';
import type { ReadOrder } from './filled-orders.store.ts';
import type { selectNotes } from '../notes.store.ts';
import type { selectHistory } from './order-detail.store.ts';
import { changeableOf } from '../place/change-order.ts';
import { goodsOf, toLine } from './order-lines.wire.ts';
import { toAddress, toHead, toParcel } from './orders.wire.ts';

type ShopOrder = ResultOf<'/api/OpsOrder/GetPage'>[number];

/** An order for the shop side. */
export function toShopOrder(
  ctx: SignedInCtx,
  order: ReadOrder,
  { shipWithinHours, shipHolds }: Pick<TradeOptions, 'shipWithinHours'> & { shipHolds: ReadonlyMap<string, string> },
): ShopOrder {
  const dueAt = shipDueAt(order.head, shipWithinHours);
  const { head, lines, parcels } = order;
  const full = {
    address: toAddress(head.address),
    remark: head.remark,
    isPickLocked: head.isPickLocked,
    waybillPrintTime: head.waybillPrintedAt ? shanghaiTime(head.waybillPrintedAt) : undefined,
    receivedFee: head.receivedFen,
    lines: lines.map(toLine),
    parcels: parcels.map((parcel) => toParcel(order, parcel)),
    shipDueTime: dueAt && shanghaiTime(dueAt),
    ...actionsOf(ctx, order, shipHolds),
    ...toHead(head),
  };
  return ctx.actor.accountType === accountTypes.supplier ? forSupplier(full) : full;
}

/** What the caller may do with an order, and for everything else why not. */
export const actionsOf = (ctx: SignedInCtx, order: ReadOrder, shipHolds: ReadonlyMap<string, string>) =>
  shopOrderActions(shopFactsOf(order, shipHolds), ctx.actor.shopPermissions);

function shopFactsOf({ head, lines }: ReadOrder, shipHolds: ReadonlyMap<string, string>): ShopOrderFacts {
  const sum = (of: (line: ReadOrder['lines'][number]) => number) => lines.reduce((all, line) => all + of(line), 0);
  const { state, cancelState } = head;
  return {
    state,
    cancelState,
    shippableQty: sum(shippableQty),
    heldQty: sum((line) => line.heldUnshippedQty),
    shipHold: shipHolds.get(head.orderId) ?? '',
    changeRefusal: whyNoChange(changeableOf(head, lines)),
  };
}

/** What happened to an order, the latest first. A supplier is not told the words of moves about money and approval. */
export function toShopRecord(
  ctx: SignedInCtx,
  { head }: ReadOrder,
  history: Awaited<ReturnType<typeof selectHistory>>,
) {
  const isTold = ctx.actor.accountType === accountTypes.operator;
  return history
    .filter(({ event }) => isTold || isOfFulfilment(event))
    .map(({ event, actorName, reason, at }) => ({
      text: orderEventText(event, head.payMode),
      actorName,
      reason,
      time: shanghaiTime(at),
    }));
}

export const toNote = ({ at, ...note }: Awaited<ReturnType<typeof selectNotes>>[number]) => ({
  ...note,
  time: shanghaiTime(at),
});

/**
 * What a supplier may see of an order: what it needs to pick and ship. What customer and shop agreed on (price, pay mode,
 * purchase number) is not its business, so fields are named one by one: a new one stays hidden until somebody adds it.
 */
function forSupplier(order: ReturnType<typeof toHead> & ShopOrder): ShopOrder {
  return {
    orderId: order.orderId,
    orderNo: order.orderNo,
    tradeId: order.tradeId,
    tradeNo: order.tradeNo,
    createTime: order.createTime,
    customerName: order.customerName,
    userName: order.userName,
    orgName: order.orgName,
    supplierId: order.supplierId,
    supplierName: order.supplierName,
    orderState: order.orderState,
    orderStateText: order.orderStateText,
    cancelState: order.cancelState,
    afterSaleState: order.afterSaleState,
    invoiceState: order.invoiceState,
    totalQty: order.totalQty,
    itemCount: order.itemCount,
    version: order.version,
    address: {
      ...order.address,
      mobile: maskedMobile(order.address.mobile),
      telephone: maskedMobile(order.address.telephone),
    },
    remark: order.remark,
    isPickLocked: order.isPickLocked,
    waybillPrintTime: order.waybillPrintTime,
    shipDueTime: order.shipDueTime,
    actions: order.actions,
    disabledReasons: order.disabledReasons,
    lines: order.lines.map((line) => ({
      orderItemId: line.orderItemId,
      ...goodsOf(line),
      qty: line.qty,
      shippedQty: line.shippedQty,
      receivedQty: line.receivedQty,
      cancelledQty: line.cancelledQty,
      returnedQty: line.returnedQty,
      returnableQty: line.returnableQty,
    })),
    parcels: order.parcels,
  };
}
