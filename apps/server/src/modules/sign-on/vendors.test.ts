import { signOnFaultTexts } from '@jicai/domain/people/sign-on.ts';
import { startVendorDouble, type VendorDouble } from '@jicai/vendor-double/vendor-double.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf } from '../../../test/build-payment.ts';
import { signIn } from '../../../test/sign-in.ts';
import { businessHost, useTestApp } from '../../../test/test-app.ts';
import { connectSignOn, openBrowser, origin, signOn } from '../../../test/use-sign-on.ts';

const app = useTestApp();
let vendors: VendorDouble;
let admin = '';
const check = async () => {
  const answer = await app.call('/api/CustSignOn/Check', { data: { requestId: randomUUID() } }, { token: admin });
  return answer.resultData.items[0];
};
const inAs = (userName: string) => ({ resultData: { signedIn: { userName } } });
const fails = (fault: keyof typeof signOnFaultTexts) => ({
  status: 200,
  success: false,
  errorMsg: signOnFaultTexts[fault],
});

beforeAll(async () => {
  vendors = await startVendorDouble();
  admin = await signIn(app, 'admin');
});
afterAll(() => vendors.close());
beforeEach(async () => {
  await rowsOf(app, 'delete from sign_on_identities');
  await rowsOf(app, "delete from attempts where kind like 'sign-on%'");
});

describe('企业微信', () => {
  const values = { corpId: 'ww-corp', agentId: '1000002', appSecret: 'wecom-secret' };
  const connect = (part: object = {}) =>
    connectSignOn(app, { vendors, token: admin, kind: 'WECOM', values: { ...values, ...part } });
  beforeEach(async () => {
    delete vendors.wecom.nextFault;
    vendors.wecom.trustedHost = businessHost;
    vendors.wecom.people = [
      { userid: 'chen', name: '陈思远', biz_mail: 'chensiyuan@example.com' },
      { userid: 'li', name: '李四' },
      { userid: 'guest', name: '外部联系人', isOutsider: true },
    ];
    await connect();
  });

  test('a member is in by a scan, within the app at once; his business mailbox says who he is', async () => {
    expect(await signOn(openBrowser(app), 'chen')).toMatchObject(inAs('陈思远'));
    const inApp = openBrowser(app, { userAgent: 'Mozilla/5.0 (iPhone) wxwork/4.1.30 MicroMessenger/7.0.1' });
    const begun = await inApp.post('/api/Account/BeginSignOn', { email: 'x@example.com' });
    expect(begun.resultData.url).toMatch(/\/connect\/oauth2\/authorize\?.*scope=snsapi_base.*#wechat_redirect$/);
    expect(await signOn(inApp, 'chen')).toMatchObject(inAs('陈思远'));
    expect(await signOn(openBrowser(app), 'li')).toMatchObject({ resultData: { signedIn: null, personName: '李四' } });
  });

  test('who cancels, who is no member, a wrong secret and a fault of the vendor let nobody in', async () => {
    expect(await signOn(openBrowser(app), '')).toMatchObject(fails('declined'));
    expect(await signOn(openBrowser(app), 'guest')).toMatchObject(fails('untrusted'));
    const change = (answer: URLSearchParams) => answer.set('code', 'made-up');
    expect(await signOn(openBrowser(app), 'chen', { change })).toMatchObject(fails('refused'));
    await connect({ appSecret: 'another' });
    expect(await signOn(openBrowser(app), 'chen')).toMatchObject(fails('refused'));
    expect(await check()).toMatchObject({ isOk: false, text: expect.stringContaining('40001 invalid credential') });
    await connect();
    expect(await check()).toEqual({ name: '企业微信', isOk: true, text: '企业微信可用，应用密钥有效' });
    expect(JSON.stringify(await rowsOf(app, 'select after from audit_records'))).not.toContain('wecom-secret');
  });
});

describe('钉钉', () => {
  const values = { corpId: 'ding-corp', clientId: 'ding-app', clientSecret: 'ding-secret' };
  const connect = (part: object = {}) =>
    connectSignOn(app, { vendors, token: admin, kind: 'DINGTALK', values: { ...values, ...part } });
  beforeEach(async () => {
    delete vendors.dingtalk.nextFault;
    vendors.dingtalk.callbackUrls = [`${origin}/signOn`];
    vendors.dingtalk.people = [
      { unionId: 'chen', nick: '陈思远', mobile: '13800100002', stateCode: '86' },
      { unionId: 'abroad', nick: '海外同事', mobile: '13800100002', stateCode: '1' },
      { unionId: 'other', nick: '别家的人', mobile: '13800100002', stateCode: '86', corpId: 'ding-other' },
    ];
    await connect();
  });

  test('a member is in by the mobile that was proved there; one of another country is another one', async () => {
    expect(await signOn(openBrowser(app), 'chen')).toMatchObject(inAs('陈思远'));
    expect(await signOn(openBrowser(app), 'abroad')).toMatchObject({ resultData: { signedIn: null } });
  });

  test('who chose another organisation, who cancels, a wrong secret and a fault of the vendor let nobody in', async () => {
    expect(await signOn(openBrowser(app), 'other')).toMatchObject(fails('untrusted'));
    expect(await signOn(openBrowser(app), '')).toMatchObject(fails('declined'));
    vendors.dingtalk.nextFault = { code: 'ServiceUnavailable' };
    expect(await check()).toMatchObject({ isOk: false, text: expect.stringContaining('ServiceUnavailable') });
    await connect({ clientSecret: 'another' });
    expect(await signOn(openBrowser(app), 'chen')).toMatchObject(fails('refused'));
    expect(await check()).toMatchObject({ isOk: false });
    await connect();
    expect(await check()).toEqual({ name: '钉钉', isOk: true, text: '钉钉可用，应用密钥有效' });
  });
});
