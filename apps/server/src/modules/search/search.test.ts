import { beforeAll, describe, expect, test } from 'vitest';
import { buildBrand, buildCategory, buildContractPrice, buildSku } from '../../../test/build-goods.ts';
import { buildIndexedSku } from '../../../test/build-search.ts';
import { inShop } from '../../../test/in-shop.ts';
import { signIn } from '../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { seedAccounts } from '../../seed/accounts.ts';
import { demoEnterprise } from '../../seed/demo-people.ts';
import { businessCompanyId, retailCompanyId } from '../../seed/shop-looks.ts';
import { attributes, attributeValues, itemAttributes } from '../../db/tables/goods.ts';
import { hotSearches } from '../../db/tables/hot-searches.ts';
import { shopSettings } from '../../db/tables/tenancy.ts';
import { reserveStock } from '../stock/index.ts';
import { indexItems } from './index.ts';

const app = useTestApp(seedAccounts);
const visitors = '/api/ProductToC/GetWebSkuPage';
const buyers = '/api/Product/GetWebSkuPage';

interface Options {
  token?: string;
  host?: string;
  reqData?: object;
  pageIndex?: number;
  pageSize?: number;
}

async function search(searchKey: string, { token, host, ...body }: Options = {}) {
  return app.call(token ? buyers : visitors, { searchKey, reqData: {}, ...body }, { token, host });
}
const numbersOf = (answer: { resultData: { itemNo: string }[] }) => answer.resultData.map((card) => card.itemNo);
const found = async (searchKey: string, options?: Options) => numbersOf(await search(searchKey, options));
const sku = (options: Parameters<typeof buildSku>[2]) => buildIndexedSku(app.deps, businessCompanyId, options);

describe('words', () => {
  beforeAll(async () => {
    await sku({ itemNo: 'W-1', itemName: '得力 A4复印纸 70g 500张', salesQty: 5 });
    await sku({ itemNo: 'W-2', itemName: '晨光 速干中性笔 0.5mm 黑色', salesQty: 50 });
    await sku({ itemNo: 'W-3', itemName: '科密 碎纸机 5级保密', modelNo: 'Q2612A' });
    await sku({ itemNo: 'W-4', itemName: '便携移动电源 20000mAh 快充' });
    await sku({ itemNo: 'W-5', itemName: '适用华为mate40 pro手机壳 液态硅胶' });
    await sku({ itemNo: 'W-6', itemName: '100%纯棉毛巾_加厚' });
  });

  test.each([
    ['a word of the title', '复印纸', ['W-1']],
    ['all words are needed', '得力 碎纸机', []],
    ['words run together', '得力复印纸', ['W-1']],
    ['a synonym', '打印纸', ['W-1']],
    ['another synonym', '签字笔', ['W-2']],
    ['a brand by its other name', 'Deli 复印纸', ['W-1']],
    ['full width and capitals', 'Ａ４ 复印纸', ['W-1']],
    ['units in Chinese', '20000毫安充电宝', ['W-4']],
    ['a model run together', 'mate40pro手机壳', ['W-5']],
    ['a model number in any case', 'q2612a', ['W-3']],
    ['the beginning of an item number', 'w-', ['W-1', 'W-2', 'W-3', 'W-4', 'W-5', 'W-6']],
    ['pinyin', 'zhongxingbi', ['W-2']],
    ['a character at the end and inside words', '纸', ['W-1', 'W-3']],
    ['a character at the beginning', '碎', ['W-3']],
    ['signs alone find nothing', '！！！', []],
    ['a wildcard is a sign', '%', []],
    ['an underscore is a sign', '_', []],
    ['what is not there', '火星探测器', []],
  ])('%s', async (_name, typed, expected) => {
    expect((await found(typed)).toSorted()).toEqual(expected);
  });

  test.each(["'; drop table items; --", "a'b", String.raw`\x`, '!()&|:*<->', '# c1'])(
    '%s is harmless',
    async (typed) => {
      expect((await search(typed)).success).toBe(true);
    },
  );

  test('what is refused is never found, nor amounts in part', async () => {
    await sku({ itemNo: 'W-7', itemName: '会客沙发 黑色 3人' });
    await sku({ itemNo: 'W-8', itemName: '会客沙发 灰色 1人 3件起送' });
    expect(await found('不要黑色的会客沙发')).toEqual(['W-8']);
    expect(await found('3人会客沙发')).toEqual(['W-7']);
    expect(await found('2人会客沙发')).toEqual([]);
  });

  test('words that find nothing are tried by their sound', async () => {
    expect(await search('中姓笔')).toMatchObject({ resultData: [{ itemNo: 'W-2' }], correctedKey: '中性笔' });
  });

  test('an exact number comes first, then what is in stock, then the title, then sales', async () => {
    await sku({ itemNo: 'R1', itemName: '订书机 大号', salesQty: 9, stock: 0 });
    await sku({ itemNo: 'R2', itemName: '订书机 小号', salesQty: 1 });
    await sku({ itemNo: 'R3', itemName: '订书机 中号', salesQty: 5 });
    const category = await buildCategory(app.deps, businessCompanyId, { name: '订书机配件' });
    await sku({ itemNo: 'R4', itemName: '书钉一盒', categoryId: category, salesQty: 99 });
    expect(await found('订书机')).toEqual(['R3', 'R2', 'R4', 'R1']);
    await sku({ itemNo: 'R5', itemName: '别的', modelNo: '订书机' });
    expect((await found('订书机'))[0]).toBe('R5');
  });
});

