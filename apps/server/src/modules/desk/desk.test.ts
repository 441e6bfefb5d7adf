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
import { applyStates, payStates } from '@jicai/domain/payments/payment-states.ts';
import { payments } from '../../db/tables/payments.ts';
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

test('what is due next is told with what is to be done, a supplier’s own without amounts', async () => {
  const due = async (call: CallOptions) => (await app.call('/api/OpsDesk/GetDue', {}, call)).resultData;
  const whole = await due(operator);
  // The late order first; the sheet has days to be audited; the cancel, without a limit, stands as if it had a day.
  expect(whole.map(({ task }) => task)).toEqual(['toShip', 'cancelAsked', 'toShip', 'returnsToAudit']);
  expect(whole[0]).toMatchObject({ dueTime: '2026-11-21 08:00:00', fee: expect.any(Number) as number });
  expect(whole[1]?.dueTime).toBeUndefined();
  expect(whole.every(({ title, customerName }) => title !== '' && customerName !== '')).toBe(true);

  const first = await buildStaff(app, { role: 'supplierClerk', supplierId: goods[0]?.supplierId ?? '' });
  const own = await due(first);
  expect(own.map(({ task, no }) => [task, no])).toEqual(
    whole
      .filter(({ task }) => task !== 'returnsToAudit')
      .slice(0, 2)
      .map(({ task, no }) => [task, no]),
  );
  expect(own.some((row) => 'fee' in row)).toBe(false);
  const cashier = await buildStaff(app, { permissions: ['ops.desk.view', 'ops.pay.view'] });
  expect(await due(cashier)).toEqual([]);
  const abroad = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  expect(await due(abroad)).toEqual([]);
});

test('channels and work in the background are told to who may see them', async () => {
  const lines = async (call: CallOptions) => (await app.call('/api/OpsDesk/GetHealth', {}, call)).resultData;
  expect((await lines(operator)).map(({ line }) => line)).toEqual([
    'ALIPAY',
    'WECHAT',
    'TRANSFER',
    'sms',
    'invoices',
    'jobs',
  ]);
  const trade = await buy(0, 1);
  await payTrade(app, trade.tradeNo);
  const paid = (await lines(operator)).find(({ line }) => line === 'ALIPAY');
  expect(paid).toMatchObject({ state: 'ok', lastTime: expect.stringMatching(/^2026-/) as string });
  await withTenant(app.deps.db, businessCompanyId, (tx) =>
    tx
      .update(payments)
      .set({ payState: payStates.refused, applyState: applyStates.none })
      .where(and(eq(payments.companyId, businessCompanyId), eq(payments.tradeNo, trade.tradeNo))),
  );
  expect((await lines(operator))[0]).toMatchObject({ state: 'wrong', count: 1 });
  const clerk = await buildStaff(app, { role: 'supplierAdmin', supplierId: goods[0]?.supplierId ?? '' });
  expect(await lines(clerk)).toEqual([]);
  const biller = await buildStaff(app, { permissions: ['ops.desk.view', 'ops.invoice.view'] });
  expect(await lines(biller)).toEqual([{ line: 'invoices', state: 'ok', count: 0 }]);
});

test('tiles are those of areas that somebody may see; another shop has none of this', async () => {
  const cashier = await buildStaff(app, { permissions: ['ops.desk.view', 'ops.pay.view'] });
  expect(Object.keys(await countsOf(cashier))).toEqual(['transfers', 'abnormalPayments', 'billDifferences']);
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
  // Two have left, one of them a day after it could.
  const [quick = '', slow = ''] = [...trade.orderNos, ...(await buy(1)).orderNos];
  const now = app.deps.now();
  await set(quick, { awaitingShipmentAt: new Date(now.getTime() - 20 * hourMs), shippedAt: now });
  await set(slow, { awaitingShipmentAt: new Date(now.getTime() - 25 * hourMs), shippedAt: now });
  pass(0.1);
  const after = await desk(operator);
  expect(after.today).toMatchObject({ shippedCount: 2, quickCount: 1, sheetCount: 1 });
  expect(after.today?.soldCount).toBeGreaterThanOrEqual(5);
  expect(after.today?.orderCount).toBe((before.today?.orderCount ?? 0) + 2);
  expect(after.today?.paidFee).toBe((before.today?.paidFee ?? 0) + trade.payFee);
  // The next day before the hour of all that, and after it.
  pass(22);
  operator = { token: await signIn(app, 'operator') };
  const nothing = { orderCount: 0, paidFee: 0, shippedCount: 0, quickCount: 0 };
  expect(await desk(operator)).toMatchObject({ today: nothing, yesterday: nothing });
  pass(2);
  operator = { token: await signIn(app, 'operator') };
  expect(await desk(operator)).toMatchObject({
    today: nothing,
    yesterday: { ...nothing, ...after.today, soldCount: expect.any(Number) as number, sheetCount: 1 },
  });
});
