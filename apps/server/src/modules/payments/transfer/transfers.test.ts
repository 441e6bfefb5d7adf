import { orderStates, payModes } from '@jicai/domain/orders/order-states.ts';
import { applyStates, payStates, refundStates, transferStates } from '@jicai/domain/payments/payment-states.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  moneyFaults,
  placeTrade,
  type PlacedTrade,
  requestId,
  rowsOf,
  startPayment,
} from '../../../../test/build-payment.ts';
import { uploadPicture } from '../../../../test/build-return.ts';
import { buildSecondPerson } from '../../../../test/build-second-person.ts';
import { saveSetting } from '../../../../test/save-setting.ts';
import { signIn } from '../../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../../test/test-app.ts';
import { seedMerchants } from '../../../seed/merchants.ts';
import { signLocal } from '../../../adapters/payment/local/local-signature.ts';

const app = useTestApp(seedMerchants);
const start = new Date('2026-11-21T02:00:00Z');
let buyer = '';
let operator = '';
let trade: PlacedTrade;
let slip = '';
let serials = 0;

// The money rules hold whatever the tests did. Registered after the app, so it runs before the app is dropped.
afterAll(async () => expect(await moneyFaults(app)).toEqual([]));
beforeAll(async () => {
  [buyer, operator] = [await signIn(app, 'buyer'), await signIn(app, 'operator')];
  slip = await uploadPicture(app, { token: buyer }, 2);
});
beforeEach(async () => {
  app.setNow(start);
  trade = await placeTrade(app, buyer, { payMode: payModes.transfer });
});

const serial = () => `S${(serials += 1)}`;
const versionOf = async (tradeNo: string) =>
  (await rowsOf<{ version: number }>(app, 'select version from orders where trade_no = $1', [tradeNo]))[0]?.version;
const confirm = async (receivedFee: number, more: object = {}, token = operator) => {
  const data = { tradeNo: trade.tradeNo, receivedFee, bankSerialNo: serial(), requestId: requestId(), ...more };
  const version = await versionOf(data.tradeNo);
  return app.call('/api/OpsOrder/ConfirmTransfer', { data: { version, ...data } }, { token });
};
const report = (more: object = {}, token = buyer) =>
  app.call(
    '/api/ShopPay/SubmitTransfer',
    {
      data: {
        tradeNo: trade.tradeNo,
        voucherUrl: slip,
        payerName: '华东精密制造有限公司',
        payerAccount: '6222 0000 1111 2222',
        bankSerialNo: 'BANK1',
        transferFee: 1800,
        transferTime: '2026-11-21 09:00:00',
        requestId: requestId(),
        ...more,
      },
    },
    { token },
  );
const cashier = async () =>
  (await app.call('/api/ShopPay/GetCashier', { data: { tradeNo: trade.tradeNo } }, { token: buyer })).resultData;
const facts = async () => {
  const payments = await rowsOf(
    app,
    `select pay_state as "payState", apply_state as "applyState", received_fen::int as "receivedFen" from payments
     where trade_id = $1 order by id`,
    [trade.tradeId],
  );
  const refunds = await rowsOf(
    app,
    `select fee_fen::int as "feeFen", refund_state as "refundState", refund_no as "refundNo" from refunds where trade_id = $1`,
    [trade.tradeId],
  );
  return { payments, refunds };
};

