import { zipSync } from 'fflate';
import type { Role } from '@jicai/contract/people/roles.ts';
import type { User } from '@jicai/contract/people/users.ts';
import { callApi } from './api.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { command, goodsToApprove } from './scene.ts';
import { tokenOf } from './sign-in.ts';
import { phone, type Visitor } from './visitor.ts';

/** What no earlier run on the same shop has used. */
const newName = (what: string) => `${what}${String(Date.now()).slice(-6)}`;

const departments = '/center/kamUser/organization';
const treeOf = ({ page }: Visitor) => page.getByRole('region', { name: '部门树' });
const choose = (visitor: Visitor, name: string) => treeOf(visitor).getByText(name, { exact: true }).click();

async function addBelow(visitor: Visitor, parent: string, name: string): Promise<void> {
  const { page } = visitor;
  await choose(visitor, parent);
  await page.getByRole('button', { name: '新增下级' }).click();
  const dialog = page.getByRole('dialog', { name: '新增部门' });
  await dialog.getByLabel('部门名称').fill(name);
  await dialog.getByLabel('负责人').selectOption({ label: '陈思远 · 制造一部' });
  await dialog.getByRole('button', { name: '添加部门' }).click();
  await expect(treeOf(visitor).getByText(name, { exact: true })).toBeVisible();
}

async function remove({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: '删除', exact: true }).click();
  await page
    .getByRole('dialog', { name: /^删除“/ })
    .getByRole('button', { name: '删除', exact: true })
    .click();
}

test.describe('departments', () => {
  test('one is added below another, moved, and keeps its parent from being deleted', async ({ visit }) => {
    const admin = await visit({ as: 'admin' });
    await admin.open(departments);
    const { page } = admin;
    const name = newName('工艺组');
    await addBelow(admin, '制造一部', name);
    await choose(admin, name);
    const panel = page.getByRole('region', { name: '部门详情' });
    await expect(panel.getByText('华东精密制造有限公司 / 制造一部')).toBeVisible();
    await expect(panel.getByText('陈思远')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: '移动到' }).click();
    const dialog = page.getByRole('dialog', { name: `移动“${name}”` });
    await dialog.getByRole('button', { name: '移动', exact: true }).click();
    await expect(dialog.getByText('请选择上级部门').last()).toBeVisible();
    await dialog.getByLabel('移动到').selectOption({ label: '　制造二部' });
    await dialog.getByRole('button', { name: '移动', exact: true }).click();
    await expect(panel.getByText('华东精密制造有限公司 / 制造二部')).toBeVisible();

    await choose(admin, '制造二部');
    await remove(admin);
    await expect(page.getByText('该部门下还有子部门，不能删除')).toBeVisible();
    await choose(admin, name);
    await remove(admin);
    await expect(page.getByText(`已删除“${name}”`)).toBeVisible();
    await expect(panel).toContainText('制造一部');
  });

  test('with a pointer one is dropped on another', async ({ visit }) => {
    const admin = await visit({ as: 'admin' });
    await admin.open(departments);
    const { page } = admin;
    const name = newName('装配组');
    await addBelow(admin, '制造一部', name);
    const row = (text: string) => treeOf(admin).getByText(text, { exact: true });
    await row(name).dragTo(row('财务部'));
    await expect(page.getByText(`已移动“${name}”`)).toBeVisible();
    await choose(admin, name);
    await expect(page.getByText('华东精密制造有限公司 / 财务部')).toBeVisible();
    await remove(admin);
    await expect(page.getByText(`已删除“${name}”`)).toBeVisible();
  });

  test('on a phone what can be done comes up from below', async ({ visit }) => {
    const admin = await visit({ as: 'admin', viewport: phone });
    await admin.open(departments);
    await choose(admin, '行政采购部');
    const sheet = admin.page.getByRole('dialog', { name: '行政采购部' });
    await expect(sheet.getByText('周敏')).toBeVisible();
    await expectAccessible(admin.page);
    await sheet.getByRole('button', { name: '编辑' }).click();
    await expect(admin.page.getByRole('dialog', { name: '编辑“行政采购部”' }).getByLabel('部门名称')).toBeVisible();
    await expectAccessible(admin.page);
  });
});

