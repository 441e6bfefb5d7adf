import { enterConsole, openConsole } from './console.ts';
import { expect, test } from './fixtures.ts';

const lost = '网络连接失败，请重试或重新加载页面';

for (const [what, files] of [
  ['code', /\/assets\/[^/]+\.js$/],
  ['style', /\/assets\/[^/]+\.css$/],
] as const)
  test(`a dialog whose ${what} does not come leaves what was typed, and the next touch opens it`, async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/login');
    const account = page.getByLabel('账号', { exact: true });
    await account.fill('buyer');
    const opener = page.getByRole('button', { name: '忘记密码' });
    await page.route(files, (route) => route.abort('connectionreset'));
    const before = await page.evaluate(() => document.styleSheets.length);
    await opener.click();
    await expect(page.getByRole('alert').filter({ hasText: lost })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(account).toHaveValue('buyer');

    await page.unroute(files);
    await opener.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    // A sheet that failed is forgotten: asked for again, it stands there with its rules.
    expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(before);
    await expect(account).toHaveValue('buyer');
  });

test('a form goes on where its editor does not come, and offers to load it', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await page.route(/\/RichTextEditor-[^/]+\.js$/, (route) => route.abort('connectionreset'));
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/goods/new');
  const name = page.getByLabel('商品名称');
  await name.fill('试制收纳盒');
  const retry = page.getByRole('button', { name: '重新加载' });
  await expect(retry).toBeVisible();
  await page.unrouteAll();
  await retry.click();
  await expect(page.getByRole('textbox', { name: '图文详情' })).toBeVisible();
  await expect(name).toHaveValue('试制收纳盒');
});
