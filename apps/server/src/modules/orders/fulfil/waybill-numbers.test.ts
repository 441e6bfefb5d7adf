import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { cancelReasons } from '@jicai/domain/orders/cancel-reason.ts';
import { waybillStates } from '@jicai/domain/tracking/waybill-numbers.ts';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildSku } from '../../../../test/build-goods.ts';
import { findOrder } from '../../../../test/build-return.ts';
import { buildStaff } from '../../../../test/build-staff.ts';
import { signIn } from '../../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../../test/test-app.ts';
import { labelPassword, labelSecret, labelSender, useWaybillNumbers } from '../../../../test/use-waybill-numbers.ts';
import { seedCredit } from '../../../seed/credit.ts';
import { businessCompanyId } from '../../../seed/shop-looks.ts';

const app = useTestApp(seedCredit);
const { shop, paidOrder, labels, connect, sendFrom, read, held, take, cancel, label, ship } = useWaybillNumbers(app);

test('a number is asked for once, told again, and a parcel leaves under it', async () => {
  expect((await read()).resultData).toEqual({ couriers: ['jd', 'shunfeng'], labels: [] });
  const { resultData: taken } = await take();
  expect(taken).toMatchObject({ state: waybillStates.given, logisticsName: '顺丰速运', hasLabel: true });
  expect((await take()).resultData).toEqual(taken);
  expect(await held()).toEqual(taken);
  expect(labels().given).toHaveLength(1);
  expect(labels().given[0]?.param).toMatchObject({
    orderId: `${shop.order.orderNo}-1`,
    sendMan: { name: '周师傅', mobile: '13911112222', printAddr: '上海市 松江区 一号仓' },
    recMan: { mobile: expect.stringMatching(/^1\d{10}$/) },
  });

  const { parcelId } = (await ship(taken.logisticsNo)).resultData;
  expect((await read()).resultData).toMatchObject({ labels: [{ parcelId, waybillId: taken.waybillId }] });
  expect(await held()).toBeUndefined();
  // The next parcel of the order has a number of its own.
  const { resultData: next } = await take();
  expect(next.logisticsNo).not.toBe(taken.logisticsNo);
  expect(labels().given.map(({ orderId }) => orderId)).toEqual([`${shop.order.orderNo}-1`, `${shop.order.orderNo}-2`]);
  const log = JSON.stringify(await app.call('/api/OpsLog/GetPage', { reqData: { area: 'order' } }, shop.operator));
  expect(log).toContain(taken.logisticsNo);
  expect(log).not.toMatch(new RegExp(`${labelPassword}|${labelSecret}`));
});

test('a courier’s label is opened like a waybill is printed: recorded, and not once a cancel is asked for', async () => {
  const { waybillId } = (await take()).resultData;
  expect(await findOrder(app, shop.order.orderNo, shop.operator)).not.toHaveProperty('waybillPrintTime');
  expect((await label(waybillId)).resultData.labelUrl).toMatch(/\.png$/);
  expect(await findOrder(app, shop.order.orderNo, shop.operator)).toHaveProperty('waybillPrintTime');
  const log = await app.call('/api/OpsLog/GetPage', { reqData: { area: 'order' } }, shop.operator);
  expect(JSON.stringify(log)).toContain('打开快递面单');
  expect((await label('1')).errorCode).toBe(errorCodes.notFound);
  const { orderNo } = shop.order;
  const { version } = await findOrder(app, orderNo, shop.operator);
  const locked = { orderNo, isLocked: true, version, requestId: randomUUID() };
  expect((await app.call('/api/OpsOrder/SetPickLock', { data: locked }, shop.operator)).success).toBe(true);
  const asked = { orderNo, reasonCode: cancelReasons.notWanted, requestId: randomUUID() };
  expect((await app.call('/api/ShopOrder/ApplyCancel', { data: asked }, { token: shop.buyer })).success).toBe(true);
  expect((await label(waybillId)).errorCode).toBe(errorCodes.stateChanged);
  expect(await held()).toMatchObject({ hasLabel: false });
  // What is not sent any more is given back all the same.
  expect((await cancel(waybillId)).success).toBe(true);
});

