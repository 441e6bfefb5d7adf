import { titleTypes } from '@jicai/domain/invoices/invoice-title-form.ts';
import {
  invoiceKinds,
  invoiceStates,
  orderInvoiceStates,
  redConfirmStates,
} from '@jicai/domain/invoices/invoice-states.ts';
import { returnReasons, returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { receiveStates } from '@jicai/domain/returns/return-rules.ts';
import { returnStates } from '@jicai/domain/returns/return-states.ts';
import { afterSaleStates, orderStates, payModes, tradePayStates } from '@jicai/domain/orders/order-states.ts';
import { refundStates } from '@jicai/domain/payments/payment-states.ts';
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
  uploadPicture,
} from '../../../test/build-return.ts';
import { buildAddress, buildTrade } from '../../../test/build-trade.ts';
import { inShop } from '../../../test/in-shop.ts';
import { brokenInvariants } from '../../../test/invariants.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, useTestApp } from '../../../test/test-app.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
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
  const title = { titleType: titleTypes.company, titleName: '华东精密制造有限公司', taxNo: '91350100M000100Y43' };
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

describe('invoices', () => {
  const readInvoice = async (invoiceReqNo: string) =>
    (await app.call('/api/ShopInvoice/GetModel', { data: { invoiceReqNo } }, buyer)).resultData;
  async function invoiced(order: ShopOrder, invoiceKind: '81' | '82' = invoiceKinds.special) {
    const input = { invoiceKind, receiveEmail: 'finance@example.cn', titleId, orderNos: [order.orderNo] };
    const { resultData } = await command('/api/ShopInvoice/Submit', input, buyer);
    await pass(61);
    await pass(7);
    const invoice = await readInvoice(resultData.invoiceReqNo);
    expect(invoice.invoiceState).toBe(invoiceStates.issued);
    return invoice;
  }
  const delivered = async (qty = 2) => deliver(app, (await paid(qty)).orderNo, { shop, buyer });
  const refundOnly = {
    returnType: returnTypes.refundOnly,
    reasonCode: returnReasons.agreed,
    receiveState: receiveStates.received,
  };
  /** Until the platform has said what became of a red letter. */
  const wait = async () => {
    for (const seconds of [1, 7, 11, 31, 61]) await pass(seconds);
  };

  test('the refund of a special one waits for the red letter, which is asked for and begins it by itself', async () => {
    const order = await delivered();
    const invoice = await invoiced(order);
    const { returnNo } = await submitReturn(app, order, buyer, refundOnly);
    expect((await agree(returnNo)).resultData).toMatchObject({ returnState: returnStates.awaitingRefund });
    await pass(1);
    await pass(7);
    expect(await sheet(returnNo)).toMatchObject({ returnState: returnStates.awaitingRefund, isAwaitingRed: true });
    expect((await sheet(returnNo)).refund).toBeUndefined();
    const asked = await readInvoice(invoice.invoiceReqNo);
    expect(asked).toMatchObject({
      invoiceState: invoiceStates.confirmingRed,
      reds: [{ confirmState: redConfirmStates.awaitingBuyer, reason: '04', amountFee: 5000 }],
    });
    await command('/api/ShopInvoice/ConfirmRed', { confirmNo: asked.reds[0]?.confirmNo, isAgree: true }, buyer);
    await wait();
    expect(await sheet(returnNo)).toMatchObject({
      returnState: returnStates.completed,
      isAwaitingRed: false,
      refundFee: 5000,
    });
    expect(await orderNow(order)).toMatchObject({ payState: tradePayStates.partlyRefunded, refundedFee: 5000 });
    const after = await readInvoice(invoice.invoiceReqNo);
    expect(after).toMatchObject({ invoiceState: invoiceStates.partlyRed, redFee: 5000 });
    expect(after.reds).toHaveLength(1);
  });

  test('one that the buyer denies is not asked for again by itself; the operator can', async () => {
    const order = await delivered();
    const invoice = await invoiced(order);
    const { returnNo } = await submitReturn(app, order, buyer, refundOnly);
    await agree(returnNo);
    await pass(1);
    await pass(7);
    const [red] = (await readInvoice(invoice.invoiceReqNo)).reds;
    await command('/api/ShopInvoice/ConfirmRed', { confirmNo: red?.confirmNo, isAgree: false }, buyer);
    await wait();
    const denied = await readInvoice(invoice.invoiceReqNo);
    expect(denied).toMatchObject({ invoiceState: invoiceStates.issued, redFee: 0 });
    expect(denied.reds).toHaveLength(1);
    expect(await sheet(returnNo)).toMatchObject({ returnState: returnStates.awaitingRefund, isAwaitingRed: true });
    const lines = [{ lineNo: 1, qty: 1 }];
    const again = { invoiceReqNo: invoice.invoiceReqNo, version: denied.version, reason: '02', lines };
    expect(await command('/api/OpsInvoice/ApplyRed', again)).toMatchObject({ success: true });
  });

  test('what goes back of an ordinary one is red-lettered when it is paid, goods and freight to the fen', async () => {
    const order = await delivered(1);
    const freight = order.lines[0]?.freightFee ?? 0;
    expect(freight).toBeGreaterThan(0);
    const invoice = await invoiced(order, '82');
    // The seller's fault: freight comes back too.
    const images = [await uploadPicture(app, buyer)];
    const wrong = { ...refundOnly, reasonCode: returnReasons.quality, remark: '箱体破裂，纸张受潮', images };
    const { returnNo } = await submitReturn(app, order, buyer, wrong);
    await agree(returnNo);
    await wait();
    expect(await sheet(returnNo)).toMatchObject({ returnState: returnStates.completed, refundFee: 5000 + freight });
    const after = await readInvoice(invoice.invoiceReqNo);
    expect(after).toMatchObject({ invoiceState: invoiceStates.red, redFee: 5000 + freight });
    expect(after.reds).toMatchObject([{ confirmState: redConfirmStates.notNeeded }]);
    expect(await orderNow(order)).toMatchObject({ invoiceState: orderInvoiceStates.red });
  });

  test('several returns of one order take what is theirs, and the rest stays on paper', async () => {
    const order = await delivered(3);
    const invoice = await invoiced(order, '82');
    for (const expected of [5000, 10_000]) {
      const { returnNo } = await submitReturn(app, order, buyer, refundOnly);
      await agree(returnNo);
      await wait();
      expect(await readInvoice(invoice.invoiceReqNo)).toMatchObject({
        invoiceState: invoiceStates.partlyRed,
        redFee: expected,
      });
    }
    const due = await app.call('/api/OpsInvoice/GetPage', { reqData: { needsRed: true } }, shop);
    expect(due.resultData.filter((row) => row.invoiceReqNo === invoice.invoiceReqNo)).toEqual([]);
  });

  test('an order that is invoiced in part is invoiced in full once all the rest of it is paid back', async () => {
    const order = await delivered(3);
    const items = [{ orderItemId: order.lines[0]?.orderItemId, qty: 1 }];
    const input = {
      invoiceKind: invoiceKinds.ordinary,
      receiveEmail: 'finance@example.cn',
      titleId,
      orderNos: [order.orderNo],
      items,
    };
    expect(await command('/api/ShopInvoice/Submit', input, buyer)).toMatchObject({ success: true });
    await pass(61);
    await pass(7);
    expect(await orderNow(order)).toMatchObject({ invoiceState: orderInvoiceStates.partlyIssued });
    // One of the two that are on no invoice: the other still is to be invoiced.
    for (const expected of [2, 3]) {
      const images = [await uploadPicture(app, buyer)];
      const fault = { ...refundOnly, reasonCode: returnReasons.quality, remark: '箱体破裂，纸张受潮', images };
      const { returnNo } = await submitReturn(app, order, buyer, fault);
      await agree(returnNo);
      await wait();
      expect(await sheet(returnNo)).toMatchObject({ returnState: returnStates.completed });
      expect(await orderNow(order)).toMatchObject({ invoiceState: expected });
    }
  });

  test('an invoice that is just being issued is asked for again when it is there', async () => {
    const order = await delivered();
    const input = {
      invoiceKind: invoiceKinds.ordinary,
      receiveEmail: 'finance@example.cn',
      titleId,
      orderNos: [order.orderNo],
    };
    const { invoiceReqNo } = (await command('/api/ShopInvoice/Submit', input, buyer)).resultData;
    const { returnNo } = await submitReturn(app, order, buyer, refundOnly);
    await agree(returnNo);
    await runDue(app);
    expect(await sheet(returnNo)).toMatchObject({ returnState: returnStates.completed });
    await pass(61);
    await pass(7);
    expect(await readInvoice(invoiceReqNo)).toMatchObject({ invoiceState: invoiceStates.issued });
    await pass(3600);
    await wait();
    expect(await readInvoice(invoiceReqNo)).toMatchObject({ invoiceState: invoiceStates.partlyRed, redFee: 5000 });
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
    expect(await sheet(returnNo)).toMatchObject({ returnState: returnStates.completed });
    await setOption(true);
  });
});

