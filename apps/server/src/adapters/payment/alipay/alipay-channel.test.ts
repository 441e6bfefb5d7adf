import { createSign, createVerify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alipayForm, rsaKeys } from '../../../../test/signed-notices.ts';
import { createAlipayChannel } from './alipay-channel.ts';
import { zAlipaySettings } from './alipay-settings.ts';

const ours = rsaKeys();
const alipays = rsaKeys();
const stranger = rsaKeys();

let answers: Record<string, object> = {};
let asked: URLSearchParams[] = [];
/** Alipay's gateway on loopback: signs its answers with its own key as the real one does. */
const gateway = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const sent = new URL(request.url ?? '', 'http://x').searchParams;
    for (const [name, value] of new URLSearchParams(Buffer.concat(chunks).toString())) sent.set(name, value);
    asked.push(sent);
    const method = sent.get('method') ?? '';
    const content = JSON.stringify(answers[method] ?? { code: '20000', msg: 'Service Currently Unavailable' });
    const sign = createSign('RSA-SHA256').update(content).sign(alipays.privateKey, 'base64');
    response.end(`{"${method.replaceAll('.', '_')}_response":${content},"sign":"${sign}"}`);
  });
});
let settings = {} as ReturnType<typeof zAlipaySettings.parse>;
const channel = () => createAlipayChannel(settings);

