import { createCipheriv, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { yuanText } from '../src/adapters/payment/yuan.ts';
import { upsertMerchant } from '../src/modules/payments/merchants/merchants.store.ts';
import { inShop } from './in-shop.ts';
import type { TestApp } from './test-app.ts';

/** A pair of RSA keys in PEM. */
export const rsaKeys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

/** A form as Alipay signs it: over all fields in the order of their names. */
export function alipayForm(fields: Record<string, string>, privateKey: string, signType = 'RSA2'): Buffer {
  const text = Object.keys(fields)
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');
  const sign = createSign(signType === 'RSA2' ? 'RSA-SHA256' : 'RSA-SHA1')
    .update(text)
    .sign(privateKey, 'base64');
  return Buffer.from(new URLSearchParams({ ...fields, sign_type: signType, sign }).toString());
}

/** A signature as WeChat makes it, over time, nonce and body. */
export const wechatSignature = (privateKey: string, timestamp: string, nonce: string, body: string) =>
  createSign('RSA-SHA256').update(`${timestamp}\n${nonce}\n${body}\n`).sign(privateKey, 'base64');

/** What a notice of WeChat holds, sealed with the merchant's APIv3 key. */
export function wechatSealed(content: object, apiV3Key: string) {
  const cipher = createCipheriv('aes-256-gcm', apiV3Key, 'nonce1234567');
  cipher.setAAD(Buffer.from('transaction'));
  const text = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return { ciphertext: text.toString('base64'), nonce: 'nonce1234567', associated_data: 'transaction' };
}

interface Paid {
  payNo: string;
  feeFen: number;
}

/** The shop's own merchants at Alipay and WeChat, whose API answers on loopback, and the notices that the two send. */
export async function openMerchants(app: TestApp, companyId: string) {
  const [alipay, wechat] = [rsaKeys(), rsaKeys()];
  const apiV3Key = randomBytes(16).toString('hex');
  const api = createServer((_request, response) => {
    const timestamp = String(Math.floor(Date.now() / 1000));
    const body = JSON.stringify({ code_url: 'weixin://wxpay/bizpayurl?pr=x' });
    response.writeHead(200, {
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': 'n',
      'wechatpay-serial': 'PUB_KEY_ID_01',
      'wechatpay-signature': wechatSignature(wechat.privateKey, timestamp, 'n', body),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const { privateKey } = rsaKeys();
  const alipaySettings = { appId: '2021000000000001', sellerId: '2088000000000001', alipayPublicKey: alipay.publicKey };
  const wechatSettings = { mchid: '1900000001', appid: 'wx0000000000000001', serialNo: 'OURS', apiV3Key, endpoint };
  const platformKeys = [{ serial: 'PUB_KEY_ID_01', pem: wechat.publicKey }];
  const shared = { privateKey, siteOrigin: 'https://shop.example.com' };
  await inShop(app, companyId, async (ctx) => {
    await upsertMerchant(ctx, { channel: 'ALIPAY', isEnabled: true, settings: { ...shared, ...alipaySettings } });
    const settings = { ...shared, ...wechatSettings, platformKeys };
    await upsertMerchant(ctx, { channel: 'WECHAT', isEnabled: true, settings });
  });
  const send = (kind: string, payload: Buffer | string, headers: Record<string, string>) =>
    app.fastify.inject({ method: 'POST', url: `/api/PayNotify/${kind}/${companyId}`, headers, payload });
  const channelTradeNo = ({ payNo }: Paid) => `C-${payNo}`;
  return {
    close: () => void api.close(),
    ALIPAY: (paid: Paid) => {
      const fields = {
        app_id: alipaySettings.appId,
        seller_id: alipaySettings.sellerId,
        out_trade_no: paid.payNo,
        trade_no: channelTradeNo(paid),
        trade_status: 'TRADE_SUCCESS',
        total_amount: yuanText(paid.feeFen),
        gmt_payment: shanghaiTime(app.deps.now()),
      };
      const form = alipayForm(fields, alipay.privateKey);
      return send('Alipay', form, { 'content-type': 'application/x-www-form-urlencoded' });
    },
    WECHAT: (paid: Paid) => {
      const transaction = {
        mchid: wechatSettings.mchid,
        appid: wechatSettings.appid,
        out_trade_no: paid.payNo,
        transaction_id: channelTradeNo(paid),
        success_time: app.deps.now().toISOString(),
        amount: { total: paid.feeFen, currency: 'CNY' },
      };
      const resource = wechatSealed(transaction, apiV3Key);
      const body = JSON.stringify({ id: '1', event_type: 'TRANSACTION.SUCCESS', resource });
      const timestamp = String(Math.floor(app.deps.now().getTime() / 1000));
      return send('WeChat', body, {
        'content-type': 'application/json',
        'wechatpay-timestamp': timestamp,
        'wechatpay-nonce': 'n1',
        'wechatpay-serial': 'PUB_KEY_ID_01',
        'wechatpay-signature': wechatSignature(wechat.privateKey, timestamp, 'n1', body),
      });
    },
  };
}
