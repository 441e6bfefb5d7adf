import { stockStates } from '@jicai/domain/goods/quantity.ts';
import { everything } from '@jicai/goods-search/test/index-of-goods.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildBrand, buildCategory } from '../../../test/build-goods.ts';
import { buildIndexedSku } from '../../../test/build-search.ts';
import { inShop } from '../../../test/in-shop.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { businessCompanyId, retailCompanyId } from '../../seed/shop-looks.ts';
import { keepSearchIndex } from '../../worker/keep-search-index.ts';
import { reserveStock } from '../stock/index.ts';
import { indexItems } from './index.ts';

const app = useTestApp();
const path = '/api/ProductToC/GetWebSkuPage';
const promisedMs = 2000;
let stop: () => Promise<void> = async () => {};

beforeAll(async () => {
  await sku({ itemNo: 'B-1', itemName: '晨光中性笔 0.5mm 黑色', salesQty: 5 });
  stop = keepSearchIndex(app.deps, app.deps.config.databaseUrl ?? '');
  // On a busy machine the thread takes its time to read its sources.
  await eventually(async () => expect(await loadedShops()).toContain(businessCompanyId), 50_000);
});
afterAll(() => stop());

const sku = (options: Parameters<typeof buildIndexedSku>[2]) => buildIndexedSku(app.deps, businessCompanyId, options);
const loadedShops = async () => app.deps.goodsIndex?.reports().map((report) => report.companyId) ?? [];

async function search(searchKey: string, reqData: object = {}, host?: string) {
  return app.call(path, { searchKey, pageSize: 50, reqData }, { host });
}
const numbersOf = (answer: { resultData: { itemNo: string }[] }) => answer.resultData.map((card) => card.itemNo);
const found = async (searchKey: string, reqData?: object, host?: string) =>
  numbersOf(await search(searchKey, reqData, host));

/** What the index itself holds, whether or not PostgreSQL would answer. */
async function inIndex(text: string, companyId = businessCompanyId): Promise<string[]> {
  const answer = await app.deps.goodsIndex?.search(companyId, { ...everything, text });
  if (!answer) throw new Error('the index does not answer');
  return answer.itemIds;
}

/** Waits for what is promised within 2 s; the machine may be busy, so the worst case is longer. */
async function eventually(check: () => Promise<void>, patienceMs = promisedMs * 5): Promise<void> {
  const untilMs = performance.now() + patienceMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > untilMs) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

describe('what changes', () => {
  test('a new item, a new title, a new price and an empty stock are found', async () => {
    const item = await sku({ itemNo: 'B-2', itemName: '齐心订书机 大号', retailFen: 1000, stock: 10 });
    await eventually(async () => expect(await inIndex('订书机')).toEqual([item.itemId]));
    await app.deps.db.pool.query(`update items set name = '齐心装订机', retail_fen = 500 where id = $1`, [item.itemId]);
    await inShop(app, businessCompanyId, (ctx) => indexItems(ctx, [item.itemId]));
    await eventually(async () => {
      expect(await inIndex('订书机')).toEqual([]);
      expect(await inIndex('装订机')).toEqual([item.itemId]);
    });
    const [card] = (await search('装订机', { priceFrom: 400, priceTo: 600 })).resultData;
    expect(card).toMatchObject({ itemNo: 'B-2', price: 500, stockState: stockStates.enough });
    await inShop(app, businessCompanyId, (ctx) =>
      reserveStock(ctx, [{ orderLineId: app.deps.db.newId(), itemId: item.itemId, qty: 10 }]),
    );
    expect((await search('装订机')).resultData[0]?.stockState).toBe(stockStates.none);
    await eventually(async () => expect(await found('装订机', { inStock: true })).toEqual([]));
  });

  test('an item that goes off sale is not shown from that moment, whatever the index still holds', async () => {
    const item = await sku({ itemNo: 'B-3', itemName: '将要下架的计算器' });
    await eventually(async () => expect(await inIndex('计算器')).toEqual([item.itemId]));
    await app.deps.db.pool.query('update items set is_on_sale = false where id = $1', [item.itemId]);
    await inShop(app, businessCompanyId, (ctx) => indexItems(ctx, [item.itemId]));
    expect(await found('计算器')).toEqual([]);
    await eventually(async () => expect(await inIndex('计算器')).toEqual([]));
  });

  test('a change that commits late is not missed', async () => {
    const item = await sku({ itemNo: 'B-4', itemName: '慢提交的文件柜' });
    await eventually(async () => expect(await inIndex('文件柜')).toEqual([item.itemId]));
    await inShop(app, businessCompanyId, async (ctx) => {
      await ctx.db.execute(`update items set name = '慢提交的更衣柜' where id = ${item.itemId}`);
      await indexItems(ctx, [item.itemId]);
      // Others commit and are taken in meanwhile.
      const other = await sku({ itemNo: 'B-5', itemName: '快提交的保险柜' });
      await eventually(async () => expect(await inIndex('保险柜')).toEqual([other.itemId]));
    });
    await eventually(async () => expect(await inIndex('更衣柜')).toEqual([item.itemId]));
  });
});

