import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { type GoodsPool, isInPool, wholeRange } from '@jicai/domain/goods/goods-pool.ts';
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildBrand, buildCategory, type BuiltSku } from '../../../test/build-goods.ts';
import { buildIndexedSku } from '../../../test/build-search.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { inShop } from '../../../test/in-shop.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { seedAccounts } from '../../seed/accounts.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { savePool } from '../pricing/index.ts';
import { countPooled } from './goods-pool.store.ts';

const app = useTestApp(seedAccounts);
const customerId = '2001';
let operator: CallOptions = {};
let buyer: CallOptions = {};
let top = '';
let brandId = '';
/** In a category below `top`; of the brand; neither; dear. */
let below: BuiltSku;
let branded: BuiltSku;
let other: BuiltSku;
let dear: BuiltSku;

const read = async () =>
  (await app.call('/api/OpsCustomer/GetGoodsPool', { data: { customerId } }, operator)).resultData;
const save = async (part: object, who = operator, version?: number) =>
  app.call(
    '/api/OpsCustomer/SaveGoodsPool',
    {
      data: {
        customerId,
        scope: 'chosen',
        ...part,
        version: version ?? (await read()).version,
        requestId: crypto.randomUUID(),
      },
    },
    who,
  );
const found = async (who = buyer) =>
  (await app.call('/api/Product/GetWebSkuPage', { searchKey: '池中', reqData: {} }, who)).resultData.map(
    (card) => card.itemNo,
  );

beforeAll(async () => {
  operator = { token: await signIn(app, 'operator') };
  buyer = { token: await signIn(app, 'buyer') };
  top = await buildCategory(app.deps, businessCompanyId, { name: '池一级' });
  const middle = await buildCategory(app.deps, businessCompanyId, { name: '池二级', parentId: top, level: 2 });
  const leaf = await buildCategory(app.deps, businessCompanyId, { name: '池三级', parentId: middle, level: 3 });
  const elsewhere = await buildCategory(app.deps, businessCompanyId, { name: '池外' });
  brandId = await buildBrand(app.deps, businessCompanyId, '池牌');
  const sku = (itemNo: string, options: object) =>
    buildIndexedSku(app.deps, businessCompanyId, { itemNo, itemName: `池中商品 ${itemNo}`, ...options });
  below = await sku('P-BELOW', { categoryId: leaf });
  branded = await sku('P-BRAND', { categoryId: elsewhere, brandId });
  other = await sku('P-OTHER', { categoryId: elsewhere });
  dear = await sku('P-DEAR', { categoryId: leaf, enterpriseFen: 90_000 });
});
beforeEach(async () => {
  await inShop(app, businessCompanyId, (ctx) => savePool(ctx, customerId, wholeRange));
});

/** The first level of the menu that the caller is shown, and the version of it. */
const menuOf = async (who: CallOptions) => {
  const { cateList, timestamp } = (await app.call('/api/ShopHostUrlMapTemplate/GetList', {}, who)).resultData;
  return { names: cateList.map(({ navTitle }) => navTitle).filter((name) => name.startsWith('池')), timestamp };
};

test('the menu names only categories in which the company has something to buy, from its next navigation on', async () => {
  const whole = await menuOf(operator);
  expect(whole.names).toEqual(['池一级', '池外']);
  expect((await save({ categoryIds: [top] })).errorCode).toBe('0');
  const cut = await menuOf(buyer);
  expect(cut.names).toEqual(['池一级']);
  expect(cut.timestamp).not.toBe(whole.timestamp);
  expect((await menuOf(operator)).names).toEqual(whole.names);
  await inShop(app, businessCompanyId, (ctx) => savePool(ctx, customerId, wholeRange));
  expect(await menuOf(buyer)).toEqual(whole);
});

test('a chosen range is what the customer finds, sees, is suggested and may buy, and nobody else is touched', async () => {
  expect((await found()).toSorted()).toEqual(['P-BELOW', 'P-BRAND', 'P-DEAR', 'P-OTHER']);
  await save({ categoryIds: [top], brandIds: [brandId], maxFee: 5000 });
  expect((await found()).toSorted()).toEqual(['P-BELOW', 'P-BRAND']);
  expect((await found({ token: await signIn(app, 'member') })).toSorted()).toHaveLength(4);

  const detail = (itemId: string) => app.call('/api/Product/GetSkuModel', { data: { itemId } }, buyer);
  expect((await detail(below.itemId)).resultData.itemState).toBe(1);
  for (const { itemId } of [other, dear]) expect((await detail(itemId)).errorCode).toBe(errorCodes.notFound);

  const { resultData } = await app.call('/api/EcmSearch/GetSuggestList', { searchKey: '池中', reqData: {} }, buyer);
  expect(resultData.goods.map((one) => one.itemNo).toSorted()).toEqual(['P-BELOW', 'P-BRAND']);

  const add = (itemId: string) => app.call('/api/ShopCart/Add', { data: { itemId, chartQty: 1 } }, buyer);
  expect((await add(other.itemId)).success).toBe(false);
  expect((await add(branded.itemId)).success).toBe(true);
});

