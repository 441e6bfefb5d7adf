import { payModes } from '@jicai/domain/orders/order-states.ts';
import { orderSheetColumns, supplierSheetColumns } from '@jicai/domain/orders/order-sheet.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSku } from '../../../../test/build-goods.ts';
import { buildStaff } from '../../../../test/build-staff.ts';
import { buildAddress, buildTrade } from '../../../../test/build-trade.ts';
import { findOrder } from '../../../../test/build-return.ts';
import { inShop } from '../../../../test/in-shop.ts';
import { columnOf, readSheet } from '../../../../test/read-sheet.ts';
import { signIn } from '../../../../test/sign-in.ts';
import { takeSheet } from '../../../../test/take-sheet.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../../test/test-app.ts';
import { orders } from '../../../db/tables/orders.ts';
import { auditRecords } from '../../../db/tables/requests.ts';
import { seedAccounts } from '../../../seed/accounts.ts';
import { seedCredit } from '../../../seed/credit.ts';
import { businessCompanyId } from '../../../seed/shop-looks.ts';

const app = useTestApp(async (deps) => {
  await seedAccounts(deps);
  await seedCredit(deps);
});
let buyer: CallOptions = {};
let operator: CallOptions = {};
let supplier: CallOptions = {};
const sku = { pen: '', hat: '' };
let [pens, hats, supplierId] = ['', '', ''];

beforeAll(async () => {
  buyer = { token: await signIn(app, 'buyer') };
  operator = { token: await signIn(app, 'operator') };
  const addressId = await buildAddress(app, buyer);
  const pen = await buildSku(app.deps, businessCompanyId, { itemName: '会签笔', enterpriseFen: 500, stock: 1000 });
  const hat = await buildSku(app.deps, businessCompanyId, { itemName: '安全帽', enterpriseFen: 90_000, stock: 1000 });
  [sku.pen, sku.hat, supplierId] = [pen.itemId, hat.itemId, pen.supplierId];
  supplier = { token: (await buildStaff(app, { role: 'supplierAdmin', supplierId })).token };
  const buy = async (itemId: string) =>
    String(
      (await buildTrade(app, { ...buyer, addressId, items: [{ itemId, qty: 2 }], payMode: payModes.credit }))
        .orderNos[0],
    );
  [pens, hats] = [await buy(sku.pen), await buy(sku.hat)];
  await inShop(app, businessCompanyId, (ctx) =>
    ctx.db
      .update(orders)
      .set({ purchaseNo: 'CG-2026-9' })
      .where(and(eq(orders.companyId, businessCompanyId), eq(orders.orderNo, pens))),
  );
});

const list = async (reqData: object, call = operator) => {
  const answer = await app.call('/api/OpsOrder/GetPage', { reqData, pageSize: 100 }, call);
  return answer.success ? answer.resultData.map(({ orderNo }) => orderNo) : answer.errorCode;
};
const take = (reqData: object, call: CallOptions) => takeSheet(app, '/api/OpsOrder/Export', { reqData }, call);
const options = (kind: string, searchKey: string, call: CallOptions) =>
  app.call('/api/OpsOrder/GetFilterOptions', { reqData: { kind }, searchKey }, call);

describe('filters', () => {
  test('by goods, purchase number, amount, supplier and days, each alone and together', async () => {
    expect(await list({ itemId: sku.pen })).toEqual([pens]);
    expect(await list({ purchaseNo: 'CG-2026-9' })).toEqual([pens]);
    expect(await list({ purchaseNo: 'CG-2026' })).toEqual([]);
    expect(await list({ amountFrom: 180_000 })).toEqual([hats]);
    expect(await list({ amountTo: 179_999 })).toEqual([pens]);
    expect(await list({ supplierId, itemId: sku.hat })).toEqual([]);
    const { createTime } = await findOrder(app, pens, operator);
    const day = createTime.slice(0, 10);
    expect(await list({ dateFrom: day, dateTo: day })).toEqual([hats, pens]);
    expect(await list({ dateTo: '2020-01-01' })).toEqual([]);
  });

  test('a supplier filters by what it is told, and finds its own goods alone', async () => {
    expect(await list({ itemId: sku.pen }, supplier)).toEqual([pens]);
    expect(await list({ itemId: sku.hat }, supplier)).toEqual([]);
    for (const untold of [{ purchaseNo: 'CG-2026-9' }, { salesmanId: '1' }, { amountFrom: 1 }, { amountTo: 1 }])
      expect(await list(untold, supplier), JSON.stringify(untold)).toBe('3');
    expect((await options('item', '安全帽', supplier)).resultData).toEqual([]);
    expect((await options('item', '会签', supplier)).resultData).toMatchObject([{ id: sku.pen }]);
    for (const kind of ['customer', 'supplier']) expect((await options(kind, '', supplier)).errorCode).toBe('3');
    expect((await options('customer', '华东', operator)).resultData.length).toBeGreaterThan(0);
    const retail = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
    expect((await options('item', '会签', retail)).resultData).toEqual([]);
  });
});

