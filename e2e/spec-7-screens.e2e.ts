import { beforeAll, describe, expect, test } from 'vitest';
import { callApi, phone, useBrowser } from './browser.ts';
import { expectAccessible } from './expect-accessible.ts';
import { type Scene, setScene } from './scene.ts';
import { signIn } from './sign-in.ts';

const { visit } = useBrowser();
let scene: Scene;
let skuNo = '';
beforeAll(async () => {
  scene = await setScene();
  const model = await callApi('/api/ProductToC/GetSkuModel', { data: { itemId: scene.itemId } });
  skuNo = (model.resultData as { skuNo: string }).skuNo;
});

/** Waits for a call of this path while `act` runs. */
const asked = (page: import('playwright-core').Page, path: string, act: () => Promise<unknown>) =>
  Promise.all([page.waitForRequest((request) => request.url().endsWith(path)), act()]);

describe('S§7 screens of the listed operations', () => {
  test('S§7 brand page: every brand by category and letter, with its goods (BasBrand/GetPage, GetSkuBrandCatePage, GetCategoryList)', async () => {
    const buyer = await visit();
    const { page } = buyer;
    await signIn(buyer, 'buyer');
    await asked(page, '/api/Product/GetSkuBrandCatePage', () =>
      asked(page, '/api/Product/GetCategoryList', () =>
        asked(page, '/api/BasBrand/GetPage', () => buyer.open('/brands')),
      ),
    );
    await page.getByRole('heading', { level: 1, name: '品牌馆' }).waitFor();
    const brands = page.getByRole('list', { name: '品牌' }).getByRole('listitem');
    await brands.first().waitFor();
    const all = await brands.count();
    expect(all).toBeGreaterThan(5);
    await expectAccessible(page);
    const firstCategory = page.getByRole('group', { name: '分类' }).getByRole('button').nth(1);
    await firstCategory.click();
    await page.waitForURL(/categoryId=\d+/);
    await expect.poll(() => brands.count()).toBeLessThan(all);
    await page.reload();
    await expect.poll(() => firstCategory.getAttribute('aria-pressed')).toBe('true');
    const link = brands.first().getByRole('link');
    await link.getByText(/款商品/).waitFor();
    const count = Number(/(\d+) 款商品/.exec((await link.textContent()) ?? '')?.[1]);
    await link.click();
    await page.waitForURL(/#\/SearchFor\?brand=\d+&categoryId=\d+/);
    await page
      .getByText(new RegExp(`共\\s*${count}\\s*`))
      .first()
      .waitFor();
    // Every search with several brands leads here.
    await buyer.open('/SearchFor?keyword=笔');
    await page.getByRole('region', { name: '筛选' }).getByRole('link', { name: '品牌馆' }).click();
    await page.waitForURL(/#\/brands$/);
    await buyer.close();
  });

  test('S§7 brand page on a phone', async () => {
    const buyer = await visit({ viewport: phone });
    await signIn(buyer, 'buyer');
    await buyer.open('/brands');
    await buyer.page.getByRole('list', { name: '品牌' }).getByRole('listitem').first().waitFor();
    await expectAccessible(buyer.page);
    expect(await buyer.page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await buyer.close();
  });

  test('S§7 product page: picture list, tags and related categories (GetSkuModelIMG, GetCategoryListByIdBotSku, GetSkuSelTag)', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await asked(page, '/api/ProductToC/GetCategoryListByIdBotSku', () =>
      asked(page, '/api/ProductToC/GetSkuSelTag', () =>
        visitor.open(`/productDetail?productId=${scene.productId}&itemId=${scene.itemId}`),
      ),
    );
    const ways = page.getByRole('region', { name: '相关选购' });
    await ways.getByRole('link').first().waitFor();
    await asked(page, '/api/ProductToC/GetSkuModelIMG', () => page.getByRole('button', { name: '全部图片' }).click());
    const pictures = page.getByRole('dialog', { name: '商品图片' }).getByRole('listitem');
    await pictures.first().waitFor();
    const images = await callApi('/api/ProductToC/GetSkuModelIMG', { data: { itemId: scene.itemId } });
    expect(await pictures.count()).toBe((images.resultData as unknown[]).length);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await ways.getByRole('link').last().click();
    await page.waitForURL(/#\/SearchFor\?/);
    await page.getByRole('article').first().waitFor();
    await visitor.close();
  });

  test('S§7 product page by number: GetSkuModelBySkuNo, GetSkuModelIMGByNo, GetCategoryListByIdBotSkuNo', async () => {
    const buyer = await visit({ viewport: phone });
    const { page } = buyer;
    await signIn(buyer, 'buyer');
    await asked(page, '/api/Product/GetCategoryListByIdBotSkuNo', () =>
      asked(page, '/api/Product/GetSkuModelBySkuNo', () => buyer.open(`/productDetail?skuNo=${skuNo}`)),
    );
    await page.getByText(skuNo).first().waitFor();
    await asked(page, '/api/Product/GetSkuModelIMGByNo', () =>
      page.getByRole('button', { name: '查看全部图片' }).click(),
    );
    await page.getByRole('dialog', { name: '商品图片' }).getByRole('listitem').first().waitFor();
    await buyer.open('/productDetail?skuNo=NO-SUCH-NUMBER');
    await page.waitForURL(/#\/error$/);
    await buyer.close();
  });
});

describe('S§3 local state', () => {
  test('S§3 detailsdata: the page after adding shows the item in view without waiting for it', async () => {
    const buyer = await visit();
    const { page } = buyer;
    await signIn(buyer, 'buyer');
    await buyer.open(`/productDetail?productId=${scene.productId}`);
    const name = (await page.getByRole('heading', { level: 1 }).first().textContent()) ?? '';
    // From here on the goods do not answer.
    await page.route('**/api/Product/GetSkuModel', () => undefined);
    await page.getByRole('button', { name: '加入购物车' }).first().click();
    await page.waitForURL(/#\/addToCart/);
    await page.getByRole('link', { name }).first().waitFor();
    await buyer.close();
  });
});
