import { createVerify, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rsaKeys, wechatSealed, wechatSignature } from '../../../../test/signed-notices.ts';
import { createWechatChannel } from './wechat-channel.ts';
import { zWechatSettings } from './wechat-settings.ts';

const ours = rsaKeys();
const certificate = rsaKeys();
const publicKeyMode = rsaKeys();
const stranger = rsaKeys();
const apiV3Key = randomBytes(16).toString('hex');

interface Asked {
  method: string;
  url: string;
  authorization: string;
  body: string;
}
let asked: Asked[] = [];
interface Reply {
  status: number;
  body: object | null;
  privateKey?: string;
}
let reply: Reply = { status: 200, body: {} };
/** Come before it, one for each call. */
let replies: Reply[] = [];

/** WeChat's API on loopback: signs its answers with the platform key as the real one does. */
const api = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { method = '', url = '', headers } = request;
    asked.push({ method, url, authorization: headers.authorization ?? '', body: Buffer.concat(chunks).toString() });
    const answer = replies.shift() ?? reply;
    const body = answer.body ? JSON.stringify(answer.body) : '';
    const timestamp = String(Math.floor(Date.now() / 1000));
    response.writeHead(answer.status, {
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': 'n',
      'wechatpay-serial': 'PUB_KEY_ID_01',
      'wechatpay-signature': wechatSignature(answer.privateKey ?? publicKeyMode.privateKey, timestamp, 'n', body),
    });
    response.end(body);
  });
});
let settings = {} as ReturnType<typeof zWechatSettings.parse>;
const channel = () => createWechatChannel(settings);

beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  settings = zWechatSettings.parse({
    mchid: '1900000001',
    appid: 'wx0000000000000001',
    serialNo: 'OURSERIAL',
    privateKey: ours.privateKey,
    apiV3Key,
    platformKeys: [
      { serial: 'CERTSERIAL', pem: certificate.publicKey },
      { serial: 'PUB_KEY_ID_01', pem: publicKeyMode.publicKey },
    ],
    siteOrigin: 'https://shop.example.com',
    endpoint: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
  });
});
afterAll(() => void api.close());

const order = {
  payNo: 'P202611210000000001',
  title: '订单 T1',
  feeFen: 1230,
  expireAt: new Date('2026-11-21T02:30:00Z'),
  now: new Date('2026-11-21T02:00:00Z'),
  buyerOrigin: '',
  isPhone: false,
  buyerIp: '',
  payer: '',
  notifyPath: '/api/PayNotify/WeChat/1001',
  returnPath: '',
};

describe('calls', () => {
  test('are signed over method, path, time, nonce and body', async () => {
    reply = { status: 200, body: { code_url: 'weixin://wxpay/bizpayurl?pr=x' } };
    expect(await channel().create(order)).toEqual({
      outcome: 'accepted',
      payForm: null,
      codeUrl: 'weixin://wxpay/bizpayurl?pr=x',
    });
    const call = asked.at(-1);
    if (!call) throw new Error('not called');
    expect(JSON.parse(call.body)).toMatchObject({
      out_trade_no: order.payNo,
      amount: { total: 1230, currency: 'CNY' },
      time_expire: '2026-11-21T10:30:00+08:00',
      notify_url: 'https://shop.example.com/api/PayNotify/WeChat/1001',
    });
    const part = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(call.authorization)?.[1] ?? '';
    expect([part('mchid'), part('serial_no')]).toEqual(['1900000001', 'OURSERIAL']);
    const text = `POST\n/v3/pay/transactions/native\n${part('timestamp')}\n${part('nonce_str')}\n${call.body}\n`;
    expect(createVerify('RSA-SHA256').update(text).verify(ours.publicKey, part('signature'), 'base64')).toBe(true);
  });

  test('on a phone WeChat opens by a page of its own, and a merchant without that gets the code to scan', async () => {
    const onPhone = { ...order, isPhone: true, buyerIp: '203.0.113.9' };
    reply = {
      status: 200,
      body: { h5_url: 'https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=wx1&package=2' },
    };
    expect(await channel().create(onPhone)).toEqual({
      outcome: 'accepted',
      codeUrl: null,
      payForm: {
        action: 'https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb',
        method: 'GET',
        fields: { prepay_id: 'wx1', package: '2' },
      },
    });
    expect(asked.at(-1)?.url).toBe('/v3/pay/transactions/h5');
    expect(JSON.parse(asked.at(-1)?.body ?? '')).toMatchObject({
      out_trade_no: order.payNo,
      scene_info: { payer_client_ip: '203.0.113.9', h5_info: { type: 'Wap' } },
    });
    replies = [{ status: 403, body: { code: 'NO_AUTH', message: '商户未开通此权限' } }];
    reply = { status: 200, body: { code_url: 'weixin://wxpay/bizpayurl?pr=x' } };
    expect(await channel().create(onPhone)).toMatchObject({ codeUrl: 'weixin://wxpay/bizpayurl?pr=x', payForm: null });
    expect(asked.at(-1)?.url).toBe('/v3/pay/transactions/native');
  });

  test('a short expiry is stretched to the minute that WeChat demands', async () => {
    await channel().create({ ...order, expireAt: new Date('2026-11-21T02:00:20Z') });
    expect(JSON.parse(asked.at(-1)?.body ?? '')).toMatchObject({ time_expire: '2026-11-21T10:01:00+08:00' });
  });

  test('an answer that WeChat did not sign is not believed', async () => {
    reply = { status: 200, body: { code_url: 'weixin://evil' }, privateKey: stranger.privateKey };
    await expect(channel().create(order)).rejects.toThrow('signature does not verify');
  });

  test('query, close and refund in our words', async () => {
    const paid = {
      mchid: '1900000001',
      appid: 'wx0000000000000001',
      out_trade_no: order.payNo,
      transaction_id: '4200001',
      success_time: '2026-11-21T10:05:06+08:00',
      amount: { total: 1230, currency: 'CNY' },
    };
    const says = (status: number, body: object | null) => (reply = { status, body });
    says(200, { ...paid, trade_state: 'SUCCESS' });
    expect(await channel().query(order.payNo)).toMatchObject({ outcome: 'paid', receivedFen: 1230 });
    says(200, { ...paid, trade_state: 'SUCCESS', mchid: '1900000002' });
    await expect(channel().query(order.payNo)).rejects.toThrow();
    says(200, { trade_state: 'NOTPAY' });
    expect(await channel().query(order.payNo)).toEqual({ outcome: 'unpaid' });
    says(404, { code: 'ORDER_NOT_EXIST' });
    expect(await channel().query(order.payNo)).toEqual({ outcome: 'notExist' });
    says(204, null);
    expect(await channel().close(order.payNo)).toEqual({ outcome: 'closed' });
    const refund = { ...order, refundNo: 'R1', feeFen: 100, totalFen: 1230, reason: '取消' };
    says(200, { status: 'SUCCESS', refund_id: '50' });
    expect(await channel().refund(refund)).toEqual({ outcome: 'processing' });
    expect(await channel().queryRefund(refund)).toMatchObject({ outcome: 'succeeded' });
    says(200, { status: 'CLOSED' });
    expect(await channel().queryRefund(refund)).toMatchObject({ outcome: 'closed' });
    says(403, { code: 'NOT_ENOUGH', message: '余额不足' });
    expect(await channel().refund(refund)).toMatchObject({ outcome: 'abnormal' });
    says(500, { code: 'SYSTEM_ERROR' });
    await expect(channel().refund(refund)).rejects.toThrow('500');
  });
});

