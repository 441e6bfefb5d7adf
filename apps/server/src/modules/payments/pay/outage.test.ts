import { cancelReasons } from '@jicai/domain/orders/cancel-reason.ts';
import { payStates, refundStates } from '@jicai/domain/payments/payment-states.ts';
import { createServer, type Server } from 'node:http';
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
import { openWechatMerchant } from '../../../../test/wechat-merchant.ts';
import { openDeps } from '../../../open-deps.ts';
import { buildApp } from '../../../app.ts';
import { sweepOnce } from '../../../worker/sweep.ts';

const retail = '1002';
/** WeChat's API while it is down: it takes the call and answers that it cannot. */
let calls = 0;
const api: Server = createServer((_request, response) => {
  calls += 1;
  response.writeHead(503).end();
});

/** The retail shop has keys of its own at WeChat; the business shop has none. */
const app = useTestApp((deps) => openWechatMerchant(deps, { api, companyId: retail }));
const start = new Date('2026-11-21T02:00:00Z');
const later = (seconds: number) => app.setNow(new Date(start.getTime() + seconds * 1000));
let member = '';
let trade: PlacedTrade;

// The money rules hold whatever the tests did. Registered after the app, so it runs before the app is dropped.
afterAll(async () => expect(await moneyFaults(app)).toEqual([]));
beforeAll(async () => {
  member = await signIn(app, 'member', { host: retailHost });
});
afterAll(() => void api.close());
beforeEach(async () => {
  app.setNow(start);
  trade = await placeTrade(app, member, { companyId: retail });
});

const begin = (channel: string) => startPayment(app, member, trade.tradeNo, channel, retailHost);
const payments = () =>
  rowsOf(app, 'select pay_no as "payNo", pay_state as "payState", adapter from payments where trade_id = $1', [
    trade.tradeId,
  ]);
const tradeState = async () =>
  (await rowsOf(app, 'select state from trades where id = $1', [trade.tradeId]))[0]?.['state'];

describe('a channel that cannot be reached', () => {
  test('leaves the attempt at 0; pressing again and the worker go on with the same number', async () => {
    expect((await begin('WECHAT')).errorCode).toBe('4004');
    expect((await begin('WECHAT')).errorCode).toBe('4004');
    const [row, ...more] = await payments();
    expect(row).toMatchObject({ payState: 0, adapter: 'wechat' });
    expect(more).toEqual([]);
    const before = calls;
    later(120);
    await runDue(app);
    expect(calls).toBeGreaterThan(before);
    expect(await payments()).toEqual([row]);
  });

  test('does not shut out the other channel', async () => {
    await begin('WECHAT');
    const { resultData } = await begin('ALIPAY');
    await useLocalPage(app, resultData.payForm?.action ?? '');
    await runDue(app);
    expect(await tradeState()).toBe(30);
  });

  test('holds a cancel up until 30 min after the deadline, then the cancel goes on without it', async () => {
    await begin('WECHAT');
    const data = { tradeNo: trade.tradeNo, reasonCode: cancelReasons.notWanted, requestId: requestId() };
    const answer = await app.call('/api/ShopOrder/Cancel', { data }, { token: member, host: retailHost });
    expect(answer.resultData).toMatchObject({ isClosing: true });
    // As a server wrote it while the code was a text.
    await rowsOf(
      app,
      `update trades set pending_cancel = jsonb_set(pending_cancel::jsonb, '{buyerReasonCode}', '"202"') where trade_no = $1`,
      [trade.tradeNo],
    );
    for (const minutes of [0, 5, 30, 59]) {
      later(minutes * 60);
      await runDue(app);
      expect(await tradeState(), `after ${minutes} min`).toBe(20);
    }
    later(75 * 60);
    await runDue(app);
    expect(await tradeState()).toBe(60);
    const stored = await rowsOf(app, 'select buyer_reason_code as "why" from orders where trade_no = $1', [
      trade.tradeNo,
    ]);
    expect(stored).toEqual([{ why: '202' }]);
  });
});

