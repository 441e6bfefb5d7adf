import { callApi } from './api.ts';
import { enterConsole, openConsole } from './console.ts';
import { expect, test } from './fixtures.ts';

const lost = '网络连接失败，请重试或重新加载页面';
const scripts = /\/assets\/[^/]+\.js$/;
const styles = /\/assets\/[^/]+\.css$/;

test('a dialog whose code does not come leaves what was typed, and the next touch opens it', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.open('/login');
  const account = page.getByLabel('账号', { exact: true });
  await account.fill('buyer');
  const opener = page.getByRole('button', { name: '忘记密码' });
  await page.route(scripts, (route) => route.abort('connectionreset'));
  await opener.click();
  await expect(page.getByRole('alert').filter({ hasText: lost })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(account).toHaveValue('buyer');

  await page.unroute(scripts);
  await opener.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(account).toHaveValue('buyer');
});

test('a dialog whose styles do not come is not drawn without them', async ({ visit }) => {
  const found = await callApi('/api/ProductToC/GetWebSkuPage', { reqData: { inStock: true } });
  const [sku] = found.resultData as { productId: string }[];
  const visitor = await visit();
  const { page } = visitor;
  await visitor.open(`/productDetail?productId=${sku?.productId}`);
  const opener = page.getByRole('button', { name: /^送至 .+，修改$/ });
  await expect(opener).toBeVisible();
  await page.route(styles, (route) => route.abort('connectionreset'));
  await opener.click();
  await expect(page.getByRole('alert').filter({ hasText: lost })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.unroute(styles);
  const asked = page.waitForResponse(styles);
  await opener.click();
  expect((await asked).ok()).toBe(true);
  await expect(page.getByRole('dialog')).toBeVisible();
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
