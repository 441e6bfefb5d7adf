import { itemStates, stockStates } from '@jicai/domain/goods/quantity.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildBrand, buildCategory, buildContractPrice, buildSku, type BuiltSku } from '../../../test/build-goods.ts';
import { signIn } from '../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { seedAccounts } from '../../seed/accounts.ts';
import { demoEnterprise } from '../../seed/demo-people.ts';
import { businessCompanyId, retailCompanyId } from '../../seed/shop-looks.ts';

import { shopSettings } from '../../db/tables/tenancy.ts';
import { withTenant } from '../../db/with-tenant.ts';

const app = useTestApp(seedAccounts);
const companyId = businessCompanyId;

let top = '';
let middle = '';
let leaf = '';
let black: BuiltSku;
let blue: BuiltSku;
let foreign: BuiltSku;

beforeAll(async () => {
  const { deps } = app;
  top = await buildCategory(deps, companyId, { name: '办公' });
  middle = await buildCategory(deps, companyId, { name: '书写', parentId: top, level: 2 });
  leaf = await buildCategory(deps, companyId, { name: '中性笔', parentId: middle, level: 3 });
  const brandId = await buildBrand(deps, companyId, '启文');
  black = await buildSku(deps, companyId, {
    itemNo: 'PEN-1',
    itemName: '按动中性笔 黑色',
    categoryId: leaf,
    brandId,
    marketFen: 1500,
    minQty: 2,
    stepQty: 2,
    stock: 8,
    tiers: [
      { qtyFrom: 50, priceFen: 700 },
      { qtyFrom: 10, priceFen: 800 },
    ],
    specs: [
      { name: '颜色', value: '黑色' },
      { name: '笔尖', value: '0.5mm' },
    ],
    attrs: [{ name: '墨水', value: '速干' }],
    imgUrls: ['/pictures/x.webp'],
  });
  const sister = { productId: black.productId, supplierId: black.supplierId, categoryId: leaf };
  blue = await buildSku(deps, companyId, {
    ...sister,
    itemNo: 'PEN-2',
    stock: 0,
    specs: [
      { name: '颜色', value: '蓝色' },
      { name: '笔尖', value: '0.5mm' },
    ],
  });
  await buildSku(deps, companyId, {
    ...sister,
    itemNo: 'PEN-3',
    isOnSale: false,
    specs: [{ name: '颜色', value: '红色' }],
  });
  foreign = await buildSku(deps, retailCompanyId, { itemNo: 'CUP-1' });
});

