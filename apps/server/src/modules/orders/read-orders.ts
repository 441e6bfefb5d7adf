import type { OrderFacts } from '@jicai/domain/order-actions.ts';
import { fromShanghai } from '@jicai/domain/shanghai-time.ts';
import { dayMs } from '@jicai/domain/trade-options.ts';
import type { Ctx } from '../../http/context.ts';
import { badField, Refusal } from '../../http/refusal.ts';
import { selectHistory, selectPaymentsOfTrade, selectRefundsOfOrder, selectSiblings } from './order-detail.store.ts';
import { countToLimit } from './long-lists.ts';
import {
  type OrderFilter,
  type OrderHead,
  type PagePlace,
  selectOrder,
  selectOrderHeads,
  selectOrderIds,
  selectOrdersByNo,
} from './order-list.store.ts';
import {
  type AfterSaleUnits,
  type FilledParcel,
  type OrderLineRow,
  selectFilledParcels,
  selectOrderParts,
} from './order-parts.store.ts';

export interface ReadOrder {
  head: OrderHead;
  lines: OrderLineRow[];
  parcels: FilledParcel[];
  units: AfterSaleUnits;
}

/** A page of orders with their lines (the first `linesEach` of each, or all) and parcels; '4' for no cursor of ours. */
export async function listOrders(ctx: Ctx, filter: OrderFilter, page: PagePlace & { linesEach?: number }) {
  if (page.cursor !== undefined && !/^\d{1,18}$/.test(page.cursor)) throw badField('cursor', '翻页位置不正确');
  const [orderIds, count] = await Promise.all([selectOrderIds(ctx, filter, page), countToLimit(ctx, filter)]);
  return {
    orders: await readOrders(ctx, orderIds, page.linesEach),
    ...count,
    nextCursor: orderIds.length === page.pageSize ? orderIds.at(-1) : undefined,
  };
}

/** One order with everything its page shows; '5' unless the caller may see it. */
export async function getOrder(
  ctx: Ctx,
  key: { orderNo?: string | undefined; orderId?: string | undefined; tradeNo?: string | undefined },
) {
  const head = key.orderId || key.orderNo || key.tradeNo ? await selectOrder(ctx, key) : undefined;
  if (!head) throw new Refusal('5');
  const [[order], siblings, history, payments, refunds] = await Promise.all([
    withParts(ctx, [head]),
    selectSiblings(ctx, head.tradeId),
    selectHistory(ctx, head.orderId),
    selectPaymentsOfTrade(ctx, head.tradeId),
    selectRefundsOfOrder(ctx, head),
  ]);
  if (!order) throw new Refusal('5');
  return {
    order,
    siblings: siblings.filter((one) => one.orderId !== head.orderId),
    history,
    payments,
    refunds,
  };
}

/** Orders by number in the order asked for, with lines and parcels; '5' when one of them is not there for the caller. */
export async function getOrdersByNo(ctx: Ctx, orderNos: readonly string[]): Promise<ReadOrder[]> {
  const orders = await withParts(ctx, await selectOrdersByNo(ctx, orderNos));
  return orderNos.map((orderNo) => {
    const order = orders.find(({ head }) => head.orderNo === orderNo);
    if (!order) throw new Refusal('5');
    return order;
  });
}

async function withParts(ctx: Ctx, heads: readonly OrderHead[]): Promise<ReadOrder[]> {
  const toOrder = await readParts(
    ctx,
    heads.map((head) => head.orderId),
  );
  return heads.map(toOrder);
}

/** Orders by id, newest first, with lines and parcels: one round trip. */
async function readOrders(ctx: Ctx, orderIds: readonly string[], linesEach?: number): Promise<ReadOrder[]> {
  if (orderIds.length === 0) return [];
  const [heads, toOrder] = await Promise.all([selectOrderHeads(ctx, orderIds), readParts(ctx, orderIds, linesEach)]);
  return heads.map(toOrder);
}

async function readParts(ctx: Ctx, orderIds: readonly string[], linesEach?: number) {
  const [parts, parcels] = await Promise.all([
    selectOrderParts(ctx, orderIds, { first: linesEach }),
    selectFilledParcels(ctx, orderIds),
  ]);
  return (head: OrderHead): ReadOrder => ({
    head,
    lines: parts.get(head.orderId)?.lines ?? [],
    parcels: parcels.filter((parcel) => parcel.orderId === head.orderId),
    units: parts.get(head.orderId) ?? { due: 0, free: 0, held: 0, heldLineIds: [] },
  });
}

/** State and version of every order of a trade. */
export const listOrdersOfTrade = (ctx: Ctx, tradeId: string) => selectSiblings(ctx, tradeId);

/** What decides which buttons an order has. */
export function factsOf(ctx: Ctx, order: ReadOrder): OrderFacts {
  const { head, parcels, units } = order;
  const arriving = parcels.filter((parcel) => parcel.state !== 30 && parcel.state !== 50);
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
    units,
  };
}

/** A parcel with goods in an open after-sales sheet: nobody counts it as received meanwhile. */
export const isHeld = ({ units }: ReadOrder, parcel: ReadOrder['parcels'][number]): boolean =>
  parcel.receivedAt === null && parcel.lines.some((line) => units.heldLineIds.includes(line.orderLineId));

/** Two wire days, both included, as instants; '4' for anything that is no day. */
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
