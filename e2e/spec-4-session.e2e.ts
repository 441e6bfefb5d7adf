import { plateTypes } from '@jicai/domain/shop/plate-types.ts';
import type { Page } from '@playwright/test';
import { callApi } from './api.ts';
import { expectToStay } from './expect-to-stay.ts';
import { expect, test } from './fixtures.ts';
import { lendRole } from './lend-role.ts';
import { endSession, fillInLogin, signIn, tokenOf } from './sign-in.ts';
import { cookieOf } from './visitor.ts';

/** Tells what this run types from what an earlier one did on the same shop. */
const run = Date.now().toString(36);

/** The routes of spec section 2 that a visitor may open without a session. */
const openRoutes = `/login /register /home /SearchFor /productDetail?productId=1 /help /error /agreement /404`.split(
  ' ',
);
const closedRoutes =
  `/supplier?supplierId=1 /print /cart /addToCart /Settlementpage?itemList=1:1 /Cashier?tradeNo=T1 /zhifu /WeChat /paySuccess
  /Audit/OrderAudit /center /center/order/myOrder?tab=待收货&searchKey=笔 /center/order/orderDetail?orderNo=D1 /center/kamUser/revisePwd
  /finance/checkOrder /finance/checkOrder/checkDetail /nonsense`.split(/\s+/);

/** The route the page shows, as one would read it. */
const routeOf = (page: Page) => decodeURIComponent(decodeURIComponent(new URL(page.url()).hash.slice(1)));
/** Starts to count the calls of one path. */
function countCalls(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(path)) count += 1;
  });
  return () => count;
}

test.describe('S§4 session', () => {
  test('S§4 session: no token means anonymous; a token means logged in', async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/home');
    await expect(page.getByRole('link', { name: '请登录' })).toBeVisible();
    expect(await cookieOf(visitor, 'token')).toBeUndefined();
    await signIn(visitor, 'buyer');
    await visitor.open('/home');
    await page.reload();
    await expect(page.getByRole('button', { name: '陈思远' })).toBeVisible();
    await expect(page.getByRole('link', { name: '请登录' })).toHaveCount(0);
  });

  test('S§4 logout: the cookies token, userId, userName and userPwd go, and the login page leads back', async ({
    visit,
  }) => {
    const buyer = await visit();
    const { page } = buyer;
    await buyer.open('/login?redirect=%2FSearchFor%3Fkeyword%3D%E7%AC%94');
    await page.getByRole('checkbox', { name: '记住登录' }).check({ force: true });
    await fillInLogin(buyer, 'buyer');
    await expect(page).toHaveURL(/#\/SearchFor/);
    const token = await cookieOf(buyer, 'token');
    const held = await page.context().cookies(buyer.base);
    const names = ['token', 'userId', 'userName', 'userPwd'];
    expect(names.filter((name) => !held.some((cookie) => cookie.name === name && cookie.value))).toEqual([]);
    // What userPwd holds is no password, and no script can read it (docs/domain/decisions.md §10).
    expect(held.find(({ name }) => name === 'userPwd')).toMatchObject({ httpOnly: true, sameSite: 'Lax' });

    await page.getByRole('button', { name: '陈思远' }).hover();
    await page.getByRole('button', { name: '退出登录' }).click();
    await expect(page).toHaveURL(/#\/login\?redirect=/);
    expect(routeOf(page)).toBe('/login?redirect=/SearchFor?keyword=笔');
    const left = await page.context().cookies(buyer.base);
    expect(left.filter(({ name }) => names.includes(name))).toEqual([]);
    expect((await callApi('/api/Account/GetUserInfo', {}, { token: token ?? '' })).errorCode).toBe('2');
    await fillInLogin(buyer, 'buyer');
    await expect(page).toHaveURL(/#\/SearchFor/);
  });

  test('S§4 cart item with itemState 0 is shown greyed, in the panel and in the cart', async ({ visit }) => {
    const admin = await visit();
    const { page } = admin;
    const token = await tokenOf('admin');
    await callApi('/api/ShopCart/EmptyCart', { data: {} }, { token });
    const goods = await callApi('/api/Product/GetWebSkuPage', { reqData: { inStock: true } }, { token });
    const [sku] = goods.resultData as { itemId: string; minQty: number }[];
    await callApi('/api/ShopCart/Add', { data: { itemId: sku?.itemId, chartQty: sku?.minQty } }, { token });
    await signIn(admin, 'admin');
    // The goods leave the shelf between the server and the screen.
    await page.route(/ShopCart\/Get(List|Page)$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll('"itemState":1', '"itemState":0') });
    });
    await admin.open('/help');
    await page
      .getByRole('link', { name: /^购物车/ })
      .first()
      .hover();
    const panel = page.getByRole('region', { name: '购物车中的商品' });
    await expect(panel.getByText('失效')).toBeVisible();
    expect(await panel.locator('img').evaluate((image) => getComputedStyle(image).filter)).toBe('grayscale(1)');
    await admin.open('/cart');
    await expect(page.getByRole('heading', { name: /失效/ })).toBeVisible();
  });

  test('S§4 mini cart panel: opens on hover and closes on leave', async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/help');
    const panel = page.getByRole('region', { name: '购物车中的商品' });
    await page
      .getByRole('link', { name: /^购物车/ })
      .first()
      .hover();
    await expect(panel.getByText('暂未登录，赶快去登录吧！')).toBeVisible();
    await page.getByRole('heading', { level: 1 }).first().hover();
    await expect(panel).toHaveCount(0);
  });

  test('S§4 sidebar: open or closed is kept in the cookie sidebarStatus, 1 or 0', async ({ visit }) => {
    const buyer = await visit({ as: 'buyer' });
    const { page } = buyer;
    await buyer.open('/center/order/myOrder');
    await page.getByRole('button', { name: '收起菜单' }).click();
    expect(await cookieOf(buyer, 'sidebarStatus')).toBe('0');
    await page.reload();
    await page.getByRole('button', { name: '展开菜单' }).click();
    expect(await cookieOf(buyer, 'sidebarStatus')).toBe('1');
    await page.reload();
    await expect(page.getByRole('button', { name: '收起菜单' })).toBeVisible();
  });
});

