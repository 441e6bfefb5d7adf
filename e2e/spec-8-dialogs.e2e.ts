import type { Page } from '@playwright/test';
import { callApi } from './api.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test, type Visit } from './fixtures.ts';
import { fillInLogin, signIn, tokenOf } from './sign-in.ts';
import { cookieOf, type Visitor } from './visitor.ts';

/** From now on the server says no to this call, in these words. */
async function refuse(page: Page, path: string, errorMsg: string, errorCode = '1'): Promise<void> {
  await page.route(`**${path}`, (route) =>
    route.fulfill({
      contentType: 'application/json',
      body: JSON.stringify({ success: false, resultData: null, errorCode, errorMsg }),
    }),
  );
}

/** Collects what the page writes to its console. */
function listen(page: Page): string[] {
  const words: string[] = [];
  page.on('console', (message) => words.push(message.text()));
  return words;
}

/** The toast that says just this; what stands in the place of the content may say it too. */
const toastOf = (page: Page, text: string) => page.locator('[popover]').getByRole('alert').filter({ hasText: text });
const panelOf = (page: Page) => page.getByRole('banner').getByRole('region', { name: '购物车中的商品' });
const openPanel = (page: Page) =>
  page
    .getByRole('link', { name: /^购物车/ })
    .first()
    .hover();

/** One kind of goods in the cart of the account. */
async function fillCart(accountNo: string): Promise<void> {
  const token = await tokenOf(accountNo);
  await callApi('/api/ShopCart/EmptyCart', { data: {} }, { token });
  const goods = await callApi('/api/Product/GetWebSkuPage', { reqData: { inStock: true } }, { token });
  const [sku] = goods.resultData as { itemId: string; minQty: number }[];
  const added = await callApi('/api/ShopCart/Add', { data: { itemId: sku?.itemId, chartQty: sku?.minQty } }, { token });
  expect(added.errorMsg).toBe('');
}

