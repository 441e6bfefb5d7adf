import { enterConsole, openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { desktop, phone } from './visitor.ts';

test('an issued invoice is read in full, and a red letter asks for what it may take back', async ({ visit }) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/invoices?view=issued');
  const list = page.getByRole('table', { name: '发票' }).last();
  await list.getByText('已开票').first().click();
  const drawer = page.getByRole('complementary', { name: /^发票 I/ });
  await expect(drawer.getByRole('region', { name: '购方' })).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: '申请红字发票' }).click();
  const dialog = page.getByRole('dialog', { name: '申请红字发票' });
  await dialog.getByLabel('范围').selectOption('lines');
  await dialog.getByRole('button', { name: '申请', exact: true }).click();
  await expect(dialog.getByText('请至少填写一行')).toBeVisible();
  await dialog.getByLabel('原因').selectOption('开票有误');
  await expect(dialog.getByLabel('范围')).toBeHidden();
  await dialog.getByRole('button', { name: '取消' }).click();
  for (const view of ['待开票', '开票失败', '待红冲', '全部']) {
    await page.getByRole('tab', { name: view }).click();
    await expect(page.getByRole('tab', { name: view, selected: true })).toBeVisible();
  }
});

test('on a phone invoices are cards', async ({ visit }) => {
  const visitor = await visit({ viewport: phone });
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/invoices?view=all');
  await expect(visitor.page.getByRole('list', { name: '发票' })).toBeVisible();
  await expectAccessible(visitor.page);
});
