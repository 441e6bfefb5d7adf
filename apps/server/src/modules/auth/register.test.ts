import { type OpenSmsScene, smsScenes } from '@jicai/domain/people/sms-codes.ts';
import { registerStates, registerTypes } from '@jicai/domain/people/registration.ts';
import { customerTypes } from '@jicai/domain/people/account-types.ts';
import { consentTypes } from '@jicai/domain/people/consents.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { signIn } from '../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { demoPassword } from '../../seed/demo-people.ts';
import { runDueOnce } from '../../worker/worker.ts';
import { md5Of } from './passwords.ts';

const app = useTestApp();
let minutes = 0;
/** Messages to one mobile are a minute apart. */
const wait = (more: number) => {
  minutes += more;
  app.setNow(new Date(Date.parse('2026-11-21T02:00:00Z') + minutes * 60_000));
};
afterEach(() => wait(2));

async function solve(host?: string) {
  const { resultData } = await app.call('/api/Account/GetCaptcha', {}, host ? { host } : {});
  const outbox = await app.call('/api/Dev/Outbox', {}, host ? { host } : {});
  const found = outbox.resultData.captchas.find((one) => one.captchaId === resultData.captchaId)!;
  return { captchaId: found.captchaId, captchaCode: found.answer };
}

const ask = async (mobile: string, scene: OpenSmsScene, more: object = {}) =>
  app.call('/api/Account/SendSmsCode', { data: { mobile, scene, ...(await solve()), ...more } });

const messagesTo = async (mobile: string, host?: string) => {
  await runDueOnce(app.deps);
  const { resultData } = await app.call('/api/Dev/Outbox', {}, host ? { host } : {});
  return resultData.messages.filter((message) => message.mobile === mobile);
};

/** Has a code sent and reads it from the telephone. */
async function codeFor(mobile: string, scene: OpenSmsScene): Promise<string> {
  expect((await ask(mobile, scene)).success).toBe(true);
  const [message] = await messagesTo(mobile);
  return /验证码(\d{6})/.exec(message!.text)![1]!;
}

const form = {
  registerType: registerTypes.member,
  accountNo: 'Xinren_01',
  accountPwd: md5Of('Xin-Ren-9'),
  mobile: '13900000001',
  isAgree: true,
  agreementVersion: '2026-11',
};
const register = (fields: object) => app.call('/api/Account/Register', { data: { ...form, ...fields } });

describe('Account/GetCaptcha', () => {
  test('a PNG that lives two minutes', async () => {
    const { resultData } = await app.call('/api/Account/GetCaptcha');
    expect(resultData).toMatchObject({
      expireSec: 120,
      imgBase64: expect.stringMatching(/^data:image\/png;base64,iVBOR/),
    });
  });
});

describe('Account/SendSmsCode', () => {
  test('needs a captcha, which takes one answer', async () => {
    const captcha = await solve();
    expect((await ask('13900000009', smsScenes.register, { captchaId: '1' })).errorCode).toBe('1005');
    expect((await ask('13900000009', smsScenes.register, { ...captcha, captchaCode: 'wxyz' })).errorData).toEqual([
      { field: 'captchaCode', msg: '验证码错误或已过期' },
    ]);
    expect((await ask('13900000009', smsScenes.register, captcha)).errorCode).toBe('1005');
    const old = await solve();
    wait(3);
    expect((await ask('13900000009', smsScenes.register, old)).errorCode).toBe('1005');
    const foreign = await solve(retailHost);
    expect((await ask('13900000009', smsScenes.register, foreign)).errorCode).toBe('1005');
  });

  test('one a minute', async () => {
    expect((await ask('13900000010', smsScenes.register)).resultData).toEqual({
      expireSec: 300,
      shownAt: '/dev/outbox',
    });
    expect((await ask('13900000010', smsScenes.register)).errorCode).toBe('8');
    wait(1);
    expect((await ask('13900000010', smsScenes.register)).success).toBe(true);
    expect(await messagesTo('13900000010')).toHaveLength(2);
    expect(await messagesTo('13900000010', retailHost)).toHaveLength(0);
  });

  test('ten a day', async () => {
    wait(60);
    for (let sent = 1; sent <= 10; sent += 1) {
      expect((await ask('13900000011', smsScenes.register)).success).toBe(true);
      wait(10);
    }
    expect((await ask('13900000011', smsScenes.register)).errorCode).toBe('8');
    wait(24 * 60);
    expect((await ask('13900000011', smsScenes.register)).success).toBe(true);
  });

  test('the answer does not tell who is registered, but strangers get no message', async () => {
    const known = await ask('13800100002', smsScenes.resetPassword);
    const unknown = await ask('13900000012', smsScenes.resetPassword);
    expect(unknown).toEqual(known);
    expect(await messagesTo('13800100002')).toHaveLength(1);
    expect(await messagesTo('13900000012')).toHaveLength(0);
  });

  test('bad fields', async () => {
    expect(await ask('139', smsScenes.register)).toMatchObject({ errorCode: '4', errorMsg: '请输入正确的手机号码' });
    expect((await ask('13900000013', smsScenes.closeAccount as 1)).errorCode).toBe('4');
    expect((await app.call('/api/Account/SendSmsCode', {})).errorCode).toBe('4');
  });
});

