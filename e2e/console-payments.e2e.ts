import { enterConsole, openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { desktop, phone } from './visitor.ts';

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
