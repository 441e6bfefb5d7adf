import { smsScenes } from '@jicai/domain/people/sms-codes.ts';
import { beforeEach, expect, test } from 'vitest';
import { rowsOf } from '../../../test/build-payment.ts';
import { messagesTo, smsCodeFor } from '../../../test/sms-code.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { demoPassword } from '../../seed/demo-people.ts';
import { md5Of } from './passwords.ts';

const app = useTestApp();
const finance = '13800100004';
const path = '/api/Account/LoginBySms';
let minute = Date.UTC(2026, 10, 21, 2);
const wait = (minutes: number) => app.setNow(new Date((minute += minutes * 60_000)));
const other = (code: string) => (code === '000000' ? '000001' : '000000');
const logIn = (mobile: string, smsCode: string, more: object = {}, host?: string) =>
  app.call(path, { data: { mobile, smsCode, ...more } }, host ? { host } : {});

/** A captcha as a person would read it. */
async function solve() {
  const { captchaId } = (await app.call('/api/Account/GetCaptcha', {})).resultData;
  const { captchas } = (await app.call('/api/Dev/Outbox', {})).resultData;
  return { captchaId, captchaCode: captchas.find((one) => one.captchaId === captchaId)!.answer };
}

// What was counted of the test before, and the minute between two messages, are over.
beforeEach(() => wait(20));

test('the buyer whose mobile got the code is in, once, and by no other code', async () => {
  const code = await smsCodeFor(app, finance, smsScenes.signIn);
  expect((await messagesTo(app, finance))[0]).toContain('用于登录');
  expect(await logIn(finance, other(code))).toMatchObject({ errorCode: '1005', errorData: [{ field: 'smsCode' }] });
  const { resultData } = await logIn(finance, code);
  expect(resultData).toMatchObject({ customerName: expect.stringContaining('公司'), mustChangePwd: false });
  expect((await app.call('/api/Account/GetUserInfo', {}, { token: resultData.token })).success).toBe(true);
  expect((await logIn(finance, code)).errorCode).toBe('1005');
});

test('a code lives five minutes, and one that was sent for something else opens nothing', async () => {
  const late = await smsCodeFor(app, finance, smsScenes.signIn);
  wait(6);
  expect((await logIn(finance, late)).errorCode).toBe('1005');
  const lost = await smsCodeFor(app, finance, smsScenes.resetPassword);
  expect((await logIn(finance, lost)).errorCode).toBe('1005');
});

test('strangers, the shop and its suppliers, who is disabled and another shop are refused alike', async () => {
  const refused = { errorCode: '1005', errorMsg: (await logIn('13700009999', '123456')).errorMsg };
  for (const accountNo of ['operator', 'supplier']) {
    const [row] = await rowsOf<{ mobile: string | null }>(
      app,
      'select mobile from accounts where company_id = 1001 and account_no = $1',
      [accountNo],
    );
    const mobile = row?.mobile ?? '';
    expect(mobile).not.toBe('');
    expect(await smsCodeFor(app, mobile, smsScenes.signIn)).toBe('');
    // Not by a code that was sent for something else and moved here, either.
    expect(await logIn(mobile, '123456')).toMatchObject(refused);
  }
  expect(await smsCodeFor(app, '13700009999', smsScenes.signIn)).toBe('');

  wait(20);
  const code = await smsCodeFor(app, finance, smsScenes.signIn);
  expect(await logIn(finance, code, {}, retailHost)).toMatchObject(refused);
  await rowsOf(app, 'update accounts set state = 2 where company_id = 1001 and mobile = $1', [finance]);
  expect(await logIn(finance, code)).toMatchObject(refused);
  await rowsOf(app, 'update accounts set state = 1 where company_id = 1001 and mobile = $1', [finance]);
});

test('a code of an account of the shop opens nothing although it is right', async () => {
  const [row] = await rowsOf<{ mobile: string }>(
    app,
    "select mobile from accounts where company_id = 1001 and account_no = 'operator'",
  );
  const mobile = row?.mobile ?? '';
  const code = await smsCodeFor(app, mobile, smsScenes.register);
  await rowsOf(app, 'update sms_codes set scene = $1 where mobile = $2', [smsScenes.signIn, mobile]);
  expect((await logIn(mobile, code)).errorCode).toBe('1005');
});

test('three failures demand a captcha, also of the password; five wait 15 minutes, while the password goes on', async () => {
  const code = await smsCodeFor(app, finance, smsScenes.signIn);
  for (let miss = 1; miss <= 3; miss += 1) expect((await logIn(finance, other(code))).errorCode).toBe('1005');
  expect(await logIn(finance, code)).toMatchObject({
    errorCode: '4',
    errorData: [{ field: 'captchaCode', needCaptcha: true }],
  });
  const password = { accountNo: finance, accountPwd: md5Of(demoPassword) };
  expect((await app.call('/api/Account/Login', password)).errorCode).toBe('4');
  for (let miss = 4; miss <= 5; miss += 1)
    expect((await logIn(finance, other(code), await solve())).errorCode).toBe('1005');
  wait(2);
  const fresh = await smsCodeFor(app, finance, smsScenes.signIn);
  expect((await logIn(finance, fresh, await solve())).errorCode).toBe('1005');
  expect((await app.call('/api/Account/Login', { ...password, ...(await solve()) })).success).toBe(true);
  wait(16);
  const last = await smsCodeFor(app, finance, smsScenes.signIn);
  expect((await logIn(finance, last)).success).toBe(true);
});

test('it is remembered as the password login is, and what asks for a password asks again', async () => {
  const code = await smsCodeFor(app, finance, smsScenes.signIn);
  const answer = await app.fastify.inject({
    method: 'POST',
    url: path,
    headers: { host: 'business.localhost', 'content-type': 'application/json' },
    payload: { data: { mobile: finance, smsCode: code, rememberMe: true } },
  });
  expect(answer.cookies.map(({ name }) => name)).toContain('userPwd');
  const [session] = await rowsOf<{ password_at: Date | null }>(
    app,
    'select password_at from sessions where company_id = 1001 order by id desc limit 1',
  );
  expect(session?.password_at).toBeNull();
});
