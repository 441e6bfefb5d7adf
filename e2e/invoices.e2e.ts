import { titleTypes } from '@jicai/domain/invoices/invoice-title-form.ts';
import { invoiceKinds } from '@jicai/domain/invoices/invoice-states.ts';
import { callApi } from './api.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { command, orderToInvoice } from './scene.ts';
import { endSession, fillInLogin, tokenOf } from './sign-in.ts';
import { phone } from './visitor.ts';

/** ¥1,234.50 as fen. */
const fenOf = (text: string) => Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 100);

test.describe('invoices', () => {
  test('an order leads to its application: two of three pieces, and the order says so', async ({ visit }) => {
    const { orderNo, payFee } = await orderToInvoice();
    const buyer = await visit({ as: 'buyer' });
    const { page } = buyer;
    await buyer.open(`/center/order/orderDetail?orderNo=${orderNo}`);
    await page.getByRole('button', { name: '申请开票' }).click();
    const dialog = page.getByRole('dialog', { name: '申请开票' });
    const sum = dialog.getByText(/价税合计/);
    const asked = async () => fenOf((await sum.innerText()).split('合计')[1] ?? '');
    await expect.poll(asked).toBe(payFee);
    await dialog.getByRole('checkbox').uncheck();
    await dialog.getByRole('button', { name: '提交申请' }).click();
    await expect(dialog.getByText('请选择要开票的商品')).toBeVisible();
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: '减少' }).click();
    await expectAccessible(page);
    await expect.poll(async () => Math.abs((await asked()) - (payFee * 2) / 3)).toBeLessThan(1);
    const fen = await asked();
    await dialog.getByRole('button', { name: '提交申请' }).click();
    await expect(page.getByText('开票申请已提交')).toBeVisible();
    const record = page.getByRole('listitem').filter({ hasText: orderNo }).first();
    // Until the list of records has come, the order that can be invoiced is such a line as well.
    const textOf = async () => (await record.innerText()).replaceAll(/[\s,]/g, '');
    await expect.poll(textOf).toContain(`¥${(fen / 100).toFixed(2)}`);

    await buyer.open(`/center/order/myOrder?searchKey=${orderNo}`);
    const card = page.getByRole('article').filter({ hasText: orderNo });
    await card.getByRole('link', { name: '开票申请中' }).click();
    await expect(page).toHaveURL(/tab=records/);
    await expect(record).toBeVisible();
  });

  test('page, choice and what is typed survive a lost session', async ({ visit }) => {
    const { orderNo } = await orderToInvoice();
    const buyer = await visit({ as: 'buyer', viewport: phone });
    const { page } = buyer;
    await buyer.open('/center/kamUser/invoice');
    await page.getByRole('checkbox', { name: `选择订单 ${orderNo}` }).check();
    await page.getByRole('button', { name: '申请开票' }).click();
    const dialog = page.getByRole('dialog', { name: '申请开票' });
    await dialog.getByLabel('发票备注').fill('PO-2026-77');
    await dialog.getByRole('button', { name: '减少' }).click();
    await expectAccessible(page);
    await endSession(buyer);
    await dialog.getByRole('button', { name: '提交申请' }).click();
    await page.getByRole('button', { name: '重新登录' }).click();
    await fillInLogin(buyer, 'buyer');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByLabel('发票备注')).toHaveValue('PO-2026-77');
    await expect(dialog.getByLabel(/开票数量$/)).toHaveValue('2');
    await dialog.getByRole('button', { name: '提交申请' }).click();
    await expect(page.getByText('开票申请已提交')).toBeVisible();
  });

  test('a request that failed opens again as it was', async ({ visit }) => {
    const { orderNo, line } = await orderToInvoice();
    const [buyerToken, finance] = [await tokenOf('buyer'), await tokenOf('finance')];
    const titles = await callApi('/api/CustInvoiceTitle/GetList', { reqData: {} }, { token: finance });
    const held = (titles.resultData as { titleId: string; titleName: string }[]).find((one) =>
      one.titleName.includes('开票失败'),
    );
    const wrong = { titleType: titleTypes.company, titleName: '开票失败有限公司', taxNo: '91350100M000100Y43' };
    const { titleId } = held ?? (await command<{ titleId: string }>('/api/CustInvoiceTitle/Add', wrong, finance));
    const part = { orderNos: [orderNo], items: [{ orderItemId: line?.orderItemId, qty: 1 }] };
    const bill = {
      ...part,
      invoiceKind: invoiceKinds.ordinary,
      titleId,
      receiveEmail: 'again@example.cn',
      remark: '再开一次',
    };
    const { invoiceReqNo } = await command<{ invoiceReqNo: string }>('/api/ShopInvoice/Submit', bill, buyerToken);
    const read = async () => {
      const answer = await callApi('/api/ShopInvoice/GetModel', { data: { invoiceReqNo } }, { token: buyerToken });
      return answer.resultData as { invoiceState: number; version: number };
    };
    const { version } = await read();
    await command('/api/OpsInvoice/Issue', { invoiceReqNo, version }, await tokenOf('operator'));
    const buyer = await visit({ as: 'buyer' });
    const { page } = buyer;
    await buyer.open(`/center/order/invoiceDetail?invoiceReqNo=${invoiceReqNo}`);
    // The page looks again by itself until the platform has answered.
    await page.getByRole('link', { name: '重新申请' }).click({ timeout: 60_000 });
    const dialog = page.getByRole('dialog', { name: '申请开票' });
    await expect(dialog.getByLabel('发票备注')).toHaveValue('再开一次');
    await expect(dialog.getByLabel('接收邮箱')).toHaveValue('again@example.cn');
    await expect(dialog.getByLabel(/开票数量$/)).toHaveValue('1');
  });
});
