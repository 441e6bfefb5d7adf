import { smsScenes } from '@jicai/domain/people/sms-codes.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { demoPassword } from '../../seed/demo-people.ts';
import { signIn } from '../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { runDueOnce } from '../../worker/worker.ts';
import { deviceName } from './device-name.ts';
import { md5Of } from './index.ts';

const app = useTestApp();
let minutes = 0;
// Codes to one mobile are a minute apart.
beforeEach(() => app.setNow(new Date(Date.UTC(2026, 10, 21, 2, (minutes += 2)))));

const list = async (token: string) => (await app.call('/api/Account/GetSessions', {}, { token })).resultData;
const end = async (token: string, sessionId?: string) =>
  (await app.call('/api/Account/EndSession', { data: { sessionId } }, { token })).resultData.ended;
const isAlive = async (token: string) => (await app.call('/api/Account/GetUserInfo', {}, { token })).success;

describe('sessions of one account', () => {
  test('are listed and ended, one or all others; those of others are not there', async () => {
    const [first, second, third] = [await signIn(app, 'buyer'), await signIn(app, 'buyer'), await signIn(app, 'buyer')];
    const member = await signIn(app, 'member');
    const seen = await list(first);
    expect(seen).toHaveLength(3);
    expect(seen.filter((one) => one.isCurrent)).toHaveLength(1);
    const [theirs] = await list(member);
    expect(await end(first, theirs?.sessionId)).toBe(0);
    expect(await isAlive(member)).toBe(true);
    const secondId = (await list(second)).find((one) => one.isCurrent)?.sessionId;
    expect(await end(first, secondId)).toBe(1);
    expect([await isAlive(first), await isAlive(second), await isAlive(third)]).toEqual([true, false, true]);
    expect(await end(first)).toBe(1);
    expect([await isAlive(first), await isAlive(third)]).toEqual([true, false]);
    expect(await end(first, secondId)).toBe(0);
  });

  test.each(['/api/Account/GetSessions', '/api/Account/EndSession', '/api/Account/EditMobile'] as const)(
    '%s refuses visitors and the shop side',
    async (path) => {
      expect((await app.call(path, {})).errorCode).toBe('2');
      expect((await app.call(path, {}, { token: await signIn(app, 'operator') })).errorCode).toBe('3');
    },
  );

  test.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0',
      'Edge · Windows',
    ],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile Safari/604.1', 'Safari · iOS'],
    ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/116 Mobile MicroMessenger/8.0', '微信 · Android'],
    ['curl/8', '未知设备'],
  ])('%s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});

describe('Account/EditMobile', () => {
  const accountPwd = md5Of(demoPassword);
  const edit = async (mobile: string, smsCode: string, over: object = {}) => {
    const data = { mobile, smsCode, accountPwd, ...over };
    return app.call('/api/Account/EditMobile', { data }, { token: await signIn(app, 'admin') });
  };
  const codeFor = async (mobile: string) => {
    const { captchaId } = (await app.call('/api/Account/GetCaptcha', {})).resultData;
    const { captchas } = (await app.call('/api/Dev/Outbox', {})).resultData;
    const captchaCode = captchas.find((one) => one.captchaId === captchaId)?.answer;
    const sent = await app.call('/api/Account/SendSmsCode', {
      data: { mobile, scene: smsScenes.changeMobile, captchaId, captchaCode },
    });
    expect(sent.success).toBe(true);
    await runDueOnce(app.deps);
    const { messages } = (await app.call('/api/Dev/Outbox', {})).resultData;
    expect(messages[0]?.text).toContain('更换手机号');
    return /\d{6}/.exec(messages[0]?.text ?? '')?.[0] ?? '';
  };

  test('takes the new number with a code and the password, and signs in with it', async () => {
    const code = await codeFor('13900139000');
    const wrong = await edit('13900139000', code, { accountPwd: md5Of('x') });
    expect(wrong).toMatchObject({ errorCode: '1008', errorData: [{ field: 'accountPwd' }] });
    expect((await edit('13900139000', '000000')).errorCode).toBe('1005');
    expect((await edit('13900139000', code)).resultData.mobile).toBe('139****9000');
    // The number before hears of it, without the new one.
    await runDueOnce(app.deps);
    const { messages } = (await app.call('/api/Dev/Outbox', {})).resultData;
    const told = messages.filter(({ text }) => text.includes('本号码不再用于登录'));
    expect(told).toMatchObject([{ mobile: expect.stringMatching(/^138001/) }]);
    expect(told[0]?.text).not.toContain('13900139000');
    expect((await app.call('/api/Account/Login', { accountNo: '13900139000', accountPwd })).success).toBe(true);
    expect((await edit('13900139000', code)).errorCode).toBe('1005');
    expect((await edit('1', code)).errorCode).toBe('4');
  });

  test("never another account's", async () => {
    const code = await codeFor('13800100005');
    expect(await edit('13800100005', code)).toMatchObject({ errorCode: '1007', errorData: [{ field: 'mobile' }] });
  });
});

describe('Account/SetAvatar', () => {
  test('refuses what is no upload of the caller, and takes the picture away', async () => {
    const token = await signIn(app, 'member');
    const set = (avatarUrl: string) => app.call('/api/Account/SetAvatar', { data: { avatarUrl } }, { token });
    expect(await set('https://evil.example/x.png')).toMatchObject({
      errorCode: '4',
      errorData: [{ field: 'avatarUrl' }],
    });
    expect(await set('/files/1001/77')).toMatchObject({ errorCode: '4' });
    expect((await set('')).resultData.avatarUrl).toBe('');
    expect((await app.call('/api/Account/SetAvatar', { data: { avatarUrl: '' } })).errorCode).toBe('2');
    const there = await signIn(app, 'member', { host: retailHost });
    expect((await app.call('/api/Account/SetAvatar', { data: {} }, { token: there, host: retailHost })).errorCode).toBe(
      '4',
    );
  });
});
