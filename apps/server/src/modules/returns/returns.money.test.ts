import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { moneyFaults, rowsOf, runDue } from '../../../test/build-payment.ts';
import {
  buildPaidOrder,
  deliver,
  findOrder,
  type ShopOrder,
  shipSome,
  submitReturn,
} from '../../../test/build-return.ts';
import { buildAddress, buildTrade } from '../../../test/build-trade.ts';
import { inShop } from '../../../test/in-shop.ts';
import { brokenInvariants } from '../../../test/invariants.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, useTestApp } from '../../../test/test-app.ts';
import { businessCompanyId } from '../../db/seed/shop-looks.ts';
import { shopSettings } from '../../db/tables/tenancy.ts';
import { addTimer } from '../../jobs/enqueue.ts';

const app = useTestApp();
const start = new Date('2026-11-21T02:00:00Z');
let buyer: CallOptions = {};
let shop: CallOptions = {};
let finance: CallOptions = {};
let addressId = '';
let itemId = '';
let titleId = '';

beforeAll(async () => {
  [buyer, shop] = [{ token: await signIn(app, 'buyer') }, { token: await signIn(app, 'operator') }];
  finance = { token: await signIn(app, 'finance') };
  addressId = await buildAddress(app, buyer);
  const title = { titleType: 1, titleName: '华东精密制造有限公司', taxNo: '91350100M000100Y43' };
  titleId = (await app.call('/api/CustInvoiceTitle/Add', { data: title }, finance)).resultData.titleId;
});
beforeEach(async () => {
  app.setNow(start);
  ({ itemId } = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 5000, stock: 50 }));
});
afterAll(async () => {
  expect(await moneyFaults(app)).toEqual([]);
  expect(await inShop(app, businessCompanyId, (ctx) => brokenInvariants(ctx.db, businessCompanyId))).toEqual([]);
});

const command = <P extends Parameters<typeof app.call>[0]>(path: P, data: object, call: CallOptions = shop) =>
  app.call(path, { data: { requestId: randomUUID(), ...data } }, call);
const paid = (qty = 2) =>
  buildPaidOrder(app, { ...buyer, operator: shop.token ?? '', addressId, items: [{ itemId, qty }] });
const sheet = async (returnNo: string) =>
  (await app.call('/api/ShopReturn/GetModel', { data: { returnNo } }, buyer)).resultData;
const agree = async (returnNo: string) => {
  const { version } = await sheet(returnNo);
  return command('/api/OpsReturn/Audit', { returnNo, version, isAgree: true });
};
const orderNow = (order: ShopOrder) => findOrder(app, order.orderNo, shop);
const pass = async (seconds: number) => {
  app.setNow(new Date(app.deps.now().getTime() + seconds * 1000));
  await runDue(app);
};

describe('special invoices', () => {
  async function invoiced(order: ShopOrder) {
    const wish = { invoiceKind: '81', receiveEmail: 'finance@example.cn', titleId, orderNos: [order.orderNo] };
    const { resultData } = await command('/api/ShopInvoice/Submit', wish, buyer);
    await pass(61);
    await pass(7);
    const invoice = await app.call(
      '/api/ShopInvoice/GetModel',
      { data: { invoiceReqNo: resultData.invoiceReqNo } },
      buyer,
    );
    expect(invoice.resultData.invoiceState).toBe(30);
    return invoice.resultData;
  }
  const refundOnly = { returnType: 3, reasonCode: 108, receiveState: 2 };

  test('the refund waits until the red letter is issued, and begins by itself then', async () => {
    const placed = await paid();
    const order = await deliver(app, placed.orderNo, { shop, buyer });
    const invoice = await invoiced(order);
    const { returnNo } = await submitReturn(app, order, buyer, refundOnly);
    expect((await agree(returnNo)).resultData).toMatchObject({ returnState: 40 });
    await runDue(app);
    expect(await sheet(returnNo)).toMatchObject({ returnState: 40, isAwaitingRed: true });
    expect((await sheet(returnNo)).refund).toBeUndefined();
    const red = { invoiceReqNo: invoice.invoiceReqNo, version: invoice.version, reason: '02' };
    await command('/api/OpsInvoice/ApplyRed', { ...red, lines: [{ lineNo: 1, qty: 1 }] });
    await pass(1);
    await pass(7);
    const asked = await app.call('/api/ShopInvoice/GetModel', { data: { invoiceReqNo: invoice.invoiceReqNo } }, buyer);
    const [confirmation] = asked.resultData.reds;
    expect(confirmation?.confirmState).toBe('02');
    expect((await sheet(returnNo)).isAwaitingRed).toBe(true);
    await command('/api/ShopInvoice/ConfirmRed', { confirmNo: confirmation?.confirmNo, isAgree: true }, buyer);
    for (const seconds of [7, 11, 31, 61]) await pass(seconds);
    expect(await sheet(returnNo)).toMatchObject({ returnState: 60, isAwaitingRed: false, refundFee: 5000 });
    expect(await orderNow(order)).toMatchObject({ payState: 2, refundedFee: 5000 });
  });

  test('a shop may pay out first', async () => {
    const setOption = (isRedLetterFirst: boolean) =>
      inShop(app, businessCompanyId, (ctx) => ctx.db.update(shopSettings).set({ options: { isRedLetterFirst } }));
    const placed = await paid();
    const order = await deliver(app, placed.orderNo, { shop, buyer });
    await invoiced(order);
    await setOption(false);
    const { returnNo } = await submitReturn(app, order, buyer, refundOnly);
    await agree(returnNo);
    await runDue(app);
    expect(await sheet(returnNo)).toMatchObject({ returnState: 60 });
    await setOption(true);
  });
});

