import { enterConsole, openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { desktop, phone } from './visitor.ts';

test('reports say what was sold, open to what lies below, and leave as a sheet', async ({ visit }) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await page.getByRole('link', { name: '报表', exact: true }).click();
  await page.getByRole('combobox', { name: '时间' }).click();
  await page.getByText('近一年', { exact: true }).last().click();
  await expect(page).toHaveURL(/period=days365/);
  await expect(page.getByText('销售走势').first()).toBeVisible();
  await expect(page.getByText(/^毛利率 \d+\.\d%/).first()).toBeVisible();
  const table = page.getByRole('table', { name: '按分类' });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  await table.getByRole('button', { name: /^展开/ }).first().click();
  await expect(table.getByRole('button', { name: /^收起/ })).toBeVisible();
  await page.getByText('供应商', { exact: true }).last().click();
  await expect(page.getByRole('table', { name: '按供应商' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出' }).last().click();
  expect((await saved).suggestedFilename()).toMatch(/供应商销售.*\.xlsx$/);
  for (const view of ['供应商履约', '客户', '售后率']) {
    await page.getByRole('tab', { name: view }).click();
    await expect(page.getByRole('heading', { name: view, level: 1 })).toBeVisible();
    await expect(page.getByText(/^口径：/).first()).toBeVisible();
    if (view === '客户') await expect(page.getByRole('table', { name: '采购最多的客户' })).toBeAttached();
    if (view === '供应商履约') await expect(page.getByRole('table', { name: '发货准时' })).toBeAttached();
    await expectAccessible(page);
  }
  await openConsole(visitor, '/jobs');
  await expect(page.getByRole('heading', { name: '失败的任务', level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test('reports fit a phone', async ({ visit }) => {
  const visitor = await visit({ viewport: phone });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/reports?period=days365');
  await expect(page.getByText('销售额', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(tooWide).toBeLessThanOrEqual(0);
});
