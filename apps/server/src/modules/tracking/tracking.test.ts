import { parcelStates } from '@jicai/domain/orders/tracking.ts';
import { orderStates } from '@jicai/domain/orders/order-states.ts';
import { returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { returnStates } from '@jicai/domain/returns/return-states.ts';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { rowsOf, runDue } from '../../../test/build-payment.ts';
import { buildPaidOrder, findOrder, type ShopOrder, submitReturn } from '../../../test/build-return.ts';
import { buildAddress } from '../../../test/build-trade.ts';
import { inShop } from '../../../test/in-shop.ts';
import { brokenInvariants } from '../../../test/invariants.ts';
import { signIn } from '../../../test/sign-in.ts';
import { businessHost, retailHost, useTestApp } from '../../../test/test-app.ts';
import { signTrack, trackSignatureHeader } from '../../adapters/tracking/local/local-track-signature.ts';
import { seedCredit } from '../../seed/credit.ts';
import { businessCompanyId, retailCompanyId } from '../../seed/shop-looks.ts';
import { suppliers } from '../../db/tables/goods.ts';
import { runSimulatorsOnce } from '../../simulators/run-simulators.ts';
import { runDueOnce } from '../../worker/worker.ts';

const app = useTestApp(seedCredit);
const start = new Date('2026-11-21T02:00:00Z');
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);
const days = (count: number) => minutes(count * 24 * 60);

let buyer = '';
let operator = '';
let addressId = '';
let itemId = '';
let count = 0;

/** Sessions end; every journey in time signs in where it arrives. */
async function goTo(at: Date) {
  app.setNow(at);
  [buyer, operator] = [await signIn(app, 'buyer'), await signIn(app, 'operator')];
}

beforeAll(async () => {
  await goTo(start);
  addressId = await buildAddress(app, { token: buyer });
});
beforeEach(async () => {
  await goTo(start);
  const sku = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 500, stock: 50 });
  ({ itemId } = sku);
  await inShop(app, businessCompanyId, (ctx) =>
    ctx.db
      .update(suppliers)
      .set({ contactName: '仓库', telephone: '021-5555', areaText: '江苏省 苏州市 吴中区', address: '新桥路 1 号' })
      .where(eq(suppliers.id, sku.supplierId)),
  );
});
afterAll(async () => {
  expect(await inShop(app, businessCompanyId, (ctx) => brokenInvariants(ctx.db, businessCompanyId))).toEqual([]);
});

/** A number that the local service knows; its last digit decides how the way ends. */
const numberEnding = (digit: number) => `SF14620000${String((count += 1)).padStart(4, '0')}${digit}`;

const paid = (qty = 1) => buildPaidOrder(app, { token: buyer, operator, addressId, items: [{ itemId, qty }] });
async function ship(order: ShopOrder, logisticsNo: string, more: { logisticsCode?: string; qty?: number } = {}) {
  const { qty = 1, logisticsCode = 'shunfeng' } = more;
  const { version, lines } = await findOrder(app, order.orderNo, { token: operator });
  const items = [{ orderItemId: lines[0]?.orderItemId, qty }];
  const data = { orderNo: order.orderNo, version, logisticsCode, logisticsNo, items, requestId: randomUUID() };
  const answer = await app.call('/api/OpsOrder/Ship', { data }, { token: operator });
  expect(answer).toMatchObject({ success: true });
  await runDue(app);
  return answer.resultData.parcelId;
}
/** Lets time pass minute by minute, as the service's own news need it. */
async function pass(until: number, from = 0) {
  for (let minute = from; minute <= until; minute += 1) {
    app.setNow(minutes(minute));
    await runDue(app);
  }
}
const trackOf = async (parcelId: string, token = buyer) =>
  app.call('/api/ShopOrder/GetTrack', { data: { parcelId } }, { token });
const contexts = async (parcelId: string) =>
  (await trackOf(parcelId)).resultData.list.map(({ context }) => context.replace(/^【.*】/, ''));
const parcelNow = async (order: ShopOrder) =>
  (await app.call('/api/ShopOrder/GetModel', { data: { orderNo: order.orderNo } }, { token: buyer })).resultData
    .parcels[0];

