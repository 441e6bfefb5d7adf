import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { minuteMs } from '@jicai/domain/time/durations.ts';
import { proveAt } from '@jicai/vendor-double/prove-at.ts';
import { startVendorDouble, type VendorDouble } from '@jicai/vendor-double/vendor-double.ts';
import { createVerify } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { moneyFaults, placeTrade, requestId, rowsOf, runDue } from '../../../../test/build-payment.ts';
import { signIn } from '../../../../test/sign-in.ts';
import { businessHost, retailHost, useTestApp } from '../../../../test/test-app.ts';
import { type Browser, openBrowser } from '../../../../test/use-sign-on.ts';
import { payAtVendor, paymentMerchants, usePaymentVendors, wechatApp } from '../../../../test/use-payment-vendors.ts';
import { seedMerchants } from '../../../seed/merchants.ts';
import { businessCompanyId } from '../../../seed/shop-looks.ts';

const app = useTestApp(seedMerchants);
let vendors: VendorDouble;
let buyer = '';
let tradeNo = '';

// Registered after the app, so it runs before the app is dropped.
afterAll(async () => {
  expect(await moneyFaults(app)).toEqual([]);
  await vendors.close();
});
beforeAll(async () => {
  vendors = await startVendorDouble();
});
beforeEach(async () => {
  await usePaymentVendors(app, vendors, businessCompanyId, { appSecret: wechatApp.secret });
  vendors.wechatPay.person = 'Chen';
  delete vendors.wechatPay.nextFault;
  buyer = await signIn(app, 'buyer');
  tradeNo = (await placeTrade(app, buyer)).tradeNo;
});

const inWechat = (token = buyer) => openBrowser(app, { token });
const ask = async (browser: Browser) =>
  (await browser.post('/api/ShopPay/BeginWeChatPayer', { tradeNo })).resultData.url;
/** From WeChat by the company's one address to the page that judges: where it leads. */
const comeBack = async (url: string, change = (_back: URL) => {}) => {
  const back = await proveAt(url, '');
  change(back);
  return app.fastify.inject({ method: 'GET', url: back.pathname + back.search });
};
const saidBy = (location: string) => Object.fromEntries(new URLSearchParams(location.split('?')[1]));
const finish = (browser: Browser, said: object) => browser.post('/api/ShopPay/FinishWeChatPayer', said);
const goThrough = async (browser: Browser, change?: (back: URL) => void) => {
  const { headers } = await comeBack(await ask(browser), change);
  return finish(browser, saidBy(String(headers.location)));
};
const start = async (browser: Browser, part: object = { isInWeChat: true }) => {
  const data = { tradeNo, channel: 'WECHAT', requestId: requestId(), ...part };
  return (await browser.post('/api/ShopPay/Create', data)).resultData;
};
const refused = { success: false, status: 200, errorCode: errorCodes.payerUnknown };

test('who pays inside WeChat is asked for once, and its bridge gets a call that is signed for his payment', async () => {
  const browser = inWechat();
  expect(await goThrough(browser)).toMatchObject({ success: true, resultData: { tradeNo } });
  const { payNo, bridgeCall, codeUrl, payForm } = await start(browser);
  expect([codeUrl, payForm]).toEqual([undefined, undefined]);
  const placed = vendors.wechatPay.transactions.get(payNo);
  expect(placed).toMatchObject({ openid: `oChen_${wechatApp.appid}`, totalFen: 1800 });
  const { appId, timeStamp, nonceStr, package: packed, signType, paySign } = bridgeCall;
  expect([appId, packed, signType]).toEqual([wechatApp.appid, `prepay_id=${placed?.prepayId}`, 'RSA']);
  const { publicKey = '' } = vendors.wechatPay.merchants.get(paymentMerchants.WECHAT) ?? {};
  const text = `${appId}\n${timeStamp}\n${nonceStr}\n${packed}\n`;
  expect(createVerify('RSA-SHA256').update(text).verify(publicKey, paySign, 'base64')).toBe(true);

  expect(await ask(browser)).toBe('');
  expect(await start(browser)).toMatchObject({ payNo, bridgeCall });
  await payAtVendor(app, vendors, { channel: 'WECHAT', payNo });
  const rows = await rowsOf(app, 'select apply_state from payments where pay_no = $1', [payNo]);
  expect(rows).toEqual([{ apply_state: 1 }]);
});

