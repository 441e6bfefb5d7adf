import { callApi } from './api.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectFingers } from './expect-fingers.ts';
import { expect, test } from './fixtures.ts';
import { tokenOf } from './sign-in.ts';
import { phone } from './visitor.ts';

interface Sku {
  itemId: string;
  itemName: string;
  minQty: number;
}

/** A buyer's cart of his own, with the dearest goods: their price and its unit need a line. */
async function fillCart(): Promise<void> {
  const token = await tokenOf('admin');
  await callApi('/api/ShopCart/EmptyCart', { data: {} }, { token });
  const asked = { reqData: { inStock: true, sortField: 'price', sortType: 'desc' } };
  const goods = (await callApi('/api/Product/GetWebSkuPage', asked, { token })).resultData as Sku[];
  const list = goods.slice(0, 3).map(({ itemId, minQty }) => ({ itemId, chartQty: minQty }));
  await callApi('/api/ShopCart/AddList', { data: { list } }, { token });
}

test('the cart of a phone keeps the bar below and a way back, and breaks no price', async ({ visit }) => {
  await fillCart();
  const buyer = await visit({ as: 'admin', viewport: phone });
  const { page } = buyer;
  await buyer.open('/SearchFor?keyword=纸');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^购物车/ })
    .tap();
  const bar = page.getByRole('navigation', { name: '底部导航' });
  await expect(bar.getByRole('link', { name: /^购物车/ })).toBeVisible();
  const units = page.getByText(/^\/ \S+$/);
  await expect(units).toHaveCount(3);
  await expect
    .poll(() => units.evaluateAll((all) => Math.max(...all.map((unit) => unit.getClientRects().length))))
    .toBe(1);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  await expectFingers(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: '返回' }).tap();
  await expect(page).toHaveURL(/SearchFor/);

  // Where the visit begins on an inner page, the way back leads on all the same.
  const fresh = await visit({ as: 'admin', viewport: phone });
  await fresh.open('/cart');
  await fresh.page.getByRole('button', { name: '返回' }).tap();
  await expect(fresh.page).toHaveURL(/home/);
});

test('加入购物车 on a phone asks for specification and quantity, on cards and on the product page', async ({
  visit,
}) => {
  await callApi('/api/ShopCart/EmptyCart', { data: {} }, { token: await tokenOf('buyer') });
  const buyer = await visit({ as: 'buyer', viewport: phone });
  const { page } = buyer;
  await buyer.open('/SearchFor?keyword=按动中性笔 Q7');
  await page
    .getByRole('button', { name: /^加入购物车：/ })
    .first()
    .tap();
  const sheet = page.getByRole('dialog', { name: '选择规格和数量' });
  await sheet.getByRole('button', { name: '红色' }).tap();
  await expect(sheet.getByRole('button', { name: '红色' })).toHaveAttribute('aria-pressed', 'true');
  await sheet.getByRole('button', { name: '增加' }).tap();
  await expectAccessible(page);
  const quantity = await sheet.getByLabel('数量').inputValue();
  await sheet.getByRole('button', { name: '加入购物车' }).tap();
  await expect(sheet).toBeHidden();
  const note = page.getByRole('status').filter({ hasText: `已加入 ${quantity} ` });
  await note.getByRole('link', { name: '去购物车' }).tap();
  await expect(page.getByText(/红色/).first()).toBeVisible();
  await expect(page.getByLabel(/数量$/)).toHaveValue(quantity);

  await page
    .getByRole('main')
    .getByRole('link', { name: /中性笔/ })
    .first()
    .tap();
  await expect(page).toHaveURL(/productDetail/);
  await page.getByRole('button', { name: '加入购物车' }).last().tap();
  await expect(sheet).toBeVisible();
  // A step back closes it with its page.
  await page.goBack();
  await expect(page).toHaveURL(/cart/);
  await expect(sheet).toBeHidden();
});

test('what a phone shows can be pressed by a finger, and bars cover no field', async ({ visit }) => {
  const buyer = await visit({ as: 'buyer', viewport: phone });
  const { page } = buyer;
  const shown: [string, RegExp][] = [
    ['/home', /常购清单/],
    ['/SearchFor?keyword=笔', /件$/],
    ['/brands', /品牌馆/],
    ['/SearchFor?keyword=没有这样的商品', /试试/],
    ['/center/mine', /退出登录/],
    ['/center/order/myOrder', /共 \d+ 件/],
    ['/center/order/cancelReturn?tab=退货售后', /售后单号/],
    ['/center/kamUser/invoice', /全选本页/],
    ['/center/concern/itemConcern', /全选本页/],
    ['/center/dashboard/overview', /采购支出/],
    ['/center/kamUser/messages', /查看/],
  ];
  for (const [route, text] of shown) {
    await buyer.open(route);
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    await expectFingers(page);
  }
  const finance = await visit({ as: 'finance', viewport: phone });
  await finance.open('/finance/checkOrder/financeCheck');
  await expect(finance.page.getByRole('link', { name: /^去核对/ })).toBeVisible();
  await expectFingers(finance.page);
  await buyer.open('/help');
  await expect(page.getByRole('heading', { level: 1, name: '帮助中心' })).toBeVisible();
  await expectFingers(page);
  await page.getByRole('link', { name: '价格说明' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: '价格说明' })).toBeVisible();
  await page.getByText('帮助目录').tap();
  await page.getByRole('link', { name: '发票说明' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: '发票说明' })).toBeVisible();

  await buyer.open('/center/kamUser/userInfo');
  const fields = page.getByRole('main').locator('input:visible, textarea:visible');
  await expect(fields.first()).toBeVisible();
  for (const field of await fields.all()) {
    await field.focus();
    await expect
      .poll(() =>
        field.evaluate((one) => {
          const box = one.getBoundingClientRect();
          const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
          return seen !== null && (seen === one || one.contains(seen) || seen.contains(one));
        }),
      )
      .toBe(true);
  }
});
