import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { signOnFaultTexts } from '@jicai/domain/people/sign-on.ts';
import type { OidcForgery } from '@jicai/vendor-double/oidc.ts';
import { startVendorDouble, type VendorDouble } from '@jicai/vendor-double/vendor-double.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { builtInRoleId } from '../../../test/build-role.ts';
import { rowsOf } from '../../../test/build-payment.ts';
import { signIn } from '../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { testStart } from '../../../test/test-deps.ts';
import { connectSignOn, openBrowser, origin, signOn } from '../../../test/use-sign-on.ts';
import { demoPassword } from '../../seed/demo-people.ts';
import { md5Of } from '../auth/index.ts';

const app = useTestApp();
let vendors: VendorDouble;
let admin = '';
const proved = { email_verified: true, name: '陈思远' };
const people = [
  { sub: 'buyer-1', email: 'ChenSiYuan@example.com', ...proved },
  { sub: 'admin-1', email: 'zhoumin@example.com', ...proved, name: '周敏' },
  { sub: 'new-1', email: 'wang.li@example.com', ...proved, name: '王丽' },
  { sub: 'claims-1', email: 'wujianguo@example.com', email_verified: false, name: '吴建国' },
  { sub: 'mobile-1', phone_number: '+86 138 0010 0003', phone_number_verified: true, name: '吴建国' },
  { sub: 'other-1', phone_number: '13800200001', phone_number_verified: true, name: '别家的人' },
];
const fails = (fault: keyof typeof signOnFaultTexts) => ({
  success: false,
  status: 200,
  errorCode: errorCodes.signOnFailed,
  errorMsg: signOnFaultTexts[fault],
});
const counts = async () =>
  JSON.stringify(
    await rowsOf(
      app,
      'select (select count(*) from accounts) a, (select count(*) from sessions) s, (select count(*) from sign_on_identities) i',
    ),
  );
const records = async () =>
  rowsOf<{ after: { reason: string } }>(
    app,
    "select after from audit_records where path = 'signOn.refused' order by id",
  );

beforeAll(async () => {
  vendors = await startVendorDouble();
  admin = await signIn(app, 'admin');
});
afterAll(() => vendors.close());
beforeEach(async () => {
  app.setNow(testStart);
  delete vendors.oidc.forgery;
  delete vendors.oidc.nextFault;
  delete vendors.oidc.isSilentInToken;
  vendors.oidc.people = people;
  await rowsOf(app, 'delete from sign_on_identities');
  await rowsOf(app, "delete from attempts where kind like 'sign-on%'");
  await connectSignOn(app, { vendors, token: admin });
});

