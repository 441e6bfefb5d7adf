import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { smsScenes } from '@jicai/domain/people/sms-codes.ts';
import { type SmsProvider, smsProviders } from '@jicai/domain/sms/sms-services.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildStaff } from '../../../test/build-staff.ts';
import { inShop } from '../../../test/in-shop.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { smsValues, templateNo, useSmsVendors } from '../../../test/use-sms-vendors.ts';
import { smsServices } from '../../db/tables/connections.ts';
import { seedAccounts } from '../../seed/accounts.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { runDueOnce } from '../../worker/worker.ts';

const app = useTestApp(seedAccounts);
const sms = useSmsVendors(app);
let operator: CallOptions = {};
let mobiles = 13_700_000_000;

const list = async (who = operator) => (await app.call('/api/OpsSms/GetList', {}, who)).resultData;
const read = async (provider: SmsProvider) => (await list()).find((one) => one.provider === provider)!;
const { save } = sms;
const check = (provider: SmsProvider, who = operator) =>
  app.call('/api/OpsSms/Check', { data: { provider, requestId: crypto.randomUUID() } }, who);

/** Asks for a code as somebody who registers, and lets the worker send it. */
async function askForCode(): Promise<string> {
  const mobile = String((mobiles += 1));
  const { captchaId } = (await app.call('/api/Account/GetCaptcha')).resultData;
  const { captchas } = (await app.call('/api/Dev/Outbox')).resultData;
  const captchaCode = captchas.find((one) => one.captchaId === captchaId)!.answer;
  const data = { mobile, scene: smsScenes.register, captchaId, captchaCode };
  expect((await app.call('/api/Account/SendSmsCode', { data })).success).toBe(true);
  await runDueOnce(app.deps);
  return mobile;
}

beforeAll(async () => {
  operator = { token: await signIn(app, 'operator') };
});
beforeEach(() => app.setNow(new Date(app.deps.now().getTime() + 1000)));

test.each(['ALIYUN', 'TENCENT'] as const)(
  'a code leaves by %s, signed as it asks, in the approved words',
  async (provider) => {
    expect((await save(provider)).success).toBe(true);
    const mobile = await askForCode();
    const { sent } = sms.vendorOf(provider);
    expect(sent).toEqual([
      { mobile, signName: '集采商城', text: expect.stringMatching(/^验证码\d{6}，5分钟内有效，请勿告诉他人。$/) },
    ]);
    const kept = (await app.call('/api/Dev/Outbox')).resultData.messages;
    expect(kept.some((one) => one.mobile === mobile)).toBe(false);
  },
);

test('the one put first is asked first; where it refuses, the other one sends, and nobody gets two', async () => {
  await save('ALIYUN');
  await save('TENCENT', { isFirst: true });
  const first = await askForCode();
  expect(
    [sms.vendorOf('TENCENT').sent, sms.vendorOf('ALIYUN').sent].map((sent) => sent.map((one) => one.mobile)),
  ).toEqual([[first], []]);
  sms.vendorOf('TENCENT').nextFault = { code: 'LimitExceeded.AppDailyLimit' };
  const second = await askForCode();
  expect(sms.vendorOf('TENCENT').sent).toHaveLength(1);
  expect(sms.vendorOf('ALIYUN').sent.map((one) => one.mobile)).toEqual([second]);
});

test('where both refuse, the message is tried again, and its fault stands with the job', async () => {
  await save('ALIYUN');
  sms.vendorOf('ALIYUN').nextFault = { code: 'isv.BUSINESS_LIMIT_CONTROL' };
  const mobile = await askForCode();
  expect(sms.vendorOf('ALIYUN').sent).toEqual([]);
  app.setNow(new Date(app.deps.now().getTime() + 60_000));
  await runDueOnce(app.deps);
  expect(sms.vendorOf('ALIYUN').sent.map((one) => one.mobile)).toEqual([mobile]);
});

