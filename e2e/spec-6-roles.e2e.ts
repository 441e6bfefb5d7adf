import { tradePayStates } from '@jicai/domain/orders/order-states.ts';
import { cancelReasons } from '@jicai/domain/orders/cancel-reason.ts';
import { callApi } from './api.ts';
import { expect, test } from './fixtures.ts';
import { command, type Scene, setScene } from './scene.ts';
import { tokenOf } from './sign-in.ts';
import { desktop, phone } from './visitor.ts';

let scene: Scene;
test.beforeAll(async () => {
  scene = await setScene();
});

test.describe('S§6 who may not order', () => {
  test('S§6 roles: who may not submit orders sees prices without buy buttons', async ({ visit }) => {
    const buying = /加入购物车|立即购买/;
    for (const viewport of [desktop, phone]) {
      const finance = await visit({ as: 'finance', viewport });
      const { page } = finance;
      for (const route of [
        '/home',
        '/SearchFor?keyword=复印纸',
        `/productDetail?productId=${scene.productId}&itemId=${scene.itemId}`,
      ]) {
        await finance.open(route);
        await expect(page.getByText(/¥/).filter({ visible: true }).first()).toBeVisible();
        await expect.poll(() => page.getByRole('button', { name: buying }).count(), { timeout: 5000 }).toBe(0);
      }
      await expect(
        page.getByText('您的角色不能下单，请联系企业管理员').filter({ visible: true }).first(),
      ).toBeVisible();
    }
    const buyer = await visit({ as: 'buyer' });
    await buyer.open(`/productDetail?productId=${scene.productId}&itemId=${scene.itemId}`);
    await expect(buyer.page.getByRole('button', { name: '立即购买' })).toBeVisible();
  });

  test('S§6 roles: the settlement page says why he cannot order, not that an address is missing', async ({ visit }) => {
    const finance = await visit({ as: 'finance' });
    const { page } = finance;
    await finance.open(`/Settlementpage?itemList=${scene.itemId}:1`);
    await expect(page.getByText('您的角色不能提交订单').first()).toBeVisible();
    await expect(page.getByText(/收货地址/)).toHaveCount(0);
  });
});

test.describe('S§6 what became of an order', () => {
  test('S§6 cashier: paid, cancelled and being cancelled are told apart', async ({ visit }) => {
    const token = await tokenOf('buyer');
    const buyer = await visit({ as: 'buyer' });
    const { page } = buyer;
    const model = await callApi('/api/ShopOrder/GetPage', { reqData: {}, pageSize: 100 }, { token });
    const orders = model.resultData as { tradeNo: string; orderState: number; payState: number; orderNo: string }[];
    const paid = orders.find(({ payState }) => payState === tradePayStates.paid);
    await buyer.open(`/Cashier?tradeNo=${paid?.tradeNo}`);
    await expect(page).toHaveURL(/#\/paySuccess/);
    const onAccount = orders.find(({ payState }) => payState === tradePayStates.owed);
    await buyer.open(`/Cashier?tradeNo=${onAccount?.tradeNo}`);
    await expect(page.getByText('订单已按账期支付，不需要付款')).toBeVisible();

    await command('/api/ShopOrder/Cancel', { tradeNo: scene.tradeNo, reasonCode: cancelReasons.notWanted }, token);
    await buyer.open(`/Cashier?tradeNo=${scene.tradeNo}`);
    await expect(page.getByText(/^(订单已取消|订单正在取消)，不能付款$/)).toBeVisible();
  });
});

test.describe('S§6 addresses', () => {
  test('S§6 an address without # is led to its route', async ({ visit }) => {
    const visitor = await visit();
    const { page, base } = visitor;
    for (const [typed, route] of [
      ['/home', '/#/home'],
      ['/SearchFor?keyword=1', '/#/SearchFor?keyword=1'],
    ] as const) {
      await page.goto(base + typed);
      await expect(page).toHaveURL(`${base}${route}`);
      await expect(page.getByRole('link', { name: '请登录' })).toBeVisible();
    }
  });

  test('S§6 demo: the page that asks for a code says where the demo shows it', async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    const drawn = page.waitForResponse('**/api/Account/GetCaptcha');
    await visitor.open('/register?type=member');
    await page.getByLabel('手机号').fill('13812345678');
    await expect(page.getByLabel('图形验证码')).toBeVisible();
    // The newest one of the outbox is that of this page only once the page has it.
    await drawn;
    const outbox = await callApi('/api/Dev/Outbox', {});
    const { captchas } = outbox.resultData as { captchas: { answer: string }[] };
    await page.getByLabel('图形验证码').fill(captchas[0]?.answer ?? '');
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByText('演示商城不会真的发送短信')).toBeVisible();
    const [outboxPage] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: '演示发件箱' }).click(),
    ]);
    await expect(outboxPage.getByText('13812345678').first()).toBeVisible();
  });

  test('S§6 no page says 参数错误 where a person can be told more', async ({ visit }) => {
    const buyer = await visit({ as: 'buyer' });
    const { page } = buyer;
    // One after the other they say different things, so that none is read for the one before.
    for (const [route, words] of [
      ['/SearchFor?categoryId=abc', '全部商品 的搜索结果'],
      ['/SearchFor?keyword=笔&page=abc', '笔 的搜索结果'],
      ['/supplier?supplierId=abc', '没有找到这家供应商'],
      ['/help?docId=abc', '暂无内容'],
      ['/Settlementpage?itemList=abc:1', '请选择要结算的商品'],
      ['/Cashier?tradeNo=abc', '没有找到这笔交易'],
      ['/Settlementpage?cartIds=abc', '请选择要结算的商品'],
      ['/paySuccess?tradeNo=abc', '没有找到这笔付款'],
      ['/print?type=order&no=abc', '没有要打印的单据'],
      ['/zhifu?payNo=abc', '没有找到这笔付款'],
      ['/center/order/orderDetail?orderNo=abc', '没有找到这个订单'],
      ['/center/order/returnDetail?returnNo=abc', '没有这个售后单'],
      ['/center/order/invoiceDetail?invoiceReqNo=abc', '没有找到这张发票'],
      ['/center/order/orderDetails?auditId=abc', '没有找到这个审批单'],
      ['/center/order/applyReturn?orderNo=abc', '数据不存在或已删除'],
    ] as const) {
      await buyer.open(route);
      await expect(page.getByText(words).filter({ visible: true }).first(), route).toBeVisible();
      await expect(page.getByText('参数错误'), route).toHaveCount(0);
    }
  });
});
