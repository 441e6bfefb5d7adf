import { expect, test } from 'vitest';
import { callApi, phone, useBrowser } from './browser.ts';
import { boughtOrder } from './scene.ts';
import { signIn, tokenOf } from './sign-in.ts';

const { visit } = useBrowser();

/** What the paper says for a name of its facts. */
const factOf = (name: string) => `xpath=.//dt[normalize-space()="${name}"]/following-sibling::dd[1]`;

test('the shop company is the seller on each paper on screen, who ships stands there as that alone', async () => {
  const token = await tokenOf('finance');
  const read = async (path: string, body: object) => (await callApi(path, body, { token })).resultData;
  const sent = { scope: 'all', orderStates: [40] };
  const [order] = (await read('/api/ShopOrder/GetPage', { reqData: sent })) as [
    { orderNo: string; supplierName: string },
  ];
  const { orderNo, supplierName } = order;
  const { companyName } = (await read('/api/ShopOrder/GetPrint', { data: { orderNos: [orderNo] } })) as {
    companyName: string;
  };
  expect(supplierName).not.toBe(companyName);
  const finance = await visit();
  await signIn(finance, 'finance');
  const { open, page } = finance;

  for (const [type, title] of [
    ['order', '采购订单'],
    ['acceptance', '验收单'],
    ['delivery', '送货单'],
  ]) {
    await open(`/print?type=${type}&no=${orderNo}`);
    const paper = page.getByRole('article', { name: new RegExp(`^${title} ${orderNo}`) }).first();
    await paper.waitFor();
    expect(await paper.locator(factOf('销售方')).innerText(), title).toBe(companyName);
    if (type === 'delivery') expect(await paper.locator('header').innerText()).toContain(supplierName);
    else expect(await paper.locator(factOf('发货方')).innerText(), title).toBe(supplierName);
  }

  const [statement] = (await read('/api/FinCheck/GetPage', {})) as [{ checkId: string }];
  await open(`/finance/checkOrder/checkDetail?checkId=${statement.checkId}`);
  await page.getByText(`销售方 ${companyName}`).waitFor();

  const [invoice] = (await read('/api/ShopInvoice/GetPage', {})) as [{ invoiceReqNo: string }];
  await open(`/center/order/invoiceDetail?invoiceReqNo=${invoice.invoiceReqNo}`);
  const seller = page.getByText('销售方', { exact: true }).locator('xpath=..');
  await seller.getByText(companyName).waitFor();
  expect(await page.getByRole('main').innerText()).not.toContain(`销售方\n${supplierName}`);
});

test('a printed order says the spec of goods once, and a phone can be moved over all of it', async () => {
  const isSpecInName = (sku: { itemName: string; itemSpec: string }) =>
    sku.itemSpec !== '' && sku.itemName.endsWith(sku.itemSpec);
  const { orderNo, lines } = await boughtOrder(isSpecInName);
  const { itemName, itemSpec } = lines.find(isSpecInName) ?? { itemName: '', itemSpec: '' };
  expect(itemSpec).not.toBe('');
  const visitor = await visit({ viewport: phone });
  await signIn(visitor, 'finance');
  await visitor.open(`/print?type=order&no=${orderNo}`);
  const paper = visitor.page.getByRole('article', { name: `采购订单 ${orderNo}` });
  const goods = paper.getByRole('cell').filter({ hasText: itemName }).first();
  await goods.waitFor();
  expect((await goods.innerText()).split(itemSpec)).toHaveLength(2);
  const amount = paper.getByRole('columnheader', { name: '税额' });
  await amount.scrollIntoViewIfNeeded();
  const place = await amount.boundingBox();
  expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(phone.width);
});
