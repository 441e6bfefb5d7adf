import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';

test('goods of a list are put aside and compared: what differs is marked, and can be seen alone', async ({ visit }) => {
  const buyer = await visit({ as: 'buyer' });
  const { page } = buyer;
  await buyer.open('/SearchFor?keyword=中性笔');
  const compare = page.getByRole('button', { name: /^(加入|已加)对比 / });
  const bar = page.getByRole('region', { name: '对比栏' });
  await compare.nth(0).focus();
  await page.keyboard.press('Enter');
  await expect(compare.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await expect(bar).toContainText('再选 1 至 3 种商品对比');
  for (const at of [1, 2, 3]) {
    await compare.nth(at).focus();
    await page.keyboard.press('Enter');
    await expect(compare.nth(at)).toHaveAttribute('aria-pressed', 'true');
  }
  await compare.nth(4).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('最多对比 4 种商品')).toBeVisible();
  await expectAccessible(page);
  await bar.getByRole('link', { name: '对比 4 种' }).click();

  await expect(page.getByRole('heading', { level: 1, name: '商品对比' })).toBeVisible();
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  const brands = table.getByRole('row', { name: /^品牌/ });
  await expect(brands).toBeVisible();
  await expectAccessible(page);
  await page.getByText('只看不同', { exact: true }).click();
  await expect(page.getByRole('checkbox', { name: '只看不同' })).toBeChecked();
  await expect(page).toHaveURL(/only=different/);
  await expect(table.getByRole('row', { name: /^供应商/ })).toHaveCount(0);
  await page
    .getByRole('button', { name: /^移除 / })
    .first()
    .click();
  await expect(table.getByRole('columnheader')).toHaveCount(3);
});