describe('GetSkuModel', () => {
  const visitors = '/api/ProductToC/GetSkuModel';
  const buyers = '/api/Product/GetSkuModel';

  test('everything the page shows', async () => {
    const answer = await app.call(visitors, { data: { itemId: black.itemId } });
    expect(answer.resultData).toMatchObject({
      itemNo: 'PEN-1',
      skuNo: 'PEN-1',
      brandName: '启文',
      price: 1000,
      priceSource: 'retail',
      marketPrice: 1500,
      minQty: 2,
      stepQty: 2,
      stockState: stockStates.scarce,
      availQty: 8,
      taxRate: 1300,
      isReturnable7: true,
      imgs: [{ imgUrl: '/pictures/x.webp', isMain: true, sortNo: 0 }],
      attrs: [{ name: '墨水', value: '速干' }],
      categoryPath: [{ categoryName: '办公' }, { categoryName: '书写' }, { categoryId: leaf, categoryName: '中性笔' }],
      tierPrices: [
        { qtyFrom: 10, price: 800 },
        { qtyFrom: 50, price: 700 },
      ],
    });
  });

  test('the days for a return without a reason are the shop’s', async () => {
    // Of two items, for an answer is kept a moment.
    const daysOf = async ({ itemId }: BuiltSku) =>
      (await app.call(visitors, { data: { itemId } })).resultData.noReasonDays;
    expect(await daysOf(black)).toBe(7);
    const setOptions = (options: object) =>
      withTenant(app.deps.db, businessCompanyId, (tx) =>
        tx.update(shopSettings).set({ options }).where(eq(shopSettings.companyId, businessCompanyId)),
      );
    await setOptions({ noReasonDays: 15 });
    try {
      expect(await daysOf(blue)).toBe(15);
    } finally {
      await setOptions({});
    }
  });

  test('options and which items they lead to, gone and sold-out ones told', async () => {
    const { specs, skuMap } = (await app.call(visitors, { data: { itemId: black.itemId } })).resultData;
    expect(specs.map((spec) => [spec.specName, spec.values.map((value) => value.valueName)])).toEqual([
      ['颜色', ['黑色', '蓝色', '红色']],
      ['笔尖', ['0.5mm']],
    ]);
    const [colour, tip] = specs;
    expect(skuMap).toMatchObject([
      {
        itemId: black.itemId,
        valueIds: [colour!.values[0]!.valueId, tip!.values[0]!.valueId],
        itemState: itemStates.onSale,
        stockState: stockStates.scarce,
      },
      { itemId: blue.itemId, itemState: itemStates.onSale, stockState: stockStates.none },
      { itemState: itemStates.offSale },
    ]);
  });

  test('by product: the first item that can be bought', async () => {
    const answer = await app.call(visitors, { data: { productId: black.productId } });
    expect(answer.resultData.itemNo).toBe('PEN-1');
  });

  test('each caller sees his price', async () => {
    const priceOf = async (path: typeof visitors | typeof buyers, token?: string) => {
      const { price, priceSource } = (await app.call(path, { data: { itemId: black.itemId } }, { token })).resultData;
      return [price, priceSource];
    };
    const buyer = await signIn(app, 'buyer');
    expect(await priceOf(buyers, buyer)).toEqual([900, 'enterprise']);
    await buildContractPrice(app.deps, companyId, {
      customerId: demoEnterprise.id,
      itemId: black.itemId,
      priceFen: 850,
    });
    expect(await priceOf(buyers, buyer)).toEqual([850, 'contract']);
    expect(await priceOf(visitors, buyer)).toEqual([1000, 'retail']);
    expect(await priceOf(buyers, await signIn(app, 'member'))).toEqual([1000, 'retail']);
    expect(await priceOf(visitors)).toEqual([1000, 'retail']);
  });

  test('unknown, hidden and foreign goods answer alike', async () => {
    const hidden = await buildSku(app.deps, companyId, { isOnSale: false });
    for (const data of [
      { itemId: '1' },
      { productId: '1' },
      {},
      { itemId: hidden.itemId },
      { itemId: foreign.itemId },
    ]) {
      expect(await app.call(visitors, { data }), JSON.stringify(data)).toMatchObject({
        success: false,
        errorCode: '5',
      });
    }
    const own = await app.call(visitors, { data: { itemId: foreign.itemId } }, { host: retailHost });
    expect(own.resultData.itemNo).toBe('CUP-1');
  });

  test('by number, and pictures by id and number', async () => {
    const buyer = { token: await signIn(app, 'buyer') };
    const data = { skuNo: 'PEN-1' };
    expect((await app.call('/api/ProductToC/GetSkuModelBySkuNo', { data })).resultData.itemId).toBe(black.itemId);
    expect((await app.call('/api/Product/GetSkuModelBySkuNo', { data }, buyer)).resultData.itemId).toBe(black.itemId);
    expect(await app.call('/api/ProductToC/GetSkuModelBySkuNo', { data: { skuNo: 'CUP-1' } })).toMatchObject({
      errorCode: '5',
    });
    const imgs = [{ imgUrl: '/pictures/x.webp', isMain: true, sortNo: 0 }];
    const byId = { data: { itemId: black.itemId } };
    expect((await app.call('/api/ProductToC/GetSkuModelIMG', byId)).resultData).toEqual(imgs);
    expect((await app.call('/api/Product/GetSkuModelIMG', byId, buyer)).resultData).toEqual(imgs);
    expect((await app.call('/api/ProductToC/GetSkuModelIMGByNo', { data })).resultData).toEqual(imgs);
    expect((await app.call('/api/Product/GetSkuModelIMGByNo', { data }, buyer)).resultData).toEqual(imgs);
  });
});