describe('filters, sorts and pages', () => {
  let categoryId = '';
  let childId = '';
  let brandId = '';
  beforeAll(async () => {
    categoryId = await buildCategory(app.deps, businessCompanyId, { name: '劳保' });
    childId = await buildCategory(app.deps, businessCompanyId, { name: '手套', parentId: categoryId, level: 2 });
    brandId = await buildBrand(app.deps, businessCompanyId, '安盾');
    const rows = [
      { itemNo: 'F1', retailFen: 500, salesQty: 3, brandId },
      { itemNo: 'F2', retailFen: 1500, salesQty: 1, brandId },
      { itemNo: 'F3', retailFen: 900, salesQty: 2, stock: 0 },
      { itemNo: 'F4', retailFen: null, enterpriseFen: 700, salesQty: 4 },
    ];
    for (const row of rows) await sku({ itemName: `浸胶手套 ${row.itemNo}`, categoryId: childId, ...row });
  });

  test('a category holds what stands below it', async () => {
    expect(await found('', { reqData: { categoryId } })).toEqual(['F1', 'F2', 'F3']);
    expect(await found('', { reqData: { categoryId: '1' } })).toEqual([]);
  });

  test.each([
    [{ sortField: 'price' }, ['F1', 'F3', 'F2']],
    [{ sortField: 'price', sortType: 'desc' }, ['F2', 'F3', 'F1']],
    [{ sortField: 'sales' }, ['F1', 'F3', 'F2']],
    [{ sortField: 'newest' }, ['F3', 'F2', 'F1']],
    [{ inStock: true }, ['F1', 'F2']],
    [{ priceFrom: 600, priceTo: 1500 }, ['F2', 'F3']],
  ])('%j', async (filter, expected) => {
    expect(await found('手套', { reqData: { categoryId, ...filter } })).toEqual(expected);
  });

  test('brand, supplier and named items', async () => {
    const [card] = (await search('F1')).resultData;
    expect(await found('', { reqData: { brandIds: [brandId], categoryId } })).toEqual(['F1', 'F2']);
    expect(await found('', { reqData: { supplierId: card!.supplierId } })).toEqual(['F1']);
    const ids = (await search('手套')).resultData.map((one) => one.itemId).toReversed();
    const named = await search('', { reqData: { itemIds: ids } });
    expect(named.resultData.map((one) => one.itemId)).toEqual(ids);
  });

  test('pages neither repeat nor skip, and tell the total', async () => {
    const pages = await Promise.all([1, 2, 3].map((pageIndex) => search('手套', { pageIndex, pageSize: 2 })));
    expect(pages.flatMap(numbersOf)).toEqual(['F1', 'F2', 'F3']);
    expect(pages.map((page) => page.totalCount)).toEqual([3, 3, 3]);
  });

  test.each(['default', 'price', 'sales', 'newest'])('all goods of the shop by %s, page by page', async (sortField) => {
    const whole = await search('', { pageSize: 100, reqData: { sortField, withFacets: true } });
    const pages = await Promise.all(
      [1, 2, 3].map((pageIndex) => search('', { pageIndex, pageSize: 5, reqData: { sortField } })),
    );
    expect(pages.flatMap(numbersOf)).toEqual(numbersOf(whole).slice(0, 15));
    expect(pages.map((page) => page.totalCount)).toEqual(Array(3).fill(whole.totalCount));
    expect(whole.resultData).toHaveLength(whole.totalCount);
  });

  test('an enterprise sees its prices, and goods for enterprises only', async () => {
    const token = await signIn(app, 'buyer');
    const answer = await search('手套', { token, reqData: { sortField: 'price' } });
    expect(numbersOf(answer)).toEqual(
      ['F4', 'F1', 'F2', 'F3'].toSorted((a, b) => priceOf(answer, a) - priceOf(answer, b)),
    );
    expect(priceOf(answer, 'F4')).toBe(700);
    const f1 = answer.resultData.find((card) => card.itemNo === 'F1')!;
    await buildContractPrice(app.deps, businessCompanyId, {
      customerId: demoEnterprise.id,
      itemId: f1.itemId,
      priceFen: 333,
    });
    expect((await search('F1', { token })).resultData[0]).toMatchObject({ price: 333, priceSource: 'contract' });
    const retail = await app.call(visitors, { searchKey: 'F1', reqData: {} }, { token });
    expect(retail.resultData[0]).toMatchObject({ price: 500, priceSource: 'retail' });
    const member = await signIn(app, 'member');
    expect((await search('F1', { token: member })).resultData[0]).toMatchObject({ price: 500, priceSource: 'retail' });
    expect((await search('F1')).resultData[0]).toMatchObject({ price: 500, isConcern: false });
  });

  test('a shop may show prices after sign-in only', async () => {
    const setOptions = (options: object) =>
      inShop(app, businessCompanyId, (ctx) => ctx.db.update(shopSettings).set({ options }));
    await setOptions({ isPriceForMembersOnly: true });
    expect((await search('F1')).resultData[0]).toMatchObject({ price: null, marketPrice: null });
    const token = await signIn(app, 'member');
    expect((await search('F1', { token })).resultData[0]?.price).toBe(500);
    await setOptions({});
  });

  test('stock that is reserved away is gone from the search at once', async () => {
    const { itemId } = await sku({ itemNo: 'LAST', itemName: '最后一件', stock: 12 });
    const state = async () => (await search('LAST')).resultData[0]?.stockState;
    const reserve = (qty: number) =>
      inShop(app, businessCompanyId, (ctx) => reserveStock(ctx, [{ orderLineId: app.deps.db.newId(), itemId, qty }]));
    expect(await state()).toBe(1);
    await reserve(5);
    expect(await state()).toBe(2);
    await reserve(7);
    expect(await state()).toBe(0);
  });

  test('an item that goes off sale leaves the search', async () => {
    const { itemId } = await sku({ itemNo: 'GONE', itemName: '将下架' });
    await app.deps.db.pool.query('update items set is_on_sale = false where id = $1', [itemId]);
    await inShop(app, businessCompanyId, (ctx) => indexItems(ctx, [itemId]));
    expect(await found('GONE')).toEqual([]);
  });
});