beforeAll(async () => {
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  settings = zAlipaySettings.parse({
    appId: '2021000000000001',
    privateKey: ours.privateKey,
    alipayPublicKey: alipays.publicKey,
    sellerId: '2088000000000001',
    siteOrigin: 'https://shop.example.com',
    gateway: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/gateway.do`,
  });
});
afterAll(() => void gateway.close());

const order = {
  payNo: 'P202611210000000001',
  title: '订单 T1 "纸" & <笔>',
  feeFen: 1230,
  expireAt: new Date('2026-11-21T16:30:00Z'),
  now: new Date('2026-11-21T02:00:00Z'),
  buyerOrigin: '',
  isPhone: false,
  buyerIp: '',
  payer: '',
  notifyPath: '/api/PayNotify/Alipay/1001',
  returnPath: '/api/ShopPay/AlipayReturn/1001',
};

test('the pay form is a signed order with an absolute expiry in Beijing time', async () => {
  const created = await channel().create(order);
  if (created.outcome !== 'accepted' || !created.payForm) throw new Error('no form');
  const { action, fields } = created.payForm;
  expect(action).toBe(`${settings.gateway}?charset=utf-8`);
  expect(fields).toMatchObject({
    method: 'alipay.trade.page.pay',
    app_id: settings.appId,
    notify_url: 'https://shop.example.com/api/PayNotify/Alipay/1001',
    return_url: 'https://shop.example.com/api/ShopPay/AlipayReturn/1001',
  });
  expect(JSON.parse(fields['biz_content'] ?? '')).toMatchObject({
    out_trade_no: order.payNo,
    total_amount: '12.30',
    subject: order.title,
    time_expire: '2026-11-22 00:30:00',
  });
  const { sign, ...signed } = fields;
  const text = Object.keys(signed)
    .sort()
    .map((name) => `${name}=${signed[name]}`)
    .join('&');
  expect(
    createVerify('RSA-SHA256')
      .update(text)
      .verify(ours.publicKey, sign ?? '', 'base64'),
  ).toBe(true);
});

test('on a phone it is the form of 手机网站支付', async () => {
  const created = await channel().create({ ...order, isPhone: true });
  const fields = created.outcome === 'accepted' ? created.payForm?.fields : undefined;
  expect(fields).toMatchObject({ method: 'alipay.trade.wap.pay', notify_url: expect.stringContaining('/Alipay/1001') });
  expect(JSON.parse(fields?.['biz_content'] ?? '')).toMatchObject({
    out_trade_no: order.payNo,
    total_amount: '12.30',
    product_code: 'QUICK_WAP_WAY',
  });
});

describe('notices', () => {
  const genuine = {
    notify_id: '2026112100222',
    app_id: '2021000000000001',
    seller_id: '2088000000000001',
    out_trade_no: order.payNo,
    trade_no: '2026112122001',
    trade_status: 'TRADE_SUCCESS',
    total_amount: '12.30',
    subject: '订单 T1 100% & 更多',
    gmt_payment: '2026-11-21 10:05:06',
    charset: 'utf-8',
  };
  const form = (fields: Record<string, string>, privateKey = alipays.privateKey, signType = 'RSA2') =>
    alipayForm(fields, privateKey, signType);
  const read = (body: Buffer) => channel().readNotice({ headers: {}, body, now: order.now });

  test('a genuine one tells number, amount and time', () => {
    expect(read(form(genuine))).toEqual({
      notice: 'paid',
      payNo: order.payNo,
      channelTradeNo: '2026112122001',
      receivedFen: 1230,
      paidAt: new Date('2026-11-21T02:05:06Z'),
    });
  });

  test.each([
    ['signed with another key', form(genuine, stranger.privateKey)],
    ['signed with the weaker hash', form(genuine, alipays.privateKey, 'RSA')],
    ['for another app', form({ ...genuine, app_id: '2021000000000002' })],
    ['for another seller', form({ ...genuine, seller_id: '2088000000000002' })],
    ['without a signature', Buffer.from(new URLSearchParams({ ...genuine, sign_type: 'RSA2' }).toString())],
    ['with an amount changed after signing', Buffer.from(form(genuine).toString().replace('12.30', '12.31'))],
    ['empty', Buffer.alloc(0)],
  ])('one %s is forged', (_name, body) => expect(read(body)).toMatchObject({ notice: 'forged' }));

  test('a refund of a paid trade is not money', () => {
    expect(read(form({ ...genuine, refund_fee: '1.00' }))).toEqual({ notice: 'other' });
    expect(read(form({ ...genuine, trade_status: 'TRADE_CLOSED' }))).toEqual({ notice: 'other' });
  });
});

describe('answers of the gateway', () => {
  const answer = (method: string, content: object) => (answers = { [method]: content });
  const ok = { code: '10000', msg: 'Success' };
  const no = (subCode: string) => ({ code: '40004', msg: 'Business Failed', sub_code: subCode });

  test('query', async () => {
    const query = () => channel().query(order.payNo);
    const trade = { ...ok, out_trade_no: order.payNo, trade_no: '22001', total_amount: '12.30' };
    answer('alipay.trade.query', { ...trade, trade_status: 'TRADE_SUCCESS', send_pay_date: '2026-11-21 10:05:06' });
    expect(await query()).toMatchObject({ outcome: 'paid', receivedFen: 1230, channelTradeNo: '22001' });
    answer('alipay.trade.query', { ...trade, trade_status: 'WAIT_BUYER_PAY' });
    expect(await query()).toEqual({ outcome: 'unpaid' });
    answer('alipay.trade.query', no('ACQ.TRADE_NOT_EXIST'));
    expect(await query()).toEqual({ outcome: 'notExist' });
    answer('alipay.trade.query', no('ACQ.SYSTEM_ERROR'));
    await expect(query()).rejects.toThrow('ACQ.SYSTEM_ERROR');
    answer('alipay.trade.query', { ...trade, out_trade_no: 'another', trade_status: 'TRADE_SUCCESS' });
    await expect(query()).rejects.toThrow();
  });

  test('close of a paid trade says paid', async () => {
    answers = {
      'alipay.trade.close': no('ACQ.TRADE_STATUS_ERROR'),
      'alipay.trade.query': {
        ...ok,
        out_trade_no: order.payNo,
        trade_no: '22001',
        total_amount: '12.30',
        trade_status: 'TRADE_SUCCESS',
        send_pay_date: '2026-11-21 10:05:06',
      },
    };
    expect((await channel().close(order.payNo)).outcome).toBe('paid');
    answer('alipay.trade.close', ok);
    expect((await channel().close(order.payNo)).outcome).toBe('closed');
  });

  test('refund: code 10000 is success only when money moved; a person acts on what no repeat mends', async () => {
    const refund = () =>
      channel().refund({
        payNo: order.payNo,
        refundNo: 'R1',
        feeFen: 100,
        totalFen: 1230,
        reason: '取消',
        notifyPath: '',
        now: order.now,
      });
    answer('alipay.trade.refund', { ...ok, fund_change: 'Y', trade_no: '22001' });
    expect(await refund()).toMatchObject({ outcome: 'succeeded' });
    expect(JSON.parse(asked.at(-1)?.get('biz_content') ?? '')).toMatchObject({
      out_request_no: 'R1',
      refund_amount: '1.00',
    });
    answer('alipay.trade.refund', { ...ok, fund_change: 'N' });
    expect(await refund()).toEqual({ outcome: 'processing' });
    answer('alipay.trade.refund', no('ACQ.SELLER_BALANCE_NOT_ENOUGH'));
    expect(await refund()).toMatchObject({ outcome: 'abnormal' });
    answers = {};
    await expect(refund()).rejects.toThrow('20000');
  });

  test('an answer that Alipay did not sign is not believed', async () => {
    answer('alipay.trade.close', ok);
    const other = createAlipayChannel({ ...settings, alipayPublicKey: stranger.publicKey });
    await expect(other.close(order.payNo)).rejects.toThrow();
  });
});
