import { callApi } from './api.ts';
import { enterConsole, openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { command, orderToInvoice } from './scene.ts';
import { tokenOf } from './sign-in.ts';
import { desktop, phone } from './visitor.ts';

test.skip((process.env['HAS_VENDORS'] ?? '') === '', 'a shop that runs already knows no double');

const values = {
  appKey: 'app-of-the-journey',
  appSecret: 'a-secret-of-the-journey',
  taxNo: '91310115MADEMA001E',
  drawer: '李会计',
  extensionNumber: '',
};

interface Category {
  categoryId: string;
  parentId: string;
  name: string;
  taxName: string;
  taxCode: string;
}

/** The demo's goods have a tax class by name alone; a real platform takes none without its code. */
async function codeGoods(): Promise<void> {
  const token = await tokenOf('operator');
  const tree = (await callApi('/api/OpsCategory/GetTree', {}, { token })).resultData as Category[];
  for (const { categoryId, parentId, name, taxName } of tree.filter((one) => one.taxName && !one.taxCode))
    await command(
      '/api/OpsCategory/Save',
      { categoryId, parentId, categoryName: name, taxName, taxCode: '1060105010000000000' },
      token,
    );
}

/** The invoices of the other journeys stay with the demo's own platform. */
test.afterEach(async () => {
  const token = await tokenOf('operator');
  const list = (await callApi('/api/OpsTax/GetList', {}, { token })).resultData as {
    provider: string;
    isSet: boolean;
    updateTime: string;
  }[];
  for (const { provider, isSet, updateTime } of list)
    if (isSet && provider === 'NUONUO')
      await command('/api/OpsTax/Save', { provider, isEnabled: false, isFirst: false, values, updateTime }, token);
});

test('a tax platform is connected and checked; an invoice is issued by it, its papers come, and it is red-lettered', async ({
  visit,
}) => {
  const visitor = await visit({ as: undefined, viewport: desktop });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/tax');
  await expect(page.getByText('演示商城自己模拟开票，发票没有法律效力；连接后由它真正开具。')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: '配置诺诺发票' }).click();
  const dialog = page.getByRole('dialog', { name: '诺诺发票' });
  await dialog.getByLabel('AppKey').fill(values.appKey);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('请填写销方税号')).toBeVisible();
  await dialog.getByLabel('AppSecret').fill(values.appSecret);
  await dialog.getByLabel('销方税号').fill(values.taxNo);
  await dialog.getByLabel('开票员').fill(values.drawer);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('使用中', { exact: true })).toBeVisible();
  await expect(page.getByText(values.appSecret)).toHaveCount(0);
  await page.getByRole('button', { name: '检查诺诺发票' }).click();
  await expect(page.getByText('密钥有效，可以查询发票')).toBeVisible();

  const buyer = await tokenOf('buyer');
  await codeGoods();
  const { orderNo } = await orderToInvoice();
  const [title] = (await callApi('/api/CustInvoiceTitle/GetList', {}, { token: buyer })).resultData as {
    titleId: string;
  }[];
  const bill = { orderNos: [orderNo], invoiceKind: '82', titleId: title?.titleId, receiveEmail: 'a@example.cn' };
  const { invoiceReqNo } = await command<{ invoiceReqNo: string }>('/api/ShopInvoice/Submit', bill, buyer);
  await openConsole(visitor, `/invoices?view=all&open=${invoiceReqNo}`);
  const drawer = page.getByRole('complementary', { name: `发票 ${invoiceReqNo}` });
  await drawer.getByRole('button', { name: '开具', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '开具', exact: true }).click();
  await expect(async () => {
    await page.reload();
    for (const form of ['PDF', 'OFD', 'XML'])
      await expect(drawer.getByRole('link', { name: `下载 ${form}` })).toBeVisible({ timeout: 3000 });
  }).toPass();
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    drawer.getByRole('link', { name: '下载 XML' }).click(),
  ]);
  expect(paper.suggestedFilename()).toMatch(/^发票_263170\d{14}\.xml$/);

  await drawer.getByRole('button', { name: '申请红字发票' }).click();
  const red = page.getByRole('dialog', { name: '申请红字发票' });
  await red.getByRole('button', { name: '申请', exact: true }).click();
  await expect(async () => {
    await page.reload();
    await expect(drawer.getByText('已红冲').first()).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(drawer.getByText(/263170\d{14}/).nth(1)).toBeVisible();
});

test('tax platforms are read on a phone, and not by who may not set them', async ({ visit }) => {
  const visitor = await visit({ viewport: phone });
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/tax');
  await expect(visitor.page.getByRole('button', { name: /(配置|修改)百望云/ })).toBeVisible();
  await expectAccessible(visitor.page);
  expect((await callApi('/api/OpsTax/GetList', {}, { token: await tokenOf('supplier') })).success).toBe(false);
});