describe('ShopPay/SubmitTransfer', () => {
  test('turns an online trade into one that waits for a transfer and shows it as waiting', async () => {
    trade = await placeTrade(app, buyer);
    expect((await report()).resultData).toEqual({
      tradeNo: trade.tradeNo,
      transferState: transferStates.waiting,
      transferStateText: '待确认',
    });
    expect(await cashier()).toMatchObject({
      payMode: payModes.transfer,
      payDeadline: '2026-11-28 10:00:00',
      transferState: transferStates.waiting,
    });
  });

  test('handed in twice with the same serial number it stands once', async () => {
    await report();
    await report({ transferFee: 1700 });
    const rows = await rowsOf(app, 'select transfer_fen::int as fen from transfers where trade_id = $1', [
      trade.tradeId,
    ]);
    expect(rows).toEqual([{ fen: 1700 }]);
  });

  test.each([
    ['payerName', { payerName: ' ' }, '请输入付款户名'],
    ['payerAccount', { payerAccount: '12a' }, '银行账号格式不正确'],
    ['bankSerialNo', { bankSerialNo: '' }, '请输入银行流水号'],
    ['transferFee', { transferFee: 0 }, '付款金额不正确'],
    ['transferTime', { transferTime: '昨天' }, '请选择转账时间'],
    ['transferTime', { transferTime: '2026-11-22' }, '转账时间不正确'],
    ['transferTime', { transferTime: '1970-01-01' }, '转账时间不正确'],
    ['transferTime', { transferTime: '2026-11-20 23:59:59' }, '转账时间不正确'],
    ['voucherUrl', { voucherUrl: 'https://evil.example/x.png' }, '文件不存在或已失效，请重新上传'],
  ])('explains a wrong %s', async (field, more, msg) => {
    expect((await report(more)).errorData).toEqual([{ field, msg }]);
  });

  test('is closed to strangers', async () => {
    expect((await app.call('/api/ShopPay/SubmitTransfer', {})).errorCode).toBe('2');
    expect((await report({}, operator)).errorCode).toBe('3');
    expect((await report({}, await signIn(app, 'member'))).errorCode).toBe('5');
  });
});

