import { countedPageOf } from '../../http/paging.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { type App, route } from '../../http/route.ts';
import { daysToInstants, lockOrder, readOrder, toMoved } from '../orders/index.ts';
import { getApplyInfo } from './apply-info.ts';
import { cancelReturn, editReturn } from './edit-return.ts';
import { confirmExchange, convertToRefund } from './exchange.ts';
import { getReturn, listReturns, readSheet } from './read-returns.ts';
import { receiveParcel } from './receive-parcel.ts';
import { getReturnTrack } from './read-return-track.ts';
import { shopReturnsRoutes } from './returns.ops.routes.ts';
import { fromForm, fromReceipt, toCard, toReturn, toReturnMoved } from './returns.wire.ts';
import { sendBack } from './send-back.ts';
import { submitReturn } from './submit-return.ts';

export function returnsRoutes(app: App): void {
  readRoutes(app);
  commandRoutes(app);
  shopReturnsRoutes(app);
}

function readRoutes(app: App): void {
  route(app, '/api/ShopReturn/GetApplyInfo', async (ctx, { data }) => ({
    resultData: await getApplyInfo(ctx, { orderLineId: data.orderItemId, orderNo: data.orderNo }),
  }));

  route(app, '/api/ShopReturn/GetPage', async (ctx, { reqData, searchKey, pageIndex = 1, pageSize }) => {
    const { returnStates: states, dateFrom, dateTo, ...filter } = reqData;
    const days = daysToInstants({ dateFrom, dateTo });
    const page = { pageIndex, pageSize };
    const { sheets, count } = await listReturns(ctx, { ...filter, ...days, states, searchKey }, page);
    return { resultData: sheets.map((one) => toCard(ctx, one)), ...countedPageOf(page, count) };
  });

  route(app, '/api/ShopReturn/GetModel', async (ctx, { data }) => ({
    resultData: toReturn(ctx, await getReturn(ctx, data.returnNo ?? '')),
  }));

  route(app, '/api/ShopReturn/GetTrack', async (ctx, { data }) => ({ resultData: await getReturnTrack(ctx, data) }));
}

function commandRoutes(app: App): void {
  route(app, '/api/ShopOrder/ReceiveParcel', async (ctx, { data }) => {
    const returnNos = await receiveParcel(ctx, fromReceipt(data), 'act');
    const { head } = await readOrder(ctx, { orderNo: data.orderNo });
    return { resultData: { ...toMoved(head), returnNos } };
  });

  route(app, '/api/ShopReceipt/Receive', async (ctx, { data }) => {
    const returnNos = await receiveParcel(ctx, fromReceipt(data), 'receive');
    const { order } = await lockOrder(ctx, data, 'receive');
    return { resultData: { ...toMoved(order), returnNos } };
  });

  route(app, '/api/ShopReturn/Submit', async (ctx, { data }) => {
    const returnNo = await submitReturn(ctx, fromForm(data));
    return { resultData: await moved(ctx, returnNo) };
  });

  route(app, '/api/ShopReturn/Edit', async (ctx, { data }) => {
    await editReturn(ctx, { ...fromForm(data), version: data.version });
    return { resultData: await moved(ctx, data.returnNo) };
  });

  route(app, '/api/ShopReturn/Cancel', async (ctx, { data }) => {
    await cancelReturn(ctx, { ...data, version: data.version });
    return { resultData: await moved(ctx, data.returnNo) };
  });

  route(app, '/api/ShopReturn/SubmitLogistics', async (ctx, { data }) => {
    await sendBack(ctx, { ...data, version: data.version });
    return { resultData: await moved(ctx, data.returnNo) };
  });

  route(app, '/api/ShopReturn/ConfirmExchange', async (ctx, { data }) => {
    await confirmExchange(ctx, { ...data, version: data.version });
    return { resultData: await moved(ctx, data.returnNo) };
  });

  route(app, '/api/ShopReturn/ConvertToRefund', async (ctx, { data }) => {
    await convertToRefund(ctx, { ...data, version: data.version });
    return { resultData: await moved(ctx, data.returnNo) };
  });
}

/** The sheet after a command. */
const moved = async (ctx: SignedInCtx, returnNo: string) => toReturnMoved(await readSheet(ctx, returnNo));
