import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { registerStates, registerTypes } from '@jicai/domain/people/registration.ts';
import { smsScenes } from '@jicai/domain/people/sms-codes.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf } from '../../../test/build-payment.ts';
import { allowMail, askMailCode, mailCodeFor, mailsTo } from '../../../test/mail-code.ts';
import { type DemoAccount, signIn } from '../../../test/sign-in.ts';
import { smsCodeFor } from '../../../test/sms-code.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { demoPassword } from '../../seed/demo-people.ts';
import { md5Of } from './passwords.ts';

const app = useTestApp();
let minute = Date.UTC(2026, 10, 21, 2);
const wait = (minutes: number) => app.setNow(new Date((minute += minutes * 60_000)));
const other = (code: string) => (code === '000000' ? '000001' : '000000');
const newPwd = md5Of('Xin-Ren-9');

const register = (email: string, smsCode: string, more: object = {}, host?: string) =>
  app.call(
    '/api/Account/Register',
    {
      data: {
        registerType: registerTypes.member,
        accountNo: `m_${email.split('@', 1)[0]}`,
        accountPwd: newPwd,
        email,
        smsCode,
        isAgree: true,
        agreementVersion: '2026-11',
        ...more,
      },
    },
    host ? { host } : {},
  );
const logIn = (accountNo: string, accountPwd: string) => app.call('/api/Account/Login', { accountNo, accountPwd });
const reset = (email: string, smsCode: string, host?: string) =>
  app.call('/api/Account/ResetPwd', { data: { email, smsCode, newPwd: md5Of('Chong-Zhi-3') } }, host ? { host } : {});
const bind = async (who: DemoAccount, email: string, smsCode: string, password = demoPassword) =>
  app.call(
    '/api/Account/EditEmail',
    { data: { email, smsCode, accountPwd: md5Of(password) } },
    { token: await signIn(app, who) },
  );

beforeAll(async () => {
  expect((await allowMail(app, true)).success).toBe(true);
});
// What was counted of the test before, and the minute between two mails, are over.
beforeEach(() => wait(90));

describe('the switch', () => {
  test('a shop that has not said so neither offers nor sends one', async () => {
    const ways = async (host?: string) =>
      (await app.call('/api/Account/GetRegisterWays', {}, host ? { host } : {})).resultData;
    expect(await ways()).toEqual({ canRegister: true, byMobile: true, byMail: true });
    expect(await ways(retailHost)).toEqual({ canRegister: true, byMobile: true, byMail: false });
    const refused = await askMailCode(app, 'switch@example.cn', smsScenes.register, retailHost);
    expect(refused).toMatchObject({ errorCode: '1', errorMsg: '商城没有开通邮箱验证，请使用手机号' });
    expect(await mailsTo(app, 'switch@example.cn', retailHost)).toEqual([]);
  });

  test('without a mail server it cannot be switched on, and says why; off it always goes', async () => {
    const { mail } = app.deps;
    const token = await signIn(app, 'operator');
    const find = async () =>
      (await app.call('/api/OpsSetting/GetList', {}, { token })).resultData.find(({ key }) => key === 'codes.isByMail');
    expect(await find()).toMatchObject({ value: true, blocked: '', userName: '商城运营' });
    app.deps.mail = undefined;
    try {
      expect((await find())?.blocked).toContain('SMTP_URL');
      expect((await app.call('/api/Account/GetRegisterWays', {})).resultData.byMail).toBe(false);
      expect((await askMailCode(app, 'off@example.cn', smsScenes.register)).errorCode).toBe('1');
      expect((await allowMail(app, false)).success).toBe(true);
      expect(await allowMail(app, true)).toMatchObject({
        errorCode: errorCodes.badInput,
        errorData: [{ field: 'value', msg: expect.stringContaining('SMTP_URL') }],
      });
    } finally {
      app.deps.mail = mail;
    }
    expect((await allowMail(app, true)).success).toBe(true);
  });
});

