import { callApi } from './api.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { command, deliveredOrder, type ShopOrder } from './scene.ts';
import { tokenOf } from './sign-in.ts';
import { phone, type Visitor } from './visitor.ts';

/** Where goods of the order's supplier come back to. */
async function keepReturnAddress({ supplierId }: ShopOrder): Promise<void> {
  const receiver = { receiver: '退货组', mobile: '13800100009', areaCode: '310117', address: '新桥镇莘砖公路518号' };
  await command('/api/OpsReturn/SaveAddress', { supplierId, ...receiver }, await tokenOf('operator'));
}

/** What the shop does, which has no screens of its own here. */
async function asShop(path: string, returnNo: string, data: object): Promise<void> {
  const token = await tokenOf('operator');
  const sheet = await callApi('/api/OpsReturn/GetModel', { data: { returnNo } }, { token });
  const { version } = sheet.resultData as { version: number };
  await command(path, { returnNo, version, ...data }, token);
}

/** Opens the request from the order's page, chooses the line and `qty` of it. */
async function ask({ open, page }: Visitor, order: ShopOrder, kind: string, qty: number): Promise<void> {
  await open(`/center/order/orderDetail?orderNo=${order.orderNo}`);
  await page.getByRole('link', { name: /^申请售后/ }).click();
  await page.getByRole('radio', { name: kind }).check();
  for (let more = 1; more < qty; more += 1) await page.getByRole('button', { name: '增加' }).click();
  await page.getByLabel('退货原因').selectOption({ label: '协商一致' });
}

/** Sends the request; answers the number of the sheet that is shown then. */
async function send({ page }: Visitor): Promise<string> {
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page).toHaveURL(/returnDetail\?returnNo=A\d+/);
  return /returnNo=(A\d+)/.exec(page.url())?.[1] ?? '';
}

async function sendBack({ page }: Visitor): Promise<void> {
  await page.getByLabel('物流公司').selectOption({ label: '京东物流' });
  await page.getByLabel('物流单号').fill('JD0001112223');
  await page.getByRole('button', { name: '提交物流' }).click();
  await expect(page.getByRole('heading', { name: '待商家收货' })).toBeVisible();
}