const priceOf = (answer: { resultData: { itemNo: string; price: number | null }[] }, itemNo: string) =>
  answer.resultData.find((card) => card.itemNo === itemNo)?.price ?? 0;

describe('facets', () => {
  const values: Record<string, string> = {};
  let tagId = '';
  let brandIds: string[] = [];
  beforeAll(async () => {
    const { newId } = app.deps.db;
    const companyId = businessCompanyId;
    tagId = newId();
    brandIds = [await buildBrand(app.deps, companyId, '甲牌'), await buildBrand(app.deps, companyId, '乙牌')];
    await inShop(app, companyId, async (ctx) => {
      await ctx.db.insert(attributes).values({ companyId, id: tagId, name: '材质' });
      for (const value of ['丁腈', '乳胶', '棉']) {
        const id = newId();
        values[value] = id;
        await ctx.db.insert(attributeValues).values({ companyId, id, attributeId: tagId, value });
      }
    });
    const goods = [
      ['丁腈', brandIds[0]],
      ['丁腈', brandIds[1]],
      ['乳胶', brandIds[0]],
      ['棉', brandIds[1]],
    ] as const;
    for (const [at, [value, brandId]] of goods.entries()) {
      const item = await buildSku(app.deps, companyId, {
        itemNo: `T${at}`,
        itemName: `防滑垫 ${at}`,
        brandId,
        retailFen: 400 * 3 ** at,
      });
      await inShop(app, companyId, async (ctx) => {
        await ctx.db
          .insert(itemAttributes)
          .values({ companyId, itemId: item.itemId, valueId: values[value]!, sortNo: 0 });
        await indexItems(ctx, [item.itemId]);
      });
    }
  });

  const facets = async (filter: object) => {
    const answer = await search('防滑垫', { reqData: { withFacets: true, ...filter } });
    const { tags, brands } = answer.facets!;
    return {
      total: answer.totalCount,
      values: Object.fromEntries((tags[0]?.values ?? []).map((value) => [value.valueName, value.count])),
      brands: Object.fromEntries(brands.map((brand) => [brand.brandName, brand.count])),
    };
  };

  test('counts of everything found', async () => {
    const answer = await search('防滑垫', { reqData: { withFacets: true } });
    expect(await facets({})).toEqual({ total: 4, values: { 丁腈: 2, 乳胶: 1, 棉: 1 }, brands: { 甲牌: 2, 乙牌: 2 } });
    expect(answer.facets!.cates.reduce((sum, cate) => sum + cate.count, 0)).toBe(4);
    expect(answer.facets!.priceBands.reduce((sum, band) => sum + band.count, 0)).toBe(4);
    expect((await search('防滑垫')).facets).toBeUndefined();
  });

  test('a filter counts as if nothing were chosen in it, others narrow it', async () => {
    expect(await facets({ tags: [{ tagId, valueIds: [values['丁腈']] }] })).toEqual({
      total: 2,
      values: { 丁腈: 2, 乳胶: 1, 棉: 1 },
      brands: { 甲牌: 1, 乙牌: 1 },
    });
    expect(await facets({ brandIds: [brandIds[0]] })).toEqual({
      total: 2,
      values: { 丁腈: 1, 乳胶: 1 },
      brands: { 甲牌: 2, 乙牌: 2 },
    });
  });

  test('values of one filter widen, filters narrow each other, with and without counting', async () => {
    const tags = [{ tagId, valueIds: [values['丁腈'], values['乳胶']] }];
    expect((await facets({ tags })).total).toBe(3);
    expect((await facets({ tags, brandIds: [brandIds[1]] })).total).toBe(1);
    expect((await found('防滑垫', { reqData: { tags } })).toSorted()).toEqual(['T0', 'T1', 'T2']);
    expect(await found('防滑垫', { reqData: { tags, brandIds: [brandIds[1]] } })).toEqual(['T1']);
  });

  test('GetSkuSelTag and GetSkuBrandCatePage tell the same', async () => {
    const token = await signIn(app, 'buyer');
    const body = { searchKey: '防滑垫', reqData: {} };
    const [tags, tagsOfBuyer] = await Promise.all([
      app.call('/api/ProductToC/GetSkuSelTag', body),
      app.call('/api/Product/GetSkuSelTag', body, { token }),
    ]);
    expect(tags.resultData).toMatchObject([{ tagName: '材质', values: [{ valueName: '丁腈', count: 2 }, {}, {}] }]);
    expect(tagsOfBuyer.resultData).toEqual(tags.resultData);
    const [brands, brandsOfBuyer] = await Promise.all([
      app.call('/api/ProductToC/GetSkuBrandCatePage', body),
      app.call('/api/Product/GetSkuBrandCatePage', body, { token }),
    ]);
    expect(brands.resultData.brandList).toHaveLength(2);
    expect(brandsOfBuyer.resultData).toEqual(brands.resultData);
  });
});

