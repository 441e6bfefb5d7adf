import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { expectAccessible } from './expect-accessible.ts';
import { signIn } from './sign-in.ts';

const { visit } = useBrowser();

const queryOf = (page: Page) => new URLSearchParams(new URL(page.url()).hash.split('?')[1]);
const summaryOf = (page: Page) => page.getByRole('region', { name: '结算' });

describe('product page', () => {
  test('a chip swaps the item in place, a quantity becomes one that may be ordered', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/SearchFor?keyword=JC10001-01');
    await page.getByRole('article').getByRole('link', { name: /Q7/ }).first().click();
    await page.getByRole('button', { name: /0.7mm.*缺货/ }).waitFor();
    const before = queryOf(page);
    await page.getByRole('button', { name: '蓝色' }).click();
    await page.getByRole('heading', { level: 1, name: /蓝色/ }).waitFor();
    expect(queryOf(page).get('productId')).toBe(before.get('productId'));
    expect(queryOf(page).get('itemId')).not.toBe(before.get('itemId'));

    const quantity = page.getByRole('textbox', { name: '数量' });
    await quantity.fill('12');
    await quantity.press('Enter');
    expect(await quantity.inputValue()).toBe('15');
    await page.getByRole('tab', { name: '规格参数' }).click();
    await page.getByRole('rowheader', { name: '执行标准' }).waitFor();
    await expectAccessible(page);
    await visitor.close();
  });

  test('unknown goods lead to the page that says so', async () => {
    const visitor = await visit();
    await visitor.open('/productDetail?productId=99');
    await visitor.page.waitForURL(/#\/error/);
    await visitor.close();
  });
});

describe('cart', () => {
  test('a refused quantity is explained and put back; another tab follows', async () => {
    const buyer = await visit();
    const { page } = buyer;
    await signIn(buyer, 'admin');
    await buyer.open('/SearchFor?keyword=便利贴');
    await page
      .getByRole('button', { name: /^加入购物车：/ })
      .first()
      .click();
    await page.getByText('已加入购物车').waitFor();

    const [cart] = await Promise.all([
      page.waitForEvent('popup'),
      page
        .getByRole('link', { name: /^购物车/ })
        .first()
        .click(),
    ]);
    const quantity = cart.getByRole('textbox').first();
    await quantity.waitFor();
    const held = await quantity.inputValue();
    await quantity.fill('999999');
    await quantity.press('Enter');
    await cart
      .getByRole('alert')
      .filter({ hasText: /库存不足，仅剩/ })
      .waitFor();
    expect(await quantity.inputValue()).toBe(held);

    // The box follows the cart's answer, which may come a moment after the click.
    await cart.getByRole('checkbox', { name: '全选' }).last().click();
    await summaryOf(cart)
      .getByText(/已选 0 种 0 件/)
      .waitFor();
    await cart.getByRole('button', { name: '去结算' }).click();
    await cart.getByText('请选择要结算的商品').waitFor();
    await expectAccessible(cart);

    // Only the last removal can be taken back, and an earlier journey may have left further lines.
    let lastHeld = '';
    for (let left = await cart.getByRole('button', { name: /^删除 / }).count(); left > 0; left -= 1) {
      lastHeld = await cart.getByRole('textbox').first().inputValue();
      await cart
        .getByRole('button', { name: /^删除 / })
        .first()
        .click();
      await cart.getByText('删除成功').first().waitFor();
      await cart.waitForFunction(
        (count) => document.querySelectorAll('button[aria-label^="删除 "]').length < count,
        left,
      );
    }
    await cart.getByRole('heading', { name: '购物车中暂无商品' }).waitFor();
    await cart.getByRole('button', { name: '撤销' }).click();
    expect(await cart.getByRole('textbox').first().inputValue()).toBe(lastHeld);
    await cart.getByRole('button', { name: /^删除 / }).click();
    await cart.getByRole('heading', { name: '购物车中暂无商品' }).waitFor();
    await page.getByRole('link', { name: '购物车', exact: true }).first().waitFor();
    await buyer.close();
  });
});