interface News {
  logisticsNo: string;
  logisticsCode?: string;
  steps: { time: Date; state: number; context: string }[];
}
/** What the service would post; `sign` says with which shop's key. */
function tell(
  { logisticsNo, logisticsCode = 'shunfeng', steps }: News,
  path = businessCompanyId,
  sign = businessCompanyId,
) {
  const body = JSON.stringify({
    logisticsCode,
    logisticsNo,
    steps: steps.map((step) => ({ ...step, time: step.time.toISOString() })),
  });
  return app.fastify.inject({
    method: 'POST',
    url: `/api/TrackNotify/${path}`,
    headers: { 'content-type': 'application/json', [trackSignatureHeader]: signTrack(app.deps.secrets, sign, body) },
    payload: body,
  });
}

describe('a parcel on its way', () => {
  test('steps come one after the other, a late one to its place, and the signature moves the parcel', async () => {
    const order = await paid();
    const parcelId = await ship(order, numberEnding(1));
    expect(await contexts(parcelId)).toHaveLength(1);
    await pass(2);
    expect(await contexts(parcelId)).toEqual([
      '快件离开揽收网点，发往苏州市转运中心',
      '快件已揽收',
      expect.stringContaining('商家已发货'),
    ]);
    await pass(12, 3);
    expect((await contexts(parcelId))[0]).toBe('快件到达上海市转运中心');
    await pass(13, 13);
    expect((await contexts(parcelId)).slice(0, 2)).toEqual([
      '快件到达上海市转运中心',
      '快件离开苏州市转运中心，发往上海市',
    ]);
    expect(await parcelNow(order)).toMatchObject({
      parcelState: parcelStates.onTheWay,
      autoReceiveTime: '2026-12-06 10:00:00',
    });
    await pass(20, 14);
    expect((await contexts(parcelId))[0]).toContain('快件已签收');
    expect(await parcelNow(order)).toMatchObject({
      parcelState: parcelStates.signed,
      parcelStateText: '已签收',
      autoReceiveTime: '2026-11-28 10:20:00',
    });
    const messages = await app.call('/api/Message/GetPage', {}, { token: buyer });
    expect(messages.resultData.find((one) => one.title === '包裹已签收')?.content).toContain(order.orderNo);
  });

  test('seven days after the signature it counts as received, and not before', async () => {
    const order = await paid();
    await ship(order, numberEnding(1));
    await pass(20);
    await goTo(new Date(days(7).getTime() + 19 * 60_000));
    await runDue(app);
    expect(await parcelNow(order)).toMatchObject({ parcelState: parcelStates.signed });
    await goTo(new Date(days(7).getTime() + 21 * 60_000));
    await runDue(app);
    expect((await findOrder(app, order.orderNo, { token: operator })).orderState).toBe(orderStates.completed);
  });

  test('what the buyer asked for in time is added', async () => {
    const order = await paid();
    await ship(order, numberEnding(1));
    await app.call(
      '/api/ShopOrder/ExtendReceive',
      { data: { orderNo: order.orderNo, requestId: randomUUID() } },
      { token: buyer },
    );
    await pass(20);
    expect(await parcelNow(order)).toMatchObject({
      parcelState: parcelStates.signed,
      autoReceiveTime: '2026-12-05 10:20:00',
    });
  });

  test('one that never says that it was signed is received by time, and asked after for thirty days only', async () => {
    const order = await paid();
    const no = numberEnding(8);
    await ship(order, no);
    await pass(20);
    await goTo(days(14));
    await runDue(app);
    expect(await parcelNow(order)).toMatchObject({ parcelState: parcelStates.onTheWay });
    await goTo(days(15));
    await runDue(app);
    expect((await findOrder(app, order.orderNo, { token: operator })).orderState).toBe(orderStates.completed);
    await goTo(days(31));
    await runDue(app);
    const open = await rowsOf(
      app,
      `select 1 from outbox o join tracks t on t.id::text = o.subject where t.logistics_no = $1 and o.done_at is null`,
      [no],
    );
    expect(open).toEqual([]);
  });

  test('one that goes astray says so and is not received by silence; then it comes after all', async () => {
    const order = await paid();
    await ship(order, numberEnding(7));
    await pass(14);
    expect(await parcelNow(order)).toMatchObject({ parcelState: parcelStates.astray });
    await pass(16, 15);
    expect(await parcelNow(order)).toMatchObject({ parcelState: parcelStates.onTheWay });
    await pass(20, 17);
    expect(await parcelNow(order)).toMatchObject({ parcelState: parcelStates.signed });
  });

  test('one that was refused goes back, and after-sales begin by themselves', async () => {
    const order = await paid();
    await ship(order, numberEnding(9));
    await pass(20);
    expect(await parcelNow(order)).toMatchObject({ parcelState: parcelStates.returned });
    const sheets = await app.call('/api/ShopReturn/GetPage', { reqData: { orderNo: order.orderNo } }, { token: buyer });
    expect(sheets.resultData).toMatchObject([
      { returnType: returnTypes.refundOnly, returnState: returnStates.awaitingAudit },
    ]);
  });

  test('where the service cannot reach the shop, the shop asks', async () => {
    const order = await paid();
    const parcelId = await ship(order, numberEnding(1));
    app.setNow(minutes(31));
    await runDueOnce(app.deps);
    await runSimulatorsOnce(app.deps, 'http://127.0.0.1:1');
    await runDueOnce(app.deps);
    expect(await parcelNow(order)).toMatchObject({ parcelState: parcelStates.signed });
    expect(await contexts(parcelId)).toHaveLength(7);
  });

  test('a number the service does not know, and own delivery, have the shop’s own steps only', async () => {
    const order = await paid(2);
    const short = await ship(order, 'SF1234567890');
    const own = await ship(order, '', { logisticsCode: 'self' });
    await pass(20);
    expect(await contexts(short)).toEqual([expect.stringContaining('商家已发货')]);
    expect(await contexts(own)).toEqual([expect.stringContaining('商家已发货')]);
    expect(await rowsOf(app, `select 1 from tracks where subject_id = $1`, [own])).toEqual([]);
  });
});

