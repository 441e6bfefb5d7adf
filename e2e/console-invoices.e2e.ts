import { enterConsole, openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { callApi } from './api.ts';
import { command, orderToInvoice } from './scene.ts';
import { tokenOf } from './sign-in.ts';
import { desktop, phone } from './visitor.ts';

test('an issued invoice is read in full, and a red letter asks for what it may take back', async ({ visit }) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/invoices?view=issued');
  const list = page.getByRole('table', { name: '发票' }).last();
  await list.getByText('已开票').first().click();
  const drawer = page.getByRole('complementary', { name: /^发票 I/ });
  await expect(drawer.getByRole('region', { name: '购方' })).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: '申请红字发票' }).click();
  const dialog = page.getByRole('dialog', { name: '申请红字发票' });
  await dialog.getByLabel('范围').selectOption('lines');
  await dialog.getByRole('button', { name: '申请', exact: true }).click();
  await expect(dialog.getByText('请至少填写一行')).toBeVisible();
  await dialog.getByLabel('原因').selectOption('开票有误');
  await expect(dialog.getByLabel('范围')).toBeHidden();
  await dialog.getByRole('button', { name: '取消' }).click();
  for (const view of ['待开票', '开票失败', '待红冲', '全部']) {
    await page.getByRole('tab', { name: view }).click();
    await expect(page.getByRole('tab', { name: view, selected: true })).toBeVisible();
  }
});

test('papers of many invoices go where their names say, and the buyer takes them', async ({ visit }) => {
  const [buyer, operator] = [await tokenOf('buyer'), await tokenOf('operator')];
  const { orderNo } = await orderToInvoice();
  const titles = await callApi('/api/CustInvoiceTitle/GetList', {}, { token: buyer });
  const [title] = titles.resultData as { titleId: string }[];
  const bill = { orderNos: [orderNo], invoiceKind: '82', titleId: title?.titleId, receiveEmail: 'a@example.cn' };
  const { invoiceReqNo } = await command<{ invoiceReqNo: string }>('/api/ShopInvoice/Submit', bill, buyer);
  const invoiceNo = `26${String(Date.now()).padStart(18, '0')}`;

  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/invoices?view=all');
  await page.getByRole('button', { name: '批量上传发票文件' }).click();
  const dialog = page.getByRole('dialog', { name: '批量上传发票文件' });
  const name = `${invoiceReqNo}_${invoiceNo}`;
  const fileOf = (ending: string, text: string) => ({
    name: `${name}.${ending}`,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(text),
  });
  await dialog
    .getByLabel('选择发票文件')
    .setInputFiles([
      fileOf('pdf', '%PDF-1.4\n%%EOF\n'),
      fileOf('xml', '<?xml version="1.0"?><EInvoice/>'),
      { ...fileOf('pdf', '%PDF-1.4\n%%EOF\n'), name: '说明.pdf' },
      fileOf('xml', '<?xml version="1.0"?><EInvoice>2</EInvoice>'),
    ]);
  await expect(dialog.getByText('文件名中没有发票号码或申请号')).toBeVisible();
  await expect(dialog.getByText(`前面已有同名文件“${name}.xml”，请改名后再选`)).toBeVisible();
  await expect(dialog.getByText(`登记号码 ${invoiceNo} 并保存`).first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(phone);
  const [table, frame] = [await dialog.getByRole('table').boundingBox(), await dialog.boundingBox()];
  expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0));
  await page.setViewportSize(desktop);
  await dialog.getByRole('button', { name: '保存到 1 张发票' }).click();
  await expect(dialog.getByText('已保存', { exact: true })).toHaveCount(2);
  await dialog.getByRole('button', { name: '完成' }).click();

  await openConsole(visitor, `/invoices?view=all&open=${invoiceReqNo}`);
  const drawer = page.getByRole('complementary', { name: `发票 ${invoiceReqNo}` });
  await expect(drawer.getByRole('link', { name: '下载 XML' })).toBeVisible();
  await drawer.getByRole('button', { name: '上传发票文件' }).click();
  const attach = page.getByRole('dialog', { name: '上传发票文件' });
  await attach.getByRole('button', { name: '保存' }).click();
  await expect(attach.getByText('请选择发票文件')).toBeVisible();
  await attach.getByLabel('选择发票文件').setInputFiles(fileOf('pdf', '<html></html>'));
  await expect(page.getByText('请上传 PDF、OFD 或 XML 格式的发票')).toBeVisible();
  await attach.getByRole('button', { name: '取消' }).click();

  const customer = await visit({ as: 'buyer' });
  await customer.open(`/center/order/invoiceDetail?invoiceReqNo=${invoiceReqNo}`);
  const [paper] = await Promise.all([
    customer.page.waitForEvent('download'),
    customer.page.getByRole('link', { name: '下载 XML' }).click(),
  ]);
  expect(paper.suggestedFilename()).toBe(`${name}.xml`);
  expect((await callApi('/api/OpsInvoice/GetModel', { data: { invoiceReqNo } }, { token: operator })).success).toBe(
    true,
  );
});

test('on a phone invoices are cards', async ({ visit }) => {
  const visitor = await visit({ viewport: phone });
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/invoices?view=all');
  await expect(visitor.page.getByRole('list', { name: '发票' })).toBeVisible();
  await expectAccessible(visitor.page);
});
