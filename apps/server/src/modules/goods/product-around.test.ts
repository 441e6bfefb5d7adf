import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildBrand, buildContractPrice, buildSku, type BuiltSku } from '../../../test/build-goods.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { businessCompanyId, retailCompanyId } from '../../seed/shop-looks.ts';

const app = useTestApp();
const customerId = '2001';
let operator: CallOptions = {};
/** ¥9.00 for enterprises. */
let item: BuiltSku;
let brandId = '';

const command = <D extends object>(data: D) => ({ data: { ...data, requestId: crypto.randomUUID() } });
const impact = (productId: string, who = operator) =>
  app.call('/api/OpsGoods/GetContractImpact', { data: { productId } }, who);
const history = (productId: string, who = operator) =>
  app.call('/api/OpsGoods/GetProductHistory', { data: { productId } }, who);
const contract = (priceFen: number, more = {}) =>
  buildContractPrice(app.deps, businessCompanyId, { customerId, itemId: item.itemId, priceFen, ...more });
const discount = () =>
  app.call(
    '/api/OpsCustomer/SaveDiscount',
    command({ customerId, target: 'brand', targetId: brandId, discountBp: 100 }),
    operator,
  );

beforeAll(async () => {
  operator = { token: await signIn(app, 'operator') };
});
beforeEach(async () => {
  brandId = await buildBrand(app.deps, businessCompanyId, `约 ${crypto.randomUUID()}`);
  item = await buildSku(app.deps, businessCompanyId, { brandId });
});

test('who signed for an item: by a price, which one ends, the lowest, and by a discount', async () => {
  await discount();
  expect((await impact(item.productId)).resultData).toEqual({
    customerCount: 0,
    endingCustomerCount: 0,
    items: [{ itemId: item.itemId, itemNo: item.itemNo, customerCount: 0, discountCustomerCount: 1 }],
  });
  await contract(880, { validTo: new Date(app.deps.now().getTime() + 5 * 24 * 3600_000) });
  await app.call(
    '/api/OpsGoods/SaveCosts',
    command({ rows: [{ itemId: item.itemId, beforeFen: null, costFen: 660 }] }),
    operator,
  );
  const told = (await impact(item.productId)).resultData;
  expect(told).toMatchObject({
    customerCount: 1,
    endingCustomerCount: 1,
    lowest: { itemNo: item.itemNo, priceFee: 880, customerId, marginBp: 2500, marginLineBp: 800 },
    items: [{ customerCount: 1, lowestFee: 880, highestFee: 880, discountCustomerCount: 0 }],
  });
  const blind = await buildStaff(app, { permissions: ['ops.goods.view'] });
  const seen = (await impact(item.productId, { token: blind.token })).resultData;
  expect(seen.lowest).toEqual({ itemNo: item.itemNo, priceFee: 880 });
});

test('what became of a product: acts with from and to, undone ones too, and saves', async () => {
  const facts = { isOnSale: true, retailFen: 1000, enterpriseFen: 900, marketFen: null };
  const rows = [{ itemId: item.itemId, before: facts }];
  const act = { kind: 'price', price: 'enterpriseFen', mode: 'set', value: 950 } as const;
  const run = await app.call('/api/OpsGoods/ApplyRun', command({ rows, act }), operator);
  await app.call('/api/OpsGoods/UndoRun', command({ runId: run.resultData.runId ?? '' }), operator);
  const product = (await app.call('/api/OpsGoods/GetProduct', { data: { productId: item.productId } }, operator))
    .resultData;
  const { updateTime: _time, items, ...shared } = product;
  await app.call(
    '/api/OpsGoods/SaveProduct',
    command({
      ...shared,
      keywords: '别名',
      items: items.map(({ reserved: _held, salesQty: _sold, costFen: _cost, ...one }) => one),
    }),
    operator,
  );
  const told = (await history(item.productId)).resultData;
  expect(told).toMatchObject([
    { actText: '保存商品', isUndone: false, changes: [{ name: '搜索词', from: '', to: '别名' }] },
    { actText: '改价', isUndone: true, changes: [{ name: `${item.itemNo} 企业价`, from: '¥9.00', to: '¥9.50' }] },
  ]);
});

test('who may not: visitors, buyers and suppliers, and nobody another shop’s product', async () => {
  const foreign = await buildSku(app.deps, retailCompanyId, {});
  const supplier = await buildStaff(app, { role: 'supplierAdmin' });
  const retail = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  for (const ask of [impact, history]) {
    expect((await ask(foreign.productId)).errorCode).toBe(errorCodes.notFound);
    expect((await ask(item.productId, retail)).errorCode).toBe(errorCodes.notFound);
    expect((await ask(item.productId, {})).errorCode).toBe(errorCodes.signedOut);
    for (const token of [supplier.token, await signIn(app, 'buyer')])
      expect((await ask(item.productId, { token })).errorCode).toBe(errorCodes.forbidden);
  }
});
