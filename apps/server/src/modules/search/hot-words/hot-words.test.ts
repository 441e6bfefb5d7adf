import { dayMs } from '@jicai/domain/time/durations.ts';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildIndexedSku } from '../../../../test/build-search.ts';
import { inShop } from '../../../../test/in-shop.ts';
import { signIn } from '../../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../../test/test-app.ts';
import { seedAccounts } from '../../../seed/accounts.ts';
import { businessCompanyId } from '../../../seed/shop-looks.ts';
import { blockedWords, hotSearches } from '../../../db/tables/hot-searches.ts';
import { items } from '../../../db/tables/goods.ts';
import { auditRecords, timers } from '../../../db/tables/requests.ts';
import { searchLogs } from '../../../db/tables/search-log.ts';
import { runDueOnce } from '../../../worker/worker.ts';
import { indexItems } from '../index.ts';

const app = useTestApp(seedAccounts);
const start = new Date('2026-11-21T02:10:00Z');
const nextHour = new Date('2026-11-21T03:00:00Z');

let goods: string[] = [];
beforeEach(async () => {
  app.setNow(start);
  await inShop(app, businessCompanyId, async (ctx) => {
    await ctx.db.delete(searchLogs);
    await ctx.db.delete(hotSearches);
    await ctx.db.delete(blockedWords);
    await ctx.db.delete(timers);
  });
  if (goods.length > 0) return;
  for (const itemName of ['速干中性笔', 'A4 复印纸', '棉纱手套']) {
    goods = [...goods, (await buildIndexedSku(app.deps, businessCompanyId, { itemName })).itemId];
  }
});

/** Somebody at this address searches. */
async function search(searchKey: string, ip: string, token?: string): Promise<void> {
  await app.fastify.inject({
    method: 'POST',
    url: token ? '/api/Product/GetWebSkuPage' : '/api/ProductToC/GetWebSkuPage',
    remoteAddress: ip,
    headers: {
      host: 'business.localhost',
      'user-agent': `browser ${Math.random()}`,
      ...(token && { authtoken: token }),
    },
    payload: { searchKey, reqData: {} },
  });
}
async function searchFrom(addresses: number, searchKey: string): Promise<void> {
  for (let at = 1; at <= addresses; at += 1) await search(searchKey, `10.0.0.${at}`);
}
/** The log reaches the table, and the next full hour comes. */
async function nextChoice(at = nextHour): Promise<string[]> {
  await ops('/api/OpsSearch/GetReport', {});
  app.setNow(at);
  await runDueOnce(app.deps);
  return shown();
}
const shown = async (host?: string) =>
  (await app.call('/api/ProductToC/GetHotSearchList', { key: String(Math.random()) }, { host })).resultData.map(
    (row) => row.searchKey,
  );

type OpsPath =
  | '/api/OpsSearch/GetReport'
  | '/api/OpsSearch/GetHotWords'
  | '/api/OpsSearch/SaveHotWord'
  | '/api/OpsSearch/DeleteHotWord'
  | '/api/OpsSearch/SaveBlockedWord'
  | '/api/OpsSearch/DeleteBlockedWord';
async function ops<P extends OpsPath>(path: P, data: object, host?: string) {
  const token = await signIn(app, 'operator', { host });
  return app.call(path, { reqData: {}, data: { requestId: randomUUID(), ...data } }, { token, host });
}
const list = async () => (await ops('/api/OpsSearch/GetHotWords', {})).resultData;
const save = (searchKey: string, data: object = {}) => ops('/api/OpsSearch/SaveHotWord', { searchKey, ...data });