test.describe('S§8 toasts', () => {
  test.beforeAll(() => fillCart('admin'));

  test('S§8 row 1: a refused cart load, cart delete or template load is an error toast with errorMsg', async ({
    visit,
  }) => {
    const admin = await visit({ as: 'admin' });
    const { page } = admin;
    await admin.open('/help');
    await refuse(page, '/api/ShopCart/Delete', '这一行暂时不能删除');
    await openPanel(page);
    await panelOf(page)
      .getByRole('button', { name: /^删除 / })
      .click();
    await expect(toastOf(page, '这一行暂时不能删除')).toBeVisible();
    await refuse(page, '/api/ShopHostUrlMapTemplate/GetList', '模板暂时读不出来');
    await admin.open('/agreement');
    await expect(toastOf(page, '模板暂时读不出来')).toBeVisible();
    await refuse(page, '/api/ShopCart/GetList', '购物车暂时读不出来');
    await refuse(page, '/api/ShopCart/GetPage', '购物车暂时读不出来');
    await page.reload();
    await expect(toastOf(page, '购物车暂时读不出来')).toBeVisible();
    await admin.open('/cart');
    await expect(toastOf(page, '购物车暂时读不出来')).toBeVisible();
    await expectAccessible(page);
  });

  test("S§8 row 1: a template answer with errorCode '5' is a toast as well", async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/help');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await refuse(page, '/api/ShopHostUrlMapTemplate/GetList', '商城不存在或已关闭', '5');
    await visitor.open('/agreement');
    await expect(toastOf(page, '商城不存在或已关闭')).toBeVisible();
  });

  test('S§8 row 2: a deleted cart line is a toast 删除成功, then the cart reloads', async ({ visit }) => {
    const admin = await visit({ as: 'admin' });
    const { page } = admin;
    await admin.open('/help');
    await openPanel(page);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(/ShopCart\/\w+$/.exec(request.url())?.[0] ?? ''));
    await panelOf(page)
      .getByRole('button', { name: /^删除 / })
      .click();
    await expect(page.getByText('删除成功', { exact: true })).toBeVisible();
    await expect(panelOf(page).getByText('购物车中暂无商品')).toBeVisible();
    const carts = calls.filter(Boolean);
    const at = carts.indexOf('ShopCart/Delete');
    expect(carts.slice(at, at + 2)).toEqual(['ShopCart/Delete', 'ShopCart/GetList']);
  });

  test('S§8 row 5: a template that cannot be fetched is only logged and navigation goes on', async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    const words = listen(page);
    await visitor.open('/home');
    await expect(page.getByRole('link', { name: '请登录' })).toBeVisible();
    await page.route('**/api/ShopHostUrlMapTemplate/GetList', (route) => route.abort('connectionreset'));
    await page.getByRole('link', { name: '帮助中心' }).first().click();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect.poll(() => words.filter((text) => text.startsWith('template')).length).toBe(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(page.url()).toContain('/help');
  });

  test('S§8 row 7: a transport or HTTP error is a red toast with the message for 5 seconds, and the call fails', async ({
    visit,
  }) => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/help');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.route('**/api/Product*/GetWebSkuPage', (route) => route.abort('connectionreset'));
    await visitor.open('/SearchFor?keyword=笔');
    const toast = toastOf(page, '网络连接失败，请检查网络后重试');
    await expect(toast).toBeVisible();
    const from = await page.evaluate(() => performance.now());
    expect(await toast.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
      await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = 'var(--danger)';
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      }),
    );
    await expectAccessible(page);
    await expect(toast).toHaveCount(0);
    const stayedMs = (await page.evaluate(() => performance.now())) - from;
    expect(stayedMs).toBeGreaterThan(4000);
    expect(stayedMs).toBeLessThan(7000);
    await expect(page.getByRole('button', { name: /重新加载|重试/ }).first()).toBeVisible();

    await page.route('**/api/Product*/GetWebSkuPage', (route) =>
      route.fulfill({
        status: 500,
        contentType: 'application/json',
        body: JSON.stringify({ success: false, resultData: null, errorCode: '9', errorMsg: '系统繁忙，请稍后重试' }),
      }),
    );
    await page
      .getByRole('button', { name: /重新加载|重试/ })
      .first()
      .click();
    await expect(toastOf(page, '系统繁忙，请稍后重试')).toBeVisible();
  });

  test('S§8 row 7: hot search and the small reads of a page are no exception', async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    await page.route('**/api/ProductToC/GetHotSearchList', (route) => route.abort('connectionreset'));
    await visitor.open('/help');
    await expect(toastOf(page, '网络连接失败，请检查网络后重试')).toBeVisible();
    const buyer = await visit({ as: 'buyer' });
    await buyer.page.route('**/api/ShopOrder/GetStateCount', (route) => route.fulfill({ status: 502, body: 'x' }));
    await buyer.open('/center/order/myOrder');
    await expect(toastOf(buyer.page, '系统繁忙，请稍后重试（502）')).toBeVisible();
  });

  test('S§8 row 8: a picture that cannot be loaded becomes the placeholder', async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    await page.route(/\/pictures\/.*\.webp/, (route) => route.abort());
    await visitor.open('/SearchFor?keyword=复印纸');
    // The first of a card is that of the goods; those of its variants follow.
    const picture = page.getByRole('article').first().locator('img').first();
    await expect(picture.and(page.locator('[src="/pictures/placeholder.svg"]'))).toBeVisible();
  });

  test('S§8 row 9: a page that does not exist is the /404 screen', async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/404');
    await expect(page.getByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible();
    await page.getByRole('link', { name: '返回首页' }).click();
    await expect(page).toHaveURL(/#\/home/);
  });
});

