import { afterSaleStates, orderStates, payModes } from '@jicai/domain/orders/order-states.ts';
import { receiveStates } from '@jicai/domain/returns/return-rules.ts';
import { returnStates } from '@jicai/domain/returns/return-states.ts';
import { parcelStates } from '@jicai/domain/orders/tracking.ts';
import { randomUUID } from 'node:crypto';
import { returnReasons, returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runDue } from '../../../test/build-payment.ts';
import { buildSku } from '../../../test/build-goods.ts';
import { buildPaidOrder, findOrder, shipSome, submitReturn, uploadPicture } from '../../../test/build-return.ts';
import { buildAddress, buildTrade } from '../../../test/build-trade.ts';
import { inShop } from '../../../test/in-shop.ts';
import { brokenInvariants } from '../../../test/invariants.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { seedCredit } from '../../seed/credit.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { orderBillings } from '../../db/tables/order-billings.ts';

const app = useTestApp(seedCredit);
const path = '/api/ShopOrder/ReceiveParcel';
const start = new Date('2026-11-21T02:00:00Z');

let buyer: CallOptions = {};
let operator: CallOptions = {};
let addressId = '';
let pen = '';

beforeAll(async () => {
  [buyer, operator] = [{ token: await signIn(app, 'buyer') }, { token: await signIn(app, 'operator') }];
  addressId = await buildAddress(app, buyer);
});
beforeEach(async () => {
  app.setNow(start);
  // A test that let days pass has outlived the session.
  buyer = { token: await signIn(app, 'buyer') };
  pen = (await buildSku(app.deps, businessCompanyId, { enterpriseFen: 500, stock: 50 })).itemId;
});

/** An order on account for ten pens, all of them in one parcel. */
async function onTheWay(qty = 10) {
  const trade = await buildTrade(app, { ...buyer, addressId, items: [{ itemId: pen, qty }], payMode: payModes.credit });
  const orderNo = String(trade.orderNos[0]);
  const parcelId = await shipSome(app, orderNo, operator);
  const order = await findOrder(app, orderNo, operator);
  return {
    orderNo,
    parcelId,
    version: order.version,
    orderItemId: order.lines[0]!.orderItemId,
    orderId: order.orderId,
  };
}
type Sent = Awaited<ReturnType<typeof onTheWay>>;

const receive = (sent: Sent, reports: object[], over: object = {}, call = buyer) => {
  const { orderNo, parcelId, version } = sent;
  const data = { orderNo, parcelId, version, reports, requestId: randomUUID(), ...over };
  return app.call(path, { data }, call);
};
const model = async (orderNo: string) =>
  (await app.call('/api/ShopOrder/GetModel', { data: { orderNo } }, buyer)).resultData;
const sheet = async (returnNo: string) =>
  (await app.call('/api/ShopReturn/GetModel', { data: { returnNo } }, buyer)).resultData;
const billed = ({ orderId }: Sent) =>
  inShop(app, businessCompanyId, (ctx) =>
    ctx.db
      .select({ kind: orderBillings.kind, qty: orderBillings.qty, feeFen: orderBillings.feeFen })
      .from(orderBillings)
      .where(and(eq(orderBillings.companyId, businessCompanyId), eq(orderBillings.orderId, orderId)))
      .orderBy(orderBillings.id),
  );
const broken = () => inShop(app, businessCompanyId, (ctx) => brokenInvariants(ctx.db, businessCompanyId));
const missing = ({ orderItemId }: Sent, qty: number, more: object = {}) => ({
  fault: 'missing',
  items: [{ orderItemId, qty }],
  ...more,
});
const found = (
  fault: 'damaged' | 'wrong',
  { orderItemId }: Sent,
  qty: number,
  images: string[],
  more: object = {},
) => ({
  fault,
  items: [{ orderItemId, qty }],
  images,
  remark: '外箱压坏，里面的笔断了',
  ...more,
});
const agree = async (returnNo: string) => {
  const { version } = await sheet(returnNo);
  const data = { returnNo, isAgree: true, version, requestId: randomUUID() };
  expect((await app.call('/api/OpsReturn/Audit', { data }, operator)).success).toBe(true);
  await runDue(app);
};