describe('found words', () => {
  test('what most people search for and find becomes hot, the most searched first', async () => {
    await searchFrom(3, '中性笔');
    await searchFrom(4, 'A4 复印纸');
    await searchFrom(2, '手套');
    await searchFrom(5, '火星探测器');
    expect(await nextChoice()).toEqual(['A4 复印纸', '中性笔']);
    const token = await signIn(app, 'buyer');
    const signedIn = await app.call('/api/EcmHotSearch/GetList', {}, { token });
    expect(signedIn.resultData).toMatchObject([
      { searchKey: 'A4 复印纸', viewOrder: 1, hotUrl: '', companyId: businessCompanyId },
      { searchKey: '中性笔', viewOrder: 2 },
    ]);
    expect(await shown(retailHost)).toEqual([]);
  });

  test('one address counts once a day, however many browsers it has', async () => {
    for (let times = 0; times < 20; times += 1) await search('中性笔', '10.0.0.1');
    expect(await nextChoice()).toEqual([]);
    for (let day = 1; day <= 3; day += 1) {
      app.setNow(new Date(start.getTime() + day * dayMs));
      await search('中性笔', '10.0.0.1');
    }
    expect(await nextChoice(new Date(start.getTime() + 4 * dayMs))).toEqual([]);
  });

  test('colleagues behind one address count, but not without end', async () => {
    const accounts = ['buyer', 'approver', 'finance', 'admin'] as const;
    for (const account of accounts) await search('手套', '10.0.0.1', await signIn(app, account));
    expect(await nextChoice()).toEqual(['手套']);
    expect((await list()).hotWords).toMatchObject([{ isByHand: false, peopleCount: 4, version: 1 }]);
  });

  test('who searches like a machine does not count', async () => {
    const rows = (person: string, words: string, count: number) =>
      Array.from({ length: count }, (_, at) => ({
        companyId: businessCompanyId,
        id: app.deps.db.newId(),
        searchedAt: start,
        words: at === 0 ? words : `${words}${at}`,
        typed: words,
        hits: 1,
        person,
        isSignedIn: false,
        network: person,
      }));
    const machines = ['m1', 'm2', 'm3'].flatMap((person) => rows(person, '中性笔', 201));
    const people = ['p1', 'p2', 'p3'].flatMap((person) => rows(person, '手套', 1));
    await inShop(app, businessCompanyId, (ctx) => ctx.db.insert(searchLogs).values([...machines, ...people]));
    await search('任意', '10.0.0.1');
    expect(await nextChoice()).toEqual(['手套']);
  });

  test.each(['13800138000', '加微信 中性笔', 'www.手套.com', '中性笔 123456', '代.开 发票'])(
    '%s never becomes hot',
    async (words) => {
      await buildIndexedSku(app.deps, businessCompanyId, { itemName: words });
      await searchFrom(4, words);
      expect(await nextChoice()).toEqual([]);
    },
  );

  test('a word is dropped when its goods leave the shop, also while nobody searches', async () => {
    await searchFrom(3, '棉纱');
    expect(await nextChoice()).toEqual(['棉纱']);
    const setOnSale = (isOnSale: boolean) =>
      inShop(app, businessCompanyId, async (ctx) => {
        await ctx.db.update(items).set({ isOnSale });
        await indexItems(ctx, goods);
      });
    await setOnSale(false);
    expect(await nextChoice(new Date('2026-11-21T04:00:00Z'))).toEqual([]);
    await setOnSale(true);
  });

  test('old searches are forgotten', async () => {
    await search('中性笔', '10.0.0.1');
    await nextChoice();
    app.setNow(new Date(start.getTime() + 91 * dayMs));
    await search('手套', '10.0.0.1');
    await nextChoice(new Date(start.getTime() + 92 * dayMs));
    const rows = await inShop(app, businessCompanyId, (ctx) => ctx.db.select().from(searchLogs));
    expect(rows.map((row) => row.words)).toEqual(['手套']);
  });

  test('what many search for is suggested', async () => {
    const suggested = async (typed: string) =>
      (await app.call('/api/EcmSearch/GetSuggestList', { searchKey: typed })).resultData.words.map(
        (word) => word.searchKey,
      );
    await searchFrom(3, '速干 笔');
    await ops('/api/OpsSearch/GetReport', {});
    app.setNow(new Date(start.getTime() + 30 * dayMs - 60_000));
    expect(await suggested('sgb')).toEqual(['速干 笔']);
    app.setNow(new Date(start.getTime() + 32 * dayMs));
    expect(await suggested('sgb')).toEqual([]);
  });
});

describe('words by hand', () => {
  test('stand before found ones in their own order, and are never repeated among them', async () => {
    await save('企业福利', { hotUrl: '/#/SearchFor?keyword=福利', viewOrder: 2 });
    await save('手套', { viewOrder: 1 });
    await searchFrom(3, '手套');
    await searchFrom(3, '中性笔');
    expect(await nextChoice()).toEqual(['手套', '企业福利', '中性笔']);
    expect((await list()).hotWords.map(({ searchKey, isByHand, hotUrl }) => [searchKey, isByHand, hotUrl])).toEqual([
      ['手套', true, ''],
      ['企业福利', true, '/#/SearchFor?keyword=福利'],
      ['中性笔', false, ''],
    ]);
  });

  test('are changed with their version and taken away', async () => {
    const { searchId, version } = (await save('手套')).resultData;
    expect(await save('防护手套', { searchId })).toMatchObject({ errorCode: '4', errorData: [{ field: 'version' }] });
    expect(await save('防护手套', { searchId, version: 7 })).toMatchObject({ errorCode: '6' });
    expect((await save('防护手套', { searchId, version })).resultData).toEqual({ searchId, version: 2 });
    expect(await shown()).toEqual(['防护手套']);
    expect(await ops('/api/OpsSearch/DeleteHotWord', { searchId, version: 1 })).toMatchObject({ errorCode: '6' });
    expect((await ops('/api/OpsSearch/DeleteHotWord', { searchId, version: 2 })).resultData).toEqual({ deleted: 1 });
    expect(await ops('/api/OpsSearch/DeleteHotWord', { searchId, version: 2 })).toMatchObject({ errorCode: '5' });
    const audits = await inShop(app, businessCompanyId, (ctx) =>
      ctx.db.select({ subject: auditRecords.subject }).from(auditRecords),
    );
    expect(audits.filter(({ subject }) => subject === `hot word ${searchId}`)).toHaveLength(3);
  });

  test('a found word that is saved by hand stays when nobody searches for it', async () => {
    await searchFrom(3, '手套');
    await nextChoice();
    const [found] = (await list()).hotWords;
    await save('手套', { searchId: found!.searchId, version: found!.version });
    expect(await nextChoice(new Date(start.getTime() + 30 * dayMs))).toEqual(['手套']);
  });

  test('the same word twice, in whatever spelling, is told', async () => {
    await save('A4 复印纸');
    expect(await save('ａ４  复印纸')).toMatchObject({ errorCode: '4', errorMsg: '该热搜词已存在' });
  });

  test.each([
    ['searchKey', { searchKey: ' ' }, '请填写热搜词'],
    ['searchKey', { searchKey: '字'.repeat(17) }, '热搜词最多16个字'],
    ['hotUrl', { searchKey: '纸', hotUrl: 'javascript:alert(1)' }, '请填写以 / 或 https:// 开头的链接'],
    ['hotUrl', { searchKey: '纸', hotUrl: '//evil.example' }, '请填写以 / 或 https:// 开头的链接'],
    ['hotUrl', { searchKey: '纸', hotUrl: 'http://evil.example' }, '请填写以 / 或 https:// 开头的链接'],
    ['hotUrl', { searchKey: '纸', hotUrl: '/\\evil.example' }, '请填写以 / 或 https:// 开头的链接'],
  ])('a bad %s is told: %j', async (field, data, errorMsg) => {
    expect(await ops('/api/OpsSearch/SaveHotWord', data)).toMatchObject({
      errorCode: '4',
      errorMsg,
      errorData: [{ field }],
    });
  });
});