test.describe('S§8 dialogs', () => {
  test('S§8 row 3: a failed login is a confirm dialog 提示 with 账号或者密码不正确', async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/login');
    await page.getByLabel('账号', { exact: true }).fill('nobody_here');
    await page.getByLabel('密码', { exact: true }).fill('Wrong@2026');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '提示' });
    await expect(dialog.getByText('账号或者密码不正确', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByLabel('账号', { exact: true })).toHaveValue('nobody_here');
  });

  const question = '登录状态已过期，您可以继续留在该页面，或者重新登录';

  async function openWithBrokenMenu(visit: Visit): Promise<Visitor> {
    const buyer = await visit({ as: 'buyer' });
    const { page } = buyer;
    await page.route('**/api/KamFunction/GetUserByFunction', (route) =>
      route.fulfill({
        status: 500,
        contentType: 'application/json',
        body: JSON.stringify({ success: false, resultData: null, errorCode: '9', errorMsg: '系统繁忙，请稍后重试' }),
      }),
    );
    await buyer.open('/center/order/myOrder?tab=待收货');
    await expect(page.getByRole('dialog', { name: '提示' }).getByText(question, { exact: true })).toBeVisible();
    return buyer;
  }

  test('S§8 row 4: after a failed permission fetch the user may stay, and sees errorMsg', async ({ visit }) => {
    const buyer = await openWithBrokenMenu(visit);
    const { page } = buyer;
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();
    await expect(toastOf(page, '系统繁忙，请稍后重试')).toBeVisible();
    expect(page.url()).toContain('/center/order/myOrder');
    await page.unroute('**/api/KamFunction/GetUserByFunction');
    await page.getByRole('button', { name: '重新加载' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '我的订单' })).toBeVisible();
  });

  test('S§8 row 4: after a failed permission fetch OK logs out and leads to the login page and back', async ({
    visit,
  }) => {
    const buyer = await openWithBrokenMenu(visit);
    const { page } = buyer;
    await page.getByRole('dialog').getByRole('button', { name: '重新登录' }).click();
    await expect(page).toHaveURL(/#\/login\?redirect=/);
    expect(await cookieOf(buyer, 'token')).toBeUndefined();
    await page.unroute('**/api/KamFunction/GetUserByFunction');
    await fillInLogin(buyer, 'buyer');
    await expect(page).toHaveURL(/#\/center\/order\/myOrder\?tab=/);
  });

  test('S§8 row 4: a permission fetch that another code refuses asks as well', async ({ visit }) => {
    const buyer = await visit({ as: 'buyer' });
    const { page } = buyer;
    await refuse(page, '/api/KamFunction/GetUserByFunction', '菜单暂时读不出来');
    await buyer.open('/center/dashboard/overview');
    await expect(page.getByRole('dialog', { name: '提示' }).getByText(question, { exact: true })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();
    await expect(toastOf(page, '菜单暂时读不出来')).toBeVisible();
  });

  test("S§8 row 6: errorCode '2' is one blocking alert; a failed logout is only logged", async ({ visit }) => {
    const buyer = await visit();
    const { page } = buyer;
    const words = listen(page);
    await signIn(buyer, 'buyer');
    await buyer.open('/home');
    await expect(page.getByRole('button', { name: '陈思远' })).toBeVisible();
    await callApi('/api/Account/Logout', {}, { token: (await cookieOf(buyer, 'token')) ?? '' });
    await buyer.open('/center/order/myOrder');
    const alert = page.getByRole('dialog', { name: '系统提示' });
    await expect(alert.getByText('登录状态已过期，请重新登录', { exact: true })).toBeVisible();
    await page.mouse.click(4, 4);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(alert).toBeVisible();
    await expect(alert.getByRole('button')).toHaveText(['重新登录'], { useInnerText: true });
    await expectAccessible(page);
    await alert.getByRole('button', { name: '重新登录' }).click();
    await expect(page).toHaveURL(/#\/login\?redirect=/);

    await fillInLogin(buyer, 'buyer');
    await expect(page).toHaveURL(/#\/center\/order\/myOrder/);
    await page.route('**/api/Account/Logout', (route) => route.abort('connectionreset'));
    await page.getByRole('button', { name: '陈思远' }).hover();
    await page.getByRole('button', { name: '退出登录' }).click();
    await expect(page).toHaveURL(/#\/login\?redirect=/);
    expect(words.filter((text) => text.startsWith('logout'))).toHaveLength(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await cookieOf(buyer, 'token')).toBeUndefined();
  });
});
