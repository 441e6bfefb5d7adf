import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildSku } from '../../test/build-goods.ts';
import { requestId } from '../../test/build-payment.ts';
import { signIn } from '../../test/sign-in.ts';
import { useTestApp } from '../../test/test-app.ts';
import { seedAccounts } from '../seed/accounts.ts';
import { businessCompanyId } from '../seed/shop-looks.ts';
import type { Tx } from '../db/open.ts';
import { accounts, roles } from '../db/tables/accounts.ts';
import { sessions } from '../db/tables/auth.ts';
import { cartLines } from '../db/tables/cart.ts';
import { withTenant } from '../db/with-tenant.ts';

const app = useTestApp(seedAccounts);

let itemId: string;
let token: string;

beforeAll(async () => {
  ({ itemId } = await buildSku(app.deps, businessCompanyId, { stock: 1000 }));
});

beforeEach(async () => {
  await elsewhere((tx) => tx.delete(cartLines));
  token = await signIn(app, 'buyer');
  // From here on the server has a guess who the token is.
  expect(await add()).toBe(1);
});

const add = async (id = requestId(), chartQty = 1) => {
  const answer = await app.call('/api/ShopCart/Add', { data: { itemId, chartQty, requestId: id } }, { token });
  return answer.success ? answer.resultData.totalQty : answer.errorCode;
};
/** As another node would: this one is not told. */
const elsewhere = <T>(change: (tx: Tx) => Promise<T>) => withTenant(app.deps.db, businessCompanyId, change);
const piecesInCart = () =>
  elsewhere(async (tx) => (await tx.select({ qty: cartLines.qty }).from(cartLines)).map(({ qty }) => qty));

test('a guess that still holds writes as anybody would', async () => {
  expect(await add()).toBe(2);
  expect(await piecesInCart()).toEqual([2]);
});

test('a command that was done is answered again, and done once', async () => {
  const id = requestId();
  expect(await add(id)).toBe(2);
  expect(await add(id)).toBe(2);
  expect(await add(id, 5)).toBe(errorCodes.repeated);
  expect(await piecesInCart()).toEqual([2]);
});

test('what a session that ended elsewhere would write is undone', async () => {
  await elsewhere((tx) => tx.delete(sessions));
  expect(await add()).toBe(errorCodes.signedOut);
  expect(await add(requestId(), -1)).toBe(errorCodes.signedOut);
  expect(await piecesInCart()).toEqual([1]);
});

test('what an account that was stopped elsewhere would write is undone', async () => {
  const setState = (state: 1 | 2) =>
    elsewhere((tx) => tx.update(accounts).set({ state }).where(eq(accounts.accountNo, 'buyer')));
  await setState(2);
  expect(await add()).toBe(errorCodes.signedOut);
  await setState(1);
  expect(await piecesInCart()).toEqual([1]);
});

test('rights that were taken elsewhere count at once', async () => {
  const before = await elsewhere((tx) => tx.select({ id: roles.id, permissions: roles.permissions }).from(roles));
  const setAll = (of: (role: (typeof before)[number]) => string[]) =>
    elsewhere(async (tx) => {
      for (const role of before)
        await tx
          .update(roles)
          .set({ permissions: of(role) })
          .where(eq(roles.id, role.id));
    });
  await setAll(() => []);
  expect(await add()).toBe(errorCodes.forbidden);
  await setAll(({ permissions }) => permissions);
  expect(await piecesInCart()).toEqual([1]);
  expect(await add()).toBe(2);
});

test('a refusal writes nothing, and its requestId may be used again', async () => {
  const id = requestId();
  expect(await add(id, 999_999)).not.toBe(2);
  expect(await add(id, 1)).toBe(2);
});
