import { enterConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { desktop, phone } from './visitor.ts';

test('functions, customers and goods are found from any page by keyboard', async ({ visit }) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await expect(page.getByRole('button', { name: '查找' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: '查找' });
  const box = palette.getByRole('combobox');
  await expect(box).toBeFocused();
  await expectAccessible(page);
  await box.fill('操作日志');
  await box.press('Enter');
  await expect(page).toHaveURL(/#\/log$/);

  await page.getByRole('button', { name: '查找' }).click();
  await box.fill('华东精密');
  await expect(palette.getByRole('option', { name: /华东精密制造/ }).first()).toBeVisible();
  await expectAccessible(page);
  await box.fill('复印纸');
  await palette
    .getByRole('option', { name: /复印纸/ })
    .first()
    .click();
  await expect(page).toHaveURL(/#\/goods\/\d+$/);
  await page.keyboard.press('Control+k');
  await box.fill('>添加');
  await expect(palette.getByRole('option')).toHaveText([/添加商品/]);
  await box.press('Tab');
  await expect(palette.getByRole('button', { name: '单号', pressed: true })).toBeVisible();
  await box.fill('@华东');
  await expect(palette.getByRole('complementary', { name: '预览' })).toContainText('信用代码');
  await expectAccessible(page);
  await box.fill('没有这种东西');
  await expect(palette.getByText('没有找到')).toBeVisible();
  // Whoever goes back leaves it.
  await page.goBack();
  await expect(palette).toHaveCount(0);
});

test('who may not see customers and goods finds neither', async ({ visit }) => {
  const visitor = await visit({ viewport: phone });
  const { page } = visitor;
  await enterConsole(visitor, 'supplier');
  await page.getByRole('button', { name: '查找' }).click();
  const palette = page.getByRole('dialog', { name: '查找' });
  await palette.getByRole('combobox').fill('复印纸');
  await expect(palette.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
  await expect(palette.getByText('商品', { exact: true })).toHaveCount(0);
  await expect(palette.getByText('客户', { exact: true })).toHaveCount(0);
  await expectAccessible(page);
});
