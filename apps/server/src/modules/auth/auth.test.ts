import { smsScenes } from '@jicai/domain/people/sms-codes.ts';
import { accountTypes, type CustomerState, customerStates, customerTypes } from '@jicai/domain/people/account-types.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { signIn } from '../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { openDeps } from '../../open-deps.ts';
import { buildApp } from '../../app.ts';
import { demoPassword } from '../../seed/demo-people.ts';
import { accounts, customers } from '../../db/tables/accounts.ts';
import { credentials, sessions } from '../../db/tables/auth.ts';
import { withTenant } from '../../db/with-tenant.ts';
import { md5Of } from './passwords.ts';
import { hashOfToken } from '../../http/opaque-token.ts';

const app = useTestApp();
const right = md5Of(demoPassword);
const logIn = (body: Record<string, unknown>, options: { host?: string } = {}) =>
  app.call('/api/Account/Login', { accountPwd: right, ...body }, options);

describe('Account/Login', () => {
  test('answers who signed in, with a token of the company', async () => {
    const answer = await logIn({ accountNo: ' Buyer ', companyId: '1001' });
    expect(answer.resultData).toMatchObject({
      userName: '陈思远',
      accountType: accountTypes.buyer,
      companyId: '1001',
      customerName: '华东精密制造有限公司',
      customerType: customerTypes.enterprise,
      roleNames: ['采购员'],
      mustChangePwd: false,
    });
    expect(answer.resultData.token).toMatch(/^rt\.[\w-]{43}$/);
  });

  test('a mobile signs in as its account does', async () => {
    const answer = await logIn({ accountNo: '13800100002' });
    expect(answer.resultData.userName).toBe('陈思远');
  });

  test('shop-side accounts and members too', async () => {
    expect((await logIn({ accountNo: 'operator' })).resultData).toMatchObject({
      accountType: accountTypes.operator,
      customerId: '',
    });
    expect((await logIn({ accountNo: 'member' }, { host: retailHost })).resultData).toMatchObject({
      companyId: '1002',
      customerType: customerTypes.member,
    });
  });

  test('unknown and wrong answer alike', async () => {
    const unknown = await logIn({ accountNo: 'nobody' });
    const wrong = await logIn({ accountNo: 'finance', accountPwd: md5Of('x') });
    expect(unknown).toMatchObject({ success: false, errorCode: '1001', errorMsg: '账号或者密码不正确' });
    expect({ ...wrong, status: 200 }).toEqual(unknown);
  });

  test('empty fields are told with their texts', async () => {
    const answer = await app.call('/api/Account/Login', { accountPwd: demoPassword });
    expect(answer).toMatchObject({ errorCode: '4', errorMsg: '请输入账号' });
    expect(answer.errorData?.map((fault) => fault.msg)).toEqual(['请输入账号', '请输入密码']);
  });
});

test('the database holds neither tokens nor passwords', async () => {
  // The passwords of the demo accounts cost next to nothing here: this one is set as a person sets it.
  const data = { oldPwd: right, newPwd: md5Of('Gai-Guo-2') };
  const revised = await app.call('/api/Account/RevisePwd', { data }, { token: await signIn(app, 'approver') });
  expect(revised.success).toBe(true);
  const token = await signIn(app, 'buyer');
  const rows = await withTenant(app.deps.db, '1001', async (tx) => ({
    sessions: await tx.select().from(sessions),
    credentials: await tx.select().from(credentials),
  }));
  expect(JSON.stringify(rows)).not.toContain(token.slice(3));
  expect(rows.sessions.map((row) => row.tokenHash)).toContain(hashOfToken(token));
  const costs = rows.credentials.map(({ passwordHash }) => /^\$argon2id\$v=19\$(.+?)\$/.exec(passwordHash)?.[1]);
  expect(costs).not.toContain(undefined);
  expect(costs).toContain('m=19456,t=2,p=1');
});

test('a disabled account and one of a disabled customer neither sign in nor stay in', async () => {
  const token = await signIn(app, 'admin');
  const isIn = async () => (await app.call('/api/Account/GetUserInfo', {}, { token })).success;
  const set = (state: CustomerState, of: typeof accounts | typeof customers, id: string) =>
    withTenant(app.deps.db, '1001', (tx) => tx.update(of).set({ state }).where(eq(of.id, id)));
  await set(customerStates.disabled, accounts, '3001');
  expect(await isIn()).toBe(false);
  expect((await logIn({ accountNo: 'admin' })).errorCode).toBe('1001');
  await set(customerStates.awaitingReview, accounts, '3001');
  expect(await logIn({ accountNo: 'admin' })).toMatchObject({ errorCode: '1004', errorMsg: '企业资料审核中' });
  expect((await logIn({ accountNo: 'admin', accountPwd: md5Of('x') })).errorCode).toBe('1001');
  await set(customerStates.active, accounts, '3001');
  await set(customerStates.disabled, customers, '2001');
  expect(await isIn()).toBe(false);
  expect((await logIn({ accountNo: 'admin' })).errorCode).toBe('1001');
  await set(customerStates.active, customers, '2001');
  expect(await isIn()).toBe(true);
});

test('a flood of logins is told to come back instead of waiting for its turn', async () => {
  // The first calls of a pool wait for their connections, which would let the logins come one after the other.
  const token = await signIn(app, 'buyer');
  await Promise.all(Array.from({ length: 30 }, () => app.call('/api/Account/GetUserInfo', {}, { token })));
  const answers = await Promise.all(Array.from({ length: 30 }, (_, one) => logIn({ accountNo: `flood${one}` })));
  const codes = new Set(answers.map((answer) => answer.errorCode));
  expect(codes).toContain('8');
  expect([...codes].filter((code) => !['1001', '8', '4'].includes(code))).toEqual([]);
});

test('outside the demo nothing is shown and no message goes', async () => {
  const bare = await buildApp(openDeps({ ...app.deps, config: { ...app.deps.config, isDemo: false } }));
  const post = async (url: string, payload: object) =>
    bare.inject({ method: 'POST', url, payload, headers: { host: 'business.localhost' } });
  const outbox = await post('/api/Dev/Outbox', {});
  expect([outbox.statusCode, outbox.json().errorCode]).toEqual([404, '5']);
  const data = { mobile: '13900000001', scene: smsScenes.register, captchaId: '1', captchaCode: 'abcd' };
  expect((await post('/api/Account/SendSmsCode', { data })).json()).toMatchObject({
    errorCode: '1',
    errorMsg: '短信服务暂未开通，请联系商城客服',
  });
  await bare.close();
});
