import { enterConsole, openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { moveByKeyboard } from './move-by-keyboard.ts';
import { desktop } from './visitor.ts';

test('a list is kept as it was filtered and arranged, opened with, shared and taken away', async ({ visit }) => {
  // Wide enough that every column stands.
  const visitor = await visit({ viewport: { ...desktop, width: 1680 } });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/goods?view=onSale');
  await page.getByRole('button', { name: /^列/ }).click();
  await moveByKeyboard(page.getByRole('button', { name: '移动 在售' }), 'ArrowUp');
  // For a moment after a column is put down no click counts.
  await expect(async () => {
    await page.getByLabel('分类 / 供应商', { exact: true }).uncheck();
  }).toPass();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const heads = page.getByRole('table', { name: '商品' }).getByRole('columnheader');
  await expect(heads.filter({ hasText: '供应商' })).toHaveCount(0);
  await expect(heads.nth(-2)).toHaveText('在售');

  await page.getByRole('button', { name: '保存为视图' }).click();
  await page.getByLabel('视图名称').fill('劳保四季度调价');
  await page.getByLabel(/共享给同事/).check();
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  const tab = page.getByRole('tab', { name: '劳保四季度调价' });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: '视图设置' }).click();
  await page.getByRole('menuitem', { name: '设为默认打开' }).click();

  await openConsole(visitor, '/desk');
  await page.getByRole('link', { name: '商品', exact: true }).click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/view=onSale&saved=\d+$/);
  await expect(heads.nth(-2)).toHaveText('在售');

  await page.getByRole('tab', { name: '缺图' }).click();
  await expect(page).toHaveURL(/#\/goods\?view=noPicture$/);
  await tab.click();
  await page.getByRole('button', { name: '视图设置' }).click();
  await page.getByRole('menuitem', { name: '删除视图' }).click();
  await page.getByRole('button', { name: '删除', exact: true }).click();
  await expect(tab).toHaveCount(0);
  // Others come to this list after this journey.
  await page.getByRole('button', { name: /^列/ }).click();
  await page.getByRole('button', { name: '恢复默认' }).click();
  await expect(heads.filter({ hasText: '供应商' })).toHaveCount(1);
});
