import { enterConsole, openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { desktop, phone } from './visitor.ts';

test('a version of what is optional is published from the words in force, and stands in the list', async ({
  visit,
}) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/agreements');
  await expect(page.getByRole('row', { name: /现行/ })).toBeVisible();
  await expectAccessible(page);
  // Not one that everybody had to agree to anew: other journeys sign in here.
  await page.getByRole('tab', { name: '优惠信息推送' }).click();
  await page.getByRole('button', { name: '发布新版本' }).click();
  const dialog = page.getByRole('dialog', { name: '发布优惠信息推送' });
  await dialog.getByLabel('版本号').fill('新版');
  await dialog.getByRole('textbox', { name: '协议内容' }).fill('我们只在您同意时发送优惠信息，您可以随时退订。');
  await dialog.getByRole('button', { name: '发布', exact: true }).click();
  await expect(dialog.getByText('版本号格式应为 2026-11、2026-11-05 或 2026-11.2')).toBeVisible();
  await expectAccessible(page);
  const version = `2027-01.${String(Date.now() % 1000)}`;
  await dialog.getByLabel('版本号').fill(version);
  await dialog.getByRole('button', { name: '发布', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: new RegExp(`${version}.*现行`) })).toBeVisible();
});

test('agreements are read on a phone', async ({ visit }) => {
  const visitor = await visit({ viewport: phone });
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/agreements');
  await expect(visitor.page.getByRole('list', { name: '协议版本' })).toBeVisible();
  await expectAccessible(visitor.page);
});
