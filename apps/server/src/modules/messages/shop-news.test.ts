import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { cancelReasons } from '@jicai/domain/orders/cancel-reason.ts';
import { payModes } from '@jicai/domain/orders/order-states.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { buildSku, type BuiltSku } from '../../../test/build-goods.ts';
import { buildRegistration } from '../../../test/build-registration.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { buildAddress, buildTrade, payTrade } from '../../../test/build-trade.ts';
import { saveSetting } from '../../../test/save-setting.ts';
import { signIn } from '../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { seedCredit } from '../../seed/credit.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';

const app = useTestApp(seedCredit);
let desk: BuiltSku;
let addressId = '';
const who = { buyer: '', operator: '', own: '', other: '', looker: '' };

const titles = async (token: string) =>
  (await app.call('/api/Message/GetPage', {}, { token })).resultData.map(({ title }) => title);
const buy = () =>
  buildTrade(app, {
    token: who.buyer,
    addressId,
    payMode: payModes.credit,
    items: [{ itemId: desk.itemId, qty: 1 }],
  });

beforeAll(async () => {
  desk = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 1_000, stock: 100 });
  who.buyer = await signIn(app, 'buyer');
  who.operator = await signIn(app, 'operator');
  who.own = (await buildStaff(app, { role: 'supplierClerk', supplierId: desk.supplierId })).token;
  const another = await buildSku(app.deps, businessCompanyId);
  who.other = (await buildStaff(app, { role: 'supplierAdmin', supplierId: another.supplierId })).token;
  who.looker = (await buildStaff(app, { role: 'readOnly' })).token;
  addressId = await buildAddress(app, { token: who.buyer });
});

test('a supplier hears of its own order to ship, with the way to it; nobody else does', async () => {
  const [orderNo = ''] = (await buy()).orderNos;
  const page = await app.call('/api/Message/GetPage', {}, { token: who.own });
  expect(page.resultData[0]).toMatchObject({
    title: '新订单待发货',
    content: `订单 ${orderNo} 可以发货了。`,
    linkUrl: `/orders?view=all&open=${orderNo}`,
    isRead: false,
  });
  expect(page.unreadCount).toBe(1);
  for (const token of [who.other, who.operator, who.looker]) expect(await titles(token)).not.toContain('新订单待发货');
});

test('a cancel that waits for an answer reaches who may answer it, a registration who lets companies in', async () => {
  const [orderNo = ''] = (await buy()).orderNos;
  const model = () => app.call('/api/OpsOrder/GetModel', { data: { orderNo } }, { token: who.operator });
  const lock = { orderNo, isLocked: true, version: (await model()).resultData.version, requestId: randomUUID() };
  await app.call('/api/OpsOrder/SetPickLock', { data: lock }, { token: who.operator });
  const ask = { orderNo, reasonCode: cancelReasons.notWanted, requestId: randomUUID() };
  expect((await app.call('/api/ShopOrder/ApplyCancel', { data: ask }, { token: who.buyer })).success).toBe(true);
  expect(await titles(who.operator)).toContain('客户申请取消');
  expect(await titles(who.other)).not.toContain('客户申请取消');
  // A clerk may ship, not answer.
  expect(await titles(who.own)).not.toContain('客户申请取消');
  await buildRegistration(app, 91);
  expect(await titles(who.operator)).toContain('企业申请入驻');
  expect(await titles(who.looker)).toEqual([]);
});

test('what is switched off is not told, and is switched on again', async () => {
  const mute = (muted: string[], token = who.own) => app.call('/api/OpsSelf/MuteNews', { data: { muted } }, { token });
  const before = (await titles(who.own)).length;
  expect((await mute(['toShip'])).resultData).toEqual([
    { news: 'toShip', label: '新订单待发货', isOn: false },
    { news: 'waybillKept', label: '未用的面单没有取消', isOn: true },
    { news: 'exportEnded', label: '导出结束', isOn: true },
  ]);
  await buy();
  expect(await titles(who.own)).toHaveLength(before);
  await mute([]);
  await buy();
  expect(await titles(who.own)).toHaveLength(before + 1);
  expect((await mute(['nothing'])).errorCode).toBe(errorCodes.badInput);
});

