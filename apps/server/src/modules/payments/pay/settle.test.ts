import { orderStates } from '@jicai/domain/orders/order-states.ts';
import { cancelReasons } from '@jicai/domain/orders/cancel-reason.ts';
import { applyStates, payStates, refundStates } from '@jicai/domain/payments/payment-states.ts';
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
import { businessHost, useTestApp } from '../../../../test/test-app.ts';
import { signLocal } from '../../../adapters/payment/local/local-signature.ts';
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

interface PaymentFacts {
  payNo: string;
  payState: number;
  applyState: number;
  receivedFen: number;
}
const payments = () =>
  rowsOf<PaymentFacts>(
    app,
    `select pay_no as "payNo", pay_state as "payState", apply_state as "applyState", received_fen::int as "receivedFen"
     from payments where trade_id = $1 order by id`,
    [trade.tradeId],
  );
const refunds = () =>
  rowsOf(
    app,
    `select fee_fen::int as "feeFen", refund_state as "refundState", source_type as "sourceType"
     from refunds where trade_id = $1 order by id`,
    [trade.tradeId],
  );
const statesOfOrders = async () => {
  const rows = await rowsOf<{ state: number }>(app, 'select state from orders where trade_id = $1', [trade.tradeId]);
  return rows.map((row) => row.state);
};
/** How often the orders of the trade were moved to 30. */
const timesPaid = async () => {
  const rows = await rowsOf(
    app,
    `select 1 from order_history h join orders o on o.company_id = h.company_id and o.id = h.order_id
     where o.trade_id = $1 and h.event = 'pay'`,
    [trade.tradeId],
  );
  return rows.length;
};

/** What the local channel sends; fields may be changed and still be signed, as only the channel's key holder could. */
function notice(payNo: string, { feeFen = 1800, path = 'Alipay', companyId = '1001', signature = '' } = {}) {
  const paidAt = app.deps.now().toISOString();
  const payload = JSON.stringify({ payNo, channelTradeNo: `L-${payNo}`, feeFen, paidAt });
  return app.fastify.inject({
    method: 'POST',
    url: `/api/PayNotify/${path}/${companyId}`,
    headers: {
      'content-type': 'application/json',
      'x-local-signature': signature || signLocal(app.deps.secrets, companyId, 'notice', payload),
    },
    payload,
  });
}

const cancel = () =>
  app.call(
    '/api/ShopOrder/Cancel',
    { data: { tradeNo: trade.tradeNo, reasonCode: cancelReasons.notWanted, requestId: requestId() } },
    { token: buyer },
  );

describe('a notice', () => {
  test('sent twenty times at once has one effect and is acknowledged every time', async () => {
    const { resultData } = await startPayment(app, buyer, trade.tradeNo);
    const answers = await Promise.all(Array.from({ length: 20 }, () => notice(resultData.payNo)));
    expect(answers.map((answer) => answer.body)).toEqual(Array.from({ length: 20 }, () => 'success'));
    expect(await payments()).toMatchObject([
      { payState: payStates.paid, applyState: applyStates.applied, receivedFen: 1800 },
    ]);
    expect(await timesPaid()).toBe(1);
    expect(await refunds()).toEqual([]);
  });

  test('from the page, repeated and over HTTP, pays the order once', async () => {
    const { resultData } = await startPayment(app, buyer, trade.tradeNo, 'WECHAT');
    await useLocalPage(app, resultData.codeUrl ?? '', { times: '5' });
    await runDue(app);
    expect(await statesOfOrders()).toEqual([orderStates.awaitingShipment]);
    expect(await timesPaid()).toBe(1);
    const results = await rowsOf<{ result: string }>(app, 'select result from payment_notices where pay_no = $1', [
      resultData.payNo,
    ]);
    expect(results.map((row) => row.result).toSorted()).toEqual(['applied', ...Array<string>(4).fill('repeated')]);
  });

  test('leaves nothing to ask the channel for; a forged one leaves the question', async () => {
    const { resultData } = await startPayment(app, buyer, trade.tradeNo);
    const openQuestions = () =>
      rowsOf(app, `select attempts from outbox where kind = 'payment.query' and subject = $1 and done_at is null`, [
        resultData.payNo,
      ]);
    await notice(resultData.payNo, { signature: 'x'.repeat(43) });
    expect(await openQuestions()).toEqual([{ attempts: 0 }]);
    await notice(resultData.payNo);
    expect(await openQuestions()).toEqual([]);
  });

  test('with a forged signature changes nothing and is not acknowledged', async () => {
    const { resultData } = await startPayment(app, buyer, trade.tradeNo);
    const forged = await notice(resultData.payNo, { signature: 'x'.repeat(43) });
    expect(forged.body).toBe('failure');
    const page = signLocal(app.deps.secrets, '1001', 'page', resultData.payNo);
    expect((await notice(resultData.payNo, { signature: page })).body).toBe('failure');
    expect((await notice(resultData.payNo, { path: 'WeChat', signature: 'x' })).statusCode).toBe(401);
    expect(await payments()).toMatchObject([
      { payState: payStates.paying, applyState: applyStates.none, receivedFen: 0 },
    ]);
    expect(await statesOfOrders()).toEqual([orderStates.awaitingPayment]);
  });

  test('for another channel, company or number is not ours', async () => {
    const { resultData } = await startPayment(app, buyer, trade.tradeNo);
    expect((await notice(resultData.payNo, { path: 'WeChat' })).statusCode).toBe(401);
    expect((await notice(resultData.payNo, { companyId: '1002' })).body).toBe('failure');
    expect((await notice('P202611210000000000')).body).toBe('failure');
    expect((await notice(resultData.payNo, { companyId: 'x' })).body).toBe('failure');
    expect(await statesOfOrders()).toEqual([orderStates.awaitingPayment]);
  });

  test('of a wrong amount is kept for an operator and moves no order', async () => {
    const { resultData } = await startPayment(app, buyer, trade.tradeNo);
    expect((await notice(resultData.payNo, { feeFen: 1799 })).body).toBe('success');
    expect(await payments()).toMatchObject([
      { payState: payStates.paid, applyState: applyStates.mismatch, receivedFen: 1799 },
    ]);
    expect(await statesOfOrders()).toEqual([orderStates.awaitingPayment]);
    expect(await refunds()).toEqual([]);
  });
});

