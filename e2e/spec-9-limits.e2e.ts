import { gzipSync } from 'node:zlib';
import { plateTypes } from '@jicai/domain/shop/plate-types.ts';
import { callApi } from './api.ts';
import { expect, test } from './fixtures.ts';
import { fillInLogin, signIn, tokenOf } from './sign-in.ts';
import { cookieOf, type Visitor } from './visitor.ts';

/** What a first visit may weigh, in bytes after gzip (apps/storefront/README.md). */
const most = { script: 110_000, style: 20_000 };
/** Of which the menu of who is signed in, which stands on all pages, is no part. */
const ofUserMenu = 1000;

/** Opens the page and weighs what it has asked for when it stands. */
async function weighVisit(visitor: Visitor, route: string, stands: () => Promise<void>) {
  const { page } = visitor;
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  // What a page asks for once it has stood for a second is no part of its first view: on a busy machine it would come before that ends.
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    window.setTimeout = ((run: () => void, ms?: number) =>
      (ms ?? 0) >= 1000 ? 0 : start(run, ms)) as typeof setTimeout;
  });
  await visitor.open(route);
  await stands();
  // As it is sent to a browser that takes no brotli, which none does on plain HTTP.
  const weigh = async (ending: string) => {
    const files = [...asked].filter((path) => path.endsWith(ending));
    const headers = { 'accept-encoding': 'gzip' };
    const answers = await Promise.all(files.map((path) => page.request.get(visitor.base + path, { headers })));
    const weights = await Promise.all(
      // A file that is too small to lie compressed is compressed as it is sent, without a length.
      answers.map(async (answer) => Number(answer.headers()['content-length'] ?? gzipSync(await answer.body()).length)),
    );
    return weights.reduce((sum, weight) => sum + weight, 0);
  };
  return { script: await weigh('.js'), style: await weigh('.css') };
}

