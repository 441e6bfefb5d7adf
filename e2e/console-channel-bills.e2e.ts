import { payStates } from '@jicai/domain/payments/payment-states.ts';
import { callApi } from './api.ts';
import { enterConsole, openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { fillDay } from './fill-day.ts';
import { expect, test } from './fixtures.ts';
import { tokenOf } from './sign-in.ts';
import { desktop, phone } from './visitor.ts';

/** The newest day that is over on which somebody paid by Alipay, and how many did. */
async function paidDay(): Promise<{ day: string; count: number }> {
  const reqData = { channel: 'ALIPAY', payState: payStates.paid };
  const page = await callApi('/api/OpsPay/GetPage', { reqData, pageSize: 100 }, { token: await tokenOf('operator') });
  const days = (page.resultData as { payTime: string }[]).map(({ payTime }) => payTime.slice(0, 10));
  const yesterday = new Date(Date.now() - 16 * 3_600_000).toISOString().slice(0, 10);
  const [day = ''] = days.filter((one) => one <= yesterday).toSorted((one, other) => (one < other ? 1 : -1));
  return { day, count: days.filter((one) => one === day).length };
}

test('the bill of a day is fetched by hand and agrees with the shop, on a phone as well', async ({ visit }) => {
  const { day, count } = await paidDay();
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/channel-bills');
  await page.getByRole('button', { name: '核对某一天' }).click();
  const dialog = page.getByRole('dialog', { name: '核对某一天' });
  await dialog.getByRole('button', { name: '取账单并核对' }).click();
  await expect(dialog.getByText('请选择日期')).toBeVisible();
  await expectAccessible(page);
  await fillDay(dialog, '账单日期', day);
  await dialog.getByRole('button', { name: '取账单并核对' }).click();
  await expect(dialog).toBeHidden();

  const list = page.getByRole('table', { name: '渠道账单' });
  const row = list.getByRole('row', { name: new RegExp(`${day} 支付宝`) });
  await expect(row.getByText('相符', { exact: true })).toBeVisible();
  await expect(row.getByText(`${count} 笔`, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await row.click();
  const drawer = page.getByRole('complementary', { name: `支付宝 ${day}` });
  const sums = drawer.getByRole('region', { name: '合计' });
  await expect(sums.getByRole('row', { name: /^收款/ })).toContainText('¥0.00');
  await expect(drawer.getByText('没有差异')).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: '重新核对' }).click();
  await expect(page.getByText('正在取账单并核对')).toBeVisible();
  await expect(row.getByText('相符', { exact: true })).toBeVisible();

  const small = await visit({ viewport: phone });
  await enterConsole(small, 'operator');
  await openConsole(small, '/channel-bills');
  const card = small.page.getByRole('list', { name: '渠道账单' }).getByRole('listitem');
  await card
    .filter({ hasText: `${day} 支付宝` })
    .getByRole('button', { name: '查看' })
    .tap();
  await expect(small.page.getByRole('heading', { name: '合计' })).toBeVisible();
  await expectAccessible(small.page);
});
