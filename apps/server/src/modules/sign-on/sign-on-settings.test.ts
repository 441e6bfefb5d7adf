import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { smsScenes } from '@jicai/domain/people/sms-codes.ts';
import { startVendorDouble, type VendorDouble } from '@jicai/vendor-double/vendor-double.ts';
import DNS from 'dns2';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildRole, buildUser, roleIdOf, settleIn } from '../../../test/build-user.ts';
import { rowsOf } from '../../../test/build-payment.ts';
import { type DemoAccount, signIn } from '../../../test/sign-in.ts';
import { smsCodeFor } from '../../../test/sms-code.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { testStart } from '../../../test/test-deps.ts';
import { connectSignOn, openBrowser, signOn, signOnClient } from '../../../test/use-sign-on.ts';
import { createDnsProbe } from '../../adapters/hosts/dns-probe.ts';
import { demoPassword } from '../../seed/demo-people.ts';
import { md5Of } from '../auth/index.ts';

const app = useTestApp();
let vendors: VendorDouble;
const token = {} as Record<DemoAccount, string>;
const paths = ['/api/CustSignOn/GetModel', '/api/CustSignOn/Save', '/api/CustSignOn/Check'] as const;

const read = async (as = token.admin) => (await app.call(paths[0], {}, { token: as })).resultData;
async function save(part: object = {}, as = token.admin) {
  const { version } = await read();
  const data = {
    kind: 'OIDC',
    name: '统一身份',
    isEnabled: true,
    isOnly: false,
    admission: 'link',
    domains: [],
    values: { issuer: vendors.oidc.issuer, ...signOnClient },
    version,
    requestId: randomUUID(),
    ...part,
  };
  return app.call(paths[1], { data }, { token: as });
}
const check = (as = token.admin) => app.call(paths[2], { data: { requestId: randomUUID() } }, { token: as });
const logIn = (accountNo: string) => app.call('/api/Account/Login', { accountNo, accountPwd: md5Of(demoPassword) });

beforeAll(async () => {
  vendors = await startVendorDouble();
  app.deps.config.vendorUrl = vendors.url;
  for (const who of ['admin', 'buyer', 'approver', 'finance', 'member', 'operator', 'supplier'] as const)
    token[who] = await signIn(app, who);
});
afterAll(() => vendors.close());
beforeEach(async () => {
  app.setNow(testStart);
  await rowsOf(app, 'delete from sign_on_identities');
  await rowsOf(app, 'delete from sign_on_connections');
});

test('only who holds it, of his own enterprise, sees, sets or checks the connection', async () => {
  await connectSignOn(app, { vendors, token: token.admin });
  for (const path of paths) {
    expect(await app.call(path, { data: 1 })).toMatchObject({ errorCode: errorCodes.signedOut });
    expect(await app.call(path, {}, { token: token.admin, host: retailHost })).toMatchObject({
      errorCode: errorCodes.signedOut,
    });
    for (const who of ['buyer', 'approver', 'finance', 'member', 'operator', 'supplier'] as const)
      expect(await app.call(path, {}, { token: token[who] })).toMatchObject({ errorCode: errorCodes.forbidden });
  }
  // The one of another enterprise is neither read, nor checked, nor found by the domain it has not proved.
  await rowsOf(
    app,
    `insert into customers (company_id, id, name, customer_type, state, created_at, updated_at)
     values (1001, 990001, '别的企业', 1, 1, now(), now())`,
  );
  await rowsOf(app, 'update sign_on_connections set customer_id = 990001');
  expect(await read()).toMatchObject({ isSet: false, domains: [], failures: [] });
  expect((await check()).errorCode).toBe(errorCodes.notFound);
  expect(await save({ domains: ['example.com'] })).toMatchObject({ errorData: [{ field: 'domains' }] });
});

test('the secret goes in, lies sealed, stays when it is left empty, and never comes back', async () => {
  expect((await save()).success).toBe(true);
  const told = async () =>
    JSON.stringify([
      await read(),
      await rowsOf(app, 'select settings from sign_on_connections'),
      await rowsOf(app, "select before, after from audit_records where subject like 'signOn %'"),
    ]);
  expect(await told()).not.toContain(signOnClient.clientSecret);
  expect(await read()).toMatchObject({ keptSecrets: ['clientSecret'], values: { clientId: 'jicai' } });
  expect((await save({ values: { issuer: vendors.oidc.issuer, clientId: 'jicai', clientSecret: '' } })).success).toBe(
    true,
  );
  expect((await check()).resultData.items).toMatchObject([{ isOk: true, text: '身份系统可用，有 1 个签名密钥' }]);
  expect(await save({ version: 1 })).toMatchObject({ errorCode: errorCodes.outdated });
});

