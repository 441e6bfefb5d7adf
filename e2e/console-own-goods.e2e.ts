import { enterConsole, openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { flatPicture } from './new-company.ts';
import { endSession, fillInLogin } from './sign-in.ts';
import { desktop, phone, type Visitor } from './visitor.ts';

/** How many of the newest of its goods there are; with none its desk warns, whatever others have bought and counted. */
async function countStock(visitor: Visitor, count: string): Promise<void> {
  await openConsole(visitor, '/own');
  const stock = visitor.page.getByLabel(/的现有库存$/).first();
  await stock.fill(count);
  await stock.press('Enter');
  await expect(visitor.page.getByText('库存已更新')).toBeVisible();
  await expect(stock).toHaveValue(count);
}

test('a supplier hands its goods in, the shop sends them back, then agrees; the stock is counted without asking', async ({
  visit,
}) => {
  const supplier = await visit({ viewport: desktop });
  const name = `供应商改的名称 ${Date.now()}`;
  await enterConsole(supplier, 'supplier');
  await countStock(supplier, '0');
  await openConsole(supplier, '/desk');
  await expect(supplier.page.getByRole('heading', { name: '库存预警' })).toBeVisible();
  await expectAccessible(supplier.page);
  await openConsole(supplier, '/own');
  const own = supplier.page.getByRole('table', { name: '商品' }).last();
  await expect(own).toBeVisible();
  await expectAccessible(supplier.page);
  // A second try takes other goods: what the first handed in still waits.
  await own
    .getByRole('link')
    .nth(test.info().retry * 12)
    .click();

  const edit = async (spec: string) => {
    await supplier.page
      .getByRole('button', { name: /^编辑 / })
      .first()
      .click();
    const dialog = supplier.page.getByRole('dialog', { name: /^编辑规格/ });
    await dialog.getByLabel('名称', { exact: true }).first().fill(name);
    await dialog.getByLabel('规格', { exact: true }).fill(spec);
    await expectAccessible(supplier.page);
    await dialog.getByRole('button', { name: '确定' }).click();
    await supplier.page.getByRole('button', { name: '提交审核' }).click();
    await expect(supplier.page.getByText('待审核', { exact: true })).toBeVisible();
  };
  await edit('第一次');
  await expect(supplier.page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expectAccessible(supplier.page);

  const operator = await visit({ viewport: desktop });
  await enterConsole(operator, 'operator');
  await openConsole(operator, '/goods?view=proposals');
  const open = () => operator.page.getByRole('link', { name }).click();
  await open();
  await expect(operator.page.getByText('第一次')).toBeVisible();
  await expectAccessible(operator.page);
  await operator.page.getByRole('button', { name: '退回' }).click();
  const refusing = operator.page.getByRole('dialog', { name: /^退回/ });
  await refusing.getByLabel('退回原因').fill('规格写法不对');
  await refusing.getByRole('button', { name: '退回' }).click();
  await expect(operator.page.getByText('已退回', { exact: true })).toBeVisible();

  await openConsole(supplier, '/desk');
  await supplier.page.reload();
  await expect(supplier.page.getByText('规格写法不对')).toBeVisible();
  await supplier.page.getByRole('link', { name }).click();
  await supplier.page.getByRole('button', { name: '修改后重新提交' }).click();
  await edit('第二次');

  await openConsole(operator, '/goods?view=proposals');
  await open();
  await operator.page.getByRole('button', { name: '通过' }).click();
  await operator.page
    .getByRole('alertdialog')
    .or(operator.page.getByRole('dialog'))
    .getByRole('button', { name: '通过' })
    .click();
  await expect(operator.page.getByText('已通过', { exact: true })).toBeVisible();
  await operator.page.getByRole('link', { name: '打开商品' }).click();
  await expect(operator.page.getByRole('heading', { name, level: 1 })).toBeVisible();

  await countStock(supplier, '4321');
});

test('what was typed of an item is there again after the session was lost, and its dialog with it', async ({
  visit,
}) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  await enterConsole(visitor, 'supplier');
  await openConsole(visitor, '/own');
  await page.getByRole('table', { name: '商品' }).last().getByRole('link').last().click();
  const dialog = page.getByRole('dialog', { name: /^编辑规格/ });
  await page
    .getByRole('button', { name: /^编辑 / })
    .first()
    .click();
  await dialog.getByLabel('规格', { exact: true }).fill('没来得及提交的规格');
  await dialog.getByLabel('起订量').fill('7');
  await endSession(visitor, 'console');
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles(await flatPicture('a.png', 60, 60));
  await page.getByRole('dialog', { name: '系统提示' }).getByRole('button', { name: '重新登录' }).click();
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await fillInLogin(visitor, 'supplier');
  await expect(dialog.getByLabel('规格', { exact: true })).toHaveValue('没来得及提交的规格');
  await expect(dialog.getByLabel('起订量')).toHaveValue('7');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('1 处修改还没提交')).toBeVisible();
});

test('a supplier’s desk and goods on a phone', async ({ visit }) => {
  const visitor = await visit({ viewport: phone });
  await enterConsole(visitor, 'supplier');
  await countStock(visitor, '0');
  await expectAccessible(visitor.page);
  await openConsole(visitor, '/desk');
  await expect(visitor.page.getByRole('heading', { name: '库存预警' })).toBeVisible();
  await expectAccessible(visitor.page);
  await countStock(visitor, '4321');
});