describe('news by HTTP', () => {
  const at = (minute: number, state: number, context = `步骤${minute}`) => ({ time: minutes(minute), state, context });

  test('the same again changes nothing', async () => {
    const parcelId = await ship(await paid(), 'YT0000000000');
    app.setNow(minutes(5));
    const news = { logisticsNo: 'YT0000000000', steps: [at(3, 0), at(1, 1)] };
    for (const _ of [1, 2, 3]) expect((await tell(news)).json()).toMatchObject({ result: true, returnCode: '200' });
    expect(await contexts(parcelId)).toEqual(['步骤3', '步骤1', expect.stringContaining('商家已发货')]);
  });

  test('two at once leave every step once', async () => {
    const parcelId = await ship(await paid(), 'YT0000000001');
    app.setNow(minutes(5));
    const news = { logisticsNo: 'YT0000000001', steps: [at(3, 3), at(1, 1)] };
    await Promise.all([tell(news), tell(news), tell(news)]);
    expect(await contexts(parcelId)).toHaveLength(3);
    expect(
      await rowsOf(app, `select 1 from timers where kind = 'parcel.tracked' and subject = $1`, [parcelId]),
    ).toHaveLength(1);
  });

  test('a step of the way back that comes after the signature was the sender’s', async () => {
    const order = await paid();
    await ship(order, 'YT0000000002');
    app.setNow(minutes(9));
    await tell({ logisticsNo: 'YT0000000002', steps: [at(8, 3)] });
    await runDue(app);
    expect(await parcelNow(order)).toMatchObject({ parcelState: parcelStates.signed });
    await tell({ logisticsNo: 'YT0000000002', steps: [at(4, 6)] });
    await runDue(app);
    expect(await parcelNow(order)).toMatchObject({ parcelState: parcelStates.returned });
  });

  test('what the buyer has received stays received', async () => {
    const order = await paid();
    await ship(order, 'YT0000000003');
    app.setNow(minutes(5));
    await app.call(
      '/api/ShopOrder/Receive',
      { data: { orderNo: order.orderNo, requestId: randomUUID() } },
      { token: buyer },
    );
    await tell({ logisticsNo: 'YT0000000003', steps: [at(3, 6)] });
    await runDue(app);
    expect(await parcelNow(order)).toMatchObject({ parcelState: parcelStates.received });
  });

  test('steps of a former parcel with this number, and of tomorrow, are left out', async () => {
    const order = await paid();
    const parcelId = await ship(order, 'YT0000000004');
    await tell({ logisticsNo: 'YT0000000004', steps: [at(-40 * 24 * 60, 3), at(26 * 60, 3)] });
    await runDue(app);
    expect(await contexts(parcelId)).toHaveLength(1);
    expect(await parcelNow(order)).toMatchObject({ parcelState: parcelStates.onTheWay });
  });

  test('a number that is nobody’s here is taken and forgotten; another shop’s parcels are out of reach', async () => {
    const order = await paid();
    const parcelId = await ship(order, 'YT0000000005');
    app.setNow(minutes(5));
    const steps = [at(3, 3)];
    expect((await tell({ logisticsNo: 'YT0000000999', steps })).statusCode).toBe(200);
    expect((await tell({ logisticsNo: 'YT0000000005', steps }, retailCompanyId, retailCompanyId)).statusCode).toBe(200);
    expect((await tell({ logisticsNo: 'YT0000000005', logisticsCode: 'yuantong', steps })).statusCode).toBe(200);
    await runDue(app);
    expect(await contexts(parcelId)).toHaveLength(1);
  });

  test('nothing of a forged one is believed', async () => {
    const parcelId = await ship(await paid(), 'YT0000000006');
    app.setNow(minutes(5));
    const news = { logisticsNo: 'YT0000000006', steps: [at(3, 3)] };
    expect((await tell(news, businessCompanyId, retailCompanyId)).statusCode).toBe(401);
    const bare = await app.fastify.inject({
      method: 'POST',
      url: `/api/TrackNotify/${businessCompanyId}`,
      payload: '{}',
    });
    expect(bare.statusCode).toBe(401);
    expect((await tell(news, 'nobody')).statusCode).toBe(401);
    expect(await contexts(parcelId)).toHaveLength(1);
  });

  test('the shop sees the way too, a supplier that of its own parcels', async () => {
    const parcelId = await ship(await paid(), 'YT0000000008');
    const asShop = async (token: string, body: object = { data: { parcelId } }) =>
      app.call('/api/OpsOrder/GetTrack', body, { token });
    expect((await asShop(operator)).resultData.list).toHaveLength(1);
    // The demo's supplier is another one.
    expect(await asShop(await signIn(app, 'supplier'))).toMatchObject({ errorCode: '5' });
    expect(await asShop(buyer)).toMatchObject({ errorCode: '3' });
    expect(await asShop('')).toMatchObject({ errorCode: '2' });
    expect(await asShop(operator, { data: {} })).toMatchObject({ errorCode: '4' });
    const there = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
    expect(await app.call('/api/OpsOrder/GetTrack', { data: { parcelId } }, there)).toMatchObject({ errorCode: '5' });
  });

  test('strangers see nothing of a parcel', async () => {
    const parcelId = await ship(await paid(), 'YT0000000007');
    expect(await trackOf(parcelId, await signIn(app, 'member'))).toMatchObject({ errorCode: '5' });
    expect(await trackOf(parcelId, '')).toMatchObject({ errorCode: '2' });
  });
});

