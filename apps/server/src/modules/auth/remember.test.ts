import { beforeAll, describe, expect, test } from 'vitest';
import { businessHost, retailHost, useTestApp } from '../../../test/test-app.ts';
import { demoPassword } from '../../seed/demo-people.ts';
import { md5Of } from './passwords.ts';

const app = useTestApp();
const start = new Date('2026-11-21T02:00:00Z');
const hours = (count: number) => app.setNow(new Date(start.getTime() + count * 3_600_000));
beforeAll(() => hours(0));

/** What a browser does: sends Origin and cookies, and shows what was set. */
async function browse(
  path: string,
  body: object,
  { cookie = '', origin = `http://${businessHost}`, host = businessHost, token = '' } = {},
) {
  const response = await app.fastify.inject({
    method: 'POST',
    url: path,
    headers: { host, ...(origin && { origin }), ...(cookie && { cookie }), ...(token && { authtoken: token }) },
    payload: body,
  });
  const set = [response.headers['set-cookie'] ?? []].flat().find((text) => text.startsWith('userPwd='));
  return { answer: response.json(), set, cookie: set?.split(';')[0] ?? '' };
}

const logIn = (rememberMe: boolean) =>
  browse('/api/Account/Login', { accountNo: 'buyer', accountPwd: md5Of(demoPassword), rememberMe });
const refresh = (cookie: string, more: object = {}) =>
  browse('/api/Account/Refresh', { data: {} }, { cookie, ...more });

describe('the cookie userPwd', () => {
  test('comes only when asked for, HttpOnly, for seven days', async () => {
    expect((await logIn(false)).set).toBeUndefined();
    const { set } = await logIn(true);
    expect(set).toMatch(/^userPwd=rt\.[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test('is traded once for a session and a new cookie', async () => {
    const { cookie } = await logIn(true);
    const first = await refresh(cookie);
    expect(first.answer.resultData).toMatchObject({ userName: '陈思远', companyId: '1001' });
    expect(first.cookie).not.toBe(cookie);
    const info = await browse('/api/Account/GetUserInfo', {}, { token: first.answer.resultData.token });
    expect(info.answer.success).toBe(true);
    // The used one is worthless, and its refusal leaves the cookie of the winner alone.
    const again = await refresh(cookie);
    expect(again).toMatchObject({ answer: { success: false, errorCode: '5' }, set: undefined });
    expect((await refresh(first.cookie)).answer.success).toBe(true);
  });

  test('two tabs at once: one wins', async () => {
    const { cookie } = await logIn(true);
    const answers = await Promise.all([refresh(cookie), refresh(cookie)]);
    expect(answers.filter(({ answer }) => answer.success)).toHaveLength(1);
  });

  test('ends seven days after the login, however often it was rotated', async () => {
    let { cookie } = await logIn(true);
    hours(6 * 24);
    const renewed = await refresh(cookie);
    expect(renewed.set).toContain('Max-Age=86400;');
    cookie = renewed.cookie;
    hours(7 * 24);
    expect((await refresh(cookie)).answer.errorCode).toBe('5');
    hours(0);
  });

  test('ends with the logout of its session and with a new password', async () => {
    const first = await logIn(true);
    const out = await browse('/api/Account/Logout', {}, { token: first.answer.resultData.token });
    expect(out.set).toMatch(/^userPwd=; Max-Age=0;/);
    expect((await refresh(first.cookie)).answer.errorCode).toBe('5');

    const second = await logIn(true);
    const token = second.answer.resultData.token;
    const data = { oldPwd: md5Of(demoPassword), newPwd: md5Of('Wan7-Quan8-Xin') };
    const revised = await browse('/api/Account/RevisePwd', { data }, { token });
    expect(revised.answer.success).toBe(true);
    expect((await refresh(second.cookie)).answer.errorCode).toBe('5');
    const back = { oldPwd: data.newPwd, newPwd: data.oldPwd };
    expect(
      (await browse('/api/Account/RevisePwd', { data: back }, { token: revised.answer.resultData.token })).answer
        .success,
    ).toBe(true);
  });
});

describe('Account/Refresh refuses', () => {
  test('calls from elsewhere', async () => {
    const { cookie } = await logIn(true);
    for (const origin of ['', 'null', 'http://evil.example', `http://${businessHost}:8443`, `http://${retailHost}`]) {
      expect((await refresh(cookie, { origin })).answer.success).toBe(false);
    }
    expect((await refresh(cookie)).answer.success).toBe(true);
  });

  test('a body that is not JSON, or none', async () => {
    const { cookie } = await logIn(true);
    const headers = { host: businessHost, origin: `http://${businessHost}`, cookie };
    for (const sent of [
      { headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' }, payload: 'data=1' },
      { headers: { ...headers, 'content-type': 'text/plain' }, payload: '{"data":{}}' },
      { headers },
    ]) {
      const response = await app.fastify.inject({ method: 'POST', url: '/api/Account/Refresh', ...sent });
      expect(response.json()).toMatchObject({ success: false, errorCode: '4' });
    }
  });

  test('a credential of another shop, and none at all', async () => {
    const { cookie } = await logIn(true);
    const abroad = await refresh(cookie, { host: retailHost, origin: `http://${retailHost}` });
    expect(abroad.answer.errorCode).toBe('5');
    expect((await refresh('')).answer.errorCode).toBe('5');
    expect((await refresh('userPwd=rt.none')).answer.errorCode).toBe('5');
  });
});
