import { orderStates } from '@jicai/domain/orders/order-states.ts';
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callApi } from './api.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { command, type Scene, setScene } from './scene.ts';
import { tokenOf } from './sign-in.ts';
import { desktop, phone, type Visitor } from './visitor.ts';

// Nobody changes what others look at, so the longest file is shared by all workers.
test.describe.configure({ mode: 'parallel' });

let scene: Scene;
test.beforeAll(async () => {
  scene = await setScene();
  await command('/api/ShopCart/Add', { itemId: scene.itemId, chartQty: 2 }, await tokenOf('buyer'));
});

/** Every screen with the words of its title, by who looks at it. */
const screens: Record<string, (scene: Scene) => readonly (readonly [string, RegExp])[]> = {
  visitor: ({ productId }) => [
    ['/home', /^首页/],
    ['/login', /^欢迎登录/],
    ['/login?by=sso', /^欢迎登录/],
    ['/register', /^欢迎注册/],
    ['/SearchFor?keyword=笔', /^商品搜索/],
    [`/productDetail?productId=${productId}`, /^商品详情/],
    ['/help', /^帮助中心/],
    ['/agreement', /^隐私协议/],
    ['/error', /^暂无商品信息/],
    ['/404', /^页面不存在/],
  ],
  'buyer, buying': ({ supplierId, itemId, tradeNo, alipayNo, weChatNo, orderNo, returnNo }) => [
    [`/supplier?supplierId=${supplierId}`, /公司/],
    ['/cart', /^购物车/],
    [`/addToCart?itemId=${itemId}&qty=1`, /^集采商城/],
    [`/Settlementpage?itemList=${itemId}:1`, /^确认订单/],
    [`/Cashier?tradeNo=${tradeNo}`, /^收银台/],
    [`/zhifu?payNo=${alipayNo}`, /^支付宝支付/],
    [`/WeChat?payNo=${weChatNo}`, /^微信支付/],
    [`/paySuccess?tradeNo=${tradeNo}`, /./],
    [`/print?type=order&no=${orderNo}`, /^打印采购订单/],
    [`/print?type=delivery&no=${orderNo}`, /^打印送货单/],
    [`/print?type=acceptance&no=${orderNo}`, /^打印验收单/],
    [`/print?type=return&no=${returnNo}`, /^打印退货单/],
  ],
  'buyer, in the centre': ({ orderNo, returnNo, invoicedOrderNo, invoiceReqNo }) => [
    ['/center/dashboard/overview', /^数据概览/],
    ['/center/order/myOrder', /^我的订单/],
    ['/center/order/cancelOrder', /^已取消订单/],
    ['/center/order/cancelReturn', /^取消及退货订单/],
    ['/center/order/cancelReturn?tab=退货售后', /^取消及退货订单/],
    [`/center/order/orderDetail?orderNo=${orderNo}`, /订单详情/],
    [`/center/order/applyReturn?orderNo=${invoicedOrderNo}`, /^申请售后/],
    [`/center/order/returnDetail?returnNo=${returnNo}`, /^售后详情/],
    [`/center/order/invoiceDetail?invoiceReqNo=${invoiceReqNo}`, /发票详情/],
    ['/center/kamUser/userInfo', /^个人信息/],
    ['/center/kamUser/receivingAddress', /^收货地址/],
    ['/center/kamUser/invoice', /^发票管理/],
    ['/center/kamUser/invoice?tab=records', /^发票管理/],
    ['/center/kamUser/messages', /^消息中心/],
    ['/center/kamUser/revisePwd', /^修改密码/],
    ['/center/concern/itemConcern', /^商品收藏/],
    ['/center/concern/browsing', /^浏览足迹/],
  ],
  'approver, deciding': ({ auditId }) => [
    ['/Audit/OrderAudit', /^我的审批/],
    ['/Audit/OrderAudit?tab=done', /^我的审批/],
    [`/center/order/orderDetails?auditId=${auditId}`, /^审批订单详情/],
  ],
  'finance, reconciling': ({ checkId }) => [
    ['/finance/checkOrder/financeCheck', /^对账管理/],
    ['/finance/checkOrder/credit', /^信用账户/],
    [`/finance/checkOrder/checkDetail?checkId=${checkId}`, /编辑对账单/],
    [`/finance/checkOrder/checkDetail?checkId=${checkId}&tab=操作记录`, /编辑对账单/],
  ],
  'admin, of the whole enterprise': () => [
    ['/center/dashboard/overview', /^数据概览/],
    ['/center/order/allOrder', /^全部订单/],
    ['/center/order/invalidInvoice', /^作废发票/],
    ['/center/kamUser/invoice?tab=titles', /^发票管理/],
    ['/center/kamUser/userList', /^用户管理/],
    ['/center/kamUser/auditRule', /^审批设置/],
    ['/center/kamUser/signOn', /^单点登录/],
  ],
};

