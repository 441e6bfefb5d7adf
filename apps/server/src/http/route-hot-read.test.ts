import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { gunzipSync } from 'node:zlib';
import { buildContractPrice, buildSku, type BuiltSku } from '../../test/build-goods.ts';
import { signIn } from '../../test/sign-in.ts';
import { businessHost, retailHost, useTestApp } from '../../test/test-app.ts';
import { seedAccounts } from '../seed/accounts.ts';
import { demoEnterprise, demoPassword } from '../seed/demo-people.ts';
import { businessCompanyId, retailCompanyId } from '../seed/shop-looks.ts';
import { sessions } from '../db/tables/auth.ts';
import { items } from '../db/tables/goods.ts';
import { withTenant } from '../db/with-tenant.ts';
import { md5Of } from '../modules/auth/index.ts';

const app = useTestApp(seedAccounts);
const start = new Date('2026-11-21T02:00:00Z');
const paths = { own: '/api/Product/GetSkuModel', retail: '/api/ProductToC/GetSkuModel' } as const;

let goods: BuiltSku[];
let foreign: BuiltSku;

beforeAll(async () => {
  goods = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      buildSku(app.deps, businessCompanyId, { retailFen: 1000 + at, enterpriseFen: 900 + at }),
    ),
  );
  foreign = await buildSku(app.deps, retailCompanyId, { retailFen: 777 });
});

describe('reads that wait together', () => {
  test('answer each caller for himself, of his own shop', async () => {
    const [buyer, member, retailMember] = await Promise.all([
      signIn(app, 'buyer'),
      signIn(app, 'member'),
      signIn(app, 'member', { host: retailHost }),
    ]);
    const [liked, contracted] = goods;
    await app.call('/api/ShopItemConcern/Add', { data: { itemId: liked?.itemId } }, { token: buyer });
    await buildContractPrice(app.deps, businessCompanyId, {
      customerId: demoEnterprise.id,
      itemId: contracted?.itemId ?? '',
      priceFen: 500,
    });
    const ask = async (itemId: string, token?: string, host?: string) => {
      const answer = await app.call(token ? paths.own : paths.retail, { data: { itemId } }, { token, host });
      const { itemId: id, price, isConcern } = answer.resultData ?? {};
      return answer.success ? [id, price, isConcern] : answer.errorCode;
    };
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all([
        ...goods.map(({ itemId }) => ask(itemId, buyer)),
        ...goods.map(({ itemId }) => ask(itemId, member)),
        ...goods.map(({ itemId }) => ask(itemId)),
        ask(foreign.itemId, buyer),
        ask(foreign.itemId, retailMember, retailHost),
        ask(goods[0]?.itemId ?? '', retailMember, retailHost),
        ask('1', buyer),
      ]);
      expect(answers).toEqual([
        ...goods.map(({ itemId }, at) => [itemId, at === 1 ? 500 : 900 + at, at === 0]),
        ...goods.map(({ itemId }, at) => [itemId, 1000 + at, false]),
        ...goods.map(({ itemId }, at) => [itemId, 1000 + at, false]),
        '5',
        [foreign.itemId, 777, false],
        '5',
        '5',
      ]);
    }
  });

  test('see a change that was made before they were asked', async () => {
    const token = await signIn(app, 'buyer');
    const itemId = goods[5]?.itemId ?? '';
    for (const enterpriseFen of [321, 322, 323]) {
      await withTenant(app.deps.db, businessCompanyId, (tx) =>
        tx.update(items).set({ enterpriseFen }).where(eq(items.id, itemId)),
      );
      const asked = await Promise.all([1, 2, 3, 4].map(() => app.call(paths.own, { data: { itemId } }, { token })));
      expect(asked.map((answer) => answer.resultData.price)).toEqual([1, 2, 3, 4].map(() => enterpriseFen));
    }
  });
});

describe('a session proved lately', () => {
  const read = async (token: string) =>
    (await app.call(paths.own, { data: { itemId: goods[3]?.itemId } }, { token })).errorCode;

  test('ends at once with logout and with a new password', async () => {
    app.setNow(start);
    const token = await signIn(app, 'buyer');
    expect(await read(token)).toBe('0');
    await app.call('/api/Account/Logout', {}, { token });
    expect(await read(token)).toBe('2');

    const [here, there] = [await signIn(app, 'approver'), await signIn(app, 'approver')];
    expect([await read(here), await read(there)]).toEqual(['0', '0']);
    const [oldPwd, newPwd] = [md5Of(demoPassword), md5Of('Jicai@2027')];
    const revised = await app.call('/api/Account/RevisePwd', { data: { oldPwd, newPwd } }, { token: here });
    expect(revised.errorCode).toBe('0');
    expect([await read(here), await read(there)]).toEqual(['2', '2']);
    expect(await read(revised.resultData.token)).toBe('0');
  });

  test('that another node ended is refused two seconds later, and at once for anything but goods', async () => {
    app.setNow(start);
    const token = await signIn(app, 'finance');
    expect(await read(token)).toBe('0');
    await withTenant(app.deps.db, businessCompanyId, (tx) => tx.delete(sessions));
    expect((await app.call('/api/ShopCart/GetList', {}, { token })).errorCode).toBe('2');
    app.setNow(new Date(start.getTime() + 2001));
    expect(await read(token)).toBe('2');
    app.setNow(start);
  });
});

test('a kept answer goes out as the caller takes it', async () => {
  const ask = (encoding: string) =>
    app.fastify.inject({
      method: 'POST',
      url: '/api/ShopHostUrlMapTemplate/GetList',
      headers: { host: businessHost, 'accept-encoding': encoding },
      payload: {},
    });
  const plain = await ask('identity');
  for (const encoding of ['gzip', 'br, gzip;q=0.5']) {
    const zipped = await ask(encoding);
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
  }
  const refused = await ask('gzip;q=0, identity');
  expect([refused.headers['content-encoding'], refused.body]).toEqual([undefined, plain.body]);
});
