import { enterConsole, openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { desktop, phone } from './visitor.ts';

test('a host is asked for, told how to be proved, looked at and given up', async ({ visit }) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  // What sets the shop up stands behind one line of the menu.
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '设置' }).click();
  const parts = page.getByRole('navigation', { name: '设置', exact: true });
  await parts.getByRole('link', { name: '域名', exact: true }).click();
  await expect(page.getByText('使用中').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '添加域名' }).click();
  const dialog = page.getByRole('dialog', { name: '添加域名' });
  await dialog.getByLabel('域名').fill('10.0.0.8');
  await dialog.getByRole('button', { name: '添加' }).click();
  await expect(dialog.getByText(/^请填写完整的域名/)).toBeVisible();
  const host = `m${Date.now()}.jicai-e2e.cn`;
  await dialog.getByLabel('域名').fill(`https://${host}/home`);
  await dialog.getByRole('button', { name: '添加' }).click();

  const card = page.getByRole('region', { name: host });
  await expect(card.getByText(`_jicai.${host}`)).toBeVisible();
  await expect(card.getByText(/^jicai-verify=/)).toBeVisible();
  // Of a name that nobody registered DNS says nothing, or gives no answer where there is no network.
  await card.getByRole('button', { name: `验证 ${host}` }).click();
  await expect(card.getByText(/还没有这条 TXT 记录|DNS 服务器没有应答/)).toBeVisible();
  await card.getByRole('button', { name: `检查 ${host}` }).click();
  await expect(card.getByText(/没有解析记录|DNS 服务器没有应答/).last()).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize(phone);
  await expect(card).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(desktop);
  await card.getByRole('button', { name: `移除 ${host}` }).click();
  await page
    .getByRole('dialog', { name: /^移除域名/ })
    .getByRole('button', { name: '移除' })
    .click();
  await expect(card).toHaveCount(0);
  await openConsole(visitor, '/log?area=host');
  await expect(page.getByRole('row').filter({ hasText: '移除域名' }).first()).toBeVisible();
});