describe('order of the list', () => {
  test('by time and by amount, up and down; page after page, by number and by cursor, shows every order once', async () => {
    for (const [sort, isDown, wanted] of [
      ['amount', false, [pens, hats]],
      ['amount', true, [hats, pens]],
      ['time', false, [pens, hats]],
      ['time', true, [hats, pens]],
    ] as const) {
      expect(await list({ sort, isDown }), `${sort} ${isDown}`).toEqual(wanted);
      const day = { dateFrom: '2020-01-01', dateTo: '2099-01-01' };
      expect(await list({ sort, isDown, ...day }), `${sort} ${isDown} of days`).toEqual(wanted);
      const page = (more: object) =>
        app.call('/api/OpsOrder/GetPage', { reqData: { sort, isDown }, pageSize: 1, ...more }, operator);
      const first = await page({});
      const numbered = [first, await page({ pageIndex: 2 })];
      const followed = [first, await page({ cursor: first.nextCursor })];
      for (const pages of [numbered, followed])
        expect(pages.map(({ resultData }) => resultData[0]?.orderNo)).toEqual(wanted);
    }
  });

  test('a supplier does not learn amounts by their order', async () => {
    expect(await list({ sort: 'amount' }, supplier)).toBe('3');
    expect(await list({ sort: 'time' }, supplier)).toEqual([pens]);
    expect(await list({ sort: 'customer' })).toBe('4');
  });
});

describe('export', () => {
  test('what the list finds, recorded; a supplier gets neither money nor what is not its own', async () => {
    const all = await take({ amountFrom: 180_000 }, operator);
    expect(all.resultData.rowCount).toBe(1);
    const sheet = await readSheet(app, all.resultData.fileUrl);
    expect(columnOf(sheet, '订单号')).toEqual([hats]);
    expect(columnOf(sheet, '应付金额')).toEqual([1800]);
    const numbered = await readSheet(app, (await take({ itemId: sku.pen }, operator)).resultData.fileUrl);
    expect(columnOf(numbered, '采购单号')).toEqual(['CG-2026-9']);
    const own = await readSheet(app, (await take({}, supplier)).resultData.fileUrl);
    expect(columnOf(own, '订单号')).toEqual([pens]);
    const titles = (own.getRow(1).values as unknown[]).map(String).join(' ');
    expect(titles).not.toMatch(/价|金额|运费|税|付款|支付|采购单号|成本|优惠|退款/);
    expect((await take({ amountFrom: 1 }, supplier)).errorCode).toBe('3');
    const records = await inShop(app, businessCompanyId, (ctx) =>
      ctx.db.select().from(auditRecords).where(eq(auditRecords.subject, 'papers 订单导出')),
    );
    expect(records.map(({ after }) => (after as { rowCount: number }).rowCount)).toEqual([1, 1, 1]);
  });

  test('the ticked orders alone, in the columns that were chosen and in their usual order; another one is refused', async () => {
    const columns = ['应付金额', '订单号', '客户'];
    const { resultData } = await take({ orderNos: [pens], columns }, operator);
    const sheet = await readSheet(app, resultData.fileUrl);
    expect((sheet.getRow(1).values as unknown[]).slice(1)).toEqual(['客户', '订单号', '应付金额']);
    expect(columnOf(sheet, '订单号')).toEqual([pens]);
    expect((await take({ columns: ['没有的'] }, operator)).errorCode).toBe('4');
    // A supplier names neither money nor orders of others.
    expect((await take({ columns: ['应付金额'] }, supplier)).errorCode).toBe('4');
    expect((await take({ orderNos: [hats] }, supplier)).resultData.rowCount).toBe(0);
    const whole = await readSheet(app, (await take({}, operator)).resultData.fileUrl);
    expect((whole.getRow(1).values as unknown[]).slice(1)).toEqual(orderSheetColumns);
    const told = await readSheet(app, (await take({}, supplier)).resultData.fileUrl);
    expect((told.getRow(1).values as unknown[]).slice(1)).toEqual(supplierSheetColumns);
  });

  test('refused: a role that reads only, a buyer', async () => {
    const reader = await buildStaff(app, { role: 'readOnly' });
    expect((await take({}, { token: reader.token })).errorCode).toBe('3');
    expect((await take({}, buyer)).errorCode).toBe('3');
  });
});

describe('notes', () => {
  const write = (path: '/api/OpsOrder/TellBuyer' | '/api/OpsOrder/AddNote', text: string, call: CallOptions) =>
    app.call(path, { data: { orderNo: pens, text, requestId: randomUUID() } }, call);

  test('the buyer reads what is written to him and is told so, never what is written inside', async () => {
    await write('/api/OpsOrder/AddNote', '内部：等补货', operator);
    const { resultData } = await write('/api/OpsOrder/TellBuyer', '明天补发余下一件', operator);
    expect(resultData.notes).toMatchObject([{ isForBuyer: true }, { isForBuyer: false }]);
    const own = (await app.call('/api/ShopOrder/GetModel', { data: { orderNo: pens } }, buyer)).resultData;
    expect(own.shopNotes.map(({ text }) => text)).toEqual(['明天补发余下一件']);
    expect(JSON.stringify(own)).not.toContain('内部');
    const messages = (await app.call('/api/Message/GetPage', {}, buyer)).resultData;
    expect(JSON.stringify(messages)).toContain(`订单 ${pens}：明天补发余下一件`);
  });

  test('refused: a supplier, a role without it, an order of another shop', async () => {
    expect((await write('/api/OpsOrder/TellBuyer', '你好', supplier)).errorCode).toBe('3');
    const goods = await buildStaff(app, { role: 'goods' });
    expect((await write('/api/OpsOrder/TellBuyer', '你好', { token: goods.token })).errorCode).toBe('3');
    const retail = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
    expect((await write('/api/OpsOrder/TellBuyer', '你好', retail)).errorCode).toBe('5');
  });
});
