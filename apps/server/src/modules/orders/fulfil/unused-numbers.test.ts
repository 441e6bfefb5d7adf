import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { cancelReasons } from '@jicai/domain/orders/cancel-reason.ts';
import { waybillStates } from '@jicai/domain/tracking/waybill-numbers.ts';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { runDue } from '../../../../test/build-payment.ts';
import { buildStaff } from '../../../../test/build-staff.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { useWaybillNumbers } from '../../../../test/use-waybill-numbers.ts';
import { seedCredit } from '../../../seed/credit.ts';

const app = useTestApp(seedCredit);
const { shop, pass, labels, connect, held, take, cancel, ship } = useWaybillNumbers(app);

async function cancelOrder() {
  const asked = { orderNo: shop.order.orderNo, reasonCode: cancelReasons.notWanted, requestId: randomUUID() };
  expect((await app.call('/api/ShopOrder/ApplyCancel', { data: asked }, { token: shop.buyer })).success).toBe(true);
}
const failedJobs = async () =>
  (await app.call('/api/OpsJob/GetPage', {}, shop.operator)).resultData.map(({ name }) => name);
const newsOf = async (token: string) =>
  (await app.call('/api/Message/GetPage', {}, { token })).resultData.filter(
    ({ title }) => title === '未用的面单没有取消',
  );

test('the number of an order that is cancelled is given back by itself, and the log says who did it', async () => {
  const { logisticsNo } = (await take()).resultData;
  await cancelOrder();
  await runDue(app);
  expect(labels().given).toMatchObject([{ kuaidinum: logisticsNo, isCancelled: true }]);
  expect(await held()).toBeUndefined();
  const { resultData: log } = await app.call('/api/OpsLog/GetPage', { reqData: {} }, shop.operator);
  expect(JSON.stringify(log)).toMatch(/取消未用的面单/);
});

test('a number stays while goods are due, and is given back once all of them left under others', async () => {
  const { waybillId } = (await take()).resultData;
  await ship('SF9988776651');
  await runDue(app);
  expect(await held()).toMatchObject({ waybillId, state: waybillStates.given });
  await ship('SF9988776652');
  await runDue(app);
  expect(labels().given).toMatchObject([{ isCancelled: true }]);
});

test('the number that the last parcel leaves under is never given back', async () => {
  const { waybillId, logisticsNo } = (await take()).resultData;
  expect((await ship(logisticsNo, 2)).success).toBe(true);
  await runDue(app);
  expect(labels().given).toMatchObject([{ isCancelled: false }]);
  expect((await cancel(waybillId)).errorCode).toBe(errorCodes.stateChanged);
});

test('what was asked for without an answer is found out and given back; silence is tried again', async () => {
  shop.vendors.kuaidi100.nextFault = { isLost: true };
  expect((await take()).errorCode).toBe(errorCodes.busy);
  await cancelOrder();
  shop.vendors.kuaidi100.nextFault = { isLost: true };
  await runDue(app);
  expect(await failedJobs()).toEqual(['取消未用的面单']);
  pass(1);
  await runDue(app);
  expect(labels().given).toMatchObject([{ isCancelled: true }]);
  expect(await held()).toBeUndefined();
  expect(await failedJobs()).toEqual([]);
});

test('a shop whose connection is gone keeps it among the work that failed, until it is connected again', async () => {
  await take();
  await connect({}, false);
  await cancelOrder();
  await runDue(app);
  expect(await failedJobs()).toEqual(['取消未用的面单']);
  await connect();
  pass(1);
  await runDue(app);
  expect(labels().given).toMatchObject([{ isCancelled: true }]);
});

test('a no is told to who ships for this supplier, and the order shows the number', async () => {
  const own = await buildStaff(app, { role: 'supplierAdmin', supplierId: shop.supplierId });
  const viewer = await buildStaff(app, { permissions: ['ops.order.view'] });
  const { logisticsNo } = (await take()).resultData;
  await cancelOrder();
  shop.vendors.kuaidi100.nextFault = { code: '201' };
  await runDue(app);
  expect(await held()).toMatchObject({ state: waybillStates.given, refusalText: expect.stringContaining('201') });
  for (const token of [own.token, shop.operator.token!])
    expect(await newsOf(token)).toMatchObject([{ content: expect.stringContaining(logisticsNo) }]);
  expect(await newsOf(viewer.token)).toEqual([]);
  // Said once: it is not asked again by itself.
  pass(30);
  await runDue(app);
  expect(labels().given).toMatchObject([{ isCancelled: false }]);
  expect(await failedJobs()).toEqual([]);
});