describe('Account/CheckAccount', () => {
  const check = (accountNo: string, host?: string) =>
    app.call('/api/Account/CheckAccount', { data: { accountNo } }, host ? { host } : {});

  test('tells whether a name is taken in this shop, thirty times a minute', async () => {
    expect((await check('Operator')).resultData).toEqual({ isUsed: true });
    expect((await check('approver', retailHost)).resultData).toEqual({ isUsed: false });
    expect(await check('a')).toMatchObject({ errorCode: '4', errorData: [{ field: 'accountNo' }] });
    for (let asked = 2; asked <= 30; asked += 1) expect((await check('nobody_1')).resultData.isUsed).toBe(false);
    expect((await check('nobody_1')).errorCode).toBe('8');
  });
});

describe('Account/Register', () => {
  test('makes a personal member who can sign in and use the shop', async () => {
    const smsCode = await codeFor(form.mobile, smsScenes.register);
    const made = await register({ smsCode, userName: '新人甲' });
    expect(made.resultData).toMatchObject({ registerState: registerStates.approved });
    const session = await app.call('/api/Account/Login', { accountNo: 'xinren_01', accountPwd: form.accountPwd });
    expect(session.resultData).toMatchObject({
      userName: '新人甲',
      customerName: '新人甲',
      customerType: customerTypes.member,
      roleNames: ['个人会员'],
    });
    const info = await app.call('/api/Account/GetUserInfo', {}, { token: session.resultData.token });
    expect(info.resultData.permissions).toContain('order.submit');
    expect((await register({ smsCode, accountNo: 'Xinren_02' })).errorCode).toBe('1005');
  });

  test('records each consent by itself, with the version that was read', async () => {
    const mobile = '13900000006';
    const smsCode = await codeFor(mobile, smsScenes.register);
    const consents = [
      { consentType: consentTypes.service, version: '2026-11', isAgree: true },
      { consentType: consentTypes.marketing, version: '2026-11', isAgree: false },
    ];
    expect((await register({ smsCode, mobile, accountNo: 'Xinren_06', consents })).success).toBe(true);
    const session = await app.call('/api/Account/Login', { accountNo: 'Xinren_06', accountPwd: form.accountPwd });
    const own = await app.call('/api/Account/GetConsents', {}, { token: session.resultData.token });
    expect(own.resultData.records.map(({ title, version, isAgree }) => [title, version, isAgree])).toEqual([
      ['服务协议', '2026-11', true],
      ['隐私协议', '2026-11', true],
    ]);
  });

  test('name and mobile are taken once; a refusal leaves the code for another try', async () => {
    const smsCode = await codeFor('13900000002', smsScenes.register);
    expect((await register({ smsCode, mobile: '13900000002', accountNo: 'APPROVER' })).errorCode).toBe('1006');
    expect((await register({ smsCode, mobile: '13900000002', accountNo: 'Xinren_02' })).success).toBe(true);
    const taken = await codeFor('13800100001', smsScenes.register);
    expect((await register({ smsCode: taken, mobile: '13800100001', accountNo: 'Xinren_03' })).errorCode).toBe('1007');
  });

  test.each(['Password@123', 'Qwerty@2026', 'Xinren_04', 'Xinren_04!', '13900000004', 'Zhangwei@123'])(
    '«%s» is too weak',
    async (password) => {
      const smsCode = await codeFor('13900000004', smsScenes.register);
      const fields = {
        smsCode,
        mobile: '13900000004',
        accountNo: 'Xinren_04',
        userName: '张伟',
        accountPwd: md5Of(password),
      };
      expect(await register(fields)).toMatchObject({ errorCode: '1010', errorMsg: '密码过于简单' });
    },
  );

  test('five wrong codes end the right one; another scene and an old code do not count', async () => {
    const mobile = '13900000005';
    const smsCode = await codeFor(mobile, smsScenes.register);
    const other = smsCode === '000000' ? '000001' : '000000';
    for (let miss = 1; miss <= 5; miss += 1) {
      expect(await register({ mobile, smsCode: other })).toMatchObject({
        errorCode: '1005',
        errorData: [{ field: 'smsCode' }],
      });
    }
    expect((await register({ mobile, smsCode })).errorCode).toBe('1005');
    wait(2);
    const late = await codeFor(mobile, smsScenes.register);
    wait(6);
    expect((await register({ mobile, smsCode: late })).errorCode).toBe('1005');
    const lost = await codeFor('13800100003', smsScenes.resetPassword);
    expect((await register({ mobile: '13800100003', smsCode: lost })).errorCode).toBe('1005');
  });

  test.each([
    [{ accountNo: 'ab' }, 'accountNo', '账号须为6-20位字母、数字或下划线，且以字母开头'],
    [{ accountPwd: 'Jicai@2026' }, 'accountPwd', '请输入密码'],
    [{ mobile: '123' }, 'mobile', '请输入正确的手机号码'],
    [{ smsCode: '12' }, 'smsCode', '请输入6位短信验证码'],
    [{ isAgree: false }, 'isAgree', '请阅读并同意隐私协议'],
    [{ userName: '1' }, 'userName', '请输入2-20个字的姓名'],
    [{ registerType: 3 }, 'registerType', '参数错误'],
  ])('refuses %o', async (fields, field, msg) => {
    expect(await register({ smsCode: '123456', ...fields })).toMatchObject({
      errorCode: '4',
      errorData: [{ field, msg }],
    });
  });
});

