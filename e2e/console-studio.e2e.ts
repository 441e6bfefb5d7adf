import sharp from 'sharp';
import { enterConsole, openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import type { Visitor } from './visitor.ts';
import { desktop, phone } from './visitor.ts';

/** Opens the studio; what a try before left as a draft is dropped. */
async function openStudio(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await openConsole(visitor, '/studio');
  const drop = page.getByRole('button', { name: '放弃草稿' });
  await expect(page.getByText(/^与线上一致$|^草稿已保存/)).toBeVisible();
  if (await drop.isVisible()) {
    await drop.click();
    await page.getByRole('dialog', { name: '放弃草稿？' }).getByRole('button', { name: '放弃草稿' }).click();
  }
  await expect(page.getByText('与线上一致')).toBeVisible();
}

test('a home page is designed as a draft, seen in the preview, published, and taken back', async ({ visit }) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openStudio(visitor);
  const preview = page.frameLocator('iframe[title="商城首页"]');
  await page.getByRole('button', { name: '页头与导航' }).click();
  // A try before may have ended between its two publications.
  const before = await page.getByLabel('欢迎语').inputValue();
  const after = `您好，试验 ${Date.now()}`;
  await expect(preview.getByText(before).first()).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('欢迎语').fill(after);
  await page.getByLabel('添加区块').selectOption('banner');
  await expect(page.getByText('请至少上传一张横幅')).toBeVisible();
  await expect(page.getByRole('button', { name: '发布', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: '加一张横幅' }).click();
  const picture = sharp({ create: { width: 1200, height: 480, channels: 3, background: '#f6ead2' } });
  await page
    .getByLabel('选择图片')
    .setInputFiles({ name: 'banner.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() });
  await page.getByLabel('标题', { exact: true }).fill('年末试验月');
  await expect(page.getByText('草稿已保存，买家还看不到')).toBeVisible();
  await expect(preview.getByText(after).first()).toBeVisible();
  await expectAccessible(page);

  const buyer = await visit({ viewport: desktop });
  await buyer.open('/home');
  await expect(buyer.page.getByText(before).first()).toBeVisible();
  await page.getByRole('button', { name: '发布', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '发布页面' });
  await dialog.getByLabel('版本说明').fill('试验');
  await dialog.getByRole('button', { name: '发布', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('商城运营：试验')).toBeVisible();
  // A page that is open already has it at its next navigation, once the answers that are kept for a moment are over.
  await expect(async () => {
    await buyer.open('/help');
    await expect(buyer.page.getByText(after).first()).toBeVisible({ timeout: 1000 });
  }).toPass();

  await page.getByRole('button', { name: '恢复版本 1' }).click();
  await page.getByRole('dialog', { name: '用版本 1 替换草稿？' }).getByRole('button', { name: '替换草稿' }).click();
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await dialog.getByRole('button', { name: '发布', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: '页头与导航' }).click();
  await expect(page.getByLabel('欢迎语')).toHaveValue('您好，欢迎来到集采商城');
});

test('blocks are moved by keyboard, and a dropped draft leaves the shop as it was', async ({ visit }) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openStudio(visitor);
  await page.getByLabel('添加区块').selectOption('itemList');
  await page.getByLabel('标题', { exact: true }).fill('试验列表');
  const handle = page.getByRole('button', { name: '移动 试验列表' });
  await handle.press('Space');
  await expect(page.getByRole('button', { name: '移动 试验列表', pressed: true })).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await expect(page.getByText('草稿已保存，买家还看不到')).toBeVisible({ timeout: 3000 });
  }).toPass();
  await page.getByRole('button', { name: '放弃草稿' }).click();
  await page.getByRole('dialog', { name: '放弃草稿？' }).getByRole('button', { name: '放弃草稿' }).click();
  await expect(page.getByText('与线上一致')).toBeVisible();
  await expect(handle).toBeHidden();
});

test('on a phone the parts stand under each other', async ({ visit }) => {
  const visitor = await visit({ viewport: phone });
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/studio');
  await expect(visitor.page.getByRole('button', { name: '页头与导航' })).toBeVisible();
  await expectAccessible(visitor.page);
});