describe('notices', () => {
  const now = new Date('2026-11-21T02:05:10Z');
  const timestamp = String(now.getTime() / 1000);
  const transaction = {
    mchid: '1900000001',
    appid: 'wx0000000000000001',
    out_trade_no: order.payNo,
    transaction_id: '4200001',
    success_time: '2026-11-21T10:05:06+08:00',
    amount: { total: 1230, currency: 'CNY' },
  };
  const bodyOf = (content: object, event = 'TRANSACTION.SUCCESS', key = apiV3Key) =>
    JSON.stringify({ id: '1', event_type: event, resource: wechatSealed(content, key) });
  const read = (
    body: string,
    {
      privateKey = publicKeyMode.privateKey,
      serial = 'PUB_KEY_ID_01',
      at = timestamp,
      signature = '',
      sent = body,
    } = {},
  ) =>
    channel().readNotice({
      headers: {
        'wechatpay-timestamp': at,
        'wechatpay-nonce': 'n1',
        'wechatpay-serial': serial,
        'wechatpay-signature': signature || wechatSignature(privateKey, at, 'n1', body),
      },
      body: Buffer.from(sent),
      now,
    });

  test('a genuine one is opened, under either kind of key', () => {
    const money = {
      notice: 'paid',
      payNo: order.payNo,
      channelTradeNo: '4200001',
      receivedFen: 1230,
      paidAt: new Date('2026-11-21T02:05:06Z'),
    };
    expect(read(bodyOf(transaction))).toEqual(money);
    expect(read(bodyOf(transaction), { privateKey: certificate.privateKey, serial: 'CERTSERIAL' })).toEqual(money);
  });

  test.each([
    ['signed with another key', () => read(bodyOf(transaction), { privateKey: stranger.privateKey })],
    ['signed with the wrong one of two keys', () => read(bodyOf(transaction), { serial: 'CERTSERIAL' })],
    ['under an unknown serial', () => read(bodyOf(transaction), { serial: 'OTHER' })],
    ['older than five minutes', () => read(bodyOf(transaction), { at: String(now.getTime() / 1000 - 301) })],
    ['with a timestamp that is no number', () => read(bodyOf(transaction), { at: 'now' })],
    ['with a body changed after signing', () => read(bodyOf(transaction), { sent: `${bodyOf(transaction)} ` })],
    ['sealed with another key', () => read(bodyOf(transaction, 'TRANSACTION.SUCCESS', 'x'.repeat(32)))],
    ['for another merchant', () => read(bodyOf({ ...transaction, mchid: '1900000002' }))],
    ['for another app', () => read(bodyOf({ ...transaction, appid: 'wx2' }))],
  ])('one %s is forged', (_name, notice) => expect(notice()).toMatchObject({ notice: 'forged' }));

  test('a signature probe fails without alarm', () => {
    expect(read(bodyOf(transaction), { signature: 'WECHATPAY/SIGNTEST/abc' })).toEqual({ notice: 'probe' });
  });

  test('a refund notice tells its number and state', () => {
    const refund = { mchid: '1900000001', out_refund_no: 'R1', refund_status: 'SUCCESS', refund_id: '50' };
    expect(read(bodyOf(refund, 'REFUND.SUCCESS'))).toEqual({
      notice: 'refund',
      refundNo: 'R1',
      refund: { outcome: 'succeeded', channelRefundNo: '50' },
    });
  });
});
