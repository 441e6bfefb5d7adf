import { orderStates, payModes, tradePayStates } from '@jicai/domain/orders/order-states.ts';
import { customerTypes } from '@jicai/domain/people/account-types.ts';
import { dataScopes } from '@jicai/domain/people/permissions.ts';
import { cancelReasons } from '@jicai/domain/orders/cancel-reason.ts';
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { rowsOf } from '../../../test/build-payment.ts';
import { buildAddress, buildTrade, payTrade } from '../../../test/build-trade.ts';
import { type DemoAccount, signIn } from '../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { seedCredit } from '../../seed/credit.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { orderLines, orders } from '../../db/tables/orders.ts';
import { withTenant } from '../../db/with-tenant.ts';

const app = useTestApp(async (deps) => {
  await seedCredit(deps);
});
const path = '/api/Dashboard/GetSummary';
const tokens = {} as Record<DemoAccount, string>;
let pen = '';
/** Two pieces; so dear that freight is free and every fee a multiple. */
let paidFee = 0;

const summary = async (as: DemoAccount, reqData: object = {}) =>
  (await app.call(path, { reqData }, { token: tokens[as] })).resultData;

beforeAll(async () => {
  for (const name of ['admin', 'buyer', 'approver', 'finance', 'operator'] as const) {
    tokens[name] = await signIn(app, name);
  }
  const sku = await buildSku(app.deps, businessCompanyId, { stock: 1000, enterpriseFen: 100_000 });
  pen = sku.itemId;
  const buyer = { token: tokens.buyer, addressId: await buildAddress(app, { token: tokens.buyer }) };
  const admin = { token: tokens.admin, addressId: await buildAddress(app, { token: tokens.admin }) };

  // Last year on the same day, this year twice, one unpaid; one of another department.
  app.setNow(new Date('2025-11-20T02:00:00Z'));
  await renew();
  await buildTrade(app, { ...buyer, token: tokens.buyer, payMode: payModes.credit, items: [{ itemId: pen, qty: 3 }] });
  app.setNow(new Date('2026-11-20T02:00:00Z'));
  await renew();
  const paid = await buildTrade(app, { ...buyer, token: tokens.buyer, items: [{ itemId: pen, qty: 2 }] });
  await payTrade(app, paid.tradeNo);
  paidFee = paid.payFee;
  await buildTrade(app, { ...buyer, token: tokens.buyer, payMode: payModes.credit, items: [{ itemId: pen, qty: 4 }] });
  await buildTrade(app, { ...buyer, token: tokens.buyer, items: [{ itemId: pen, qty: 1 }] });
  await buildTrade(app, { ...admin, token: tokens.admin, payMode: payModes.credit, items: [{ itemId: pen, qty: 10 }] });
});

const sumOf = (parts: readonly { orderFee: number }[]) => parts.reduce((sum, { orderFee }) => sum + orderFee, 0);

/** Sessions do not outlive the jump of the clock. */
async function renew() {
  for (const name of ['admin', 'buyer', 'approver', 'finance', 'operator'] as const) {
    tokens[name] = await signIn(app, name);
  }
}