describe('registering by a mailbox', () => {
  test('makes a member without a mobile, who signs in by his mailbox', async () => {
    const code = await mailCodeFor(app, 'Zhao.Ming@Example.cn', smsScenes.register);
    const [mail] = await mailsTo(app, 'zhao.ming@example.cn');
    expect(mail?.text).toContain('5分钟内有效');
    expect(mail?.text).toContain('不是您本人操作');
    expect(mail?.subject).not.toContain(code);
    expect(await register('Zhao.Ming@example.cn', code, { accountNo: 'zhaoming_1' })).toMatchObject({
      success: true,
      resultData: { registerState: registerStates.approved },
    });
    const signedIn = await logIn('ZHAO.MING@example.cn', newPwd);
    expect(signedIn.success).toBe(true);
    const info = await app.call('/api/Account/GetUserInfo', {}, { token: signedIn.resultData.token });
    expect(info.resultData).toMatchObject({ mobile: '', boundEmail: 'z***@example.cn', email: 'zhao.ming@example.cn' });
    // Once: the code is used up, and so is the mailbox, however it is written.
    expect((await register('zhao.ming@example.cn', code, { accountNo: 'zhaoming_2' })).errorCode).toBe('1005');
    wait(2);
    const again = await mailCodeFor(app, 'zhao.ming@EXAMPLE.cn', smsScenes.register);
    expect(await register('zhao.ming@example.cn', again, { accountNo: 'zhaoming_2' })).toMatchObject({
      errorCode: errorCodes.mailTaken,
      errorData: [{ field: 'email' }],
    });
    // A mobile that nobody has proved is not taken in beside it.
    wait(2);
    const both = await mailCodeFor(app, 'both@example.cn', smsScenes.register);
    expect(await register('both@example.cn', both, { mobile: '13900000077' })).toMatchObject({
      errorCode: '4',
      errorData: [{ field: 'mobile' }],
    });
  });

  test('neither by an old, wrong or foreign code, nor by one for something else or to a mobile', async () => {
    const email = 'tries@example.cn';
    expect((await register(email, '')).errorData).toEqual([{ field: 'smsCode', msg: '请输入6位邮箱验证码' }]);
    const code = await mailCodeFor(app, email, smsScenes.register);
    expect((await register('tries2@example.cn', code)).errorCode).toBe('1005');
    for (let miss = 1; miss <= 5; miss += 1) expect((await register(email, other(code))).errorCode).toBe('1005');
    expect((await register(email, code)).errorCode).toBe('1005');
    wait(2);
    const late = await mailCodeFor(app, email, smsScenes.register);
    wait(6);
    expect((await register(email, late)).errorCode).toBe('1005');
    const bound = await mailCodeFor(app, email, smsScenes.bindMail);
    expect((await register(email, bound)).errorCode).toBe('1005');
    const texted = await smsCodeFor(app, '13900000078', smsScenes.register);
    expect((await register(email, texted)).errorCode).toBe('1005');
    await allowMail(app, true, retailHost);
    wait(2);
    const here = await mailCodeFor(app, email, smsScenes.register);
    expect((await register(email, here, {}, retailHost)).errorCode).toBe('1005');
    expect(await mailsTo(app, email, retailHost)).toEqual([]);
    await allowMail(app, false, retailHost);
  });

  test('one a minute, ten a day, twenty an hour from one address, each after a captcha', async () => {
    expect((await askMailCode(app, 'limit@example.cn', smsScenes.register)).resultData).toMatchObject({
      expireSec: 300,
    });
    expect((await askMailCode(app, 'LIMIT@example.cn', smsScenes.register)).errorCode).toBe('8');
    for (let sent = 2; sent <= 10; sent += 1) {
      wait(10);
      expect((await askMailCode(app, 'limit@example.cn', smsScenes.register)).success).toBe(true);
    }
    wait(10);
    expect((await askMailCode(app, 'limit@example.cn', smsScenes.register)).errorCode).toBe('8');
    wait(90);
    for (let sent = 1; sent <= 20; sent += 1)
      expect((await askMailCode(app, `many${sent}@example.cn`, smsScenes.register)).success).toBe(true);
    expect((await askMailCode(app, 'many21@example.cn', smsScenes.register)).errorCode).toBe('8');
    const data = { email: 'nobody@example.cn', scene: smsScenes.register, captchaId: '1', captchaCode: 'abcd' };
    expect((await app.call('/api/Account/SendMailCode', { data })).errorCode).toBe('1005');
    for (const odd of ['a..b@x.cn', '.a@x.cn', 'a.@x.cn', 'a@x.cn.', 'a b@x.cn', 'a@-x.cn', 'a@x.123', 'a@x..cn']) {
      const { errorData } = await app.call('/api/Account/SendMailCode', { data: { ...data, email: odd } });
      expect(errorData, odd).toEqual([{ field: 'email', msg: '邮箱格式不正确' }]);
    }
    for (const bad of [{ email: 'a,b@example.cn' }, { email: '' }, { scene: smsScenes.changeMobile }])
      expect((await app.call('/api/Account/SendMailCode', { data: { ...data, ...bad } })).errorCode).toBe('4');
  });
});