test('a connection that cannot be meant is refused at its field', async () => {
  const values = { issuer: 'https://id.corp-a.cn', ...signOnClient };
  const refused = async (part: object, field: string) =>
    expect(await save(part), field).toMatchObject({ errorCode: errorCodes.badInput, errorData: [{ field }] });
  for (const issuer of [
    'http://id.corp-a.cn',
    'http://127.0.0.1:9',
    'https://id.corp-a.cn/?a=1',
    'ftp://x',
    'no address',
    '',
  ])
    await refused({ values: { ...values, issuer } }, 'values.issuer');
  await refused({ values: { ...values, clientSecret: '' } }, 'values.clientSecret');
  await refused({ admission: 'create' }, 'roleId');
  await refused({ admission: 'create', roleId: '1' }, 'roleId');
  await refused({ domains: ['qq.com'] }, 'domains.0');
  await refused({ name: '' }, 'name');
});

test('the server calls no address of its own network', async () => {
  for (const issuer of [
    'https://127.0.0.1:1',
    'https://localhost',
    'https://10.0.0.1',
    'https://[::1]',
    'https://169.254.169.254',
  ]) {
    expect((await save({ values: { issuer, ...signOnClient } })).success).toBe(true);
    const [item] = (await check()).resultData.items;
    expect(item).toMatchObject({ isOk: false, text: expect.stringContaining('is not on the internet') });
  }
});

test('who may set it up gives no role with more rights than his own, and his password is asked for', async () => {
  const roleId = await buildRole(app, { permissions: ['signOn.edit', 'user.self'] });
  const keeper = await settleIn(app, await buildUser(app, { token: token.admin, roleIds: [roleId] }));
  const buyerRole = await roleIdOf(app, 'buyer');
  expect(await save({ admission: 'create', roleId: buyerRole }, keeper)).toMatchObject({
    errorCode: errorCodes.forbidden,
  });
  expect((await read(keeper)).roles.map((role) => role.roleId)).not.toContain(buyerRole);
  app.setNow(new Date(testStart.getTime() + 20 * 60_000));
  expect((await save()).errorCode).toBe(errorCodes.passwordNeeded);
});

test('another identity system ends every link', async () => {
  vendors.oidc.people = [{ sub: 'buyer-1', name: '陈思远', email: 'chensiyuan@example.com', email_verified: true }];
  await connectSignOn(app, { vendors, token: token.admin });
  expect((await signOn(openBrowser(app), 'buyer-1')).success).toBe(true);
  expect(await read()).toMatchObject({ linkedCount: 1 });
  await save({
    domains: ['example.com'],
    values: { issuer: vendors.oidc.issuer, ...signOnClient, clientSecret: 'another' },
  });
  expect(await read()).toMatchObject({ linkedCount: 1 });
  await save({ domains: ['example.com'], values: { issuer: `${vendors.oidc.issuer}/other`, ...signOnClient } });
  expect(await read()).toMatchObject({ linkedCount: 0 });
});

test('a domain leads to the connection once DNS shows its proof, and stays its own', async () => {
  const zone = new Map<string, string>();
  const names = DNS.createServer({
    udp: true,
    handle(query, send) {
      const answer = DNS.Packet.createResponseFromRequest(query);
      const [question] = query.questions;
      const data = question && zone.get(question.name);
      if (data) answer.answers.push(DNS.Packet.createResourceFromQuestion(question, { ttl: 1, data }));
      void send(answer);
    },
  });
  const { udp } = await names.listen({ udp: { port: 0, address: '127.0.0.1' } });
  app.deps.hosts = createDnsProbe({ servers: [`127.0.0.1:${udp?.port}`] });
  const begin = () => openBrowser(app).post('/api/Account/BeginSignOn', { email: 'a@corp-a.cn' });
  await save({ domains: ['corp-a.cn'] });
  expect((await check()).resultData.items[1]).toMatchObject({ name: 'corp-a.cn', isOk: false });
  expect((await begin()).errorCode).toBe(errorCodes.badInput);
  zone.set('_jicai.corp-a.cn', (await read()).proof);
  expect((await check()).resultData.items[1]).toMatchObject({ isOk: true });
  expect((await begin()).success).toBe(true);
  await names.close();
});

describe('只允许单点登录', () => {
  const code = { errorCode: errorCodes.signOnOnly };
  test('password, code and what was remembered are refused to members, once they were right; who may set it up stays', async () => {
    const browser = openBrowser(app);
    const login = { accountNo: 'buyer', accountPwd: md5Of(demoPassword), rememberMe: true };
    const headers = { host: 'business.localhost', origin: 'http://business.localhost' };
    const first = await app.fastify.inject({ method: 'POST', url: '/api/Account/Login', headers, payload: login });
    const remembered = /userPwd=([^;]+)/.exec(String(first.headers['set-cookie']))?.[1] ?? '';
    browser.cookies.set('userPwd', remembered);
    await connectSignOn(app, { vendors, token: token.admin, isOnly: true });
    expect(await logIn('buyer')).toMatchObject(code);
    expect(await app.call('/api/Account/Login', { accountNo: 'buyer', accountPwd: md5Of('wrong') })).toMatchObject({
      errorCode: errorCodes.wrongLogin,
    });
    expect((await browser.post('/api/Account/Refresh', {})).errorCode).toBe(errorCodes.notFound);
    const smsCode = await smsCodeFor(app, '13800100002', smsScenes.signIn);
    const bySms = { data: { mobile: '13800100002', smsCode } };
    expect(await app.call('/api/Account/LoginBySms', bySms)).toMatchObject(code);
    expect((await logIn('admin')).success).toBe(true);
    expect((await logIn('member')).success).toBe(true);
    vendors.oidc.people = [{ sub: 'buyer-1', name: '陈思远', email: 'chensiyuan@example.com', email_verified: true }];
    expect((await signOn(openBrowser(app), 'buyer-1')).success).toBe(true);
    await connectSignOn(app, { vendors, token: token.admin, isEnabled: false, isOnly: true });
    expect((await logIn('buyer')).success).toBe(true);
  });
});

