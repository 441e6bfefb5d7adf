import { enterConsole, openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { desktop } from './visitor.ts';

test('a price below the margin line waits for a second person, in the list and as a discount', async ({ visit }) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/goods?size=20');
  const costs = page.getByRole('button', { name: /^修改.*的进价$/ });
  const name = ((await costs.nth(2).getAttribute('aria-label')) ?? '').replace(/^修改|的进价$/g, '');
  const cost = page.getByRole('button', { name: `修改${name}的进价`, exact: true });
  const price = page.getByRole('button', { name: `修改${name}的企业价`, exact: true });
  const before = (await price.textContent()) ?? '';
  await cost.click();
  const costField = page.getByRole('textbox', { name: `${name}的进价`, exact: true });
  await costField.fill('1.00');
  await costField.press('Enter');
  await expect(cost).toHaveText('进价 ¥1.00');
  await expectAccessible(page);

  await price.click();
  const priceField = page.getByRole('textbox', { name: `${name}的企业价`, exact: true });
  await priceField.fill('1.05');
  await priceField.press('Enter');
  await expect(page.getByText('低于毛利线，已提交第二人复核，通过前价格不变')).toBeVisible();
  await expect(price).toHaveText(before);
  await openConsole(visitor, '/changes');
  // Other journeys ask for changes, too: this one is told by its goods, whose number the list leaves out.
  const row = page.getByRole('row', { name: /低于毛利线的售价/ }).filter({ hasText: name.replace(/^\S+ /, '') });
  await row.click();
  const drawer = page.getByRole('complementary', { name: /^变更 / });
  await expect(drawer.getByText('¥1.05')).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: '撤回' }).click();
  await page.getByRole('dialog', { name: /撤回/ }).getByRole('button', { name: '撤回' }).click();
  await expect(row).toHaveCount(0);

  await openConsole(visitor, '/customers/2001?tab=prices');
  await page.getByRole('button', { name: '添加折扣' }).click();
  const dialog = page.getByRole('dialog', { name: '添加协议折扣' });
  await dialog.getByLabel('分类').selectOption({ index: 1 });
  await dialog.getByLabel('折扣（折）').fill('12');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('请输入0到10之间的折扣，如 9.6')).toBeVisible();
  await dialog.getByLabel('折扣（折）').fill('9.99');
  await expect(dialog.getByText(/^\d+ 个商品适用/)).toBeVisible();
  await expectAccessible(page);
});
