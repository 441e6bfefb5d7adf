import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { phone } from './visitor.ts';

test('on a phone 我的 shows what waits, leads to every function and signs out', async ({ visit }) => {
  const approver = await visit({ as: 'approver', viewport: phone });
  const { page } = approver;
  await approver.open('/home');
  await page.getByRole('navigation', { name: '底部导航' }).getByRole('link', { name: '我的' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: '吴建国' })).toBeVisible();
  await expectAccessible(page);

  const functions = page.getByRole('navigation', { name: '用户中心' });
  await functions.getByRole('link', { name: '个人信息' }).tap();
  await expect(page.getByRole('heading', { name: '个人信息' })).toBeVisible();
  // One row above the page: back, what it is, and the shop's search, which takes the row while it is open.
  const header = page.getByRole('banner');
  await expect(header).toHaveText('个人信息');
  await header.getByRole('button', { name: '搜索商品' }).tap();
  await expect(header.getByRole('combobox', { name: '搜索商品' })).toBeFocused();
  await header.getByRole('button', { name: '关闭搜索' }).tap();
  await header.getByRole('link', { name: '返回我的' }).tap();

  await page.getByRole('link', { name: /^待我审批/ }).tap();
  await expect(page.getByRole('heading', { name: '我的审批' })).toBeVisible();
  // Both addresses of the page lead back to 我的.
  await header.getByRole('link', { name: '返回我的' }).tap();
  await page.getByRole('button', { name: '退出登录' }).tap();
  await expect(page.getByLabel('账号', { exact: true })).toBeVisible();
  await approver.open('/center/mine');
  await expect(page).toHaveURL(/login/);
});

test('who has credit sees on a phone what is left of it; a wide screen has the menu instead', async ({ visit }) => {
  const finance = await visit({ as: 'finance', viewport: phone });
  await finance.open('/center/mine');
  await finance.page.getByRole('link', { name: /^信用账户 可用/ }).tap();
  await expect(finance.page.getByRole('heading', { name: '信用账户' })).toBeVisible();

  const wide = await visit({ as: 'buyer' });
  await wide.open('/center/mine');
  await expect(wide.page).toHaveURL(/center\/order\/myOrder/);
});
