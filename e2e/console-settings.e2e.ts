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
});

test('settings are read on a phone', async ({ visit }) => {
  const visitor = await visit({ viewport: phone });
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/settings');
  await expect(visitor.page.getByText('企业在线付款期限')).toBeVisible();
  await expectAccessible(visitor.page);
});