test('money of a bank transfer goes back by bank: the sheet is done when the operator has paid it', async () => {
  const { tradeNo, orderNos, payFee } = await buildTrade(app, {
    ...buyer,
    addressId,
    payMode: payModes.transfer,
    items: [{ itemId, qty: 2 }],
  });
  await command('/api/OpsOrder/ConfirmTransfer', {
    tradeNo,
    receivedFee: payFee,
    bankSerialNo: 'BANK-R1',
    version: 1,
  });
  const order = await deliver(app, String(orderNos[0]), { shop, buyer });
  const { returnNo } = await submitReturn(app, order, buyer, {
    returnType: returnTypes.refundOnly,
    receiveState: receiveStates.received,
  });
  await agree(returnNo);
  await runDue(app);
  const waiting = await sheet(returnNo);
  expect(waiting).toMatchObject({
    returnState: returnStates.awaitingRefund,
    refund: { refundState: refundStates.waiting, way: '对公转账退回付款账户' },
  });
  await command('/api/OpsPay/RecordManualRefund', { refundNo: waiting.refund?.refundNo, voucher: 'B-77' });
  await runDue(app);
  expect(await sheet(returnNo)).toMatchObject({
    returnState: returnStates.completed,
    refund: { refundState: refundStates.succeeded },
  });
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
      returnType: returnTypes.refundOnly,
      returnState: returnStates.awaitingAudit,
      applyFee: order.payFee,
      items: [{ qty: 2, basis: 'transit' }],
    });
    await agree(String(made?.returnNo));
    await runDue(app);
    expect(await orderNow(order)).toMatchObject({
      orderState: orderStates.closed,
      payState: tradePayStates.refunded,
      afterSaleState: afterSaleStates.settled,
    });
    const [stock] = await rowsOf(app, 'select on_hand, reserved from stock_rows where item_id = $1', [itemId]);
    expect(stock).toEqual({ on_hand: 50, reserved: 0 });
  });

  test('not for what the buyer has asked for himself', async () => {
    const order = await paid(2);
    const parcelId = await shipSome(app, order.orderNo, shop);
    const item = { orderItemId: order.lines[0]?.orderItemId, qty: 2 };
    await submitReturn(app, order, buyer, {
      returnType: returnTypes.refundOnly,
      reasonCode: returnReasons.notReceived,
      items: [item],
    });
    await cameBack(parcelId);
    expect(await sheetsOf(order)).toHaveLength(1);
  });
});