describe('OpsOrder/ConfirmTransfer', () => {
  test('of exactly what is due pays the trade', async () => {
    await report({ bankSerialNo: 'BANK2' });
    const { resultData } = await confirm(1800, { bankSerialNo: 'BANK2' });
    expect(resultData).toEqual({
      tradeNo: trade.tradeNo,
      orderState: orderStates.awaitingShipment,
      receivedFee: 1800,
      restFee: 0,
      refundFee: 0,
    });
    const { payments } = await facts();
    expect(payments).toEqual([{ payState: payStates.paid, applyState: applyStates.applied, receivedFen: 1800 }]);
    const [row] = await rowsOf(app, 'select transfer_state from transfers where bank_serial_no = $1', ['BANK2']);
    expect(row).toEqual({ transfer_state: 1 });
  });

  test('of less waits for the rest, keeps online payment shut, and the rest pays it', async () => {
    expect((await confirm(1000)).resultData).toMatchObject({
      orderState: orderStates.awaitingPayment,
      receivedFee: 1000,
      restFee: 800,
    });
    const shown = await cashier();
    expect(shown.receivedFee).toBe(1000);
    const { tradeNo } = trade;
    const order = await app.call('/api/ShopOrder/GetModel', { data: { tradeNo } }, { token: buyer });
    expect(order.resultData.payments).toMatchObject([
      { channel: 'TRANSFER', payState: payStates.paying, payFee: 1000 },
    ]);
    expect(shown.channels.map((channel) => channel.isEnable)).toEqual([false, false, true]);
    expect((await startPayment(app, buyer, trade.tradeNo)).errorCode).toBe('4001');
    expect((await confirm(800)).resultData).toMatchObject({
      orderState: orderStates.awaitingShipment,
      receivedFee: 1800,
      restFee: 0,
    });
    const { payments } = await facts();
    expect(payments).toEqual([{ payState: payStates.paid, applyState: applyStates.applied, receivedFen: 1800 }]);
  });

  test('of more pays it and owes the difference back by bank', async () => {
    expect((await confirm(2000)).resultData).toMatchObject({
      orderState: orderStates.awaitingShipment,
      refundFee: 200,
    });
    const { refunds } = await facts();
    expect(refunds).toMatchObject([{ feeFen: 200, refundState: refundStates.waiting }]);
    const done = await app.call(
      '/api/OpsPay/RecordManualRefund',
      { data: { refundNo: refunds[0]?.['refundNo'], voucher: 'B1', requestId: requestId() } },
      { token: operator },
    );
    expect(done.resultData.refundState).toBe(refundStates.succeeded);
  });

  test('one line of the bank statement counts once, also when two operators press at once', async () => {
    const line = { bankSerialNo: serial() };
    const answers = await Promise.all([confirm(1800, line), confirm(1800, line)]);
    expect(answers.filter((answer) => answer.success)).toHaveLength(1);
    const other = await placeTrade(app, buyer, { payMode: payModes.transfer });
    const again = await confirm(1800, { ...line, tradeNo: other.tradeNo });
    expect(again.errorData).toEqual([{ field: 'bankSerialNo', msg: '该银行流水号已登记' }]);
  });

  test('one line for two trades at the same moment: one has it, the other hears why not', async () => {
    const other = await placeTrade(app, buyer, { payMode: payModes.transfer });
    const no = serial();
    const answers = await Promise.all([
      confirm(1800, { bankSerialNo: no }),
      confirm(1800, { bankSerialNo: no, tradeNo: other.tradeNo }),
    ]);
    expect(answers.map((answer) => answer.errorCode).toSorted()).toEqual(['0', '4']);
    expect(answers.find((answer) => !answer.success)?.errorData).toEqual([
      { field: 'bankSerialNo', msg: '该银行流水号已登记' },
    ]);
  });

  test('small and full-width letters are the same line', async () => {
    await report({ bankSerialNo: 'ｂank9' });
    await confirm(1800, { bankSerialNo: 'bank9' });
    const rows = await rowsOf(
      app,
      'select bank_serial_no as no, transfer_state as state from transfers where trade_id = $1',
      [trade.tradeId],
    );
    expect(rows).toEqual([{ no: 'BANK9', state: 1 }]);
    expect((await confirm(1800, { bankSerialNo: 'Ｂａｎｋ９' })).errorData).toEqual([
      { field: 'bankSerialNo', msg: '该银行流水号已登记' },
    ]);
  });

  test('a trade that waited for a transfer may still be paid online', async () => {
    const { resultData } = await startPayment(app, buyer, trade.tradeNo);
    expect(resultData.payForm).toBeDefined();
    expect((await cashier()).payMode).toBe(payModes.online);
  });

  test('for a trade that is paid or cancelled goes back whole', async () => {
    await confirm(1800);
    expect((await confirm(1800)).resultData).toMatchObject({
      orderState: orderStates.awaitingShipment,
      refundFee: 1800,
    });
    const { payments } = await facts();
    expect(payments.map((payment) => payment['applyState'])).toEqual([1, 2]);
  });

  test('names the order that the operator saw: a move since then stops it, none at all too', async () => {
    const seen = await versionOf(trade.tradeNo);
    await confirm(1800);
    expect((await confirm(1800, { version: seen })).errorCode).toBe('6');
    expect((await confirm(1800, { version: undefined })).errorData).toEqual([
      { field: 'version', msg: '缺少版本号 version' },
    ]);
    expect((await facts()).payments).toHaveLength(1);
  });

  test('against a channel payment at the same moment: one is applied, the other goes back', async () => {
    const { resultData } = await startPayment(app, buyer, trade.tradeNo);
    const paidAt = start.toISOString();
    const { payNo } = resultData;
    const payload = JSON.stringify({ payNo, channelTradeNo: `L-${payNo}`, feeFen: 1800, paidAt });
    const bankSerialNo = serial();
    const [confirmed] = await Promise.all([
      confirm(1800, { bankSerialNo }),
      app.fastify.inject({
        method: 'POST',
        url: '/api/PayNotify/Alipay/1001',
        headers: {
          'content-type': 'application/json',
          'x-local-signature': signLocal(app.deps.secrets, '1001', 'notice', payload),
        },
        payload,
      }),
    ]);
    // The order was paid between look and press: the operator looks again.
    if (confirmed.errorCode === '6') await confirm(1800, { bankSerialNo });
    const { payments, refunds } = await facts();
    expect(new Set(payments.map((payment) => payment['applyState']))).toEqual(new Set([1, 2]));
    expect(refunds).toMatchObject([{ feeFen: 1800 }]);
  });

  test('is closed to strangers', async () => {
    expect((await app.call('/api/OpsOrder/ConfirmTransfer', {})).errorCode).toBe('2');
    expect((await confirm(1800, {}, buyer)).errorCode).toBe('3');
    expect((await confirm(1800, {}, await signIn(app, 'supplier'))).errorCode).toBe('3');
    expect((await confirm(0)).errorData).toEqual([{ field: 'receivedFee', msg: '到账金额不正确' }]);
    const retail = await signIn(app, 'operator', { host: retailHost });
    const data = { tradeNo: trade.tradeNo, receivedFee: 1, bankSerialNo: '1', requestId: requestId() };
    const foreign = await app.call('/api/OpsOrder/ConfirmTransfer', { data }, { token: retail, host: retailHost });
    expect(foreign.errorCode).toBe('5');
  });
});