test('a member with a proved mail is in, as after a password, back where he was, and found again by his subject', async () => {
  const browser = openBrowser(app);
  const begun = await browser.post('/api/Account/BeginSignOn', { email: 'x@EXAMPLE.com', returnPath: '/cart?a=1' });
  expect(begun.set).toMatchObject([
    expect.stringMatching(/^signOn=s1\.[^;]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
  const asked = new URL(begun.resultData.url).searchParams;
  expect(asked.get('code_challenge_method')).toBe('S256');
  expect(asked.get('redirect_uri')).toBe(`${origin}/signOn`);
  const done = await signOn(browser, 'buyer-1', { returnPath: '/cart?a=1' });
  expect(done).toMatchObject({
    success: true,
    resultData: { returnPath: '/cart?a=1', signedIn: { userName: '陈思远', mustChangePwd: false } },
  });
  expect(browser.cookies.has('signOn')).toBe(false);
  const token = done.resultData.signedIn.token as string;
  expect((await app.call('/api/Account/GetUserInfo', {}, { token })).success).toBe(true);
  // The mail may change: he is known by his subject.
  vendors.oidc.people = [{ sub: 'buyer-1', name: '陈思远' }];
  expect(await signOn(openBrowser(app), 'buyer-1')).toMatchObject({ resultData: { signedIn: { userName: '陈思远' } } });
});

test('mail and mobile count when they were proved alone, also when only userinfo tells them', async () => {
  vendors.oidc.isSilentInToken = true;
  expect(await signOn(openBrowser(app), 'mobile-1')).toMatchObject({
    resultData: { signedIn: { userName: '吴建国' } },
  });
  expect(await signOn(openBrowser(app), 'claims-1')).toMatchObject({
    resultData: { signedIn: null, personName: '吴建国', connectionName: '华东精密统一身份' },
  });
});

test('who is not known names his account once, by its password and of this enterprise alone', async () => {
  const browser = openBrowser(app);
  expect((await signOn(browser, 'new-1')).resultData.signedIn).toBeNull();
  const link = (accountNo: string, accountPwd = md5Of(demoPassword), by = browser) =>
    by.post('/api/Account/LinkSignOn', { accountNo, accountPwd });
  expect((await link('buyer', md5Of('wrong'))).errorCode).toBe(errorCodes.wrongLogin);
  expect(await link('member')).toMatchObject({ errorMsg: '该账号不属于这家企业，不能绑定' });
  expect((await link('buyer', undefined, openBrowser(app))).errorMsg).toBe(signOnFaultTexts.lost);
  const copied = openBrowser(app);
  copied.cookies.set('signOnProved', browser.cookies.get('signOnProved') ?? '');
  expect(await link('buyer')).toMatchObject({ resultData: { returnPath: '/cart', signedIn: { userName: '陈思远' } } });
  expect((await link('approver', undefined, copied)).errorMsg).toBe(signOnFaultTexts.lost);
  expect(await signOn(openBrowser(app), 'new-1')).toMatchObject({ resultData: { signedIn: { userName: '陈思远' } } });
});

test('a member whose password somebody else gave him may act: he was proved himself', async () => {
  await rowsOf(app, 'update credentials set must_change = true where account_id = 3002 and company_id = 1001');
  const { mustChangePwd } = (await signOn(openBrowser(app), 'buyer-1')).resultData.signedIn;
  expect(mustChangePwd).toBe(false);
  await rowsOf(app, 'update credentials set must_change = false where account_id = 3002 and company_id = 1001');
});

test('who sets the connection up is never linked by his mail', async () => {
  expect((await signOn(openBrowser(app), 'admin-1')).resultData.signedIn).toBeNull();
});

test('where the enterprise wants it, who is new gets an account with the chosen role, once', async () => {
  await connectSignOn(app, { vendors, token: admin, admission: 'create', roleId: await builtInRoleId(app, 'buyer') });
  const first = await signOn(openBrowser(app), 'new-1');
  expect(first.resultData.signedIn).toMatchObject({ userName: '王丽', roleNames: ['采购员'], mustChangePwd: false });
  const again = await signOn(openBrowser(app), 'new-1');
  expect(again.resultData.signedIn.userId).toBe(first.resultData.signedIn.userId);
  const [made] = await rowsOf(app, "select account_no, mobile from accounts where account_no like 'wang_li%'");
  expect(made).toEqual({ account_no: 'wang_li', mobile: null });
});

describe('a hostile or broken identity system', () => {
  const before = async () => ({ counts: await counts(), records: (await records()).length });
  test.each<[OidcForgery, keyof typeof signOnFaultTexts]>([
    ['nonce', 'untrusted'],
    ['audience', 'untrusted'],
    ['issuer', 'untrusted'],
    ['expired', 'untrusted'],
    ['signature', 'untrusted'],
    ['unsigned', 'untrusted'],
    ['refused', 'refused'],
  ])('%s: a clear refusal, one record, and nothing has changed', async (forgery, fault) => {
    const held = await before();
    vendors.oidc.forgery = forgery;
    expect(await signOn(openBrowser(app), 'buyer-1')).toMatchObject(fails(fault));
    expect(await counts()).toBe(held.counts);
    const told = await records();
    expect(told).toHaveLength(held.records + 1);
    expect(told.at(-1)?.after.reason).toBe(signOnFaultTexts[fault]);
  });

  test('one that is down, late, or refuses the person', async () => {
    const held = await counts();
    vendors.oidc.forgery = 'broken';
    expect(await signOn(openBrowser(app), 'buyer-1')).toMatchObject(fails('refused'));
    delete vendors.oidc.forgery;
    expect(await signOn(openBrowser(app), '')).toMatchObject(fails('declined'));
    const browser = openBrowser(app);
    const open = app.deps.signOn.open.bind(app.deps.signOn);
    app.deps.signOn.open = (kind, settings) => open(kind, { ...settings, waitMs: 200 });
    vendors.oidc.nextFault = { isSilent: true, silentMs: 2000 };
    expect(await signOn(browser, 'buyer-1')).toMatchObject(fails('late'));
    app.deps.signOn.open = open;
    expect(await counts()).toBe(held);
  });
});

test('another state, a copied, late or foreign cookie and a second time are all refused', async () => {
  const held = await counts();
  const browser = openBrowser(app);
  expect(await signOn(browser, 'buyer-1', { change: (answer) => answer.set('state', 'x'.repeat(43)) })).toMatchObject(
    fails('lost'),
  );
  expect(await openBrowser(app).post('/api/Account/FinishSignOn', { answer: 'code=1&state=2' })).toMatchObject(
    fails('lost'),
  );
  for (const cookie of ['', 's1.0.a.b', 'rubbish']) {
    browser.cookies.set('signOn', cookie);
    expect(await browser.post('/api/Account/FinishSignOn', { answer: '' })).toMatchObject(fails('lost'));
  }
  expect(await counts()).toBe(held);

  let answer = '';
  const once = openBrowser(app);
  const change = (said: URLSearchParams) => void (answer = said.toString());
  await once.post('/api/Account/BeginSignOn', { email: 'x@example.com' });
  expect((await signOn(once, 'buyer-1', { change })).success).toBe(true);
  const late = openBrowser(app);
  await late.post('/api/Account/BeginSignOn', { email: 'x@example.com' });
  const cookie = late.cookies.get('signOn') ?? '';
  await signOn(late, 'buyer-1', { change });
  late.cookies.set('signOn', cookie);
  expect(await late.post('/api/Account/FinishSignOn', { answer })).toMatchObject(fails('lost'));

  const slow = openBrowser(app);
  const tooLate = () => app.setNow(new Date(testStart.getTime() + 10 * 60_000));
  expect(await signOn(slow, 'buyer-1', { change: tooLate })).toMatchObject(fails('lost'));
});

test('the way back leads into the shop alone', async () => {
  for (const returnPath of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/a b',
  ]) {
    const done = await signOn(openBrowser(app), 'buyer-1', { returnPath });
    expect(done.resultData.returnPath, returnPath).toBe('/home');
  }
});

test('a cookie is taken from the pages of the shop alone, and of its own host', async () => {
  for (const from of ['', 'null', 'http://evil.example', `http://${retailHost}`]) {
    const browser = openBrowser(app, { from });
    for (const path of ['BeginSignOn', 'FinishSignOn', 'LinkSignOn'])
      expect(
        (
          await browser.post(`/api/Account/${path}`, {
            email: 'x@example.com',
            answer: '',
            accountNo: 'buyer',
            accountPwd: md5Of('x'),
          })
        ).success,
      ).toBe(false);
  }
  const abroad = openBrowser(app, { host: retailHost, from: `http://${retailHost}` });
  expect(await abroad.post('/api/Account/BeginSignOn', { email: 'x@example.com' })).toMatchObject({
    errorCode: errorCodes.badInput,
  });
});

test('a disabled member, a switched-off connection and one that was changed meanwhile let nobody in', async () => {
  await rowsOf(app, "update accounts set state = 2 where account_no = 'buyer' and company_id = 1001");
  expect(await signOn(openBrowser(app), 'buyer-1')).toMatchObject(fails('disabled'));
  await rowsOf(app, "update accounts set state = 1 where account_no = 'buyer' and company_id = 1001");
  const browser = openBrowser(app);
  const begun = await browser.post('/api/Account/BeginSignOn', { email: 'x@example.com' });
  await connectSignOn(app, { vendors, token: admin, isEnabled: false });
  const state = new URL(begun.resultData.url).searchParams.get('state') ?? '';
  expect(await browser.post('/api/Account/FinishSignOn', { answer: `code=1&state=${state}` })).toMatchObject(
    fails('closed'),
  );
  expect((await openBrowser(app).post('/api/Account/BeginSignOn', { email: 'x@example.com' })).errorData).toMatchObject(
    [{ field: 'email' }],
  );
});