test.describe('after-sales', () => {
  test('part of a line goes back, and its money with it', async ({ visit }) => {
    const order = await deliveredOrder();
    await keepReturnAddress(order);
    const buyer = await visit({ as: 'buyer' });
    const { page } = buyer;
    await ask(buyer, order, '退货退款', 2);
    await expect(page.getByText('1 种 2 件')).toBeVisible();
    const amount = (await page.getByRole('complementary', { name: '退款说明' }).innerText()).replaceAll(/\s/g, '');
    const returnNo = await send(buyer);
    await expect(page.getByRole('heading', { name: '待审核' })).toBeVisible();
    // The menu entry 我的订单 is the marked one (spec section 2).
    await expect(page.locator('nav[aria-label=用户中心] [aria-current=page]')).toContainText('我的订单', {
      useInnerText: true,
    });

    await asShop('/api/OpsReturn/Audit', returnNo, { isAgree: true });
    await page.reload();
    await expect(page.getByText('新桥镇莘砖公路518号')).toBeVisible();
    await expectAccessible(page);
    await sendBack(buyer);
    const items = order.lines.map(({ orderItemId }) => ({ orderItemId, goodQty: 2, badQty: 0 }));
    await asShop('/api/OpsReturn/Receive', returnNo, { items });
    // The page looks again by itself while the shop acts.
    await expect(page.getByRole('heading', { name: '已完成' })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('恢复账期信用额度').first()).toBeVisible();
    const paid = (await page.getByText('实退金额').locator('..').innerText())
      .replace('实退金额', '')
      .replaceAll(/\s/g, '');
    expect(amount).toContain(`预计退款${paid}`);

    await page.getByRole('link', { name: order.orderNo }).click();
    await expect(page.getByRole('link', { name: new RegExp(`退货退款 2 件.*${returnNo}`) })).toBeVisible();
  });

  test('an exchange is confirmed when it has come', async ({ visit }) => {
    const order = await deliveredOrder();
    await keepReturnAddress(order);
    const buyer = await visit({ as: 'buyer' });
    const { page } = buyer;
    await ask(buyer, order, '换货', 1);
    await expect(page.getByText('换货不涉及退款')).toBeVisible();
    const returnNo = await send(buyer);
    await asShop('/api/OpsReturn/Audit', returnNo, { isAgree: true });
    await page.reload();
    await sendBack(buyer);
    const items = order.lines.map(({ orderItemId }) => ({ orderItemId, goodQty: 0, badQty: 1, badReason: 'broken' }));
    await asShop('/api/OpsReturn/Receive', returnNo, { items });
    await asShop('/api/OpsReturn/Reship', returnNo, { logisticsCode: 'shunfeng', logisticsNo: 'SF555666777' });
    await page.reload();
    await expect(page.getByText('SF555666777').first()).toBeVisible();
    await page.getByRole('button', { name: '确认收到换货' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '确认收到' }).click();
    await expect(page.getByRole('heading', { name: '已完成' })).toBeVisible();
  });

  test('what was refused is asked for again, once; the list finds both', async ({ visit }) => {
    const order = await deliveredOrder();
    const buyer = await visit({ as: 'buyer' });
    const { page } = buyer;
    await ask(buyer, order, '退货退款', 3);
    const first = await send(buyer);
    await asShop('/api/OpsReturn/Audit', first, { isAgree: false, remark: '已影响二次销售' });
    await page.reload();
    await expect(page.getByText('商家拒绝了申请：已影响二次销售')).toBeVisible();
    await page.getByRole('button', { name: '再次申请' }).click();
    await expect(page.getByText('上次申请被拒绝')).toBeVisible();
    await page.getByLabel('问题描述').fill('包装没有拆开过，请再看一次');
    await page.getByRole('button', { name: '提交申请' }).click();
    await expect(page).toHaveURL((url) => url.href.includes('returnDetail') && !url.href.includes(first));
    const second = /returnNo=(A\d+)/.exec(page.url())?.[1] ?? '';
    await asShop('/api/OpsReturn/Audit', second, { isAgree: false, remark: '仍不符合条件' });
    await page.reload();
    await expect(page.getByRole('heading', { name: '已拒绝' })).toBeVisible();
    // A refused action stays in reach of the keyboard and says why.
    await page.getByRole('button', { name: '再次申请' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('再次申请已被拒绝，请联系客服')).toBeVisible();

    await buyer.open('/center/order/cancelReturn?tab=退货售后');
    await page.getByRole('tab', { name: '已关闭' }).click();
    await expect(page.getByRole('tab', { name: '已关闭', selected: true })).toBeVisible();
    await page.getByRole('searchbox', { name: '搜索售后单' }).fill(order.orderNo);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/searchKey=D/);
    const sheets = page.getByRole('article');
    await expect(sheets.filter({ hasText: second })).toBeVisible();
    await page.reload();
    await expect(sheets.filter({ hasText: first })).toBeVisible();
    await expect(sheets).toHaveCount(2);
    await expectAccessible(page);
    await expect(page.getByRole('tab', { name: '已关闭' })).toHaveAttribute('aria-selected', 'true');
  });

  test('a form with faults says so at its fields, on a phone too, and axe finds nothing', async ({ visit }) => {
    const order = await deliveredOrder();
    const buyer = await visit({ as: 'buyer', viewport: phone });
    const { page } = buyer;
    await buyer.open(`/center/order/applyReturn?orderNo=${order.orderNo}`);
    await page.getByLabel('退货原因').selectOption({ label: '质量问题' });
    await page.getByRole('button', { name: '提交申请' }).click();
    await expect(page.getByText('请填写5-200个字的问题描述')).toBeVisible();
    await expect(page.getByText('请上传凭证图片')).toBeVisible();
    await expectAccessible(page);
  });
});
