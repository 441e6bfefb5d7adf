import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { smsScenes } from '@jicai/domain/people/sms-codes.ts';
import type { SmsProvider } from '@jicai/domain/sms/sms-services.ts';
import { smsProviders } from '@jicai/domain/sms/sms-services.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildStaff } from '../../../test/build-staff.ts';
import { signIn } from '../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { useSmsVendors } from '../../../test/use-sms-vendors.ts';
import { seedAccounts } from '../../seed/accounts.ts';
import { sweepOnce } from '../../worker/sweep.ts';
import { runDueOnce } from '../../worker/worker.ts';

const app = useTestApp(seedAccounts);
const sms = useSmsVendors(app);
let mobiles = 13_710_000_000;
let operator = '';

const pass = async (seconds: number) => {
  app.setNow(new Date(app.deps.now().getTime() + seconds * 1000));
  await runDueOnce(app.deps);
};
const other: Record<SmsProvider, SmsProvider> = { ALIYUN: 'TENCENT', TENCENT: 'ALIYUN' };
/** The number of the first message, as either vendor gives it. */
const firstNo: Record<SmsProvider, string> = { ALIYUN: '1^0', TENCENT: 't1' };
const page = async (body: object = {}, token = operator, host?: string) =>
  app.call('/api/OpsSms/GetSent', { reqData: {}, ...body }, { token, ...(host && { host }) });
const list = async (body: object = {}) => (await page(body)).resultData;
const news = async () =>
  (await app.call('/api/Message/GetPage', { reqData: {} }, { token: operator })).resultData.filter(
    ({ title }) => title === '短信未送达',
  );

/** Asks for a code as somebody who registers; it leaves at once. */
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

beforeEach(async () => {
  app.setNow(new Date(app.deps.now().getTime() + 90 * 60_000));
  operator = await signIn(app, 'operator');
});