describe('blocked words', () => {
  test('take found words away at once and keep them away', async () => {
    await searchFrom(3, '棉纱手套');
    expect(await nextChoice()).toEqual(['棉纱手套']);
    const { blockedId } = (await ops('/api/OpsSearch/SaveBlockedWord', { word: '手套' })).resultData;
    expect(await shown()).toEqual([]);
    expect((await ops('/api/OpsSearch/SaveBlockedWord', { word: ' 手套' })).resultData).toEqual({ blockedId });
    await searchFrom(3, '棉纱手套');
    expect(await nextChoice(new Date('2026-11-21T04:00:00Z'))).toEqual([]);
    expect((await list()).blockedWords).toEqual([{ blockedId, word: '手套' }]);
    expect((await ops('/api/OpsSearch/DeleteBlockedWord', { blockedId })).resultData).toEqual({ deleted: 1 });
    expect(await ops('/api/OpsSearch/DeleteBlockedWord', { blockedId })).toMatchObject({ errorCode: '5' });
  });

  test('a found word that is taken away stays away', async () => {
    await searchFrom(3, '手套');
    await nextChoice();
    const [found] = (await list()).hotWords;
    await ops('/api/OpsSearch/DeleteHotWord', { searchId: found!.searchId, version: found!.version });
    await searchFrom(3, '手套');
    expect(await nextChoice(new Date('2026-11-21T04:00:00Z'))).toEqual([]);
  });
});

describe('walls', () => {
  const commands = [
    ['/api/OpsSearch/GetHotWords', {}],
    ['/api/OpsSearch/SaveHotWord', { searchKey: '越权' }],
    ['/api/OpsSearch/DeleteHotWord', { searchId: '1', version: 1 }],
    ['/api/OpsSearch/SaveBlockedWord', { word: '越权' }],
    ['/api/OpsSearch/DeleteBlockedWord', { blockedId: '1' }],
  ] as const;

  test.each(commands)('%s is for operators', async (path, data) => {
    const body = { data: { requestId: randomUUID(), ...data } };
    expect(await app.call(path, { data: 'x' })).toMatchObject({ errorCode: '2' });
    for (const account of ['admin', 'member', 'supplier'] as const) {
      expect(await app.call(path, body, { token: await signIn(app, account) }), account).toMatchObject({
        errorCode: '3',
      });
    }
  });

  test.each(commands.slice(1))('%s wants a requestId', async (path, data) => {
    const token = await signIn(app, 'operator');
    expect(await app.call(path, { data }, { token })).toMatchObject({
      errorCode: '4',
      errorData: [{ field: 'requestId' }],
    });
  });

  test('words of another shop are unknown', async () => {
    const { searchId, version } = (await save('本店专有')).resultData;
    const { blockedId } = (await ops('/api/OpsSearch/SaveBlockedWord', { word: '本店屏蔽' })).resultData;
    const there = (path: OpsPath, data: object) => ops(path, data, retailHost);
    expect(await there('/api/OpsSearch/SaveHotWord', { searchId, version, searchKey: '抢走' })).toMatchObject({
      errorCode: '5',
    });
    expect(await there('/api/OpsSearch/DeleteHotWord', { searchId, version })).toMatchObject({ errorCode: '5' });
    expect(await there('/api/OpsSearch/DeleteBlockedWord', { blockedId })).toMatchObject({ errorCode: '5' });
    expect((await there('/api/OpsSearch/GetHotWords', {})).resultData).toEqual({ hotWords: [], blockedWords: [] });
    expect(await shown()).toEqual(['本店专有']);
  });
});