describe('categories', () => {
  test('the tree, and what is below one', async () => {
    const tree = await app.call('/api/ProductToC/GetCategoryList', { reqData: {} });
    expect(tree.resultData.find((one) => one.categoryId === top)).toMatchObject({
      categoryName: '办公',
      children: [{ categoryName: '书写', children: [{ categoryName: '中性笔', children: [] }] }],
    });
    const token = await signIn(app, 'buyer');
    const below = await app.call('/api/Product/GetCategoryList', { reqData: { parentId: middle } }, { token });
    expect(below.resultData).toMatchObject([{ categoryId: leaf }]);
    expect(
      (await app.call('/api/ProductToC/GetCategoryList', { reqData: { parentId: middle } }, { host: retailHost }))
        .resultData,
    ).toEqual([]);
  });

  test('the place of a category, of an item, of a number', async () => {
    const token = await signIn(app, 'buyer');
    const place = {
      path: [{ categoryId: top }, { categoryId: middle }, { categoryId: leaf }],
      children: [],
      siblings: [{ categoryId: leaf }],
    };
    const category = { data: { categoryId: leaf } };
    const item = { data: { itemId: black.itemId } };
    const no = { data: { skuNo: 'PEN-1' } };
    expect((await app.call('/api/ProductToC/GetCategoryListByIdBot', category)).resultData).toMatchObject(place);
    expect((await app.call('/api/Product/GetCategoryListByIdBot', category, { token })).resultData).toMatchObject(
      place,
    );
    expect((await app.call('/api/ProductToC/GetCategoryListByIdBotSku', item)).resultData).toMatchObject(place);
    expect((await app.call('/api/Product/GetCategoryListByIdBotSku', item, { token })).resultData).toMatchObject(place);
    expect((await app.call('/api/ProductToC/GetCategoryListByIdBotSkuNo', no)).resultData).toMatchObject(place);
    expect((await app.call('/api/Product/GetCategoryListByIdBotSkuNo', no, { token })).resultData).toMatchObject(place);
    expect(await app.call('/api/ProductToC/GetCategoryListByIdBot', category, { host: retailHost })).toMatchObject({
      errorCode: '5',
    });
    expect(
      await app.call('/api/ProductToC/GetCategoryListByIdBotSku', { data: { itemId: foreign.itemId } }),
    ).toMatchObject({
      errorCode: '5',
    });
  });
});

describe('BasBrand/GetPage', () => {
  test('names, letters, categories and pages', async () => {
    for (const name of ['100%棉', '云栖']) await buildBrand(app.deps, companyId, name);
    const names = async (body: object, host?: string) =>
      (await app.call('/api/BasBrand/GetPage', body, { host })).resultData.map((brand) => brand.brandName);
    expect(await names({ searchKey: '文' })).toEqual(['启文']);
    expect(await names({ searchKey: '%' })).toEqual(['100%棉']);
    expect(await names({ reqData: { categoryId: top } })).toEqual(['启文']);
    expect(await names({ reqData: { categoryId: leaf } })).toEqual(['启文']);
    expect(await names({ reqData: { initial: 'Q' } })).toEqual([]);
    const [first, second] = await Promise.all([1, 2].map((pageIndex) => names({ pageIndex, pageSize: 2 })));
    expect([...first!, ...second!]).toHaveLength(3);
    expect(await names({}, retailHost)).toEqual([]);
  });
});

test.each([
  '/api/Product/GetCategoryList',
  '/api/Product/GetSkuModel',
  '/api/Product/GetSkuModelBySkuNo',
  '/api/Product/GetSkuModelIMG',
  '/api/Product/GetSkuModelIMGByNo',
  '/api/Product/GetCategoryListByIdBot',
  '/api/Product/GetCategoryListByIdBotSku',
  '/api/Product/GetCategoryListByIdBotSkuNo',
] as const)('%s needs a buyer and a proper body', async (path) => {
  expect(await app.call(path, { data: 'x', reqData: 'x' })).toMatchObject({ success: false, errorCode: '2' });
  expect(await app.call(path, {}, { token: await signIn(app, 'supplier') })).toMatchObject({ errorCode: '3' });
  const token = await signIn(app, 'buyer');
  expect(await app.call(path, { data: 'x', reqData: 'x' }, { token })).toMatchObject({ errorCode: '4', status: 200 });
});
