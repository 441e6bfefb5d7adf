import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { payModes } from '@jicai/domain/orders/order-states.ts';
import { payStates, transferStates } from '@jicai/domain/payments/payment-states.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { placeTrade, requestId, startPayment } from '../../../test/build-payment.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { inShop } from '../../../test/in-shop.ts';
import { columnOf, readSheet } from '../../../test/read-sheet.ts';
import { signIn } from '../../../test/sign-in.ts';
import { takeSheet } from '../../../test/take-sheet.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { payments } from '../../db/tables/payments.ts';
import { seedMerchants } from '../../seed/merchants.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';

const app = useTestApp(seedMerchants);
let buyer = '';
let operator: CallOptions = {};

const page = (searchKey: string, reqData: object = {}) =>
  app.call('/api/OpsPay/GetPage', { searchKey, reqData }, operator);

beforeAll(async () => {
  buyer = await signIn(app, 'buyer');
  operator = { token: await signIn(app, 'operator') };
});

test('an attempt is found by its own number and by that of its trade; the trade shows all of them', async () => {
  const trade = await placeTrade(app, buyer);
  await startPayment(app, buyer, trade.tradeNo, 'WECHAT');
  await startPayment(app, buyer, trade.tradeNo, 'ALIPAY');
  const found = (await page(trade.tradeNo)).resultData;
  expect(found.map((row) => row.channel).toSorted()).toEqual(['ALIPAY', 'WECHAT']);
  expect(found.every((row) => row.amountFee === trade.payFen && row.payState === payStates.paying)).toBe(true);
  const [first] = found;
  expect((await page(first?.payNo ?? '')).resultData).toEqual([first]);
  expect((await page(trade.tradeNo, { channel: 'WECHAT' })).resultData).toHaveLength(1);
  expect((await page('P000000000000000000')).resultData).toEqual([]);
  const model = await app.call('/api/OpsPay/GetModel', { data: { tradeNo: trade.tradeNo } }, operator);
  expect(model.resultData).toMatchObject({ payFee: trade.payFen, orderNos: trade.orderNos, refunds: [] });
  expect(model.resultData.payments.map((row) => row.payNo).toSorted()).toEqual(
    found.map((row) => row.payNo).toSorted(),
  );
});

test('attempts are filtered by customer and days, and taken along as XLSX by who may; the log says who', async () => {
  app.setNow(new Date('2026-12-03T02:00:00Z'));
  buyer = await signIn(app, 'buyer');
  operator = { token: await signIn(app, 'operator') };
  const trade = await placeTrade(app, buyer);
  await startPayment(app, buyer, trade.tradeNo, 'WECHAT');
  const noOf = async (reqData: object) => (await page('', reqData)).resultData.map(({ tradeNo }) => tradeNo);
  expect(await noOf({ dateFrom: '2026-12-03', dateTo: '2026-12-03' })).toEqual([trade.tradeNo]);
  expect(await noOf({ dateFrom: '2026-12-04' })).toEqual([]);
  expect(await noOf({ dateTo: '2026-12-02' })).not.toContain(trade.tradeNo);
  const [{ customerId } = { customerId: '' }] = await inShop(app, businessCompanyId, (ctx) =>
    ctx.db.select({ customerId: payments.customerId }).from(payments).where(eq(payments.tradeNo, trade.tradeNo)),
  );
  expect(await noOf({ customerId })).toContain(trade.tradeNo);
  expect(await noOf({ customerId: '12345' })).toEqual([]);
  expect((await page('', { dateFrom: 'gestern!!!' })).errorCode).toBe('4');

  const wish = { customerId, dateFrom: '2026-12-03', dateTo: '2026-12-03' };
  const paper = await takeSheet(app, '/api/OpsPay/Export', { data: wish }, operator);
  expect(paper.resultData.rowCount).toBe(1);
  const sheet = await readSheet(app, paper.resultData.fileUrl);
  expect(columnOf(sheet, '交易单号')).toEqual([trade.tradeNo]);
  expect(columnOf(sheet, '应付')).toEqual([trade.payFen / 100]);
  const log = await app.call('/api/OpsLog/GetPage', { reqData: {} }, operator);
  expect(log.resultData.some(({ act }) => act === '导出收款')).toBe(true);

  const reader = await buildStaff(app, { role: 'readOnly' });
  expect((await app.call('/api/OpsPay/GetPage', {}, { token: reader.token })).success).toBe(true);
  const supplier = await buildStaff(app, { role: 'supplierAdmin' });
  for (const token of [reader.token, supplier.token, buyer])
    expect((await app.call('/api/OpsPay/Export', {}, { token })).errorCode).toBe(errorCodes.forbidden);
  expect((await app.call('/api/OpsPay/Export', {})).success).toBe(false);
  const retail = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  expect((await app.call('/api/OpsPay/Export', { data: wish }, retail)).resultData.rowCount).toBe(0);
});

test('a report without a slip waits for nobody; a confirmed transfer names its customer and version', async () => {
  const counts = async () => (await app.call('/api/OpsPay/GetCounts', {}, operator)).resultData.transfers;
  const before = await counts();
  const trade = await placeTrade(app, buyer, { payMode: payModes.transfer });
  const report = {
    tradeNo: trade.tradeNo,
    payerName: '华东精密制造有限公司',
    payerAccount: '6222 0000 1111 2222',
    bankSerialNo: 'LIST1',
    transferFee: trade.payFen,
    transferTime: '2026-11-21 09:00:00',
    requestId: requestId(),
  };
  // A report without a slip is refused; the operator's own record needs none.
  expect((await app.call('/api/ShopPay/SubmitTransfer', { data: report }, { token: buyer })).success).toBe(false);
  expect(await counts()).toBe(before);
  const confirm = { tradeNo: trade.tradeNo, receivedFee: trade.payFen, bankSerialNo: 'LIST1', requestId: requestId() };
  await app.call('/api/OpsOrder/ConfirmTransfer', { data: { ...confirm, version: 1 } }, operator);
  const reqData = { transferState: transferStates.confirmed, tradeNo: trade.tradeNo };
  const [row] = (await app.call('/api/OpsPay/GetTransferPage', { reqData }, operator)).resultData;
  expect(row).toMatchObject({ customerName: expect.stringMatching(/公司$/), version: expect.any(Number) });
});

test('nobody but operators of the shop who may look at money', async () => {
  const trade = await placeTrade(app, buyer);
  const supplier = await buildStaff(app, { role: 'supplierAdmin' });
  const clerk = await buildStaff(app, { permissions: ['ops.order.view'] });
  const retail = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  for (const path of ['/api/OpsPay/GetPage', '/api/OpsPay/GetModel', '/api/OpsPay/GetCounts'] as const) {
    const body = { data: { tradeNo: trade.tradeNo } };
    for (const token of [buyer, supplier.token, clerk.token])
      expect((await app.call(path, body, { token })).errorCode, path).toBe(errorCodes.forbidden);
    expect((await app.call(path, body)).success, path).toBe(false);
  }
  const model = await app.call('/api/OpsPay/GetModel', { data: { tradeNo: trade.tradeNo } }, retail);
  expect(model.errorCode).toBe(errorCodes.notFound);
  const found = await app.call('/api/OpsPay/GetPage', { searchKey: trade.tradeNo }, retail);
  expect(found.resultData).toEqual([]);
});
