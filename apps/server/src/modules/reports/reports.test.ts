import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { payModes } from '@jicai/domain/orders/order-states.ts';
import { dayMs } from '@jicai/domain/time/durations.ts';
import { returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { deliver, findOrder, shipSome, submitReturn } from '../../../test/build-return.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { buildAddress, buildTrade, payTrade } from '../../../test/build-trade.ts';
import { inShop } from '../../../test/in-shop.ts';
import { columnOf, readSheet } from '../../../test/read-sheet.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { costPrices } from '../../db/tables/prices.ts';
import { inTenantAsSystem } from '../../ctx/system-ctx.ts';
import { seedCredit } from '../../seed/credit.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { runDueOnce } from '../../worker/worker.ts';
import { dropSalesDays, rollUpSales } from './index.ts';

const app = useTestApp(seedCredit);
const firstDay = new Date('2026-11-21T02:00:00Z');
let buyer: CallOptions = {};
let operator: CallOptions = {};
let goods: Awaited<ReturnType<typeof buildSku>>[] = [];
/** Numbers of orders by the day they were bought. */
const bought: string[][] = [];

const signInAll = async () => {
  buyer = { token: await signIn(app, 'buyer') };
  operator = { token: await signIn(app, 'operator') };
};
const ask = async <P extends '/api/OpsReport/GetSales' | '/api/OpsReport/GetTable' | '/api/OpsReport/GetReturns'>(
  path: P,
  reqData: object = {},
) => app.call(path, { reqData: { dateFrom: '2026-11-21', dateTo: '2026-11-24', ...reqData } }, operator);

/** What the books of the orders say, by another way than the report: paid and given back as it stands on the lines. */
const books = async () => {
  const { rows } = await inShop(app, businessCompanyId, async ({ db }) =>
    db.execute<{ sold: string; refunded: string; orders: number }>(sql`
      select sum(o.pay_fen)::bigint as sold, sum(o.refunded_fen)::bigint as refunded, count(*)::int as orders
      from orders o where o.company_id = ${businessCompanyId} and exists (
        select 1 from order_history h where h.company_id = o.company_id and h.order_id = o.id and h.to_state = 30)`),
  );
  const [row] = rows;
  return { soldFee: Number(row?.sold), refundFee: Number(row?.refunded), orderCount: row?.orders };
};

beforeAll(async () => {
  goods = [];
  for (const retailFen of [1000, 1999, 3333])
    goods.push(await buildSku(app.deps, businessCompanyId, { stock: 500, retailFen, enterpriseFen: retailFen - 1 }));
  await signInAll();
  const addressId = await buildAddress(app, buyer);
  for (let day = 0; day < 3; day += 1) {
    app.setNow(new Date(firstDay.getTime() + day * dayMs));
    await signInAll();
    const made: string[] = [];
    for (let at = 0; at < 3; at += 1) {
      const items = goods.map(({ itemId }, place) => ({ itemId, qty: 1 + ((day + at + place) % 4) }));
      const payMode = at === 0 ? payModes.credit : payModes.online;
      const trade = await buildTrade(app, { ...buyer, addressId, payMode, items });
      // One of each day is never paid, and is no sale.
      if (at === 1) await payTrade(app, trade.tradeNo);
      made.push(...trade.orderNos);
    }
    bought.push(made);
  }
  // Given back: a part of a line that ran out, a whole order, a returned unit; each on a later day than it was sold.
  app.setNow(new Date(firstDay.getTime() + 3 * dayMs));
  await signInAll();
  const short = await findOrder(app, bought[0]?.[1] ?? '', operator);
  const line = { orderItemId: short.lines[0]?.orderItemId, qty: 1 };
  const cut = { orderNo: short.orderNo, version: short.version, ...line, requestId: randomUUID() };
  expect((await app.call('/api/OpsOrder/CancelShort', { data: cut }, operator)).success).toBe(true);
  const delivered = await deliver(app, bought[0]?.[0] ?? '', { shop: operator, buyer });
  await submitReturn(app, delivered, buyer, { returnType: returnTypes.refund });
  await shipSome(app, bought[1]?.[0] ?? '', operator);
  for (let turn = 0; turn < 4; turn += 1) await runDueOnce(app.deps);
});

test('what a report says agrees to the fen with the books of the orders', async () => {
  const { resultData } = await ask('/api/OpsReport/GetSales');
  const { soldFee, refundFee, orderCount } = await books();
  expect(refundFee).toBeGreaterThan(0);
  expect(resultData.now).toMatchObject({ soldFee, refundFee, netFee: soldFee - refundFee, orderCount });
  expect(resultData.now).toMatchObject({ customerCount: 1 });
  expect(resultData.before).toMatchObject({ netFee: 0, orderCount: 0 });
  expect(resultData.points.map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24']);
  const sum = (fee: 'netFee' | 'refundFee') => resultData.points.reduce((all, point) => all + point[fee], 0);
  expect([sum('netFee'), sum('refundFee')]).toEqual([soldFee - refundFee, refundFee]);
  // Refunds stand on the day they were done, not on that of the order.
  expect(resultData.points[0]?.refundFee).toBe(0);
});

test('every table adds up to the same sum, whether the days are rolled up or not', async () => {
  const tables = ['category', 'brand', 'supplier', 'customer', 'item'] as const;
  const read = async () => ({
    sales: (await ask('/api/OpsReport/GetSales')).resultData.points,
    tables: await Promise.all(tables.map(async (by) => (await ask('/api/OpsReport/GetTable', { by })).resultData)),
    weeks: (await ask('/api/OpsReport/GetSales', { unit: 'week' })).resultData.points,
    returns: (await ask('/api/OpsReport/GetReturns')).resultData.suppliers,
  });
  const { soldFee, refundFee } = await books();
  const live = await read();
  for (const rows of live.tables) expect(rows.reduce((sum, row) => sum + row.netFee, 0)).toBe(soldFee - refundFee);
  const roll = () => inTenantAsSystem(app.deps, businessCompanyId, 'sweep', rollUpSales);
  expect(await roll()).toBe(false);
  expect(await read()).toEqual(live);
  // Today is never rolled up before it is over.
  app.setNow(new Date(firstDay.getTime() + 4 * dayMs));
  await signInAll();
  await roll();
  expect(await read()).toEqual(live);
  expect(await roll()).toBe(false);
});

test('margins count goods whose cost was known when they were ordered, and are told to who may see costs', async () => {
  const [costed] = goods;
  const costFen = 700;
  const writtenAt = new Date(firstDay.getTime() + dayMs);
  await inShop(app, businessCompanyId, async (ctx) => {
    await dropSalesDays(ctx);
    await ctx.db.insert(costPrices).values({
      companyId: businessCompanyId,
      id: ctx.newId(),
      itemId: costed?.itemId ?? '',
      supplierId: costed?.supplierId ?? '',
      costFen,
      validFrom: writtenAt,
    });
  });
  const { rows } = await inShop(app, businessCompanyId, async ({ db }) =>
    db.execute<{ net: string; cost: string }>(sql`
      select sum(l.pay_fen - l.refunded_fen)::bigint as net, sum(${costFen} * (l.qty - l.refunded_qty))::bigint as cost
      from order_lines l join orders o on o.company_id = l.company_id and o.id = l.order_id
      where l.item_id = ${costed?.itemId} and l.created_at >= ${writtenAt.toISOString()} and o.awaiting_shipment_at is not null`),
  );
  const [costedFee, costFee] = [Number(rows[0]?.net), Number(rows[0]?.cost)];
  const seen = (await ask('/api/OpsReport/GetSales')).resultData.now;
  expect(costFee).toBeGreaterThan(0);
  expect(seen).toMatchObject({ marginFee: costedFee - costFee, uncostedFee: seen.netFee - costedFee });
  expect(seen.marginRate).toBe(Math.round(((costedFee - costFee) * 10_000) / costedFee));
  const blind = await buildStaff(app, { permissions: ['ops.report.view'] });
  const told = await app.call('/api/OpsReport/GetSales', { reqData: { dateFrom: '2026-11-21' } }, blind);
  expect(told.resultData.now).not.toHaveProperty('marginFee');
  expect(JSON.stringify(told.resultData)).not.toContain('uncosted');
});

test('a category opens to those below it; other days have nothing', async () => {
  const [first] = (await ask('/api/OpsReport/GetTable', { by: 'category' })).resultData;
  const empty = { dateFrom: '2026-10-01', dateTo: '2026-10-31' };
  expect((await ask('/api/OpsReport/GetTable', { by: 'category', ...empty })).resultData).toEqual([]);
  const inside = await ask('/api/OpsReport/GetTable', { by: 'category', parentKey: first?.key });
  expect(inside.resultData.reduce((sum, row) => sum + row.netFee, 0)).toBe(first?.netFee);
  const grown = await ask('/api/OpsReport/GetTable', { by: 'supplier', dateFrom: '2026-11-22', dateTo: '2026-11-22' });
  expect(grown.resultData[0]).toMatchObject({ beforeFee: expect.any(Number), growthRate: expect.any(Number) });
});

test('delivery, customers and after-sales are told of the days they are of', async () => {
  const days = { dateFrom: '2026-11-21', dateTo: '2026-11-24' };
  const delivery = (await app.call('/api/OpsReport/GetDelivery', { reqData: days }, operator)).resultData;
  expect(delivery.total).toMatchObject({ orderCount: 2, onTimeCount: 1, onTimeRate: 5000 });
  expect(delivery.total.lateNowCount).toBeGreaterThan(0);
  const customers = async (kind: string, reqData: object = days) =>
    (await app.call('/api/OpsReport/GetCustomers', { reqData: { kind, ...reqData } }, operator)).resultData;
  expect(await customers('new')).toMatchObject([{ lastDay: '2026-11-23' }]);
  expect(await customers('lost')).toEqual([]);
  expect(await customers('lost', { dateFrom: '2026-11-25', dateTo: '2026-11-28' })).toHaveLength(1);
  expect((await ask('/api/OpsReport/GetReturns')).resultData).toMatchObject({
    now: { sheetCount: 1 },
    reasons: [{ reason: '协商一致', sheetCount: 1, share: 10_000 }],
  });
});

test('a table leaves as a sheet, which stands in the log', async () => {
  const table = await ask('/api/OpsReport/GetTable', { by: 'supplier' });
  const reqData = { dateFrom: '2026-11-21', dateTo: '2026-11-24', table: 'supplier' };
  const { resultData } = await app.call('/api/OpsReport/Export', { reqData }, operator);
  expect(resultData.rowCount).toBe(table.totalCount);
  const sheet = await readSheet(app, resultData.fileUrl);
  expect(columnOf(sheet, '销售额').map(Number)).toEqual(table.resultData.map((row) => row.netFee / 100));
  for (const one of [
    'days',
    'category',
    'item',
    'delivery',
    'newCustomers',
    'lostCustomers',
    'returns',
    'returnReasons',
  ])
    expect((await app.call('/api/OpsReport/Export', { reqData: { table: one } }, operator)).success, one).toBe(true);
  const log = await app.call('/api/OpsLog/GetPage', { reqData: { area: 'report' } }, operator);
  expect(log.resultData.at(-1)).toMatchObject({ act: '导出报表', subject: '供应商销售' });
});

test('reports are for who may see them, of his own shop', async () => {
  const path = '/api/OpsReport/GetSales';
  expect((await app.call(path, { reqData: {} })).errorCode).toBe(errorCodes.signedOut);
  const clerk = await buildStaff(app, { role: 'orders' });
  const supplier = await buildStaff(app, { role: 'supplierAdmin' });
  for (const call of [clerk, supplier, buyer]) {
    expect((await app.call(path, { reqData: {} }, call)).errorCode).toBe(errorCodes.forbidden);
    const taken = await app.call('/api/OpsReport/Export', { reqData: { table: 'days' } }, call);
    expect(taken.errorCode).toBe(errorCodes.forbidden);
  }
  const abroad = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  expect((await app.call(path, { reqData: { dateFrom: '2026-11-21' } }, abroad)).resultData.now.netFee).toBe(0);
  for (const reqData of [
    { dateFrom: '2026-02-30' },
    { dateFrom: '2026-11-22', dateTo: '2026-11-21' },
    { dateFrom: '2025-01-01', dateTo: '2026-11-21' },
  ])
    expect((await app.call(path, { reqData }, operator)).errorCode).toBe(errorCodes.badInput);
});