describe('the same answer as PostgreSQL', () => {
  let categoryId = '';
  beforeAll(async () => {
    categoryId = await buildCategory(app.deps, businessCompanyId, { name: '手套' });
    const brandIds = [
      await buildBrand(app.deps, businessCompanyId, '甲牌'),
      await buildBrand(app.deps, businessCompanyId, '乙牌'),
    ];
    for (let at = 0; at < 30; at += 1) {
      await sku({
        itemNo: `G-${at}`,
        itemName: `丁腈防护手套 ${at} 号`,
        categoryId,
        brandId: brandIds[at % 2],
        retailFen: 100 + 37 * ((at * 7) % 30),
        salesQty: (at * 11) % 30,
        stock: at % 5 === 0 ? 0 : 20,
      });
    }
    await eventually(async () => expect(await inIndex('防护手套')).toHaveLength(30));
  });

  const compared = (answer: Awaited<ReturnType<typeof search>>) => ({
    numbers: numbersOf(answer),
    total: answer.totalCount,
    facets: answer.facets,
  });
  const both = async (searchKey: string, reqData: object) => {
    const byIndex = await search(searchKey, reqData);
    const index = app.deps.goodsIndex;
    app.deps.goodsIndex = undefined;
    const byDatabase = await search(searchKey, reqData);
    app.deps.goodsIndex = index;
    return [compared(byIndex), compared(byDatabase)];
  };

  test.each([
    ['手套', {}],
    ['手套', { sortField: 'price' }],
    ['手套', { sortField: 'price', sortType: 'desc' }],
    ['手套', { sortField: 'sales' }],
    ['手套', { sortField: 'newest' }],
    ['手套', { inStock: true }],
    ['手套', { priceFrom: 300, priceTo: 900 }],
    ['', { sortField: 'newest' }],
    ['', {}],
    ['火星探测器', {}],
    ['！！！', {}],
    ['G-1', {}],
  ])('%s %j', async (searchKey, filter) => {
    const [byIndex, byDatabase] = await both(searchKey, { ...filter, withFacets: true });
    expect(byIndex).toEqual(byDatabase);
  });

  test('filters and their counts', async () => {
    const { facets } = await search('手套', { withFacets: true });
    const brandId = facets?.brands[0]?.brandId;
    for (const filter of [
      { brandIds: [brandId] },
      { categoryIds: [categoryId] },
      { categoryId },
      { brandIds: [brandId], priceFrom: 200, priceTo: 700 },
      { supplierId: '1' },
    ]) {
      const [byIndex, byDatabase] = await both('手套', { ...filter, withFacets: true });
      expect(byIndex).toEqual(byDatabase);
    }
  });

  test('the answer after the thread has died comes from PostgreSQL, and the thread comes back', async () => {
    await app.deps.goodsIndex?.kill();
    expect(await found('防护手套')).toHaveLength(30);
    await eventually(async () => expect(await inIndex('防护手套')).toHaveLength(30));
  });
});

test('goods of another company are never found', async () => {
  const theirs = await buildIndexedSku(app.deps, retailCompanyId, { itemNo: 'R-1', itemName: '邻店独有的香薰蜡烛' });
  await eventually(async () => expect(await inIndex('香薰蜡烛', retailCompanyId)).toEqual([theirs.itemId]));
  expect(await inIndex('香薰蜡烛')).toEqual([]);
  expect(await inIndex('R-1')).toEqual([]);
  expect(await found('香薰蜡烛')).toEqual([]);
  expect(await found('', { categoryId: theirs.categoryId })).toEqual([]);
  expect(await found('', { supplierId: theirs.supplierId })).toEqual([]);
  expect(await found('香薰蜡烛', {}, retailHost)).toEqual(['R-1']);
});