describe('a parcel is received by quantity', () => {
  test('units that are missing open a sheet for their money; only the others are billed', async () => {
    const sent = await onTheWay();
    const answer = await receive(sent, [missing(sent, 2)]);
    expect(answer.resultData).toMatchObject({
      orderNo: sent.orderNo,
      orderState: orderStates.awaitingReceipt,
      returnNos: [expect.any(String)],
    });
    const order = await model(sent.orderNo);
    expect(order.lines[0]).toMatchObject({ qty: 10, receivedQty: 8, acceptedQty: 8 });
    expect(order.parcels[0]).toMatchObject({
      parcelStateText: '部分收货',
      isPaused: true,
      items: [{ qty: 10, receivedQty: 8 }],
    });
    expect(order.history.map((row) => row.remark)).toContain('少货 2');
    // 8 of 10 at 5.00 and of the freight of 10.00.
    expect(await billed(sent)).toEqual([{ kind: 'receipt', qty: 8, feeFen: 4800 }]);
    const [returnNo = ''] = answer.resultData.returnNos;
    expect(await sheet(returnNo)).toMatchObject({
      returnType: returnTypes.refundOnly,
      reasonCode: returnReasons.notReceived,
      receiveState: receiveStates.notReceived,
      applyFee: 1200,
      items: [{ qty: 2 }],
      parcelId: sent.parcelId,
    });
    await agree(returnNo);
    expect(await sheet(returnNo)).toMatchObject({ returnState: returnStates.completed, refundFee: 1200 });
    const done = await model(sent.orderNo);
    // The line settles ten, of which eight came: what the paper says.
    expect(done).toMatchObject({
      orderState: orderStates.completed,
      lines: [{ shippedQty: 10, acceptedQty: 8, net: { qty: 8 } }],
    });
    expect(done.parcels[0]).toMatchObject({ parcelState: parcelStates.received, parcelStateText: '已收货' });
    const paper = await app.call('/api/ShopOrder/GetPrint', { data: { orderNos: [sent.orderNo] } }, buyer);
    // The parcel is done with, but the paper says what came.
    expect(paper.resultData.orders[0]?.parcels[0]?.items).toMatchObject([{ qty: 10, receivedQty: 8 }]);
    expect((await billed(sent)).reduce((sum, row) => sum + row.feeFen, 0)).toBe(4800);
    expect(await broken()).toEqual([]);
  });

  test('the papers and the order keep the hour at which somebody received, though the rest is paid back later', async () => {
    const sent = await onTheWay();
    const parcel = async () => {
      const { resultData } = await app.call('/api/ShopOrder/GetPrint', { data: { orderNos: [sent.orderNo] } }, buyer);
      return resultData.orders[0]?.parcels[0];
    };
    expect((await parcel())?.acceptTime).toBeUndefined();
    app.setNow(new Date('2026-11-21T02:10:00Z'));
    const answer = await receive(sent, [missing(sent, 2)]);
    expect(await parcel()).toMatchObject({ acceptTime: '2026-11-21 10:10:00' });
    expect((await parcel())?.receiveTime).toBeUndefined();
    app.setNow(new Date('2026-11-21T02:25:00Z'));
    await agree(answer.resultData.returnNos[0] ?? '');
    const times = { receiveTime: '2026-11-21 10:10:00' };
    expect(await parcel()).toMatchObject({ ...times, acceptTime: times.receiveTime, items: [{ receivedQty: 8 }] });
    expect((await model(sent.orderNo)).parcels[0]).toMatchObject({ ...times, parcelStateText: '已收货' });
  });

  test('missing, damaged and wrong units each open the sheet of their kind, with the pictures', async () => {
    const sent = await onTheWay();
    const [damage, wrong] = [await uploadPicture(app, buyer), await uploadPicture(app, buyer)];
    const answer = await receive(sent, [
      missing(sent, 1),
      found('damaged', sent, 2, [damage]),
      found('wrong', sent, 3, [wrong], { returnType: returnTypes.exchange }),
    ]);
    const { returnNos } = answer.resultData;
    const sheets = await Promise.all(returnNos.map(sheet));
    expect(sheets.map(({ returnType, reasonCode, items }) => [returnType, reasonCode, items[0]?.qty])).toEqual([
      [3, 107, 1],
      [1, 105, 2],
      [2, 104, 3],
    ]);
    expect(sheets.map(({ images }) => images.length)).toEqual([0, 1, 1]);
    expect((await model(sent.orderNo)).lines[0]).toMatchObject({ receivedQty: 4 });
    expect(await billed(sent)).toEqual([{ kind: 'receipt', qty: 4, feeFen: 2400 }]);
    expect(await broken()).toEqual([]);
  });

  test('silence does not receive what was reported while its sheet is open, and does afterwards', async () => {
    const sent = await onTheWay();
    const { returnNos } = (await receive(sent, [missing(sent, 2)])).resultData;
    // Within the three days after which silence of the shop counts as consent.
    app.setNow(new Date('2026-11-22T02:00:00Z'));
    await runDue(app);
    buyer = { token: await signIn(app, 'buyer') };
    expect((await model(sent.orderNo)).lines[0]).toMatchObject({ receivedQty: 8 });
    const { version } = await sheet(String(returnNos[0]));
    const cancel = { returnNo: returnNos[0], version, requestId: randomUUID() };
    expect((await app.call('/api/ShopReturn/Cancel', { data: cancel }, buyer)).success).toBe(true);
    expect((await model(sent.orderNo)).parcels[0]).toMatchObject({ isPaused: false, parcelStateText: '部分收货' });
    app.setNow(new Date('2026-12-20T02:00:00Z'));
    await runDue(app);
    buyer = { token: await signIn(app, 'buyer') };
    const done = await model(sent.orderNo);
    expect(done).toMatchObject({
      orderState: orderStates.completed,
      lines: [{ receivedQty: 10 }],
      parcels: [{ parcelState: parcelStates.received }],
    });
    expect(await billed(sent)).toEqual([
      { kind: 'receipt', qty: 8, feeFen: 4800 },
      { kind: 'receipt', qty: 2, feeFen: 1200 },
    ]);
    expect(await broken()).toEqual([]);
  });

  test('with nothing to report it is a plain receipt', async () => {
    const sent = await onTheWay();
    expect((await receive(sent, [])).resultData).toMatchObject({ orderState: orderStates.completed, returnNos: [] });
    expect(await billed(sent)).toEqual([{ kind: 'receipt', qty: 10, feeFen: 6000 }]);
  });

  test('all of it may be missing; nothing is billed then', async () => {
    const sent = await onTheWay(3);
    const { returnNos } = (await receive(sent, [missing(sent, 3)])).resultData;
    expect(await billed(sent)).toEqual([]);
    await agree(String(returnNos[0]));
    expect(await model(sent.orderNo)).toMatchObject({ orderState: orderStates.closed });
    expect(await broken()).toEqual([]);
  });

  test('the second parcel of a line is received by itself', async () => {
    const trade = await buildTrade(app, {
      ...buyer,
      addressId,
      items: [{ itemId: pen, qty: 10 }],
      payMode: payModes.credit,
    });
    const orderNo = String(trade.orderNos[0]);
    const first = await shipSome(app, orderNo, operator, 6);
    const second = await shipSome(app, orderNo, operator, 4);
    const { orderId, version, lines } = await findOrder(app, orderNo, operator);
    const sent = { orderNo, orderId, version, parcelId: first, orderItemId: lines[0]!.orderItemId };
    const { returnNos, version: next } = (await receive(sent, [missing(sent, 1)])).resultData;
    expect((await model(orderNo)).lines[0]).toMatchObject({ receivedQty: 5 });
    await agree(String(returnNos[0]));
    const now = await model(orderNo);
    expect(now.parcels.map((parcel) => parcel.parcelState)).toEqual([parcelStates.received, parcelStates.onTheWay]);
    expect(now.version).toBeGreaterThan(next);
    const rest = await receive({ ...sent, parcelId: second, version: now.version }, []);
    expect(rest.resultData).toMatchObject({ orderState: orderStates.completed });
    expect((await billed(sent)).reduce((sum, row) => sum + row.feeFen, 0)).toBe(5400);
    expect(await broken()).toEqual([]);
  });
});

