import { callApi } from './api.ts';
import { expect, test } from './fixtures.ts';
import { phone, type Visitor } from './visitor.ts';

/** Tells this run's orders from those of an earlier one on the same shop. */
const run = Date.now().toString(36);

/** Opens the settlement page with one kind of goods that is on the shelf. */
async function settleSomething({ open, page }: Visitor): Promise<void> {
  const goods = await callApi('/api/ProductToC/GetWebSkuPage', {
    pageIndex: 1,
    pageSize: 1,
    reqData: { inStock: true },
  });
  const [sku] = goods.resultData as { itemId: string; minQty: number }[];
  await open(`/Settlementpage?itemList=${sku?.itemId}:${sku?.minQty}`);
  await expect(page.getByRole('button', { name: /^提交订单/ })).toBeVisible();
}

async function submitWith({ page }: Visitor, payMode: string, purchaseNo: string): Promise<void> {
  await page.getByRole('radio', { name: payMode }).check();
  await page.getByLabel('采购单号').fill(purchaseNo);
  await page.getByRole('button', { name: /^提交订单/ }).click();
}

test.describe('orders', () => {
  test('a cost centre is chosen from the list of the enterprise and stands on the order', async ({ visit }) => {
    const buyer = await visit({ as: 'buyer' });
    const { page } = buyer;
    await settleSomething(buyer);
    await page.getByLabel('成本中心').selectOption('CC-2107');
    await submitWith(buyer, '账期支付', `PO-CENTRE-${run}`);
    await expect(page.getByRole('heading', { name: /订单已提交/ })).toBeVisible();
    await buyer.open(`/center/order/myOrder?searchKey=PO-CENTRE-${run}`);
    await page.getByRole('link', { name: '订单详情' }).first().click();
    await expect(page.getByRole('region', { name: '收货与归属' })).toContainText('CC-2107');
  });

  test('the list is searched; tab and search stand in the address and survive a reload', async ({ visit }) => {
    const buyer = await visit({ as: 'buyer' });
    const { page } = buyer;
    await settleSomething(buyer);
    await submitWith(buyer, '账期支付', `PO-LIST-${run}`);
    await expect(page.getByRole('heading', { name: /订单已提交/ })).toBeVisible();

    await buyer.open('/center/order/myOrder');
    await page.getByRole('tab', { name: /待发货/ }).click();
    await expect(page.getByRole('tab', { name: /待发货/, selected: true })).toBeVisible();
    await page.getByRole('searchbox', { name: '搜索订单' }).fill(`PO-LIST-${run}`);
    await page.keyboard.press('Enter');
    const cards = page.getByRole('article');
    await expect(page).toHaveURL(/searchKey=PO-LIST/);
    await expect(cards.filter({ hasText: `PO-LIST-${run}` })).toBeVisible();
    await page.reload();
    await expect(cards.filter({ hasText: `PO-LIST-${run}` })).toBeVisible();
    await expect(cards).toHaveCount(1);
    await expect(page.getByRole('tab', { name: /待发货/ })).toHaveAttribute('aria-selected', 'true');
  });

  test('an unpaid order is cancelled for a reason and its goods go back into the cart', async ({ visit }) => {
    const buyer = await visit({ as: 'buyer' });
    const { page } = buyer;
    await settleSomething(buyer);
    await submitWith(buyer, '在线支付', `PO-CANCEL-${run}`);
    await expect(page).toHaveURL(/Cashier/);

    await buyer.open(`/center/order/myOrder?searchKey=PO-CANCEL-${run}`);
    const card = page.getByRole('article').filter({ hasText: `PO-CANCEL-${run}` });
    // One main button; what is seldom wanted stands behind ⋯.
    await expect(card.getByRole('button', { name: '去付款' })).toBeVisible();
    await card.getByRole('button', { name: /^更多操作/ }).click();
    await card.getByRole('button', { name: '取消订单' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '取消订单' }).click();
    await expect(dialog.getByText('请选择取消原因')).toBeVisible();
    await dialog.getByLabel('取消原因').selectOption({ label: '不想要了' });
    await dialog.getByLabel('商品放回购物车').check();
    await dialog.getByRole('button', { name: '取消订单' }).click();
    await expect(page.getByText(/商品已放回购物车/)).toBeVisible();
    await expect(card.getByText('已取消')).toBeVisible();
  });

  test('an answer lost on the way makes one order', async ({ visit }) => {
    const buyer = await visit({ as: 'buyer' });
    const { page } = buyer;
    await settleSomething(buyer);
    const sent: string[] = [];
    await page.route('**/api/ShopOrder/Submit', async (route) => {
      const body = route.request().postDataJSON() as { data: { requestId: string } };
      sent.push(body.data.requestId);
      if (sent.length > 1) return route.continue();
      // The server has answered; the answer does not arrive.
      await route.fetch();
      await route.abort('connectionreset');
    });
    await submitWith(buyer, '账期支付', `PO-LOST-${run}`);
    await expect(page.getByText(/没有收到提交结果/)).toBeVisible();
    await expect(page.getByRole('heading', { name: /订单已提交/ })).toBeVisible();
    expect(new Set(sent).size).toBe(1);

    await buyer.open(`/center/order/myOrder?searchKey=PO-LOST-${run}`);
    await expect(page.getByRole('article').filter({ hasText: `PO-LOST-${run}` })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  test('an address is added while settling and the order goes there', async ({ visit }) => {
    const buyer = await visit({ as: 'buyer', viewport: phone });
    const { page } = buyer;
    await settleSomething(buyer);
    await page.getByRole('button', { name: '新增地址' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '保存地址' }).click();
    await expect(dialog.getByText('请输入2-20个字的收货人姓名')).toBeVisible();
    await dialog.getByLabel('收货人').fill('刘佳');
    await dialog.getByLabel('手机号').fill('13912345508');
    await dialog.getByLabel('省', { exact: true }).selectOption({ label: '广东省' });
    await dialog.getByLabel('市', { exact: true }).selectOption({ label: '东莞市' });
    await dialog.getByLabel('区县').selectOption({ label: '东莞市' });
    await dialog.getByLabel('详细地址').fill(`松山湖科技园 ${run} 栋`);
    await dialog.getByRole('button', { name: '保存地址' }).click();
    const chosen = page.getByRole('radio', { name: new RegExp(run) });
    await expect(chosen).toBeVisible();
    await expect(chosen).toBeChecked();
    await page.getByRole('button', { name: /^提交订单/ }).click();
    await expect(page.getByText(new RegExp(`送至 .*${run}`))).toBeVisible();
  });
});