describe('Account/RevisePwd', () => {
  const path = '/api/Account/RevisePwd';
  const revise = (token: string, oldPwd: string, newPwd: string) =>
    app.call(path, { data: { oldPwd: md5Of(oldPwd), newPwd: md5Of(newPwd) } }, { token });
  const isIn = async (token: string) => (await app.call('/api/Account/GetUserInfo', {}, { token })).success;

  test('ends every other session and goes on under a new token', async () => {
    const token = await signIn(app, 'admin');
    const other = await signIn(app, 'admin');
    const answer = await revise(token, demoPassword, 'Gai-Guo-2');
    expect(await isIn(answer.resultData.token)).toBe(true);
    expect(await isIn(token)).toBe(false);
    expect(await isIn(other)).toBe(false);
    const byNew = await app.call('/api/Account/Login', { accountNo: 'admin', accountPwd: md5Of('Gai-Guo-2') });
    expect(byNew.success).toBe(true);
  });

  test('refuses a wrong old one, the same again and a weak one', async () => {
    const token = await signIn(app, 'approver');
    expect((await revise(token, demoPassword, demoPassword)).errorCode).toBe('1009');
    expect((await revise(token, demoPassword, 'Wujianguo@2026')).errorCode).toBe('1010');
    for (let miss = 1; miss <= 5; miss += 1) expect((await revise(token, 'wrong', 'Gai-Guo-2')).errorCode).toBe('1008');
    expect((await revise(token, demoPassword, 'Gai-Guo-2')).errorCode).toBe('8');
  });

  test('who may not, and what may not be sent', async () => {
    expect((await app.call(path, {})).errorCode).toBe('2');
    expect(
      await app.call(path, { data: { oldPwd: 'x', newPwd: 'y' } }, { token: await signIn(app, 'finance') }),
    ).toMatchObject({ errorCode: '4' });
  });
});

describe('Account/ResetPwd', () => {
  const reset = (mobile: string, smsCode: string, password: string) =>
    app.call('/api/Account/ResetPwd', { data: { mobile, smsCode, newPwd: md5Of(password) } });

  test('by the code sent to the mobile; ends every session', async () => {
    const token = await signIn(app, 'member');
    const smsCode = await codeFor('13800100005', smsScenes.resetPassword);
    expect((await reset('13800100005', smsCode, 'suqing123')).errorCode).toBe('1010');
    expect((await reset('13800100005', smsCode, 'Chong-Zhi-3')).success).toBe(true);
    expect((await app.call('/api/Account/GetUserInfo', {}, { token })).errorCode).toBe('2');
    expect(
      (await app.call('/api/Account/Login', { accountNo: 'member', accountPwd: md5Of('Chong-Zhi-3') })).success,
    ).toBe(true);
    expect((await reset('13800100005', smsCode, 'Chong-Zhi-4')).errorCode).toBe('1005');
    expect(
      (
        await app.call(
          '/api/Account/Login',
          { accountNo: 'member', accountPwd: md5Of(demoPassword) },
          { host: retailHost },
        )
      ).success,
    ).toBe(true);
  });

  test('bad fields, no code', async () => {
    expect((await reset('13800100007', '123456', 'Chong-Zhi-3')).errorCode).toBe('1005');
    expect((await reset('1', '123456', 'Chong-Zhi-3')).errorCode).toBe('4');
  });
});

describe('Dev/Outbox', () => {
  test('does not tell one shop what another sent', async () => {
    const { resultData } = await app.call('/api/Dev/Outbox', {}, { host: retailHost });
    expect(resultData.messages).toEqual([]);
  });

  test('is a page for people too, with everything escaped', async () => {
    const mail = { companyId: '1001', fromName: 'x', to: 'a@b.cn', subject: '<b>1</b>', text: 't', messageKey: 'k' };
    await app.deps.mail?.send({ ...mail, attachments: [], at: app.deps.now() });
    const page = await app.fastify.inject({ url: '/dev/outbox', headers: { host: 'business.localhost' } });
    expect(page.body).toContain('&lt;b>1&lt;/b>'.replaceAll('>', '&gt;'));
    const other = await app.fastify.inject({ url: '/dev/outbox', headers: { host: retailHost } });
    expect(other.body).not.toContain('a@b.cn');
  });
});
