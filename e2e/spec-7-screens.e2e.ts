import { callApi } from './api.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { type Scene, setScene } from './scene.ts';
import { phone } from './visitor.ts';

let scene: Scene;
let skuNo = '';
test.beforeAll(async () => {
  scene = await setScene();
  const model = await callApi('/api/ProductToC/GetSkuModel', { data: { itemId: scene.itemId } });
  skuNo = (model.resultData as { skuNo: string }).skuNo;
});

/** Waits for a call of this path while `act` runs. */
const asked = (page: import('playwright-core').Page, path: string, act: () => Promise<unknown>) =>
  Promise.all([page.waitForRequest((request) => request.url().endsWith(path)), act()]);

/** What stands below is asked for when somebody comes near. */
const toTheEnd = (page: import('playwright-core').Page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded();

test.describe('S§7 screens of the listed operations', () => {
  test('S§7 brand page: every brand by category and letter, with its goods (BasBrand/GetPage, GetSkuBrandCatePage, GetCategoryList)', async ({
    visit,
  }) => {
    const buyer = await visit({ as: 'buyer' });
    const { page } = buyer;
    await asked(page, '/api/Product/GetSkuBrandCatePage', () =>
      asked(page, '/api/Product/GetCategoryList', () =>
        asked(page, '/api/BasBrand/GetPage', () => buyer.open('/brands')),
      ),
    );
    await expect(page.getByRole('heading', { level: 1, name: '品牌馆' })).toBeVisible();
    const brands = page.getByRole('list', { name: '品牌' }).getByRole('listitem');
    await expect(brands.first()).toBeVisible();
    const all = await brands.count();
    expect(all).toBeGreaterThan(5);
    await expectAccessible(page);
    const firstCategory = page.getByRole('group', { name: '分类' }).getByRole('button').nth(1);
    await firstCategory.click();
    await expect(page).toHaveURL(/categoryId=\d+/);
    await expect.poll(() => brands.count()).toBeLessThan(all);
    await page.reload();
    await expect(firstCategory).toHaveAttribute('aria-pressed', 'true');
    const link = brands.first().getByRole('link');
    await expect(link.getByText(/款商品/)).toBeVisible();
    const count = Number(/(\d+) 款商品/.exec((await link.textContent()) ?? '')?.[1]);
    await link.click();
    await expect(page).toHaveURL(/#\/SearchFor\?brand=\d+&categoryId=\d+/);
    await expect(page.getByText(new RegExp(`共\\s*${count}\\s*`)).first()).toBeVisible();
    // Every search with several brands leads here.
    await buyer.open('/SearchFor?keyword=笔');
    await page.getByRole('region', { name: '筛选' }).getByRole('link', { name: '品牌馆' }).click();
    await expect(page).toHaveURL(/#\/brands$/);
  });

  test('S§7 brand page on a phone', async ({ visit }) => {
    const buyer = await visit({ as: 'buyer', viewport: phone });
    await buyer.open('/brands');
    await expect(buyer.page.getByRole('list', { name: '品牌' }).getByRole('listitem').first()).toBeVisible();
    await expectAccessible(buyer.page);
    expect(await buyer.page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });

  test('S§7 product page: picture list, tags and related categories (GetSkuModelIMG, GetCategoryListByIdBotSku, GetSkuSelTag)', async ({
    visit,
  }) => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open(`/productDetail?productId=${scene.productId}&itemId=${scene.itemId}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await asked(page, '/api/ProductToC/GetCategoryListByIdBotSku', () =>
      asked(page, '/api/ProductToC/GetSkuSelTag', () => toTheEnd(page)),
    );
    const ways = page.getByRole('region', { name: '相关选购' });
    await expect(ways.getByRole('link').first()).toBeVisible();
    await asked(page, '/api/ProductToC/GetSkuModelIMG', () => page.getByRole('button', { name: '全部图片' }).click());
    const pictures = page.getByRole('dialog', { name: '商品图片' }).getByRole('listitem');
    await expect(pictures.first()).toBeVisible();
    const images = await callApi('/api/ProductToC/GetSkuModelIMG', { data: { itemId: scene.itemId } });
    await expect(pictures).toHaveCount((images.resultData as unknown[]).length);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await ways.getByRole('link').last().click();
    await expect(page).toHaveURL(/#\/SearchFor\?/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('S§7 product page by number: GetSkuModelBySkuNo, GetSkuModelIMGByNo, GetCategoryListByIdBotSkuNo', async ({
    visit,
  }) => {
    const buyer = await visit({ as: 'buyer', viewport: phone });
    const { page } = buyer;
    await asked(page, '/api/Product/GetSkuModelBySkuNo', () => buyer.open(`/productDetail?skuNo=${skuNo}`));
    await expect(page.getByText(skuNo).first()).toBeVisible();
    await asked(page, '/api/Product/GetCategoryListByIdBotSkuNo', () => toTheEnd(page));
    await asked(page, '/api/Product/GetSkuModelIMGByNo', () =>
      page.getByRole('button', { name: '查看全部图片' }).click(),
    );
    await expect(page.getByRole('dialog', { name: '商品图片' }).getByRole('listitem').first()).toBeVisible();
    await buyer.open('/productDetail?skuNo=NO-SUCH-NUMBER');
    await expect(page).toHaveURL(/#\/error$/);
  });
});

test.describe('S§3 local state', () => {
  test('S§3 detailsdata: the page after adding shows the item in view without waiting for it', async ({ visit }) => {
    const buyer = await visit({ as: 'buyer' });
    const { page } = buyer;
    const { productId, itemId } = scene;
    await buyer.open(`/productDetail?productId=${productId}&itemId=${itemId}`);
    const name = (await page.getByRole('heading', { level: 1 }).first().textContent()) ?? '';
    // From here on the goods do not answer.
    await page.route('**/api/Product/GetSkuModel', () => undefined);
    await page.getByRole('button', { name: '加入购物车' }).first().click();
    // The button answers where it is pressed; the page of the specification stands at its address (docs/domain/front-end.md §2).
    await expect(page.getByRole('status').filter({ hasText: '已加入' })).toBeVisible();
    await expect(page).toHaveURL(/#\/productDetail/);
    await page.evaluate((to) => void (window.location.hash = to), `/addToCart?itemId=${itemId}&qty=1`);
    await expect(page.getByText('已成功加入购物车')).toBeVisible();
    await expect(page.getByRole('link', { name }).first()).toBeVisible();
  });
});
