import type { OnlineChannel } from '@jicai/domain/payments/payment-states.ts';
import { noticeOfAlipay, payAtAlipay } from '@jicai/vendor-double/alipay.ts';
import type { VendorDouble } from '@jicai/vendor-double/vendor-double.ts';
import { noticeOfWechat, payAtWechat } from '@jicai/vendor-double/wechat-pay.ts';
import { randomBytes } from 'node:crypto';
import { upsertMerchant } from '../src/modules/payments/merchants/merchants.store.ts';
import { startPayment } from './build-payment.ts';
import { inShop } from './in-shop.ts';
import { rsaKeys } from './signed-notices.ts';
import type { TestApp } from './test-app.ts';

export const paymentMerchants = { ALIPAY: '2088000000000001', WECHAT: '1900000001' } as const;
const appId = '2021000000000001';
export const wechatApp = { appid: 'wx0000000000000001', secret: 'the-secret-of-the-app' };
const { appid } = wechatApp;

/**
 * Gives a shop merchants of its own at the double, whose clock becomes that of the shop. `appSecret`: those of WeChat know who
 * pays inside WeChat.
 */
export async function usePaymentVendors(
  app: TestApp,
  vendors: VendorDouble,
  companyId: string,
  {
    siteOrigin = 'https://shop.example.com',
    isFoundByConfig = false,
    ...more
  }: {
    siteOrigin?: string;
    appSecret?: string;
    verifyFile?: string;
    /** Each node finds the double where its VENDOR_URL says. */
    isFoundByConfig?: boolean;
  } = {},
): Promise<void> {
  const [ours, alipay, platform] = [rsaKeys(), rsaKeys(), rsaKeys()];
  const apiV3Key = randomBytes(16).toString('hex');
  const { alipay: atAlipay, wechatPay } = vendors;
  atAlipay.now = wechatPay.now = () => app.deps.now();
  const sellerId = paymentMerchants.ALIPAY;
  atAlipay.apps.set(appId, { publicKey: ours.publicKey, alipayPrivateKey: alipay.privateKey, sellerId });
  wechatPay.merchants.set(paymentMerchants.WECHAT, {
    appids: new Set([appid]),
    serialNo: 'OURS',
    publicKey: ours.publicKey,
    apiV3Key,
    platformSerial: 'PUB_KEY_ID_01',
    platformPrivateKey: platform.privateKey,
  });
  wechatPay.apps.set(appid, { secret: wechatApp.secret, callbackHost: new URL(siteOrigin).host });
  const shared = { privateKey: ours.privateKey, siteOrigin };
  await inShop(app, companyId, async (ctx) => {
    const at = { endpoint: vendors.url, openOrigin: vendors.url, appEndpoint: vendors.url };
    const gateway = isFoundByConfig ? {} : { gateway: `${vendors.url}/gateway.do` };
    const ofAlipay = { ...shared, appId, sellerId, alipayPublicKey: alipay.publicKey, ...gateway };
    await upsertMerchant(ctx, { channel: 'ALIPAY', isEnabled: true, settings: ofAlipay });
    const platformKeys = [{ serial: 'PUB_KEY_ID_01', pem: platform.publicKey }];
    const ofWechat = { ...shared, mchid: paymentMerchants.WECHAT, appid, serialNo: 'OURS', apiV3Key, platformKeys };
    await upsertMerchant(ctx, {
      channel: 'WECHAT',
      isEnabled: true,
      settings: {
        ...ofWechat,
        ...(isFoundByConfig ? {} : at),
        ...more,
      },
    });
  });
}

/** Starts an attempt, and opens it at the channel as the buyer's browser or phone does. Returns its number. */
export async function openPayment(app: TestApp, token: string, tradeNo: string, channel: OnlineChannel) {
  const { resultData, errorMsg } = await startPayment(app, token, tradeNo, channel);
  if (!resultData) throw new Error(errorMsg);
  const { payForm, payNo } = resultData;
  if (payForm) {
    const body = new URLSearchParams(payForm.fields);
    const opened = await fetch(payForm.action, { method: 'POST', body, redirect: 'manual' });
    if (opened.status !== 302) throw new Error(`the channel answered ${opened.status}`);
  }
  return payNo;
}

/** The buyer pays; the channel tells the shop unless it is `silent`. */
export async function payAtVendor(
  app: TestApp,
  vendors: VendorDouble,
  { channel, payNo, silent = false, afterClose = false }: PaidAtVendor,
): Promise<void> {
  if (channel === 'ALIPAY') payAtAlipay(vendors.alipay, payNo, { afterClose });
  else payAtWechat(vendors.wechatPay, payNo, { afterClose });
  if (silent) return;
  const notice: { url: string; body: string; headers?: Record<string, string> } =
    channel === 'ALIPAY' ? noticeOfAlipay(vendors.alipay, payNo) : noticeOfWechat(vendors.wechatPay, payNo);
  const headers = notice.headers ?? { 'content-type': 'application/x-www-form-urlencoded' };
  const { pathname } = new URL(notice.url);
  const answer = await app.fastify.inject({ method: 'POST', url: pathname, headers, payload: notice.body });
  if (answer.statusCode >= 300) throw new Error(`the shop answered a notice with ${answer.statusCode}`);
}

interface PaidAtVendor {
  channel: OnlineChannel;
  payNo: string;
  silent?: boolean;
  /** Although the shop has closed it. */
  afterClose?: boolean;
}
