import { orderStates, payModes, tradePayStates } from '@jicai/domain/orders/order-states.ts';
import { applyStates, payStates } from '@jicai/domain/payments/payment-states.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  moneyFaults,
  placeTrade,
  type PlacedTrade,
  requestId,
  rowsOf,
  runDue,
  startPayment,
  useLocalPage,
} from '../../../../test/build-payment.ts';
import { signIn } from '../../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../../test/test-app.ts';
import { seedMerchants } from '../../../seed/merchants.ts';

const app = useTestApp(seedMerchants);
const start = new Date('2026-11-21T02:00:00Z');
const later = (seconds: number) => app.setNow(new Date(start.getTime() + seconds * 1000));
let buyer = '';
let trade: PlacedTrade;

// The money rules hold whatever the tests did. Registered after the app, so it runs before the app is dropped.
afterAll(async () => expect(await moneyFaults(app)).toEqual([]));
beforeAll(async () => {
  buyer = await signIn(app, 'buyer');
});
beforeEach(async () => {
  app.setNow(start);
  trade = await placeTrade(app, buyer);
});

const cashier = (token = buyer, tradeNo = trade.tradeNo) =>
  app.call('/api/ShopPay/GetCashier', { data: { tradeNo } }, { token });
const payState = (key: object = { tradeNo: trade.tradeNo }, token = buyer) =>
  app.call('/api/ShopPay/GetPayState', { data: key }, { token });

describe('ShopPay/GetCashier', () => {
  test('shows what is due, until when, and how it can be paid', async () => {
    const { resultData } = await cashier();
    expect(resultData).toEqual({
      tradeNo: trade.tradeNo,
      payFee: 1800,
      transferPayDays: 7,
      receivedFee: 0,
      payMode: payModes.online,
      payDeadline: '2026-11-22 10:00:00',
      serverTime: '2026-11-21 10:00:00',
      orderNos: trade.orderNos,
      channels: [
        { channel: 'ALIPAY', name: '支付宝', isEnable: true },
        { channel: 'WECHAT', name: '微信支付', isEnable: true },
        { channel: 'TRANSFER', name: '对公转账', isEnable: true },
      ],
      transferAccount: {
        accountName: expect.any(String),
        bankName: '演示银行上海分行营业部',
        bankAccount: '6200 0000 0000 1001',
        remarkCode: trade.tradeNo,
      },
    });
  });

  test('tells apart why there is nothing to pay', async () => {
    const why = async () => {
      const { errorCode, errorMsg } = await cashier();
      return [errorCode, errorMsg];
    };
    const setTrade = (change: string) =>
      app.deps.db.pool.query(`update trades set ${change} where trade_no = $1`, [trade.tradeNo]);
    await setTrade('is_closing = true');
    expect(await why()).toEqual(['3001', '订单正在取消，不能付款']);
    await setTrade('is_closing = false, state = 60');
    expect(await why()).toEqual(['3001', '订单已取消，不能付款']);
    await setTrade('state = 30, pay_state = 4');
    expect(await why()).toEqual(['3001', '订单已按账期支付，不需要付款']);
    await setTrade('state = 30, pay_state = 1');
    expect((await why())[0]).toBe('4002');
    // The books are looked over after the tests: the trade stands as its orders do.
    await setTrade('state = 20, pay_state = 0');
  });

  test('is closed to strangers', async () => {
    expect((await app.call('/api/ShopPay/GetCashier', { data: {} })).errorCode).toBe('2');
    expect((await cashier(await signIn(app, 'operator'))).errorCode).toBe('3');
    expect((await cashier(await signIn(app, 'approver'))).errorCode).toBe('3');
    expect((await cashier(await signIn(app, 'member'))).errorCode).toBe('5');
    const token = await signIn(app, 'member', { host: retailHost });
    const foreign = await app.call(
      '/api/ShopPay/GetCashier',
      { data: { tradeNo: trade.tradeNo } },
      { token, host: retailHost },
    );
    expect(foreign.errorCode).toBe('5');
    expect((await cashier(buyer, 'T1')).errorCode).toBe('4');
  });
});

