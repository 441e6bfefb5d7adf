import { callApi } from './api.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectFingers } from './expect-fingers.ts';
import { expect, test } from './fixtures.ts';
import { command } from './scene.ts';
import { tokenOf } from './sign-in.ts';
import { cookieOf, phone, type Visitor } from './visitor.ts';

const issuer = process.env['SIGN_ON_ISSUER'] ?? '';
test.skip(issuer === '', 'a shop that runs already knows no double');

const settings = '/center/kamUser/signOn';

/** The demo's enterprise is connected with the double, by the API. */
async function connect(): Promise<void> {
  const token = await tokenOf('admin');
  const { version } = (await callApi('/api/CustSignOn/GetModel', {}, { token })).resultData as { version: number };
  const values = { issuer, clientId: 'jicai', clientSecret: 'a-secret-of-the-journey' };
  const how = { kind: 'OIDC', name: '华东精密统一身份', isEnabled: true, isOnly: false, admission: 'link' };
  await command('/api/CustSignOn/Save', { ...how, domains: ['example.com'], values, version }, token);
  await command('/api/CustSignOn/Check', {}, token);
}

async function goToProvider({ page }: Visitor): Promise<void> {
  await page.getByRole('tab', { name: '企业登录' }).click();
  await page.getByLabel('工作邮箱').fill('someone@example.com');
  await page.getByRole('button', { name: '企业单点登录' }).click();
  await expect(page.getByRole('heading', { name: '统一身份认证' })).toBeVisible();
}

test('an administrator connects the identity system of the enterprise and checks it; the secret is not shown again', async ({
  visit,
}) => {
  const admin = await visit({ as: 'admin' });
  const { page } = admin;
  await admin.open(settings);
  await page.getByLabel('显示名称').fill('华东精密统一身份');
  await page.getByLabel('签发地址 Issuer').fill('http://id.corp-a.cn');
  await page.getByLabel('客户端 ID').fill('jicai');
  await page.getByLabel('客户端密钥').fill('a-secret-of-the-journey');
  await page.getByLabel('工作邮箱的域名').fill('qq.com');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('qq.com：公共邮箱的域名不能使用')).toBeVisible();
  await page.getByLabel('工作邮箱的域名').fill('example.com');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('签发地址须以 https:// 开头，且不带参数')).toBeVisible();
  await page.getByLabel('签发地址 Issuer').fill(issuer);
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByRole('button', { name: '检查连接' }).click();
  await expect(page.getByText('身份系统可用，有 1 个签名密钥')).toBeVisible();
  await expect(page.getByText('已验证')).toBeVisible();
  await expect(page.getByLabel('客户端密钥')).toHaveValue('');
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expect(page.getByText('回调地址', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('a member signs in by it and goes on where he was', async ({ visit }) => {
  await connect();
  const visitor = await visit();
  const { page } = visitor;
  await visitor.open('/cart');
  await expect(page).toHaveURL(/#\/login/);
  await page.getByRole('tab', { name: '企业登录' }).click();
  await expectAccessible(page);
  await goToProvider(visitor);
  await page.getByRole('link', { name: '陈思远' }).click();
  await expect(page).toHaveURL(/#\/cart/);
  expect(await cookieOf(visitor, 'userName')).toBe('陈思远');
  expect(await cookieOf(visitor, 'signOn')).toBeUndefined();
  await page.reload();
  await expect(page).toHaveURL(/#\/cart/);

  // His administrator sees the link; he takes it away himself.
  const admin = await visit({ as: 'admin' });
  await admin.open(settings);
  await expect(admin.page.getByRole('button', { name: '解除绑定 陈思远' })).toBeVisible();
  await expectAccessible(admin.page);
  await visitor.open('/center/kamUser/userInfo');
  await page.getByRole('button', { name: '解除绑定' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '解除绑定' }).click();
  await expect(page.getByText('已解除绑定')).toBeVisible();
  await expect(page.getByText('已绑定 华东精密统一身份')).toBeHidden();
  await admin.page.reload();
  await expect(admin.page.getByText('还没有成员绑定')).toBeVisible();
});

test('on a phone: who refuses is told so, who is not known names his account, once', async ({ visit }) => {
  await connect();
  const visitor = await visit({ viewport: phone });
  const { page } = visitor;
  await visitor.open('/login?redirect=%2Fcenter%2Fmine');
  await goToProvider(visitor);
  await page.getByRole('link', { name: '拒绝' }).click();
  await expect(page.getByText('身份系统没有完成登录，您可能取消了授权')).toBeVisible();
  await expectAccessible(page);
  await expectFingers(page);
  await page.getByRole('button', { name: '重新登录' }).click();
  await goToProvider(visitor);
  await page.getByRole('link', { name: '外来访客' }).click();
  await expect(page.getByText('外来访客，您好。')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('账号', { exact: true }).fill('approver');
  await page.getByLabel('密码', { exact: true }).fill('Jicai@2026');
  await page.getByRole('button', { name: '绑定并登录' }).click();
  await expect.poll(() => cookieOf(visitor, 'userName')).toBe('吴建国');
});

test('an administrator previews the address list of 企业微信, leaves a line out and has the rest done', async ({
  visit,
}) => {
  const token = await tokenOf('admin');
  const { version } = (await callApi('/api/CustSignOn/GetModel', {}, { token })).resultData as { version: number };
  const values = { corpId: 'ww-corp', agentId: '1000002', appSecret: 'wecom-secret' };
  const how = { kind: 'WECOM', name: '企业微信', isEnabled: true, isOnly: false, admission: 'link' };
  await command('/api/CustSignOn/Save', { ...how, domains: [], values, version }, token);

  const admin = await visit({ as: 'admin' });
  const { page } = admin;
  await admin.open(settings);
  await page.getByRole('button', { name: '预览同步' }).click();
  await expect(page.getByText(/通讯录共 2 人/)).toBeVisible();
  await expect(page.getByText('商城没有该成员，按设置只限已有账号')).toBeVisible();
  await page.getByRole('checkbox', { name: '关联成员 吴建国' }).click();
  await expect(page.getByText(/已勾选 1 项/)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectAccessible(page);
  await page.getByRole('button', { name: '执行同步' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '执行同步' }).click();
  await expect(page.getByText(/完成 1 项/)).toBeVisible();
  await admin.open('/center/kamUser/organization');
  await expect(page.getByText('仓储物流部').first()).toBeVisible();
});
