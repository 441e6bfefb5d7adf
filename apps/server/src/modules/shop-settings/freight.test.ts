import { type CarrierScene, carrierScenes, logistics, logisticsCodes } from '@jicai/domain/orders/logistics.ts';
import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildAddress } from '../../../test/build-trade.ts';
import { buildSku, type BuiltSku } from '../../../test/build-goods.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { inShop } from '../../../test/in-shop.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { items } from '../../db/tables/goods.ts';
import { shopSettings } from '../../db/tables/tenancy.ts';
import { seedAccounts } from '../../seed/accounts.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { eq } from 'drizzle-orm';

const app = useTestApp(seedAccounts);
let operator: CallOptions = {};
let buyer: CallOptions = {};
let addressId = '';
let item: BuiltSku;

const model = async (who = operator) => (await app.call('/api/OpsFreight/GetModel', {}, who)).resultData;
const rule = { measure: 'piece' as const, baseSize: 1, baseFee: 700, stepSize: 1, perUnitFee: 100, freeFromFee: null };
const paths = {
  SavePolicy: '/api/OpsFreight/SavePolicy',
  SaveUnserved: '/api/OpsFreight/SaveUnserved',
  SavePromise: '/api/OpsFreight/SavePromise',
  SaveCarriers: '/api/OpsFreight/SaveCarriers',
} as const;
const send = (path: keyof typeof paths, data: object, who = operator) =>
  app.call(paths[path], { data: { requestId: crypto.randomUUID(), ...data } as never }, who);
const savePolicy = async (policy: object | undefined, { supplierId = '', stamp = '' } = {}) => {
  const { policies } = await model();
  const held = policies.find((one) => one.supplierId === supplierId)?.stamp;
  return send('SavePolicy', { supplierId, policy, stamp: stamp || (held ?? emptyStamp) });
};
/** What a supplier without a policy of its own is read with. */
const emptyStamp = '';
const freightOfOrder = async (qty: number) => {
  const { resultData } = await app.call(
    '/api/ShopOrder/Settle',
    { data: { itemList: [{ itemId: item.itemId, qty }], addressId } },
    buyer,
  );
  return resultData.freightFee;
};

beforeAll(async () => {
  operator = { token: await signIn(app, 'operator') };
  buyer = { token: await signIn(app, 'buyer') };
  addressId = await buildAddress(app, buyer);
});
beforeEach(async () => {
  item = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 100 });
  await inShop(app, businessCompanyId, (ctx) => ctx.db.update(shopSettings).set({ options: {} }));
});

test('what is saved is charged from the next settlement on, by pieces, in its area, and told on the product page', async () => {
  expect(await freightOfOrder(3)).toBe(1000);
  expect((await savePolicy({ ...rule, exceptions: [] })).success).toBe(true);
  expect(await freightOfOrder(3)).toBe(900);
  const { resultData } = await app.call('/api/Product/GetSkuModel', { data: { itemId: item.itemId } }, buyer);
  expect(resultData.freightRemark).toBe('同一供应商的商品运费首1件¥7.00，每续1件¥1.00');
  await savePolicy({ ...rule, exceptions: [{ ...rule, baseFee: 50, areas: ['31'] }] });
  expect(await freightOfOrder(3)).toBe(250);
});

test('by weight it is what the goods weigh, and a supplier may charge in another way than the shop', async () => {
  await inShop(app, businessCompanyId, (ctx) =>
    ctx.db.update(items).set({ weightG: 400 }).where(eq(items.id, item.itemId)),
  );
  await savePolicy({ ...rule, exceptions: [] });
  const byWeight = { ...rule, measure: 'weight' as const, baseSize: 1000, stepSize: 500, exceptions: [] };
  expect((await savePolicy(byWeight, { supplierId: item.supplierId })).success).toBe(true);
  expect(await freightOfOrder(2)).toBe(700);
  expect(await freightOfOrder(3)).toBe(800);
  expect((await model()).policies.map((one) => one.supplierId)).toEqual(['', item.supplierId]);
  await savePolicy(undefined, { supplierId: item.supplierId });
  expect(await freightOfOrder(3)).toBe(900);
});

