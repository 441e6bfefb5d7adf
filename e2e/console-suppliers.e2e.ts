import { enterConsole, openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { desktop, phone } from './visitor.ts';

const paper = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a supplier is added with a paper that ends soon and an address goods come back to', async ({ visit }) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  const name = `试建供应商${Date.now()}`;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/suppliers');
  await expect(page.getByRole('table', { name: '供应商' }).last()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: '添加供应商' }).click();
  const adding = page.getByRole('dialog', { name: '添加供应商' });
  await adding.getByRole('button', { name: '保存' }).click();
  await expect(adding.getByText('请填写2-100字的供应商名称')).toBeVisible();
  await adding.getByLabel('名称').fill(name);
  await adding.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();

  await page.getByRole('button', { name: '添加资质' }).click();
  const dialog = page.getByRole('dialog', { name: '添加资质' });
  await dialog.getByLabel('证照名称').fill('营业执照');
  const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('到期日（含当天）').fill(soon);
  await dialog.getByLabel('选择证照文件').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: paper });
  await expect(dialog.getByRole('button', { name: /^删除/ })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('即将到期')).toBeVisible();
  await expect(page.getByRole('link', { name: '查看', exact: true })).toBeVisible();

  await page.getByRole('button', { name: '添加地址' }).click();
  const address = page.getByRole('dialog', { name: '添加退货地址' });
  await address.getByLabel('收件人').fill('仓库小李');
  await address.getByLabel('手机').fill('13800001111');
  await address.getByLabel('省', { exact: true }).selectOption({ label: '上海市' });
  await address.getByLabel('市', { exact: true }).selectOption({ index: 1 });
  await address.getByLabel('区县').selectOption({ index: 1 });
  await address.getByLabel('详细地址').fill('退货路 8 号 2 号门');
  await expectAccessible(page);
  await address.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('仓库小李')).toBeVisible();
  await expectAccessible(page);

  await openConsole(visitor, '/');
  await page.getByRole('link', { name: /^资质到期/ }).click();
  await expect(page.getByText(name)).toBeVisible();
});

test('suppliers are read on a phone', async ({ visit }) => {
  const visitor = await visit({ viewport: phone });
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/suppliers');
  await expect(visitor.page.getByRole('list', { name: '供应商' })).toBeVisible();
  await expectAccessible(visitor.page);
});