describe('Dashboard/GetSummary', () => {
  test("a buyer's own figures: spending of the period and a year earlier, what waits for him", async () => {
    const own = await summary('buyer');
    expect(own).toMatchObject({
      dateFrom: '2025-12-01',
      dateTo: '2026-11-20',
      customerType: customerTypes.enterprise,
      dataScope: dataScopes.own,
      listScope: 'my',
      orderCount: 2,
      orderFee: 3 * paidFee,
      payTodo: 1,
      payTodoFee: paidFee / 2,
      receiveTodo: 0,
      afterSaleTodo: 0,
      topOrgs: [],
      topCenters: [],
    });
    expect(own.orderCounts).toEqual({ '20': 1, '30': 3 });
    expect(own.trend).toHaveLength(12);
    expect(own.trend.at(-1)).toEqual({
      date: '2026-11',
      orderCount: 2,
      orderFee: 3 * paidFee,
      lastYearFee: (3 * paidFee) / 2,
    });
    expect(own.topItems).toMatchObject([{ itemId: pen, qty: 6, fee: 3 * paidFee }]);
    expect([own.credit, own.auditTodo, own.checkTodo]).toEqual([undefined, undefined, undefined]);
  });

  test('the enterprise: everybody, departments, credit', async () => {
    const whole = await summary('admin');
    expect(whole).toMatchObject({
      dataScope: dataScopes.enterprise,
      listScope: 'all',
      orderCount: 3,
      orderFee: 8 * paidFee,
    });
    expect(whole.topOrgs.map(({ orgName, orderFee }) => [orgName, orderFee])).toEqual([
      ['行政采购部', 5 * paidFee],
      ['制造一部', 3 * paidFee],
    ]);
    expect(whole.credit?.usedFee).toBeGreaterThan(0);
    expect([whole.auditTodo, whole.checkTodo]).toEqual([0, 0]);
    const one = await summary('admin', { orgId: '2101' });
    expect([one.orderCount, one.orderFee]).toEqual([2, 3 * paidFee]);
  });

  test('cost centres stand by what was booked on them, each as the list of the enterprise calls it', async () => {
    await rowsOf(
      app,
      `insert into cost_centers (company_id, id, customer_id, code, title, created_at, updated_at)
       values (1001, 990011, 2001, 'CC-1', '行政办公', now(), now())`,
    );
    const sets: [string, string][] = [
      ['CC-1', "u.account_no = 'admin'"],
      ['CC-2', "u.account_no = 'buyer'"],
    ];
    for (const [code, who] of sets)
      await rowsOf(
        app,
        `update orders o set cost_center = $1 from accounts u where u.company_id = 1001 and o.company_id = 1001 and u.id = o.account_id and ${who}`,
        [code],
      );
    const found = ({ topCenters }: Awaited<ReturnType<typeof summary>>) =>
      topCenters.map(({ code, title, orderFee }) => [code, title, orderFee]);
    expect(found(await summary('admin'))).toEqual([
      ['CC-1', '行政办公', 5 * paidFee],
      ['CC-2', '', 3 * paidFee],
    ]);
    // Within one's own scope alone.
    expect(found(await summary('buyer'))).toEqual([['CC-2', '', 3 * paidFee]]);
  });

  test('an approver sees his own department, and no to-dos that he may not do', async () => {
    const own = await summary('approver');
    expect(own).toMatchObject({ dataScope: dataScopes.department, listScope: 'all', orderCount: 2 });
    expect(own.payTodo).toBeUndefined();
    expect(own.receiveTodo).toBeUndefined();
    expect([own.auditTodo, own.checkTodo]).toEqual([0, undefined]);
    const other = await summary('approver', { orgId: '2103' });
    expect(other.orderCount).toBe(0);
  });

  test('a short period is drawn by days, without gaps', async () => {
    const month = await summary('buyer', { dateFrom: '2026-11-01', dateTo: '2026-11-30' });
    expect(month.trend).toHaveLength(30);
    expect(month.trend.find(({ date }) => date === '2026-11-20')?.orderFee).toBe(3 * paidFee);
    expect((await summary('buyer', { dateFrom: '2026-11-01', dateTo: '2026-11-19' })).orderCount).toBe(0);
  });

  test('refunds and cancelled orders are no spending', async () => {
    const before = await summary('buyer');
    const { resultData } = await app.call(
      '/api/ShopOrder/GetPage',
      { reqData: { orderStates: [orderStates.awaitingShipment] } },
      { token: tokens.buyer },
    );
    const order = resultData.find(({ payState }) => payState === tradePayStates.paid);
    const data = {
      orderNo: order?.orderNo,
      version: order?.version,
      reasonCode: cancelReasons.notWanted,
      requestId: randomUUID(),
    };
    expect((await app.call('/api/ShopOrder/ApplyCancel', { data }, { token: tokens.buyer })).success).toBe(true);
    expect((await summary('buyer')).orderFee).toBe(before.orderFee - paidFee);
    await withTenant(app.deps.db, businessCompanyId, (tx) =>
      tx.update(orders).set({ refundedFen: 1 }).where(eq(orders.state, 30)),
    );
    expect((await summary('buyer', { dateFrom: '2026-11-01', dateTo: '2026-11-20' })).orderFee).toBe(
      before.orderFee - paidFee - 1,
    );
  });

  test('what a statement took off is no spending either, nor are its units', async () => {
    const filter = { dateFrom: '2026-11-01', dateTo: '2026-11-20' };
    const before = await summary('admin', filter);
    await withTenant(app.deps.db, businessCompanyId, (tx) =>
      tx
        .update(orderLines)
        .set({ shippedQty: 10, receivedQty: 10, adjustedQty: 2, adjustedFen: -200_000 })
        .where(and(eq(orderLines.companyId, businessCompanyId), eq(orderLines.qty, 10))),
    );
    const after = await summary('admin', filter);
    expect(after.orderFee).toBe(before.orderFee - 200_000);
    expect(after.trend.find(({ date }) => date === '2026-11-20')?.orderFee).toBe(
      (before.trend.find(({ date }) => date === '2026-11-20')?.orderFee ?? 0) - 200_000,
    );
    expect(after.topItems[0]).toMatchObject({
      qty: (before.topItems[0]?.qty ?? 0) - 2,
      fee: (before.topItems[0]?.fee ?? 0) - 200_000,
    });
    expect(sumOf(after.topOrgs)).toBe(sumOf(before.topOrgs) - 200_000);
  });

  test('what waits is told without the figures too', async () => {
    const todos = async (as: DemoAccount) =>
      (await app.call('/api/Dashboard/GetTodos', {}, { token: tokens[as] })).resultData;
    for (const name of ['buyer', 'approver', 'finance'] as const) {
      expect(await summary(name)).toMatchObject(JSON.parse(JSON.stringify(await todos(name))));
    }
    expect(await todos('buyer')).toMatchObject({ listScope: 'my', payTodo: 1 });
    expect(await todos('buyer')).not.toHaveProperty('auditTodo');
    expect(await todos('approver')).toHaveProperty('auditTodo');
    expect(await todos('finance')).toHaveProperty('checkTodo');
    expect(await app.call('/api/Dashboard/GetTodos', {})).toMatchObject({ errorCode: '2' });
    expect(await app.call('/api/Dashboard/GetTodos', {}, { token: tokens.operator })).toMatchObject({ errorCode: '3' });
  });

  test('a member of another shop sees nothing of it', async () => {
    const token = await signIn(app, 'member', { host: retailHost });
    const { resultData } = await app.call(path, {}, { token, host: retailHost });
    expect(resultData).toMatchObject({
      customerType: customerTypes.member,
      orderCount: 0,
      orderFee: 0,
      orderCounts: {},
      dataScope: dataScopes.own,
    });
  });

  test.each([
    ['dateFrom', { dateFrom: 'yesterday' }],
    ['dateFrom', { dateFrom: '2026-11-20', dateTo: '2026-11-19' }],
    ['dateFrom', { dateFrom: '2020-01-01', dateTo: '2026-11-19' }],
    ['dateTo', { dateTo: '2026-02-30' }],
  ])('a bad period is named: %s', async (field, reqData) => {
    const answer = await app.call(path, { reqData }, { token: tokens.buyer });
    expect([answer.errorCode, answer.errorData?.[0]?.field]).toEqual(['4', field]);
  });

  test('who may not', async () => {
    expect((await app.call(path)).errorCode).toBe('2');
    expect((await app.call(path, {}, { token: tokens.operator })).errorCode).toBe('3');
    expect((await app.call(path, { reqData: { orgId: 'x' } }, { token: tokens.buyer })).errorCode).toBe('4');
  });
});
