import type { Channel } from '@jicai/domain/payments/payment-states.ts';
import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildStaff } from '../../../../test/build-staff.ts';
import { inShop } from '../../../../test/in-shop.ts';
import { signIn } from '../../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../../test/test-app.ts';
import { merchantAccounts } from '../../../db/tables/payments.ts';
import { seedAccounts } from '../../../seed/accounts.ts';
import { businessCompanyId } from '../../../seed/shop-looks.ts';
import { listPayWays } from '../pay/channels.ts';
import { selectHosts } from '../../../db/host-map.ts';
import { selectMerchants } from './merchants.store.ts';

const app = useTestApp(seedAccounts);
const keys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const ours = keys();
const alipays = keys();
const bodyOfPem = (pem: string) => pem.replaceAll(/-----[^-]+-----|\s/g, '');
/** Alipay on loopback: knows no order, and signs what it says with `signer`. */
let signer = alipays;
const gateway = createServer((request, response) => {
  request.resume().on('end', () => {
    const content = '{"code":"40004","sub_code":"ACQ.TRADE_NOT_EXIST"}';
    const signature = sign('RSA-SHA256', Buffer.from(content), signer.privateKey).toString('base64');
    response.end(`{"alipay_trade_query_response":${content},"sign":"${signature}"}`);
  });
});

let operator: CallOptions = {};
let siteOrigin = '';
const list = async (who = operator) => (await app.call('/api/OpsMerchant/GetList', {}, who)).resultData;
const read = async (channel: string) => (await list()).find((one) => one.channel === channel)!;
const save = async (
  values: Record<string, string>,
  {
    channel = 'ALIPAY',
    isEnabled = true,
    updateTime = '',
    who = operator,
  }: { channel?: Channel; isEnabled?: boolean; updateTime?: string; who?: CallOptions } = {},
) => {
  const held = updateTime || (await read(channel)).updateTime;
  const data = { channel, isEnabled, values, updateTime: held, requestId: crypto.randomUUID() };
  return app.call('/api/OpsMerchant/Save', { data }, who);
};
const alipay = () => ({
  appId: '2021000000000001',
  sellerId: '2088000000000001',
  privateKey: ours.privateKey,
  alipayPublicKey: bodyOfPem(alipays.publicKey),
  siteOrigin,
});
const check = (who = operator) =>
  app.call('/api/OpsMerchant/Check', { data: { channel: 'ALIPAY', requestId: crypto.randomUUID() } }, who);
const stored = () =>
  inShop(app, businessCompanyId, (ctx) =>
    ctx.db
      .select({ settings: merchantAccounts.settings })
      .from(merchantAccounts)
      .where(and(eq(merchantAccounts.companyId, businessCompanyId), eq(merchantAccounts.channel, 'ALIPAY'))),
  );

