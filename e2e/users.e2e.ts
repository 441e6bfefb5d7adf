import { expectAccessible } from './expect-accessible.ts';
import { expect, test, type Visit } from './fixtures.ts';
import { fillInMobile, watchCaptchas } from './registering.ts';
import { desktop, phone, type Visitor } from './visitor.ts';

/** Somebody whom no earlier run on the same shop has added. */
function newPerson() {
  const run = String(Date.now()).slice(-8);
  return { accountNo: `newcomer${run}`, userName: '林小满', mobile: `136${run}`, chosenPassword: `Autumn@${run}` };
}
type Person = ReturnType<typeof newPerson>;

async function openUsers(visit: Visit, viewport = desktop): Promise<Visitor> {
  const admin = await visit({ as: 'admin', viewport });
  await admin.open('/center/kamUser/userList');
  await expect(admin.page.getByRole('heading', { name: '用户管理' })).toBeVisible();
  return admin;
}

async function logIn({ page, open }: Visitor, accountNo: string, password: string): Promise<void> {
  await open('/login');
  await page.getByLabel('账号', { exact: true }).fill(accountNo);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

/** The administrator adds the person; answers the password that is shown once. */
async function addPerson({ page }: Visitor, person: Person): Promise<string> {
  await page.getByRole('button', { name: '新增用户' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByLabel('登录账号').fill(person.accountNo);
  await dialog.getByLabel('姓名').fill(person.userName);
  await dialog.getByLabel('手机号').fill(person.mobile);
  await dialog.getByLabel('部门').selectOption({ label: '制造二部' });
  await dialog.getByRole('button', { name: '添加用户' }).click();
  await expect(dialog.getByText('请选择角色')).toBeVisible();
  await dialog.getByRole('checkbox', { name: '采购员' }).check();
  await dialog.getByRole('button', { name: '添加用户' }).click();
  await expect(page.getByRole('heading', { name: '用户已添加' })).toBeVisible();
  await expectAccessible(page);
  const password = await page.getByRole('definition').nth(1).innerText();
  await page.getByRole('button', { name: '我已记下' }).click();
  return password.trim();
}

/** The way in for who has no password at hand (docs/domain/accounts.md §3). */
async function signInBySms(visitor: Visitor, person: Person): Promise<void> {
  const { page } = visitor;
  const captcha = watchCaptchas(visitor);
  await visitor.open('/login');
  await page.getByRole('tab', { name: '验证码登录' }).click();
  await expect(page.getByText('使用企业账号登录')).toBeVisible();
  await expectAccessible(page);
  await fillInMobile(visitor, person.mobile, captcha, '登录');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
  await visitor.open('/center/kamUser/receivingAddress');
  await expect(page.getByRole('button', { name: `${person.userName} · ` })).toBeVisible();
}

test.describe('users of an enterprise', () => {
  test('one is added, signs in, changes the password and sees his menu; disabled, he is out at once', async ({
    visit,
  }) => {
    const person = newPerson();
    const admin = await openUsers(visit);
    const password = await addPerson(admin, person);

    const newcomer = await visit();
    await logIn(newcomer, person.accountNo, password);
    await expect(newcomer.page.getByText('请先修改初始密码')).toBeVisible();
    await expect(newcomer.page.getByRole('heading', { name: '修改密码', exact: true })).toBeVisible();
    // Nobody has asked him so far what everybody is asked when he registers himself.
    const consent = newcomer.page.getByRole('dialog', { name: '请阅读并同意协议' });
    await expect(consent.getByRole('checkbox').first()).toBeVisible();
    for (const box of await consent.getByRole('checkbox').all()) await box.check();
    await consent.getByRole('button', { name: '同意并继续' }).click();
    await expect(consent).toBeHidden();
    await newcomer.open('/cart');
    await expect(newcomer.page.getByText('您正在使用初始密码，修改后才能下单和办理其他业务。')).toBeVisible();
    await newcomer.page.getByRole('link', { name: '修改密码' }).click();
    await newcomer.page.getByLabel('原密码').fill(password);
    await newcomer.page.getByLabel('新密码', { exact: true }).fill(person.chosenPassword);
    await newcomer.page.getByLabel('再次输入新密码').fill(person.chosenPassword);
    await newcomer.page.getByRole('button', { name: '修改密码' }).click();
    await expect(newcomer.page.getByText('密码已修改')).toBeVisible();
    const menu = newcomer.page.getByRole('navigation', { name: '用户中心' });
    await expect(menu.getByText('收货地址').first()).toBeVisible();
    await expect(menu.getByText('用户管理')).toHaveCount(0);

    await signInBySms(await visit(), person);

    await admin.open(`/center/kamUser/userList?searchKey=${person.accountNo}`);
    await expect(admin.page.getByText('共 1 人')).toBeVisible();
    await admin.page.getByRole('button', { name: `停用 ${person.userName}` }).click();
    await admin.page.getByRole('dialog').getByRole('button', { name: '停用' }).click();
    await expect(admin.page.getByRole('cell', { name: '已停用' })).toBeVisible();
    await newcomer.open('/center/kamUser/receivingAddress');
    await expect(newcomer.page.getByText('登录状态已过期').first()).toBeVisible();
  });

  test('on a phone: filters stand in the address, a number is shown when it is asked for', async ({ visit }) => {
    const admin = await openUsers(visit, phone);
    const { page } = admin;
    await page.getByLabel('部门', { exact: true }).selectOption({ label: '财务部' });
    await expect(page.getByText('林晓雯')).toBeVisible();
    await expect(page.getByText('陈思远')).toBeHidden();
    expect(page.url()).toContain('org=2104');
    await page.reload();
    await expect(page.getByText('共 1 人')).toBeVisible();
    await page.getByRole('button', { name: '查看完整手机号 林晓雯' }).click();
    await expect(page.getByText('13800100004')).toBeVisible();
    await page.getByRole('searchbox', { name: '搜索用户' }).fill('没有这个人');
    await page.getByRole('button', { name: '查询' }).click();
    await expect(page.getByText('没有符合条件的用户')).toBeVisible();
    await page.getByRole('button', { name: '清除条件' }).click();
    await page.getByRole('button', { name: '设置角色 陈思远' }).click();
    await expect(page.getByRole('heading', { name: '设置 陈思远 的角色' })).toBeVisible();
    await expectAccessible(page);
  });
});
