import { invoiceStates } from '@jicai/domain/invoices/invoice-states.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { pageOf, spanOf } from '../../http/paging.ts';
import { type App, route } from '../../http/route.ts';
import { daysToInstants } from '../orders/index.ts';
import { invoicesOpsRoutes } from './invoices.ops.routes.ts';
import { fromRequest, toState } from './invoices.wire.ts';
import { listInvoiceable } from './list-invoiceable.ts';
import { mailInvoice } from './mail-invoice.ts';
import { lockInvoice, moveInvoice } from './move-invoice.ts';
import { readInvoice, readInvoices } from './read-invoices.ts';
import { applyRed, confirmRed } from './red-letter.ts';
import { submitInvoice } from './submit-invoice.ts';
import { titlesRoutes } from './titles.routes.ts';

export function invoicesRoutes(app: App): void {
  titlesRoutes(app);
  invoicesOpsRoutes(app);

  route(app, '/api/ShopInvoice/GetApplyList', async (ctx, { reqData, pageIndex = 1, pageSize }) => {
    const page = { pageIndex, pageSize };
    const { orders, total } = await listInvoiceable(
      ctx,
      { orderNos: reqData.orderNos, ...daysToInstants(reqData) },
      spanOf(page),
    );
    const resultData = orders.map((order) => ({
      orderNo: order.orderNo,
      userName: order.userName,
      supplierName: order.supplierName,
      createTime: shanghaiTime(new Date(order.createdAt)),
      payFee: Number(order.payFen),
      refundedFee: Number(order.refundedFen),
      invoiceableFee: order.lines.reduce((sum, { left }) => sum + left.goodsFen + left.freightFen, 0),
      invoiceState: order.invoiceState,
      items: order.lines.map(({ left, ...line }) => ({
        orderItemId: line.orderLineId,
        itemName: line.itemName,
        imgUrl: line.imgUrl,
        unitName: line.unitName,
        invoiceableQty: left.qty,
        invoiceableFee: left.goodsFen + left.freightFen,
        invoiceableFreightFee: left.freightFen,
      })),
    }));
    return { resultData, ...pageOf(page, total) };
  });

  route(app, '/api/ShopInvoice/Submit', async (ctx, { data }) => ({
    resultData: await submitInvoice(ctx, fromRequest(data)),
  }));

  route(app, '/api/ShopInvoice/GetPage', async (ctx, { reqData, searchKey, pageIndex = 1, pageSize }) => {
    const { invoiceStates: states, invoiceKind: kind } = reqData;
    const filter = { states, kind, searchKey, ...daysToInstants(reqData) };
    return readInvoices(ctx, filter, { pageIndex, pageSize });
  });

  route(app, '/api/ShopInvoice/GetModel', async (ctx, { data }) => ({
    resultData: await readInvoice(ctx, { reqNo: data.invoiceReqNo }),
  }));

  route(app, '/api/ShopInvoice/Cancel', async (ctx, { data }) => {
    const invoice = await lockInvoice(ctx, { reqNo: data.invoiceReqNo }, data.version);
    return {
      resultData: toState(await moveInvoice(ctx, invoice, { event: 'withdraw', toState: invoiceStates.withdrawn })),
    };
  });

  route(app, '/api/ShopInvoice/ApplyRed', async (ctx, { data }) => {
    const invoice = await lockInvoice(ctx, { invoiceNo: data.invoiceNo }, data.version);
    return { resultData: toState(await applyRed(ctx, invoice, data)) };
  });

  route(app, '/api/ShopInvoice/ConfirmRed', async (ctx, { data }) => ({
    resultData: toState(await confirmRed(ctx, data.confirmNo, data.isAgree)),
  }));

  route(app, '/api/ShopInvoice/SendMail', async (ctx, { data }) => {
    await mailInvoice(ctx, { invoiceNo: data.invoiceNo, to: data.email });
    return { resultData: {} };
  });
}
