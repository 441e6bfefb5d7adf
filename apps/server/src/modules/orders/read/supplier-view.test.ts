import { payModes, tradePayStates } from '@jicai/domain/orders/order-states.ts';
import { cancelReasons } from '@jicai/domain/orders/cancel-reason.ts';
import { returnReasons, returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import type { Path } from '@jicai/contract/index.ts';
import { randomUUID } from 'node:crypto';
import { and, eq, like } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSku } from '../../../../test/build-goods.ts';
import { deliver, findOrder, submitReturn } from '../../../../test/build-return.ts';
import { buildAddress, buildTrade, payTrade } from '../../../../test/build-trade.ts';
import { inShop } from '../../../../test/in-shop.ts';
import { signIn } from '../../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../../test/test-app.ts';
import { seedAccounts } from '../../../seed/accounts.ts';
import { seedCredit } from '../../../seed/credit.ts';
import { businessCompanyId } from '../../../seed/shop-looks.ts';
import { users } from '../../../db/tables/accounts.ts';
import { orders } from '../../../db/tables/orders.ts';
import { auditRecords } from '../../../db/tables/requests.ts';

const app = useTestApp(async (deps) => {
  await seedAccounts(deps);
  await seedCredit(deps);
});

let buyer: CallOptions = {};
let operator: CallOptions = {};
let supplier: CallOptions = {};
let addressId = '';
let pen = '';
let foreignPen = '';

beforeAll(async () => {
  buyer = { token: await signIn(app, 'buyer') };
  operator = { token: await signIn(app, 'operator') };
  addressId = await buildAddress(app, buyer);
  const made = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 500, stock: 100 });
  pen = made.itemId;
  foreignPen = (await buildSku(app.deps, businessCompanyId, { enterpriseFen: 500, stock: 100 })).itemId;
  await inShop(app, businessCompanyId, (ctx) =>
    ctx.db.update(users).set({ supplierId: made.supplierId }).where(eq(users.accountId, '3007')),
  );
  supplier = { token: await signIn(app, 'supplier') };
});

const printWaybill = (orderNo: string, call: CallOptions) =>
  app.call('/api/OpsOrder/PrintWaybill', { data: { orderNo, requestId: randomUUID() } }, call);

async function placed(itemId = pen, payMode: 1 | 2 = payModes.credit) {
  const trade = await buildTrade(app, { ...buyer, addressId, items: [{ itemId, qty: 4 }], payMode });
  if (payMode === payModes.online) await payTrade(app, trade.tradeNo);
  const orderNo = String(trade.orderNos[0]);
  await inShop(app, businessCompanyId, (ctx) =>
    ctx.db.update(orders).set({ purchaseNo: 'CG-2026-77' }).where(eq(orders.orderNo, orderNo)),
  );
  return orderNo;
}

/** Every field name of an answer, however deep. */
const namesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => [...(Array.isArray(value) ? [] : [name]), ...namesIn(inner)])
    : [];
const secretNames = /fee|price|pay|purchase|received?Fee|tax/i;

describe('what a supplier sees of an order', () => {
  test('neither money, pay mode nor purchase number; the operator sees them', async () => {
    const orderNo = await placed();
    const own = await findOrder(app, orderNo, supplier);
    expect(namesIn(own).filter((name) => secretNames.test(name))).toEqual([]);
    expect(JSON.stringify(own)).not.toContain('CG-2026-77');
    expect(own).toMatchObject({ orderNo, totalQty: 4, lines: [{ itemId: pen, qty: 4, shippedQty: 0 }] });
    expect(await findOrder(app, orderNo, operator)).toMatchObject({
      payMode: payModes.credit,
      purchaseNo: 'CG-2026-77',
      payFee: 3000,
      lines: [{ price: 500, payFee: 3000 }],
      address: { mobile: '13800100002' },
    });
  });

  test('nor can he learn them by filtering or searching', async () => {
    await placed();
    const page = (body: object, call: CallOptions) => app.call('/api/OpsOrder/GetPage', body, call);
    expect((await page({ searchKey: 'CG-2026-77' }, operator)).totalCount).toBeGreaterThan(0);
    expect((await page({ searchKey: 'CG-2026-77' }, supplier)).totalCount).toBe(0);
    for (const reqData of [{ payMode: payModes.credit }, { payState: tradePayStates.owed }]) {
      expect((await page({ reqData }, operator)).success).toBe(true);
      expect(await page({ reqData }, supplier)).toMatchObject({ errorCode: '3' });
    }
  });

  test('a shortage tells him no sum', async () => {
    const orderNo = await placed();
    const order = await findOrder(app, orderNo, supplier);
    const short = (version: number, call: CallOptions) =>
      app.call(
        '/api/OpsOrder/CancelShort',
        {
          data: {
            orderNo,
            orderItemId: order.lines[0]?.orderItemId,
            qty: 1,
            version,
            requestId: randomUUID(),
          },
        },
        call,
      );
    const told = await short(order.version, supplier);
    expect(told.success).toBe(true);
    expect(told.resultData.refundFee).toBeUndefined();
    expect((await short(told.resultData.version, operator)).resultData.refundFee).toBe(750);
  });
});