describe('the sweeper', () => {
  test('takes up an attempt whose planned effect got lost, and asks a last time before it closes one', async () => {
    const { resultData } = await begin('ALIPAY');
    await rowsOf(app, 'delete from outbox where subject = $1', [resultData.payNo]);
    later(600);
    await sweepOnce(app.deps);
    await runDue(app);
    expect(await payments()).toMatchObject([{ payState: payStates.paying }]);
    later(601);
    await sweepOnce(app.deps);
    expect(
      await rowsOf(app, 'select kind from outbox where subject = $1 and done_at is null', [resultData.payNo]),
    ).toEqual([{ kind: 'payment.close' }]);
    await sweepOnce(app.deps);
    later(31 * 60);
    await runDue(app);
    expect(await payments()).toMatchObject([{ payState: payStates.closed }]);
  });

  test('sends a refund that nobody sends', async () => {
    const { resultData } = await begin('ALIPAY');
    await useLocalPage(app, resultData.payForm?.action ?? '');
    await runDue(app);
    const data = { orderNo: trade.orderNos[0], reasonCode: cancelReasons.notWanted, requestId: requestId() };
    await app.call('/api/ShopOrder/ApplyCancel', { data }, { token: member, host: retailHost });
    await runDue(app);
    const state = async () =>
      (await rowsOf(app, 'select refund_state from refunds where trade_id = $1', [trade.tradeId]))[0];
    await rowsOf(app, 'update refunds set refund_state = 10, updated_at = $1 where trade_id = $2', [
      start,
      trade.tradeId,
    ]);
    later(601);
    await sweepOnce(app.deps);
    await runDue(app);
    expect(await state()).toEqual({ refund_state: refundStates.processing });
    later(700);
    await runDue(app);
    expect(await state()).toEqual({ refund_state: refundStates.succeeded });
  });
});

describe('notices of a shop with keys', () => {
  test('signed by the local channel are not believed', async () => {
    const { signLocal } = await import('../../../adapters/payment/local/local-signature.ts');
    await begin('WECHAT');
    const [row] = await payments();
    const payload = JSON.stringify({
      payNo: row?.['payNo'],
      channelTradeNo: 'L1',
      feeFen: 1800,
      paidAt: start.toISOString(),
    });
    const answer = await app.fastify.inject({
      method: 'POST',
      url: `/api/PayNotify/WeChat/${retail}`,
      headers: {
        'content-type': 'application/json',
        'x-local-signature': signLocal(app.deps.secrets, retail, 'notice', payload),
      },
      payload,
    });
    expect(answer.statusCode).toBe(401);
    expect(await tradeState()).toBe(20);
  });
});

describe('without DEMO', () => {
  test('there are no local pages, channels without keys are off, and nothing local is believed', async () => {
    const { resultData } = await begin('ALIPAY');
    const action = resultData.payForm?.action ?? '';
    const fastify = await buildApp(openDeps({ ...app.deps, config: { ...app.deps.config, isDemo: false } }));
    expect((await fastify.inject({ method: 'GET', url: action })).statusCode).toBe(404);
    expect((await fastify.inject({ method: 'POST', url: '/api/Dev/LocalPay/Confirm' })).statusCode).toBe(404);
    const call = async (url: string, data: object) =>
      (
        await fastify.inject({
          method: 'POST',
          url,
          headers: { host: retailHost, authtoken: member },
          payload: { data },
        })
      ).json();
    const cashier = await call('/api/ShopPay/GetCashier', { tradeNo: trade.tradeNo });
    expect(cashier.resultData.channels.map((channel: { isEnable: boolean }) => channel.isEnable)).toEqual([
      false,
      true,
      false,
    ]);
    const create = await call('/api/ShopPay/Create', {
      tradeNo: trade.tradeNo,
      channel: 'ALIPAY',
      requestId: requestId(),
    });
    expect(create.errorCode).toBe('4001');
    const notice = await fastify.inject({ method: 'POST', url: `/api/PayNotify/Alipay/${retail}`, payload: {} });
    expect(notice.body).toBe('failure');
    await fastify.close();
  });
});
