import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import ExcelJS from 'exceljs';
import { callApi } from './api.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { tokenOf } from './sign-in.ts';

/** Tells this run's orders from those of an earlier one on the same shop. */
const run = Date.now().toString(36);

/** Buys one kind of goods on the shelf by the API; answers the trade. */
async function buy(accountNo: string, payMode: number, purchaseNo: string, at = 0) {
  const token = await tokenOf(accountNo);
  const goods = await callApi('/api/Product/GetWebSkuPage', { pageIndex: 1, reqData: { inStock: true } }, { token });
  const sku = (goods.resultData as { itemId: string; minQty: number }[])[at];
  const itemList = [{ itemId: sku?.itemId, qty: sku?.minQty }];
  const addressId = await addressOf(token);
  const settled = await callApi('/api/ShopOrder/Settle', { data: { itemList, addressId } }, { token });
  const { previewKey } = settled.resultData as { previewKey: string };
  const data = { itemList, addressId, payMode, previewKey, purchaseNo, requestId: randomUUID() };
  const answer = await callApi('/api/ShopOrder/Submit', { data }, { token });
  expect(answer.errorMsg).toBe('');
  return { ...(answer.resultData as { tradeNo: string; orderNos: string[] }), itemId: sku?.itemId, token };
}

async function addressOf(token: string): Promise<string | undefined> {
  const list = async () =>
    (await callApi('/api/CustAddress/GetList', {}, { token })).resultData as { addressId: string }[];
  if ((await list()).length === 0) {
    const data = { receiver: '陈思远', mobile: '13800100002', areaCode: '310117', address: '新桥镇莘砖公路518号28幢' };
    await callApi('/api/CustAddress/Add', { data: { ...data, isDefault: true, requestId: randomUUID() } }, { token });
  }
  return (await list())[0]?.addressId;
}

/** The stock of an item as the operator counts it. */
async function stockOf(itemId: string | undefined) {
  const token = await tokenOf('operator');
  const read = async () =>
    (await callApi('/api/OpsStock/GetLedger', { reqData: { itemId } }, { token })) as unknown as {
      onHand: number;
      reserved: number;
      version: number;
    };
  return {
    ...(await read()),
    async set(onHand: number) {
      const data = { itemId, onHand, reason: '月末盘点', version: (await read()).version, requestId: randomUUID() };
      expect((await callApi('/api/OpsStock/Adjust', { data }, { token })).errorMsg).toBe('');
    },
  };
}

