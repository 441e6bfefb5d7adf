import { refundStates } from '@jicai/domain/payments/payment-states.ts';
import { orderStates, tradePayStates } from '@jicai/domain/orders/order-states.ts';
import { cancelReasons } from '@jicai/domain/orders/cancel-reason.ts';
import { createSign, generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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
import { merchantAccounts } from '../../../db/tables/payments.ts';
import { withTenant } from '../../../db/with-tenant.ts';

const retail = '1002';
const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const [ours, platform] = [pair(), pair()];
let isPaid = false;
let calls: string[] = [];

/** WeChat on loopback: signs what it answers with the platform's key. */
const api = createServer((request, response) => {
  const { method = '', url = '' } = request;
  calls.push(`${method} ${url.split('?')[0]}`);
  const body = JSON.stringify(answerTo(method, url));
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createSign('RSA-SHA256').update(`${timestamp}\nn\n${body}\n`).sign(platform.privateKey, 'base64');
  response.writeHead(200, {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': 'n',
    'wechatpay-serial': 'PUB_KEY_ID_01',
    'wechatpay-signature': signature,
  });
  response.end(body);
});

function answerTo(method: string, url: string): object {
  if (url.includes('refunds')) return { status: method === 'POST' ? 'PROCESSING' : 'SUCCESS', refund_id: 'WXR1' };
  if (method === 'POST') return { code_url: 'weixin://wxpay/bizpayurl?pr=x' };
  const payNo = /out-trade-no\/(\w+)/.exec(url)?.[1];
  const paid = { appid: 'wx1', mchid: '1900000001', out_trade_no: payNo, transaction_id: `WX${payNo}` };
  const amount = { total: 1800, currency: 'CNY' };
  return isPaid
    ? { ...paid, trade_state: 'SUCCESS', success_time: '2026-11-21T10:00:10+08:00', amount }
    : { trade_state: 'NOTPAY' };
}

const app = useTestApp();
const start = new Date('2026-11-21T02:00:00Z');
const later = (seconds: number) => app.setNow(new Date(start.getTime() + seconds * 1000));
let member = '';
let trade: PlacedTrade;

afterAll(async () => expect(await moneyFaults(app)).toEqual([]));
beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  member = await signIn(app, 'member', { host: retailHost });
});
afterAll(() => void api.close());
beforeEach(async () => {
  app.setNow(start);
  [isPaid, calls] = [false, []];
  await rowsOf(app, 'delete from merchant_accounts');
  await giveKeys('WECHAT');
  trade = await placeTrade(app, member, { companyId: retail });
});

async function giveKeys(channel: 'WECHAT' | 'ALIPAY') {
  const { port } = api.address() as AddressInfo;
  const settings = {
    mchid: '1900000001',
    appid: 'wx1',
    serialNo: 'S',
    privateKey: ours.privateKey,
    apiV3Key: 'k'.repeat(32),
    platformKeys: [{ serial: 'PUB_KEY_ID_01', pem: platform.publicKey }],
    siteOrigin: 'https://shop.example.com',
    endpoint: `http://127.0.0.1:${port}`,
  };
  const row = { companyId: retail, id: app.deps.db.newId(), channel, isEnabled: true, settings, updatedAt: start };
  await withTenant(app.deps.db, retail, (tx) => tx.insert(merchantAccounts).values(row));
}
const switchOff = () => rowsOf(app, 'update merchant_accounts set is_enabled = false');
const begin = (channel: string) => startPayment(app, member, trade.tradeNo, channel, retailHost);
const call = (path: '/api/ShopOrder/Cancel' | '/api/ShopOrder/ApplyCancel', data: object) =>
  app.call(path, { data: { ...data, requestId: requestId() } }, { token: member, host: retailHost });
const one = async (text: string) => (await rowsOf(app, text, [trade.tradeId]))[0];

describe('a channel that the shop has switched off', () => {
  test('takes no new payment, also in a demo', async () => {
    await switchOff();
    expect((await begin('WECHAT')).errorCode).toBe('4001');
    const body = { data: { tradeNo: trade.tradeNo } };
    const cashier = await app.call('/api/ShopPay/GetCashier', body, { token: member, host: retailHost });
    const off = cashier.resultData.channels.filter((channel) => !channel.isEnable).map((one) => one.channel);
    expect(off).toContain('WECHAT');
  });

  test('still brings the money that was under way, and takes it back', async () => {
    expect((await begin('WECHAT')).success).toBe(true);
    await switchOff();
    isPaid = true;
    later(20);
    await runDue(app);
    expect(await one('select state, pay_state from trades where id = $1')).toEqual({
      state: orderStates.awaitingShipment,
      pay_state: tradePayStates.paid,
    });
    await call('/api/ShopOrder/ApplyCancel', { orderNo: trade.orderNos[0], reasonCode: cancelReasons.notWanted });
    for (const seconds of [21, 200]) {
      later(seconds);
      await runDue(app);
    }
    expect(await one('select refund_state from refunds where trade_id = $1')).toEqual({
      refund_state: refundStates.succeeded,
    });
  });

  test('is asked and closed before a cancel', async () => {
    await begin('WECHAT');
    await switchOff();
    calls = [];
    await call('/api/ShopOrder/Cancel', { tradeNo: trade.tradeNo, reasonCode: cancelReasons.notWanted });
    await runDue(app);
    expect(calls.at(-1)).toMatch(/^POST .*close$/);
    expect(await one('select state from trades where id = $1')).toEqual({ state: orderStates.cancelled });
  });
});

describe('a channel whose keys are gone', () => {
  test('holds a cancel up as long as one that cannot be reached', async () => {
    await begin('WECHAT');
    await rowsOf(app, 'delete from merchant_accounts');
    await call('/api/ShopOrder/Cancel', { tradeNo: trade.tradeNo, reasonCode: cancelReasons.notWanted });
    await runDue(app);
    expect(await one('select state from trades where id = $1')).toEqual({ state: orderStates.awaitingPayment });
    later(75 * 60);
    await runDue(app);
    expect(await one('select state from trades where id = $1')).toEqual({ state: orderStates.cancelled });
  });
});

describe('a shop that gets keys', () => {
  test('still believes the channel through which a payment was begun', async () => {
    const { resultData } = await begin('ALIPAY');
    await giveKeys('ALIPAY');
    await useLocalPage(app, resultData.payForm?.action ?? '');
    await rowsOf(app, `delete from outbox where kind = 'payment.query'`);
    await runDue(app);
    expect(await one('select state from trades where id = $1')).toEqual({ state: orderStates.awaitingShipment });
  });
});
