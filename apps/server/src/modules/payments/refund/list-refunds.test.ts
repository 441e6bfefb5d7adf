import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { cancelReasons } from '@jicai/domain/orders/cancel-reason.ts';
import { payModes } from '@jicai/domain/orders/order-states.ts';
import { refundStates } from '@jicai/domain/payments/payment-states.ts';
import { beforeAll, expect, test } from 'vitest';
import {
  placeTrade,
  type PlacedTrade,
  requestId,
  runDue,
  startPayment,
  useLocalPage,
} from '../../../../test/build-payment.ts';
import { buildStaff } from '../../../../test/build-staff.ts';
import { columnOf, readSheet } from '../../../../test/read-sheet.ts';
import { signIn } from '../../../../test/sign-in.ts';
import { takeSheet } from '../../../../test/take-sheet.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../../test/test-app.ts';
import { seedMerchants } from '../../../seed/merchants.ts';

const app = useTestApp(seedMerchants);
let buyer = '';
let operator: CallOptions = {};
let online: PlacedTrade;
let transfer: PlacedTrade;

const list = (reqData: object = {}, searchKey = '') =>
  app.call('/api/OpsPay/GetRefundPage', { reqData, searchKey }, operator);
const found = async (reqData: object, searchKey = '') =>
  (await list(reqData, searchKey)).resultData.map(({ tradeNo }) => tradeNo).toSorted();
const cancel = ({ orderNos: [orderNo] }: PlacedTrade) =>
  app.call(
    '/api/ShopOrder/ApplyCancel',
    { data: { orderNo, reasonCode: cancelReasons.notWanted, requestId: requestId() } },
    { token: buyer },
  );

beforeAll(async () => {
  app.setNow(new Date('2026-11-21T02:00:00Z'));
  [buyer, operator] = [await signIn(app, 'buyer'), { token: await signIn(app, 'operator') }];
  online = await placeTrade(app, buyer);
  const { resultData } = await startPayment(app, buyer, online.tradeNo, 'WECHAT');
  await useLocalPage(app, resultData.codeUrl ?? resultData.payForm?.action ?? '');
  await runDue(app);
  transfer = await placeTrade(app, buyer, { payMode: payModes.transfer });
  const received = { tradeNo: transfer.tradeNo, receivedFee: transfer.payFen, bankSerialNo: 'REFUND1', version: 1 };
  await app.call('/api/OpsOrder/ConfirmTransfer', { data: { ...received, requestId: requestId() } }, operator);
  for (const trade of [online, transfer]) expect((await cancel(trade)).success).toBe(true);
  await runDue(app);
});

test('every refund is listed with its way, by hand and by the channel, and found by each of its numbers', async () => {
  const both = [online.tradeNo, transfer.tradeNo].toSorted();
  expect(await found({})).toEqual(both);
  const [row] = (await list({}, online.tradeNo)).resultData;
  expect(row).toMatchObject({ isByHand: false, refundFee: online.payFen, orderNo: online.orderNos[0] });
  for (const no of [row?.refundNo, row?.payNo, row?.orderNo, online.tradeNo])
    expect(await found({}, no)).toEqual([online.tradeNo]);
  expect(await found({}, 'R000000000000000000')).toEqual([]);
  expect(await found({ isByHand: true })).toEqual([transfer.tradeNo]);
  expect(await found({ isByHand: false })).toEqual([online.tradeNo]);
  expect(await found({ channel: 'WECHAT' })).toEqual([online.tradeNo]);
  expect(await found({ refundState: refundStates.waiting })).toEqual([transfer.tradeNo]);
  expect(await found({ dateFrom: '2026-11-21', dateTo: '2026-11-21' })).toEqual(both);
  expect(await found({ dateFrom: '2026-11-22' })).toEqual([]);
  expect((await list({ dateFrom: 'gestern!!!' })).errorCode).toBe('4');
});

test('the filter is taken along as XLSX, and who took it stands in the log', async () => {
  const paper = await takeSheet(app, '/api/OpsPay/ExportRefunds', { data: { isByHand: true } }, operator);
  expect(paper.resultData.rowCount).toBe(1);
  const sheet = await readSheet(app, paper.resultData.fileUrl);
  expect(columnOf(sheet, '交易单号')).toContain(transfer.tradeNo);
  expect(columnOf(sheet, '方式')).toContain('人工打款');
  expect(columnOf(sheet, '金额')).toContain(transfer.payFen / 100);
  const log = await app.call('/api/OpsLog/GetPage', { reqData: {} }, operator);
  expect(log.resultData.some(({ act }) => act === '导出退款')).toBe(true);
});

test('nobody but operators of the shop who may look at money', async () => {
  const supplier = await buildStaff(app, { role: 'supplierAdmin' });
  const clerk = await buildStaff(app, { permissions: ['ops.order.view'] });
  for (const path of ['/api/OpsPay/GetRefundPage', '/api/OpsPay/ExportRefunds'] as const) {
    for (const token of [buyer, supplier.token, clerk.token])
      expect((await app.call(path, {}, { token })).errorCode, path).toBe(errorCodes.forbidden);
    expect((await app.call(path, {})).success, path).toBe(false);
  }
  const retail = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  expect((await app.call('/api/OpsPay/GetRefundPage', { reqData: {} }, retail)).resultData).toEqual([]);
  const searched = await app.call('/api/OpsPay/GetRefundPage', { searchKey: online.tradeNo, reqData: {} }, retail);
  expect(searched.resultData).toEqual([]);
});