describe.each(smsProviders)('%s', (provider) => {
  const vendor = () => sms.vendorOf(provider);

  test('a message waits for its receipt, which is asked for by its number, and is delivered', async () => {
    await sms.save(provider);
    const mobile = await askForCode();
    expect(await list({ searchKey: mobile })).toMatchObject([
      {
        mobile: `${mobile.slice(0, 3)}****${mobile.slice(7)}`,
        noticeName: '验证码',
        state: 'sent',
        stateText: '等待回执',
      },
    ]);
    await pass(16);
    expect(await list({ searchKey: mobile })).toMatchObject([{ state: 'sent' }]);
    vendor().receipts.set(firstNo[provider], { isDelivered: true });
    await pass(30);
    expect(await list({ searchKey: mobile })).toMatchObject([
      { state: 'delivered', stateText: '已送达', deliverTime: expect.stringMatching(/^2026-/), isMended: false },
    ]);
    expect(vendor().sent).toHaveLength(1);
  });

  test('one that failed for a reason another may mend goes out by the other one, once and with the same code', async () => {
    await sms.save(provider, { isFirst: true });
    await sms.save(other[provider]);
    const mobile = await askForCode();
    vendor().receipts.set(firstNo[provider], { isDelivered: false, code: 'SP_UNKNOWN_ERROR', text: '通道异常' });
    await pass(16);
    await pass(1);
    const [second, first] = await list({ searchKey: mobile });
    expect(first).toMatchObject({
      state: 'failed',
      isMended: true,
      failText: expect.stringMatching(/SP_UNKNOWN|通道异常/),
    });
    expect(second).toMatchObject({ state: 'sent' });
    const texts = [vendor(), sms.vendorOf(other[provider])].map(({ sent }) => sent.map(({ text }) => text));
    expect(texts[0]).toHaveLength(1);
    expect(texts[1]).toEqual(texts[0]);
    // Where the other one fails as well there is nobody left.
    sms
      .vendorOf(other[provider])
      .receipts.set(firstNo[other[provider]], { isDelivered: false, code: 'SP_UNKNOWN_ERROR' });
    await pass(16);
    await pass(60);
    expect(await list({ searchKey: mobile })).toHaveLength(2);
  });

  test('one that failed by its receiver, and a code that is over, go out no more', async () => {
    await sms.save(provider, { isFirst: true });
    await sms.save(other[provider]);
    const mobile = await askForCode();
    vendor().receipts.set(firstNo[provider], { isDelivered: false, code: 'MK:0001', text: '空号' });
    await pass(16);
    await pass(1);
    expect(await list({ searchKey: mobile })).toMatchObject([
      { state: 'failed', isMended: false, failText: expect.stringContaining('空号') },
    ]);
    await askForCode();
    app.setNow(new Date(app.deps.now().getTime() + 6 * 60_000));
    const secondNo = firstNo[provider].replace('1', '2');
    vendor().receipts.set(secondNo, { isDelivered: false, code: 'SP_UNKNOWN_ERROR' });
    await pass(1);
    await pass(1);
    expect(sms.vendorOf(other[provider]).sent).toEqual([]);
  });

  test('what nobody sends again is told to the operators once a day, whatever strangers type', async () => {
    // Another day than that of the tests before.
    await pass(86_400);
    operator = await signIn(app, 'operator');
    await sms.save(provider);
    const before = (await news()).length;
    for (const [at, code] of [
      [1, 'MK:0001'],
      [2, 'MK:0002'],
      [3, 'SP_UNKNOWN_ERROR'],
      [4, 'SP_UNKNOWN_ERROR'],
    ] as const) {
      await askForCode();
      vendor().receipts.set(firstNo[provider].replace('1', String(at)), { isDelivered: false, code, text: code });
      await pass(61);
    }
    const told = await news();
    expect(told).toHaveLength(before + 2);
    expect(told[0]).toMatchObject({
      linkUrl: '/sms?view=failed',
      content: expect.stringMatching(/发给 137\*{4}\d{4} 的“验证码”没有送达：运营商返回未知错误（SP_UNKNOWN_ERROR/),
    });
    expect(told[1]?.content).toContain('空号、停机或手机无法接收（MK:0001');
  });

  test('a provider that does not answer is asked again at the next time, and is no failed job', async () => {
    await sms.save(provider);
    const mobile = await askForCode();
    vendor().receipts.set(firstNo[provider], { isDelivered: true });
    vendor().nextFault = { code: 'RequestLimitExceeded' };
    await pass(16);
    expect(await list({ searchKey: mobile })).toMatchObject([{ state: 'sent' }]);
    await pass(30);
    expect(await list({ searchKey: mobile })).toMatchObject([{ state: 'delivered' }]);
  });

  test('without a receipt in half a day it says so', async () => {
    await sms.save(provider);
    const mobile = await askForCode();
    for (const hours of [1, 2, 12]) await pass(hours * 3600);
    for (let times = 0; times < 6; times += 1) await pass(60);
    operator = await signIn(app, 'operator');
    expect(await list({ searchKey: mobile, reqData: { state: 'unknown' } })).toMatchObject([{ stateText: '没有回执' }]);
  });
});

test('a message is forgotten after 30 days', async () => {
  await sms.save('ALIYUN');
  const mobile = await askForCode();
  await pass(29 * 86_400);
  await sweepOnce(app.deps);
  operator = await signIn(app, 'operator');
  expect(await list({ searchKey: mobile })).toHaveLength(1);
  await pass(86_401);
  await sweepOnce(app.deps);
  operator = await signIn(app, 'operator');
  expect(await list({ searchKey: mobile })).toEqual([]);
});

test('what was said is kept nowhere, and nobody without it, no buyer and no other shop reads the list', async () => {
  await sms.save('ALIYUN');
  const mobile = await askForCode();
  const [{ text = '' } = {}] = sms.vendorOf('ALIYUN').sent;
  const [code = 'no code'] = /\d{6}/.exec(text) ?? [];
  expect(JSON.stringify(await list())).not.toContain(code);
  expect(JSON.stringify(await list())).not.toContain(mobile);
  const finance = await buildStaff(app, { role: 'finance' });
  for (const token of [finance.token, await signIn(app, 'buyer'), await signIn(app, 'supplier')])
    expect((await page({}, token)).errorCode).toBe(errorCodes.forbidden);
  const retail = await signIn(app, 'operator', { host: retailHost });
  expect((await page({}, retail, retailHost)).resultData).toEqual([]);
});