test('units paid back as not received before the parcel was are not among what came', async () => {
  const sent = await onTheWay();
  const order = await findOrder(app, sent.orderNo, operator);
  const items = [{ orderItemId: sent.orderItemId, qty: 3 }];
  const input = {
    returnType: returnTypes.refundOnly,
    reasonCode: returnReasons.notReceived,
    receiveState: receiveStates.notReceived,
    items,
  };
  await agree((await submitReturn(app, order, buyer, input)).returnNo);
  expect((await receive({ ...sent, version: (await model(sent.orderNo)).version }, [])).success).toBe(true);
  expect((await model(sent.orderNo)).lines[0]).toMatchObject({ shippedQty: 10, acceptedQty: 7, net: { qty: 7 } });
  const paper = await app.call('/api/ShopOrder/GetPrint', { data: { orderNos: [sent.orderNo] } }, buyer);
  expect(paper.resultData.orders[0]?.parcels[0]?.items).toMatchObject([{ qty: 10, receivedQty: 7 }]);
  expect(await broken()).toEqual([]);
});

test.each([1, 2] as const)(
  'refunds of one order from two parcels, agreed and paid in the same moment, do not keep each other (pay mode %i)',
  async (payMode) => {
    const ink = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 700, stock: 50 });
    const { supplierId } = ink;
    const paper = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 500, stock: 50, supplierId });
    const items = [ink, paper].map(({ itemId }) => ({ itemId, qty: 3 }));
    const ordered = { ...buyer, addressId, items, payMode, operator: String(operator.token) };
    const { orderNo, lines } = await buildPaidOrder(app, ordered);
    const sheets: string[] = [];
    for (const { orderItemId } of lines) {
      const { version } = await findOrder(app, orderNo, operator);
      const parcel = { logisticsCode: 'shunfeng', logisticsNo: 'SF1234567890', items: [{ orderItemId, qty: 3 }] };
      const shipped = { orderNo, version, requestId: randomUUID(), ...parcel };
      const { parcelId } = (await app.call('/api/OpsOrder/Ship', { data: shipped }, operator)).resultData;
      const { version: sent } = await findOrder(app, orderNo, operator);
      const data = { orderNo, parcelId, version: sent, requestId: randomUUID() };
      const reports = [{ fault: 'missing', items: [{ orderItemId, qty: 1 }] }];
      const received = await app.call(path, { data: { ...data, reports } }, buyer);
      expect(received).toMatchObject({ success: true });
      sheets.push(...received.resultData.returnNos);
    }
    expect(sheets).toHaveLength(2);
    const asked = await Promise.all(sheets.map(sheet));
    const answers = await Promise.all(
      asked.map(({ returnNo, version }) => {
        const data = { returnNo, isAgree: true, version, requestId: randomUUID() };
        return app.call('/api/OpsReturn/Audit', { data }, operator);
      }),
    );
    for (const answer of answers) expect(answer).toMatchObject({ success: true });
    // Two nodes work off what has become due.
    await Promise.all([runDue(app), runDue(app)]);
    await runDue(app);
    expect((await Promise.all(sheets.map(sheet))).map(({ returnState }) => returnState)).toEqual([
      returnStates.completed,
      returnStates.completed,
    ]);
    const after = await model(orderNo);
    expect(after).toMatchObject({ orderState: orderStates.completed, afterSaleState: afterSaleStates.partlySettled });
    expect(after.lines.map(({ acceptedQty, net }) => [acceptedQty, net.qty])).toEqual([
      [2, 2],
      [2, 2],
    ]);
    expect(await broken()).toEqual([]);
  },
);

