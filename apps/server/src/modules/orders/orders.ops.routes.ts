import { accountTypes } from '@jicai/domain/people/account-types.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { type App, route } from '../../http/route.ts';
import { auditCancel, cancelShort, setPickLock } from './cancel/cancel-order.ts';
import { toMoved } from './read/orders.wire.ts';
import { printWaybill } from './fulfil/print-waybill.ts';
import { fromNamedLine, toNamedLine } from './read/order-lines.wire.ts';
import { listOrders, readOrder } from './read/read-orders.ts';
import { getTrack } from './read/read-track.ts';
import { shipOrder } from './fulfil/ship-order.ts';
import { checkShipSheet, writeShipTemplate } from './fulfil/ship-sheet.ts';
import { selectShipHolds } from './fulfil/ship-holds.store.ts';
import { selectHistory } from './read/order-detail.store.ts';
import { toNote, toShopOrder, toShopRecord } from './read/shop-orders.wire.ts';
import { shelvesOf } from './read/shelves-of-order.ts';
import { countQueues } from './list/count-queues.ts';
import { exportShopOrders } from './list/export-shop-orders.ts';
import { selectFilterOptions } from './list/filter-options.store.ts';
import { shopFilter } from './list/shop-filter.ts';
import { selectNotes } from './notes.store.ts';
import { addNote, tellBuyer } from './write-note.ts';
import { linkTradeFiles } from './trade-files.ts';
import { getTradeOptions } from './trade-options.ts';

/** The shop side: an operator acts on every order, a supplier on its own (docs/domain/api.md §7). */
export function shopOrdersRoutes(app: App): void {
  route(app, '/api/OpsOrder/GetPage', async (ctx, { reqData, searchKey, pageIndex = 1, pageSize, cursor }) => {
    const filter = await shopFilter(ctx, reqData, searchKey);
    const order = reqData.sort && { sort: reqData.sort, isDown: reqData.isDown ?? false };
    const { orders, ...counts } = await listOrders(ctx, filter, { pageIndex, pageSize, cursor, order });
    const shown = await shownWith(
      ctx,
      orders.map(({ head }) => head.orderId),
    );
    return { resultData: orders.map((order) => toShopOrder(ctx, order, shown)), ...counts, pageIndex, pageSize };
  });

  route(app, '/api/OpsOrder/Export', async (ctx, body) => ({ resultData: await exportShopOrders(ctx, body) }));

  route(app, '/api/OpsOrder/GetFilterOptions', async (ctx, { reqData: { kind, id }, searchKey = '' }) => {
    if (kind !== 'item' && ctx.actor.accountType !== accountTypes.operator) throw refuse.forbidden();
    return { resultData: await selectFilterOptions(ctx, { kind, id, searchKey }) };
  });

  route(app, '/api/OpsOrder/GetCounts', async (ctx) => ({ resultData: await countQueues(ctx) }));

  route(app, '/api/OpsOrder/GetModel', async (ctx, { data }) => {
    const order = await readOrder(ctx, data);
    const isOperator = ctx.actor.accountType === accountTypes.operator;
    const [history, notes, options, shelfOf, files] = await Promise.all([
      selectHistory(ctx, order.head.orderId),
      selectNotes(ctx, order.head.orderId),
      shownWith(ctx, [order.head.orderId]),
      shelvesOf(ctx, order),
      isOperator ? linkTradeFiles(ctx, order.head.tradeId) : undefined,
    ]);
    const shown = toShopOrder(ctx, order, options);
    const lines = shown.lines.map((line) => ({ ...line, shelf: shelfOf(line.itemId) }));
    const customerId = isOperator ? order.head.customerId : undefined;
    return {
      resultData: {
        ...shown,
        customerId,
        files,
        lines,
        history: toShopRecord(ctx, order, history),
        notes: notes.map(toNote),
      },
    };
  });

  route(app, '/api/OpsOrder/AddNote', async (ctx, { data }) => ({
    resultData: { notes: (await addNote(ctx, data)).map(toNote) },
  }));

  route(app, '/api/OpsOrder/TellBuyer', async (ctx, { data }) => ({
    resultData: { notes: (await tellBuyer(ctx, data)).map(toNote) },
  }));

  route(app, '/api/OpsOrder/GetTrack', async (ctx, { data }) => ({ resultData: await getTrack(ctx, data.parcelId) }));

  route(app, '/api/OpsOrder/PrintWaybill', async (ctx, { data }) => ({
    resultData: await printWaybill(ctx, data.orderNo),
  }));

  route(app, '/api/OpsOrder/Ship', async (ctx, { data }) => {
    const parcelId = await shipOrder(ctx, { ...data, items: data.items.map(fromNamedLine), version: data.version });
    return { resultData: { ...(await moved(ctx, data.orderNo)), parcelId } };
  });

  route(app, '/api/OpsOrder/GetShipSheet', async (ctx, { data }) => {
    const { parcels, faults } = await checkShipSheet(ctx, data.fileUrl);
    const named = parcels.map((parcel) => ({ ...parcel, items: parcel.items.map(toNamedLine) }));
    return { resultData: { parcels: named, faults } };
  });

  route(app, '/api/OpsOrder/GetShipTemplate', async (ctx, { data }) => ({
    resultData: await writeShipTemplate(ctx, data.orderNos),
  }));

  route(app, '/api/OpsOrder/AuditCancel', async (ctx, { data }) => {
    const { reason = '', version, ...verdict } = data;
    await auditCancel(ctx, { ...verdict, reason, version });
    return { resultData: await moved(ctx, data.orderNo) };
  });

  route(app, '/api/OpsOrder/CancelShort', async (ctx, { data }) => {
    const refundFee = await cancelShort(ctx, { ...fromNamedLine(data), version: data.version });
    const isTold = ctx.actor.accountType === accountTypes.operator;
    return { resultData: { ...(await moved(ctx, data.orderNo)), ...(isTold && { refundFee }) } };
  });

  route(app, '/api/OpsOrder/SetPickLock', async (ctx, { data }) => {
    await setPickLock(ctx, { ...data, version: data.version });
    return { resultData: await moved(ctx, data.orderNo) };
  });
}

const moved = async (ctx: SignedInCtx, orderNo: string) => toMoved((await readOrder(ctx, { orderNo })).head);

/** What decides about actions and time limits of these orders, beside the orders themselves. */
async function shownWith(ctx: SignedInCtx, orderIds: readonly string[]) {
  const [{ shipWithinHours }, shipHolds] = await Promise.all([getTradeOptions(ctx), selectShipHolds(ctx, orderIds)]);
  return { shipWithinHours, shipHolds };
}