test('a call of the bridge is of one payer and two hours: somebody else, a desk and later begin anew', async () => {
  const browser = inWechat();
  await goThrough(browser);
  const first = await start(browser);
  const atDesk = await start(browser, {});
  await runDue(app);
  expect(atDesk.codeUrl).toMatch(/^weixin:/);
  expect(atDesk.payNo).not.toBe(first.payNo);
  const again = await start(browser);
  await runDue(app);
  expect(again.bridgeCall).toBeDefined();
  const other = inWechat();
  vendors.wechatPay.person = 'Li';
  await goThrough(other);
  const others = await start(other);
  expect(vendors.wechatPay.transactions.get(others.payNo)?.openid).toBe(`oLi_${wechatApp.appid}`);
  app.setNow(new Date(app.deps.now().getTime() + 111 * minuteMs));
  const later = await start(other);
  expect(new Set([first, atDesk, again, others, later].map(({ payNo }) => payNo)).size).toBe(5);
  await runDue(app);
  const open = await rowsOf<{ no: string }>(
    app,
    'select pay_no as no from payments where trade_no = $1 and pay_state in (0, 10)',
    [tradeNo],
  );
  expect(open).toEqual([{ no: later.payNo }]);
});

test.each<[string, (browser: Browser) => Promise<object>]>([
  [
    'a state that was made up',
    async (browser) => goThrough(browser, (back) => back.searchParams.set('state', 'made0up')),
  ],
  [
    'a code that was made up',
    async (browser) => goThrough(browser, (back) => back.searchParams.set('code', 'made0up')),
  ],
  ['no code', async (browser) => goThrough(browser, (back) => back.searchParams.delete('code'))],
  [
    'a state that came before',
    async (browser) => {
      const { headers } = await comeBack(await ask(browser));
      const asked = browser.cookies.get('weChatAsk') ?? '';
      const said = saidBy(String(headers.location));
      await finish(browser, { ...said, code: 'made0up' });
      browser.cookies.set('weChatAsk', asked);
      return finish(browser, said);
    },
  ],
  [
    'a code that was used',
    async (browser) => {
      const { headers } = await comeBack(await ask(browser));
      const { code } = saidBy(String(headers.location));
      vendors.wechatPay.codes.get(code ?? '')!.isUsed = true;
      return finish(browser, saidBy(String(headers.location)));
    },
  ],
  [
    'a code of another app',
    async (browser) => {
      const { headers } = await comeBack(await ask(browser));
      const { code } = saidBy(String(headers.location));
      vendors.wechatPay.codes.get(code ?? '')!.appid = 'wx-other';
      return finish(browser, saidBy(String(headers.location)));
    },
  ],
  [
    'a code after its five minutes',
    async (browser) => {
      const { headers } = await comeBack(await ask(browser));
      app.setNow(new Date(app.deps.now().getTime() + 6 * minuteMs));
      return finish(browser, saidBy(String(headers.location)));
    },
  ],
  [
    'an answer after ten minutes',
    async (browser) => {
      const { headers } = await comeBack(await ask(browser));
      app.setNow(new Date(app.deps.now().getTime() + 11 * minuteMs));
      return finish(browser, saidBy(String(headers.location)));
    },
  ],
  [
    'the answer to another session of the same buyer',
    async (browser) => {
      const other = inWechat(await signIn(app, 'buyer'));
      const { headers } = await comeBack(await ask(other));
      for (const [name, value] of other.cookies) browser.cookies.set(name, value);
      return finish(browser, saidBy(String(headers.location)));
    },
  ],
])('%s is refused in words, and nobody is known by it', async (_name, answer) => {
  const browser = inWechat();
  expect(await answer(browser)).toMatchObject({ ...refused, errorMsg: expect.stringContaining('没有确认付款人') });
  expect(browser.cookies.has('weChatPayer')).toBe(false);
  expect((await start(browser)).codeUrl).toMatch(/^weixin:/);
});

test('where WeChat does not answer the buyer is told to try again', async () => {
  const browser = inWechat();
  const { headers } = await comeBack(await ask(browser));
  vendors.wechatPay.nextFault = { code: '-1' };
  expect(await finish(browser, saidBy(String(headers.location)))).toMatchObject({
    errorCode: errorCodes.channelFailed,
    errorMsg: '微信暂时没有回应，请稍后重试',
  });
  expect(await goThrough(browser)).toMatchObject({ success: true });
});

