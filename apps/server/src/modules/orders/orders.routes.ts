import { cancelStates } from '@jicai/domain/orders/order-states.ts';
import type { BodyOf } from '@jicai/contract/index.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { pageOf, spanOf } from '../../http/paging.ts';
import { type App, route } from '../../http/route.ts';
import { routeRead } from '../../http/route-read.ts';
import { applyCancel } from './cancel/cancel-order.ts';
import { cancelUnpaid } from './cancel/cancel-trade.ts';
import { listCostCenters } from './place/list-cost-centers.ts';
import { deleteOrder } from './list/delete-order.ts';
import { exportOrders } from './list/export-orders.ts';
import { listOftenBought } from './list/often-bought.ts';
import { listFilters } from './list/list-filters.ts';
import { countByState, type OrderFilter } from './list/order-list.store.ts';
import { shopOrdersRoutes } from './orders.ops.routes.ts';
import { papersRoutes } from './papers/papers.ops.routes.ts';
import { toDeliveryOrder, toMoved, toOrder, toOrderCard, toParcelToReceive, toPrintOrder } from './read/orders.wire.ts';
import {
  daysToInstants,
  getOrder,
  getOrdersByNo,
  listOrders,
  listOrdersOfTrade,
  readOrder,
} from './read/read-orders.ts';
import { selectShopNames } from './trades.store.ts';
import { getTrack } from './read/read-track.ts';
import { rebuy } from './place/rebuy.ts';
import { extendReceive, receiveOrder } from './fulfil/receive-order.ts';
import { selectParcelsToReceive } from './fulfil/receivers.store.ts';
import { waybillsOpsRoutes } from './fulfil/waybills.ops.routes.ts';

const linesOfCard = 5;

export function ordersRoutes(app: App): void {
  readRoutes(app);
  commandRoutes(app);
  shopOrdersRoutes(app);
  papersRoutes(app);
  waybillsOpsRoutes(app);
}

function readRoutes(app: App): void {
  routeRead(app, '/api/ShopOrder/GetPage', async (ctx, { reqData, searchKey, pageIndex = 1, pageSize, cursor }) => {
    const filter = filterOf(ctx, reqData, searchKey);
    const page = await listOrders(ctx, filter, { pageIndex, pageSize, cursor, linesEach: linesOfCard });
    const { orders, ...counts } = page;
    return {
      resultData: orders.map((order) => toOrderCard(ctx, order)),
      ...counts,
      pageIndex,
      pageSize,
    };
  });

  routeRead(app, '/api/ShopOrder/GetStateCount', async (ctx, { reqData }) => {
    const counts = await countByState(ctx, scopeOf(ctx, reqData.scope));
    return { resultData: Object.fromEntries(counts.map(({ state, count }) => [String(state), count])) };
  });

  route(app, '/api/ShopReceipt/GetPage', async (ctx, { reqData, pageIndex = 1, pageSize }) => {
    const place = { limit: pageSize, offset: (pageIndex - 1) * pageSize };
    const { found, total } = await selectParcelsToReceive(ctx, { isReceived: reqData.isReceived ?? false, ...place });
    return {
      resultData: found.map(toParcelToReceive),
      totalCount: total,
      isTotalCapped: false,
      nextCursor: undefined,
      pageIndex,
      pageSize,
    };
  });

  route(app, '/api/ShopOrder/GetCostCenters', async (ctx) => ({ resultData: await listCostCenters(ctx) }));

  route(app, '/api/ShopOrder/GetOften', async (ctx, { pageIndex = 1, pageSize }) => {
    const page = { pageIndex, pageSize };
    const found = await listOftenBought(ctx);
    const { offset, limit } = spanOf(page);
    return { resultData: found.slice(offset, offset + limit), ...pageOf(page, found.length) };
  });

  route(app, '/api/ShopOrder/Export', async (ctx, { reqData, searchKey }) => ({
    resultData: await exportOrders(ctx, filterOf(ctx, reqData, searchKey)),
  }));

  route(app, '/api/ShopOrder/GetFilters', async (ctx, { reqData }) => ({
    resultData: await listFilters(ctx, scopeOf(ctx, reqData.scope)),
  }));

  route(app, '/api/ShopOrder/GetModel', async (ctx, { data }) => ({
    resultData: toOrder(ctx, await getOrder(ctx, data)),
  }));

  route(app, '/api/ShopOrder/GetPrint', async (ctx, { data }) => {
    const [names, orders] = await Promise.all([selectShopNames(ctx), getOrdersByNo(ctx, data.orderNos)]);
    return { resultData: { ...names, printTime: shanghaiTime(ctx.now), orders: orders.map(toPrintOrder) } };
  });

  // A named receiver may not open an order of which no parcel has left.
  route(app, '/api/ShopReceipt/GetPrint', async (ctx, { data }) => {
    const [names, orders] = await Promise.all([selectShopNames(ctx), getOrdersByNo(ctx, data.orderNos, 'receive')]);
    if (orders.some(({ parcels }) => parcels.length === 0)) throw refuse.notFound();
    return { resultData: { ...names, printTime: shanghaiTime(ctx.now), orders: orders.map(toDeliveryOrder) } };
  });

  route(app, '/api/ShopOrder/GetTrack', async (ctx, { data }) => ({ resultData: await getTrack(ctx, data.parcelId) }));
}

