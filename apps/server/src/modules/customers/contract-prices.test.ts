import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildSku, type BuiltSku } from '../../../test/build-goods.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';

const app = useTestApp();
const customerId = '2001';
const start = new Date('2026-11-21T02:00:00Z');
let operator: CallOptions = {};
let buyer: CallOptions = {};
let item: BuiltSku;

const save = (rows: object[], more: object = {}, who = operator) =>
  app.call('/api/OpsCustomer/SavePrices', { data: { customerId, rows, requestId: crypto.randomUUID(), ...more } }, who);
const end = (data: object, who = operator) =>
  app.call('/api/OpsCustomer/EndPrice', { data: { customerId, requestId: crypto.randomUUID(), ...data } }, who);
const list = async (searchKey?: string) =>
  (await app.call('/api/OpsCustomer/GetPricePage', { reqData: { customerId }, searchKey }, operator)).resultData;
const preview = async (rows: object[]) =>
  (await app.call('/api/OpsCustomer/GetPricePreview', { data: { customerId, rows } }, operator)).resultData;
/** What the customer's buyer is asked for. */
const priceOf = async (itemId: string) =>
  (await app.call('/api/Product/GetSkuModel', { data: { itemId } }, buyer)).resultData;

beforeAll(async () => {
  operator = { token: await signIn(app, 'operator') };
  buyer = { token: await signIn(app, 'buyer') };
});
beforeEach(async () => {
  app.setNow(start);
  item = await buildSku(app.deps, businessCompanyId);
});

test('a price holds for the customer alone, at once, until its last day is over', async () => {
  expect((await save([{ itemId: item.itemId, priceFee: 777 }], { validTo: '2026-11-22' })).resultData).toEqual({
    savedCount: 1,
    waitingCount: 0,
    refused: [],
  });
  expect(await priceOf(item.itemId)).toMatchObject({ price: 777, priceSource: 'contract' });
  expect((await app.call('/api/ProductToC/GetSkuModel', { data: { itemId: item.itemId } })).resultData.price).toBe(
    1000,
  );
  expect(await list(item.itemNo)).toMatchObject([{ priceFee: 777, enterpriseFee: 900, validTo: '2026-11-22' }]);
  app.setNow(new Date('2026-11-22T16:00:00Z'));
  buyer = { token: await signIn(app, 'buyer') };
  expect(await priceOf(item.itemId)).toMatchObject({ price: 900 });
});

test('a new price takes the place of the old one; ended, the customer pays as others do', async () => {
  await save([{ itemId: item.itemId, priceFee: 777 }]);
  app.setNow(new Date(start.getTime() + 60_000));
  await save([{ itemId: item.itemId, beforeFee: 777, priceFee: 750 }]);
  expect(await list(item.itemNo)).toHaveLength(1);
  expect(await priceOf(item.itemId)).toMatchObject({ price: 750 });
  app.setNow(new Date(start.getTime() + 120_000));
  const priceId = (await list(item.itemNo))[0]?.priceId;
  expect((await end({ priceId, priceFee: 777 })).errorCode).toBe(errorCodes.outdated);
  expect((await end({ priceId, priceFee: 750 })).success).toBe(true);
  expect((await end({ priceId, priceFee: 750 })).errorCode).toBe(errorCodes.outdated);
  expect(await list(item.itemNo)).toEqual([]);
  expect(await priceOf(item.itemId)).toMatchObject({ price: 900 });
  const history = await app.call('/api/OpsCustomer/GetHistory', { data: { customerId } }, operator);
  expect(history.resultData[0]?.changes).toContainEqual(
    expect.objectContaining({ name: '协议价', from: `${item.itemNo} ¥7.50`, to: `${item.itemNo} 无` }),
  );
});

test('what somebody else agreed on meanwhile stays, and is named; the rest is saved', async () => {
  const other = await buildSku(app.deps, businessCompanyId);
  await save([{ itemId: item.itemId, priceFee: 777 }]);
  const { resultData } = await save([
    { itemId: item.itemId, priceFee: 500 },
    { itemId: other.itemId, priceFee: 600 },
  ]);
  expect(resultData).toEqual({
    savedCount: 1,
    waitingCount: 0,
    refused: [{ itemId: item.itemId, reason: '已被他人修改，请刷新后再改' }],
  });
  expect((await list(item.itemNo))[0]?.priceFee).toBe(777);
});

test('a preview says what holds now, and which numbers nobody knows', async () => {
  await save([{ itemId: item.itemId, priceFee: 777 }]);
  expect(
    await preview([
      { itemNo: item.itemNo, priceFee: 700 },
      { itemNo: item.itemNo, priceFee: 777 },
      { itemNo: 'NICHTS', priceFee: 1 },
    ]),
  ).toMatchObject([
    { beforeFee: 777, item: { enterpriseFee: 900 } },
    { fault: '与现在的协议价相同' },
    { fault: '没有这个商品编号' },
  ]);
});

