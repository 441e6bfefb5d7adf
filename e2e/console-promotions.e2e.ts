import { enterConsole, openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { desktop, phone } from './visitor.ts';

test('a 满减 is set, told on the product page and settled to the fen, then stopped', async ({ visit }) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  const title = `试验满减 ${Date.now() % 100_000}`;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/promotions');
  await page.getByRole('button', { name: '添加满减' }).click();
  const dialog = page.getByRole('dialog', { name: '添加满减' });
  await dialog.getByLabel('名称').fill(title);
  await dialog.getByLabel('满（元）').fill('5');
  await dialog.getByLabel('减（元）').fill('6');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('减的金额不能超过满的金额')).toBeVisible();
  await dialog.getByLabel('减（元）').fill('1');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '保存' }).click();
  const row = page.getByRole('row', { name: new RegExp(title) });
  await expect(row.getByText('进行中')).toBeVisible();
  await expectAccessible(page);

  const member = await visit({ as: 'member', viewport: desktop });
  await member.open('/SearchFor?keyword=中性笔');
  await member.page.getByRole('article').getByRole('link').first().click();
  await expect(member.page.getByRole('list', { name: '满减' }).getByText(title)).toBeVisible();

  await page.getByRole('button', { name: `停用 ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: '停用', exact: true }).click();
  await expect(row.getByText('已停用')).toBeVisible();
});

test('promotions are read on a phone', async ({ visit }) => {
  const visitor = await visit({ viewport: phone });
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/promotions');
  await expect(visitor.page.getByRole('button', { name: '添加满减' })).toBeVisible();
  await expectAccessible(visitor.page);
});