test.describe('S§4 route guard', () => {
  test('S§4 route guard: every navigation loads the template data', async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    const asked = countCalls(page, '/api/ShopHostUrlMapTemplate/GetList');
    await visitor.open('/home');
    await expect(page.getByRole('link', { name: '请登录' })).toBeVisible();
    // The first page brings the template in its HTML.
    expect(JSON.parse((await page.locator('#template').textContent()) ?? '{}')).toHaveProperty('companyTempList');
    let before = asked();
    for (const [link, address] of [
      ['帮助中心', /#\/help/],
      ['隐私协议', /#\/agreement/],
      ['免费注册', /#\/register/],
    ] as const) {
      const [request] = await Promise.all([
        page.waitForRequest(/ShopHostUrlMapTemplate\/GetList/),
        page.getByRole('link', { name: link }).first().click(),
      ]);
      await expect(page).toHaveURL(address);
      expect(request.postDataJSON()).toMatchObject({ plateType: plateTypes.shop });
      expect(asked()).toBeGreaterThan(before);
      before = asked();
    }
  });

  test('S§4 route guard, not logged in: only nine routes open, anything else leads to /login with the full path', async ({
    visit,
  }) => {
    const visitor = await visit();
    const { page } = visitor;
    for (const route of openRoutes) {
      await visitor.open(route);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      expect(routeOf(page), route).not.toContain('redirect');
    }
    for (const route of closedRoutes) {
      await visitor.open(route);
      await expect(page).toHaveURL(({ hash }) => {
        const redirect = new URLSearchParams(hash.split('?')[1]).get('redirect') ?? '';
        return hash.startsWith('#/login?') && decodeURIComponent(redirect) === route;
      });
    }
  });

  test('S§4 route guard, logged in: /login passes; /center/ generates the routes of the menu; what matches nothing is /404', async ({
    visit,
  }) => {
    const buyer = await visit();
    const { page } = buyer;
    const menus = countCalls(page, '/api/KamFunction/GetUserByFunction');
    await signIn(buyer, 'buyer');
    await buyer.open('/login');
    await expect(page.getByRole('heading', { name: '欢迎登录' })).toBeVisible();
    expect(menus()).toBe(0);
    await buyer.open('/center/kamUser/receivingAddress');
    await expect(page.getByRole('heading', { level: 1, name: '收货地址' })).toBeVisible();
    expect(menus()).toBeGreaterThan(0);
    for (const route of ['/center/order/nonsense', '/finance/nonsense', '/center/order/allOrder', '/nonsense']) {
      await buyer.open('/home');
      await buyer.open(route);
      await expect(page).toHaveURL(/#\/404$/);
      await expect(page.getByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible();
    }
  });
});

test.describe('S§4 route guard, the menu', () => {
  const path = '/api/KamFunction/GetUserByFunction';

  test('S§4 route guard: each page of /center/ and /finance/ asks for the menu anew, one call at a time, the old one stands meanwhile', async ({
    visit,
  }) => {
    const lent = await lendRole('buyer', ['211', '311', '312', '412']);
    const buyer = await visit();
    const { page } = buyer;
    try {
      await signIn(buyer, 'buyer');
      await buyer.open('/center/concern/browsing');
      const menu = page.getByRole('navigation', { name: '用户中心' });
      await expect(menu.getByRole('link', { name: '浏览足迹' })).toBeVisible();
      const asked = countCalls(page, path);
      await menu.getByRole('link', { name: '收货地址' }).click();
      await expect(page.getByRole('heading', { level: 1, name: '收货地址' })).toBeVisible();
      await expect.poll(asked).toBe(1);

      await lent.setFunctions(['211', '311', '312']);
      let running = 0;
      let most = 0;
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(`**${path}`, async (route) => {
        running += 1;
        most = Math.max(most, running);
        await released;
        await route.continue();
        running -= 1;
      });
      await menu.getByRole('link', { name: '个人信息' }).click();
      await expect(page.getByRole('heading', { level: 1, name: '个人信息' })).toBeVisible();
      await menu.getByRole('link', { name: '浏览足迹' }).click();
      await expect(page).toHaveURL(/#\/center\/concern\/browsing$/);
      await expect(page.getByRole('heading', { level: 1, name: '浏览足迹' })).toBeVisible();
      expect([running, most]).toEqual([1, 1]);
      release();
      // The function is gone, and its page with it.
      await expect(page).toHaveURL(/#\/404$/);
      await page.goBack();
      await expect(menu.getByRole('link', { name: '收货地址' })).toBeVisible();
      await expect(menu.getByRole('link', { name: '浏览足迹' })).toHaveCount(0);
    } finally {
      await lent.giveBack();
    }
  });
});

test.describe('S§4 session expiry', () => {
  test('S§4 session expiry: the user is logged out wholly, userPwd too', async ({ visit }) => {
    const buyer = await visit();
    const { page } = buyer;
    await buyer.open('/login');
    await page.getByRole('checkbox', { name: '记住登录' }).check({ force: true });
    await fillInLogin(buyer, 'buyer');
    await expect(page).toHaveURL(/#\/home/);
    expect(await cookieOf(buyer, 'userPwd')).toBeTruthy();
    await endSession(buyer);
    await buyer.open('/center/order/myOrder');
    await page.getByRole('dialog', { name: '系统提示' }).getByRole('button', { name: '重新登录' }).click();
    await expect(page).toHaveURL(/#\/login\?redirect=/);
    await expect.poll(() => cookieOf(buyer, 'userPwd')).toBeUndefined();
    for (const name of ['token', 'userId', 'userName']) expect(await cookieOf(buyer, name)).toBeUndefined();
    // Nobody is remembered any more: the next start shows a visitor.
    await buyer.open('/home');
    await page.reload();
    await expect(page.getByRole('link', { name: '请登录' })).toBeVisible();
  });

  test('S§4 session expiry: one blocking alert for many calls in two tabs; then the page and what was typed are back', async ({
    visit,
  }) => {
    const buyer = await visit({ as: 'buyer' });
    const { page } = buyer;
    await buyer.open('/center/kamUser/receivingAddress');
    await page.getByRole('button', { name: '新增地址' }).first().click();
    const form = page.getByRole('dialog', { name: '新增收货地址' });
    await form.getByLabel('收货人').fill('刘佳');
    await form.getByLabel('手机号').fill('13912345508');
    await form.getByLabel('省', { exact: true }).selectOption({ label: '广东省' });
    await form.getByLabel('市', { exact: true }).selectOption({ label: '东莞市' });
    await form.getByLabel('区县').selectOption({ label: '东莞市' });
    await form.getByLabel('详细地址').fill(`松山湖科技园 ${run} 栋`);
    const other = await page.context().newPage();
    await other.goto(`${buyer.base}/#/center/dashboard/overview`);
    await expect(other.getByRole('heading', { level: 1, name: '数据概览' })).toBeVisible();

    await endSession(buyer);
    await page.bringToFront();
    await form.getByRole('button', { name: '保存地址' }).click();
    await other.evaluate(() => window.location.reload());
    // Either may be refused first, and that one asks.
    const alertsOf = (tab: Page) => tab.getByRole('dialog', { name: '系统提示' });
    const counts = () => Promise.all([alertsOf(page).count(), alertsOf(other).count()]);
    await expect.poll(async () => (await counts()).some((count) => count > 0)).toBe(true);
    const [asking, waiting] = (await alertsOf(page).count()) > 0 ? [page, other] : [other, page];
    const alert = alertsOf(asking);
    await expect(alert.getByText('登录状态已过期，请重新登录')).toBeVisible();
    await expect(alert).toHaveCount(1);
    await expect(alert.getByRole('button')).toHaveText(['重新登录'], { useInnerText: true });
    await asking.keyboard.press('Escape');
    await asking.mouse.click(5, 5);
    await expect(alert).toBeVisible();
    await expectToStay(() => alertsOf(waiting).count(), 0, 500);
    await alert.getByRole('button', { name: '重新登录' }).click();
    await expect(page).toHaveURL(/#\/login\?redirect=/);
    await expect(other).toHaveURL(/#\/login\?redirect=/);
    expect(routeOf(page)).toBe('/login?redirect=/center/kamUser/receivingAddress');
    expect(await cookieOf(buyer, 'token')).toBeUndefined();

    await fillInLogin(buyer, 'buyer');
    await expect(page).toHaveURL(/#\/center\/kamUser\/receivingAddress$/);
    await expect(form).toBeVisible();
    await expect(form.getByLabel('收货人')).toHaveValue('刘佳');
    await expect(form.getByLabel('详细地址')).toHaveValue(`松山湖科技园 ${run} 栋`);
  });

  test('S§4 session expiry: what was chosen and written on the settlement page is there after the login', async ({
    visit,
  }) => {
    const buyer = await visit({ as: 'buyer' });
    const { page } = buyer;
    const goods = await callApi('/api/ProductToC/GetWebSkuPage', { reqData: { inStock: true } });
    const [sku] = goods.resultData as { itemId: string; minQty: number }[];
    await buyer.open(`/Settlementpage?itemList=${sku?.itemId}:${sku?.minQty}`);
    const settled = page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/api/ShopOrder/Settle') && answer.request().postData()?.includes('"payMode":3') === true,
    );
    await page.getByRole('radio', { name: '对公转账' }).check();
    await settled;
    await page.getByLabel('采购单号').fill(`PO-${run}`);
    await page.getByLabel('成本中心').selectOption('CC-2107');
    await page.getByLabel('备注').fill('请送到二号门');
    await endSession(buyer);
    await page.getByRole('button', { name: /^提交订单/ }).click();
    await page.getByRole('dialog', { name: '系统提示' }).getByRole('button', { name: '重新登录' }).click();
    await expect(page).toHaveURL(/#\/login\?redirect=/);
    await fillInLogin(buyer, 'buyer');
    await expect(page).toHaveURL(/#\/Settlementpage/);
    await expect(page.getByLabel('采购单号')).toHaveValue(`PO-${run}`);
    await expect(page.getByLabel('成本中心')).toHaveValue('CC-2107');
    await expect(page.getByLabel('备注')).toHaveValue('请送到二号门');
    await expect(page.getByRole('radio', { name: '对公转账' })).toBeChecked();
  });

  test('S§4 session expiry: many calls that fail at once in one page make one alert', async ({ visit }) => {
    const buyer = await visit({ as: 'buyer' });
    const { page } = buyer;
    await buyer.open('/center/dashboard/overview');
    await expect(page.getByRole('heading', { level: 1, name: '数据概览' })).toBeVisible();
    await endSession(buyer);
    const refused: string[] = [];
    page.on('response', async (response) => {
      if (!response.url().includes('/api/')) return;
      // What is still on its way when the page is left has no text any more.
      const text = await response.text().catch(() => '');
      if (text.includes('"errorCode":"2"')) refused.push(response.url());
    });
    await page.reload();
    const alert = page.getByRole('dialog');
    await expect(alert.getByText('登录状态已过期，请重新登录')).toBeVisible();
    await expect.poll(() => refused.length).toBeGreaterThan(1);
    await alert.getByRole('button', { name: '重新登录' }).click();
    await expect(page).toHaveURL(/#\/login\?redirect=/);
    await expect(alert).toHaveCount(0);
    expect(routeOf(page)).toBe('/login?redirect=/center/dashboard/overview');
  });
});
