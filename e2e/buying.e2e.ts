import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callApi } from './api.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { fillInLogin, tokenOf } from './sign-in.ts';
import { phone } from './visitor.ts';

const retail = 'retail.localhost';

/** The shop's own side works through the API: it has no screens yet. */
async function shipEverything(orderNo: string, host?: string): Promise<void> {
  const token = await tokenOf('operator', host);
  const page = await callApi('/api/OpsOrder/GetPage', { searchKey: orderNo }, { token });
  const [order] = page.resultData as { version: number; lines: { orderItemId: string; qty: number }[] }[];
  const shipped = await callApi(
    '/api/OpsOrder/Ship',
    {
      data: {
        orderNo,
        logisticsCode: 'shunfeng',
        logisticsNo: 'SF1234567890123',
        items: order?.lines.map(({ orderItemId, qty }) => ({ orderItemId, qty })),
        version: order?.version,
        requestId: randomUUID(),
      },
    },
    { token },
  );
  expect(shipped, JSON.stringify(shipped)).toMatchObject({ success: true });
}

const orderNoOn = async (page: Page) => /D\d{18}/.exec(await page.locator('main').innerText())?.[0] ?? '';

test.describe('buying', () => {
  test('what was bought often stands under the banner; one press adds it again and says so at the button', async ({
    visit,
  }) => {
    await callApi('/api/ShopCart/EmptyCart', { data: {} }, { token: await tokenOf('buyer') });
    const buyer = await visit({ as: 'buyer' });
    const { page } = buyer;
    await buyer.open('/home');
    const often = page.getByRole('region', { name: '常购清单' });
    await expect(often.getByText(/^近 90 天买过 \d+ 种，一键补货$/)).toBeVisible();
    await expect(often.getByText(/^上次 \d+ /).first()).toBeVisible();
    const add = often.getByRole('button', { name: /加入购物车$/ }).first();
    await add.click();
    const note = page.getByRole('status').filter({ hasText: /^已加入 \d+ / });
    const toCart = note.getByRole('link', { name: '去购物车' });
    // It stays as long as the pointer is on its link.
    await toCart.hover();
    await expectAccessible(page);
    await toCart.click();
    await expect(page).toHaveURL(/#\/cart/);
    await expect(page.getByRole('button', { name: /^送至 / })).toContainText('市');
    await expect(page.getByText(/免运费|^运费 ¥/).first()).toBeVisible();
    await buyer.open('/home');
    await page.getByRole('tab', { name: '最近浏览' }).click();
    await expect(page.getByRole('region', { name: '最近浏览' })).toBeVisible();
  });

  test('buyer: search 复印纸, cart, settle, pay by Alipay, be shipped to, confirm receipt', async ({ visit }) => {
    await callApi('/api/ShopCart/EmptyCart', { data: {} }, { token: await tokenOf('buyer') });
    const buyer = await visit({ seesMotion: true });
    const { page } = buyer;
    await buyer.open('/home');
    await page.getByRole('combobox', { name: '搜索商品' }).fill('复印纸');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/SearchFor/);
    await expect(page.getByRole('heading', { level: 2, name: /复印纸/ }).first()).toBeVisible();

    await page.getByRole('link', { name: '请登录' }).click();
    await fillInLogin(buyer, 'buyer');
    await expect(page).toHaveURL(/SearchFor/);
    await expect(page.getByText('陈思远').first()).toBeVisible();

    const card = page.getByRole('article').filter({ hasText: '复印纸' }).first();
    await card.getByLabel(/数量$/).fill('2');
    await card.getByRole('button', { name: /加入购物车/ }).click();
    await expect(page.getByRole('status').filter({ hasText: /^已加入 2 / })).toBeVisible();

    await buyer.open('/cart');
    await expect(page.getByRole('region', { name: '结算' }).getByText(/2 件/)).toBeVisible();
    await page.getByRole('button', { name: '去结算' }).click();
    await expect(page).toHaveURL(/Settlementpage/);
    await page.getByRole('radio', { name: /在线支付/ }).check({ force: true });
    await page.getByRole('radio', { name: '电子发票（普通发票）' }).check();
    await page.getByLabel('收票邮箱').fill('fapiao@example.cn');
    // A look back at the cart costs nothing that was chosen or typed.
    await page.goBack();
    await expect(page).toHaveURL(/#\/cart/);
    await page.goForward();
    await expect(page.getByLabel('收票邮箱')).toHaveValue('fapiao@example.cn');
    await page.getByRole('button', { name: '提交订单并付款' }).click();

    await expect(page).toHaveURL(/Cashier/);
    await page.getByRole('radio', { name: /支付宝/ }).check({ force: true });
    const [alipay] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: /^付款/ }).click(),
    ]);
    await alipay.getByRole('button', { name: '确认支付' }).click();
    await expect(page).toHaveURL(/paySuccess/, { timeout: 30_000 });
    await expect(page.getByRole('heading', { name: /支付成功/ })).toBeVisible();
    const orderNo = await orderNoOn(page);
    expect(orderNo).toMatch(/^D\d{18}$/);

    await shipEverything(orderNo);
    await buyer.open(`/center/order/orderDetail?orderNo=${orderNo}`);
    await expect(page.getByText('SF1234567890123').first()).toBeVisible();
    await expect(page.getByText('订单完成后自动申请')).toBeVisible();
    await page.getByRole('button', { name: '确认收货' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: /确认/ }).last().click();
    await expect(page.getByRole('heading', { name: /已完成/ })).toBeVisible();
    // The invoice chosen with the order asks for itself.
    await expect
      .poll(async () => {
        await page.reload();
        await expect(page.getByText('开票方式')).toBeVisible();
        return page.getByText(/^(开票申请中|已开票)$/).count();
      })
      .toBe(1);
  });

  test('what another tab has ordered cannot be ordered again, and the page says where it went', async ({ visit }) => {
    const token = await tokenOf('buyer');
    const goods = await callApi('/api/Product/GetWebSkuPage', { reqData: { inStock: true } }, { token });
    const [sku] = goods.resultData as { itemId: string; minQty: number }[];
    const asked = { data: { itemId: sku?.itemId, chartQty: sku?.minQty } };
    const { cartId } = (await callApi('/api/ShopCart/Add', asked, { token })).resultData as { cartId: string };
    const buyer = await visit({ as: 'buyer' });
    const [one, other] = [buyer.page, await buyer.page.context().newPage()];
    const submit = /^提交/;
    for (const tab of [one, other]) {
      await tab.goto(`${buyer.base}/#/Settlementpage?cartIds=${cartId}`);
      await expect(tab.getByRole('button', { name: submit })).toBeVisible();
    }
    await one.getByRole('button', { name: submit }).click();
    await expect(one).toHaveURL(/tradeNo=/);
    await other.getByRole('button', { name: submit }).click();
    await expect(other.getByText('可能已在另一个页面提交订单')).toBeVisible();
    await other.getByRole('button', { name: '刷新金额和库存' }).click();
    await expect(other.getByRole('heading', { name: '这些商品已不在购物车中' })).toBeVisible();
    // With another line that still stands there, that one can be settled.
    const again = (await callApi('/api/ShopCart/Add', asked, { token })).resultData as { cartId: string };
    await other.goto(`${buyer.base}/#/Settlementpage?cartIds=${cartId},${again.cartId}`);
    await expect(other.getByRole('heading', { name: '其中 1 种商品已不在购物车中' })).toBeVisible();
    await other.getByRole('link', { name: '结算其余 1 种' }).click();
    await expect(other.getByRole('button', { name: submit })).toBeVisible();
    await other.goto(`${buyer.base}/#/Settlementpage?cartIds=${cartId}`);
    await other.getByRole('main').getByRole('link', { name: '查看我的订单' }).click();
    await expect(other.getByRole('heading', { name: '我的订单' })).toBeVisible();
  });

  test('member on a phone at the retail shop: buy at once, pay by WeChat, confirm receipt', async ({ visit }) => {
    const member = await visit({ host: retail, viewport: phone, seesMotion: true });
    const { page } = member;
    await member.open('/SearchFor?keyword=杯');
    await page.getByRole('link', { name: /杯/ }).first().click();
    await expect(page).toHaveURL(/productDetail/);
    await page.getByRole('button', { name: '立即购买' }).last().click();
    await expect(page).toHaveURL(/login/);
    await fillInLogin(member, 'member');
    await expect(page).toHaveURL(/Settlementpage/);
    await page.getByRole('button', { name: '提交订单并付款' }).click();

    await expect(page).toHaveURL(/Cashier/);
    await page.getByRole('radio', { name: /微信/ }).check({ force: true });
    const [created] = await Promise.all([
      page.waitForResponse(/ShopPay\/Create/),
      page.getByRole('button', { name: /^付款/ }).click(),
    ]);
    await expect(page).toHaveURL(/WeChat/);
    const { codeUrl } = ((await created.json()) as { resultData: { codeUrl: string } }).resultData;
    const wallet = await page.context().newPage();
    await wallet.goto(codeUrl);
    await wallet.getByRole('button', { name: '确认支付' }).click();
    await expect(page).toHaveURL(/paySuccess/, { timeout: 30_000 });
    await expect(page.getByRole('heading', { name: /支付成功/ })).toBeVisible();
    const orderNo = await orderNoOn(page);

    await shipEverything(orderNo, retail);
    await member.open('/center/order/myOrder');
    await page
      .getByRole('article', { name: `订单 ${orderNo}` })
      .getByRole('button', { name: '确认收货' })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: /确认/ }).last().click();
    await expect(page.getByRole('article', { name: `订单 ${orderNo}` }).getByText('已完成')).toBeVisible();
  });
});
