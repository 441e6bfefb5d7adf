import { enterConsole, openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { desktop, phone } from './visitor.ts';

test('hot words and synonyms are added, changed and taken away; the report says what was searched', async ({
  visit,
}) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/search');
  await expect(page.getByRole('region', { name: '没有结果' })).toBeVisible();
  await expect(page.getByRole('table', { name: '搜索走势' })).toBeAttached();
  await expectAccessible(page);
  // A word that nobody sells is searched in the shop, found in the report, and gets a synonym.
  const shop = await page.context().newPage();
  await shop.goto(`${visitor.base}/#/SearchFor?keyword=${encodeURIComponent('量子扳钳')}`);
  await expect(shop.getByText('量子扳钳').first()).toBeVisible();
  await shop.close();
  await page.reload();
  const missing = page.getByRole('region', { name: '没有结果' });
  const download = page.waitForEvent('download');
  await missing.getByRole('button', { name: '导出' }).click();
  expect((await download).suggestedFilename()).toMatch(/^无结果搜索词_.*\.xlsx$/);
  await missing.getByRole('button', { name: /量子扳钳/ }).click();
  const became = page.getByRole('dialog', { name: '搜索词 量子扳钳' });
  await expect(became.getByText('没有人点开商品')).toBeVisible();
  await expect(became.getByRole('link', { name: '在商城搜一下' })).toHaveAttribute('href', /SearchFor\?keyword=/);
  await expectAccessible(page);
  await became.getByRole('button', { name: '添加同义词' }).click();
  const prepared = page.getByRole('dialog', { name: '添加同义词' });
  await expect(prepared.getByLabel('词', { exact: true })).toHaveValue('量子扳钳、');
  await prepared.getByRole('button', { name: '取消' }).click();

  await page.getByRole('tab', { name: '热搜词' }).click();
  await page.getByRole('region', { name: '热搜词' }).getByRole('button', { name: '添加' }).click();
  const adding = page.getByRole('dialog', { name: '添加热搜词' });
  await adding.getByRole('button', { name: '保存' }).click();
  await expect(adding.getByText('请填写热搜词')).toBeVisible();
  await adding.getByLabel('热搜词').fill('年终采购');
  await adding.getByRole('button', { name: '保存' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: '删除 年终采购' }).click();
  await page
    .getByRole('dialog', { name: /删除热搜词/ })
    .getByRole('button', { name: '删除' })
    .click();
  await expect(page.getByRole('button', { name: '删除 年终采购' })).toBeHidden();

  await page.getByRole('tab', { name: '同义词' }).click();
  await page.getByRole('button', { name: '添加' }).click();
  const group = page.getByRole('dialog', { name: '添加同义词' });
  await group.getByLabel('词', { exact: true }).fill('试验甲');
  await group.getByRole('button', { name: '保存' }).click();
  await expect(group.getByText('请至少填写两个同义词')).toBeVisible();
  await group.getByLabel('词', { exact: true }).fill('试验甲、试验乙');
  await group.getByRole('button', { name: '保存' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: '删除 试验甲、试验乙' }).click();
  await page.getByRole('dialog', { name: /删除/ }).getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('试验甲、试验乙', { exact: true })).toBeHidden();
});

test('the report is read on a phone', async ({ visit }) => {
  const visitor = await visit({ viewport: phone });
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/search');
  await expect(visitor.page.getByRole('region', { name: '搜得最多' })).toBeVisible();
  await expectAccessible(visitor.page);
});
