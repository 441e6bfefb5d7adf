import { returnQueueNames, returnQueues } from '@jicai/domain/returns/return-queues.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { findOrder, submitReturn } from '../../../test/build-return.ts';
import { buildAddress, buildTrade } from '../../../test/build-trade.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { seedCredit } from '../../seed/credit.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';

const app = useTestApp(seedCredit);
let buyer: CallOptions = {};
let operator: CallOptions = {};
let goods: { itemId: string; supplierId: string }[] = [];

beforeAll(async () => {
  buyer = { token: await signIn(app, 'buyer') };
  operator = { token: await signIn(app, 'operator') };
  goods = [
    await buildSku(app.deps, businessCompanyId, { stock: 100 }),
    await buildSku(app.deps, businessCompanyId, { stock: 100 }),
  ];
});

/** A sheet for goods of the supplier at this place, that waits to be audited. */
async function asked(at: 0 | 1): Promise<string> {
  const addressId = await buildAddress(app, buyer);
  const items = [{ itemId: goods[at]?.itemId ?? '', qty: 4 }];
  const trade = await buildTrade(app, { ...buyer, addressId, items, payMode: 2 });
  const order = await findOrder(app, String(trade.orderNos[0]), operator);
  const { returnNo } = await submitReturn(app, order, buyer, { returnType: 3, reasonCode: 109 });
  return returnNo;
}
const counts = async (call: CallOptions) => {
  const { resultData } = await app.call('/api/OpsReturn/GetCounts', {}, call);
  return Object.fromEntries(resultData.map(({ queue, count }) => [queue, count]));
};
const listed = async (call: CallOptions) => {
  const returnStates = [...returnQueues.toAudit.states];
  const page = await app.call('/api/OpsReturn/GetPage', { reqData: { returnStates }, pageSize: 100 }, call);
  return page.resultData.map(({ returnNo }) => returnNo);
};
const sheetOf = async (returnNo: string, call: CallOptions) =>
  (await app.call('/api/OpsReturn/GetModel', { data: { returnNo } }, call)).resultData;

test('queues count what their lists hold, a supplier those of its own orders', async () => {
  const [first, second] = [await asked(0), await asked(1)];
  const clerk = await buildStaff(app, { role: 'supplierClerk', supplierId: goods[0]?.supplierId ?? '' });
  expect(Object.keys(await counts(operator))).toEqual(returnQueueNames);
  expect((await counts(operator))['toAudit']).toBe((await listed(operator)).length);
  expect(await listed(operator)).toEqual(expect.arrayContaining([first, second]));
  expect(await listed(clerk)).toEqual([first]);
  const none = Object.fromEntries(returnQueueNames.map((queue) => [queue, 0]));
  expect(await counts(clerk)).toEqual({ ...none, toAudit: 1 });
  const abroad = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  expect((await counts(abroad))['toAudit']).toBe(0);
});

test('who may inspect and not decide is told so, and refused', async () => {
  const returnNo = await asked(0);
  const inspector = await buildStaff(app, { role: 'orders' });
  const sheet = await sheetOf(returnNo, inspector);
  expect(sheet.actions).toEqual([]);
  expect(sheet.disabledReasons).toEqual({ agree: '您的角色不能做这件事', refuse: '您的角色不能做这件事' });
  const data = { returnNo, version: sheet.version, isAgree: true, requestId: randomUUID() };
  expect((await app.call('/api/OpsReturn/Audit', { data }, inspector)).errorCode).toBe('3');
  const service = await buildStaff(app, { role: 'service' });
  expect((await sheetOf(returnNo, service)).actions).toEqual(['agree', 'refuse']);
  expect((await app.call('/api/OpsReturn/Audit', { data }, service)).success).toBe(true);
});