describe('one’s own mailbox, and a lost password', () => {
  test('no refusal of a code speaks of a text message where it came by mail', async () => {
    const none = [{ field: 'smsCode', msg: '请输入6位验证码' }];
    expect((await reset('words@example.cn', '12')).errorData).toEqual(none);
    const byMail = { email: 'words@example.cn', smsCode: '12' };
    expect((await app.call('/api/Account/LoginBySms', { data: byMail })).errorData).toEqual(none);
    expect((await bind('member', 'words@example.cn', '12')).errorData).toMatchObject([{ msg: '请输入6位邮箱验证码' }]);
  });

  test('the mailbox before hears that another one took its place', async () => {
    const bindNew = async (email: string) => bind('member', email, await mailCodeFor(app, email, smsScenes.bindMail));
    const told = async (email: string) =>
      (await mailsTo(app, email)).filter(({ text }) => text.includes('已绑定其他邮箱'));
    expect((await bindNew('first@example.cn')).success).toBe(true);
    wait(2);
    expect((await bindNew('first@example.cn')).success).toBe(true);
    expect(await told('first@example.cn')).toEqual([]);
    expect((await bindNew('second@example.cn')).success).toBe(true);
    const [mail] = await told('first@example.cn');
    expect(mail?.text).not.toContain('second');
    expect(await told('second@example.cn')).toEqual([]);
  });

  test('a mailbox that is only typed takes nothing over; a bound one resets the password', async () => {
    const email = 'chen.si@example.cn';
    const token = await signIn(app, 'buyer');
    const { version } = (await app.call('/api/Account/GetUserInfo', {}, { token })).resultData;
    const typed = await app.call(
      '/api/Account/EditUserInfo',
      { data: { userName: '陈思', email, version } },
      { token },
    );
    expect(typed.success).toBe(true);
    expect(await mailCodeFor(app, email, smsScenes.resetPassword)).toBe('');
    wait(2);
    expect(await mailCodeFor(app, email, smsScenes.signIn)).toBe('');
    expect((await logIn(email, md5Of(demoPassword))).errorCode).toBe('1001');

    wait(2);
    const code = await mailCodeFor(app, email, smsScenes.bindMail);
    expect((await bind('buyer', email, code, 'wrong')).errorCode).toBe('1008');
    expect((await bind('buyer', email, other(code))).errorData).toMatchObject([{ field: 'smsCode' }]);
    expect((await bind('buyer', email, code)).resultData).toEqual({ email: 'c***@example.cn' });
    // Nobody else binds it, with a code of its own too.
    wait(2);
    const second = await mailCodeFor(app, email, smsScenes.bindMail);
    expect(await bind('finance', email, second)).toMatchObject({
      errorCode: errorCodes.mailTaken,
      errorData: [{ field: 'email' }],
    });

    wait(2);
    const lost = await mailCodeFor(app, email, smsScenes.resetPassword);
    expect((await reset(email, lost, retailHost)).errorCode).toBe('1005');
    expect((await reset(email, other(lost))).errorCode).toBe('1005');
    expect((await reset(email, lost)).success).toBe(true);
    expect((await app.call('/api/Account/GetUserInfo', {}, { token })).errorCode).toBe('2');
    expect((await logIn('buyer', md5Of('Chong-Zhi-3'))).success).toBe(true);
    expect((await reset(email, lost)).errorCode).toBe('1005');
    const byMobile = await app.call('/api/Account/ResetPwd', {
      data: { mobile: '13800100002', email, smsCode: lost, newPwd },
    });
    expect(byMobile.errorCode).toBe('4');
  });

  test('the answer and what is written do not tell whose mailbox is known, but strangers get no mail', async () => {
    const code = await mailCodeFor(app, 'known@example.cn', smsScenes.bindMail);
    expect((await bind('approver', 'known@example.cn', code)).success).toBe(true);
    for (const scene of [smsScenes.resetPassword, smsScenes.signIn]) {
      wait(2);
      const written = async (email: string) => {
        const answer = await askMailCode(app, email, scene);
        const [row] = await rowsOf<{ codes: string; jobs: string }>(
          app,
          `select count(*) as codes, count(o.*) as jobs from sms_codes c
             left join outbox o on o.company_id = c.company_id and o.subject = c.id::text and o.kind = 'mail.code'
           where c.email = $1 and c.scene = $2`,
          [email, scene],
        );
        return { answer, row };
      };
      expect(await written('unknown@example.cn')).toEqual(await written('known@example.cn'));
      expect((await mailsTo(app, 'known@example.cn'))[0]?.text).toContain(
        scene === smsScenes.signIn ? '登录' : '找回密码',
      );
    }
    expect(await mailsTo(app, 'unknown@example.cn')).toEqual([]);
  });

  test('its owner signs in by a code, an operator by none', async () => {
    const [row] = await rowsOf<{ email: string | null }>(
      app,
      "update accounts set email = 'shop@example.cn' where company_id = 1001 and account_no = 'operator' returning email",
    );
    expect(row?.email).toBe('shop@example.cn');
    expect(await mailCodeFor(app, 'shop@example.cn', smsScenes.signIn)).toBe('');
    const bound = await mailCodeFor(app, 'li@example.cn', smsScenes.bindMail);
    expect((await bind('admin', 'li@example.cn', bound)).success).toBe(true);
    wait(2);
    const smsCode = await mailCodeFor(app, 'li@example.cn', smsScenes.signIn);
    const signInBy = (code: string) =>
      app.call('/api/Account/LoginBySms', { data: { email: 'li@example.cn', smsCode: code } });
    expect((await signInBy(other(smsCode))).errorData).toMatchObject([{ field: 'smsCode' }]);
    expect((await signInBy(smsCode)).success).toBe(true);
    expect((await signInBy(smsCode)).errorCode).toBe('1005');
  });

  test('a code before the last one is dead, also once that is used; so is one of a way that is switched off', async () => {
    const signInBy = (smsCode: string) =>
      app.call('/api/Account/LoginBySms', { data: { email: 'li@example.cn', smsCode } });
    wait(2);
    const first = await mailCodeFor(app, 'li@example.cn', smsScenes.signIn);
    wait(2);
    const second = await mailCodeFor(app, 'li@example.cn', smsScenes.signIn);
    expect((await signInBy(second)).success).toBe(true);
    expect((await signInBy(first)).errorCode).toBe('1005');
    wait(2);
    const third = await mailCodeFor(app, 'li@example.cn', smsScenes.signIn);
    await allowMail(app, false);
    expect((await signInBy(third)).errorCode).toBe('1005');
    await allowMail(app, true);
    expect((await signInBy(third)).success).toBe(true);
  });

  test('who must not bind one', async () => {
    const data = { email: 'x@example.cn', smsCode: '123456', accountPwd: newPwd };
    expect((await app.call('/api/Account/EditEmail', { data })).errorCode).toBe('2');
    const { token } = (await logIn('operator', md5Of(demoPassword))).resultData;
    const asShop = await app.call('/api/Account/EditEmail', { data }, { token });
    expect(asShop.errorCode).toBe(errorCodes.forbidden);
    expect((await bind('finance', 'x@example.cn', '123456')).errorCode).toBe('1005');
    expect((await bind('finance', '', '123456')).errorData).toMatchObject([{ field: 'email' }]);
  });

  test('who has no mobile closes his account by his mailbox, which is free again', async () => {
    const email = 'leaver@example.cn';
    expect((await register(email, await mailCodeFor(app, email, smsScenes.register))).success).toBe(true);
    const { token } = (await logIn(email, newPwd)).resultData;
    wait(2);
    expect((await app.call('/api/Account/GetCloseInfo', {}, { token })).resultData).toMatchObject({
      codeTo: 'l***@example.cn',
      blockers: [],
    });
    expect((await app.call('/api/Account/SendCloseCode', { data: {} }, { token })).success).toBe(true);
    const [mail] = await mailsTo(app, email);
    const smsCode = /验证码(\d{6})/.exec(mail?.text ?? '')?.[1] ?? '';
    const closed = await app.call('/api/Account/Close', { data: { accountPwd: newPwd, smsCode } }, { token });
    expect(closed.errorMsg).toBe('');
    expect(await rowsOf(app, 'select 1 from accounts where email = $1', [email])).toEqual([]);
    expect(await rowsOf(app, 'select 1 from sms_codes where email = $1', [email])).toEqual([]);
    wait(2);
    const code = await mailCodeFor(app, email, smsScenes.register);
    expect((await register(email, code, { accountNo: 'leaver_2' })).success).toBe(true);
  });
});
