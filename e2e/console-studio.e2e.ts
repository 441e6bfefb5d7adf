import sharp from 'sharp';
import { enterConsole, openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import type { Visitor } from './visitor.ts';
import { moveByKeyboard } from './move-by-keyboard.ts';
import { endSession, fillInLogin } from './sign-in.ts';
import { desktop, phone } from './visitor.ts';
import { fillDay } from './fill-day.ts';

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
  await moveByKeyboard(handle, 'ArrowUp');
  await expect(page.getByText('草稿已保存，买家还看不到')).toBeVisible();
  await page.getByRole('button', { name: '放弃草稿' }).click();
  await page.getByRole('dialog', { name: '放弃草稿？' }).getByRole('button', { name: '放弃草稿' }).click();
  await expect(page.getByText('与线上一致')).toBeVisible();
  await expect(handle).toBeHidden();
});

test('two people on one draft: what each changed stands, of the same field one chooses', async ({ visit }) => {
  const people = [await visit({ viewport: desktop }), await visit({ viewport: desktop })];
  const [first, second] = people as [Visitor, Visitor];
  for (const visitor of people) await enterConsole(visitor, 'operator');
  await openStudio(first);
  await openConsole(second, '/studio');
  for (const { page } of people) await page.getByRole('button', { name: '页头与导航' }).click();
  const greeting = second.page.getByLabel('欢迎语');
  const before = await greeting.inputValue();
  await first.page.getByLabel('客服电话').fill('400-000-0001');
  await expect(first.page.getByText('草稿已保存，买家还看不到')).toBeVisible();
  await greeting.fill('您好，第二个人');
  await expect(second.page.getByText('已合并商城运营的修改')).toBeVisible();
  await expect(second.page.getByLabel('客服电话')).toHaveValue('400-000-0001');
  await expect(greeting).toHaveValue('您好，第二个人');
  await expect(second.page.getByText('草稿已保存，买家还看不到')).toBeVisible();

  await first.page.getByLabel('欢迎语').fill('您好，第一个人');
  const dialog = first.page.getByRole('dialog', { name: '商城运营也改了同样的地方' });
  await expect(dialog.getByRole('row', { name: /欢迎语.*您好，第一个人.*您好，第二个人/ })).toBeVisible();
  await expectAccessible(first.page);
  await dialog.getByRole('button', { name: '采用最新' }).click();
  await expect(first.page.getByLabel('欢迎语')).toHaveValue('您好，第二个人');
  await expect(first.page.getByText('草稿已保存，买家还看不到')).toBeVisible();

  await first.page.getByRole('button', { name: '发布', exact: true }).click();
  const publish = first.page.getByRole('dialog', { name: '发布页面' });
  await publish.getByLabel('版本说明').fill('定时试验');
  // Saved behind the open dialog: it is brought in and looked at before buyers get it.
  await second.page.getByLabel('客服电话').fill('400-000-0002');
  await expect(second.page.getByText('草稿已保存，买家还看不到')).toBeVisible();
  await publish.getByRole('button', { name: '发布', exact: true }).click();
  await expect(publish.getByText('草稿刚被别人改过，已合并到预览。请看过后再发布。')).toBeVisible();
  await fillDay(publish, '发布时间', '2099-12-01 00:00');
  await fillDay(publish, '换回时间', '2099-12-31 00:00');
  await publish.getByRole('button', { name: '定时发布' }).click();
  const plan = first.page.getByRole('listitem').filter({ hasText: '商城运营：定时试验' }).first();
  await expect(plan.getByText('到 12-31 00:00 自动换回')).toBeVisible();
  await plan.getByRole('button', { name: '区别' }).click();
  const diff = first.page.getByRole('dialog', { name: /的区别$/ });
  await diff.getByLabel('相比').selectOption('');
  await expect(diff.getByRole('row', { name: `欢迎语 您好，第二个人 ${before}` })).toBeVisible();
  await expectAccessible(first.page);
  await diff.getByRole('button', { name: '关闭', exact: true }).last().click();
  await plan.getByRole('button', { name: /取消定时/ }).click();
  await first.page.getByRole('dialog').getByRole('button', { name: '取消定时' }).click();
  await expect(plan.getByText('已取消')).toBeVisible();
});

test('what was typed as the session ended, or as the page was left, is there again', async ({ visit }) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openStudio(visitor);
  await page.getByRole('button', { name: '页头与导航' }).click();
  const phoneNumber = page.getByLabel('客服电话');
  await phoneNumber.fill('400-000-0007');
  await openConsole(visitor, '/desk');
  await expect(page.getByRole('heading', { name: '今天要处理的事' })).toBeVisible();
  await openConsole(visitor, '/studio');
  await page.getByRole('button', { name: '页头与导航' }).click();
  await expect(phoneNumber).toHaveValue('400-000-0007');

  await endSession(visitor, 'console');
  await phoneNumber.fill('400-000-0008');
  await page.getByRole('button', { name: '重新登录' }).click();
  await fillInLogin(visitor, 'operator');
  await expect(page.getByText('已恢复您之前填写的内容')).toBeVisible();
  await page.getByRole('button', { name: '页头与导航' }).click();
  await expect(phoneNumber).toHaveValue('400-000-0008');
  await expect(page.getByText('草稿已保存，买家还看不到')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: '页头与导航' }).click();
  await expect(phoneNumber).toHaveValue('400-000-0008');
});

test('a colour that cannot be read is not published, and a better one is offered', async ({ visit }) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openStudio(visitor);
  await page.getByLabel('主题色', { exact: true }).fill('#ffcc00');
  await expect(page.getByText(/对比度 1.5:1，至少要 4.5:1，不改不能发布/)).toBeVisible();
  await expect(page.getByRole('button', { name: '发布', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: '用这个颜色' }).click();
  await expect(page.getByText(/不改不能发布/)).toBeHidden();
  await page.getByLabel('添加区块').selectOption('brandWall');
  await page.getByLabel('添加区块').selectOption('notice');
  await expect(page.getByText('草稿已保存，买家还看不到')).toBeVisible();
  await expect(page.getByRole('button', { name: '发布', exact: true })).toBeEnabled();
  await expect(
    page.frameLocator('iframe[title="商城首页"]').getByRole('region', { name: '品牌', exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: '放弃草稿' }).click();
  await page.getByRole('dialog', { name: '放弃草稿？' }).getByRole('button', { name: '放弃草稿' }).click();
  await expect(page.getByText('与线上一致')).toBeVisible();
});

test('on a phone the parts stand under each other', async ({ visit }) => {
  const visitor = await visit({ viewport: phone });
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/studio');
  await expect(visitor.page.getByRole('button', { name: '页头与导航' })).toBeVisible();
  await expectAccessible(visitor.page);
});
