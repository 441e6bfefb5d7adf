import { enterConsole, openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { desktop, phone } from './visitor.ts';

test('a brand is added, changed, merged into another and gone', async ({ visit }) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  const name = `试品牌${Date.now()}`;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/brands');
  await expectAccessible(page);
  await page.getByRole('button', { name: '添加品牌' }).click();
  const adding = page.getByRole('dialog', { name: '添加品牌' });
  await adding.getByRole('button', { name: '保存' }).click();
  await expect(adding.getByText('请填写品牌名称')).toBeVisible();
  await adding.getByLabel('名称', { exact: true }).fill(name);
  await adding.getByLabel('首字母').fill('s');
  await expectAccessible(page);
  await adding.getByRole('button', { name: '保存' }).click();
  await expect(adding).toBeHidden();
  await page.getByRole('searchbox', { name: '搜索品牌' }).fill(name);
  await page.getByRole('searchbox', { name: '搜索品牌' }).press('Enter');
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row.getByText('S', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: `编辑 ${name}` }).click();
  const editing = page.getByRole('dialog', { name: `编辑品牌 ${name}` });
  await editing.getByLabel('英文名').fill('Trial');
  await editing.getByRole('button', { name: '保存' }).click();
  await expect(row.getByText('Trial')).toBeVisible();

  await row.getByRole('button', { name: `合并 ${name}` }).click();
  const merging = page.getByRole('dialog', { name: `合并品牌 ${name}` });
  await merging.getByLabel('合并到').selectOption({ index: 1 });
  await merging.getByRole('button', { name: '合并' }).click();
  await page
    .getByRole('dialog', { name: /合并到.*？$/ })
    .getByRole('button', { name: '合并' })
    .click();
  await expect(page.getByText('正在合并，商品稍后更新')).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('没有符合条件的品牌')).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('brands are read on a phone', async ({ visit }) => {
  const visitor = await visit({ viewport: phone });
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/brands');
  await expect(visitor.page.getByRole('list', { name: '品牌' })).toBeVisible();
  await expectAccessible(visitor.page);
});
