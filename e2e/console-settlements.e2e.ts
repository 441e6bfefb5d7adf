import { callApi } from './api.ts';
import { enterConsole, openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectFingers } from './expect-fingers.ts';
import { expect, test } from './fixtures.ts';
import { boughtOrder, command, ship } from './scene.ts';
import { tokenOf } from './sign-in.ts';
import { desktop, phone } from './visitor.ts';

const slip = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The supplier that the account supplier works for, and goods of it that the buyer has received. */
async function receivedFromSupplier(): Promise<string> {
  const token = await tokenOf('operator');
  const rowsOf = async <T>(path: string, body: object) =>
    (await callApi(path, body, { token })).resultData as unknown as T[];
  const suppliers = await rowsOf<{ supplierId: string; isSelf: boolean }>('/api/OpsSupplier/GetPage', {
    reqData: {},
    pageSize: 100,
  });
  const supplierId = suppliers.find(({ isSelf }) => isSelf)?.supplierId ?? '';
  const goods = await rowsOf<{ itemId: string }>('/api/OpsGoods/GetPage', { reqData: { supplierId }, pageSize: 100 });
  const own = new Set(goods.map(({ itemId }) => itemId));
  const { orderNo } = await boughtOrder(({ itemId }) => own.has(itemId));
  await ship(orderNo, token);
  await command('/api/ShopOrder/Receive', { orderNo }, await tokenOf('buyer'));
  return supplierId;
}

test('a month is settled with a supplier: sent, disputed, answered, confirmed, paid', async ({ visit }) => {
  const supplierId = await receivedFromSupplier();
  const month = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7);
  const token = await tokenOf('operator');
  const made = await command<{ settleIds: string[] }>('/api/OpsSettle/Generate', { supplierId, month }, token);
  const [settleId = ''] = made.settleIds;

  const operator = await visit({ viewport: desktop });
  const { page } = operator;
  await enterConsole(operator, 'operator');
  await openConsole(operator, '/settlements?view=draft');
  await expect(page.getByRole('table', { name: '结算单' }).last()).toBeVisible();
  await expectAccessible(page);
  // By the row, wherever it is pressed.
  const row = page.getByRole('row').filter({ has: page.locator(`a[href$="/settlements/${settleId}"]`) });
  await row.getByRole('cell').nth(2).click();
  // The goods of the demo have costs; where some are missing first-month.e2e.ts fills them in.
  await expect(page.getByRole('button', { name: '发给供应商' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '发给供应商' }).click();
  await page.getByRole('button', { name: '发送', exact: true }).click();
  await expect(page.getByText('待供应商确认').first()).toBeVisible();

  const supplier = await visit({ viewport: desktop });
  await enterConsole(supplier, 'supplier');
  await openConsole(supplier, `/own-settlements/${settleId}`);
  await supplier.page.getByRole('button', { name: '有异议' }).first().click();
  const claim = supplier.page.getByRole('dialog', { name: '标记异议' });
  await claim.getByLabel('正确数量').fill('4');
  await claim.getByLabel('说明').fill('少计一件');
  await expectAccessible(supplier.page);
  await claim.getByRole('button', { name: '标记' }).click();
  await supplier.page.getByRole('button', { name: '提交异议' }).click();
  await expect(supplier.page.getByText('异议中').first()).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: '答复异议' }).click();
  const replying = page.getByRole('dialog', { name: '答复异议' });
  await replying.getByRole('textbox').first().fill('送货单为三件');
  await replying.getByRole('button', { name: '答复并请供应商确认' }).click();
  await expect(page.getByText('待供应商确认').first()).toBeVisible();

  await supplier.page.reload();
  await expect(supplier.page.getByText('答复：送货单为三件')).toBeVisible();
  await supplier.page.getByRole('button', { name: '确认无误' }).click();
  await supplier.page.getByRole('button', { name: '确认', exact: true }).click();
  await expect(supplier.page.getByText('待付款').first()).toBeVisible();
  await expectAccessible(supplier.page);

  await supplier.page.getByRole('button', { name: '登记发票' }).click();
  const invoicing = supplier.page.getByRole('dialog', { name: '登记发票' });
  await invoicing.getByLabel('发票号码').fill(`26${String(Date.now()).padStart(18, '0')}`);
  await invoicing.getByRole('button', { name: '提交' }).click();
  await expect(invoicing.getByText('请上传发票文件')).toBeVisible();
  const paper = { name: '发票.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
  await invoicing.getByLabel('选择发票文件').setInputFiles(paper);
  await expect(invoicing.getByText('发票.pdf')).toBeVisible();
  await expectAccessible(supplier.page);
  await invoicing.getByRole('button', { name: '提交' }).click();
  await expect(supplier.page.getByText('待核对')).toBeVisible();

  await page.reload();
  await expect(page.getByText('供应商发票待核对，核对后才能付款。')).toBeVisible();
  await page.getByRole('button', { name: '核对', exact: true }).click();
  const checking = page.getByRole('dialog', { name: '核对供应商发票' });
  await checking.getByLabel('结果').selectOption('有误，退回');
  await checking.getByRole('button', { name: '退回' }).click();
  await expect(checking.getByText('请填写退回原因')).toBeVisible();
  await checking.getByLabel('结果').selectOption('与结算单一致');
  await expectAccessible(page);
  await checking.getByRole('button', { name: '核对无误' }).click();
  await page.getByRole('button', { name: '登记付款' }).click();
  const paying = page.getByRole('dialog', { name: '登记付款' });
  await paying.getByLabel('银行流水号').fill(`SETTLE${Date.now()}`);
  await paying.getByLabel('选择银行回单').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: slip });
  await expect(paying.getByRole('button', { name: /^删除/ })).toBeVisible();
  await expectAccessible(page);
  await paying.getByRole('button', { name: '登记', exact: true }).click();
  await expect(page.getByText('已结清').first()).toBeVisible();
  await page.setViewportSize(phone);
  await expectFingers(page);
});

test('a supplier reads its sheets on a phone', async ({ visit }) => {
  const visitor = await visit({ viewport: phone });
  await enterConsole(visitor, 'supplier');
  await openConsole(visitor, '/own-settlements');
  await expect(visitor.page.getByRole('tab', { name: '待确认' })).toBeVisible();
  await expectAccessible(visitor.page);
});