describe('walls', () => {
  test('goods of another company are not found, though the documents stand outside row-level security', async () => {
    const mine = await sku({ itemNo: 'WALL-1', itemName: '独家钢笔' });
    const theirs = await buildIndexedSku(app.deps, retailCompanyId, { itemNo: 'WALL-2', itemName: '独家钢笔' });
    expect(await found('独家钢笔')).toEqual(['WALL-1']);
    expect(await found('独家钢笔', { host: retailHost })).toEqual(['WALL-2']);
    expect(await found('', { reqData: { itemIds: [mine.itemId, theirs.itemId] } })).toEqual(['WALL-1']);
    expect(await found('', { reqData: { supplierId: theirs.supplierId } })).toEqual([]);
    expect(await found('', { reqData: { categoryId: theirs.categoryId } })).toEqual([]);
    expect(await found('WALL-2')).toEqual([]);
  });

  test.each([
    buyers,
    '/api/Product/GetSkuSelTag',
    '/api/Product/GetSkuBrandCatePage',
    '/api/EcmHotSearch/GetList',
  ] as const)('%s needs a buyer', async (path) => {
    expect(await app.call(path, { reqData: 'x' })).toMatchObject({ success: false, errorCode: '2' });
    const token = await signIn(app, 'operator');
    expect(await app.call(path, {}, { token })).toMatchObject({ errorCode: '3' });
  });

  test('a bad body is told with its field', async () => {
    const answer = await app.call(visitors, { pageSize: 101, reqData: { brandIds: 'x', sortField: 'no' } });
    expect(answer).toMatchObject({ errorCode: '4', status: 200 });
    expect(answer.errorData?.map((fault) => fault.field)).toEqual(
      expect.arrayContaining(['pageSize', 'brandIds', 'sortField']),
    );
  });
});

test('hot searches of the shop, in their order', async () => {
  const companyId = businessCompanyId;
  await inShop(app, companyId, (ctx) =>
    ctx.db.insert(hotSearches).values([
      { companyId, id: '2', searchKey: '中性笔', viewOrder: 2 },
      { companyId, id: '1', searchKey: '复印纸', viewOrder: 1, hotUrl: '/help' },
    ]),
  );
  const answer = await app.call('/api/ProductToC/GetHotSearchList', { data: { companyId: '' }, key: '' });
  expect(answer.resultData.map((row) => row.searchKey)).toEqual(['复印纸', '中性笔']);
  const token = await signIn(app, 'buyer');
  const signedIn = await app.call('/api/EcmHotSearch/GetList', {}, { token });
  expect(signedIn.resultData).toEqual(answer.resultData);
  expect((await app.call('/api/ProductToC/GetHotSearchList', {}, { host: retailHost })).resultData).toEqual([]);
});
