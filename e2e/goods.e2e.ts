import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';

const queryOf = (page: Page) => new URLSearchParams(new URL(page.url()).hash.split('?')[1]);
const summaryOf = (page: Page) => page.getByRole('region', { name: '结算' });

/** Holds the scripts that render back until a call was sent to this path; returns how many were. */
async function holdCodeBack(page: Page, path: string): Promise<() => number> {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(path)) asked += 1;
  });
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    if (route.request().resourceType() === 'script') await expect.poll(() => asked).toBe(1);
    await route.continue();
  });
  return () => asked;
}

test.describe('product page', () => {
  test('a chip swaps the item in place, a quantity becomes one that may be ordered', async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/SearchFor?keyword=JC10001-01');
    await page.getByRole('article').getByRole('link', { name: /Q7/ }).first().click();
    await expect(page.getByRole('button', { name: /0.7mm.*缺货/ })).toBeVisible();
    const before = queryOf(page);
    await page.getByRole('button', { name: '蓝色' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /蓝色/ })).toBeVisible();
    expect(queryOf(page).get('productId')).toBe(before.get('productId'));
    expect(queryOf(page).get('itemId')).not.toBe(before.get('itemId'));

    const quantity = page.getByRole('textbox', { name: '数量' });
    await quantity.fill('12');
    await quantity.press('Enter');
    await expect(quantity).toHaveValue('15');
    await page.getByRole('button', { name: /张图片：包装$/ }).click();
    await expect(page.getByRole('img', { name: /蓝色.*包装$/ })).toHaveJSProperty('naturalWidth', 1200);
    await page.getByRole('tabpanel').scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { name: '包装清单' })).toBeVisible();
    await expect(page.getByRole('img', { name: /尺寸图/ })).toHaveJSProperty('naturalWidth', 1200);
    await page.getByRole('tab', { name: '规格参数' }).click();
    await expect(page.getByRole('rowheader', { name: '执行标准' })).toBeVisible();
    await expectAccessible(page);
  });

  test('a visitor sees the name of the shop and is answered for the product while its code still comes', async ({
    visit,
  }) => {
    const { page, open } = await visit();
    await open('/SearchFor?keyword=JC10001-01');
    const card = page.getByRole('article').getByRole('link', { name: /Q7/ }).first();
    await card.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const address = page.url();

    const asked = await holdCodeBack(page, '/GetSkuModel');
    await page.goto('about:blank');
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator('.arriving')).toContainText('集采商城');
    await expect(page.getByRole('heading', { level: 1, name: /Q7/ })).toBeVisible();
    await expect(page.locator('.arriving')).toHaveCount(0);
    expect(asked()).toBe(1);
  });

  test('what is searched for is asked for while the code of the page still comes, once', async ({ visit }) => {
    for (const as of [undefined, 'buyer'] as const) {
      const { page, base } = await visit({ ...(as && { as }) });
      const asked = await holdCodeBack(page, '/GetWebSkuPage');
      await page.goto('about:blank');
      await page.goto(`${base}/#/SearchFor?keyword=${encodeURIComponent(' JC10001-01 ')}`, { waitUntil: 'commit' });
      await expect(page.getByRole('article').getByRole('link', { name: /Q7/ }).first()).toBeVisible();
      expect(asked()).toBe(1);
    }
  });

  test('unknown goods lead to the page that says so', async ({ visit }) => {
    const visitor = await visit();
    await visitor.open('/productDetail?productId=99');
    await expect(visitor.page).toHaveURL(/#\/error/);
  });
});

test.describe('cart', () => {
  test('a refused quantity is explained and put back; another tab follows', async ({ visit }) => {
    const buyer = await visit({ as: 'admin' });
    const { page } = buyer;
    await buyer.open('/SearchFor?keyword=便利贴');
    await page
      .getByRole('button', { name: /^加入购物车：/ })
      .first()
      .click();
    await expect(page.getByRole('status').filter({ hasText: /^已加入 \d+ / })).toBeVisible();

    const [cart] = await Promise.all([
      page.waitForEvent('popup'),
      page
        .getByRole('link', { name: /^购物车/ })
        .first()
        .click(),
    ]);
    const quantity = cart.getByRole('textbox').first();
    await expect(quantity).toBeVisible();
    const held = await quantity.inputValue();
    await quantity.fill('999999');
    await quantity.press('Enter');
    await expect(cart.getByRole('alert').filter({ hasText: /库存不足，仅剩/ })).toBeVisible();
    await expect(quantity).toHaveValue(held);

    // The box follows the cart's answer, which may come a moment after the click.
    await cart.getByRole('checkbox', { name: '全选' }).last().click();
    await expect(summaryOf(cart).getByText(/已选 0 种 0 件/)).toBeVisible();
    await cart.getByRole('button', { name: '去结算' }).click();
    await expect(cart.getByText('请选择要结算的商品')).toBeVisible();
    await expectAccessible(cart);

    // Only the last removal can be taken back, and an earlier journey may have left further lines.
    let lastHeld = '';
    for (let left = await cart.getByRole('button', { name: /^删除 / }).count(); left > 0; left -= 1) {
      lastHeld = await cart.getByRole('textbox').first().inputValue();
      await cart
        .getByRole('button', { name: /^删除 / })
        .first()
        .click();
      await expect(cart.getByText('删除成功').first()).toBeVisible();
      await expect(cart.getByRole('button', { name: /^删除 / })).toHaveCount(left - 1);
    }
    await expect(cart.getByRole('heading', { name: '购物车中暂无商品' })).toBeVisible();
    await cart.getByRole('button', { name: '撤销' }).click();
    await expect(cart.getByRole('textbox').first()).toHaveValue(lastHeld);
    await cart.getByRole('button', { name: /^删除 / }).click();
    await expect(cart.getByRole('heading', { name: '购物车中暂无商品' })).toBeVisible();
    await expect(page.getByRole('link', { name: '购物车', exact: true }).first()).toBeVisible();
  });
});
