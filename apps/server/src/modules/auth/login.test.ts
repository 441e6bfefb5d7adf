import { describe, expect, test } from 'vitest';
import { inShop } from '../../../test/in-shop.ts';
import { signIn } from '../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { attempts } from '../../db/tables/auth.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { demoPassword } from '../../seed/demo-people.ts';
import { md5Of } from './passwords.ts';

const app = useTestApp();
const right = md5Of(demoPassword);
const wrong = md5Of('wrong');
const start = new Date('2026-11-21T02:00:00Z');
const later = (minutes: number) => app.setNow(new Date(start.getTime() + minutes * 60_000));
const logIn = (accountNo: string, accountPwd: string, more: object = {}, host?: string) =>
  app.call('/api/Account/Login', { accountNo, accountPwd, ...more }, host ? { host } : {});

/** A captcha as a person would read it. */
async function solve(host?: string) {
  const { resultData } = await app.call('/api/Account/GetCaptcha', {}, host ? { host } : {});
  const outbox = await app.call('/api/Dev/Outbox', {}, host ? { host } : {});
  const answer = outbox.resultData.captchas.find((one) => one.captchaId === resultData.captchaId)!.answer;
  return { captchaId: resultData.captchaId, captchaCode: answer.toUpperCase() };
}

describe('repeated failures', () => {
  test('three of an account demand a captcha, five from one address a delay of 15 minutes', async () => {
    for (let failure = 1; failure <= 3; failure += 1) {
      expect((await logIn('finance', wrong)).errorCode).toBe('1001');
    }
    const bare = await logIn('finance', right);
    expect(bare).toMatchObject({
      errorCode: '4',
      errorMsg: '请输入验证码',
      errorData: [{ field: 'captchaCode', needCaptcha: true }],
    });
    const captcha = await solve();
    expect(await logIn('finance', right, { ...captcha, captchaCode: '????' })).toMatchObject({
      errorMsg: '验证码错误或已过期',
    });
    expect((await logIn('finance', right, captcha)).errorCode).toBe('4');

    expect((await logIn('finance', wrong, await solve())).errorCode).toBe('1001');
    expect((await logIn('finance', wrong, await solve())).errorCode).toBe('1001');
    expect(await logIn('finance', right, await solve())).toMatchObject({
      errorCode: '1001',
      errorMsg: '账号或者密码不正确',
    });
    // By mobile it is the same account, on another host another company's.
    expect((await logIn('13800100004', right, await solve())).errorCode).toBe('1001');
    expect((await logIn('supplier', right, {}, retailHost)).success).toBe(true);

    later(14);
    expect((await logIn('finance', right, await solve())).errorCode).toBe('1001');
    later(16);
    expect((await logIn('finance', right)).success).toBe(true);
  });

  test('logins that somebody has and that nobody has demand the same captcha, and none tells of another', async () => {
    const forget = () => inShop(app, businessCompanyId, (ctx) => ctx.db.delete(attempts));
    const asks = async (accountNo: string) => {
      await forget();
      const answers = [];
      for (let failure = 1; failure <= 4; failure += 1) answers.push(await logIn(accountNo, wrong));
      return answers.map(({ errorCode, errorMsg, errorData }) => ({ errorCode, errorMsg, errorData }));
    };
    const known = await asks('finance');
    expect(known.map(({ errorCode }) => errorCode)).toEqual(['1001', '1001', '1001', '4']);
    // Its mobile demands none yet: that would tell whose it is.
    expect((await logIn('13800100004', wrong)).errorCode).toBe('1001');
    for (const login of ['Finance', '13800100004', '13700009998', 'nobody', 'nobody@x.cn', 'Nobody@X.cn'])
      expect(await asks(login), login).toEqual(known);
    await forget();
  });

  test('ten from one address demand a captcha for any account; a right login clears only its own', async () => {
    later(60);
    for (let failure = 1; failure <= 10; failure += 1) await logIn(`nobody${failure}`, wrong);
    expect(await logIn('approver', right)).toMatchObject({ errorCode: '4', errorData: [{ needCaptcha: true }] });
    expect((await logIn('approver', right, await solve())).success).toBe(true);
    expect((await logIn('admin', right)).errorCode).toBe('4');
    later(80);
    expect((await logIn('admin', right)).success).toBe(true);
  });

  test('guesses that race are judged one after the other', async () => {
    later(120);
    // Each with a captcha: those that come after the third failure would be turned away unjudged.
    const captchas: Awaited<ReturnType<typeof solve>>[] = [];
    while (captchas.length < 8) captchas.push(await solve());
    const answers = await Promise.all(captchas.map((captcha) => logIn('member', wrong, captcha)));
    expect(answers.every((answer) => !answer.success)).toBe(true);
    expect((await logIn('member', right, await solve())).errorCode).toBe('1001');
    later(140);
  });
});

describe('sessions', () => {
  const infoPath = '/api/Account/GetUserInfo';
  const isIn = async (token: string, host?: string) =>
    (await app.call(infoPath, {}, { token, ...(host && { host }) })).errorCode !== '2';

  test('a session of one shop is none on the host of another', async () => {
    const token = await signIn(app, 'buyer');
    expect(await isIn(token)).toBe(true);
    expect(await isIn(token, retailHost)).toBe(false);
    expect((await app.call(infoPath, { companyId: '1002' }, { token })).errorCode).toBe('3');
  });

  test('made-up, cut and foreign tokens are no session', async () => {
    const token = await signIn(app, 'buyer');
    for (const bad of [
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      token.slice(0, 20),
      `ru.${token.slice(3)}`,
    ]) {
      expect(await isIn(bad)).toBe(false);
    }
  });

  test('a session ends after two idle hours and after twelve in any case', async () => {
    later(200);
    const token = await signIn(app, 'buyer');
    for (let minutes = 200; minutes <= 200 + 11 * 60; minutes += 110) {
      later(minutes);
      expect(await isIn(token)).toBe(true);
    }
    later(200 + 12 * 60);
    expect(await isIn(token)).toBe(false);
    const idle = await signIn(app, 'buyer');
    later(200 + 12 * 60 + 119);
    expect(await isIn(idle)).toBe(true);
    later(200 + 12 * 60 + 119 + 121);
    expect(await isIn(idle)).toBe(false);
    later(0);
  });

  test('logging out ends the session and is a success without one', async () => {
    const token = await signIn(app, 'buyer');
    const other = await signIn(app, 'buyer');
    expect((await app.call('/api/Account/Logout', {}, { token })).success).toBe(true);
    expect(await isIn(token)).toBe(false);
    expect(await isIn(other)).toBe(true);
    expect((await app.call('/api/Account/Logout', {}, { token })).success).toBe(true);
    expect((await app.call('/api/Account/Logout', {})).success).toBe(true);
  });
});