/** Screens that are more than narrower on a phone: lists become cards, tables cards, bars stick to the bottom. */
const ownPhoneLook =
  /home|SearchFor|product|supplier|cart|Settlement|myOrder|cancelReturn\?|orderDetail|OrderAudit|applyReturn|invoice$|itemConcern|overview|userList|checkOrder/;

/** The screen stands: its title, and nothing of it on the way any more. */
async function settle(page: Page, [route, title]: readonly [string, RegExp]): Promise<void> {
  await expect(page, route).toHaveTitle(title);
  // What is far down the page loads when somebody comes near.
  const loading = () =>
    page
      .locator('#root [aria-busy=true]')
      .evaluateAll((parts) => parts.filter((part) => part.getBoundingClientRect().top <= window.innerHeight).length);
  await expect.poll(loading, `${route}: parts of it that still load`).toBe(0);
}

const sidewaysPx = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

async function openDrawer({ page, open }: Visitor, route: string, button: string | RegExp): Promise<void> {
  await open(route);
  await page.getByRole('button', { name: button }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test.describe('screens', () => {
  for (const [who, list] of Object.entries(screens))
    test(`axe finds nothing, wide and narrow, on the screens of ${who}`, async ({ visit }) => {
      test.setTimeout(240_000);
      const visitor = await visit(who === 'visitor' ? {} : { as: who.split(',')[0] ?? '' });
      const { page } = visitor;
      for (const screen of list(scene)) {
        const [route] = screen;
        await visitor.open(route);
        await settle(page, screen);
        await expectAccessible(page);
        await page.setViewportSize(phone);
        await settle(page, screen);
        if (ownPhoneLook.test(route)) await expectAccessible(page);
        expect(await sidewaysPx(page), `${route} scrolls sideways`).toBeLessThanOrEqual(0);
        await page.setViewportSize(desktop);
      }
    });
});

test.describe('dialogs and drawers', () => {
  test('axe finds nothing in those of a visitor', async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    await openDrawer(visitor, '/login', '忘记密码');
    await visitor.open('/help');
    await page.getByRole('button', { name: '全部商品分类' }).first().hover();
    await expect(page.getByRole('navigation', { name: '商品分类' })).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole('link', { name: /^购物车/ })
      .first()
      .hover();
    await expect(page.getByText('暂未登录，赶快去登录吧！')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(phone);
    await openDrawer(visitor, '/home', '分类');
  });

  test('axe finds nothing in those of the centre', async ({ visit }) => {
    const buyer = await visit({ as: 'buyer' });
    await openDrawer(buyer, '/center/kamUser/receivingAddress', '新增地址');
    await openDrawer(buyer, '/center/kamUser/userInfo', /更换手机|更换/);
    const { page } = buyer;
    const unpaid = await callApi(
      '/api/ShopOrder/GetPage',
      { reqData: { orderStates: [orderStates.awaitingPayment] } },
      { token: await tokenOf('buyer') },
    );
    const [order] = unpaid.resultData as { orderNo: string }[];
    await openDrawer(buyer, `/center/order/orderDetail?orderNo=${order?.orderNo}`, '取消订单');
    await buyer.open('/center/kamUser/invoice');
    await page.getByRole('checkbox', { name: new RegExp(scene.invoicedOrderNo) }).check();
    await page.getByRole('button', { name: /^申请开票/ }).click();
    await expect(page.getByRole('dialog', { name: '申请开票' })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(phone);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await openDrawer(buyer, '/center/order/myOrder', '筛选');
  });

  test('axe finds nothing in those of an issued invoice and of a title', async ({ visit }) => {
    const operator = await tokenOf('operator');
    const finance = await visit({ as: 'finance' });
    const { page } = finance;
    await openDrawer(finance, '/center/kamUser/invoice?tab=titles', '新增抬头');
    const { invoiceReqNo } = scene;
    const asked = await callApi(
      '/api/ShopInvoice/GetModel',
      { data: { invoiceReqNo } },
      { token: await tokenOf('finance') },
    );
    const { version } = asked.resultData as { version: number };
    // Refused when the clock has begun with it already.
    const issue = { invoiceReqNo, version, requestId: randomUUID() };
    await callApi('/api/OpsInvoice/Issue', { data: issue }, { token: operator });
    await finance.open(`/center/order/invoiceDetail?invoiceReqNo=${scene.invoiceReqNo}`);
    // The tax platform answers a moment later; the page looks again by itself.
    await expect(page.getByRole('heading', { level: 1, name: '已开票' })).toBeVisible({ timeout: 60_000 });
    for (const button of ['发送邮箱', '申请红冲']) {
      await page.getByRole('button', { name: button }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
});
