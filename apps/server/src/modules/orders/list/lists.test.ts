import { cancelStates, orderStates, payModes, tradePayStates } from '@jicai/domain/orders/order-states.ts';
import { cancelReasons } from '@jicai/domain/orders/cancel-reason.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSku } from '../../../../test/build-goods.ts';
import { buildAddress, buildTrade, payTrade } from '../../../../test/build-trade.ts';
import { ctxOf, inShop } from '../../../../test/in-shop.ts';
import { columnOf, readSheet } from '../../../../test/read-sheet.ts';
import { type DemoAccount, signIn } from '../../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../../test/test-app.ts';
import { seedCredit } from '../../../seed/credit.ts';
import { businessCompanyId } from '../../../seed/shop-looks.ts';
import { items } from '../../../db/tables/goods.ts';
import { orderLines, orders } from '../../../db/tables/orders.ts';
import { withTenant } from '../../../db/with-tenant.ts';
import type { SignedInCtx } from '../../../ctx/ctx.ts';
import { takeExportLock } from './export.store.ts';

const app = useTestApp(async (deps) => {
  await seedCredit(deps);
});
const token = {} as Record<DemoAccount, string>;
const sku = { pen: '', desk: '' };
let addressId = '';

const inBusiness = <T>(run: Parameters<typeof withTenant<T>>[2]) => withTenant(app.deps.db, businessCompanyId, run);
const buy = (as: DemoAccount, payMode: 1 | 2 | 3, itemIds: string[]) =>
  buildTrade(app, {
    token: token[as],
    addressId,
    payMode,
    items: itemIds.map((itemId) => ({ itemId, qty: 2 })),
  });
const page = async (as: DemoAccount, reqData: object) =>
  (await app.call('/api/ShopOrder/GetPage', { reqData, pageSize: 100 }, { token: token[as] })).resultData;
const send = <P extends Parameters<typeof app.call>[0]>(path: P, as: DemoAccount, data: object) =>
  app.call(path, { data: { requestId: randomUUID(), ...data } }, { token: token[as] });

beforeAll(async () => {
  for (const name of ['admin', 'buyer', 'approver', 'finance', 'operator'] as const)
    token[name] = await signIn(app, name);
  sku.pen = (await buildSku(app.deps, businessCompanyId, { stock: 1000, enterpriseFen: 100_000 })).itemId;
  sku.desk = (await buildSku(app.deps, businessCompanyId, { stock: 1000, enterpriseFen: 200_000 })).itemId;
  addressId = await buildAddress(app, { token: token.admin });
  await buildAddress(app, { token: token.buyer });
  addressId = (await app.call('/api/CustAddress/GetList', {}, { token: token.buyer })).resultData[0]!.addressId;
});

describe('ShopOrder/GetFilters', () => {
  const path = '/api/ShopOrder/GetFilters';
  const filters = async (as: DemoAccount, scope: 'my' | 'all') =>
    (await app.call(path, { reqData: { scope } }, { token: token[as] })).resultData;

  test('whole enterprise for the administrator, own branch for an approver, nobody else in the own list', async () => {
    const whole = await filters('admin', 'all');
    expect(whole.orgs.map(({ orgName }) => orgName)).toEqual(['制造一部', '制造二部', '行政采购部', '财务部']);
    expect(whole.users.length).toBeGreaterThanOrEqual(4);
    expect(whole.suppliers.length).toBeGreaterThan(0);
    const branch = await filters('approver', 'all');
    expect(branch.orgs.map(({ orgName }) => orgName)).toEqual(['制造一部']);
    expect(branch.users.map(({ userName }) => userName).toSorted()).toEqual(['吴建国', '陈思远'].toSorted());
    const own = await filters('buyer', 'my');
    expect([own.users, own.orgs]).toEqual([[], []]);
  });

  test('nothing of another tenant', async () => {
    const answer = await app.call(
      path,
      {},
      { token: await signIn(app, 'member', { host: retailHost }), host: retailHost },
    );
    const ids = (await filters('admin', 'all')).suppliers.map(({ supplierId }) => supplierId);
    expect(answer.resultData.suppliers.some(({ supplierId }) => ids.includes(supplierId))).toBe(false);
  });

  test('who may not', async () => {
    expect((await app.call(path)).errorCode).toBe('2');
    expect((await app.call(path, { reqData: { scope: 'all' } }, { token: token.buyer })).errorCode).toBe('3');
    expect((await app.call(path, {}, { token: token.operator })).errorCode).toBe('3');
    expect((await app.call(path, { reqData: { scope: 'x' } }, { token: token.buyer })).errorCode).toBe('4');
  });
});