test.describe('order lists', () => {
  test('of two filters set before the page is drawn again neither is lost', async ({ visit }) => {
    const buyer = await visit({ as: 'buyer' });
    const { page } = buyer;
    await buyer.open('/center/kamUser/messages');
    const tab = await page.getByRole('tab', { name: '订单', exact: true }).elementHandle();
    const box = await page.getByRole('checkbox', { name: '只看未读' }).elementHandle();
    await page.evaluate(
      (pressed) => {
        for (const one of pressed) (one as HTMLElement).click();
      },
      [tab, box],
    );
    await expect(page.getByRole('tab', { name: '订单', exact: true, selected: true })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: '只看未读', checked: true })).toBeVisible();
  });

  test('filters stand in the address and survive a reload', async ({ visit }) => {
    const poNo = `PO-ALL-${crypto.randomUUID()}`;
    await buy('buyer', 2, poNo);
    const admin = await visit({ as: 'admin' });
    const { page } = admin;
    await admin.open('/center/order/allOrder');
    await page.getByRole('searchbox', { name: '搜索订单' }).fill(poNo);
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: '支付方式' }).selectOption({ label: '账期支付' });
    await page.getByRole('button', { name: /^下单日期：/ }).click();
    await expect(page.getByLabel('下单日期从')).toBeVisible();
    await page.keyboard.type('2026-01-01');
    await page.keyboard.press('Enter');
    await page.keyboard.type('2035-12-31');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/dateTo=2035-12-31/);
    await page.getByRole('button', { name: '更多筛选' }).click();
    await page.getByRole('combobox', { name: '部门' }).click();
    await page.getByText('制造一部', { exact: true }).last().click();
    await page.getByRole('combobox', { name: '下单人' }).click();
    await page.getByTitle('陈思远').click();
    await expect(page).toHaveURL(/userId=/);
    // Until they have faded away, the lists of choices are judged with half their contrast.
    await expect(page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')).toHaveCount(0);
    const card = page.getByRole('article').filter({ hasText: poNo });
    await expect(card).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(card).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    const query = new URLSearchParams(page.url().split('?')[1]);
    expect(query.get('searchKey')).toBe(poNo);
    expect([query.get('payMode'), query.get('orgId')]).toEqual(['2', '2101']);
    await expect(page.getByRole('combobox', { name: '支付方式' })).toHaveValue('2');
    await expect(page.getByRole('button', { name: /^下单日期： ?2026-01-01 ?2035-12-31$/ })).toBeVisible();
    await page.getByRole('button', { name: '重置' }).click();
    await expect(page).toHaveURL(/allOrder$/);
  });

  test('the export is an XLSX with the orders of the list', async ({ visit }) => {
    await buy('buyer', 2, `PO-XLSX-${run}`);
    const finance = await visit({ as: 'finance' });
    const { page } = finance;
    await finance.open(`/center/order/allOrder?searchKey=PO-XLSX-${run}`);
    await expect(page.getByRole('article').first()).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '导出' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
    const book = new ExcelJS.Workbook();
    const bytes = await readFile(await download.path());
    await book.xlsx.load(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
    const [sheet] = book.worksheets;
    expect(sheet?.rowCount).toBe(2);
    expect(sheet?.getRow(2).values).toContain(`PO-XLSX-${run}`);
  });

  test('several trades are paid one after the other', async ({ visit }) => {
    const first = await buy('buyer', 1, `PO-PAY-${run}`);
    const second = await buy('buyer', 1, `PO-PAY-${run}`, 1);
    const buyer = await visit({ as: 'buyer' });
    const { page } = buyer;
    await buyer.open(`/center/order/myOrder?searchKey=PO-PAY-${run}`);
    await expect(page.getByRole('article').nth(1)).toBeVisible();
    await page.getByRole('checkbox', { name: /选择本页全部订单/ }).check();
    await page.getByRole('button', { name: '批量付款（2）' }).click();
    const dialog = page.getByRole('dialog', { name: '付款清单（2 笔）' });
    await expect(dialog.getByText(first.tradeNo)).toBeVisible();
    await expect(dialog.getByText(second.tradeNo)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: '从第一笔开始付款' }).click();
    await expect(page).toHaveURL(new RegExp(`Cashier\\?tradeNo=(${first.tradeNo}|${second.tradeNo})`));
  });

  test('rebuying says what could not be brought back', async ({ visit }) => {
    const { itemId, orderNos } = await buy('buyer', 2, `PO-AGAIN-${run}`, 2);
    const stock = await stockOf(itemId);
    await stock.set(stock.reserved);
    const buyer = await visit({ as: 'buyer' });
    const { page } = buyer;
    await buyer.open(`/center/order/myOrder?searchKey=${orderNos[0]}`);
    await page.getByRole('article').getByRole('button', { name: '再次购买' }).click();
    const report = page.getByRole('dialog', { name: '没有商品加入购物车' });
    await expect(report.getByText('未能加入（1）')).toBeVisible();
    await expect(report.getByText('库存不足')).toBeVisible();
    await expectAccessible(page);
    await stock.set(stock.onHand);
  });
});

test.describe('dashboard', () => {
  test('its numbers lead to lists of that many orders', async ({ visit }) => {
    await buy('buyer', 1, `PO-DASH-${run}`);
    const buyer = await visit({ as: 'buyer' });
    const { page } = buyer;
    await buyer.open('/center/dashboard/overview');
    const tile = page.getByRole('list', { name: '待办' }).getByRole('link', { name: /待付款/ });
    const count = /待付款\s*(\d+)/.exec(await tile.innerText())?.[1];
    await expectAccessible(page);
    await tile.click();
    await expect(page).toHaveURL(/myOrder\?tab=/);
    await expect(page.getByText(`共 ${count} 单`).first()).toBeVisible();
  });

  test('a period stands in the address; the chart has its figures for those who do not see it', async ({ visit }) => {
    const admin = await visit({ as: 'admin' });
    const { page } = admin;
    await admin.open('/center/dashboard/overview?dateFrom=2024-01-01&dateTo=2024-01-31');
    await expect(page.getByText('这段时间没有采购支出')).toBeVisible();
    await admin.open('/center/dashboard/overview');
    const table = page.getByRole('table', { name: '采购支出与去年同期' });
    await expect(table).toBeVisible();
    await expect(table.getByRole('row')).toHaveCount(13);
  });
});