describe('money that comes too often or too late', () => {
  test('a second payment on another channel is recorded and refunded in full', async () => {
    const wechat = await startPayment(app, buyer, trade.tradeNo, 'WECHAT');
    const alipay = await startPayment(app, buyer, trade.tradeNo, 'ALIPAY');
    // Both are paid before the shop hears of either, and before the first one could be closed.
    await useLocalPage(app, wechat.resultData.codeUrl ?? '', { notice: 'missing' });
    await useLocalPage(app, alipay.resultData.payForm?.action ?? '');
    await runDue(app);
    later(20);
    await runDue(app);
    const facts = await payments();
    expect(new Set(facts.map((fact) => fact.applyState))).toEqual(new Set([1, 2]));
    expect(await refunds()).toMatchObject([{ feeFen: 1800, sourceType: 'duplicate' }]);
    expect(await timesPaid()).toBe(1);
    later(120);
    await runDue(app);
    expect(await refunds()).toMatchObject([{ refundState: refundStates.succeeded }]);
  });

  test('two channels that report at the same moment: one is applied, one refunded', async () => {
    const wechat = await startPayment(app, buyer, trade.tradeNo, 'WECHAT');
    const alipay = await startPayment(app, buyer, trade.tradeNo, 'ALIPAY');
    await Promise.all([notice(wechat.resultData.payNo, { path: 'WeChat' }), notice(alipay.resultData.payNo)]);
    const facts = await payments();
    expect(new Set(facts.map((fact) => fact.applyState))).toEqual(new Set([1, 2]));
    expect(await refunds()).toHaveLength(1);
    expect(await timesPaid()).toBe(1);
  });

  test('a payment after the time-out is recorded as late and refunded; the order stays cancelled', async () => {
    const { resultData } = await startPayment(app, buyer, trade.tradeNo);
    later(86_400 + 60);
    await runDue(app);
    expect(await statesOfOrders()).toEqual([orderStates.cancelled]);
    expect((await notice(resultData.payNo)).body).toBe('success');
    expect(await payments()).toMatchObject([{ payState: payStates.paid, applyState: applyStates.late }]);
    expect(await refunds()).toMatchObject([{ feeFen: 1800, sourceType: 'late' }]);
    expect(await statesOfOrders()).toEqual([orderStates.cancelled]);
  });

  test('a payment whose notice is lost is found by the schedule before the order is cancelled', async () => {
    const { resultData } = await startPayment(app, buyer, trade.tradeNo);
    later(10);
    await useLocalPage(app, resultData.payForm?.action ?? '', { notice: 'missing' });
    later(15);
    await runDue(app);
    expect(await statesOfOrders()).toEqual([orderStates.awaitingShipment]);
    expect(await payments()).toMatchObject([{ payState: payStates.paid, applyState: applyStates.applied }]);
  });
});

