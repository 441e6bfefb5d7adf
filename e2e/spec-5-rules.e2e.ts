import { plateTypes } from '@jicai/domain/shop/plate-types.ts';
import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callApi } from './api.ts';
import { expectToStay } from './expect-to-stay.ts';
import { expect, test } from './fixtures.ts';
import { command, setScene } from './scene.ts';
import { tokenOf } from './sign-in.ts';
import { phone } from './visitor.ts';

/** The shop's page with another template in its HTML; the server is not asked for a newer one. */
async function changeTemplate(page: Page, change: (html: string) => string): Promise<void> {
  await page.route(/\/(#.*)?$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
  await page.route('**/api/ShopHostUrlMapTemplate/GetList', (route) => route.abort());
}

test.describe('S§5 validation rules', () => {
  test('S§5 search: an empty keyword does nothing; any other goes to /SearchFor with it', async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/help');
    const box = page.getByRole('combobox', { name: '搜索商品' }).first();
    for (const nothing of ['', '   ']) {
      await box.fill(nothing);
      await page.getByRole('button', { name: '搜索', exact: true }).click();
      expect(page.url()).toContain('#/help');
    }
    await box.fill(' 100% & 笔 ');
    await page.getByRole('button', { name: '搜索', exact: true }).click();
    await expect(page).toHaveURL(/#\/SearchFor/);
    expect(new URLSearchParams(page.url().split('?')[1]).get('keyword')).toBe('100% & 笔');
  });

  test('S§5 category click: navigates only if a categoryId exists', async ({ visit }) => {
    const template = await callApi('/api/ShopHostUrlMapTemplate/GetList', { plateType: plateTypes.shop });
    const { cateList } = template.resultData as {
      cateList: { navTitle: string; categoryChildren: { navTitle: string; categoryId: string }[] }[];
    };
    const [first] = cateList;
    const [second, third] = first?.categoryChildren ?? [];
    const visitor = await visit();
    const { page } = visitor;
    await changeTemplate(page, (html) => html.replaceAll(`"categoryId":"${second?.categoryId}"`, '"categoryId":""'));
    await visitor.open('/help');
    await page.getByRole('button', { name: '全部商品分类' }).first().hover();
    await expect(page.getByRole('link', { name: third?.navTitle, exact: true })).toBeVisible();
    await page.getByText(second?.navTitle ?? '', { exact: true }).click();
    expect(page.url()).toContain('#/help');
    await page.getByRole('link', { name: third?.navTitle, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`#/SearchFor\\?categoryId=${third?.categoryId}`));
  });

  test('S§5 login: the username is trimmed and the password sent as an upper-case MD5 hash', async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/login');
    await page.getByLabel('账号', { exact: true }).fill('  buyer  ');
    await page.getByLabel('密码', { exact: true }).fill('Jicai@2026');
    const [request] = await Promise.all([
      page.waitForRequest(/Account\/Login$/),
      page.getByRole('button', { name: '登录', exact: true }).click(),
    ]);
    const accountPwd = createHash('md5').update('Jicai@2026').digest('hex').toUpperCase();
    expect(request.postDataJSON()).toMatchObject({ accountNo: 'buyer', accountPwd });
    expect(request.postData()).not.toContain('Jicai@2026');
    await expect(page).toHaveURL(/#\/home/);
  });

  test('S§5 anti-double-click: a button is disabled for 3000 ms after a click, and the call is made once', async ({
    visit,
  }) => {
    const buyer = await visit({ as: 'buyer', viewport: phone });
    const { page } = buyer;
    const goods = await callApi('/api/ProductToC/GetWebSkuPage', { reqData: { inStock: true } });
    const [sku] = goods.resultData as { productId: string; itemId: string }[];
    await buyer.open(`/productDetail?productId=${sku?.productId}&itemId=${sku?.itemId}`);
    await page.getByRole('button', { name: '加入购物车' }).last().tap();
    const sheet = page.getByRole('dialog', { name: '选择规格和数量' });
    const add = sheet.getByRole('button', { name: '加入购物车' });
    await expect(add).toBeVisible();
    let calls = 0;
    // Refused, so that the page stays where the button is.
    await page.route('**/api/ShopCart/Add', (route) => {
      calls += 1;
      return route.fulfill({
        contentType: 'application/json',
        body: JSON.stringify({ success: false, resultData: null, errorCode: '2006', errorMsg: '购物车已满' }),
      });
    });
    const lockedMs = await add.evaluate(async (element) => {
      const button = element as HTMLButtonElement;
      const from = performance.now();
      button.click();
      button.click();
      await new Promise<void>((resolve) => {
        let wasLocked = false;
        const watch = new MutationObserver(() => {
          const isLocked = button.disabled || button.getAttribute('aria-disabled') === 'true';
          if (isLocked) button.click();
          if (wasLocked && !isLocked) resolve();
          wasLocked ||= isLocked;
        });
        watch.observe(button, { attributes: true });
      });
      return performance.now() - from;
    });
    expect(lockedMs).toBeGreaterThanOrEqual(3000);
    expect(lockedMs).toBeLessThan(4500);
    expect(calls).toBe(1);
  });

  test('S§5 anti-double-click: holds where the button is drawn anew, as 保存 is after 个人信息 was saved', async ({
    visit,
  }) => {
    const buyer = await visit({ as: 'buyer' });
    const { page } = buyer;
    await buyer.open('/center/kamUser/userInfo');
    const save = page.getByRole('button', { name: '保存', exact: true });
    await expect(save).toBeVisible();
    const sent = page.waitForResponse(/Account\/EditUserInfo$/);
    const from = Date.now();
    await save.click();
    await sent;
    await expect(page.getByText('个人信息已保存')).toBeVisible();
    // A busy machine may have taken most of the 3 s for the answer.
    await expectToStay(() => save.isDisabled(), true, Math.min(300, from + 2500 - Date.now()));
    // Also where the page was left and opened again meanwhile.
    await page.getByRole('link', { name: '收货地址' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: '收货地址' })).toBeVisible();
    await page.getByRole('link', { name: '个人信息' }).first().click();
    await expect(save).toBeVisible();
    if (Date.now() - from < 2500) await expect(save).toBeDisabled();
    await expect(save).toBeEnabled();
    expect(Date.now() - from).toBeGreaterThan(2800);
  });

  test('S§5 anti-double-click: a press that sent nothing locks nothing; the mended form can be sent at once', async ({
    visit,
  }) => {
    const buyer = await visit({ as: 'buyer' });
    const { page } = buyer;
    await buyer.open('/center/kamUser/receivingAddress');
    await page.getByRole('button', { name: '新增地址' }).first().click();
    const save = page.getByRole('dialog').getByRole('button', { name: '保存地址' });
    await expect(save).toBeVisible();
    let calls = 0;
    page.on('request', (request) => {
      if (/Address\/(Add|Edit)$/.test(request.url())) calls += 1;
    });
    await save.click();
    await expect(page.getByText('请输入2-20个字的收货人姓名').first()).toBeVisible();
    // A lock would be drawn within a tick.
    await expectToStay(() => save.isDisabled(), false, 300);
    expect(calls).toBe(0);
  });

  test('S§5 anti-double-click: holds on every write button', async ({ visit }) => {
    const { itemId, productId } = await setScene();
    const buyer = await visit({ as: 'buyer' });
    const { page } = buyer;
    await command('/api/ShopCart/Add', { itemId, chartQty: 1 }, await tokenOf('buyer'));
    const buttons = [
      ['/home', page.getByRole('article').getByRole('button', { name: /^把 .* 加入购物车$/ }), 'ShopCart/Add'],
      ['/home', page.getByRole('article').getByRole('button', { name: /^收藏 / }), 'ShopItemConcern/'],
      [
        `/productDetail?productId=${productId}&itemId=${itemId}`,
        page.getByRole('button', { name: /^(已)?收藏$/ }),
        'ShopItemConcern/',
      ],
      ['/cart', page.getByRole('button', { name: /移入收藏/ }), 'ShopItemConcern/Add'],
      ['/cart', page.getByRole('button', { name: /^删除 / }), 'ShopCart/Delete'],
      [
        '/center/concern/itemConcern',
        page.getByRole('listitem').getByRole('button', { name: /加入购物车/ }),
        'ShopCart/Add',
      ],
      ['/center/concern/browsing', page.getByRole('button', { name: /^删除 .* 的足迹$/ }), 'CustBrowsing/Delete'],
      ['/center/kamUser/messages', page.getByRole('button', { name: '全部标为已读' }), 'Message/Read'],
      ['/center/kamUser/messages', page.getByRole('button', { name: /^标为已读：/ }), 'Message/Read'],
    ] as const;
    // Refused, so that every page stays as it is.
    await page.route(
      /ShopCart\/(Add|Delete)$|ShopItemConcern\/(Add|Delete)$|CustBrowsing\/Delete$|Message\/Read$/,
      (route) =>
        route.fulfill({
          contentType: 'application/json',
          body: JSON.stringify({ success: false, resultData: null, errorCode: '1', errorMsg: '稍后再试' }),
        }),
    );
    const free: string[] = [];
    for (const [route, button, path] of buttons) {
      await buyer.open(route);
      const one = button.first();
      await expect(one).toBeVisible();
      const label = (await one.getAttribute('aria-label')) ?? (await one.textContent()) ?? '';
      const answered = page.waitForResponse((answer) => answer.url().includes(path));
      await one.click();
      await answered;
      await expectToStay(() => one.isDisabled(), true, 200).catch(() => free.push(`${route} ${label}`));
    }
    expect(free).toEqual([]);
  });
});