test('an area that is not served is refused at settlement; a promise names the day of arrival', async () => {
  const { unserved, promises } = await model();
  expect(unserved.areas).toEqual(['71', '81', '82']);
  await send('SaveUnserved', { areas: ['3101'], stamp: unserved.stamp });
  const settle = await app.call(
    '/api/ShopOrder/Settle',
    { data: { itemList: [{ itemId: item.itemId, qty: 1 }], addressId } },
    buyer,
  );
  expect(settle.resultData.canSubmit).toBe(false);
  await send('SavePromise', {
    supplierId: '',
    promise: { cutOff: '17:00', days: 2, exceptions: [] },
    stamp: promises[0]!.stamp,
  });
  const { resultData } = await app.call('/api/Product/GetSkuModel', { data: { itemId: item.itemId } }, buyer);
  expect(resultData.promise).toMatchObject({ cutOff: '17:00', day: expect.stringMatching(/^2026-11-2\d$/) });
});

const plain = { cutOff: '17:00', days: 1, exceptions: [] };
const promise = (supplierId: string, sent: object | undefined, stamp: string) =>
  send('SavePromise', { supplierId, promise: sent, stamp });
const estimate = async (data: { areaCode?: string; itemList: { itemId: string; qty: number }[] }, as = buyer) =>
  (await app.call('/api/EcmGoods/GetDelivery', { reqData: data }, as)).resultData;

test('a supplier promises in another way than the shop, until it follows the shop again', async () => {
  const [shop] = (await model()).promises;
  await promise('', plain, shop!.stamp);
  const own = await promise(item.supplierId, { ...plain, cutOff: '11:00' }, emptyStamp);
  expect((await model()).promises.map(({ supplierId, cutOff }) => [supplierId, cutOff])).toEqual([
    ['', '17:00'],
    [item.supplierId, '11:00'],
  ]);
  const cutOff = async () =>
    (await estimate({ areaCode: '310117', itemList: [{ itemId: item.itemId, qty: 1 }] })).suppliers[0]?.promise?.cutOff;
  expect(await cutOff()).toBe('11:00');
  const settled = await app.call(
    '/api/ShopOrder/Settle',
    { data: { itemList: [{ itemId: item.itemId, qty: 1 }], addressId } },
    buyer,
  );
  expect(settled.resultData.groups[0]?.promise?.cutOff).toBe('11:00');
  expect((await promise(item.supplierId, undefined, emptyStamp)).errorCode).toBe(errorCodes.outdated);
  expect((await promise('999', plain, emptyStamp)).errorCode).toBe(errorCodes.notFound);
  expect((await promise('', undefined, (await model()).promises[0]!.stamp)).errorCode).toBe(errorCodes.badInput);
  await promise(item.supplierId, undefined, own.resultData.stamp);
  expect(await cutOff()).toBe('17:00');
});

test('what sending costs, and what is missing until it is free, is told before anybody settles', async () => {
  await savePolicy({ ...rule, freeFromFee: 500, exceptions: [{ ...rule, areas: ['65'], baseFee: 3000 }] });
  const itemList = [{ itemId: item.itemId, qty: 3 }];
  expect(await estimate({ areaCode: '310117', itemList })).toMatchObject({
    areaText: '上海市松江区',
    isServed: true,
    suppliers: [{ supplierId: item.supplierId, freightFee: 900, freeShortFee: 200 }],
  });
  expect((await estimate({ areaCode: '310117', itemList: [{ itemId: item.itemId, qty: 5 }] })).suppliers).toMatchObject(
    [{ freightFee: 0, freeShortFee: 0 }],
  );
  expect((await estimate({ areaCode: '650102', itemList })).suppliers).toMatchObject([
    { freightFee: 3200, freeShortFee: null },
  ]);
  expect((await estimate({ areaCode: '810001', itemList })).isServed).toBe(false);
  // The buyer's default address, which a visitor has not; what he may not see has no freight.
  expect((await estimate({ itemList })).areaCode).not.toBe('');
  const enterpriseOnly = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 100, retailFen: null });
  expect(await estimate({ itemList: [{ itemId: enterpriseOnly.itemId, qty: 1 }] }, {})).toMatchObject({
    areaCode: '',
    suppliers: [{ freightFee: null, freeShortFee: null }],
  });
  expect((await estimate({ itemList: [{ itemId: '999', qty: 1 }] })).suppliers).toEqual([]);
});