describe('OpsPay/ResolveAbnormal', () => {
  async function wrongAmount(feeFen: number): Promise<string> {
    const { resultData } = await startPayment(app, buyer, trade.tradeNo);
    const { payNo } = resultData;
    const payload = JSON.stringify({ payNo, channelTradeNo: `L-${payNo}`, feeFen, paidAt: start.toISOString() });
    await app.fastify.inject({
      method: 'POST',
      url: '/api/PayNotify/Alipay/1001',
      headers: {
        'content-type': 'application/json',
        'x-local-signature': signLocal(app.deps.secrets, '1001', 'notice', payload),
      },
      payload,
    });
    return payNo;
  }
  const resolve = (payNo: string, decision: string, token = operator) =>
    app.call(
      '/api/OpsPay/ResolveAbnormal',
      { data: { payNo, decision, reason: '客户已确认', requestId: requestId() } },
      { token },
    );

  test('lists the case; giving it back opens a full refund and closes the case', async () => {
    const payNo = await wrongAmount(1500);
    const told = await app.call('/api/Message/GetPage', { pageSize: 100 }, { token: operator });
    expect(told.resultData.find(({ title }) => title === '支付金额不符')?.content).toContain(
      '应收 ¥18.00，实收 ¥15.00',
    );
    const page = () => app.call('/api/OpsPay/GetAbnormalPage', { reqData: { kind: 'payment' } }, { token: operator });
    expect((await page()).resultData).toMatchObject([
      { kind: 'payment', payNo, amountFee: 1800, receivedFee: 1500, actions: ['refund', 'apply'] },
    ]);
    expect((await resolve(payNo, 'refund')).resultData).toMatchObject({ payNo, applyState: applyStates.mismatch });
    const { refunds } = await facts();
    expect(refunds).toMatchObject([{ feeFen: 1500 }]);
    expect((await page()).resultData).toEqual([]);
    expect((await resolve(payNo, 'apply')).errorCode).toBe('3001');
  });

  test('taking too much as it is pays the trade and gives the difference back', async () => {
    const payNo = await wrongAmount(2000);
    expect((await resolve(payNo, 'apply')).resultData).toEqual({ payNo, applyState: applyStates.applied });
    const { refunds } = await facts();
    expect(refunds).toMatchObject([{ feeFen: 200 }]);
  });

  test('taking too little as it is pays the trade', async () => {
    const payNo = await wrongAmount(1799);
    expect((await resolve(payNo, 'apply')).resultData).toEqual({ payNo, applyState: applyStates.applied });
    expect((await startPayment(app, buyer, trade.tradeNo)).errorCode).toBe('4002');
  });

  test('taking less than the limit lets one waive is asked of a second person', async () => {
    const checker = await buildSecondPerson(app);
    await saveSetting(app, operator, 'refundAloneFen', 100);
    const payNo = await wrongAmount(1600);
    const asked = await resolve(payNo, 'apply');
    expect(asked.resultData).toEqual({ payNo, applyState: applyStates.mismatch, changeId: expect.any(String) });
    expect((await resolve(payNo, 'refund')).errorCode).toBe('8001');
    expect((await checker.answer('payment.accept', false)).success).toBe(true);
    expect((await facts()).payments.at(-1)).toMatchObject({ applyState: applyStates.mismatch });
    await resolve(payNo, 'apply');
    expect((await checker.answer('payment.accept')).success).toBe(true);
    expect((await facts()).payments.at(-1)).toMatchObject({ applyState: applyStates.applied });
    await saveSetting(app, operator, 'refundAloneFen');
  });

  test('is refused for money that is no case, and to strangers', async () => {
    const { resultData } = await startPayment(app, buyer, trade.tradeNo);
    expect((await resolve(resultData.payNo, 'apply')).errorCode).toBe('3001');
    expect((await resolve(resultData.payNo, 'keep')).errorCode).toBe('4');
    expect((await resolve('P202611210000000000', 'apply')).errorCode).toBe('5');
    expect((await app.call('/api/OpsPay/ResolveAbnormal', {})).errorCode).toBe('2');
    expect((await resolve(resultData.payNo, 'apply', buyer)).errorCode).toBe('3');
  });
});
