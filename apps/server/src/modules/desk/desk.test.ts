import { cancelStates } from '@jicai/domain/orders/order-states.ts';
import { deskTileNames } from '@jicai/domain/shop-side/desk-tiles.ts';
import { hourMs } from '@jicai/domain/time/durations.ts';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { findOrder, submitReturn } from '../../../test/build-return.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { buildAddress, buildTrade, payTrade } from '../../../test/build-trade.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { orders } from '../../db/tables/orders.ts';
import { withTenant } from '../../db/with-tenant.ts';
import { seedCredit } from '../../seed/credit.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';

const app = useTestApp(seedCredit);
let buyer: CallOptions = {};
let operator: CallOptions = {};
let goods: { itemId: string; supplierId: string }[] = [];

const desk = async (call: CallOptions) => (await app.call('/api/OpsDesk/GetModel', {}, call)).resultData;
const countsOf = async (call: CallOptions) =>
  Object.fromEntries((await desk(call)).tiles.map(({ tile, count }) => [tile, count]));
const set = (orderNo: string, fields: Partial<typeof orders.$inferInsert>) =>
  withTenant(app.deps.db, businessCompanyId, (tx) =>
    tx
      .update(orders)
      .set(fields)
      .where(and(eq(orders.companyId, businessCompanyId), eq(orders.orderNo, orderNo))),
  );
async function buy(at: 0 | 1, payMode: 1 | 2 = 2) {
  const addressId = await buildAddress(app, buyer);
  return buildTrade(app, { ...buyer, addressId, payMode, items: [{ itemId: goods[at]?.itemId ?? '', qty: 2 }] });
}

beforeAll(async () => {
  buyer = { token: await signIn(app, 'buyer') };
  operator = { token: await signIn(app, 'operator') };
  goods = [
    await buildSku(app.deps, businessCompanyId, { stock: 100 }),
    await buildSku(app.deps, businessCompanyId, { stock: 100 }),
  ];
});

test('what waits is counted, a supplier’s own alone, and what is late is told apart', async () => {
  const [late = ''] = (await buy(0)).orderNos;
  await set(late, { awaitingShipmentAt: new Date(app.deps.now().getTime() - 50 * hourMs) });
  const [asked = ''] = (await buy(0)).orderNos;
  await set(asked, { cancelState: cancelStates.applied });
  const [other = ''] = (await buy(1)).orderNos;
  await submitReturn(app, await findOrder(app, other, operator), buyer, { returnType: 3, reasonCode: 109 });

  const whole = await desk(operator);
  expect(whole.tiles.map(({ tile }) => tile)).toEqual(deskTileNames.filter((name) => !name.startsWith('own')));
  expect(await countsOf(operator)).toMatchObject({ toShip: 2, cancelAsked: 1, returnsToAudit: 1, transfers: 0 });
  const toShip = whole.tiles.find(({ tile }) => tile === 'toShip');
  expect(toShip).toMatchObject({ overdueCount: 1, oldestTime: '2026-11-19 08:00:00' });

  const first = await buildStaff(app, { role: 'supplierClerk', supplierId: goods[0]?.supplierId ?? '' });
  const second = await buildStaff(app, { role: 'supplierClerk', supplierId: goods[1]?.supplierId ?? '' });
  const none = { ownStock: 0, ownProposals: 0 };
  const own = { toShip: 1, cancelAsked: 1, returnsToAudit: 0, returnsToInspect: 0, ...none };
  expect(await countsOf(first)).toEqual(own);
  expect(await countsOf(second)).toEqual({
    toShip: 1,
    cancelAsked: 0,
    returnsToAudit: 1,
    returnsToInspect: 0,
    ...none,
  });
  expect(await desk(first)).not.toHaveProperty('today');
});

test('tiles are those of areas that somebody may see; another shop has none of this', async () => {
  const cashier = await buildStaff(app, { permissions: ['ops.desk.view', 'ops.pay.view'] });
  expect(Object.keys(await countsOf(cashier))).toEqual(['transfers', 'abnormalPayments']);
  const nobody = await buildStaff(app, { permissions: ['ops.log.view'] });
  expect((await app.call('/api/OpsDesk/GetModel', {}, nobody)).errorCode).toBe('3');
  const abroad = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  expect(Object.values(await countsOf(abroad)).every((count) => count === 0)).toBe(true);
});

test('today stands beside yesterday until the same hour', async () => {
  const pass = (hours: number) => app.setNow(new Date(app.deps.now().getTime() + hours * hourMs));
  pass(1);
  const before = await desk(operator);
  const trade = await buy(0, 1);
  await payTrade(app, trade.tradeNo);
  pass(0.5);
  const after = await desk(operator);
  expect(after.today?.orderCount).toBe((before.today?.orderCount ?? 0) + 1);
  expect(after.today?.paidFee).toBe((before.today?.paidFee ?? 0) + trade.payFee);
  // The next day before the hour of all that, and after it.
  pass(22);
  operator = { token: await signIn(app, 'operator') };
  const nothing = { orderCount: 0, paidFee: 0 };
  expect(await desk(operator)).toMatchObject({ today: nothing, yesterday: nothing });
  pass(2);
  operator = { token: await signIn(app, 'operator') };
  expect(await desk(operator)).toMatchObject({ today: nothing, yesterday: after.today });
});