function commandRoutes(app: App): void {
  route(app, '/api/ShopOrder/Cancel', async (ctx, { data }) => {
    const { reason = '', version, ...input } = data;
    const trade = await cancelUnpaid(ctx, { ...input, reason, version });
    const orders = (await listOrdersOfTrade(ctx, trade.tradeId)).map(toMoved);
    return {
      resultData: {
        orderState: trade.state,
        cancelState: orders[0]?.cancelState ?? cancelStates.none,
        isClosing: trade.isClosing,
        orders,
      },
    };
  });

  route(app, '/api/ShopOrder/ApplyCancel', async (ctx, { data }) => {
    const { reason = '', version, ...input } = data;
    await applyCancel(ctx, { ...input, reason, version });
    return { resultData: await moved(ctx, data.orderNo) };
  });

  route(app, '/api/ShopOrder/Receive', async (ctx, { data }) => {
    await receiveOrder(ctx, { ...data, version: data.version });
    return { resultData: await moved(ctx, data.orderNo) };
  });

  route(app, '/api/ShopOrder/ExtendReceive', async (ctx, { data }) => {
    await extendReceive(ctx, { ...data, version: data.version });
    return { resultData: await moved(ctx, data.orderNo) };
  });

  route(app, '/api/ShopOrder/Rebuy', async (ctx, { data }) => ({ resultData: await rebuy(ctx, data.orderNo) }));

  route(app, '/api/ShopOrder/Delete', async (ctx, { data }) => {
    await deleteOrder(ctx, data.orderNo);
    return { resultData: {} };
  });
}

/** The filter of a list as the wire names it; 'all' needs its permission. */
function filterOf(
  ctx: SignedInCtx,
  { scope, orderStates, dateFrom, dateTo, ...filter }: BodyOf<'/api/ShopOrder/GetPage'>['reqData'],
  searchKey: string | undefined,
): OrderFilter {
  const days = daysToInstants({ dateFrom, dateTo });
  return { ...filter, ...days, scope: scopeOf(ctx, scope), searchKey, states: orderStates };
}

/** 'all' needs the permission order.viewAll; where no scope is given a buyer sees his own orders. */
function scopeOf(ctx: SignedInCtx, scope: 'my' | 'all' | undefined): 'my' | 'all' {
  if (scope === 'all' && !ctx.actor.permissions.has('order.viewAll')) throw refuse.forbidden();
  return scope ?? 'my';
}

const moved = async (ctx: SignedInCtx, orderNo: string) => toMoved((await readOrder(ctx, { orderNo })).head);