test('what is in the cart stays there and cannot be bought once it has left the pool', async () => {
  const stateOf = async (itemId: string) =>
    (await app.call('/api/ShopCart/GetPage', {}, buyer)).resultData.find((line) => line.itemId === itemId)?.itemState;
  await app.call('/api/ShopCart/Add', { data: { itemId: other.itemId, chartQty: 1 } }, buyer);
  expect(await stateOf(other.itemId)).toBe(1);
  await save({ categoryIds: [top] });
  expect(await stateOf(other.itemId)).toBe(0);
});

test('a named item is in above the ceiling, an excluded one is out; unknown numbers are named and nothing is saved', async () => {
  await save({ scope: 'all', maxFee: 5000, itemNos: ['P-DEAR'], excludedItemNos: ['P-OTHER'] });
  expect((await found()).toSorted()).toEqual(['P-BELOW', 'P-BRAND', 'P-DEAR']);
  const refused = await save({ itemNos: ['P-DEAR', 'NICHTS'] });
  expect(refused).toMatchObject({
    errorCode: errorCodes.badInput,
    errorData: [{ field: 'itemNos', msg: '没有商品编号 NICHTS' }],
  });
  expect(await read()).toMatchObject({ scope: 'all', itemNos: ['P-DEAR'], excludedItemNos: ['P-OTHER'], maxFee: 5000 });
  const { resultData } = await app.call(
    '/api/OpsCustomer/GetGoodsPoolPreview',
    { data: { customerId, scope: 'chosen', categoryIds: [top], itemNos: ['NICHTS'] } },
    operator,
  );
  expect(resultData).toMatchObject({ inCount: 2, unknownItemNos: ['NICHTS'] });
});

const ids = (all: () => string[]) => fc.nat(63).map((bits) => all().filter((_, at) => (bits >> at) % 2 === 1));

test('the rule in SQL and the rule of the domain agree on any pool', async () => {
  const skus = [below, branded, other, dear];
  const categoryIds = () => [top, below.categoryId, other.categoryId];
  const pools: fc.Arbitrary<GoodsPool> = fc.record({
    scope: fc.constantFrom('all' as const, 'chosen' as const),
    categoryIds: ids(categoryIds),
    brandIds: ids(() => [brandId]),
    itemIds: ids(() => skus.map((sku) => sku.itemId)),
    excludedItemIds: ids(() => skus.map((sku) => sku.itemId)),
    maxFen: fc.constantFrom(null, 899, 900, 90_000),
  });
  const facts = [
    { itemId: below.itemId, categoryIds: [below.categoryId, top], brandId: null, listFen: 900 },
    { itemId: branded.itemId, categoryIds: [other.categoryId], brandId, listFen: 900 },
    { itemId: other.itemId, categoryIds: [other.categoryId], brandId: null, listFen: 900 },
    { itemId: dear.itemId, categoryIds: [below.categoryId, top], brandId: null, listFen: 90_000 },
  ];
  await inShop(app, businessCompanyId, (ctx) =>
    fc.assert(
      fc.asyncProperty(pools, async (pool) => {
        const { inCount } = await countPooled(ctx, pool);
        expect(inCount).toBe(facts.filter((one) => isInPool(pool, one)).length);
      }),
      { numRuns: 60 },
    ),
  );
});

test('a stale version, who may not, and other shops’ customers are refused', async () => {
  const { version } = await read();
  await save({ categoryIds: [top] });
  expect((await save({ categoryIds: [] }, operator, version)).errorCode).toBe(errorCodes.outdated);
  const viewer = await buildStaff(app, { permissions: ['ops.customer.view'] });
  const supplier = await buildStaff(app, { role: 'supplierAdmin' });
  for (const token of [viewer.token, supplier.token, buyer.token ?? ''])
    expect((await save({}, { token })).errorCode).toBe(errorCodes.forbidden);
  expect((await save({}, {})).success).toBe(false);
  const retail = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  for (const path of ['/api/OpsCustomer/GetGoodsPool', '/api/OpsCustomer/GetGoodsPoolPreview'] as const) {
    const data = { customerId, scope: 'all' as const };
    expect((await app.call(path, { data }, retail)).errorCode).toBe(errorCodes.notFound);
    expect((await app.call(path, { data }, { token: supplier.token })).errorCode).toBe(errorCodes.forbidden);
  }
  const history = await app.call('/api/OpsCustomer/GetHistory', { data: { customerId } }, operator);
  expect(history.resultData[0]?.changes).toContainEqual(
    expect.objectContaining({ name: '商品池', from: '全部商品', to: '指定范围；分类 池一级' }),
  );
});