test('the shop side finds orders by a part of the customer name; wildcards are literal', async () => {
  const orderNo = await placed();
  const { customerName } = await findOrder(app, orderNo, operator);
  const find = async (searchKey: string, call: CallOptions) =>
    (await app.call('/api/OpsOrder/GetPage', { searchKey }, call)).resultData.map((order) => order.orderNo);
  expect(await find(customerName, operator)).toContain(orderNo);
  expect(await find(customerName.slice(1, 4), operator)).toContain(orderNo);
  expect(await find('%_', operator)).toEqual([]);
  const foreignNo = await placed(foreignPen);
  expect(await find(customerName, operator)).toContain(foreignNo);
  expect(await find(customerName, supplier)).not.toContain(foreignNo);
  // To a buyer it says nothing: all orders he sees are of his own customer.
  const own = await app.call('/api/ShopOrder/GetPage', { searchKey: customerName }, buyer);
  expect(own.totalCount).toBe(0);
});

describe('the waybill', () => {
  test('only its print tells the full mobile, and each print is recorded', async () => {
    const orderNo = await placed();
    expect((await findOrder(app, orderNo, supplier)).address.mobile).toBe('138****0002');
    const printed = await printWaybill(orderNo, supplier);
    expect(printed.resultData).toMatchObject({
      orderNo,
      receiver: '陈思远',
      mobile: '13800100002',
      address: '新桥镇莘砖公路518号28幢',
    });
    expect(printed.resultData.printTime).toMatch(/^2026-/);
    const after = await findOrder(app, orderNo, supplier);
    expect(after).toMatchObject({ waybillPrintTime: printed.resultData.printTime, address: { mobile: '138****0002' } });
    await printWaybill(orderNo, supplier);
    const rows = await inShop(app, businessCompanyId, (ctx) =>
      ctx.db
        .select({ actorName: auditRecords.actorName, after: auditRecords.after })
        .from(auditRecords)
        .where(and(eq(auditRecords.companyId, businessCompanyId), like(auditRecords.subject, `waybill ${orderNo}`))),
    );
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('13800100002');
  });

  test('not before the order is to be shipped, nor after it has ended', async () => {
    const trade = await buildTrade(app, { ...buyer, addressId, items: [{ itemId: pen, qty: 1 }] });
    const orderNo = String(trade.orderNos[0]);
    expect(await printWaybill(orderNo, supplier)).toMatchObject({ errorCode: '3001' });
    await payTrade(app, trade.tradeNo);
    expect((await printWaybill(orderNo, supplier)).success).toBe(true);
    const { version } = await findOrder(app, orderNo, operator);
    await app.call(
      '/api/ShopOrder/ApplyCancel',
      { data: { orderNo, reasonCode: cancelReasons.notWanted, version, requestId: randomUUID() } },
      buyer,
    );
    expect(await printWaybill(orderNo, supplier)).toMatchObject({ errorCode: '3001' });
  });

  test('not for visitors, buyers, other suppliers and other shops', async () => {
    const orderNo = await placed(foreignPen);
    expect(await printWaybill(orderNo, {})).toMatchObject({ errorCode: '2' });
    expect(await printWaybill(orderNo, buyer)).toMatchObject({ errorCode: '3' });
    expect(await printWaybill(orderNo, supplier)).toMatchObject({ errorCode: '5' });
    const other = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
    expect(await printWaybill(orderNo, other)).toMatchObject({ errorCode: '5' });
    expect((await printWaybill(orderNo, operator)).success).toBe(true);
  });
});

