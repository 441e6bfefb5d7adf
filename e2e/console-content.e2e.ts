import { enterConsole, openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { moveByKeyboard } from './move-by-keyboard.ts';
import { desktop, phone } from './visitor.ts';
import { fillDay } from './fill-day.ts';

test('a category with a document is written, sorted and hidden; the help centre and the footer follow', async ({
  visit,
}) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  const mark = String(Date.now() % 100_000);
  const [first, second] = [`开户流程${mark}`, `对账说明${mark}`] as const;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/content');
  await expect(page.getByRole('list', { name: '栏目' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '添加栏目' }).click();
  const group = page.getByRole('dialog', { name: '添加栏目' });
  await group.getByLabel('标题').fill(`企业服务${mark}`);
  await group.getByRole('button', { name: '保存' }).click();
  await page.getByRole('button', { name: `企业服务${mark}`, exact: true }).click();
  for (const title of [first, second]) {
    await page.getByRole('button', { name: '写文章' }).click();
    const dialog = page.getByRole('dialog', { name: '写文章' });
    await dialog.getByLabel('标题', { exact: true }).fill(title);
    await dialog.getByRole('textbox', { name: '正文' }).fill(`${title}的正文`);
    if (title === first) await expectAccessible(page);
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(dialog).toBeHidden();
  }
  const docs = page.getByRole('list', { name: `企业服务${mark}的文章` });
  await expect(docs.getByRole('listitem').first()).toContainText(first);
  await moveByKeyboard(docs.getByRole('button', { name: `移动 ${second}` }), 'ArrowUp');
  await expect(docs.getByRole('listitem').first()).toContainText(second);

  const buyer = await visit({ viewport: desktop });
  await expect(async () => {
    await buyer.open('/help');
    await expect(buyer.page.getByRole('contentinfo').getByRole('link', { name: first })).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  await buyer.page.getByRole('contentinfo').getByRole('link', { name: first }).click();
  await expect(buyer.page.getByText(`${first}的正文`)).toBeVisible();

  for (const title of [first, second]) {
    await page.getByRole('button', { name: `删除 ${title}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).click();
    await expect(docs.getByText(title)).toBeHidden();
  }
  await page.getByRole('button', { name: '删除栏目' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).click();
  await expect(page.getByRole('button', { name: `企业服务${mark}`, exact: true })).toBeHidden();
});

test('a notice is written for a time, read by buyers, and taken away', async ({ visit }) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  const title = `盘点通知 ${Date.now() % 100_000}`;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/content?part=notices');
  await page.getByRole('button', { name: '写公告' }).click();
  const dialog = page.getByRole('dialog', { name: '写公告' });
  await dialog.getByLabel('标题', { exact: true }).fill(title);
  await dialog.getByRole('textbox', { name: '正文' }).fill('周六盘点，周一恢复发货。');
  await fillDay(dialog, '结束时间', '2099-12-31 18:00');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`${title}.*展示中.*2099-12-31 18:00`) })).toBeVisible();
  await expectAccessible(page);

  const buyer = await visit({ viewport: phone });
  await expect(async () => {
    await buyer.open('/help?notice=newest');
    await expect(buyer.page.getByRole('heading', { name: title, level: 1 })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(buyer.page.getByText('周六盘点，周一恢复发货。')).toBeVisible();
  await expectAccessible(buyer.page);
  await page.getByRole('button', { name: `删除 ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).click();
  await expect(page.getByText(title)).toBeHidden();
});

test('help and notices are kept on a phone', async ({ visit }) => {
  const visitor = await visit({ viewport: phone });
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/content');
  await expect(visitor.page.getByRole('list', { name: '栏目' })).toBeVisible();
  await expectAccessible(visitor.page);
});