test('a connection that is switched off sends nothing; the demo keeps the message instead', async () => {
  await save('ALIYUN', { isEnabled: false });
  const mobile = await askForCode();
  expect(sms.vendorOf('ALIYUN').sent).toEqual([]);
  expect((await app.call('/api/Dev/Outbox')).resultData.messages[0]).toMatchObject({ mobile });
});

test('a check names a wrong key, a template that waits, is unknown or says something else, and sends nothing', async () => {
  for (const provider of smsProviders) {
    const vendor = sms.vendorOf(provider);
    await save(provider);
    const textOf = async () => (await check(provider)).resultData;
    expect(await textOf()).toMatchObject({ isOk: true, text: '密钥有效，全部模板已审核通过' });
    vendor.templates.get(templateNo[provider](0))!.state = 'waiting';
    vendor.templates.delete(templateNo[provider](1));
    vendor.templates.get(templateNo[provider](2))!.content = '没有变量';
    expect(await textOf()).toMatchObject({
      isOk: false,
      text: '模板“验证码”还在审核；模板“企业注册通过”不存在；模板“企业注册未通过”应有 1 个变量，实际有 0 个',
    });
    vendor.accounts.clear();
    expect(await textOf()).toMatchObject({ isOk: false, text: expect.stringMatching(/^没有通过：.*NotFound/) });
    expect(vendor.sent).toEqual([]);
  }
});

test('a secret is typed once, lies sealed, and no answer and no log shows it again; an empty one keeps it', async () => {
  await save('ALIYUN');
  const [row] = await inShop(app, businessCompanyId, (ctx) => ctx.db.select().from(smsServices));
  expect(JSON.stringify(row)).not.toContain('aliyun-secret');
  expect(await read('ALIYUN')).toMatchObject({
    keptSecrets: ['accessKeySecret'],
    values: { accessKeyId: 'LTAI-test' },
  });
  const { accessKeySecret: _kept, ...rest } = smsValues('ALIYUN');
  app.setNow(new Date(app.deps.now().getTime() + 1000));
  expect((await save('ALIYUN', { values: { ...rest, signName: '新签名' } })).success).toBe(true);
  await askForCode();
  expect(sms.vendorOf('ALIYUN').sent).toMatchObject([{ signName: '新签名' }]);
  const log = await app.call('/api/OpsLog/GetPage', { reqData: { area: 'sms' } }, operator);
  expect(JSON.stringify(log)).toContain('AccessKey Secret');
  expect(JSON.stringify([log, await list()])).not.toContain('aliyun-secret');
});

test('what is missing is named at its field, a stale page is refused, and nothing is kept', async () => {
  const answer = await save('TENCENT', { values: { ...smsValues('TENCENT'), sdkAppId: ' ' } });
  expect(answer).toMatchObject({ success: false, errorData: [{ field: 'values.sdkAppId', msg: '请填写SDK AppID' }] });
  expect(await read('TENCENT')).toMatchObject({ isSet: false, isSimulated: true });
  await save('TENCENT');
  expect((await save('TENCENT', { updateTime: '2020-01-01 00:00:00' })).errorCode).toBe(errorCodes.outdated);
});

test('nobody without it, no supplier, no buyer and no other shop sees, sets or checks a connection', async () => {
  const finance = await buildStaff(app, { role: 'finance' });
  const supplier = await buildStaff(app, { role: 'supplierAdmin' });
  for (const token of [finance.token, supplier.token, await signIn(app, 'buyer')]) {
    expect((await app.call('/api/OpsSms/GetList', {}, { token })).errorCode).toBe(errorCodes.forbidden);
    expect((await save('ALIYUN', {}, { token })).errorCode).toBe(errorCodes.forbidden);
    expect((await check('ALIYUN', { token })).errorCode).toBe(errorCodes.forbidden);
  }
  expect((await save('ALIYUN', {}, {})).success).toBe(false);
  await save('ALIYUN');
  const retail = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  expect(await list(retail)).toMatchObject([{ isSet: false }, { isSet: false }]);
  expect((await check('ALIYUN', retail)).errorCode).toBe(errorCodes.notFound);
});