test('money of a bank transfer goes back by bank: the sheet is done when the operator has paid it', async () => {
  const { tradeNo, orderNos, payFee } = await buildTrade(app, {
    ...buyer,
    addressId,
    payMode: 3,
    items: [{ itemId, qty: 2 }],
  });
  await command('/api/OpsOrder/ConfirmTransfer', {
    tradeNo,
    receivedFee: payFee,
    bankSerialNo: 'BANK-R1',
    version: 1,
  });
  const order = await deliver(app, String(orderNos[0]), { shop, buyer });
  const { returnNo } = await submitReturn(app, order, buyer, { returnType: 3, receiveState: 2 });
  await agree(returnNo);
  await runDue(app);
  const waiting = await sheet(returnNo);
  expect(waiting).toMatchObject({ returnState: 40, refund: { refundState: 10, way: '对公转账退回付款账户' } });
  await command('/api/OpsPay/RecordManualRefund', { refundNo: waiting.refund?.refundNo, voucher: 'B-77' });
  await runDue(app);
  expect(await sheet(returnNo)).toMatchObject({ returnState: 60, refund: { refundState: 30 } });
});

describe('a parcel that came back', () => {
  const cameBack = async (parcelId: string) => {
    await rowsOf(app, 'update parcels set state = 50 where id = $1', [parcelId]);
    await inShop(app, businessCompanyId, (ctx) =>
      addTimer(ctx, { kind: 'return.parcel', subject: parcelId, dueAt: ctx.now }),
    );
    await runDue(app);
  };
  const sheetsOf = async (order: ShopOrder) =>
    (await app.call('/api/ShopReturn/GetPage', { reqData: { orderNo: order.orderNo } }, buyer)).resultData;

  test('opens one sheet for its money; when that is paid the goods are on the shelf again', async () => {
    const order = await paid(2);
    const parcelId = await shipSome(app, order.orderNo, shop);
    await cameBack(parcelId);
    await cameBack(parcelId);
    const [made, ...others] = await sheetsOf(order);
    expect(others).toEqual([]);
    expect(made).toMatchObject({
      returnType: 3,
      returnState: 10,
      applyFee: order.payFee,
      items: [{ qty: 2, basis: 'transit' }],
    });
    await agree(String(made?.returnNo));
    await runDue(app);
    expect(await orderNow(order)).toMatchObject({ orderState: 70, payState: 3, afterSaleState: 3 });
    const [stock] = await rowsOf(app, 'select on_hand, reserved from stock_rows where item_id = $1', [itemId]);
    expect(stock).toEqual({ on_hand: 50, reserved: 0 });
  });

  test('not for what the buyer has asked for himself', async () => {
    const order = await paid(2);
    const parcelId = await shipSome(app, order.orderNo, shop);
    const item = { orderItemId: order.lines[0]?.orderItemId, qty: 2 };
    await submitReturn(app, order, buyer, { returnType: 3, reasonCode: 107, items: [item] });
    await cameBack(parcelId);
    expect(await sheetsOf(order)).toHaveLength(1);
  });
});