test('an answer that is lost is no second number: the same id is asked for again', async () => {
  shop.vendors.kuaidi100.nextFault = { isLost: true };
  const lost = await take();
  expect([lost.errorCode, lost.errorMsg]).toEqual([errorCodes.busy, expect.stringContaining('再取一次')]);
  expect(await held()).toMatchObject({ state: waybillStates.asked, logisticsNo: '' });
  // Another courier would be a second number.
  expect((await take('jd')).errorMsg).toContain('没有收到回答');
  expect((await take()).resultData).toMatchObject({ logisticsNo: labels().given[0]?.kuaidinum });
  expect(labels().given).toHaveLength(1);
});

test('a fault of the service leaves open whether it acted', async () => {
  shop.vendors.kuaidi100.nextFault = { status: 500 };
  expect((await take()).errorCode).toBe(errorCodes.busy);
  expect((await take()).success).toBe(true);
  expect(labels().given).toHaveLength(1);
});

test('who asks while somebody else is asking waits', async () => {
  shop.vendors.kuaidi100.nextFault = { isSilent: true, silentMs: 400 };
  const answers = await Promise.all([take(), take()]);
  expect(answers.map(({ errorCode }) => errorCode).toSorted()).toEqual(['0', errorCodes.busy]);
  expect(labels().given).toHaveLength(1);
});

test('a no is told in the service’s words and asked again under the same id', async () => {
  shop.vendors.kuaidi100.nextFault = { code: '30004' };
  const no = await take();
  expect([no.errorCode, no.errorMsg]).toEqual([errorCodes.failed, expect.stringContaining('（30004）')]);
  expect(await held()).toMatchObject({ state: waybillStates.refused, refusalText: expect.stringContaining('30004') });
  expect((await take()).success).toBe(true);
  expect(labels().given[0]?.orderId).toBe(`${shop.order.orderNo}-1`);
  await connect({ secret: 'another-secret' });
  await cancel((await held())!.waybillId);
  expect(labels().given[0]?.isCancelled).toBe(false);
});

test('a number that is not used is given back, and the next one is new', async () => {
  const { waybillId, logisticsNo } = (await take()).resultData;
  expect((await take('jd')).errorMsg).toContain('先用它发货或取消面单');
  expect((await cancel(waybillId)).resultData).toMatchObject({ state: waybillStates.cancelled });
  expect(labels().given).toMatchObject([{ isCancelled: true }]);
  expect(await held()).toBeUndefined();
  expect((await ship(logisticsNo)).errorData).toMatchObject([
    { field: 'logisticsNo', msg: expect.stringContaining('已经取消') },
  ]);
  expect((await cancel(waybillId)).errorCode).toBe(errorCodes.stateChanged);
  expect((await take('jd')).resultData).toMatchObject({ logisticsCode: 'jd' });
  expect(labels().given[1]).toMatchObject({ orderId: `${shop.order.orderNo}-2`, isCancelled: false });
});

test('a cancel without an answer is repeated, and nothing leaves under the number meanwhile', async () => {
  const { waybillId, logisticsNo } = (await take()).resultData;
  shop.vendors.kuaidi100.nextFault = { isLost: true };
  expect((await cancel(waybillId)).errorCode).toBe(errorCodes.busy);
  expect(await held()).toMatchObject({ state: waybillStates.cancelling });
  for (const typed of [logisticsNo, logisticsNo.toLowerCase()])
    expect((await ship(typed)).errorData).toMatchObject([{ field: 'logisticsNo' }]);
  expect((await ship(logisticsNo, 1, 'jd')).errorData).toMatchObject([{ field: 'logisticsNo' }]);
  expect((await take()).errorMsg).toContain('正在取消');
  expect((await cancel(waybillId)).resultData).toMatchObject({ state: waybillStates.cancelled });
});

test('what the service does not take back stays; what a parcel left under cannot be given back', async () => {
  const { waybillId, logisticsNo } = (await take()).resultData;
  shop.vendors.kuaidi100.nextFault = { code: '201' };
  expect((await cancel(waybillId)).errorMsg).toContain('没有取消这个单号');
  expect(await held()).toMatchObject({ state: waybillStates.given, logisticsNo });
  await ship(logisticsNo);
  expect((await cancel(waybillId)).errorCode).toBe(errorCodes.stateChanged);
  expect(labels().given).toMatchObject([{ isCancelled: false }]);
});