describe('filters of the list', () => {
  test('a department takes in what is below it, another customer nothing', async () => {
    await buy('buyer', 2, [sku.pen]);
    expect((await page('admin', { scope: 'all', orgId: '2101' })).length).toBeGreaterThan(0);
    expect(await page('admin', { scope: 'all', orgId: '2104' })).toEqual([]);
    await inBusiness((tx) => tx.execute('update org_units set parent_id = 2104 where id = 2101'));
    expect((await page('admin', { scope: 'all', orgId: '2104' })).length).toBeGreaterThan(0);
    await inBusiness((tx) => tx.execute('update org_units set parent_id = 0 where id = 2101'));
  });

  test('by way of paying', async () => {
    await buy('buyer', 3, [sku.pen]);
    const transfers = await page('buyer', { payMode: payModes.transfer });
    expect(transfers.length).toBeGreaterThan(0);
    expect(transfers.every(({ payMode }) => payMode === payModes.transfer)).toBe(true);
  });

  test('cancelled orders, and on the other screen those that wait for consent too', async () => {
    const paid = await buy('buyer', 1, [sku.pen]);
    await payTrade(app, paid.tradeNo);
    const orderNo = paid.orderNos[0]!;
    await inBusiness((tx) => tx.update(orders).set({ isPickLocked: true }).where(eq(orders.orderNo, orderNo)));
    const [order] = await page('buyer', { orderStates: [orderStates.awaitingShipment], payState: tradePayStates.paid });
    const asked = await send('/api/ShopOrder/ApplyCancel', 'buyer', {
      orderNo,
      version: order!.version,
      reasonCode: cancelReasons.notWanted,
    });
    expect(asked.resultData).toMatchObject({
      orderState: orderStates.awaitingShipment,
      cancelState: cancelStates.applied,
    });
    const unpaid = await buy('buyer', 1, [sku.pen]);
    await send('/api/ShopOrder/Cancel', 'buyer', { tradeNo: unpaid.tradeNo, reasonCode: cancelReasons.notWanted });

    const cancelled = (await page('buyer', { screen: 'cancel' })).map((one) => one.orderNo);
    expect(cancelled).toContain(unpaid.orderNos[0]);
    expect(cancelled).not.toContain(orderNo);
    const both = (await page('buyer', { screen: 'cancelReturn' })).map((one) => one.orderNo);
    expect(both).toEqual(expect.arrayContaining([orderNo, unpaid.orderNos[0]]));
  });
});

describe('ShopOrder/Rebuy', () => {
  test('reports what is missing and whose price has changed', async () => {
    const trade = await buy('buyer', 2, [sku.pen, sku.desk]);
    const details = await Promise.all(
      trade.orderNos.map((orderNo) =>
        app.call('/api/ShopOrder/GetModel', { data: { orderNo } }, { token: token.buyer }),
      ),
    );
    const orderOf = (itemId: string) =>
      details.map(({ resultData }) => resultData).find(({ lines }) => lines.some((line) => line.itemId === itemId))!;
    await inBusiness((tx) => tx.update(items).set({ enterpriseFen: 90_000 }).where(eq(items.id, sku.pen)));
    await inBusiness((tx) => tx.update(items).set({ isOnSale: false }).where(eq(items.id, sku.desk)));

    const pens = await send('/api/ShopOrder/Rebuy', 'buyer', { orderNo: orderOf(sku.pen).orderNo });
    expect(pens.resultData.changedList).toMatchObject([{ itemId: sku.pen, oldPrice: 100_000, price: 90_000 }]);
    const desks = await send('/api/ShopOrder/Rebuy', 'buyer', { orderNo: orderOf(sku.desk).orderNo });
    const [missing] = desks.resultData.failList;
    expect(missing).toMatchObject({ itemId: sku.desk, errorCode: '2001' });
    expect(missing?.itemName).not.toBe('');
    await inBusiness((tx) =>
      tx.update(items).set({ isOnSale: true, enterpriseFen: 200_000 }).where(eq(items.id, sku.desk)),
    );
    await inBusiness((tx) => tx.update(items).set({ enterpriseFen: 100_000 }).where(eq(items.id, sku.pen)));
  });
});

