import { expect, test } from 'vitest';
import { buildSku, buildSupplier } from '../../../test/build-goods.ts';
import { buildAddress, buildTrade, completeOrder, payTrade } from '../../../test/build-trade.ts';
import { buildIndexedSku } from '../../../test/build-search.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, useTestApp } from '../../../test/test-app.ts';
import { seedAccounts } from '../../seed/accounts.ts';
import { businessCompanyId, retailCompanyId } from '../../seed/shop-looks.ts';

const app = useTestApp(seedAccounts);
const model = '/api/BasSupplier/GetModel';
const itemPage = '/api/BasSupplier/GetItemPage';

test('a supplier and its goods, best sellers first', async () => {
  const supplierId = await buildSupplier(app.deps, businessCompanyId, { name: '测试文具厂', isSelf: true });
  const goods = { supplierId, itemName: '测试笔' };
  await buildIndexedSku(app.deps, businessCompanyId, { ...goods, itemNo: 'S1', salesQty: 1 });
  await buildIndexedSku(app.deps, businessCompanyId, { ...goods, itemNo: 'S2', salesQty: 9 });
  await buildIndexedSku(app.deps, businessCompanyId, { ...goods, itemNo: 'S3', isOnSale: false });
  const token = await signIn(app, 'buyer');
  const answer = await app.call(model, { data: { supplierId } }, { token });
  expect(answer.resultData).toMatchObject({ supplierName: '测试文具厂', isSelf: true, itemCount: 2, licenseUrls: [] });
  expect(answer.resultData).toMatchObject({
    paperCount: 0,
    customerCount: 0,
    categories: [{ categoryName: expect.stringMatching(/./u) }, {}],
  });
  expect(answer.resultData.sinceDay).toBeUndefined();
  for (const body of [{ reqData: { supplierId } }, { data: { supplierId } }]) {
    const page = await app.call(itemPage, body, { token });
    expect(page.resultData.map((card) => card.itemNo)).toEqual(['S2', 'S1']);
    expect(page.resultData[0]).toMatchObject({ price: 900, isSelf: true });
  }
});

test('visitors, the shop side, other shops and bad bodies are refused', async () => {
  const foreign = await buildSupplier(app.deps, retailCompanyId);
  const token = await signIn(app, 'buyer');
  for (const path of [model, itemPage] as const) {
    const body = { data: { supplierId: foreign } };
    expect(await app.call(path, body)).toMatchObject({ errorCode: '2' });
    expect(await app.call(path, body, { token: await signIn(app, 'operator') })).toMatchObject({ errorCode: '3' });
    expect(await app.call(path, body, { token })).toMatchObject({ errorCode: '5' });
    expect(await app.call(path, { data: { supplierId: 'x' } }, { token })).toMatchObject({ errorCode: '4' });
  }
});

test('says what its own orders say, with how many they were', async () => {
  const sku = await buildSku(app.deps, businessCompanyId, { stock: 50 });
  const { supplierId, itemId } = sku;
  const token = await signIn(app, 'buyer');
  const operator = await signIn(app, 'operator');
  const read = async () => (await app.call(model, { data: { supplierId } }, { token })).resultData.figures;
  expect(await read()).toEqual({
    orderCount: 0,
    shippedCount: 0,
    quickCount: 0,
    completedCount: 0,
    afterSaleCount: 0,
  });
  const addressId = await buildAddress(app, { token });
  const buy = async () => {
    const trade = await buildTrade(app, { token, addressId, items: [{ itemId, qty: 1 }] });
    await payTrade(app, trade.tradeNo);
    return trade.orderNos[0] ?? '';
  };
  const done = await buy();
  await buy();
  await buildTrade(app, { token, addressId, items: [{ itemId, qty: 1 }] });
  app.setNow(new Date('2026-11-21T03:30:00Z'));
  await completeOrder(app, { orderNo: done, token, operator });
  expect(await read()).toEqual({
    orderCount: 2,
    shippedCount: 1,
    quickCount: 1,
    shipHours: 1.5,
    completedCount: 1,
    afterSaleCount: 0,
  });
  expect((await app.call(model, { data: { supplierId } }, { token })).resultData).toMatchObject({
    customerCount: 1,
    sinceDay: '2026-11-21',
  });
  const own = await buildStaff(app, { role: 'supplierAdmin', supplierId });
  const elsewhere = await buildSupplier(app.deps, businessCompanyId);
  const other = await buildStaff(app, { role: 'supplierAdmin', supplierId: elsewhere });
  const figuresOf = async (who: CallOptions) => app.call('/api/OpsOwn/GetFigures', {}, who);
  expect((await figuresOf(own)).resultData).toEqual(await read());
  expect((await figuresOf(other)).resultData).not.toEqual(await read());
  expect((await figuresOf({ token: operator })).errorCode).toBe('3');
});
