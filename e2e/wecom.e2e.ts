import { shopPort } from './api.ts';
import { expect, test } from './fixtures.ts';
import { atDesk, vendorDesk } from './own-contracts.ts';
import { putBack } from './shop-database.ts';
import { cookieOf, phone, type Visitor } from './visitor.ts';

test.skip(vendorDesk === '', 'a shop that runs already knows no double');

const settings = '/center/kamUser/signOn';
const inApp =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 wxwork/4.1.30 MicroMessenger/7.0.1 Language/zh';

test.afterAll(() => putBack('delete from sign_on_identities', 'delete from sign_on_connections'));

async function askToSignIn({ page, open }: Visitor): Promise<void> {
  await open('/login?redirect=%2Fcenter%2Fmine');
  await page.getByRole('tab', { name: '企业登录' }).click();
  await page.getByLabel('工作邮箱').fill('someone@example.com');
  await page.getByRole('button', { name: '企业单点登录' }).click();
}

test('an enterprise signs in by 企业微信: by a scan at a desk, at once within the app', async ({ visit }) => {
  await putBack('delete from sign_on_identities', 'delete from sign_on_connections');
  await atDesk('/wecom-host', { host: `127.0.0.1:${shopPort()}` });
  const admin = await visit({ as: 'admin' });
  await admin.open(settings);
  await admin.page.getByLabel('显示名称').fill('华东精密企业微信');
  await admin.page.getByRole('combobox', { name: '身份系统' }).selectOption({ label: '企业微信' });
  await admin.page.getByLabel('企业 ID').fill('ww-corp');
  await admin.page.getByLabel('自建应用 AgentId').fill('1000002');
  await admin.page.getByLabel('自建应用 Secret').fill('wecom-secret');
  await admin.page.getByLabel('工作邮箱的域名').fill('example.com');
  await admin.page.getByRole('button', { name: '保存' }).click();
  await admin.page.getByRole('button', { name: '检查连接' }).click();
  await expect(admin.page.getByText('企业微信可用，应用密钥有效')).toBeVisible();

  const scanning = await visit();
  await askToSignIn(scanning);
  await expect(scanning.page.getByRole('heading', { name: '企业微信扫码登录' })).toBeVisible();
  await scanning.page.getByRole('link', { name: '取消' }).click();
  await expect(scanning.page.getByText('身份系统没有完成登录，您可能取消了授权')).toBeVisible();
  await askToSignIn(scanning);
  await scanning.page.getByRole('link', { name: '吴建国' }).click();
  // A desk is led on from 我的 to the orders.
  await expect(scanning.page).toHaveURL(/#\/center\/order\/myOrder/);
  expect(await cookieOf(scanning, 'userName')).toBe('吴建国');

  const within = await visit({ viewport: phone, userAgent: inApp });
  await askToSignIn(within);
  await expect(within.page).toHaveURL(/#\/center\/mine/);
  expect(await cookieOf(within, 'userName')).toBe('吴建国');

  await admin.page.reload();
  await expect(admin.page.getByRole('button', { name: '解除绑定 吴建国' })).toBeVisible();
});