test('a day that is over, no price and too many rows are refused; so is everybody who may not', async () => {
  const rows = [{ itemId: item.itemId, priceFee: 777 }];
  expect((await save(rows, { validTo: '2026-11-20' })).errorCode).toBe(errorCodes.badInput);
  expect((await save([{ itemId: item.itemId, priceFee: 0 }])).errorCode).toBe(errorCodes.badInput);
  expect((await save(Array.from({ length: 501 }, () => rows[0]!))).errorCode).toBe(errorCodes.badInput);
  const viewer = await buildStaff(app, { permissions: ['ops.customer.view'] });
  const supplier = await buildStaff(app, { role: 'supplierAdmin' });
  for (const token of [viewer.token, supplier.token, buyer.token ?? ''])
    for (const call of [save(rows, {}, { token }), end({ priceId: '1', priceFee: 777 }, { token })])
      expect((await call).errorCode).toBe(errorCodes.forbidden);
  expect((await save(rows, {}, {})).success).toBe(false);
  expect((await end({ priceId: '1', priceFee: 777 }, {})).errorCode).toBe(errorCodes.signedOut);
  const retail = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  expect((await save(rows, {}, retail)).errorCode).toBe(errorCodes.notFound);
  expect((await save(rows, { customerId: '2002' })).errorCode).toBe(errorCodes.notFound);
  expect((await end({ priceId: '1', priceFee: 777 }, retail)).errorCode).toBe(errorCodes.notFound);
  expect((await end({ priceId: '1', priceFee: 777, customerId: '2002' })).errorCode).toBe(errorCodes.notFound);
  expect((await end({ priceId: '1', priceFee: 777 })).errorCode).toBe(errorCodes.outdated);
  expect(await list(item.itemNo)).toEqual([]);
});

test('figures and views tell what holds, ends soon and is over; the list of customers and the desk who has one', async () => {
  const days = (count: number) => new Date(start.getTime() + count * 86_400_000).toISOString().slice(0, 10);
  const other = await buildSku(app.deps, businessCompanyId);
  const third = await buildSku(app.deps, businessCompanyId);
  const figures = async (who = operator) =>
    (await app.call('/api/OpsCustomer/GetPriceFigures', { data: { customerId } }, who)).resultData;
  const before = await figures();
  const nos = async (queue: string, who = operator) =>
    (await app.call('/api/OpsCustomer/GetPricePage', { pageSize: 100, reqData: { customerId, queue } }, who)).resultData
      .map(({ itemNo }) => itemNo)
      .filter((no) => [item.itemNo, other.itemNo, third.itemNo].includes(no));
  await save([{ itemId: item.itemId, priceFee: 777 }], { validTo: days(10) });
  await save([{ itemId: other.itemId, priceFee: 778 }], { validTo: days(40) });
  await save([{ itemId: third.itemId, priceFee: 779 }]);
  const cost = { rows: [{ itemId: third.itemId, beforeFen: null, costFen: 770 }] };
  await app.call('/api/OpsGoods/SaveCosts', { data: { ...cost, requestId: crypto.randomUUID() } }, operator);
  const after = await figures();
  expect(after.standingCount - before.standingCount).toBe(3);
  expect(after.endingCount - before.endingCount).toBe(1);
  expect((after.underLineCount ?? 0) - (before.underLineCount ?? 0)).toBe(1);
  expect(await nos('ending')).toEqual([item.itemNo]);
  expect(await nos('underLine')).toEqual([third.itemNo]);
  expect(await nos('ended')).toEqual([]);
  const customersOf = async () =>
    (await app.call('/api/OpsCustomer/GetPage', { reqData: { queue: 'pricesEnding' } }, operator)).resultData;
  expect((await customersOf()).map((one) => one.customerId)).toContain(customerId);
  const desk = (await app.call('/api/OpsDesk/GetModel', {}, operator)).resultData;
  expect(desk.tiles.find(({ tile }) => tile === 'pricesEnding')?.count).toBeGreaterThan(0);
  app.setNow(new Date(start.getTime() + 11 * 86_400_000));
  operator = { token: await signIn(app, 'operator') };
  expect(await nos('ended')).toEqual([item.itemNo]);
  expect(await nos('ending')).toEqual([other.itemNo]);

  const blind = await buildStaff(app, { permissions: ['ops.customer.view'] });
  expect(await figures({ token: blind.token })).not.toHaveProperty('underLineCount');
  const refused = await app.call(
    '/api/OpsCustomer/GetPricePage',
    { reqData: { customerId, queue: 'underLine' } },
    { token: blind.token },
  );
  expect(refused.errorCode).toBe(errorCodes.forbidden);
  const supplier = await buildStaff(app, { role: 'supplierAdmin', supplierId: item.supplierId });
  const retail = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  const ask = (who: CallOptions) => app.call('/api/OpsCustomer/GetPriceFigures', { data: { customerId } }, who);
  expect((await ask({ token: supplier.token })).errorCode).toBe(errorCodes.forbidden);
  expect((await ask({ token: await signIn(app, 'buyer') })).errorCode).toBe(errorCodes.forbidden);
  expect((await ask(retail)).errorCode).toBe(errorCodes.notFound);
});
