import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moneyFaults, placeTrade, requestId, runDue } from '../../../../test/build-payment.ts';
import { signIn } from '../../../../test/sign-in.ts';
import { rsaKeys, wechatSignature } from '../../../../test/signed-notices.ts';
import { retailHost, useTestApp } from '../../../../test/test-app.ts';
import { openWechatMerchant } from '../../../../test/wechat-merchant.ts';

const retail = '1002';
const platform = rsaKeys();
const asked: { path: string; body: Record<string, unknown> }[] = [];

const answers: Readonly<Record<string, object>> = {
  '/transactions/h5': { h5_url: 'https://wx.tenpay.com/checkmweb?prepay_id=wx1' },
  '/transactions/native': { code_url: 'weixin://wxpay/bizpayurl?pr=x' },
  '?mchid=': { trade_state: 'NOTPAY' },
};
/** WeChat's API on loopback: H5 支付 answers with a page, Native 支付 with a code, a question with not paid, closing with nothing. */
const api = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const path = request.url ?? '';
    asked.push({ path, body: JSON.parse(Buffer.concat(chunks).toString() || '{}') as Record<string, unknown> });
    const answer = Object.entries(answers).find(([part]) => path.includes(part))?.[1];
    const body = answer ? JSON.stringify(answer) : '';
    const timestamp = String(Math.floor(Date.now() / 1000));
    response.writeHead(answer ? 200 : 204, {
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': 'n',
      'wechatpay-serial': 'PUB_KEY_ID_01',
      'wechatpay-signature': wechatSignature(platform.privateKey, timestamp, 'n', body),
    });
    response.end(body);
  });
});

const app = useTestApp((deps) => openWechatMerchant(deps, { api, companyId: retail, pem: platform.publicKey }));
let member = '';
afterAll(async () => expect(await moneyFaults(app)).toEqual([]));
beforeAll(async () => {
  member = await signIn(app, 'member', { host: retailHost });
});
afterAll(() => void api.close());

test('a phone gets the way into WeChat and keeps it; at a desk the code is a new attempt, and the first one is closed', async () => {
  const { tradeNo } = await placeTrade(app, member, { companyId: retail });
  const start = async (isPhone?: boolean) => {
    const data = {
      tradeNo,
      channel: 'WECHAT' as const,
      requestId: requestId(),
      ...(isPhone !== undefined && { isPhone }),
    };
    return (await app.call('/api/ShopPay/Create', { data }, { token: member, host: retailHost })).resultData;
  };
  const onPhone = await start(true);
  expect(onPhone.payForm).toEqual({
    action: 'https://wx.tenpay.com/checkmweb',
    method: 'GET',
    fields: { prepay_id: 'wx1' },
  });
  expect(asked.at(-1)).toMatchObject({
    path: '/v3/pay/transactions/h5',
    body: { out_trade_no: onPhone.payNo, scene_info: { payer_client_ip: expect.stringMatching(/^127\.|^::1/) } },
  });
  expect(await start(true)).toMatchObject({ payNo: onPhone.payNo, payForm: onPhone.payForm });

  const atDesk = await start();
  expect(atDesk).toMatchObject({ codeUrl: 'weixin://wxpay/bizpayurl?pr=x' });
  expect(atDesk.payNo).not.toBe(onPhone.payNo);
  await runDue(app);
  expect(asked.map(({ path }) => path)).toContain(`/v3/pay/transactions/out-trade-no/${onPhone.payNo}/close`);
  // A code can be scanned from a phone's album: nothing is begun anew for it.
  expect(await start(true)).toMatchObject({ payNo: atDesk.payNo });
});