describe('a link (docs/domain/sign-on.md §5)', () => {
  const own = (as: string) => app.call('/api/Account/GetSignOnLink', {}, { token: as });
  const endOwn = (as: string) =>
    app.call('/api/Account/EndSignOnLink', { data: { requestId: randomUUID() } }, { token: as });
  const links = async (body: object = {}, as = token.admin) =>
    app.call('/api/CustSignOn/GetLinks', body, { token: as });
  const endLink = (userId: string, as = token.admin) =>
    app.call('/api/CustSignOn/EndLink', { data: { userId, requestId: randomUUID() } }, { token: as });

  beforeEach(async () => {
    await connectSignOn(app, { vendors, token: token.admin });
    vendors.oidc.people = [{ sub: 'l-1', email: 'chensiyuan@example.com', email_verified: true, name: '陈思远' }];
  });
  const letIn = async () => (await signOn(openBrowser(app), 'l-1')).resultData.signedIn.token as string;

  test('is seen and taken away by who has it, whose session goes on; the next sign-in makes it anew', async () => {
    expect((await own(token.buyer)).resultData).toBeNull();
    expect((await endOwn(token.buyer)).errorCode).toBe(errorCodes.notFound);
    const session = await letIn();
    expect((await own(session)).resultData).toEqual({
      connectionName: '华东精密统一身份',
      linkTime: '2026-11-21 10:00:00',
    });
    expect((await endOwn(session)).success).toBe(true);
    expect((await own(session)).resultData).toBeNull();
    await letIn();
    expect((await own(session)).resultData).not.toBeNull();
  });

  test('is found by its administrator, who takes it away: whoever came in by it is out, he is not', async () => {
    const session = await letIn();
    const { resultData, totalCount } = await links({ searchKey: '陈思' });
    expect(totalCount).toBe(1);
    expect(resultData).toMatchObject([{ userName: '陈思远', accountNo: 'buyer' }]);
    expect(await links({ searchKey: '周' })).toMatchObject({ resultData: [], totalCount: 0 });
    const [{ userId } = { userId: '' }] = resultData;
    expect((await endLink(userId)).success).toBe(true);
    expect((await own(session)).errorCode).toBe(errorCodes.signedOut);
    expect((await links()).resultData).toEqual([]);
    expect((await endLink(userId)).errorCode).toBe(errorCodes.notFound);
    const [record] = await rowsOf(app, 'select before, after from audit_records order by id desc limit 1');
    expect(record).toEqual({ before: { signOn: '华东精密统一身份' }, after: null });
    token.buyer = await signIn(app, 'buyer');
  });

  test('of another enterprise is not there, nobody else reaches them, and a visitor has none', async () => {
    await letIn();
    const [{ userId } = { userId: '' }] = (await links()).resultData;
    for (const who of ['buyer', 'approver', 'finance', 'member', 'operator', 'supplier'] as const) {
      expect((await links({}, token[who])).errorCode).toBe(errorCodes.forbidden);
      expect((await endLink(userId, token[who])).errorCode).toBe(errorCodes.forbidden);
    }
    for (const path of ['/api/CustSignOn/GetLinks', '/api/Account/GetSignOnLink'] as const) {
      expect((await app.call(path, {})).errorCode).toBe(errorCodes.signedOut);
      expect((await app.call(path, {}, { token: token.admin, host: retailHost })).errorCode).toBe(errorCodes.signedOut);
    }
    await rowsOf(
      app,
      `insert into customers (company_id, id, name, customer_type, state, created_at, updated_at)
       values (1001, 990002, '第三家企业', 1, 1, now(), now()) on conflict do nothing`,
    );
    const move = (to: string) =>
      rowsOf(app, `update users set customer_id = ${to} where company_id = 1001 and id = ${userId}`);
    const [{ held } = { held: '' }] = await rowsOf<{ held: string }>(
      app,
      `select customer_id::text as held from users where company_id = 1001 and id = ${userId}`,
    );
    await move('990002');
    expect((await endLink(userId)).errorCode).toBe(errorCodes.notFound);
    await move(held);
  });
});
