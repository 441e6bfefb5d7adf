import { returnQueueNames, returnQueues } from '@jicai/domain/returns/return-queues.ts';
import { countOf, countedPageOf } from '../../http/paging.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { type App, route } from '../../http/route.ts';
import { daysToInstants, fromNamedLine } from '../orders/index.ts';
import { auditReturn } from './audit-return.ts';
import { reship } from './exchange.ts';
import { getReturn, listRefundable, listReturns, readSheet } from './read-returns.ts';
import { getReturnTrack } from './read-return-track.ts';
import { receiveReturn, refuseReceive } from './receive-return.ts';
import { listReturnAddresses, removeReturnAddress, saveReturnAddress } from './return-addresses.ts';
import { printInspection } from './print-inspection.ts';
import { printExchangeWaybill } from './print-waybill.ts';
import { countSheets } from './return-list.store.ts';
import { toReturnMoved } from './returns.wire.ts';
import { toShopCard, toShopReturn } from './shop-returns.wire.ts';

/** The shop side: an operator acts on every sheet, a supplier on those of its own orders (docs/domain/api.md §7). */
export function shopReturnsRoutes(app: App): void {
  route(app, '/api/OpsReturn/GetPage', async (ctx, { reqData, searchKey, pageIndex = 1, pageSize }) => {
    const { returnStates: states, dateFrom, dateTo, ...filter } = reqData;
    const days = daysToInstants({ dateFrom, dateTo });
    const page = { pageIndex, pageSize };
    const { sheets, count } = await listReturns(ctx, { ...filter, ...days, states, searchKey }, page);
    return {
      resultData: sheets.map((one) => toShopCard(ctx, one)),
      ...countedPageOf(page, count),
    };
  });

  route(app, '/api/OpsReturn/GetCounts', async (ctx) => ({
    resultData: await Promise.all(
      returnQueueNames.map(async (queue) => {
        const count = await countSheets(ctx, { states: returnQueues[queue].states });
        return { queue, count: countOf(count).totalCount };
      }),
    ),
  }));

  route(app, '/api/OpsReturn/GetModel', async (ctx, { data }) => {
    const read = await getReturn(ctx, data.returnNo ?? '');
    return { resultData: toShopReturn(ctx, read, await listRefundable(ctx, read)) };
  });

  route(app, '/api/OpsReturn/GetTrack', async (ctx, { data }) => ({ resultData: await getReturnTrack(ctx, data) }));

  route(app, '/api/OpsReturn/PrintWaybill', async (ctx, { data }) => ({
    resultData: await printExchangeWaybill(ctx, data.returnNo),
  }));

  route(app, '/api/OpsReturn/ExportInspection', async (ctx, { data }) => ({
    resultData: await printInspection(ctx, data.returnNo),
  }));

  route(app, '/api/OpsReturn/Audit', async (ctx, { data }) => {
    const { agreeFee: agreeFen, version, ...verdict } = data;
    await auditReturn(ctx, { ...verdict, agreeFen, version });
    return { resultData: await moved(ctx, data.returnNo) };
  });

  route(app, '/api/OpsReturn/Receive', async (ctx, { data }) => {
    await receiveReturn(ctx, { ...data, items: data.items.map(fromNamedLine), version: data.version });
    return { resultData: await moved(ctx, data.returnNo) };
  });

  route(app, '/api/OpsReturn/RefuseReceive', async (ctx, { data }) => {
    await refuseReceive(ctx, { ...data, version: data.version });
    return { resultData: await moved(ctx, data.returnNo) };
  });

  route(app, '/api/OpsReturn/Reship', async (ctx, { data }) => {
    await reship(ctx, { ...data, version: data.version });
    return { resultData: await moved(ctx, data.returnNo) };
  });

  addressRoutes(app);
}

function addressRoutes(app: App): void {
  route(app, '/api/OpsReturn/GetAddressList', async (ctx, { reqData }) => ({
    resultData: await listReturnAddresses(ctx, reqData.supplierId),
  }));

  route(app, '/api/OpsReturn/SaveAddress', async (ctx, { data }) => ({
    resultData: { addressId: await saveReturnAddress(ctx, data) },
  }));

  route(app, '/api/OpsReturn/DeleteAddress', async (ctx, { data }) => {
    await removeReturnAddress(ctx, data.addressId);
    return { resultData: { addressId: data.addressId } };
  });
}

const moved = async (ctx: SignedInCtx, returnNo: string) => toReturnMoved(await readSheet(ctx, returnNo));