describe('goods of an after-sales sheet', () => {
  async function sheetSentBack(logisticsNo: string) {
    const order = await paid();
    await ship(order, 'SF1234567890');
    await app.call(
      '/api/ShopOrder/Receive',
      { data: { orderNo: order.orderNo, requestId: randomUUID() } },
      { token: buyer },
    );
    const { returnNo } = await submitReturn(app, await findOrder(app, order.orderNo, { token: operator }), {
      token: buyer,
    });
    const sheet = await app.call('/api/OpsReturn/GetModel', { data: { returnNo } }, { token: operator });
    const audit = { returnNo, isAgree: true, version: sheet.resultData.version, requestId: randomUUID() };
    expect(await app.call('/api/OpsReturn/Audit', { data: audit }, { token: operator })).toMatchObject({
      success: true,
    });
    const data = { returnNo, logisticsCode: 'shunfeng', logisticsNo, requestId: randomUUID() };
    expect(await app.call('/api/ShopReturn/SubmitLogistics', { data }, { token: buyer })).toMatchObject({
      success: true,
    });
    await runDue(app);
    return returnNo;
  }
  const trackOfReturn = (returnNo: string, token = buyer, direction = 'back') =>
    app.call('/api/ShopReturn/GetTrack', { data: { returnNo, direction } }, { token });
  const sheetNow = async (returnNo: string) =>
    (await app.call('/api/ShopReturn/GetModel', { data: { returnNo } }, { token: buyer })).resultData;

  test('seven days after the shop signed for them they count as received', async () => {
    const returnNo = await sheetSentBack(numberEnding(2));
    expect(await sheetNow(returnNo)).toMatchObject({
      returnState: returnStates.awaitingReceipt,
      deadlineAt: '2026-12-06 10:00:00',
    });
    await pass(20);
    const track = await trackOfReturn(returnNo);
    expect(track.resultData).toMatchObject({ logisticsName: '顺丰速运' });
    expect(track.resultData.list[0]).toMatchObject({ state: 3, time: '2026-11-21 10:20:00' });
    expect(await sheetNow(returnNo)).toMatchObject({
      returnState: returnStates.awaitingReceipt,
      deadlineAt: '2026-11-28 10:20:00',
    });
    await goTo(new Date(days(7).getTime() + 21 * 60_000));
    await runDue(app);
    expect((await sheetNow(returnNo)).returnState).toBeGreaterThanOrEqual(40);
  });

  test('a number that was corrected is followed instead', async () => {
    const returnNo = await sheetSentBack(numberEnding(2));
    const other = numberEnding(3);
    const data = { returnNo, logisticsCode: 'shunfeng', logisticsNo: other, requestId: randomUUID() };
    app.setNow(minutes(4));
    await app.call('/api/ShopReturn/SubmitLogistics', { data }, { token: buyer });
    await pass(5, 4);
    const track = await trackOfReturn(returnNo);
    expect(track.resultData.logisticsNo).toBe(other);
    expect(track.resultData.list).toHaveLength(1);
    await pass(20, 6);
    expect(await sheetNow(returnNo)).toMatchObject({ deadlineAt: '2026-12-06 10:00:00' });
  });

  test('strangers see nothing, nobody sees what was not sent, and a wrong body is told', async () => {
    const returnNo = await sheetSentBack(numberEnding(2));
    expect(await trackOfReturn(returnNo, '')).toMatchObject({ errorCode: '2' });
    expect(await trackOfReturn(returnNo, operator)).toMatchObject({ errorCode: '3' });
    expect(await trackOfReturn(returnNo, await signIn(app, 'member'))).toMatchObject({ errorCode: '5' });
    expect(await trackOfReturn(returnNo, buyer, 'exchange')).toMatchObject({ errorCode: '5' });
    expect(await trackOfReturn(returnNo, buyer, 'sideways')).toMatchObject({ errorCode: '4' });
    const asShop = async (token: string, host = businessHost) =>
      app.call('/api/OpsReturn/GetTrack', { data: { returnNo } }, { token, host });
    expect((await asShop(operator)).resultData).toMatchObject({ logisticsName: '顺丰速运' });
    expect(await asShop(buyer)).toMatchObject({ errorCode: '3' });
    expect(await asShop('')).toMatchObject({ errorCode: '2' });
    expect(await asShop(await signIn(app, 'supplier'))).toMatchObject({ errorCode: '5' });
    const there = await signIn(app, 'operator', { host: retailHost });
    expect(await asShop(there, retailHost)).toMatchObject({ errorCode: '5' });
  });
});
