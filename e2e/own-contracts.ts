import { payModes } from '@jicai/domain/orders/order-states.ts';
import type { OnlineChannel } from '@jicai/domain/payments/payment-states.ts';
import { generateKeyPairSync, randomBytes, randomInt } from 'node:crypto';
import { callApi, shopPort } from './api.ts';
import { expect } from './fixtures.ts';
import { command } from './scene.ts';
import { putBack } from './shop-database.ts';
import { tokenOf } from './sign-in.ts';
import type { DeskMerchant } from './vendor-desk.ts';

/** The shop that has contracts of its own while a journey runs. */
export const retail = 'retail.localhost';
export const vendorDesk = process.env['VENDOR_DESK'] ?? '';
export const siteOrigin = () => `http://${retail}:${shopPort()}`;

/** What is done at the doubles of the vendors (vendor-desk.ts). */
export const atDesk = async <T>(act: string, body: object): Promise<T> =>
  (await (await fetch(vendorDesk + act, { method: 'POST', body: JSON.stringify(body) })).json()) as T;

const keys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

/** A new app at Alipay; answers what the operator types into 收款账户. */
export async function alipayKeys() {
  const [ours, theirs] = [keys(), keys()];
  const appId = `2021${randomInt(1e11, 1e12 - 1)}`;
  const sellerId = '2088000000000001';
  const { publicKey } = ours;
  await atDesk('/alipay-contract', { appId, sellerId, publicKey, alipayPrivateKey: theirs.privateKey });
  const alipayPublicKey = theirs.publicKey;
  return { appId, sellerId, privateKey: ours.privateKey, alipayPublicKey, siteOrigin: siteOrigin() };
}

/** A new merchant at WeChat Pay, with a 公众号 of its own. */
export async function wechatKeys() {
  const [ours, platform] = [keys(), keys()];
  const number = randomInt(1e7, 1e8 - 1);
  const merchant = { mchid: `19${number}`, appid: `wx${number}`, appSecret: `secret of ${number}` };
  const apiV3Key = randomBytes(16).toString('hex');
  const platformSerial = 'PUB_KEY_ID_01';
  await atDesk('/contract', {
    ...merchant,
    callbackHost: new URL(siteOrigin()).host,
    serialNo: 'OURS',
    publicKey: ours.publicKey,
    apiV3Key,
    platformSerial,
    platformPrivateKey: platform.privateKey,
  } satisfies DeskMerchant);
  const own = { ...merchant, serialNo: 'OURS', privateKey: ours.privateKey, apiV3Key };
  return { ...own, platformSerial, platformKey: platform.publicKey, siteOrigin: siteOrigin() };
}

/** The keys as they are typed into the console's form, by the API; answers what the check says. */
export async function saveKeys(channel: OnlineChannel, values: Record<string, string>): Promise<string> {
  const token = await tokenOf('operator', retail);
  const held = (await callApi('/api/OpsMerchant/GetList', {}, { token })).resultData as {
    channel: string;
    updateTime: string;
  }[];
  const updateTime = held.find((one) => one.channel === channel)?.updateTime ?? '';
  await command('/api/OpsMerchant/Save', { channel, isEnabled: true, values, updateTime }, token);
  const check = await command<{ isOk: boolean; text: string }>('/api/OpsMerchant/Check', { channel }, token);
  expect(check.isOk, check.text).toBe(true);
  return check.text;
}

/** The demo's own ways to pay, to send text messages and to follow parcels come back for the other journeys. */
export const dropContracts = () =>
  putBack(
    ...[
      "merchant_accounts t where channel <> 'TRANSFER'",
      'sms_services t where true',
      'track_services t where true',
      'waybill_contracts t where true',
    ].map(
      (rows) =>
        `delete from ${rows} and t.company_id = (select h.mapped_company_id from host_maps h where h.host = '${retail}')`,
    ),
  );

/** A trade of the retail shop's member that waits for its payment: so many pieces of one kind. */
export async function unpaidTrade(qty = 1): Promise<{ tradeNo: string; orderNo: string; payFee: number }> {
  const token = await tokenOf('member', retail);
  const goods = await callApi('/api/ProductToC/GetWebSkuPage', { pageSize: 20, reqData: { inStock: true } }, { token });
  const skus = goods.resultData as { itemId: string; minQty: number; stepQty: number }[];
  const itemId = skus.find(({ minQty, stepQty }) => minQty === 1 && stepQty === 1)?.itemId;
  const where = { receiver: '王芳', mobile: '13800100009', areaCode: '310117', address: '新桥镇莘砖公路518号' };
  const addresses = async () =>
    (await callApi('/api/CustAddress/GetList', {}, { token })).resultData as { addressId: string }[];
  if ((await addresses()).length === 0) await command('/api/CustAddress/Add', { ...where, isDefault: true }, token);
  const addressId = (await addresses())[0]?.addressId;
  const order = { itemList: [{ itemId, qty }], addressId, payMode: payModes.online };
  const { previewKey } = await command<{ previewKey: string }>('/api/ShopOrder/Settle', order, token);
  const made = { ...order, previewKey };
  type Placed = { tradeNo: string; orderNos: string[]; payFee: number };
  const { tradeNo, orderNos, payFee } = await command<Placed>('/api/ShopOrder/Submit', made, token);
  return { tradeNo, orderNo: orderNos[0] ?? '', payFee };
}
