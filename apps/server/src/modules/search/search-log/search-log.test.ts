import { beforeEach, describe, expect, test } from 'vitest';
import { buildIndexedSku } from '../../../../test/build-search.ts';
import { buildStaff } from '../../../../test/build-staff.ts';
import { inShop } from '../../../../test/in-shop.ts';
import { signIn } from '../../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../../test/test-app.ts';
import { seedAccounts } from '../../../seed/accounts.ts';
import { businessCompanyId, retailCompanyId } from '../../../seed/shop-looks.ts';
import { searchLogs } from '../../../db/tables/search-log.ts';

const app = useTestApp(seedAccounts);
const report = '/api/OpsSearch/GetReport';
const click = '/api/EcmSearch/SubmitClick';
const start = new Date('2026-11-21T02:00:00Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

interface Caller {
  token?: string;
  ip?: string;
  agent?: string;
  host?: string;
}

/** As call(), from another address or browser. */
async function post(path: string, payload: object, { token, ip = '10.0.0.1', agent = 'a', host }: Caller = {}) {
  const response = await app.fastify.inject({
    method: 'POST',
    url: path,
    remoteAddress: ip,
    headers: { host: host ?? 'business.localhost', 'user-agent': agent, ...(token && { authtoken: token }) },
    payload,
  });
  return response.json<{ success: boolean }>();
}
const search = (searchKey: string, caller: Caller = {}, body: object = {}) =>
  post(
    caller.token ? '/api/Product/GetWebSkuPage' : '/api/ProductToC/GetWebSkuPage',
    { searchKey, reqData: {}, ...body },
    caller,
  );
const open = (searchKey: string, itemId: string, position: number, caller: Caller = {}) =>
  post(click, { data: { searchKey, itemId, position } }, caller);

async function read(filter: object = {}, host?: string) {
  const token = await signIn(app, 'operator', { host });
  return app.call(report, { reqData: filter }, { token, host });
}
const counted = async (filter?: object) => {
  const { topWords } = (await read(filter)).resultData;
  return Object.fromEntries(topWords.map((word) => [word.searchKey, word.searchCount]));
};

beforeEach(async () => {
  app.setNow(start);
  await read();
  await inShop(app, businessCompanyId, (ctx) => ctx.db.delete(searchLogs));
});

describe('what is logged', () => {
  test('words are counted together however they are typed, and shown as most type them', async () => {
    await search('A4 纸', { ip: '10.0.0.1' });
    await search('A4 纸', { ip: '10.0.0.2' });
    await search('ａ4   纸', { ip: '10.0.0.3' });
    expect(await counted()).toEqual({ 'A4 纸': 3 });
  });

  test('the same person with the same words within half an hour is one search', async () => {
    await search('笔');
    app.setNow(after(20));
    await search('笔');
    await read();
    app.setNow(after(25));
    await search('笔');
    await search('笔', { agent: 'other browser' });
    expect(await counted()).toEqual({ 笔: 2 });
    app.setNow(after(60));
    await search('笔');
    expect(await counted()).toEqual({ 笔: 3 });
  });

  test.each([
    ['a further page', { pageIndex: 2 }],
    ['a filter', { reqData: { priceFrom: 1 } }],
    ['a category', { reqData: { categoryId: '1' } }],
    ['another order', { reqData: { sortField: 'price' } }],
    ['no words', { searchKey: '' }],
  ])('%s is no new search', async (_name, body) => {
    await search('尺', {}, body);
    expect(await counted()).toEqual({});
  });

  test('numbers of people are covered, and nobody can be told', async () => {
    await search('张三 138 0013 8000', { ip: '203.0.113.9', agent: 'Mozilla' });
    await read();
    const [row] = await inShop(app, businessCompanyId, (ctx) => ctx.db.select().from(searchLogs));
    expect(row).toMatchObject({ words: '张三 138***00', typed: '张三 138***00', isSignedIn: false });
    expect(JSON.stringify(row)).not.toMatch(/203\.0|Mozilla/);
    app.setNow(after(24 * 60));
    await search('张三 138 0013 8000', { ip: '203.0.113.9', agent: 'Mozilla' });
    await read();
    const rows = await inShop(app, businessCompanyId, (ctx) => ctx.db.select().from(searchLogs));
    expect(new Set(rows.map((one) => one.person)).size).toBe(2);
    expect(new Set(rows.map((one) => one.network)).size).toBe(2);
  });

  test('a search is answered also when its log cannot be written', async () => {
    await app.deps.db.pool.query('alter table search_logs rename to search_logs_away');
    try {
      expect((await search('锤子')).success).toBe(true);
    } finally {
      await app.deps.db.pool.query('alter table search_logs_away rename to search_logs');
    }
  });
});

describe('clicks', () => {
  test('the first goods that were opened are noted with their place', async () => {
    const { itemId } = await buildIndexedSku(app.deps, businessCompanyId, { itemName: '点击测试台秤' });
    await search('台秤');
    await open('台秤', itemId, 3);
    await open('台秤', itemId, 9);
    await search('台秤', { ip: '10.0.0.2' });
    const { topWords, clickCount, clickRate } = (await read()).resultData;
    expect(topWords[0]).toMatchObject({
      searchKey: '台秤',
      lastHits: 1,
      clickCount: 1,
      clickRate: 5000,
      clickPosition: 3,
    });
    expect({ clickCount, clickRate }).toEqual({ clickCount: 1, clickRate: 5000 });
  });

  test('a click without a search, by somebody else, late or on goods of elsewhere changes nothing', async () => {
    const mine = await buildIndexedSku(app.deps, businessCompanyId, { itemName: '磅秤' });
    const theirs = await buildIndexedSku(app.deps, retailCompanyId, { itemName: '磅秤' });
    await search('磅秤');
    await open('磅秤', theirs.itemId, 1);
    await open('别的词', mine.itemId, 1);
    await open('磅秤', mine.itemId, 1, { ip: '10.9.9.9' });
    expect((await read()).resultData.clickCount).toBe(0);
    app.setNow(after(121));
    await open('磅秤', mine.itemId, 1);
    expect((await read()).resultData.clickCount).toBe(0);
  });

  test('a bad click is told', async () => {
    expect(await app.call(click, { data: { searchKey: '', itemId: '1', position: 1 } })).toMatchObject({
      errorCode: '4',
    });
    expect(await app.call(click, { data: { searchKey: '笔', itemId: 'x', position: 0 } })).toMatchObject({
      errorCode: '4',
    });
  });
});

describe('report', () => {
  test('sums, days and words that found nothing', async () => {
    await buildIndexedSku(app.deps, businessCompanyId, { itemName: '报表测试水桶' });
    await search('水桶');
    await search('水桶', { ip: '10.0.0.2' });
    await search('火星探测器');
    app.setNow(after(24 * 60));
    await search('火星探测器', { token: await signIn(app, 'buyer') });
    const { resultData } = await read();
    expect(resultData).toMatchObject({
      dateFrom: '2026-11-16',
      dateTo: '2026-11-22',
      searchCount: 4,
      wordCount: 2,
      noHitCount: 2,
      noHitRate: 5000,
      clickCount: 0,
      days: [
        { date: '2026-11-21', searchCount: 3, noHitCount: 1, clickCount: 0, peopleCount: 2 },
        { date: '2026-11-22', searchCount: 1, noHitCount: 1, clickCount: 0, peopleCount: 1 },
      ],
    });
    expect(resultData.topWords.map((word) => [word.searchKey, word.lastHits])).toEqual([
      ['火星探测器', 0],
      ['水桶', 1],
    ]);
    expect(resultData.noHitWords).toMatchObject([
      { searchKey: '火星探测器', searchCount: 2, peopleCount: 2, clickPosition: null, lastTime: '2026-11-22 10:00:00' },
    ]);
    expect((await read({ dateFrom: '2026-11-22' })).resultData.searchCount).toBe(1);
    expect((await read({ dateTo: '2026-11-20' })).resultData.searchCount).toBe(0);
  });

  test('words that are found by their sound found nothing as typed', async () => {
    await buildIndexedSku(app.deps, businessCompanyId, { itemName: '速干中性笔' });
    await search('中姓笔');
    expect((await read()).resultData.noHitWords).toMatchObject([{ searchKey: '中姓笔', lastHits: 0 }]);
  });

  test.each([
    ['dateFrom', { dateFrom: '2026-02-30' }],
    ['dateTo', { dateTo: 'gestern' }],
    ['dateFrom', { dateFrom: '2026-11-21', dateTo: '2026-11-20' }],
    ['dateFrom', { dateFrom: '2026-08-01', dateTo: '2026-11-20' }],
  ])('a period that is none is told at %s: %j', async (field, filter) => {
    expect(await read(filter)).toMatchObject({ errorCode: '4', errorData: [{ field }] });
  });

  test('for the operator of the shop alone', async () => {
    await search('独家词');
    expect(await app.call(report, { reqData: 'x' })).toMatchObject({ errorCode: '2' });
    for (const account of ['buyer', 'admin', 'member', 'supplier'] as const) {
      const token = await signIn(app, account);
      expect(await app.call(report, {}, { token }), account).toMatchObject({ errorCode: '3' });
    }
    expect((await read({}, retailHost)).resultData).toMatchObject({ searchCount: 0, topWords: [] });
    expect(await counted()).toEqual({ 独家词: 1 });
  });
});

describe('what became of a word', () => {
  const word = async (reqData: object, who?: { token: string; host?: string }) => {
    const token = who?.token ?? (await signIn(app, 'operator'));
    return app.call('/api/OpsSearch/GetWord', { reqData }, { token, ...(who?.host && { host: who.host }) });
  };
  const sheet = (reqData: object, token: string, host?: string) =>
    app.call('/api/OpsSearch/ExportReport', { reqData }, { token, ...(host && { host }) });

  test('days, ways of typing, goods that were opened and what was tried next', async () => {
    const { itemId, itemNo } = await buildIndexedSku(app.deps, businessCompanyId, { itemName: '玲珑 LX 手套' });
    await search('玲珑 LX', { ip: '10.0.1.1' });
    await open('玲珑 LX', itemId, 3, { ip: '10.0.1.1' });
    await search('玲珑 lx', { ip: '10.0.1.2' });
    app.setNow(after(5));
    await search('玲珑护手', { ip: '10.0.1.2' });
    app.setNow(after(50));
    await search('别的东西', { ip: '10.0.1.2' });
    const { resultData } = await word({ word: '玲珑 lx' });
    expect(resultData.days).toEqual([{ date: '2026-11-21', searchCount: 2, noHitCount: 0, clickCount: 1 }]);
    expect(resultData.typed.map(({ searchCount }) => searchCount)).toEqual([1, 1]);
    expect(resultData.items).toMatchObject([{ itemNo, clickCount: 1, clickPosition: 3 }]);
    expect(resultData.next).toMatchObject([{ searchKey: '玲珑护手', searchCount: 1 }]);
    expect((await word({ word: '没有人搜过' })).resultData).toMatchObject({ days: [], items: [], next: [] });
    const token = await signIn(app, 'operator');
    const missing = await sheet({ isMissing: true }, token);
    const every = await sheet({}, token);
    expect(every.resultData.rowCount).toBeGreaterThan(missing.resultData.rowCount);
    expect((await sheet({ dateFrom: '2026-01-01' }, token)).errorCode).toBe('4');
  });

  test('is told neither to buyers, suppliers and roles without it, nor of another shop', async () => {
    await search('本店的词');
    const roles = [
      await signIn(app, 'buyer'),
      (await buildStaff(app, { role: 'supplierAdmin' })).token,
      (await buildStaff(app, { permissions: ['ops.order.view'] })).token,
    ];
    for (const token of roles) {
      expect((await word({ word: '本店的词' }, { token })).errorCode).toBe('3');
      expect((await sheet({}, token)).errorCode).toBe('3');
    }
    expect((await app.call('/api/OpsSearch/GetWord', { reqData: { word: '本店的词' } })).errorCode).toBe('2');
    expect((await app.call('/api/OpsSearch/ExportReport', { reqData: {} })).errorCode).toBe('2');
    const retail = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
    expect((await word({ word: '本店的词' }, retail)).resultData.days).toEqual([]);
    expect((await sheet({}, retail.token, retail.host)).resultData.rowCount).toBe(0);
  });
});
