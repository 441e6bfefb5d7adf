import { callApi } from './api.ts';
import { enterConsole, openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { command, orderToInvoice } from './scene.ts';
import { tokenOf } from './sign-in.ts';
import { desktop, phone } from './visitor.ts';

/** A trade whose transfer came twice: what came the second time goes back by hand. */
async function paidTwice(): Promise<string> {
  const token = await tokenOf('operator');
  const { orderNo, payFee } = await orderToInvoice();
  const orders = await callApi('/api/OpsOrder/GetPage', { searchKey: orderNo }, { token });
  const [{ tradeNo, version }] = orders.resultData as [{ tradeNo: string; version: number }];
  const received = { tradeNo, version, receivedFee: payFee, bankSerialNo: `TWICE${Date.now()}` };
  await command('/api/OpsOrder/ConfirmTransfer', received, token);
  return tradeNo;
}

test('every payment is listed, and a trade shows its attempts and refunds', async ({ visit }) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/payments?view=all');
  const list = page.getByRole('table', { name: '收款' });
  await expect(list.getByText(/^P\d{18}$/).first()).toBeVisible();
  await expectAccessible(page);
  await list
    .getByText(/^P\d{18}$/)
    .first()
    .click();
  const drawer = page.getByRole('complementary', { name: /^交易单 T/ });
  await expect(drawer.getByRole('region', { name: '支付' })).toBeVisible();
  await expect(drawer.getByRole('link', { name: /^D\d{18}$/ }).first()).toBeVisible();
  await expectAccessible(page);
  for (const view of ['待确认转账', '支付异常', '待处理退款', '转账记录']) {
    await page.getByRole('tab', { name: view }).click();
    await expect(page.getByRole('tab', { name: view, selected: true })).toBeVisible();
    await expect(page.getByText('正在加载')).toBeHidden();
  }

  await openConsole(visitor, '/payments?view=all&from=2020-01-01&to=2020-01-02');
  await expect(page.getByText('没有符合条件的收款')).toBeVisible();
  await openConsole(visitor, '/payments?view=all');
  await page.getByRole('button', { name: '客户', exact: true }).click();
  await page.getByLabel('查找客户').fill('华东');
  await page.getByRole('button', { name: /^华东/ }).first().click();
  await expect(page.getByRole('button', { name: '清除客户' })).toBeVisible();
  await expect(list.getByText(/^P\d{18}$/).first()).toBeVisible();
  const taken = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出' }).click();
  await page
    .getByRole('dialog', { name: '导出收款' })
    .getByRole('button', { name: /^导出 \d+ 列/ })
    .click();
  expect((await taken).suggestedFilename()).toMatch(/^收款_.*\.xlsx$/);

  await openConsole(visitor, `/payments?view=allRefunds&searchKey=${await paidTwice()}`);
  const refunds = page.getByRole('table', { name: '退款' }).last();
  await expect(refunds.getByText(/^R\d{18}$/)).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: '方式' }).click();
  await page.getByRole('menuitem', { name: '原路退回' }).click();
  await expect(page.getByText('没有符合条件的退款')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出' }).click();
  await page
    .getByRole('dialog', { name: '导出退款' })
    .getByRole('button', { name: /^导出 \d+ 列/ })
    .click();
  expect((await saved).suggestedFilename()).toMatch(/^退款_.*\.xlsx$/);
});

test('on a phone payments are cards; a supplier finds no such page', async ({ visit }) => {
  const operator = await visit({ viewport: phone });
  await enterConsole(operator, 'operator');
  await openConsole(operator, '/payments?view=all');
  await expect(operator.page.getByRole('list', { name: '收款' })).toBeVisible();
  await expectAccessible(operator.page);
  const supplier = await visit({ viewport: desktop });
  await enterConsole(supplier, 'supplier');
  await expect(supplier.page.getByRole('link', { name: '收款与退款' })).toBeHidden();
});
