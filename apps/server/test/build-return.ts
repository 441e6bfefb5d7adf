import { payModes } from '@jicai/domain/orders/order-states.ts';
import { returnReasons, returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { bizTypes, type UploadKind } from '@jicai/domain/files/upload-kinds.ts';
import type { ResultOf } from '@jicai/contract/index.ts';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { runDue, startPayment, useLocalPage as payAtLocalPage } from './build-payment.ts';
import { buildTrade, type TradeOptions } from './build-trade.ts';
import { businessHost, type CallOptions, type TestApp } from './test-app.ts';

export type ShopOrder = ResultOf<'/api/OpsOrder/GetPage'>[number];
type Submitted = ResultOf<'/api/ShopReturn/Submit'>;

/** One order of a trade, paid at the local channel unless it is on account. */
export async function buildPaidOrder(
  app: TestApp,
  options: TradeOptions & { operator: string; channel?: 'ALIPAY' | 'WECHAT' },
): Promise<ShopOrder> {
  const { operator, channel = 'ALIPAY', ...trade } = options;
  const { tradeNo, orderNos } = await buildTrade(app, trade);
  if ((trade.payMode ?? payModes.online) === payModes.online) {
    const { resultData } = await startPayment(app, trade.token ?? '', tradeNo, channel, trade.host);
    await payAtLocalPage(app, resultData.codeUrl ?? resultData.payForm?.action ?? '');
    await runDue(app);
  }
  return findOrder(app, String(orderNos[0]), { token: operator, ...(trade.host && { host: trade.host }) });
}

/** An order as the shop sees it now. */
export async function findOrder(app: TestApp, orderNo: string, shop: CallOptions): Promise<ShopOrder> {
  const page = await app.call('/api/OpsOrder/GetPage', { searchKey: orderNo }, shop);
  const [order] = page.resultData;
  if (!order) throw new Error(`no order ${orderNo}`);
  return order;
}

/** Ships everything due, or the given quantity of each line, in one parcel; returns its id. */
export async function shipSome(app: TestApp, orderNo: string, shop: CallOptions, qty?: number): Promise<string> {
  const order = await findOrder(app, orderNo, shop);
  const items = order.lines
    .map((line) => ({ orderItemId: line.orderItemId, qty: qty ?? line.qty - line.cancelledQty - line.shippedQty }))
    .filter((item) => item.qty > 0);
  const parcel = { logisticsCode: 'shunfeng', logisticsNo: 'SF1234567890', items };
  const data = { orderNo, version: order.version, requestId: randomUUID(), ...parcel };
  const answer = await app.call('/api/OpsOrder/Ship', { data }, shop);
  if (!answer.success) throw new Error(`not shipped: ${answer.errorMsg}`);
  return answer.resultData.parcelId;
}

/** Ships everything and lets the buyer confirm it. */
export async function deliver(app: TestApp, orderNo: string, people: { shop: CallOptions; buyer: CallOptions }) {
  await shipSome(app, orderNo, people.shop);
  await app.call('/api/ShopOrder/Receive', { data: { orderNo, requestId: randomUUID() } }, people.buyer);
  return findOrder(app, orderNo, people.shop);
}

/** A request that any enterprise may make, 协商一致 for one unit of the first line, with `more` over it. */
export const returnForm = (order: ShopOrder, more: Record<string, unknown> = {}) => ({
  orderNo: order.orderNo,
  returnType: returnTypes.refund,
  reasonCode: returnReasons.agreed,
  items: [{ orderItemId: order.lines[0]?.orderItemId, qty: 1 }],
  contactName: '陈思远',
  contactMobile: '13800100002',
  requestId: randomUUID(),
  ...more,
});

export async function submitReturn(
  app: TestApp,
  order: ShopOrder,
  buyer: CallOptions,
  more: Record<string, unknown> = {},
): Promise<Submitted> {
  const answer = await app.call('/api/ShopReturn/Submit', { data: returnForm(order, more) }, buyer);
  if (!answer.success) throw new Error(`no sheet: ${answer.errorCode} ${answer.errorMsg}`);
  return answer.resultData;
}

/** Uploads a small picture, for after-sales unless another `bizType` is named; returns its address. */
export async function uploadPicture(
  app: TestApp,
  { token = '', host = businessHost }: CallOptions,
  bizType: UploadKind = bizTypes.afterSales,
): Promise<string> {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c03' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('bizType', String(bizType));
  form.append('file', new Blob([new Uint8Array(bytes)]), 'broken.png');
  const request = new Request('http://x/', { method: 'POST', body: form });
  const response = await app.fastify.inject({
    method: 'POST',
    url: '/api/File/Upload',
    headers: { host, 'content-type': request.headers.get('content-type') ?? '', authtoken: token },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return response.json<{ resultData: { fileUrl: string } }>().resultData.fileUrl;
}
