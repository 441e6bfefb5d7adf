import { cancelReasons } from '@jicai/domain/orders/cancel-reason.ts';
import { payModes } from '@jicai/domain/orders/order-states.ts';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSku } from '../../../../test/build-goods.ts';
import { buildStaff } from '../../../../test/build-staff.ts';
import { buildAddress, buildTrade } from '../../../../test/build-trade.ts';
import { findOrder } from '../../../../test/build-return.ts';
import { inShop } from '../../../../test/in-shop.ts';
import { textOfPdf } from '../../../../test/read-pdf.ts';
import { columnOf, readSheet } from '../../../../test/read-sheet.ts';
import { signIn } from '../../../../test/sign-in.ts';
import { businessHost, type CallOptions, retailHost, useTestApp } from '../../../../test/test-app.ts';
import { items } from '../../../db/tables/goods.ts';
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
let addressId = '';
const sku = { pen: '', hat: '' };
let supplierId = '';

beforeAll(async () => {
  buyer = { token: await signIn(app, 'buyer') };
  operator = { token: await signIn(app, 'operator') };
  addressId = await buildAddress(app, buyer);
  const pen = await buildSku(app.deps, businessCompanyId, { itemName: '会签笔', enterpriseFen: 500, stock: 1000 });
  sku.pen = pen.itemId;
  supplierId = pen.supplierId;
  const hat = await buildSku(app.deps, businessCompanyId, { itemName: '安全帽', enterpriseFen: 700, stock: 1000 });
  sku.hat = hat.itemId;
  supplier = { token: (await buildStaff(app, { role: 'supplierAdmin', supplierId })).token };
});

const placed = async (itemId: string, qty: number) => {
  const trade = await buildTrade(app, { ...buyer, addressId, items: [{ itemId, qty }], payMode: payModes.credit });
  return String(trade.orderNos[0]);
};
const place = (itemId: string, text: string) =>
  app.call('/api/OpsStock/SetPlace', { data: { itemId, place: text, version: 0, requestId: randomUUID() } }, operator);
const fileOf = async (fileUrl: string) =>
  (await app.fastify.inject({ method: 'GET', url: fileUrl, headers: { host: businessHost } })).rawPayload;
const picking = (orderNos: string[], call: CallOptions, fileType = 'xlsx') =>
  app.call('/api/OpsOrder/ExportPicking', { data: { orderNos, fileType } }, call);
const labels = (orderNos: string[], call: CallOptions, parcelId?: string) =>
  app.call('/api/OpsOrder/ExportLabels', { data: { orderNos, parcelId, requestId: randomUUID() } }, call);
const delivery = (orderNos: string[], call: CallOptions, more: object = {}) =>
  app.call('/api/OpsOrder/ExportDelivery', { data: { orderNos, ...more } }, call);

async function ship(orderNo: string, qty: number, logisticsNo: string): Promise<string> {
  const { version, lines } = await findOrder(app, orderNo, operator);
  const items = [{ orderItemId: lines[0]?.orderItemId, qty }];
  const carrier = { logisticsCode: 'shunfeng', logisticsNo };
  const data = { orderNo, version, ...carrier, items, requestId: randomUUID() };
  return (await app.call('/api/OpsOrder/Ship', { data }, operator)).resultData.parcelId;
}

describe('拣货单', () => {
  test('what orders have still to ship, summed by item in the order of the shelves; what waits for nothing is told', async () => {
    await place(sku.pen, 'B-10');
    await place(sku.hat, 'B-2');
    const [first, second, hats] = [await placed(sku.pen, 4), await placed(sku.pen, 6), await placed(sku.hat, 3)];
    await ship(first, 1, 'SF1402886400001');
    const gone = await placed(sku.pen, 2);
    await ship(gone, 2, 'SF1402886400002');
    const { resultData } = await picking([first, second, hats, gone], operator);
    expect(resultData.skipped).toEqual([{ orderNo: gone, reason: '订单待收货，不能发货' }]);
    expect(resultData.rowCount).toBe(2);
    const sheet = await readSheet(app, resultData.fileUrl);
    const rows = columnOf(sheet, '商品名称').map((name, at) => ({
      name: (name as string).slice(0, 3),
      place: columnOf(sheet, '库位')[at],
      qty: columnOf(sheet, '数量')[at],
    }));
    expect(rows).toContainEqual({ name: '会签笔', place: 'B-10', qty: 9 });
    expect(rows).toContainEqual({ name: '安全帽', place: 'B-2', qty: 3 });
    expect(columnOf(sheet, '分拣')).toContain(`${first} × 3；${second} × 6`);
    const pdf = await picking([first, second], operator, 'pdf');
    const words = textOfPdf(await fileOf(pdf.resultData.fileUrl));
    for (const word of ['拣货单', 'B-10', '会签笔', first, second]) expect(words).toContain(word);
  });

  test('refused: orders of another supplier or shop, a hundred and one, none that has anything to fetch', async () => {
    const [own, foreign] = [await placed(sku.pen, 1), await placed(sku.hat, 1)];
    expect((await picking([own], supplier)).success).toBe(true);
    const sheet = await readSheet(app, (await picking([own], supplier)).resultData.fileUrl);
    expect(sheet.getSheetValues().flat()).not.toContain('供应商');
    expect((await picking([own, foreign], supplier)).errorCode).toBe('5');
    const retail = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
    expect((await picking([own], retail)).errorCode).toBe('5');
    const many = Array.from({ length: 101 }, () => own);
    expect(await picking(many, operator)).toMatchObject({
      errorCode: '4',
      errorMsg: '一次最多打印100个订单，请分批打印',
    });
    await ship(own, 1, 'SF1402886400003');
    expect((await picking([own], operator)).errorMsg).toBe(`没有可打印的内容：${own} 订单待收货，不能发货`);
  });
});

