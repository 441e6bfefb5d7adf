import { callApi } from './api.ts';
import { enterConsole, openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { command, deliveredOrder } from './scene.ts';
import { tokenOf } from './sign-in.ts';
import { desktop, phone } from './visitor.ts';

test('a statement is found, read and exported; its customer has a page of them', async ({ visit }) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/statements?view=all');
  const list = page.getByRole('table', { name: '对账单' }).last();
  await expect(list.getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
  const checkNo = (await list.getByRole('link').first().textContent()) ?? '';
  await list.getByRole('link', { name: checkNo }).click();
  await expect(page.getByRole('heading', { name: checkNo })).toBeVisible();
  await expect(page.getByRole('table', { name: '对账明细' }).last()).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出明细' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.xlsx$/);

  await openConsole(visitor, '/customers/2001?tab=statements');
  await expect(page.getByRole('link', { name: checkNo })).toBeVisible();
  await page.getByRole('button', { name: '出账' }).click();
  await page.getByRole('dialog', { name: '出账' }).getByRole('button', { name: '取消' }).click();

  await deliveredOrder();
  await deliveredOrder();
  const month = { customerId: '2001', month: new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7) };
  const { checkId } = await command<{ checkId: string }>('/api/OpsCheck/Generate', month, await tokenOf('operator'));
  const finance = await tokenOf('finance');
  const { resultData: items } = await callApi(
    '/api/FinCheck/GetItemPage',
    { reqData: { checkId } },
    { token: finance },
  );
  const [item] = items as { checkItemId: string; itemName: string }[];
  const disputed = [{ checkItemId: item?.checkItemId, reasonCode: 1, remark: '没有收到' }];
  await command('/api/FinCheck/Dispute', { checkId, items: disputed }, finance);
  await openConsole(visitor, `/statements/${checkId}`);
  await page.getByRole('button', { name: '调整', exact: true }).first().click();
  const adjusting = page.getByRole('dialog', { name: '调整明细' });
  await adjusting.getByLabel('调整方式').selectOption({ label: '移出本对账单' });
  await expect(adjusting.getByText(/对账单总额 .* → /)).toBeVisible();
  await expectAccessible(page);
  await adjusting.getByRole('button', { name: '取消' }).click();
  // Two rows at once, with one reason and one new sum.
  const rows = page.getByRole('table', { name: '对账明细' }).last();
  const boxes = rows.getByRole('checkbox', { name: /^选择 / }).and(page.locator(':enabled'));
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await expect(page.getByRole('toolbar', { name: '批量操作' })).toContainText('已选 2 行');
  await page.getByRole('button', { name: '调整所选' }).click();
  await adjusting.getByLabel('原因').fill('同车少收');
  await adjusting.getByRole('button', { name: '调整', exact: true }).click();
  await expect(adjusting.getByText(/^请输入1到/)).toHaveCount(2);
  for (const at of [0, 1])
    await adjusting
      .getByLabel(/ 减少数量$/)
      .nth(at)
      .fill('1');
  await expect(adjusting.getByText(/对账单总额 .* → /)).toBeVisible();
  await expectAccessible(page);
  await adjusting.getByRole('button', { name: '调整', exact: true }).click();
  await expect(adjusting).toHaveCount(0);
  await expect(rows.getByText('同车少收')).toHaveCount(2);
  await command('/api/FinCheck/CancelDispute', { checkId }, finance);
  await command('/api/FinCheck/Confirm', { checkId }, finance);
  await openConsole(visitor, '/statements?view=ageing');
  const ageing = page.getByRole('table', { name: '账龄' }).last();
  await expect(ageing.getByRole('button').first()).toBeVisible();
  await expectAccessible(page);
  await ageing.getByRole('button').first().click();
  await expect(page.getByRole('table', { name: '对账单' }).last().getByRole('link').first()).toBeVisible();
  await page.getByRole('button', { name: '返回账龄' }).click();
  await expect(ageing).toBeVisible();
});

test('on a phone statements are cards', async ({ visit }) => {
  const visitor = await visit({ viewport: phone });
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/statements?view=all');
  await visitor.page.getByRole('button', { name: '查看' }).first().click();
  await expect(visitor.page.getByRole('list', { name: '对账明细' })).toBeVisible();
  await expectAccessible(visitor.page);
});