test('who looks after a customer hears when little of its credit is left, nobody else does', async () => {
  const customerId = '2001';
  const salesman = await buildStaff(app, { permissions: ['ops.customer.view'] });
  const blind = await buildStaff(app, { permissions: ['ops.order.view'] });
  const change = async (path: '/api/OpsCustomer/SetCredit' | '/api/OpsCustomer/SetSalesman', data: object) => {
    const named = { data: { customerId } };
    const { version } = (await app.call('/api/OpsCustomer/GetModel', named, { token: who.operator })).resultData;
    const body = { data: { customerId, version, reason: '年度授信', requestId: randomUUID(), ...data } };
    expect((await app.call(path, body, { token: who.operator })).success, path).toBe(true);
  };
  const used = async () => {
    const file = await app.call('/api/OpsCustomer/GetModel', { data: { customerId } }, { token: who.operator });
    return file.resultData.credit?.usedFee ?? 0;
  };
  const before = await used();
  await buy();
  const usedFee = await used();
  const oneFee = usedFee - before;
  await change('/api/OpsCustomer/SetSalesman', { salesmanId: salesman.userId });
  // More than nine tenths are used with the next purchase, fewer before it.
  await change('/api/OpsCustomer/SetCredit', { limitFee: Math.floor(((usedFee + oneFee) * 10) / 9) - 1 });
  await buy();
  const page = await app.call('/api/Message/GetPage', {}, { token: salesman.token });
  expect(page.resultData[0]).toMatchObject({
    title: '我的客户额度将用完',
    linkUrl: `/customers/${customerId}?tab=credit`,
  });
  for (const token of [who.operator, who.looker, blind.token])
    expect(await titles(token)).not.toContain('我的客户额度将用完');
  await change('/api/OpsCustomer/SetSalesman', { salesmanId: blind.userId });
  await change('/api/OpsCustomer/SetCredit', { limitFee: usedFee + 100_000 });
  expect(await titles(blind.token)).toEqual([]);
});

test('who looks after a customer hears of an order that comes to the sum of the setting, of a smaller one he does not', async () => {
  const customerId = '2001';
  const salesman = await buildStaff(app, { permissions: ['ops.customer.view'] });
  const { version } = (await app.call('/api/OpsCustomer/GetModel', { data: { customerId } }, { token: who.operator }))
    .resultData;
  const hand = { customerId, version, salesmanId: salesman.userId, requestId: randomUUID() };
  expect((await app.call('/api/OpsCustomer/SetSalesman', { data: hand }, { token: who.operator })).success).toBe(true);
  const order = async () => {
    const items = [{ itemId: desk.itemId, qty: 1 }];
    const { tradeNo, orderNos } = await buildTrade(app, {
      token: who.buyer,
      addressId,
      payMode: payModes.online,
      items,
    });
    expect(await titles(salesman.token)).not.toContain('我的客户大额订单');
    await payTrade(app, tradeNo);
    return orderNos[0] ?? '';
  };
  await order();
  expect(await titles(salesman.token)).toEqual([]);
  await saveSetting(app, who.operator, 'tellOrderFen', 500);
  const orderNo = await order();
  const page = await app.call('/api/Message/GetPage', {}, { token: salesman.token });
  expect(page.resultData[0]).toMatchObject({
    title: '我的客户大额订单',
    content: expect.stringContaining(`的订单 ${orderNo}共 ¥`),
    linkUrl: `/orders?view=all&open=${orderNo}`,
  });
  for (const token of [who.operator, who.looker, who.own])
    expect(await titles(token)).not.toContain('我的客户大额订单');
  await saveSetting(app, who.operator, 'tellOrderFen');
});

test('the choices are of the shop’s side alone', async () => {
  for (const path of ['/api/OpsSelf/GetNews', '/api/OpsSelf/MuteNews'] as const) {
    const body = { data: { muted: [] } };
    expect((await app.call(path, body)).errorCode).toBe(errorCodes.signedOut);
    expect((await app.call(path, body, { token: who.buyer })).errorCode).toBe(errorCodes.forbidden);
    expect((await app.call(path, body, { token: who.operator, host: retailHost })).errorCode).toBe(
      errorCodes.signedOut,
    );
  }
  const own = await app.call('/api/OpsSelf/GetNews', {}, { token: who.operator });
  expect(own.resultData.map(({ news }) => news)).not.toContain('toShip');
});