test('a stale page, an area named twice and nonsense are refused, and nothing is changed', async () => {
  const { policies, unserved, promises } = await model();
  await savePolicy({ ...rule, exceptions: [] });
  const stale = await send('SavePolicy', {
    supplierId: '',
    policy: { ...rule, exceptions: [] },
    stamp: policies[0]!.stamp,
  });
  expect(stale.errorCode).toBe(errorCodes.outdated);
  const twice = [
    { ...rule, areas: ['31'] },
    { ...rule, areas: ['31'] },
  ];
  expect(await savePolicy({ ...rule, exceptions: twice })).toMatchObject({
    errorCode: errorCodes.badInput,
    errorData: [{ field: 'policy', msg: '上海市在两组地区里' }],
  });
  expect((await savePolicy({ ...rule, stepSize: 0, exceptions: [] })).errorCode).toBe(errorCodes.badInput);
  expect((await savePolicy(undefined)).errorCode).toBe(errorCodes.badInput);
  expect((await send('SaveUnserved', { areas: ['3'], stamp: unserved.stamp })).errorCode).toBe(errorCodes.badInput);
  const late = { cutOff: '25:00', days: 2, exceptions: [] };
  expect((await send('SavePromise', { supplierId: '', promise: late, stamp: promises[0]!.stamp })).errorCode).toBe(
    errorCodes.badInput,
  );
  expect((await send('SavePolicy', { supplierId: '999', stamp: emptyStamp })).errorCode).toBe(errorCodes.notFound);
  expect(await freightOfOrder(1)).toBe(700);
});

test('carriers that were chosen are offered to who ships, the usual one first; who sends goods back takes any', async () => {
  const { carriers } = await model();
  expect(carriers.codes[0]).toBe('shunfeng');
  const saved = await send('SaveCarriers', { carriers: ['zhongtong', 'shunfeng', 'jd'], stamp: carriers.stamp });
  expect(saved.success).toBe(true);
  expect((await model()).carriers.codes).toEqual(['zhongtong', 'shunfeng', 'jd']);
  const supplier = await buildStaff(app, { role: 'supplierClerk' });
  const self = await app.call('/api/OpsSelf/GetModel', {}, { token: supplier.token });
  expect(self.resultData.carriers).toEqual(['zhongtong', 'shunfeng', 'jd']);
  const offered = async (scene: CarrierScene) =>
    (await app.call('/api/Comm/GetAreaLogistics', { reqData: { areaCode: '310117', scene } }, buyer)).resultData
      .logisticsList;
  expect(await offered(carrierScenes.order)).toMatchObject([
    { logisticsCode: 'zhongtong', logisticsName: '中通快递', isDefault: true },
    { logisticsCode: 'shunfeng', isDefault: false },
    { logisticsCode: 'jd', isDefault: false },
  ]);
  expect((await offered(carrierScenes.sendBack)).length).toBe(logistics.length);

  expect((await send('SaveCarriers', { carriers: ['jd'], stamp: carriers.stamp })).errorCode).toBe(errorCodes.outdated);
  const { stamp } = (await model()).carriers;
  expect((await send('SaveCarriers', { carriers: [], stamp })).errorCode).toBe(errorCodes.badInput);
  expect((await send('SaveCarriers', { carriers: ['nobody'], stamp })).errorCode).toBe(errorCodes.badInput);
  await send('SaveCarriers', { carriers: [...logisticsCodes], stamp });
});

test('nobody without it, no supplier, no buyer and no other shop sets freight', async () => {
  const { unserved, promises, policies, carriers } = await model();
  const viewer = await buildStaff(app, { permissions: ['ops.freight.view'] });
  const supplier = await buildStaff(app, { role: 'supplierAdmin' });
  const commands = [
    ['SavePolicy', { supplierId: '', policy: { ...rule, exceptions: [] }, stamp: policies[0]!.stamp }],
    ['SaveUnserved', { areas: [], stamp: unserved.stamp }],
    ['SavePromise', { supplierId: '', promise: { cutOff: '', days: 1, exceptions: [] }, stamp: promises[0]!.stamp }],
    ['SaveCarriers', { carriers: ['jd'], stamp: carriers.stamp }],
  ] as const;
  for (const [path, data] of commands) {
    for (const token of [viewer.token, supplier.token, buyer.token ?? ''])
      expect((await send(path, data, { token })).errorCode).toBe(errorCodes.forbidden);
    expect((await send(path, data, {})).success).toBe(false);
  }
  for (const token of [supplier.token, buyer.token ?? ''])
    expect((await app.call('/api/OpsFreight/GetModel', {}, { token })).errorCode).toBe(errorCodes.forbidden);
  const retail = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  await savePolicy({ ...rule, baseFee: 4321, exceptions: [] });
  expect((await model(retail)).policies[0]!.baseFee).not.toBe(4321);
});