test('who is known is known to his own session and app alone', async () => {
  const browser = inWechat();
  await goThrough(browser);
  const other = inWechat(await signIn(app, 'buyer'));
  for (const [name, value] of browser.cookies) other.cookies.set(name, value);
  expect(await ask(other)).not.toBe('');
  expect((await start(other)).bridgeCall).toBeUndefined();
  expect([...browser.cookies.values()].join()).not.toContain('oChen');
});

test('the one address leads to hosts of its company alone, and a state that nobody made to a page that says so', async () => {
  const url = await ask(inWechat());
  expect(new URL(url).searchParams.get('redirect_uri')).toBe(
    `https://shop.example.com/api/ShopPay/WeChatEntry/${businessCompanyId}`,
  );
  const { statusCode, headers } = await comeBack(url);
  expect([statusCode, String(headers.location)]).toEqual([
    302,
    expect.stringMatching(new RegExp(`^https://${businessHost}/#/WeChatPayer\\?code=\\w+&state=\\w+$`)),
  ]);
  const evil = await comeBack(await ask(openBrowser(app, { token: buyer, from: 'https://evil.example' })));
  const other = await comeBack(url, (back) => (back.pathname = back.pathname.replace(businessCompanyId, '999')));
  const none = await app.fastify.inject({ method: 'GET', url: `/api/ShopPay/WeChatEntry/${businessCompanyId}` });
  expect([evil, other, none].map((answer) => [answer.statusCode, answer.headers.location])).toEqual(
    Array.from({ length: 3 }, () => [302, '/#/WeChatPayer']),
  );
});

test('nobody is asked without a session, for another’s trade, or without the right to pay', async () => {
  const path = '/api/ShopPay/BeginWeChatPayer';
  const codes = async (token: string) => [
    (await app.call(path, { data: { tradeNo } }, { token })).errorCode,
    (await app.call('/api/ShopPay/FinishWeChatPayer', { data: { code: 'x', state: 'x' } }, { token })).errorCode,
  ];
  expect(await codes('')).toEqual([errorCodes.signedOut, errorCodes.signedOut]);
  expect(await codes(await signIn(app, 'approver'))).toEqual([errorCodes.forbidden, errorCodes.forbidden]);
  expect((await app.call(path, { data: { tradeNo: `T${'9'.repeat(18)}` } }, { token: buyer })).errorCode).toBe(
    errorCodes.notFound,
  );
});

test('a merchant without the secret, or without JSAPI 支付, shows the code as before', async () => {
  await usePaymentVendors(app, vendors, businessCompanyId);
  const browser = inWechat();
  expect(await ask(browser)).toBe('');
  expect((await start(browser)).codeUrl).toMatch(/^weixin:/);
});

test('the check of the settings proves the secret, and says when it is wrong', async () => {
  const operator = await signIn(app, 'operator');
  const check = async () =>
    (
      await app.call(
        '/api/OpsMerchant/Check',
        { data: { channel: 'WECHAT', requestId: requestId() } },
        { token: operator },
      )
    ).resultData;
  expect(await check()).toMatchObject({ isOk: true, text: '接口可达，签名与密钥相符；AppSecret 有效，可在微信内付款' });
  await usePaymentVendors(app, vendors, businessCompanyId, { appSecret: 'another' });
  expect(await check()).toMatchObject({ isOk: false, text: expect.stringContaining('AppSecret 不正确') });
  const { resultData } = await app.call('/api/OpsMerchant/GetList', {}, { token: operator });
  expect(JSON.stringify(resultData)).not.toContain('another');
  expect(resultData.find(({ channel }) => channel === 'WECHAT')?.keptSecrets).toContain('appSecret');
});

test('WeChat’s proof of a domain is served on the hosts of the shop that named it, and nowhere else', async () => {
  const get = async (name: string, host = businessHost) => {
    const { statusCode, body } = await app.fastify.inject({ method: 'GET', url: `/${name}`, headers: { host } });
    return [statusCode, body];
  };
  const mine = 'MP_verify_abcDEF0123456789.txt';
  expect(await get(mine)).toEqual([404, '']);
  await usePaymentVendors(app, vendors, businessCompanyId, { appSecret: wechatApp.secret, verifyFile: mine });
  expect(await get(mine)).toEqual([200, 'abcDEF0123456789']);
  expect(await get('MP_verify_another0123456.txt')).toEqual([404, '']);
  expect(await get(mine, retailHost)).toEqual([404, '']);
});