beforeAll(async () => {
  operator = { token: await signIn(app, 'operator') };
  const [host] = await inShop(app, businessCompanyId, (ctx) => selectHosts(ctx));
  siteOrigin = `https://${host}`;
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void gateway.close());
beforeEach(async () => {
  signer = alipays;
  app.setNow(new Date(app.deps.now().getTime() + 1000));
  await inShop(app, businessCompanyId, (ctx) => ctx.db.delete(merchantAccounts));
});

test('keys are typed once, hold at once, lie sealed, and no answer and no log shows them again', async () => {
  expect(await read('ALIPAY')).toMatchObject({ isSet: false, isSimulated: true, values: { siteOrigin } });
  expect((await save(alipay())).success).toBe(true);
  const { online } = await inShop(app, businessCompanyId, listPayWays);
  expect(online.ALIPAY).toBe('alipay');
  const secret = bodyOfPem(ours.privateKey).slice(40, 100);
  const [row] = await stored();
  expect(Object.keys(row!.settings as object)).toEqual(['sealed']);
  expect(JSON.stringify(row)).not.toContain(secret);
  expect(await read('ALIPAY')).toMatchObject({ keptSecrets: ['privateKey'], values: { appId: '2021000000000001' } });
  expect(JSON.stringify(await list())).not.toContain(secret);
  const log = await app.call('/api/OpsLog/GetPage', { reqData: {}, pageIndex: 1, pageSize: 20 }, operator);
  expect(JSON.stringify(log)).toContain('应用私钥');
  expect(JSON.stringify(log)).not.toContain(secret);
});

test('an empty secret keeps the one that is there; what was stored before keys were sealed is read', async () => {
  const { privateKey, ...rest } = alipay();
  expect((await save(rest)).errorCode).toBe(errorCodes.badInput);
  await inShop(app, businessCompanyId, (ctx) =>
    ctx.db.insert(merchantAccounts).values({
      companyId: businessCompanyId,
      id: ctx.newId(),
      channel: 'ALIPAY',
      isEnabled: true,
      settings: { ...rest, privateKey, keyType: 'PKCS8', gateway: 'http://127.0.0.1:1/' },
      updatedAt: ctx.now,
    }),
  );
  expect((await save({ ...rest, appId: '2021000000000009' })).success).toBe(true);
  const merchants = await inShop(app, businessCompanyId, selectMerchants);
  expect(merchants.get('ALIPAY')!.settings).toMatchObject({
    appId: '2021000000000009',
    privateKey,
    gateway: 'http://127.0.0.1:1/',
  });
});

test('what is no key, a foreign address and a stale page are refused at their field, and nothing is kept', async () => {
  const fieldOf = async (part: object) =>
    ((await save({ ...alipay(), ...part })).errorData as { field: string }[] | undefined)?.[0]?.field;
  expect(await fieldOf({ privateKey: 'nonsense' })).toBe('values.privateKey');
  expect(await fieldOf({ alipayPublicKey: 'nonsense' })).toBe('values.alipayPublicKey');
  expect(await fieldOf({ siteOrigin: 'https://evil.example' })).toBe('values.siteOrigin');
  expect(await fieldOf({ siteOrigin: `${siteOrigin.replace('https', 'http')}/x` })).toBe('values.siteOrigin');
  expect(await fieldOf({ sellerId: ' ' })).toBe('values.sellerId');
  expect(await stored()).toEqual([]);
  await save(alipay());
  expect((await save(alipay(), { updateTime: '2020-01-01 00:00:00' })).errorCode).toBe(errorCodes.outdated);
});

test('WeChat keeps two platform keys while they change, and its key for notices has 32 characters', async () => {
  const values = {
    mchid: '1600000001',
    appid: 'wx1',
    serialNo: 'ABC',
    privateKey: ours.privateKey,
    apiV3Key: 'x'.repeat(32),
    platformSerial: 'PUB_KEY_ID_1',
    platformKey: alipays.publicKey,
    nextPlatformSerial: 'PUB_KEY_ID_2',
    nextPlatformKey: bodyOfPem(ours.publicKey),
    siteOrigin,
  };
  expect((await save({ ...values, apiV3Key: 'short' }, { channel: 'WECHAT' })).errorData).toMatchObject([
    { field: 'values.apiV3Key' },
  ]);
  expect((await save(values, { channel: 'WECHAT' })).success).toBe(true);
  const merchants = await inShop(app, businessCompanyId, selectMerchants);
  expect(merchants.get('WECHAT')!.settings['platformKeys']).toMatchObject([
    { serial: 'PUB_KEY_ID_1' },
    { serial: 'PUB_KEY_ID_2' },
  ]);
  expect((await read('WECHAT')).values).toMatchObject({ nextPlatformSerial: 'PUB_KEY_ID_2' });
});

test('a check passes where the other side signs with the key it was given, fails for a stranger’s, and moves no money', async () => {
  await save(alipay());
  const port = (gateway.address() as AddressInfo).port;
  await inShop(app, businessCompanyId, async (ctx) => {
    const { settings } = (await selectMerchants(ctx)).get('ALIPAY')!;
    await ctx.db.update(merchantAccounts).set({ settings: { ...settings, gateway: `http://127.0.0.1:${port}/` } });
  });
  expect((await check()).resultData).toMatchObject({ isOk: true, text: '接口可达，签名与密钥相符' });
  signer = keys();
  expect((await check()).resultData).toMatchObject({ isOk: false, text: expect.stringMatching(/^没有通过/) });
});

test('an account that is switched off is offered to nobody; the bank account is what buyers read', async () => {
  await save(alipay(), { isEnabled: false });
  const bank = { accountName: '华东工采', bankName: '工商银行', bankAccount: '6222 0000' };
  await save(bank, { channel: 'TRANSFER' });
  const ways = await inShop(app, businessCompanyId, listPayWays);
  expect(ways.online.ALIPAY).toBeUndefined();
  expect(ways.bankAccount).toEqual(bank);
});

test('nobody without it, no supplier, no buyer and no other shop sees or sets an account', async () => {
  const finance = await buildStaff(app, { role: 'finance' });
  const supplier = await buildStaff(app, { role: 'supplierAdmin' });
  for (const token of [finance.token, supplier.token, await signIn(app, 'buyer')]) {
    expect((await app.call('/api/OpsMerchant/GetList', {}, { token })).errorCode).toBe(errorCodes.forbidden);
    expect((await save(alipay(), { who: { token } })).errorCode).toBe(errorCodes.forbidden);
    expect((await check({ token })).errorCode).toBe(errorCodes.forbidden);
  }
  expect((await save(alipay(), { who: {} })).success).toBe(false);
  await save(alipay());
  const retail = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  expect((await list(retail)).find((one) => one.channel === 'ALIPAY')).toMatchObject({ isSet: false });
  expect((await check(retail)).errorCode).toBe(errorCodes.notFound);
});

test('a check stands in the log with what came of it', async () => {
  await save(alipay());
  const { text } = (await check()).resultData;
  const log = await app.call('/api/OpsLog/GetPage', { reqData: { area: 'merchant' } }, operator);
  expect(log.resultData[0]).toMatchObject({
    act: '检查收款账户',
    subject: '支付宝',
    changes: [{ name: '检查结果', from: '', to: expect.stringContaining(text) }],
  });
});