describe('what is refused', () => {
  test('more than the parcel holds, goods of another parcel, one kind twice', async () => {
    const sent = await onTheWay();
    expect(await receive(sent, [missing(sent, 11)])).toMatchObject({
      errorCode: '4',
      errorMsg: '数量超出包裹中的数量',
    });
    const twice = [missing(sent, 6), { ...missing(sent, 6) }];
    expect(await receive(sent, twice)).toMatchObject({ errorCode: '4' });
    const foreign = { fault: 'missing', items: [{ orderItemId: '123', qty: 1 }] };
    expect(await receive(sent, [foreign])).toMatchObject({ errorCode: '4' });
    expect(await receive(sent, [missing(sent, 1, { returnType: returnTypes.exchange })])).toMatchObject({
      errorCode: '4',
    });
    expect((await model(sent.orderNo)).lines[0]).toMatchObject({ receivedQty: 0 });
  });

  test('damaged goods without a picture or a word', async () => {
    const sent = await onTheWay();
    const picture = await uploadPicture(app, buyer);
    expect(await receive(sent, [found('damaged', sent, 1, [])])).toMatchObject({
      errorCode: '4',
      errorMsg: '请上传凭证图片',
    });
    expect(await receive(sent, [found('damaged', sent, 1, [picture], { remark: '' })])).toMatchObject({
      errorCode: '4',
    });
    const strange = await uploadPicture(app, operator);
    expect(await receive(sent, [found('damaged', sent, 1, [strange])])).toMatchObject({ errorCode: '4' });
  });

  test('twice, an old version, and while a sheet holds its goods', async () => {
    const sent = await onTheWay();
    expect(await receive(sent, [missing(sent, 1)], { version: sent.version - 1 })).toMatchObject({ errorCode: '6' });
    const { version } = (await receive(sent, [missing(sent, 1)])).resultData;
    expect(await receive({ ...sent, version }, [missing(sent, 1)])).toMatchObject({ errorCode: '5004' });
    const done = await onTheWay(2);
    const received = (await receive(done, [])).resultData;
    expect(await receive({ ...done, version: received.version }, [])).toMatchObject({ errorCode: '3001' });
  });

  test('visitors, who may not receive, other customers, other shops and the shop side', async () => {
    const sent = await onTheWay();
    expect(await receive(sent, [], {}, {})).toMatchObject({ errorCode: '2' });
    expect(await receive(sent, [], {}, operator)).toMatchObject({ errorCode: '3' });
    expect(await receive(sent, [], {}, { token: await signIn(app, 'finance') })).toMatchObject({ errorCode: '3' });
    expect(await receive(sent, [], {}, { token: await signIn(app, 'member') })).toMatchObject({ errorCode: '5' });
    const host = retailHost;
    const retail = { token: await signIn(app, 'member', { host }), host };
    expect(await receive(sent, [], {}, retail)).toMatchObject({ errorCode: '5' });
  });
});
