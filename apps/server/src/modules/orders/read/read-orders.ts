import { parcelStates } from '@jicai/domain/orders/tracking.ts';
import type { OrderFacts } from '@jicai/domain/orders/order-actions.ts';
import { fromShanghai } from '@jicai/domain/time/shanghai-time.ts';
import { dayMs } from '@jicai/domain/time/durations.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { badField, refuse } from '../../../http/refusal.ts';
import {
  selectHistory,
  selectMayAct,
  selectPaymentsOfTrade,
  selectRefundsOfOrder,
  selectSiblings,
  selectTransfersOfTrade,
} from './order-detail.store.ts';
import { selectNotesToBuyer } from '../notes.store.ts';
import { selectInvoiceChoice } from '../bill/invoice-state.store.ts';
import { linkTradeFiles } from '../trade-files.ts';
import { countToLimit } from '../list/long-lists.ts';
import type { ReadOrder } from './filled-orders.store.ts';
import {
  type OrderFilter,
  type PagePlace,
  selectOrder,
  selectOrdersByNo,
  selectPage,
} from '../list/order-list.store.ts';
import type { OrderScope } from '../visibility.store.ts';

/** A page of orders with their lines (the first `linesEach` of each, or all) and parcels; refused as badInput for no cursor of ours. */
export async function listOrders(ctx: Ctx, filter: OrderFilter, page: PagePlace & { linesEach?: number }) {
  if (page.cursor !== undefined && !/^\d{1,18}$/.test(page.cursor)) throw badField('cursor', '翻页位置不正确');
  const [orders, count] = await Promise.all([selectPage(ctx, filter, page), countToLimit(ctx, filter)]);
  return {
    orders,
    ...count,
    nextCursor: orders.length === page.pageSize ? orders.at(-1)?.head.orderId : undefined,
  };
}

interface OrderKey {
  orderNo?: string | undefined;
  orderId?: string | undefined;
  tradeNo?: string | undefined;
}

/** One order with its lines and parcels; refused as notFound unless the caller may see it. */
export async function readOrder(ctx: Ctx, key: OrderKey): Promise<ReadOrder> {
  const order = key.orderId || key.orderNo || key.tradeNo ? await selectOrder(ctx, key) : undefined;
  if (!order) throw refuse.notFound();
  return order;
}

/** One order with everything its page shows; refused as notFound unless the caller may see it. */
export async function getOrder(ctx: Ctx, key: OrderKey) {
  const order = await readOrder(ctx, key);
  const { head } = order;
  const [mayAct, siblings, history, payments, refunds, transfers, invoice, notes, files] = await Promise.all([
    selectMayAct(ctx, head.orderId),
    selectSiblings(ctx, head.tradeId),
    selectHistory(ctx, head.orderId),
    selectPaymentsOfTrade(ctx, head.tradeId),
    selectRefundsOfOrder(ctx, head),
    selectTransfersOfTrade(ctx, head.tradeId),
    selectInvoiceChoice(ctx, head.orderId),
    selectNotesToBuyer(ctx, head.orderId),
    linkTradeFiles(ctx, head.tradeId),
  ]);
  return {
    order,
    mayAct,
    siblings: siblings.filter((one) => one.orderId !== head.orderId),
    history,
    payments,
    refunds,
    transfers,
    invoice,
    notes,
    files,
  };
}

/** Orders by number in the order asked for, with lines and parcels; refused as notFound when one of them is not there for the caller. */
export async function getOrdersByNo(
  ctx: Ctx,
  orderNos: readonly string[],
  scope: OrderScope = 'any',
): Promise<ReadOrder[]> {
  const orders = await selectOrdersByNo(ctx, { orderNos, scope });
  return orderNos.map((orderNo) => {
    const order = orders.find(({ head }) => head.orderNo === orderNo);
    if (!order) throw refuse.notFound();
    return order;
  });
}

/** State and version of every order of a trade. */
export const listOrdersOfTrade = (ctx: Ctx, tradeId: string) => selectSiblings(ctx, tradeId);

/** What decides which buttons an order has. */
export function factsOf(ctx: Ctx, order: ReadOrder): OrderFacts {
  const { head, parcels, units } = order;
  const arriving = parcels.filter(
    (parcel) => parcel.state !== parcelStates.received && parcel.state !== parcelStates.returned,
  );
  return {
    state: head.state,
    cancelState: head.cancelState,
    isClosing: head.isClosing,
    isPastPayDeadline: head.payDeadline !== null && head.payDeadline <= ctx.now,
    hasParcels: parcels.length > 0,
    hasUnreceivedParcels: arriving.length > 0,
    isExtended: arriving.every((parcel) => parcel.isExtended),
    isReceiptHeld: arriving.length > 0 && arriving.every((parcel) => isHeld(order, parcel)),
    isAfterSaleClosed: head.isAfterSaleClosed,
    payMode: head.payMode,
    invoiceState: head.invoiceState,
    keptFen: head.payFen - head.refundedFen,
    units,
  };
}

/** A parcel with goods in an open after-sales sheet: nobody counts it as received meanwhile. */
export const isHeld = ({ units }: ReadOrder, parcel: ReadOrder['parcels'][number]): boolean =>
  parcel.receivedAt === null && parcel.lines.some((line) => units.heldLineIds.includes(line.orderLineId));

/** Two wire days, both included, as instants; refused as badInput for anything that is no day. */
export function daysToInstants({ dateFrom, dateTo }: { dateFrom?: string | undefined; dateTo?: string | undefined }) {
  const last = dayOf('dateTo', dateTo);
  return { from: dayOf('dateFrom', dateFrom), until: last && new Date(last.getTime() + dayMs) };
}

function dayOf(field: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const at = text.length === 10 ? fromShanghai(text) : undefined;
  if (!at) throw badField(field, '日期格式不正确');
  return at;
}
