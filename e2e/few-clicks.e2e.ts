import type { Page } from '@playwright/test';
import { callApi } from './api.ts';
import { expect, test } from './fixtures.ts';
import { tokenOf } from './sign-in.ts';

declare global {
  interface Window {
    pressed: number;
  }
}

/** Counts what a hand presses from here on; the document must stay the same. */
const countPresses = (page: Page) =>
  page.evaluate(() => {
    window.pressed = 0;
    window.addEventListener('pointerdown', () => (window.pressed += 1), true);
  });
const presses = (page: Page) => page.evaluate(() => window.pressed);

test('three things are found and added in six clicks', async ({ visit }) => {
  const token = await tokenOf('buyer');
  await callApi('/api/ShopCart/EmptyCart', { data: {} }, { token });
  const { page, open } = await visit({ as: 'buyer' });
  await open('/home');
  const box = page.getByRole('combobox', { name: '搜索商品' }).first();
  await expect(box).toBeVisible();
  await countPresses(page);
  for (const word of ['剪刀', '笔记本', '洗手液']) {
    await box.click();
    await box.fill(word);
    await box.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: `${word} 的搜索结果` })).toBeAttached();
    const card = page.getByRole('article').filter({ hasText: word }).first();
    await card.getByRole('button', { name: /^加入购物车：/ }).click();
    await expect(page.getByText(/^已加入/).first()).toBeVisible();
  }
  expect(await presses(page)).toBeLessThanOrEqual(6);
  // The answer to the last one may still be on its way.
  await expect
    .poll(() => callApi('/api/ShopCart/GetList', { pageIndex: 1, pageSize: 10 }, { token }))
    .toMatchObject({ totalCount: 3 });
});

test('what is owed this month stands one click from the home page', async ({ visit }) => {
  const { page, open } = await visit({ as: 'finance' });
  await open('/home');
  const way = page.getByRole('complementary', { name: '我的账户' }).getByRole('link', { name: '对账结算' });
  await expect(way).toBeVisible();
  await countPresses(page);
  await way.click();
  const debt = page.getByRole('list', { name: '对账概况' });
  for (const figure of [/^待付款/, /^本月未出账/, /^逾期/])
    await expect(debt.getByRole('link', { name: figure })).toContainText(/¥\s*[\d,]+\.\d\d/);
  expect(await presses(page)).toBe(1);
});
