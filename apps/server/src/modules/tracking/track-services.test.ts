import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { type Kuaidi100Step, noticeOfKuaidi100 } from '@jicai/vendor-double/kuaidi100.ts';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { runDue } from '../../../test/build-payment.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { inShop } from '../../../test/in-shop.ts';
import { signIn } from '../../../test/sign-in.ts';
import { businessHost, retailHost, useTestApp } from '../../../test/test-app.ts';
import { useShipping } from '../../../test/use-shipping.ts';
import { trackServices } from '../../db/tables/connections.ts';
import { seedCredit } from '../../seed/credit.ts';
import { businessCompanyId, retailCompanyId } from '../../seed/shop-looks.ts';

const app = useTestApp(seedCredit);
const { shop, pass, paidOrder, ship: shipParcel } = useShipping(app);
let numbers = 0;

const siteOrigin = `https://${businessHost}`;
const values = { customer: 'CUSTOMER-TEST', key: 'track-key-test', siteOrigin };
const list = async (who = shop.operator) => (await app.call('/api/OpsTracking/GetList', {}, who)).resultData;
const save = async (part: object = {}, who = shop.operator) => {
  const [held] = await list();
  const data = { provider: 'KUAIDI100' as const, isEnabled: true, values, updateTime: held?.updateTime ?? '', ...part };
  return app.call('/api/OpsTracking/Save', { data: { ...data, requestId: randomUUID() } }, who);
};
const check = (who = shop.operator) =>
  app.call('/api/OpsTracking/Check', { data: { provider: 'KUAIDI100', requestId: randomUUID() } }, who);

/** Ships a paid order under a new number; its subscription goes out at once. */
async function ship(logisticsCode = 'shunfeng') {
  const logisticsNo = `SF14620000${String((numbers += 1)).padStart(5, '0')}`;
  const { orderNo } = await paidOrder();
  const { parcelId } = (await shipParcel({ orderNo, logisticsNo, logisticsCode })).resultData;
  await runDue(app);
  return { logisticsNo, parcelId };
}
const step = (time: string, statusCode: string, context: string): Kuaidi100Step => ({
  time,
  context,
  status: '',
  statusCode,
});
const contexts = async (parcelId: string) =>
  (await app.call('/api/ShopOrder/GetTrack', { data: { parcelId } }, { token: shop.buyer })).resultData.list.map(
    ({ context }) => context,
  );
