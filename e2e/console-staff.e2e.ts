import { enterConsole, openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { desktop } from './visitor.ts';

test('a manager adds an order clerk, who signs in, changes the first password and sees only his menu', async ({
  visit,
}) => {
  const [manager, clerk] = [await visit({ viewport: desktop }), await visit({ viewport: desktop })];
  const stamp = String(Date.now()).slice(-8);
  const accountNo = `Clerk_${stamp}`;
  await enterConsole(manager, 'operator');
  await openConsole(manager, '/staff');
  const { page } = manager;
  await page.getByRole('button', { name: '新增用户' }).click();
  const dialog = page.getByRole('dialog', { name: '新增用户' });
  await dialog.getByRole('button', { name: '添加用户' }).click();
  await expect(dialog.getByText('请选择角色')).toBeVisible();
  await dialog.getByLabel('登录账号').fill(accountNo);
  await dialog.getByLabel('姓名').fill('周小敏');
  await dialog.getByLabel('手机号').fill(`139${stamp}`);
  await dialog.getByLabel('订单专员').check();
  await expectAccessible(page);
  await expect(dialog.getByRole('button', { name: '添加用户' })).toBeEnabled();
  await dialog.getByRole('button', { name: '添加用户' }).click();
  const shown = page.getByRole('dialog', { name: '用户已添加' });
  const first = (await shown.locator('b').textContent()) ?? '';
  await shown.getByRole('button', { name: '我已记下' }).click();
  await page.getByRole('row', { name: new RegExp(accountNo) }).click();
  const drawer = page.getByRole('complementary', { name: '用户 周小敏' });
  await expect(drawer.getByText('发货与打印面单')).toBeVisible();
  await expectAccessible(page);

  await clerk.page.goto(`${clerk.base}/console/`);
  await clerk.page.getByLabel('账号', { exact: true }).fill(accountNo);
  await clerk.page.getByLabel('密码', { exact: true }).fill(first);
  await clerk.page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(clerk.page.getByText('修改之前只能查看')).toBeVisible();
  await clerk.page.getByLabel('原密码').fill(first);
  await clerk.page.getByLabel('新密码', { exact: true }).fill('Autumn@7731');
  await clerk.page.getByLabel('再次输入新密码').fill('Autumn@7731');
  await clerk.page.getByRole('button', { name: '修改密码', exact: true }).click();
  const menu = clerk.page.getByRole('navigation', { name: '主菜单' });
  await expect(menu.getByRole('link', { name: '订单' })).toBeVisible();
  await expect(menu.getByRole('link', { name: '用户与角色' })).toHaveCount(0);
  await openConsole(clerk, '/log');
  await expect(clerk.page.getByText('没有权限')).toBeVisible();

  await openConsole(manager, '/log?area=staff');
  await page
    .getByRole('row', { name: /新增后台用户/ })
    .first()
    .click();
  const record = page.getByRole('complementary', { name: '日志 新增后台用户' });
  await expect(record.getByRole('row', { name: /角色.*订单专员/ })).toBeVisible();
  await expectAccessible(page);
});

test('a supplier adds a clerk of its own, and sees nobody else', async ({ visit }) => {
  const supplier = await visit({ viewport: desktop });
  const stamp = String(Date.now()).slice(-8);
  await enterConsole(supplier, 'supplier');
  await openConsole(supplier, '/staff');
  const { page } = supplier;
  const list = page.getByRole('table', { name: '后台用户' }).last();
  await expect(list.getByText('supplier', { exact: true })).toBeVisible();
  await expect(list.getByText('operator', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('tab', { name: '角色' })).toHaveCount(0);
  await page.getByRole('button', { name: '新增用户' }).click();
  const dialog = page.getByRole('dialog', { name: '新增用户' });
  await expect(dialog.getByLabel('账号类型')).toHaveCount(0);
  await dialog.getByLabel('登录账号').fill(`Own_${stamp}`);
  await dialog.getByLabel('姓名').fill('沈小林');
  await dialog.getByLabel('手机号').fill(`137${stamp}`);
  await dialog.getByLabel('供应商员工').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '添加用户' }).click();
  await page.getByRole('dialog', { name: '用户已添加' }).getByRole('button', { name: '我已记下' }).click();
  await expect(list.getByText(`Own_${stamp}`)).toBeVisible();
});
