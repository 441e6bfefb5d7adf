import { beforeAll, describe, expect, test } from 'vitest';
import { callApi, phone, useBrowser } from './browser.ts';
import { command, type Scene, setScene } from './scene.ts';
import { signIn, tokenOf } from './sign-in.ts';

const { visit } = useBrowser();
let scene: Scene;
beforeAll(async () => {
  scene = await setScene();
});

describe('S§6 who may not order', () => {
  test('S§6 roles: who may not submit orders sees prices without buy buttons', async () => {
    const buying = /加入购物车|立即购买/;
    for (const viewport of [undefined, phone]) {
      const finance = await visit(viewport ? { viewport } : {});
      const { page } = finance;
      await signIn(finance, 'finance');
      for (const route of [
        '/home',
        '/SearchFor?keyword=复印纸',
        `/productDetail?productId=${scene.productId}&itemId=${scene.itemId}`,
      ]) {
        await finance.open(route);
        await page.getByText(/¥/).first().waitFor();
        await expect.poll(() => page.getByRole('button', { name: buying }).count(), { timeout: 5000 }).toBe(0);
      }
      await page.getByText('您的角色不能下单，请联系企业管理员').filter({ visible: true }).first().waitFor();
      await finance.close();
    }
    const buyer = await visit();
    await signIn(buyer, 'buyer');
    await buyer.open(`/productDetail?productId=${scene.productId}&itemId=${scene.itemId}`);
    await buyer.page.getByRole('button', { name: '立即购买' }).waitFor();
    await buyer.close();
  });

  test('S§6 roles: the settlement page says why he cannot order, not that an address is missing', async () => {
    const finance = await visit();
    const { page } = finance;
    await signIn(finance, 'finance');
    await finance.open(`/Settlementpage?itemList=${scene.itemId}:1`);
    await page.getByText('您的角色不能提交订单').first().waitFor();
    expect(await page.getByText(/收货地址/).count()).toBe(0);
    await finance.close();
  });
});

describe('S§6 what became of an order', () => {
  test('S§6 cashier: paid, cancelled and being cancelled are told apart', async () => {
    const token = await tokenOf('buyer');
    const buyer = await visit();
    const { page } = buyer;
    await signIn(buyer, 'buyer');
    const model = await callApi('/api/ShopOrder/GetPage', { reqData: {}, pageSize: 100 }, { token });
    const orders = model.resultData as { tradeNo: string; orderState: number; payState: number; orderNo: string }[];
    const paid = orders.find(({ payState }) => payState === 1);
    await buyer.open(`/Cashier?tradeNo=${paid?.tradeNo}`);
    await page.waitForURL(/#\/paySuccess/);
    const onAccount = orders.find(({ payState }) => payState === 4);
    await buyer.open(`/Cashier?tradeNo=${onAccount?.tradeNo}`);
    await page.getByText('订单已按账期支付，不需要付款').waitFor();

    await command('/api/ShopOrder/Cancel', { tradeNo: scene.tradeNo, reasonCode: 201 }, token);
    await buyer.open(`/Cashier?tradeNo=${scene.tradeNo}`);
    await page.getByText(/^(订单已取消|订单正在取消)，不能付款$/).waitFor();
    await buyer.close();
  });
});

describe('S§6 addresses', () => {
  test('S§6 an address without # is led to its route', async () => {
    const visitor = await visit();
    const { page, base } = visitor;
    for (const [typed, route] of [
      ['/home', '/#/home'],
      ['/SearchFor?keyword=1', '/#/SearchFor?keyword=1'],
    ] as const) {
      await page.goto(base + typed);
      await page.waitForURL(`${base}${route}`);
      await page.getByRole('link', { name: '请登录' }).waitFor();
    }
    await visitor.close();
  });

  test('S§6 demo: the page that asks for a code says where the demo shows it', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/register');
    await page.getByLabel('手机号').fill('13812345678');
    await page.getByLabel('图形验证码').waitFor();
    const outbox = await callApi('/api/Dev/Outbox', {});
    const { captchas } = outbox.resultData as { captchas: { answer: string }[] };
    await page.getByLabel('图形验证码').fill(captchas[0]?.answer ?? '');
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByText('演示商城不会真的发送短信').waitFor();
    const [outboxPage] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: '演示发件箱' }).click(),
    ]);
    await outboxPage.getByText('13812345678').first().waitFor();
    await visitor.close();
  });

  test('S§6 no page says 参数错误 where a person can be told more', async () => {
    const buyer = await visit();
    const { page } = buyer;
    await signIn(buyer, 'buyer');
    for (const route of [
      '/SearchFor?categoryId=abc',
      '/SearchFor?keyword=笔&page=abc',
      '/supplier?supplierId=abc',
      '/help?docId=abc',
      '/Settlementpage?itemList=abc:1',
      '/Settlementpage?cartIds=abc',
      '/Cashier?tradeNo=abc',
      '/paySuccess?tradeNo=abc',
      '/zhifu?payNo=abc',
      '/print?type=order&no=abc',
      '/center/order/orderDetail?orderNo=abc',
      '/center/order/returnDetail?returnNo=abc',
      '/center/order/invoiceDetail?invoiceReqNo=abc',
      '/center/order/orderDetails?auditId=abc',
      '/center/order/applyReturn?orderNo=abc',
    ]) {
      await buyer.open(route);
      await page.waitForTimeout(1200);
      expect(await page.getByText('参数错误').count(), route).toBe(0);
    }
    await buyer.close();
  });
});