test.describe('roles', () => {
  const page = async <T>(path: string, searchKey: string) => {
    const { resultData } = await callApi(path, { searchKey }, { token: await tokenOf('admin') });
    return resultData as T[];
  };
  const find = async (roleName: string) => (await page<Role>('/api/CustRole/GetPage', roleName))[0];
  const giveBuyer = async (roleName: string) => {
    const [buyer] = await page<User>('/api/CustUser/GetPage', 'buyer');
    const role = await find(roleName);
    const data = { userId: buyer?.userId, version: buyer?.version, roleIds: [role?.roleId] };
    await command('/api/CustUser/SetRole', data, await tokenOf('admin'));
  };

  test.afterEach(() => giveBuyer('采购员'));

  test('one is made from 采购员 with less, and who holds it has the smaller menu at once', async ({ visit }) => {
    const buyer = await visit({ as: 'buyer' });
    await buyer.open('/center/kamUser/userInfo');
    const menu = buyer.page.getByRole('navigation', { name: '用户中心' });
    await expect(menu.getByText('商品收藏').first()).toBeVisible();

    const admin = await visit({ as: 'admin' });
    await admin.open('/center/kamUser/roles');
    const roleName = newName('实习采购');
    await admin.page.getByRole('button', { name: '复制 采购员' }).click();
    const dialog = admin.page.getByRole('dialog', { name: '复制“采购员”' });
    await dialog.getByLabel('角色名称').fill(roleName);
    await dialog.getByRole('radio', { name: '本部门', exact: true }).check();
    const box = (name: string) => dialog.getByRole('checkbox', { name, exact: true });
    await expectAccessible(admin.page);
    await expect(box('我的订单')).toHaveAttribute('aria-disabled', 'true');
    await box('收货地址').click();
    await box('我的收藏').click();
    await expect(box('浏览足迹')).toHaveAttribute('aria-checked', 'false');
    await dialog.getByRole('button', { name: '添加角色' }).click();
    const row = admin.page.getByRole('row').filter({ hasText: roleName });
    await expect(row.getByText('本部门')).toBeVisible();
    await expectAccessible(admin.page);

    // The way to 我的审批 that 采购员 has without the entry: no box shows it, and the copy has it still.
    expect((await find(roleName))?.functionIds).toContain('213');
    await giveBuyer(roleName);
    await buyer.page.reload();
    await expect(menu.getByText('发票管理').first()).toBeVisible();
    for (const gone of ['收货地址', '商品收藏', '浏览足迹']) await expect(menu.getByText(gone)).toHaveCount(0);

    await giveBuyer('采购员');
    await admin.page.reload();
    await row.getByRole('button', { name: `删除 ${roleName}` }).click();
    await admin.page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).click();
    await expect(admin.page.getByText(`已删除“${roleName}”`)).toBeVisible();
  });

  test('a built-in one is looked at, not changed', async ({ visit }) => {
    const admin = await visit({ as: 'admin', viewport: phone });
    await admin.open('/center/kamUser/roles');
    const edit = admin.page.getByRole('button', { name: '编辑 财务' });
    await expect(edit).toBeDisabled();
    await expect(edit).toHaveAttribute('title', '系统角色不能修改，可复制后调整');
    await admin.page.getByRole('button', { name: '查看 财务' }).click();
    const dialog = admin.page.getByRole('dialog', { name: '财务' });
    await expect(dialog.getByRole('radio', { name: '全企业' })).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveCount(0);
    await expectAccessible(admin.page);
  });
});

test.describe('cost centres', () => {
  test('one is added, chosen when somebody orders, and offered no more once it is stopped', async ({ visit }) => {
    const admin = await visit({ as: 'admin' });
    await admin.open(departments);
    const { page } = admin;
    await page.getByRole('tab', { name: '成本中心' }).click();
    const code = newName('CC-');
    await page.getByRole('button', { name: '新增成本中心' }).first().click();
    const dialog = page.getByRole('dialog', { name: '新增成本中心' });
    await dialog.getByLabel('编号').fill('有 空格');
    await dialog.getByLabel('名称').fill('工艺改进');
    await expect(dialog.getByText('成本中心格式不正确')).toBeVisible();
    await dialog.getByLabel('编号').fill(code);
    await dialog.getByRole('button', { name: '添加' }).click();
    const row = page.getByRole('row').filter({ hasText: code });
    await expect(row).toContainText('工艺改进');
    await expectAccessible(page);

    const buyer = await visit({ as: 'buyer' });
    const settle = buyer.page.getByLabel('成本中心');
    const goods = await goodsToApprove(await tokenOf('buyer'));
    await buyer.open(`/Settlementpage?itemList=${goods.itemId}:${goods.qty}`);
    await settle.selectOption(code);
    const file = { name: '报价单.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') };
    await buyer.page.getByLabel('选择附件').setInputFiles(file);
    await expect(buyer.page.getByRole('button', { name: '删除报价单.pdf' })).toBeVisible();
    const table = Buffer.from(
      zipSync({ '[Content_Types].xml': new Uint8Array(8), 'xl/workbook.xml': new Uint8Array(8) }),
    );
    await buyer.page.getByLabel('选择附件').setInputFiles({ name: '清单.xlsx', mimeType: '', buffer: table });
    await expect(buyer.page.getByRole('button', { name: '删除清单.xlsx' })).toBeVisible();
    await expectAccessible(buyer.page);
    await buyer.page.getByLabel('采购单号').fill(code);
    await buyer.page.getByRole('button', { name: '提交审批' }).click();
    await expect(buyer.page.getByText('订单已提交，待审批').first()).toBeVisible();
    await buyer.open(`/center/order/myOrder?searchKey=${code}`);
    await buyer.page.getByRole('link', { name: '订单详情' }).first().click();
    await expect(buyer.page.getByRole('region', { name: '收货与归属' })).toContainText(code);
    for (const name of ['报价单.pdf', '清单.xlsx']) await expect(buyer.page.getByRole('link', { name })).toBeVisible();

    await row.getByRole('button', { name: `停用 ${code}` }).click();
    await expect(row).toContainText('已停用');
    await row.getByRole('button', { name: `删除 ${code}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
    await expect(row).toHaveCount(0);
  });
});
