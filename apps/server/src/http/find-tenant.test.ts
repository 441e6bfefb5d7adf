import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../test/test-app.ts';
import { buildApp } from '../app.ts';
import { createCompany } from '../seed/create-company.ts';
import { asOwner } from '../db/with-tenant.ts';
import { md5Of } from '../modules/auth/index.ts';

const app = useTestApp();
const [own, other] = ['shop.example.cn', 'other.example.cn'];
const template = '/api/ShopHostUrlMapTemplate/GetList';
let fastify: FastifyInstance;
const shops: Record<string, { companyId: string; token: string }> = {};

beforeAll(async () => {
  const deps = { ...app.deps, config: { ...app.deps.config, isDemo: false } };
  fastify = await buildApp(deps);
  for (const host of [own, other]) {
    const { companyId, accountNo, password } = await createCompany(deps, { name: host, host, kind: 'business' });
    const body = { accountNo, accountPwd: md5Of(password) };
    const answer = await post('/api/Account/Login', body, { host });
    shops[host] = { companyId, token: (answer.resultData as { token: string }).token };
  }
});
afterAll(() => fastify.close());

interface Answer {
  success: boolean;
  errorCode: string;
  resultData: unknown;
}
async function post(url: string, payload: object, headers: Record<string, string>): Promise<Answer> {
  return (await fastify.inject({ method: 'POST', url, headers, payload })).json<Answer>();
}
const companyOf = ({ resultData }: Answer) =>
  (resultData as { companyTempList: { companyId: string }[] } | null)?.companyTempList[0]?.companyId;

describe('whose shop a call is for', () => {
  test('an unknown host gets no shop, unless companyUrl names one; nobody signs in through a name', async () => {
    const unknown = { host: 'nobody.example.cn' };
    const answer = await post(template, { companyUrl: 'nobody.example.cn' }, unknown);
    expect(answer).toMatchObject({ success: false, errorCode: '5', resultData: null });
    expect(companyOf(await post(template, { companyUrl: own }, unknown))).toBe(shops[own]?.companyId);
    const signIn = { accountNo: 'operator', accountPwd: 'A'.repeat(32), companyId: shops[own]?.companyId };
    expect((await post('/api/Account/Login', signIn, unknown)).errorCode).toBe('5');
  });

  test("a token counts on its own shop's host only, whatever Origin says", async () => {
    const me = '/api/Account/GetUserInfo';
    const authtoken = shops[own]?.token ?? '';
    const ownOrigin = `http://${own}`;
    expect((await post(me, {}, { host: own, authtoken })).errorCode).not.toBe('2');
    expect((await post(me, {}, { host: own, authtoken, origin: `http://${other}` })).errorCode).not.toBe('2');
    for (const host of [other, 'nobody.example.cn', '127.0.0.1']) {
      expect((await post(me, {}, { host, authtoken })).errorCode, host).toBe('2');
      expect((await post(me, {}, { host, authtoken, origin: ownOrigin })).errorCode, host).toBe('2');
    }
  });

  test('an invented company is an unknown shop and leaves nothing behind', async () => {
    const rows = () =>
      asOwner(app.deps.db, (tx) => tx.execute(sql`select count(*)::integer as count from captchas`)).then(
        ({ rows: [row] }) => row?.['count'],
      );
    const before = await rows();
    for (const headers of [{ host: 'nobody.example.cn' }, { host: '127.0.0.1' }]) {
      for (const path of ['/api/Account/GetCaptcha', '/api/ProductToC/GetCategoryList', template]) {
        const answer = await post(path, { companyId: '999999999' }, headers);
        expect(answer, path).toMatchObject({ success: false, errorCode: '5', resultData: null });
      }
    }
    const inDemo = await app.call('/api/ProductToC/GetCategoryList', { companyId: '999999999' }, { host: 'localhost' });
    expect(inDemo.success).toBe(true);
    expect(await rows()).toBe(before);
  });

  test('a shop under loopback names is shown on its own machine only', async () => {
    const here = { host: 'business.localhost' };
    expect(companyOf(await post(template, {}, here))).toBe('1001');
    expect((await post(template, {}, { ...here, 'x-forwarded-for': '203.0.113.7' })).errorCode).toBe('5');
    for (const named of [{ companyUrl: 'business.localhost' }, { companyId: '1001' }]) {
      const foreign = { host: 'nobody.example.cn' };
      expect((await post(template, named, foreign)).errorCode).toBe('5');
    }
  });
});
