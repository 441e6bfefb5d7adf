import { enterConsole, openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { desktop, phone } from './visitor.ts';

test('a term is changed within its range, says who changed it, and goes back to the default', async ({ visit }) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/settings');
  await expectAccessible(page);
  await page.getByRole('button', { name: '修改换货自动确认' }).click();
  const dialog = page.getByRole('dialog', { name: '换货自动确认' });
  await dialog.getByLabel('换货自动确认（天）').fill('91');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('请输入1到90的整数')).toBeVisible();
  await dialog.getByLabel('换货自动确认（天）').fill('9');
  await dialog.getByRole('button', { name: '保存' }).click();
  const line = page.getByRole('listitem').filter({ hasText: '换货自动确认' });
  await expect(line.getByText('9 天', { exact: true })).toBeVisible();
  await expect(line.getByText('默认 7 天')).toBeVisible();
  await expect(line.getByText(/商城运营 .* 修改/)).toBeVisible();
  await page.getByRole('button', { name: '修改换货自动确认' }).click();
  await dialog.getByRole('button', { name: '恢复默认 7 天' }).click();
  await expect(line.getByText('7 天', { exact: true })).toBeVisible();
  await expect(line.getByText('默认 7 天，可设 1到90 天')).toBeVisible();
  await page.getByRole('searchbox', { name: '搜索设置' }).fill('换货');
  await page.getByRole('searchbox', { name: '搜索设置' }).press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: '后台无操作退出' })).toHaveCount(0);
  await expect(line).toBeVisible();
  await page.getByRole('searchbox', { name: '搜索设置' }).fill('');
  await page.getByRole('searchbox', { name: '搜索设置' }).press('Enter');

  // A screen elsewhere says the number that was set.
  await page.getByRole('button', { name: '修改看客户所见' }).click();
  const viewing = page.getByRole('dialog', { name: '看客户所见' });
  await viewing.getByLabel('看客户所见（分钟）').fill('45');
  await viewing.getByRole('button', { name: '保存' }).click();
  await expect(viewing).toHaveCount(0);
  for (const name of ['审批期限', '供应商证照到期提醒', '后台无操作退出'])
    await expect(page.getByRole('button', { name: `修改${name}` })).toBeVisible();
  await openConsole(visitor, '/customers/2001');
  await expect(page.getByTitle(/45 分钟后结束/)).toBeVisible();
  await openConsole(visitor, '/settings');
  await page.getByRole('button', { name: '修改看客户所见' }).click();
  await viewing.getByRole('button', { name: '恢复默认 30 分钟' }).click();
  await expect(viewing).toHaveCount(0);
});

test('settings are read on a phone', async ({ visit }) => {
  const visitor = await visit({ viewport: phone });
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/settings');
  await expect(visitor.page.getByText('企业在线付款期限')).toBeVisible();
  await expectAccessible(visitor.page);
});