describe('what a supplier sees of after-sales', () => {
  async function sheetOf(more: Record<string, unknown> = {}) {
    const orderNo = await placed();
    const order = await findOrder(app, orderNo, operator);
    return submitReturn(app, order, buyer, {
      returnType: returnTypes.refundOnly,
      reasonCode: returnReasons.outOfStock,
      ...more,
    });
  }
  const model = (returnNo: string, call: CallOptions) =>
    app.call('/api/OpsReturn/GetModel', { data: { returnNo } }, call);

  test('no money, and the mobile masked', async () => {
    const { returnNo, version } = await sheetOf();
    const page = await app.call('/api/OpsReturn/GetPage', { searchKey: returnNo }, supplier);
    expect(namesIn(page.resultData).filter((name) => secretNames.test(name))).toEqual([]);
    const sheet = (await model(returnNo, supplier)).resultData;
    expect(namesIn(sheet).filter((name) => secretNames.test(name))).toEqual([]);
    expect(sheet.contactMobile).toBe('138****0002');
    expect((await model(returnNo, operator)).resultData).toMatchObject({
      contactMobile: '13800100002',
      applyFee: 750,
      items: [{ price: 500 }],
    });
    const audit = (data: object) =>
      app.call('/api/OpsReturn/Audit', { data: { returnNo, version, requestId: randomUUID(), ...data } }, supplier);
    // Less than was asked is the operator's to say: whoever may guess sums learns the price.
    expect(await audit({ isAgree: true, agreeFee: 100, remark: '少退一些给客户' })).toMatchObject({ errorCode: '3' });
    expect((await audit({ isAgree: true })).success).toBe(true);
    const paid = (await model(returnNo, supplier)).resultData;
    expect(namesIn(paid).filter((name) => secretNames.test(name))).toEqual([]);
    expect(JSON.stringify(paid)).not.toContain('账期');
  });

  test('the waybill of an exchange tells the mobile while it is to be sent', async () => {
    const orderNo = await placed();
    const order = await deliver(app, orderNo, { shop: operator, buyer });
    const { returnNo } = await submitReturn(app, order, buyer, { returnType: returnTypes.exchange });
    const print = (call: CallOptions) =>
      app.call('/api/OpsReturn/PrintWaybill', { data: { returnNo, requestId: randomUUID() } }, call);
    expect(await print(supplier)).toMatchObject({ errorCode: '3001' });
    const act = async (path: Path, data: object, call: CallOptions) => {
      const { version } = (await model(returnNo, operator)).resultData;
      expect(
        await app.call(path, { data: { returnNo, version, requestId: randomUUID(), ...data } }, call),
      ).toMatchObject({ success: true });
    };
    await app.call(
      '/api/OpsReturn/SaveAddress',
      {
        data: {
          supplierId: order.supplierId,
          receiver: '仓库',
          mobile: '13800100009',
          areaCode: '310117',
          address: '新桥镇莘砖公路518号',
          isDefault: true,
          requestId: randomUUID(),
        },
      },
      operator,
    );
    await act('/api/OpsReturn/Audit', { isAgree: true }, supplier);
    await act('/api/ShopReturn/SubmitLogistics', { logisticsCode: 'shunfeng', logisticsNo: 'SF1234567890' }, buyer);
    const items = [{ orderItemId: order.lines[0]?.orderItemId, goodQty: 1, badQty: 0 }];
    await act('/api/OpsReturn/Receive', { items }, supplier);
    expect((await print(supplier)).resultData).toMatchObject({ orderNo, receiver: '陈思远', mobile: '13800100002' });
    expect((await model(returnNo, supplier)).resultData.contactMobile).toBe('138****0002');
    expect(await print({})).toMatchObject({ errorCode: '2' });
    expect(await print(buyer)).toMatchObject({ errorCode: '3' });
    const other = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
    expect(await print(other)).toMatchObject({ errorCode: '5' });
  });
});
