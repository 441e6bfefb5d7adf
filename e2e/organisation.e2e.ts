import type { Role } from '@jicai/contract/people/roles.ts';
import type { User } from '@jicai/contract/people/users.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { callApi, phone, useBrowser, type Visitor } from './browser.ts';
import { expectAccessible } from './expect-accessible.ts';
import { command } from './scene.ts';
import { signIn, tokenOf } from './sign-in.ts';

const { visit } = useBrowser();

/** What no earlier run on the same shop has used. */
const newName = (what: string) => `${what}${String(Date.now()).slice(-6)}`;

async function openAs(account: string, route: string, options: Parameters<typeof visit>[0] = {}): Promise<Visitor> {
  const visitor = await visit(options);
  await signIn(visitor, account);
  await visitor.open(route);
  return visitor;
}

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
  await treeOf(visitor).getByText(name, { exact: true }).waitFor();
}

async function remove({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: '删除', exact: true }).click();
  await page
    .getByRole('dialog', { name: /^删除“/ })
    .getByRole('button', { name: '删除', exact: true })
    .click();
}

describe('departments', () => {
  test('one is added below another, moved, and keeps its parent from being deleted', async () => {
    const admin = await openAs('admin', departments);
    const { page } = admin;
    const name = newName('工艺组');
    await addBelow(admin, '制造一部', name);
    await choose(admin, name);
    const panel = page.getByRole('region', { name: '部门详情' });
    await panel.getByText('华东精密制造有限公司 / 制造一部').waitFor();
    await panel.getByText('陈思远').waitFor();
    await expectAccessible(page);

    await page.getByRole('button', { name: '移动到' }).click();
    const dialog = page.getByRole('dialog', { name: `移动“${name}”` });
    await dialog.getByRole('button', { name: '移动', exact: true }).click();
    await dialog.getByText('请选择上级部门').last().waitFor();
    await dialog.getByLabel('移动到').selectOption({ label: '　制造二部' });
    await dialog.getByRole('button', { name: '移动', exact: true }).click();
    await panel.getByText('华东精密制造有限公司 / 制造二部').waitFor();

    await choose(admin, '制造二部');
    await remove(admin);
    await page.getByText('该部门下还有子部门，不能删除').waitFor();
    await choose(admin, name);
    await remove(admin);
    await page.getByText(`已删除“${name}”`).waitFor();
    await page.getByText('选择一个部门').waitFor();
    await admin.close();
  });

  test('with a pointer one is dropped on another', async () => {
    const admin = await openAs('admin', departments);
    const { page } = admin;
    const name = newName('装配组');
    await addBelow(admin, '制造一部', name);
    const row = (text: string) => treeOf(admin).getByText(text, { exact: true });
    await row(name).dragTo(row('财务部'));
    await page.getByText(`已移动“${name}”`).waitFor();
    await choose(admin, name);
    await page.getByText('华东精密制造有限公司 / 财务部').waitFor();
    await remove(admin);
    await page.getByText(`已删除“${name}”`).waitFor();
    await admin.close();
  });

  test('on a phone what can be done comes up from below', async () => {
    const admin = await openAs('admin', departments, { viewport: phone });
    await choose(admin, '行政采购部');
    const sheet = admin.page.getByRole('dialog', { name: '行政采购部' });
    await sheet.getByText('周敏').waitFor();
    await expectAccessible(admin.page);
    await sheet.getByRole('button', { name: '编辑' }).click();
    await admin.page.getByRole('dialog', { name: '编辑“行政采购部”' }).getByLabel('部门名称').waitFor();
    await expectAccessible(admin.page);
    await admin.close();
  });
});

describe('roles', () => {
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

  afterEach(() => giveBuyer('采购员'));

  test('one is made from 采购员 with less, and who holds it has the smaller menu at once', async () => {
    const buyer = await openAs('buyer', '/center/kamUser/userInfo');
    const menu = buyer.page.getByRole('navigation', { name: '用户中心' });
    await menu.getByText('商品收藏').first().waitFor();

    const admin = await openAs('admin', '/center/kamUser/roles');
    const roleName = newName('实习采购');
    await admin.page.getByRole('button', { name: '复制 采购员' }).click();
    const dialog = admin.page.getByRole('dialog', { name: '复制“采购员”' });
    await dialog.getByLabel('角色名称').fill(roleName);
    await dialog.getByRole('radio', { name: '本部门', exact: true }).check();
    const box = (name: string) => dialog.getByRole('checkbox', { name, exact: true });
    await expectAccessible(admin.page);
    expect(await box('我的订单').getAttribute('aria-disabled')).toBe('true');
    await box('收货地址').click();
    await box('我的收藏').click();
    expect(await box('浏览足迹').getAttribute('aria-checked')).toBe('false');
    await dialog.getByRole('button', { name: '添加角色' }).click();
    const row = admin.page.getByRole('row').filter({ hasText: roleName });
    await row.getByText('本部门').waitFor();
    await expectAccessible(admin.page);

    // The way to 我的审批 that 采购员 has without the entry: no box shows it, and the copy has it still.
    expect((await find(roleName))?.functionIds).toContain('213');
    await giveBuyer(roleName);
    await buyer.page.reload();
    await menu.getByText('发票管理').first().waitFor();
    for (const gone of ['收货地址', '商品收藏', '浏览足迹']) expect(await menu.getByText(gone).count()).toBe(0);

    await giveBuyer('采购员');
    await admin.page.reload();
    await row.getByRole('button', { name: `删除 ${roleName}` }).click();
    await admin.page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).click();
    await admin.page.getByText(`已删除“${roleName}”`).waitFor();
    await Promise.all([admin.close(), buyer.close()]);
  });

  test('a built-in one is looked at, not changed', async () => {
    const admin = await openAs('admin', '/center/kamUser/roles', { viewport: phone });
    const edit = admin.page.getByRole('button', { name: '编辑 财务' });
    expect(await edit.isDisabled()).toBe(true);
    expect(await edit.getAttribute('title')).toBe('系统角色不能修改，可复制后调整');
    await admin.page.getByRole('button', { name: '查看 财务' }).click();
    const dialog = admin.page.getByRole('dialog', { name: '财务' });
    await dialog.getByRole('radio', { name: '全企业' }).waitFor();
    expect(await dialog.getByRole('textbox').count()).toBe(0);
    await expectAccessible(admin.page);
    await admin.close();
  });
});