describe('ShopOrder/Export', () => {
  const path = '/api/ShopOrder/Export';
  const exported = (as: DemoAccount, reqData: object) => app.call(path, { reqData }, { token: token[as] });

  test('one row a line, money as numbers in yuan, no formulas', async () => {
    const trade = await buy('buyer', 2, [sku.pen]);
    await inBusiness((tx) =>
      tx
        .update(orders)
        .set({ remark: '=HYPERLINK("http://evil.example")' })
        .where(eq(orders.orderNo, trade.orderNos[0]!)),
    );
    const { resultData } = await exported('admin', { scope: 'all', orderStates: [orderStates.awaitingShipment] });
    const sheet = await readSheet(app, resultData.fileUrl);
    expect(sheet.rowCount).toBe(resultData.rowCount + 1);
    const at = columnOf(sheet, '订单号').indexOf(trade.orderNos[0]);
    expect(columnOf(sheet, '应付金额')[at]).toBe(2000);
    expect(columnOf(sheet, '数量')[at]).toBe(2);
    expect(columnOf(sheet, '备注')[at]).toBe('\'=HYPERLINK("http://evil.example")');
    expect(resultData.expireTime > '2026-11-21 10:09:00').toBe(true);
  });

  test('what is left of each line and its tax, freight and discount in columns of their own, as its paper', async () => {
    const odd = (await buildSku(app.deps, businessCompanyId, { enterpriseFen: 2033 })).itemId;
    const build = (qty: number) =>
      buildTrade(app, { token: token.buyer, addressId, payMode: payModes.credit, items: [{ itemId: odd, qty }] });
    const [short, whole] = [String((await build(10)).orderNos[0]), String((await build(3)).orderNos[0])];
    const unpaid = String((await buy('buyer', 1, [odd])).orderNos[0]);
    const read = async (orderNo: string) =>
      (await send('/api/ShopOrder/GetPrint', 'buyer', { orderNos: [orderNo] })).resultData.orders[0]!;
    const before = await read(short);
    const shortage = { orderNo: short, orderItemId: before.lines[0]!.orderItemId, qty: 3, version: before.version };
    expect(await send('/api/OpsOrder/CancelShort', 'operator', shortage)).toMatchObject({ success: true });
    const cancel = { orderNo: unpaid, reasonCode: cancelReasons.notWanted };
    expect(await send('/api/ShopOrder/Cancel', 'buyer', cancel)).toMatchObject({ success: true });

    const { resultData } = await exported('admin', { scope: 'all' });
    const sheet = await readSheet(app, resultData.fileUrl);
    const column = (title: string) => columnOf(sheet, title).map(Number);
    const fenOf = (title: string) => column(title).map((yuan) => Math.round(yuan * 100));
    const [price, qty, goods, netQty, netGoods] = [
      fenOf('单价'),
      column('数量'),
      fenOf('商品金额'),
      column('净数量'),
      fenOf('净商品金额'),
    ];
    const [discount, net, tax, freight, freightTax] = ['净优惠', '净金额', '净税额', '净运费', '运费税额'].map(fenOf);
    expect(price.length).toBeGreaterThan(5);
    for (const [row, fen] of price.entries()) {
      expect(fen * qty[row]!).toBe(goods[row]);
      expect(fen * netQty[row]!).toBe(netGoods[row]);
      expect(netGoods[row]! - discount![row]!).toBe(net![row]);
    }
    const numbers = columnOf(sheet, '订单号');
    for (const orderNo of [short, whole, unpaid]) {
      const rows = [...numbers.keys()].filter((row) => numbers[row] === orderNo);
      const sum = (cells: number[]) => rows.reduce((total, row) => total + cells[row]!, 0);
      const paper = (await read(orderNo)).net;
      expect(sum(netQty)).toBe(paper.qty);
      expect(sum(net!) + sum(freight!)).toBe(paper.payFee);
      expect(sum(tax!) + sum(freightTax!)).toBe(paper.taxFee);
    }
    expect((await read(short)).net).toMatchObject({ qty: 7, goodsFee: 14_231 });
    expect((await read(unpaid)).net).toMatchObject({ qty: 0, payFee: 0, taxFee: 0 });
  });

  test('only what the list shows', async () => {
    const { resultData } = await exported('finance', { scope: 'all', payMode: payModes.transfer });
    const modes = columnOf(await readSheet(app, resultData.fileUrl), '支付方式');
    expect(new Set(modes)).toEqual(new Set(['对公转账']));
  });

  test('one at a time', async () => {
    await inShop(app, businessCompanyId, async (ctx) => {
      const busy = ctxOf(ctx, { accountId: '3001' }) as SignedInCtx;
      expect(await takeExportLock(busy)).toBe(true);
      // A row tells it, which holds behind any pooler and on any node.
      const advisory = `select count(*)::int as held from pg_locks where locktype = 'advisory'
        and database = (select oid from pg_database where datname = current_database())`;
      expect((await ctx.db.execute(advisory)).rows).toEqual([{ held: 0 }]);
      expect((await exported('admin', { scope: 'all' })).errorCode).toBe('7');
      expect((await exported('finance', { scope: 'all' })).success).toBe(true);
    });
    expect((await exported('admin', { scope: 'all' })).success).toBe(true);
  });

  test('of two first ones at once, one waits for the other', async () => {
    await app.deps.db.pool.query('delete from export_locks');
    const { second, isBusy } = await inShop(app, businessCompanyId, async (ctx) => {
      const first = ctxOf(ctx, { accountId: '3001' }) as SignedInCtx;
      expect(await takeExportLock(first)).toBe(true);
      const waiting = exported('admin', { scope: 'all' });
      return { second: waiting, isBusy: await Promise.race([waiting.then(() => false), sleep(300).then(() => true)]) };
    });
    expect(isBusy).toBe(true);
    expect((await second).success).toBe(true);
  });

  test('more than 5,000 rows are refused', async () => {
    const [row] = await inBusiness((tx) => tx.select().from(orderLines).limit(1));
    await inBusiness((tx) =>
      tx
        .insert(orderLines)
        .values(Array.from({ length: 1000 }, (_, at) => ({ ...row!, id: String(900_000 + at), lineNo: 100 + at }))),
    );
    for (const from of [1000, 2000, 3000, 4000, 5000]) {
      await inBusiness((tx) =>
        tx.insert(orderLines).values(
          Array.from({ length: 1000 }, (_, at) => ({
            ...row!,
            id: String(900_000 + from + at),
            lineNo: 100 + from + at,
          })),
        ),
      );
    }
    expect(await exported('admin', { scope: 'all' })).toMatchObject({ errorCode: '4', resultData: null });
    await inBusiness((tx) => tx.execute('delete from order_lines where line_no >= 100'));
  });

  test('who may not', async () => {
    expect((await app.call(path)).errorCode).toBe('2');
    expect((await exported('buyer', {})).errorCode).toBe('3');
    expect((await exported('approver', { scope: 'all' })).errorCode).toBe('3');
    expect((await exported('admin', { orderStates: 'x' })).errorCode).toBe('4');
  });
});
