import { orderStates } from '@jicai/domain/orders/order-states.ts';
import { callApi } from './api.ts';
import { expect, test } from './fixtures.ts';
import { boughtOrder } from './scene.ts';
import { tokenOf } from './sign-in.ts';
import { phone } from './visitor.ts';

/** What the paper says for a name of its facts. */
const factOf = (name: string) => `xpath=.//dt[normalize-space()="${name}"]/following-sibling::dd[1]`;

test('the shop company is the seller on each paper on screen, who ships stands there as that alone', async ({
  visit,
}) => {
  const token = await tokenOf('finance');
  const read = async (path: string, body: object) => (await callApi(path, body, { token })).resultData;
  const sent = { scope: 'all', orderStates: [orderStates.awaitingReceipt] };
  const [order] = (await read('/api/ShopOrder/GetPage', { reqData: sent })) as [
    { orderNo: string; supplierName: string },
  ];
  const { orderNo, supplierName } = order;
  const { companyName } = (await read('/api/ShopOrder/GetPrint', { data: { orderNos: [orderNo] } })) as {
    companyName: string;
  };
  expect(supplierName).not.toBe(companyName);
  const finance = await visit({ as: 'finance' });
  const { open, page } = finance;

  for (const [type, title] of [
    ['order', '采购订单'],
    ['acceptance', '验收单'],
    ['delivery', '送货单'],
  ]) {
    await open(`/print?type=${type}&no=${orderNo}`);
    const paper = page.getByRole('article', { name: new RegExp(`^${title} ${orderNo}`) }).first();
    await expect(paper).toBeVisible();
    await expect(paper.locator(factOf('销售方')), title).toHaveText(companyName, { useInnerText: true });
    if (type === 'delivery') await expect(paper.locator('header')).toContainText(supplierName, { useInnerText: true });
    else await expect(paper.locator(factOf('发货方')), title).toHaveText(supplierName, { useInnerText: true });
  }

  const [statement] = (await read('/api/FinCheck/GetPage', {})) as [{ checkId: string }];
  await open(`/finance/checkOrder/checkDetail?checkId=${statement.checkId}`);
  await expect(page.getByText(`销售方 ${companyName}`)).toBeVisible();

  const [invoice] = (await read('/api/ShopInvoice/GetPage', {})) as [{ invoiceReqNo: string }];
  await open(`/center/order/invoiceDetail?invoiceReqNo=${invoice.invoiceReqNo}`);
  const seller = page.getByText('销售方', { exact: true }).locator('xpath=..');
  await expect(seller.getByText(companyName)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(`销售方\n${supplierName}`, { useInnerText: true });
});

test('a printed order says the spec of goods once, and a phone can be moved over all of it', async ({ visit }) => {
  const isSpecInName = (sku: { itemName: string; itemSpec: string }) =>
    sku.itemSpec !== '' && sku.itemName.endsWith(sku.itemSpec);
  const { orderNo, lines } = await boughtOrder(isSpecInName);
  const { itemName, itemSpec } = lines.find(isSpecInName) ?? { itemName: '', itemSpec: '' };
  expect(itemSpec).not.toBe('');
  const visitor = await visit({ as: 'finance', viewport: phone });
  await visitor.open(`/print?type=order&no=${orderNo}`);
  const paper = visitor.page.getByRole('article', { name: `采购订单 ${orderNo}` });
  const goods = paper.getByRole('cell').filter({ hasText: itemName }).first();
  await expect(goods).toBeVisible();
  expect((await goods.innerText()).split(itemSpec)).toHaveLength(2);
  const amount = paper.getByRole('columnheader', { name: '税额' });
  await amount.scrollIntoViewIfNeeded();
  const place = await amount.boundingBox();
  expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(phone.width);
});