const tell = (body: string, companyId = businessCompanyId) =>
  app.fastify.inject({
    method: 'POST',
    url: `/api/TrackNotify/${companyId}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: body,
  });

beforeEach(async () => {
  shop.vendors.kuaidi100.accounts.set(values.key, values.customer);
  await inShop(app, businessCompanyId, (ctx) => ctx.db.delete(trackServices));
});

test('a parcel is subscribed, told of with a signature, asked for when news fails, and signed for', async () => {
  expect((await save()).success).toBe(true);
  const { logisticsNo, parcelId } = await ship();
  expect(shop.vendors.kuaidi100.subscriptions.get(logisticsNo)).toMatchObject({
    company: 'shunfeng',
    callbackurl: `${siteOrigin}/api/TrackNotify/${businessCompanyId}`,
    phone: expect.stringMatching(/^1\d{10}$/),
  });
  expect(await contexts(parcelId)).toHaveLength(1);

  const first = step('2026-11-21 10:30:00', '103', '【苏州】已揽收');
  shop.vendors.kuaidi100.ways.set(logisticsNo, { company: 'shunfeng', steps: [first] });
  pass(40);
  const told = await tell(noticeOfKuaidi100(shop.vendors.kuaidi100, logisticsNo).body);
  expect(told.json()).toEqual({ result: true, returnCode: '200', message: '成功' });
  expect(await contexts(parcelId)).toEqual(['【苏州】已揽收', expect.anything()]);

  // The news of the signature gets lost: the question at the next hour brings it.
  const last = step('2026-11-21 10:50:00', '304', '【上海】已投柜');
  shop.vendors.kuaidi100.ways.set(logisticsNo, { company: 'shunfeng', steps: [last, first] });
  pass(120);
  await runDue(app);
  shop.buyer = await signIn(app, 'buyer');
  expect((await contexts(parcelId))[0]).toBe('【上海】已投柜');
});

test('forged news, news for another shop and broken news change nothing and are no fault of ours', async () => {
  await save();
  const { logisticsNo, parcelId } = await ship();
  shop.vendors.kuaidi100.ways.set(logisticsNo, {
    company: 'shunfeng',
    steps: [step('2026-11-21 10:30:00', '301', '【上海】已签收')],
  });
  const { body } = noticeOfKuaidi100(shop.vendors.kuaidi100, logisticsNo);
  const form = new URLSearchParams(body);
  form.set('param', (form.get('param') ?? '').replace('已签收', '已退回'));
  for (const forged of [form.toString(), 'param=%7B%7D&sign=', '', 'param=no&sign=12', '\u0000'])
    expect((await tell(forged)).statusCode).toBe(401);
  expect((await tell(body, retailCompanyId)).statusCode).toBe(401);
  expect(await contexts(parcelId)).toHaveLength(1);
  expect((await tell(body)).statusCode).toBe(200);
  expect((await tell(body)).statusCode).toBe(200);
  expect(await contexts(parcelId)).toHaveLength(2);
});

test('a platform that is silent or busy is asked again; a courier it does not follow is left', async () => {
  await save();
  shop.vendors.kuaidi100.nextFault = { code: '500' };
  const busy = await ship();
  expect(shop.vendors.kuaidi100.subscriptions.has(busy.logisticsNo)).toBe(false);
  pass(2);
  await runDue(app);
  expect(shop.vendors.kuaidi100.subscriptions.has(busy.logisticsNo)).toBe(true);
  shop.vendors.kuaidi100.nextFault = { code: '701' };
  const unknown = await ship();
  pass(2);
  await runDue(app);
  expect(shop.vendors.kuaidi100.subscriptions.has(unknown.logisticsNo)).toBe(false);
});

test('the form proposes a host of the shop, until another was saved', async () => {
  const [open] = await list();
  expect(open).toMatchObject({ isSet: false, values: { siteOrigin: expect.stringMatching(/^https:\/\/[^/]+$/) } });
  expect((await save({ values: { ...values, ...open?.values } })).success).toBe(true);
  await save();
  expect((await list())[0]).toMatchObject({ isSet: true, values: { siteOrigin } });
});

test('a check proves the keys by a parcel that does not exist, and names a wrong key', async () => {
  await save();
  expect((await check()).resultData).toMatchObject({ isOk: true, text: '密钥有效，可以查询' });
  await save({ values: { ...values, key: 'another-key' } });
  expect((await check()).resultData).toMatchObject({ isOk: false, text: '没有通过：503 验证签名失败' });
});

test('an address that is no https origin of the shop is refused at its field', async () => {
  for (const origin of ['no address', 'http://shop.example.cn', `${siteOrigin}/x`, 'https://evil.example']) {
    const { errorCode, errorData } = await save({ values: { ...values, siteOrigin: origin } });
    expect([errorCode, errorData]).toMatchObject([errorCodes.badInput, [{ field: 'values.siteOrigin' }]]);
  }
  expect(await list()).toMatchObject([{ isSet: false }]);
});

test('a connection that does not open stops no shipment, is told by its check, believes no news and can be entered anew', async () => {
  await save();
  const { logisticsNo, parcelId } = await ship();
  const first = step('2026-11-21 10:30:00', '103', '【苏州】已揽收');
  shop.vendors.kuaidi100.ways.set(logisticsNo, { company: 'shunfeng', steps: [first] });
  const { body } = noticeOfKuaidi100(shop.vendors.kuaidi100, logisticsNo);
  await inShop(app, businessCompanyId, (ctx) => ctx.db.update(trackServices).set({ settings: { sealed: 's1.x.y.z' } }));

  const told = await tell(body);
  expect([told.statusCode, told.json()]).toEqual([401, { result: false, returnCode: '500', message: '验签失败' }]);
  expect(await contexts(parcelId)).toHaveLength(1);
  expect((await ship()).parcelId).toMatch(/^\d+$/);
  expect((await check()).resultData).toMatchObject({ isOk: false, text: '配置无法使用，请检查各项是否完整' });
  expect((await save()).success).toBe(true);
  expect((await tell(body)).statusCode).toBe(200);
  expect(await contexts(parcelId)).toHaveLength(2);
});

test('one that is switched off follows nothing: the demo does it again; the key is never shown', async () => {
  await save({ isEnabled: false });
  const { logisticsNo } = await ship();
  expect(shop.vendors.kuaidi100.subscriptions.has(logisticsNo)).toBe(false);
  const log = await app.call('/api/OpsLog/GetPage', { reqData: { area: 'tracking' } }, shop.operator);
  expect(JSON.stringify(log)).toContain('授权 key');
  expect(JSON.stringify([log, await list()])).not.toContain(values.key);
});

test('nobody without it, no supplier, no buyer and no other shop sees, sets or checks a connection', async () => {
  const finance = await buildStaff(app, { role: 'finance' });
  const supplier = await buildStaff(app, { role: 'supplierAdmin' });
  for (const token of [finance.token, supplier.token, shop.buyer]) {
    expect((await app.call('/api/OpsTracking/GetList', {}, { token })).errorCode).toBe(errorCodes.forbidden);
    expect((await save({}, { token })).errorCode).toBe(errorCodes.forbidden);
    expect((await check({ token })).errorCode).toBe(errorCodes.forbidden);
  }
  expect((await save({}, {})).success).toBe(false);
  await save();
  const retail = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  expect(await list(retail)).toMatchObject([{ isSet: false }]);
  expect((await check(retail)).errorCode).toBe(errorCodes.notFound);
});