describe('送货单', () => {
  test('a page for each parcel, with prices for an operator who wants them, never for a supplier', async () => {
    const orderNo = await placed(sku.pen, 5);
    const parcelId = await ship(orderNo, 2, 'SF1402886400004');
    await ship(orderNo, 3, 'SF1402886400005');
    const plain = textOfPdf(await fileOf((await delivery([orderNo], supplier)).resultData.fileUrl));
    for (const word of ['送货单', orderNo, '会签笔', 'SF1402886400004', 'SF1402886400005', '138****0002'])
      expect(plain).toContain(word);
    for (const word of ['含税单价', '5.00', '13800100002']) expect(plain).not.toContain(word);
    expect((await delivery([orderNo], supplier, { withPrices: true })).errorCode).toBe('3');
    const one = await delivery([orderNo], operator, { withPrices: true, parcelId });
    expect(one.resultData.rowCount).toBe(1);
    const priced = textOfPdf(await fileOf(one.resultData.fileUrl));
    for (const word of ['含税单价', '5.00', '10.00', 'SF1402886400004']) expect(priced).toContain(word);
    expect(priced).not.toContain('SF1402886400005');
  });

  test('refused: another supplier, and an order of which nothing has left', async () => {
    const orderNo = await placed(sku.hat, 1);
    expect((await delivery([orderNo], supplier)).errorCode).toBe('5');
    expect((await delivery([orderNo], operator)).errorMsg).toBe(`没有可打印的内容：${orderNo} 还没有发出包裹`);
  });
});

describe('面单', () => {
  test('one for each order in one file, each marked and recorded; a parcel carries the number of its carrier', async () => {
    const [first, second] = [await placed(sku.pen, 1), await placed(sku.pen, 2)];
    const { resultData } = await labels([first, second], supplier);
    expect(resultData.rowCount).toBe(2);
    const words = textOfPdf(await fileOf(resultData.fileUrl));
    for (const word of [first, second, '13800100002', '莘砖公路']) expect(words).toContain(word);
    expect((await findOrder(app, first, operator)).waybillPrintTime).toBeTruthy();
    const records = await inShop(app, businessCompanyId, (ctx) =>
      ctx.db
        .select()
        .from(auditRecords)
        .where(eq(auditRecords.subject, `waybill ${second}`)),
    );
    expect(records).toHaveLength(1);
    expect(JSON.stringify(records)).not.toContain('13800100002');
    const parcelId = await ship(second, 1, 'SF1402886400006');
    const own = textOfPdf(await fileOf((await labels([second], operator, parcelId)).resultData.fileUrl));
    expect(own).toContain('SF1402886400006');
    expect((await labels([first], operator, parcelId)).errorCode).toBe('5');
  });

  test('refused: another supplier, a role that does not ship, an order that has ended', async () => {
    const foreign = await placed(sku.hat, 1);
    expect((await labels([foreign], supplier)).errorCode).toBe('5');
    const reader = await buildStaff(app, { role: 'readOnly' });
    expect((await labels([foreign], { token: reader.token })).errorCode).toBe('3');
    const { version } = await findOrder(app, foreign, operator);
    const cancel = { orderNo: foreign, version, reasonCode: cancelReasons.notWanted, requestId: randomUUID() };
    expect((await app.call('/api/ShopOrder/ApplyCancel', { data: cancel }, buyer)).success).toBe(true);
    const ended = await labels([foreign], operator);
    expect(ended.errorMsg).toBe(`没有可打印的内容：${foreign} 订单已取消，不能打印面单`);
    expect((await findOrder(app, foreign, operator)).waybillPrintTime).toBeUndefined();
  });
});

test('what a unit held when it was bought stands on the order and its papers, whatever the goods say later', async () => {
  const pack = await buildSku(app.deps, businessCompanyId, {
    itemName: '成盒的笔',
    supplierId,
    pieceQty: 12,
    pieceName: '支',
    stock: 100,
  });
  const orderNo = await placed(pack.itemId, 5);
  await inShop(app, businessCompanyId, (ctx) =>
    ctx.db.update(items).set({ pieceQty: 10 }).where(eq(items.id, pack.itemId)),
  );
  const said = { pieceQty: 12, pieceName: '支' };
  const own = await app.call('/api/ShopOrder/GetModel', { data: { orderNo } }, buyer);
  expect(own.resultData.lines).toMatchObject([said]);
  for (const call of [operator, supplier]) expect((await findOrder(app, orderNo, call)).lines).toMatchObject([said]);
  const picked = await readSheet(app, (await picking([orderNo], supplier)).resultData.fileUrl);
  expect(columnOf(picked, '折合')).toEqual(['共 60 支']);
  await ship(orderNo, 2, 'SF1402886400044');
  const paper = await delivery([orderNo], operator);
  expect(textOfPdf(await fileOf(paper.resultData.fileUrl))).toContain('共 24 支');
  // Of what holds none, nothing is said.
  expect((await findOrder(app, await placed(sku.pen, 1), operator)).lines[0]).not.toHaveProperty('pieceQty');
});