describe('ShopPay/Create', () => {
  test('writes the attempt first, then answers the form of the channel', async () => {
    const { resultData } = await startPayment(app, buyer, trade.tradeNo);
    expect(resultData).toMatchObject({ channel: 'ALIPAY', payFee: 1800, expireAt: '2026-11-22 10:00:00' });
    expect(resultData.payNo).toMatch(/^P20261121\d{10}$/);
    expect(resultData.payForm?.action).toMatch(/^\/api\/Dev\/LocalPay\/Page\/1001\//);
    const [row] = await rowsOf(app, 'select pay_state, adapter from payments where pay_no = $1', [resultData.payNo]);
    expect(row).toEqual({ pay_state: payStates.paying, adapter: 'local' });
  });

  test('takes the open attempt of the same channel up again, also when pressed twice at once', async () => {
    const [first, second] = await Promise.all([
      startPayment(app, buyer, trade.tradeNo),
      startPayment(app, buyer, trade.tradeNo),
    ]);
    const third = await startPayment(app, buyer, trade.tradeNo);
    expect(new Set([first, second, third].map((answer) => answer.resultData.payNo)).size).toBe(1);
  });

  test('a repeated requestId gets the same answer, with another body it is refused', async () => {
    const data = { tradeNo: trade.tradeNo, channel: 'WECHAT', requestId: requestId() };
    const first = await app.call('/api/ShopPay/Create', { data }, { token: buyer });
    const again = await app.call('/api/ShopPay/Create', { data }, { token: buyer });
    expect(first.resultData.codeUrl).toMatch(/^http:\/\/business\.localhost\/api\/Dev\/LocalPay\/Page\//);
    expect(again).toEqual(first);
    const other = { ...data, channel: 'ALIPAY' };
    expect((await app.call('/api/ShopPay/Create', { data: other }, { token: buyer })).errorCode).toBe('7');
  });

  test('another channel is another attempt, and the first one is closed', async () => {
    const wechat = await startPayment(app, buyer, trade.tradeNo, 'WECHAT');
    const alipay = await startPayment(app, buyer, trade.tradeNo, 'ALIPAY');
    expect(alipay.resultData.payNo).not.toBe(wechat.resultData.payNo);
    await runDue(app);
    expect((await payState({ payNo: wechat.resultData.payNo })).resultData.payState).toBe(payStates.closed);
    expect((await payState({ payNo: alipay.resultData.payNo })).resultData.payState).toBe(payStates.paying);
  });

  test('transfer moves the deadline to seven days after the submit, however often it is chosen', async () => {
    later(3600);
    const { resultData } = await startPayment(app, buyer, trade.tradeNo, 'TRANSFER');
    expect(resultData).toMatchObject({ payNo: '', channel: 'TRANSFER', payFee: 1800, expireAt: '2026-11-28 10:00:00' });
    await startPayment(app, buyer, trade.tradeNo, 'TRANSFER');
    expect((await cashier()).resultData).toMatchObject({
      payMode: payModes.transfer,
      payDeadline: '2026-11-28 10:00:00',
    });
  });

  test('is refused in the last minute before the deadline, after payment and to strangers', async () => {
    later(86_400 - 60);
    buyer = await signIn(app, 'buyer');
    expect((await startPayment(app, buyer, trade.tradeNo)).errorCode).toBe('3002');
    app.setNow(start);
    buyer = await signIn(app, 'buyer');
    const { resultData } = await startPayment(app, buyer, trade.tradeNo);
    await useLocalPage(app, resultData.payForm?.action ?? '');
    await runDue(app);
    expect((await startPayment(app, buyer, trade.tradeNo)).errorCode).toBe('4002');
    expect((await cashier()).errorCode).toBe('4002');
    const path = '/api/ShopPay/Create';
    const data = { tradeNo: trade.tradeNo, channel: 'ALIPAY', requestId: requestId() };
    expect((await app.call(path, { data: {} })).errorCode).toBe('2');
    expect((await app.call(path, { data }, { token: await signIn(app, 'supplier') })).errorCode).toBe('3');
    expect((await app.call(path, { data }, { token: await signIn(app, 'member') })).errorCode).toBe('5');
    expect((await app.call(path, { data: { ...data, channel: 'CASH' } }, { token: buyer })).errorCode).toBe('4');
    const { requestId: _none, ...bare } = data;
    expect((await app.call(path, { data: bare }, { token: buyer })).errorCode).toBe('4');
  });

  test('a colleague who sees the order may pay it', async () => {
    const answer = await startPayment(app, await signIn(app, 'finance'), trade.tradeNo);
    expect(answer.success).toBe(true);
  });
});

describe('ShopPay/GetPayState', () => {
  test('follows the attempt from the page to the notice', async () => {
    expect((await payState()).resultData).toMatchObject({
      payNo: '',
      payState: payStates.created,
      tradePaid: false,
      orderState: orderStates.awaitingPayment,
    });
    const { resultData } = await startPayment(app, buyer, trade.tradeNo, 'WECHAT');
    expect((await payState()).resultData).toMatchObject({ payState: payStates.paying, tradePaid: false });
    await useLocalPage(app, resultData.codeUrl ?? '');
    await runDue(app);
    expect((await payState({ payNo: resultData.payNo })).resultData).toEqual({
      tradeNo: trade.tradeNo,
      payNo: resultData.payNo,
      payState: payStates.paid,
      tradePayState: tradePayStates.paid,
      applyState: applyStates.applied,
      tradePaid: true,
      orderState: orderStates.awaitingShipment,
      payTime: '2026-11-21 10:00:00',
    });
  });

  test('finds a payment whose notice never comes, but asks the channel at most every 5 s', async () => {
    const { resultData } = await startPayment(app, buyer, trade.tradeNo, 'WECHAT');
    expect((await payState()).resultData.payState).toBe(payStates.paying);
    await useLocalPage(app, resultData.codeUrl ?? '', { notice: 'missing' });
    later(4);
    expect((await payState()).resultData.payState).toBe(payStates.paying);
    later(5);
    expect((await payState()).resultData).toMatchObject({ payState: payStates.paid, tradePaid: true });
  });

  test('is closed to strangers', async () => {
    const { resultData } = await startPayment(app, buyer, trade.tradeNo);
    expect((await app.call('/api/ShopPay/GetPayState', {})).errorCode).toBe('2');
    expect((await payState({ payNo: resultData.payNo }, await signIn(app, 'operator'))).errorCode).toBe('3');
    expect((await payState({ payNo: resultData.payNo }, await signIn(app, 'member'))).errorCode).toBe('5');
    expect((await payState({ payNo: 'P202611210000000000' })).errorCode).toBe('5');
    expect((await payState({})).errorCode).toBe('4');
  });
});

describe('ShopPay/Close', () => {
  const close = (payNo: string, token = buyer) => app.call('/api/ShopPay/Close', { data: { payNo } }, { token });

  test('closes at the channel; the page then refuses to pay', async () => {
    const { resultData } = await startPayment(app, buyer, trade.tradeNo, 'WECHAT');
    expect((await close(resultData.payNo)).resultData).toEqual({ payNo: resultData.payNo, payState: payStates.closed });
    const page = await useLocalPage(app, resultData.codeUrl ?? '');
    expect(page.statusCode).toBe(404);
    expect((await startPayment(app, buyer, trade.tradeNo, 'WECHAT')).resultData.payNo).not.toBe(resultData.payNo);
  });

  test('of one that was paid meanwhile takes the money instead', async () => {
    const { resultData } = await startPayment(app, buyer, trade.tradeNo, 'WECHAT');
    await useLocalPage(app, resultData.codeUrl ?? '', { notice: 'missing' });
    expect((await close(resultData.payNo)).resultData.payState).toBe(payStates.paid);
    expect((await payState()).resultData).toMatchObject({
      applyState: applyStates.applied,
      orderState: orderStates.awaitingShipment,
    });
  });

  test('is closed to strangers', async () => {
    const { resultData } = await startPayment(app, buyer, trade.tradeNo);
    expect((await app.call('/api/ShopPay/Close', {})).errorCode).toBe('2');
    expect((await close(resultData.payNo, await signIn(app, 'operator'))).errorCode).toBe('3');
    expect((await close(resultData.payNo, await signIn(app, 'member'))).errorCode).toBe('5');
    expect((await close('P1')).errorCode).toBe('4');
  });
});
