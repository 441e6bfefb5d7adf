import { payModes } from '@jicai/domain/orders/order-states.ts';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { callApi, shopFolder, shopPort } from './api.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectFingers } from './expect-fingers.ts';
import { expect, test } from './fixtures.ts';
import { command } from './scene.ts';
import { tokenOf } from './sign-in.ts';
import type { DeskMerchant } from './vendor-desk.ts';
import { phone, type Visitor } from './visitor.ts';

const desk = process.env['VENDOR_DESK'] ?? '';
test.skip(desk === '', 'a shop that runs already knows no double');

const retail = 'retail.localhost';
const userAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.49(0x18003135) NetType/WIFI';
const atDesk = async (act: string, body: object) =>
  (await fetch(desk + act, { method: 'POST', body: JSON.stringify(body) })).json();

const keys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

/** The retail shop has a contract with WeChat; its keys are typed into the console's form by the API. */
async function contract(): Promise<void> {
  const [ours, platform] = [keys(), keys()];
  const port = shopPort();
  const merchant = { mchid: `19${port}`, appid: `wx${port}`, appSecret: `secret of ${port}` };
  const apiV3Key = randomBytes(16).toString('hex');
  const platformSerial = 'PUB_KEY_ID_01';
  await atDesk('/contract', {
    ...merchant,
    callbackHost: `${retail}:${port}`,
    serialNo: 'OURS',
    publicKey: ours.publicKey,
    apiV3Key,
    platformSerial,
    platformPrivateKey: platform.privateKey,
  } satisfies DeskMerchant);
  const values = {
    ...merchant,
    serialNo: 'OURS',
    privateKey: ours.privateKey,
    apiV3Key,
    platformSerial,
    platformKey: platform.publicKey,
    siteOrigin: `http://${retail}:${port}`,
  };
  const token = await tokenOf('operator', retail);
  const held = (await callApi('/api/OpsMerchant/GetList', {}, { token })).resultData as {
    channel: string;
    updateTime: string;
  }[];
  const updateTime = held.find(({ channel }) => channel === 'WECHAT')?.updateTime ?? '';
  await command('/api/OpsMerchant/Save', { channel: 'WECHAT', isEnabled: true, values, updateTime }, token);
  const check = await command<{ isOk: boolean; text: string }>('/api/OpsMerchant/Check', { channel: 'WECHAT' }, token);
  expect(check).toMatchObject({ isOk: true, text: '接口可达，签名与密钥相符；AppSecret 有效，可在微信内付款' });
}

/** The demo's own way to pay comes back for the other journeys. */
test.afterAll(async () => {
  const runtime = readFileSync(join(shopFolder(), 'runtime.json'), 'utf8');
  const { databaseUrl } = JSON.parse(runtime) as { databaseUrl: string };
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("delete from merchant_accounts where channel = 'WECHAT'");
  await client.end();
});

async function unpaidTrade(): Promise<string> {
  const token = await tokenOf('member', retail);
  const goods = await callApi('/api/ProductToC/GetWebSkuPage', { pageSize: 20, reqData: { inStock: true } }, { token });
  const itemId = (goods.resultData as { itemId: string; minQty: number }[]).find(({ minQty }) => minQty === 1)?.itemId;
  const where = { receiver: '王芳', mobile: '13800100009', areaCode: '310117', address: '新桥镇莘砖公路518号' };
  await command('/api/CustAddress/Add', { ...where, isDefault: true }, token);
  const [address] = (await callApi('/api/CustAddress/GetList', {}, { token })).resultData as { addressId: string }[];
  const order = { itemList: [{ itemId, qty: 1 }], addressId: address?.addressId, payMode: payModes.online };
  const { previewKey } = await command<{ previewKey: string }>('/api/ShopOrder/Settle', order, token);
  return (await command<{ tradeNo: string }>('/api/ShopOrder/Submit', { ...order, previewKey }, token)).tradeNo;
}

/** WeChat's browser: its bridge keeps what it was asked, and answers as `said` says. */
const bringBridge = ({ page }: Visitor, said: string) =>
  page.addInitScript((answer) => {
    const held = window as unknown as { asked: unknown[]; WeixinJSBridge: object };
    held.asked = [];
    held.WeixinJSBridge = {
      invoke: (name: string, call: object, done: (said: object) => void) => {
        held.asked.push({ name, ...call });
        done({ err_msg: `get_brand_wcpay_request:${answer}` });
      },
    };
  }, said);
const askedOf = ({ page }: Visitor) =>
  page.evaluate(() => (window as unknown as { asked: { name: string; package: string }[] }).asked);

test('inside WeChat a buyer is known without a word, pays in its own window, and a stranger’s answer begins nothing', async ({
  visit,
}) => {
  await contract();
  const tradeNo = await unpaidTrade();
  const visitor = await visit({ as: 'member', host: retail, viewport: phone, userAgent });
  const { page } = visitor;
  await bringBridge(visitor, 'cancel');
  await visitor.open('/WeChatPayer?code=someone0elses&state=made0up');
  await expect(page.getByText('微信没有确认付款人')).toBeVisible();
  await expectAccessible(page);

  await visitor.open(`/Cashier?tradeNo=${tradeNo}`);
  await expect(page.getByRole('radio', { name: /支付宝/ })).toBeDisabled();
  await expect(page.getByText('微信里打不开支付宝，请在浏览器中付款')).toBeVisible();
  await page.getByText('微信支付', { exact: true }).click();
  await expect(page.getByText('在微信里直接付款')).toBeVisible();
  await page.getByRole('button', { name: /^付款/ }).click();
  await expect(page).toHaveURL(/#\/WeChat\?payNo=/);
  await expect(page.getByText('付款已取消，订单仍为您保留')).toBeVisible();
  await expectAccessible(page);
  await expectFingers(page);
  await page.getByRole('button', { name: '微信支付' }).click();
  await expect.poll(async () => (await askedOf(visitor)).length).toBe(2);
  const [first, second] = await askedOf(visitor);
  expect(second).toEqual(first);
  expect(first?.name).toBe('getBrandWCPayRequest');

  const prepayId = first?.package.replace('prepay_id=', '');
  const notice = (await atDesk('/pay', { prepayId })) as { url: string; headers: Record<string, string>; body: string };
  const { pathname } = new URL(notice.url);
  const { headers, body } = notice;
  const taken = await fetch(`http://127.0.0.1:${shopPort()}${pathname}`, { method: 'POST', headers, body });
  expect(taken.status).toBe(204);
  await expect(page.getByRole('heading', { name: /支付成功/ })).toBeVisible();
});