describe('notice against cancel', () => {
  test('whoever gets the trade first decides, and no money is lost', async () => {
    for (let round = 0; round < 6; round += 1) {
      trade = await placeTrade(app, buyer);
      const { resultData } = await startPayment(app, buyer, trade.tradeNo, 'WECHAT');
      await useLocalPage(app, resultData.codeUrl ?? '', { notice: 'missing' });
      await Promise.all([notice(resultData.payNo, { path: 'WeChat' }), cancel(), runDue(app)]);
      await runDue(app);
      // The channel is asked before it is closed, so paid money is never cancelled away.
      expect(await statesOfOrders()).toEqual([orderStates.awaitingShipment]);
      expect(await payments()).toMatchObject([{ payState: payStates.paid, applyState: applyStates.applied }]);
    }
  });

  test('a cancel closes the attempt at the channel first', async () => {
    const { resultData } = await startPayment(app, buyer, trade.tradeNo, 'WECHAT');
    const answer = await cancel();
    expect(answer.resultData).toMatchObject({ orderState: orderStates.awaitingPayment, isClosing: true });
    expect((await startPayment(app, buyer, trade.tradeNo)).errorCode).toBe('3001');
    await runDue(app);
    expect(await statesOfOrders()).toEqual([orderStates.cancelled]);
    expect(await payments()).toMatchObject([{ payNo: resultData.payNo, payState: payStates.closed }]);
  });

  test('a cancel finds that it was paid: the money counts and the cancel is off', async () => {
    const { resultData } = await startPayment(app, buyer, trade.tradeNo, 'WECHAT');
    await useLocalPage(app, resultData.codeUrl ?? '', { notice: 'missing' });
    await cancel();
    await runDue(app);
    expect(await statesOfOrders()).toEqual([orderStates.awaitingShipment]);
    expect((await cancel()).errorCode).toBe('4002');
  });

  test('an Alipay trade that does not exist yet does not hold the cancel up; paid afterwards it is refunded', async () => {
    const { resultData } = await startPayment(app, buyer, trade.tradeNo);
    await cancel();
    await runDue(app);
    expect(await statesOfOrders()).toEqual([orderStates.cancelled]);
    expect(await payments()).toMatchObject([{ payState: payStates.paying }]);
    await useLocalPage(app, resultData.payForm?.action ?? '');
    await runDue(app);
    expect(await payments()).toMatchObject([{ payState: payStates.paid, applyState: applyStates.late }]);
    expect(await refunds()).toMatchObject([{ feeFen: 1800, sourceType: 'late', refundState: refundStates.succeeded }]);
  });

  test('one that nobody pays is closed when it has expired', async () => {
    await startPayment(app, buyer, trade.tradeNo);
    for (const hours of [1, 12, 25, 26]) {
      later(hours * 3600);
      await runDue(app);
    }
    expect(await payments()).toMatchObject([{ payState: payStates.closed, applyState: applyStates.none }]);
    expect(await statesOfOrders()).toEqual([orderStates.cancelled]);
  });
});

describe('ways back and side doors', () => {
  const comeBack = (url: string) => app.fastify.inject({ method: 'GET', url, headers: { host: businessHost } });

  test('the way back from Alipay asks the channel and leads to the result page', async () => {
    const { resultData } = await startPayment(app, buyer, trade.tradeNo);
    const page = await useLocalPage(app, resultData.payForm?.action ?? '', { notice: 'missing' });
    expect(page.statusCode).toBe(303);
    const back = await comeBack(String(page.headers['location']));
    expect([back.statusCode, back.headers['location']]).toEqual([302, `/#/paySuccess?tradeNo=${trade.tradeNo}`]);
    expect(await statesOfOrders()).toEqual([orderStates.awaitingShipment]);
  });

  test('a made-up way back leads nowhere', async () => {
    const { resultData } = await startPayment(app, buyer, trade.tradeNo);
    const back = await comeBack(`/api/ShopPay/AlipayReturn/1001?out_trade_no=${resultData.payNo}&sign=x`);
    expect(back.headers['location']).toBe('/#/center/order/myOrder');
    expect(await statesOfOrders()).toEqual([orderStates.awaitingPayment]);
  });

  test('the local page needs its token', async () => {
    const { resultData } = await startPayment(app, buyer, trade.tradeNo);
    const action = resultData.payForm?.action ?? '';
    const genuine = await app.fastify.inject({ method: 'GET', url: action });
    expect(genuine.body).toContain('¥18.00');
    const forged = await app.fastify.inject({ method: 'GET', url: action.replace(/[^/]+$/, 'x') });
    expect(forged.statusCode).toBe(404);
    const cancelled = await useLocalPage(app, action, { action: 'cancel' });
    expect(cancelled.body).toContain('已取消付款');
    expect(await statesOfOrders()).toEqual([orderStates.awaitingPayment]);
  });
});
