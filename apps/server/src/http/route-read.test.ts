import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildSku } from '../../test/build-goods.ts';
import { buildAddress, buildTrade } from '../../test/build-trade.ts';
import { signIn } from '../../test/sign-in.ts';
import { useTestApp } from '../../test/test-app.ts';
import { seedAccounts } from '../seed/accounts.ts';
import { businessCompanyId } from '../seed/shop-looks.ts';
import type { Tx } from '../db/open.ts';
import { accounts, roles } from '../db/tables/accounts.ts';
import { sessions } from '../db/tables/auth.ts';
import { withTenant } from '../db/with-tenant.ts';

const app = useTestApp(seedAccounts);
const start = new Date('2026-11-21T02:00:00Z');
const path = '/api/ShopOrder/GetPage';

let orderNos: string[];
let token: string;

beforeAll(async () => {
  const buyer = await signIn(app, 'buyer');
  const addressId = await buildAddress(app, { token: buyer });
  const { itemId } = await buildSku(app.deps, businessCompanyId);
  orderNos = (await buildTrade(app, { token: buyer, addressId, items: [{ itemId, qty: 1 }] })).orderNos;
});

beforeEach(async () => {
  app.setNow(start);
  token = await signIn(app, 'admin');
  // From here on the server has a guess who the token is.
  expect(await ask()).toEqual(orderNos);
});

const ask = async (scope: 'all' | 'my' = 'all') => {
  const answer = await app.call(path, { reqData: { scope } }, { token });
  return answer.success ? answer.resultData.map((card) => card.orderNo) : answer.errorCode;
};

/** As another node would: this one is not told. */
const elsewhere = <T>(change: (tx: Tx) => Promise<T>) => withTenant(app.deps.db, businessCompanyId, change);

test('a guess that still holds answers the same', async () => {
  expect(await ask()).toEqual(orderNos);
  expect(await ask('my')).toEqual([]);
});

test('a session that ended elsewhere reads nothing any more', async () => {
  await elsewhere((tx) => tx.delete(sessions));
  expect(await ask()).toBe('2');
  expect(await app.call(path, { reqData: { dateFrom: 'no day' } }, { token })).toMatchObject({ errorCode: '2' });
});

test('an account that was stopped elsewhere reads nothing any more', async () => {
  await elsewhere((tx) => tx.update(accounts).set({ state: 2 }).where(eq(accounts.accountNo, 'admin')));
  expect(await ask()).toBe('2');
  await elsewhere((tx) => tx.update(accounts).set({ state: 1 }).where(eq(accounts.accountNo, 'admin')));
});

test('rights that were taken or given elsewhere count at once', async () => {
  const before = await elsewhere((tx) => tx.select({ id: roles.id, permissions: roles.permissions }).from(roles));
  const setAll = (of: (role: (typeof before)[number]) => string[]) =>
    elsewhere(async (tx) => {
      for (const role of before)
        await tx
          .update(roles)
          .set({ permissions: of(role) })
          .where(eq(roles.id, role.id));
    });
  await setAll(({ permissions }) => permissions.filter((permission) => permission !== 'order.viewAll'));
  expect(await ask()).toBe('3');
  expect(await ask('my')).toEqual([]);
  await setAll(({ permissions }) => permissions);
  expect(await ask()).toEqual(orderNos);
});

test('a bad body is refused as anywhere, and the session is noted as used every five minutes', async () => {
  expect(await app.call(path, { pageIndex: 'one' }, { token })).toMatchObject({
    errorCode: '4',
    errorData: [{ field: 'pageIndex' }],
  });
  const later = new Date(start.getTime() + 6 * 60_000);
  app.setNow(later);
  expect(await ask()).toEqual(orderNos);
  const used = await elsewhere((tx) => tx.select({ at: sessions.lastUsedAt }).from(sessions));
  expect(used.map(({ at }) => at.getTime())).toContain(later.getTime());
});