test('a number of another parcel, typed by hand, leaves the one that was given where it is', async () => {
  const { logisticsNo } = (await take()).resultData;
  expect((await ship('SF9988776655')).success).toBe(true);
  expect(await held()).toMatchObject({ state: waybillStates.given, logisticsNo });
});

test('a number is its order’s own, in whatever letters it is typed', async () => {
  const { waybillId, logisticsNo } = (await take()).resultData;
  const first = shop.order;
  shop.order = await paidOrder({ qty: 2 });
  expect((await ship(logisticsNo)).errorData).toMatchObject([{ msg: '这个单号是为另一个订单取的' }]);
  shop.order = first;
  expect((await ship(logisticsNo, 1, 'jd')).errorData).toMatchObject([{ msg: expect.stringContaining('另一家') }]);
  expect((await ship(logisticsNo.toLowerCase())).success).toBe(true);
  expect((await cancel(waybillId)).errorCode).toBe(errorCodes.stateChanged);
});

test('what was asked for without an answer is found out and given back after the order has left under another number', async () => {
  shop.vendors.kuaidi100.nextFault = { isLost: true };
  expect((await take()).errorCode).toBe(errorCodes.busy);
  const data = { supplierId: shop.supplierId, logisticsCode: 'shunfeng', requestId: randomUUID() };
  const removed = await app.call('/api/OpsTracking/DeleteContract', { data }, shop.operator);
  expect(removed.errorMsg).toContain('还有 1 个单号');
  expect((await ship('SF9988776655', 2)).success).toBe(true);
  const { resultData: taken } = await take();
  expect(taken).toMatchObject({ state: waybillStates.given });
  expect((await cancel(taken.waybillId)).resultData).toMatchObject({ state: waybillStates.cancelled });
});

test('no contract, no sender, no service and nothing to ship are refused in words, and nobody is asked', async () => {
  expect((await take('yunda')).errorData).toMatchObject([{ field: 'logisticsCode' }]);
  await sendFrom({ address: '', telephone: '' });
  expect((await take()).errorMsg).toBe('发货方没有填写电话、地址，请先补全供应商资料');
  await sendFrom(labelSender);
  await connect({}, false);
  expect((await take()).errorMsg).toContain('没有连接取号服务');
  expect((await read()).resultData).toEqual({ couriers: [], labels: [] });
  await connect();
  await ship('SF1000000001', 2);
  expect((await take()).errorCode).toBe(errorCodes.stateChanged);
  expect(labels().given).toEqual([]);
});

test('no visitor, nobody who may not ship, no supplier of other goods and no other shop takes or gives back a number', async () => {
  const { waybillId } = (await take()).resultData;
  const own = await buildStaff(app, { role: 'supplierAdmin', supplierId: shop.supplierId });
  const other = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 500 });
  const stranger = await buildStaff(app, { role: 'supplierAdmin', supplierId: other.supplierId });
  const viewer = await buildStaff(app, { permissions: ['ops.order.view'] });
  const retail = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  const all = async (who: CallOptions) =>
    (await Promise.all([read(who), take('shunfeng', who), cancel(waybillId, who), label(waybillId, who)])).map(
      ({ errorCode }) => errorCode,
    );
  for (const who of [{ token: viewer.token }, { token: shop.buyer }])
    expect(await all(who)).toEqual(Array.from({ length: 4 }, () => errorCodes.forbidden));
  expect(await all({})).toEqual(Array.from({ length: 4 }, () => errorCodes.signedOut));
  for (const who of [{ token: stranger.token }, retail])
    expect(await all(who)).toEqual(Array.from({ length: 4 }, () => errorCodes.notFound));
  expect(labels().given).toMatchObject([{ isCancelled: false }]);
  // The supplier of the goods itself may.
  expect((await cancel(waybillId, { token: own.token })).success).toBe(true);
  expect((await take('shunfeng', { token: own.token })).success).toBe(true);
});
