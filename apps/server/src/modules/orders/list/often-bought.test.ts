import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { buildSku } from '../../../../test/build-goods.ts';
import { buildAddress, buildTrade } from '../../../../test/build-trade.ts';
import { inShop } from '../../../../test/in-shop.ts';
import { signIn } from '../../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../../test/test-app.ts';
import { items } from '../../../db/tables/goods.ts';
import { seedAccounts } from '../../../seed/accounts.ts';
import { businessCompanyId } from '../../../seed/shop-looks.ts';

const app = useTestApp(seedAccounts);
const path = '/api/ShopOrder/GetOften';
let token = '';
const sku = { pen: '', paper: '', lamp: '' };
const often = async (as = token) => (await app.call(path, {}, { token: as })).resultData;
const buy = async (at: string, lines: Record<string, number>) => {
  app.setNow(new Date(at));
  token = await signIn(app, 'buyer');
  const addressId = await buildAddress(app, { token });
  return buildTrade(app, { token, addressId, items: Object.entries(lines).map(([itemId, qty]) => ({ itemId, qty })) });
};

beforeAll(async () => {
  for (const name of ['pen', 'paper', 'lamp'] as const)
    sku[name] = (await buildSku(app.deps, businessCompanyId, { stock: 1000, enterpriseFen: 1000 })).itemId;
  await buy('2026-08-01T02:00:00Z', { [sku.lamp]: 1 });
  await buy('2026-11-01T02:00:00Z', { [sku.pen]: 5, [sku.paper]: 2 });
  await buy('2026-11-10T02:00:00Z', { [sku.paper]: 20 });
});

test('the most often ordered first, with the quantity of the last order; what lies 90 days back is forgotten', async () => {
  expect((await often()).map(({ itemId, lastQty, orderCount }) => ({ itemId, lastQty, orderCount }))).toEqual([
    { itemId: sku.paper, lastQty: 20, orderCount: 2 },
    { itemId: sku.pen, lastQty: 5, orderCount: 1 },
  ]);
  const { totalCount } = await app.call(path, { pageSize: 1, pageIndex: 2 }, { token });
  expect(totalCount).toBe(2);
});

test('what is no longer for sale is left out', async () => {
  const sell = (isOnSale: boolean) =>
    inShop(app, businessCompanyId, (ctx) =>
      ctx.db
        .update(items)
        .set({ isOnSale })
        .where(and(eq(items.companyId, businessCompanyId), eq(items.id, sku.pen))),
    );
  await sell(false);
  expect((await often()).map(({ itemId }) => itemId)).toEqual([sku.paper]);
  await sell(true);
});

test('it is one’s own: no colleague, no other shop, nobody who may not order, nobody of the shop’s side and no visitor reads it', async () => {
  expect(await often(await signIn(app, 'admin'))).toEqual([]);
  const member = { token: await signIn(app, 'member', { host: retailHost }), host: retailHost };
  expect((await app.call(path, {}, member)).resultData).toEqual([]);
  for (const name of ['approver', 'finance', 'operator', 'supplier'] as const)
    expect((await app.call(path, {}, { token: await signIn(app, name) })).errorCode).toBe(errorCodes.forbidden);
  expect((await app.call(path)).errorCode).toBe(errorCodes.signedOut);
});
