import { beforeAll, describe, expect, test, vi } from 'vitest';
import { buildBrand, buildCategory, type buildSku } from '../../../../test/build-goods.ts';
import { buildIndexedSku } from '../../../../test/build-search.ts';
import { inShop } from '../../../../test/in-shop.ts';
import { signIn } from '../../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../../test/test-app.ts';
import { seedAccounts } from '../../../seed/accounts.ts';
import { businessCompanyId, retailCompanyId } from '../../../seed/shop-looks.ts';
import { indexItems } from '../index.ts';
import { selectCatalogueMark } from './suggest.store.ts';

const app = useTestApp(seedAccounts);
const path = '/api/EcmSearch/GetSuggestList';
const start = new Date('2026-11-21T02:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);

const suggest = async (searchKey: string, options: { token?: string; host?: string } = {}) =>
  (await app.call(path, { searchKey, reqData: {} }, options)).resultData;
const wordsOf = async (searchKey: string, options?: { token?: string; host?: string }) =>
  (await suggest(searchKey, options)).words.map((word) => word.searchKey);
const sku = (options: Parameters<typeof buildSku>[2]) => buildIndexedSku(app.deps, businessCompanyId, options);

let brandId = '';
beforeAll(async () => {
  const category = (name: string, parentId?: string, level?: number) =>
    buildCategory(app.deps, businessCompanyId, { name, parentId, level });
  const office = await category('办公设备');
  const printing = await category('打印设备', office, 2);
  const printers = await category('激光打印机', printing, 3);
  const stationery = await category('办公文具');
  const writing = await category('书写工具', stationery, 2);
  const pens = await category('中性笔', writing, 3);
  const paper = await category('复印纸', stationery, 2);
  brandId = await buildBrand(app.deps, businessCompanyId, '启文');
  const goods = [
    { itemNo: 'DY-1001', modelNo: 'P2600', itemName: '拓远 P2600 黑白激光打印机', categoryId: printers, salesQty: 9 },
    { itemNo: 'DY-1002', itemName: '拓远 L310 打印机墨盒 黑色', categoryId: printers, salesQty: 99 },
    { itemNo: 'BI-1', itemName: '启文 Q7 按动中性笔 黑色', categoryId: pens, brandId, salesQty: 50 },
    { itemNo: 'BI-2', itemName: '启文 S3 中性笔 蓝色', categoryId: pens, brandId, salesQty: 40 },
    { itemNo: 'BI-3', itemName: '晴川 K35 中性笔 三色', categoryId: pens, salesQty: 30 },
    { itemNo: 'ZH-1', itemName: '启文 A4 复印纸 70g 500张', categoryId: paper, brandId, salesQty: 20 },
    { itemNo: 'YZ-1', itemName: '云简 工位椅 黑色' },
    { itemNo: 'QY-1', itemName: '企业专供中性笔', categoryId: pens, retailFen: null, enterpriseFen: 700 },
  ];
  for (const row of goods) await sku(row);
});

describe('words', () => {
  test.each([
    ['the beginning', '中', '中性笔'],
    ['the middle', '印机', '打印机'],
    ['the end', '笔', '中性笔'],
    ['full pinyin', 'zhongxingbi', '中性笔'],
    ['half of it', 'zhongx', '中性笔'],
    ['what an input method shows', "zhong'xing b", '中性笔'],
    ['characters and sounds', '中性b', '中性笔'],
    ['initials', 'dyj', '打印机'],
    ['capitals and spaces', 'D Y J', '打印机'],
    ['pinyin and initials mixed', 'dayj', '打印机'],
    ['a brand before', '启文中', '启文 中性笔'],
    ['a brand and initials', '启文 zxb', '启文 中性笔'],
    ['full width', 'Ａ４复', 'A4 复印纸'],
  ])('by %s', async (_name, typed, expected) => {
    expect((await wordsOf(typed))[0]).toBe(expected);
  });

  test('a sound begins and ends with a syllable', async () => {
    expect(await wordsOf('ongxing')).toEqual([]);
    expect(await wordsOf('inj')).toEqual([]);
  });

  test('counts are those of the caller, and the typed part is marked', async () => {
    const [word] = (await suggest('中性')).words;
    expect(word).toEqual({ searchKey: '中性笔', count: 3, marks: [{ from: 0, to: 2 }] });
    const token = await signIn(app, 'buyer');
    expect((await suggest('中性', { token })).words[0]?.count).toBe(4);
    expect((await suggest('zxb')).words[0]?.marks).toEqual([{ from: 0, to: 3 }]);
  });

  test('what describes goods of all kinds is no word to search for', async () => {
    expect(await wordsOf('黑')).toEqual([]);
  });

  test.each(['', '  ', '！！', '%', '_', 'qqqqqq', String.raw`\x`, "'; drop"])('%j finds nothing', async (typed) => {
    expect(await suggest(typed)).toEqual({ words: [], cates: [], brands: [], goods: [] });
  });
});

describe('categories, brands and goods', () => {
  test('a category with the way to it and all goods below it', async () => {
    expect((await suggest('shuxie')).cates[0]).toMatchObject({
      categoryName: '书写工具',
      parentNames: ['办公文具'],
      searchKey: '',
      count: 3,
      marks: [{ from: 0, to: 2 }],
    });
  });

  test('words are offered within the categories where they are found', async () => {
    const { cates } = await suggest('启文');
    expect(cates.map(({ categoryName, searchKey, count }) => [categoryName, searchKey, count])).toEqual([
      ['中性笔', '启文', 2],
      ['复印纸', '启文', 1],
    ]);
  });

  test('a brand by its name and its sound', async () => {
    const expected = [{ brandId, brandName: '启文', logoUrl: '', count: 3, marks: [{ from: 0, to: 2 }] }];
    expect((await suggest('启文')).brands).toEqual(expected);
    expect((await suggest('qiwen')).brands).toEqual(expected);
  });

  test('goods by words, sound and numbers, the best selling first, with the words marked', async () => {
    const names = async (typed: string) => (await suggest(typed)).goods.map((goods) => goods.itemNo);
    expect(await names('启文中')).toEqual(['BI-1', 'BI-2']);
    expect(await names('zxb')).toEqual(['BI-1', 'BI-2', 'BI-3']);
    expect(await names('dy-100')).toEqual(['DY-1002', 'DY-1001']);
    expect(await names('dy1001')).toEqual(['DY-1001']);
    expect(await names('p2600')).toEqual(['DY-1001']);
    const [goods] = (await suggest('启文中')).goods;
    expect(goods?.marks.map(({ from, to }) => goods.itemName.slice(from, to))).toEqual(['启文', '中性笔']);
  });

  test('one item of each product', async () => {
    const { productId } = await sku({ itemNo: 'SIS-1', itemName: '姐妹花瓶 红' });
    await sku({ itemNo: 'SIS-2', itemName: '姐妹花瓶 蓝', productId });
    app.setNow(after(61));
    expect((await suggest('姐妹花瓶')).goods).toHaveLength(1);
  });
});

describe('changes', () => {
  test('goods that left the shop are not suggested, before anything is built anew', async () => {
    app.setNow(after(200));
    const { itemId } = await sku({ itemNo: 'GONE-1', itemName: '即将下架的搪瓷脸盆' });
    app.setNow(after(300));
    const names = async () => (await suggest('搪瓷脸盆')).goods.map((goods) => goods.itemNo);
    expect(await names()).toEqual(['GONE-1']);
    await app.deps.db.pool.query('update items set is_on_sale = false where id = $1', [itemId]);
    expect(await names()).toEqual([]);
    await app.deps.db.pool.query('update items set is_on_sale = true, retail_fen = null where id = $1', [itemId]);
    expect(await names()).toEqual([]);
  });

  test('new goods and new names come within a minute, and who asks meanwhile is not kept waiting', async () => {
    app.setNow(after(400));
    expect(await wordsOf('搪瓷')).toEqual([]);
    await sku({ itemNo: 'NEW-1', itemName: '加厚不锈钢饭盒' });
    await sku({ itemNo: 'NEW-2', itemName: '加厚不锈钢饭盒' });
    expect(await wordsOf('饭盒')).toEqual([]);
    app.setNow(after(421));
    await vi.waitFor(async () => expect(await wordsOf('饭盒')).toEqual(['饭盒']));
  });
});

describe('the counter of catalogue changes', () => {
  const mark = () => inShop(app, businessCompanyId, selectCatalogueMark);
  const change = async (itemId: string, set: string) => {
    await app.deps.db.pool.query(`update items set ${set} where id = $1`, [itemId]);
    await inShop(app, businessCompanyId, (ctx) => indexItems(ctx, [itemId]));
  };

  test('names, numbers, places and what is for sale count; sales and prices do not', async () => {
    const { itemId } = await sku({ itemNo: 'CN-1', itemName: '计数用的台历' });
    const elsewhere = await sku({ itemNo: 'CN-2', itemName: '另一个商品' });
    const first = await mark();
    await change(itemId, 'sales_qty = sales_qty + 5, retail_fen = retail_fen + 1');
    expect(await mark()).toBe(first);
    const marks = [first];
    for (const set of [
      `name = '计数用的挂历'`,
      `item_no = 'CN-1B'`,
      `model_no = 'M9'`,
      `product_id = ${elsewhere.productId}`,
      'retail_fen = null',
      'is_on_sale = false',
      'is_on_sale = true, retail_fen = 100',
    ]) {
      await change(itemId, set);
      marks.push(await mark());
    }
    expect(new Set(marks).size).toBe(marks.length);
  });

  test('a transaction that commits after a later one is told too', async () => {
    const { itemId } = await sku({ itemNo: 'CN-3', itemName: '先改后交的台历' });
    const other = await sku({ itemNo: 'CN-4', itemName: '后改先交的台历' });
    const rename = (name: string, id: string) =>
      app.deps.db.pool.query('update items set name = $1 where id = $2', [name, id]);
    await rename('先改后交的挂历', itemId);
    await rename('后改先交的挂历', other.itemId);
    let early = '';
    await inShop(app, businessCompanyId, async (ctx) => {
      await indexItems(ctx, [itemId]);
      await inShop(app, businessCompanyId, (later) => indexItems(later, [other.itemId]));
      early = await mark();
    });
    expect(await mark()).not.toBe(early);
  });
});

describe('walls', () => {
  test('each shop suggests its own goods', async () => {
    expect(await suggest('中性笔', { host: retailHost })).toEqual({ words: [], cates: [], brands: [], goods: [] });
    await buildIndexedSku(app.deps, retailCompanyId, { itemName: '香薰蜡烛 木芯' });
    app.setNow(after(600));
    expect((await suggest('香薰蜡烛', { host: retailHost })).goods).toHaveLength(1);
    expect((await suggest('香薰蜡烛')).goods).toEqual([]);
  });

  test('anybody may ask, and a bad body is told', async () => {
    const token = await signIn(app, 'operator');
    expect((await app.call(path, { searchKey: '笔' }, { token })).success).toBe(true);
    expect(await app.call(path, { searchKey: ['笔'] })).toMatchObject({ errorCode: '4' });
    expect(await app.call(path, { searchKey: '笔'.repeat(51) })).toMatchObject({ errorCode: '4' });
  });
});