test.describe('S§9 business constants and limits', () => {
  test('a first visit weighs no more than it may', async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    const weight = await weighVisit(visitor, '/home', async () => {
      // What the last of its files draws.
      await expect(
        page
          .getByRole('main')
          .getByRole('button', { name: /加入购物车|加购/ })
          .first(),
      ).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
    expect(weight.script).toBeLessThan(most.script);
    expect(weight.style).toBeLessThan(most.style);
  });

  test('nor does a visit that begins with a cart that has goods', async ({ visit }) => {
    const token = await tokenOf('admin');
    const goods = await callApi('/api/Product/GetWebSkuPage', { pageSize: 3, reqData: { inStock: true } }, { token });
    const list = (goods.resultData as { itemId: string; minQty: number }[]).map(({ itemId, minQty }) => ({
      itemId,
      chartQty: minQty,
    }));
    await callApi('/api/ShopCart/AddList', { data: { list } }, { token });
    const admin = await visit({ as: 'admin' });
    const { page } = admin;
    const weight = await weighVisit(admin, '/cart', async () => {
      await expect(page.getByRole('button', { name: '去结算' })).toBeVisible();
      // What is asked last: when the goods arrive.
      await expect(page.getByText(/送达$/).first()).toBeVisible();
    });
    expect(weight.script).toBeLessThan(most.script + ofUserMenu);
    expect(weight.style).toBeLessThan(most.style);
  });

  test('S§9 mini cart loads page 1, size 10, however much is in the cart', async ({ visit }) => {
    const token = await tokenOf('admin');
    await callApi('/api/ShopCart/EmptyCart', { data: {} }, { token });
    const goods = await callApi('/api/Product/GetWebSkuPage', { pageSize: 12, reqData: { inStock: true } }, { token });
    const list = (goods.resultData as { itemId: string; minQty: number }[]).map(({ itemId, minQty }) => ({
      itemId,
      chartQty: minQty,
    }));
    await callApi('/api/ShopCart/AddList', { data: { list } }, { token });
    const admin = await visit();
    const { page } = admin;
    const load = page.waitForRequest(/ShopCart\/GetList$/);
    await signIn(admin, 'admin');
    await admin.open('/home');
    const request = await load;
    expect(request.postDataJSON()).toMatchObject({ pageIndex: 1, pageSize: 10 });
    await page
      .getByRole('link', { name: /^购物车/ })
      .first()
      .hover();
    const panel = page.getByRole('region', { name: '购物车中的商品' });
    await expect(panel.getByText('共 12 种')).toBeVisible();
    await expect(panel.getByRole('listitem')).toHaveCount(10);
    await callApi('/api/ShopCart/EmptyCart', { data: {} }, { token });
  });

  test("S§9 search page size is 50, template platform type '10', router mode hash", async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    const template = page.waitForRequest(/ShopHostUrlMapTemplate\/GetList$/);
    const search = page.waitForRequest(/\/GetWebSkuPage$/);
    await visitor.open('/help');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await visitor.open('/SearchFor');
    expect((await search).postDataJSON()).toMatchObject({ pageSize: 50 });
    expect((await template).postDataJSON()).toMatchObject({ plateType: plateTypes.shop });
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/#/SearchFor');
  });

  test('S§9 the companyId cookie expires in 1 day, the others with the browser', async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/login');
    await fillInLogin(visitor, 'buyer');
    await expect(page).toHaveURL(/#\/home/);
    const cookies = await page.context().cookies(visitor.base);
    const company = cookies.find(({ name }) => name === 'companyId');
    const lifeS = (company?.expires ?? 0) - Date.now() / 1000;
    expect(lifeS).toBeGreaterThan(86_000);
    expect(lifeS).toBeLessThanOrEqual(86_401);
    for (const name of ['token', 'userId', 'userName', 'customerId', 'customerName'])
      expect(cookies.find((cookie) => cookie.name === name)?.expires, name).toBe(-1);
    expect(await cookieOf(visitor, 'userName')).toBe('陈思远');
  });

  test('S§9 the theme colour is #29166f where no template says otherwise', async ({ visit }) => {
    const visitor = await visit({ host: 'retail.localhost' });
    const { page } = visitor;
    const brand = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim());
    await visitor.open('/help');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await brand()).not.toBe('#29166f');

    // Neither the page, nor its storage, nor the server brings a template now.
    await page.addInitScript(() => {
      window.localStorage.clear();
      new MutationObserver(() => {
        const template = document.getElementById('template');
        if (template?.textContent) template.textContent = '';
      }).observe(document, { childList: true, subtree: true });
    });
    await page.route('**/api/ShopHostUrlMapTemplate/GetList', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await brand()).toBe('#29166f');
  });

  test('S§9 a call is given up after 20000 ms with a red toast', async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    // The page's clock for calls runs forty times as fast; which limit it was given is kept.
    await page.addInitScript(() => {
      const given: number[] = [];
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (ms) => {
        given.push(ms);
        return timeout(ms / 40);
      };
      Object.assign(window, { given });
    });
    await page.route('**/api/BasDoc/GetDocTree', () => {
      // Never answered.
    });
    await visitor.open('/help');
    await expect(page.locator('[popover]').getByText('请求超时，请稍后重试')).toBeVisible();
    const limits = await page.evaluate(() => (window as unknown as { given: number[] }).given);
    expect(limits.length).toBeGreaterThan(0);
    expect([...new Set(limits)]).toEqual([20_000]);
  });

  test('S§9 pictures load within 1.3 screens, and a failed one is asked for once more', async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    const asked = new Map<string, number>();
    await page.route(/\/pictures\/.*\.webp/, (route) => {
      const goods = new URL(route.request().url()).pathname.replace(/-\d+\.webp$|\.webp$/, '');
      asked.set(goods, (asked.get(goods) ?? 0) + 1);
      return route.abort();
    });
    await visitor.open('/SearchFor');
    const cards = page.getByRole('article');
    await expect(cards.first().locator('[src="/pictures/placeholder.svg"]').first()).toBeVisible();
    const seen = await cards.evaluateAll((list) =>
      list.map((card) => ({
        screens: card.getBoundingClientRect().top / window.innerHeight,
        hasPicture: card.querySelector('img') !== null,
      })),
    );
    expect(seen.filter(({ screens, hasPicture }) => screens < 1.25 && !hasPicture)).toEqual([]);
    expect(seen.filter(({ screens, hasPicture }) => screens > 1.35 && hasPicture)).toEqual([]);
    expect(seen.some(({ screens }) => screens > 1.35)).toBe(true);
    // Twice by the card and twice by its swatch.
    expect(Math.max(...asked.values())).toBeLessThanOrEqual(4);
  });
});
