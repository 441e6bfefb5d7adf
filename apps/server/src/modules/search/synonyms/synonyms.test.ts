import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildIndexedSku } from '../../../../test/build-search.ts';
import { inShop } from '../../../../test/in-shop.ts';
import { signIn } from '../../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../../test/test-app.ts';
import { seedAccounts } from '../../../seed/accounts.ts';
import { businessCompanyId, retailCompanyId } from '../../../seed/shop-looks.ts';
import { auditRecords } from '../../../db/tables/requests.ts';
import { keepSearchIndex } from '../../../worker/keep-search-index.ts';

const app = useTestApp(seedAccounts);
let token = '';
let stop: () => Promise<void> = async () => {};

beforeAll(async () => {
  await buildIndexedSku(app.deps, businessCompanyId, { itemNo: 'S-1', itemName: '荧石灯罩' });
  await buildIndexedSku(app.deps, businessCompanyId, { itemNo: 'S-2', itemName: '九寸电饭煲' });
  await buildIndexedSku(app.deps, retailCompanyId, { itemNo: 'S-3', itemName: '荧石灯罩' });
  token = await signIn(app, 'operator');
  stop = keepSearchIndex(app.deps, app.deps.config.databaseUrl ?? '');
  await eventually(async () => expect(app.deps.goodsIndex?.reports()).toHaveLength(2), 50_000);
});
afterAll(() => stop());

/** Promised within 2 s; the machine may be busy. */
async function eventually(check: () => Promise<void>, patienceMs = 10_000): Promise<void> {
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

const found = async (searchKey: string, host?: string) =>
  (await app.call('/api/ProductToC/GetWebSkuPage', { searchKey }, { host })).resultData.map((card) => card.itemNo);
const list = async (searchKey = '') =>
  (await app.call('/api/OpsSearch/GetSynonyms', { data: { searchKey } }, { token })).resultData;
const save = (data: object) =>
  app.call('/api/OpsSearch/SaveSynonym', { data: { requestId: randomUUID(), ...data } }, { token });
const remove = (data: object) =>
  app.call('/api/OpsSearch/DeleteSynonym', { data: { requestId: randomUUID(), ...data } }, { token });

describe("the shop's own groups", () => {
  test('a new group is in force in this shop alone, changed and taken away as soon', async () => {
    expect(await found('夜明珠灯')).toEqual([]);
    const saved = await save({ words: ['夜明珠灯', '荧石灯罩'] });
    expect(saved).toMatchObject({ success: true, resultData: { version: 1 } });
    const { synonymId } = saved.resultData;
    await eventually(async () => expect(await found('夜明珠灯')).toEqual(['S-1']));
    expect(await found('夜明珠灯', retailHost)).toEqual([]);
    expect((await list('夜明珠'))[0]).toMatchObject({ synonymId, words: ['夜明珠灯', '荧石灯罩'], isDefault: false });

    expect(await save({ synonymId, words: ['月光灯', '荧石灯罩'] })).toMatchObject({ errorCode: '4' });
    expect(await save({ synonymId, words: ['月光灯', '荧石灯罩'], version: 9 })).toMatchObject({ errorCode: '6' });
    expect(await save({ synonymId, words: ['月光灯', '荧石灯罩'], version: 1 })).toMatchObject({
      resultData: { version: 2 },
    });
    await eventually(async () => expect(await found('月光灯')).toEqual(['S-1']));
    await eventually(async () => expect(await found('夜明珠灯')).toEqual([]));

    expect(await remove({ synonymId, version: 2 })).toMatchObject({ resultData: { deleted: 1 } });
    await eventually(async () => expect(await found('月光灯')).toEqual([]));
    expect(await remove({ synonymId, version: 2 })).toMatchObject({ errorCode: '5' });
    const audits = await inShop(app, businessCompanyId, (ctx) =>
      ctx.db.select({ subject: auditRecords.subject }).from(auditRecords),
    );
    expect(audits.filter(({ subject }) => subject === `search synonym ${synonymId}`)).toHaveLength(3);
  });

  test('one way: the first word finds the others only', async () => {
    await save({ words: ['照明大全', '荧石灯罩'], isOneWay: true });
    await eventually(async () => expect(await found('照明大全')).toEqual(['S-1']));
    await buildIndexedSku(app.deps, businessCompanyId, { itemNo: 'S-4', itemName: '照明大全图册' });
    await eventually(async () => expect((await found('照明大全')).toSorted()).toEqual(['S-1', 'S-4']));
    expect(await found('荧石灯罩')).toEqual(['S-1']);
  });
});

describe('groups that come with the product', () => {
  test('can be switched off, written anew and are the same for PostgreSQL', async () => {
    expect(await found('电饭锅')).toEqual(['S-2']);
    const [group] = await list('电饭锅');
    expect(group).toMatchObject({ isDefault: true, synonymId: '', replaces: '电饭锅' });
    await remove({ replaces: '电饭锅' });
    expect(await list('电饭锅')).toEqual([]);
    await eventually(async () => expect(await found('电饭锅')).toEqual([]));
    const index = app.deps.goodsIndex;
    app.deps.goodsIndex = undefined;
    expect(await found('电饭锅')).toEqual([]);
    app.deps.goodsIndex = index;
    await save({ words: ['电饭锅', '电饭煲', '煮饭器'], replaces: '电饭锅' });
    await eventually(async () => expect(await found('煮饭器')).toEqual(['S-2']));
    expect(await list('煮饭器')).toMatchObject([{ isDefault: true, replaces: '电饭锅', version: 2 }]);
  });

  test.each([
    [{ words: ['一个'] }, '4'],
    [{ words: ['同一个', '同一个'] }, '4'],
    [{ words: ['！', '好'] }, '4'],
    [{ words: ['甲乙', '丙丁'], replaces: '没有这一组' }, '5'],
    [{ words: ['甲乙', '丙丁'], synonymId: '1', version: 1 }, '5'],
  ])('%j is refused', async (data, errorCode) => {
    expect(await save(data)).toMatchObject({ success: false, errorCode });
  });
});

test.each(['/api/OpsSearch/GetSynonyms', '/api/OpsSearch/SaveSynonym', '/api/OpsSearch/DeleteSynonym'] as const)(
  '%s is for the operator of this shop',
  async (path) => {
    expect(await app.call(path, { data: {} })).toMatchObject({ errorCode: '2' });
    for (const account of ['admin', 'supplier'] as const) {
      expect(await app.call(path, {}, { token: await signIn(app, account) })).toMatchObject({ errorCode: '3' });
    }
    const theirs = await signIn(app, 'operator', { host: retailHost });
    const own = await save({ words: ['本店词甲', '本店词乙'] });
    const body = {
      synonymId: own.resultData.synonymId,
      version: 1,
      words: ['别店词甲', '别店词乙'],
      searchKey: '本店词',
      requestId: randomUUID(),
    };
    const answer = await app.call(path, { data: body }, { token: theirs, host: retailHost });
    if (path.endsWith('GetSynonyms')) expect(answer.resultData).toEqual([]);
    else expect(answer).toMatchObject({ errorCode: '5' });
  },
);
