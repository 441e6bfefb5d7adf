import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildBrand, buildCategory, buildSku, type BuiltSku } from '../../../test/build-goods.ts';
import { businessHost, retailHost, useTestApp } from '../../../test/test-app.ts';
import { buildApp } from '../../app.ts';
import { shopSettings } from '../../db/tables/tenancy.ts';
import { withTenant } from '../../db/with-tenant.ts';
import { seedAccounts } from '../../seed/accounts.ts';
import { businessCompanyId, retailCompanyId } from '../../seed/shop-looks.ts';

const app = useTestApp(seedAccounts);
const hostile = `笔 </script><script>alert(1)</script> "双" '单' & <b>`;

let top = '';
let leaf = '';
let pen: BuiltSku;
let nasty: BuiltSku;
let suspended: BuiltSku;
let forEnterprises: BuiltSku;
let foreign: BuiltSku;

beforeAll(async () => {
  const { deps } = app;
  top = await buildCategory(deps, businessCompanyId, { name: '办公' });
  leaf = await buildCategory(deps, businessCompanyId, { name: '中性笔', parentId: top, level: 2 });
  const brandId = await buildBrand(deps, businessCompanyId, '启文');
  const pens = { categoryId: leaf, brandId };
  pen = await buildSku(deps, businessCompanyId, {
    ...pens,
    itemNo: 'PEN-1',
    itemName: '按动中性笔',
    retailFen: 1205,
    imgUrls: ['/pictures/x.webp'],
    attrs: [{ name: '墨水', value: '速干' }],
  });
  nasty = await buildSku(deps, businessCompanyId, { ...pens, itemNo: 'PEN-2', itemName: hostile });
  suspended = await buildSku(deps, businessCompanyId, { ...pens, itemNo: 'PEN-3', isOnSale: false });
  forEnterprises = await buildSku(deps, businessCompanyId, { ...pens, itemNo: 'PEN-4', retailFen: null });
  foreign = await buildSku(deps, retailCompanyId, { itemNo: 'CUP-1', itemName: '杯子' });
});

const get = async (url: string, host = businessHost) => {
  const { statusCode: status, body, headers } = await app.fastify.inject({ url, headers: { host } });
  return { status, body, type: String(headers['content-type']) };
};
const dataOf = (body: string) =>
  [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );

describe('/p/{productId}', () => {
  test('title, description, picture, price, crumbs, and the way into the shop', async () => {
    const { status, body, type } = await get(`/p/${pen.productId}`);
    expect([status, type]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain('<title>按动中性笔 - ');
    expect(body).toMatch(/<meta name="description" content="品牌：启文，规格：标准，价格：¥12.05 \/ 个/);
    expect(body).toContain(`<link rel="canonical" href="http://${businessHost}/p/${pen.productId}">`);
    expect(body).toContain('<meta property="product:price:amount" content="12.05">');
    expect(body).toContain(`<meta property="og:image" content="http://${businessHost}/`);
    expect(body).toContain(`data-to="/#/productDetail?productId=${pen.productId}"`);
    expect(body).toContain('<li>墨水：速干</li>');
    const [crumbs, product] = dataOf(body);
    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: '首页' }, { name: '办公' }, { name: '中性笔', position: 3 }, { name: '按动中性笔' }],
    });
    expect(product).toMatchObject({
      '@type': 'Product',
      sku: 'PEN-1',
      brand: { name: '启文' },
      offers: { price: '12.05', priceCurrency: 'CNY', availability: 'https://schema.org/InStock' },
    });
  });

  test('goods that are suspended, of another shop or not for visitors are not there', async () => {
    for (const { productId } of [suspended, foreign, forEnterprises]) {
      const { status, body } = await get(`/p/${productId}`);
      expect([status, body]).toEqual([404, expect.stringContaining('noindex')]);
    }
    expect((await get(`/p/${foreign.productId}`, retailHost)).status).toBe(200);
    expect((await get(`/p/${pen.productId}`, retailHost)).status).toBe(404);
    for (const id of ['0', 'x', '-1', '1e3', '9'.repeat(19), "1'--", '%00'])
      expect((await get(`/p/${id}`)).status).toBe(404);
  });

  test('a name cannot leave its place', async () => {
    const { body } = await get(`/p/${nasty.productId}`);
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('"双"');
    expect(body).not.toContain('<b>');
    expect(body.match(/<script/g)).toHaveLength(3);
    expect(dataOf(body)[1]).toMatchObject({ name: hostile });
    expect((await get(`/c/${leaf}`)).body).not.toContain('<script>alert');
  });

  test('a shop that shows prices after sign-in shows none here', async () => {
    const setOptions = (options: object) =>
      withTenant(app.deps.db, businessCompanyId, (tx) =>
        tx.update(shopSettings).set({ options }).where(eq(shopSettings.companyId, businessCompanyId)),
      );
    await setOptions({ isPriceForMembersOnly: true });
    try {
      const { status, body } = await get(`/p/${pen.productId}`);
      expect(status).toBe(200);
      expect(body).not.toMatch(/12\.05|¥|product:price|offers/);
    } finally {
      await setOptions({});
    }
  });
});

test('/c/{categoryId} lists what lies below it and its goods for visitors', async () => {
  const { status, body } = await get(`/c/${top}`);
  expect(status).toBe(200);
  expect(body).toContain(`data-to="/#/SearchFor?categoryId=${top}"`);
  expect(body).toContain(`<a href="/c/${leaf}">中性笔</a>`);
  expect(body).toContain(`<a href="/p/${pen.productId}">按动中性笔</a>`);
  for (const { productId } of [suspended, forEnterprises, foreign]) expect(body).not.toContain(productId);
  expect((await get(`/c/${top}`, retailHost)).status).toBe(404);
});

describe('robots.txt and sitemap.xml', () => {
  test('each host names its own, which leads to all its goods and no others', async () => {
    expect((await get('/robots.txt')).body).toContain(`Sitemap: http://${businessHost}/sitemap.xml`);
    const index = await get('/sitemap.xml');
    expect(index.type).toContain('xml');
    const files = [...index.body.matchAll(/<loc>http:\/\/[^/]+(\/[^<]+)<\/loc>/g)].map(([, path = '']) => path);
    expect(files).toEqual(['/sitemap/categories.xml', '/sitemap/goods-1.xml']);
    expect((await get('/sitemap/categories.xml')).body).toContain(`/c/${leaf}</loc>`);
    const goods = await get('/sitemap/goods-1.xml');
    for (const { productId } of [pen, nasty]) expect(goods.body).toContain(`/p/${productId}</loc>`);
    for (const { productId } of [suspended, forEnterprises, foreign]) expect(goods.body).not.toContain(productId);
    expect((await get('/sitemap/goods-1.xml', retailHost)).body).toContain(foreign.productId);
    for (const name of ['goods-2.xml', 'goods-0.xml', 'goods-x.xml', 'else.xml'])
      expect((await get(`/sitemap/${name}`)).status).toBe(404);
  });

  test('a host that is no shop’s shows nothing', async () => {
    // In the demo such a host of this machine shows the demo shop.
    const shops = await buildApp({ ...app.deps, config: { ...app.deps.config, isDemo: false } });
    const ask = (url: string) => shops.inject({ url, headers: { host: 'nobody.example.com' } });
    expect((await ask('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
    for (const url of ['/sitemap.xml', `/p/${pen.productId}`, `/c/${leaf}`])
      expect((await ask(url)).statusCode).toBe(404);
    await shops.close();
  });
});
