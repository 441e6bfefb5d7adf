import { callApi } from './api.ts';
import { enterConsole, openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { newApplicant } from './registering.ts';
import { command } from './scene.ts';
import { tokenOf } from './sign-in.ts';
import { desktop, phone } from './visitor.ts';
import { fillDay } from './fill-day.ts';

const demoCustomer = '2001';

test('a larger limit waits for a second person and is taken back; shipping is held and goes on', async ({ visit }) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/customers');
  await expectAccessible(page);
  await page.getByRole('link', { name: '华东精密制造有限公司' }).click();
  await expect(page.getByRole('heading', { name: '华东精密制造有限公司' })).toBeVisible();
  // 概况: what it buys, the newest orders, what to look at.
  await expect(page.getByRole('heading', { name: '最近订单' })).toBeVisible();
  await expect(page.getByRole('table', { name: '采购额' }).getByRole('row')).toHaveCount(13);
  await expect(page.getByRole('heading', { name: '要留意的' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: '授信与账期' }).click();
  await expect(page.getByText('未出账', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: '待收款' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: '调整' }).click();
  const dialog = page.getByRole('dialog', { name: '调整授信' });
  const before = await dialog.getByLabel('授信额度（元）').inputValue();
  await dialog.getByLabel('授信额度（元）').fill('900000');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('请填写原因')).toBeVisible();
  await dialog.getByLabel('原因').fill('新产线备料');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText(/客户授信待第二人复核：新产线备料/)).toBeVisible();
  await page.getByRole('link', { name: '去复核' }).click();
  const drawer = page.getByRole('complementary', { name: '变更 华东精密制造有限公司' });
  await expect(drawer.getByText('¥900,000.00')).toBeVisible();
  await expect(drawer.getByText('自己提交的变更由别人复核')).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: '撤回' }).click();
  await page.getByRole('dialog', { name: /撤回/ }).getByRole('button', { name: '撤回' }).click();
  await expect(page.getByText('没有待复核的变更')).toBeVisible();

  await openConsole(visitor, `/customers/${demoCustomer}?tab=credit`);
  await page.getByRole('button', { name: '停止发货' }).click();
  const hold = page.getByRole('dialog', { name: '停止发货' });
  await hold.getByLabel('原因').fill('合同到期');
  await hold.getByRole('button', { name: '停止发货' }).click();
  await expect(page.getByText('已停止：合同到期')).toBeVisible();
  await page.getByRole('button', { name: '恢复发货' }).click();
  await page.getByRole('dialog', { name: '恢复发货' }).getByRole('button', { name: '恢复发货' }).click();
  await expect(page.getByText('正常发货')).toBeVisible();
  await page.getByRole('tab', { name: '记录' }).click();
  await expect(page.getByText(/停止或恢复发货/).first()).toBeVisible();
  expect(before).toBe('300000');
});

test('contract prices are pasted, previewed, saved, and one of them ends', async ({ visit }) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, `/goods`);
  const itemNo =
    /JC\d+-\d+/.exec(
      (await page
        .getByText(/^JC\d+-\d+ ·/)
        .first()
        .textContent()) ?? '',
    )?.[0] ?? '';
  await openConsole(visitor, `/customers/${demoCustomer}?tab=prices`);
  await expectAccessible(page);
  await page.getByRole('button', { name: '录入协议价' }).click();
  const dialog = page.getByRole('dialog', { name: '录入协议价' });
  await dialog.getByRole('textbox', { name: '商品编号和价格' }).fill(`${itemNo}\t0`);
  await dialog.getByRole('button', { name: '预览' }).click();
  await expect(dialog.getByText('第 1 行：价格应大于 0，最多两位小数')).toBeVisible();
  await dialog.getByRole('textbox', { name: '商品编号和价格' }).fill(`${itemNo}\t321.00\t10:319.50\nNICHTS\t1`);
  await dialog.getByRole('button', { name: '预览' }).click();
  const preview = page.getByRole('dialog', { name: '预览协议价' });
  await expect(preview.getByText('没有这个商品编号')).toBeVisible();
  await expectAccessible(page);
  await preview.getByRole('button', { name: '保存 1 个协议价' }).click();
  // Behind an open dialog nothing can be typed.
  await expect(preview).toBeHidden();
  await page.getByRole('searchbox', { name: '搜索协议价' }).fill(itemNo);
  await page.getByRole('searchbox', { name: '搜索协议价' }).press('Enter');
  const row = page.getByRole('row', { name: new RegExp(itemNo) });
  await expect(row.getByText('¥321.00')).toBeVisible();
  await expect(row.getByText('满 10 ¥319.50')).toBeVisible();
  await row.getByRole('button', { name: /^为什么/ }).click();
  const sources = page.getByRole('list', { name: '价格来源' });
  await expect(sources.getByRole('listitem').first()).toContainText('长期有效 · 采用');
  await page.getByRole('textbox', { name: '购买数量' }).fill('10');
  await page.getByRole('textbox', { name: '购买数量' }).press('Enter');
  await expect(sources.getByRole('listitem').first()).toContainText('¥319.50');
  await expectAccessible(page);
  // The next price begins on a day of its own: the one before ends then, and it is taken back again.
  await page.getByRole('button', { name: '录入协议价' }).click();
  const next = `${new Date().getFullYear() + 1}-12-01`;
  await dialog.getByRole('textbox', { name: '商品编号和价格' }).fill(`${itemNo}\t318.00\t${next}`);
  await fillDay(dialog, '生效日期', '2020-01-01');
  await dialog.getByRole('button', { name: '预览' }).click();
  await expect(dialog.getByText('生效日期不能早于今天')).toBeVisible();
  await fillDay(dialog, '生效日期', '');
  await dialog.getByRole('button', { name: '预览' }).click();
  await expect(preview.getByRole('row', { name: new RegExp(`${itemNo}.*${next} 至 长期`) })).toBeVisible();
  // The same words were pressed here moments ago, and a second press right after the first is none.
  await expect(async () => {
    await preview.getByRole('button', { name: '保存 1 个协议价' }).click();
    await expect(preview).toBeHidden({ timeout: 1000 });
  }).toPass();
  await expect(row).toHaveCount(2);
  const contracts = page.getByRole('region', { name: '协议价', exact: true });
  await contracts.getByRole('button', { name: '状态', exact: true }).click();
  await page.getByRole('menuitem', { name: '未生效' }).click();
  await expect(row).toHaveCount(1);
  await expect(row.getByText(`${next} 至 长期`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '价格历史' }).click();
  const history = page.getByRole('dialog', { name: `价格历史 ${itemNo}` });
  await expect(history.getByRole('row', { name: new RegExp(`${next} 起.*¥318.00.*未生效`) })).toBeVisible();
  await expect(history.getByRole('table', { name: '价格走势' }).getByRole('row', { name: /企业价/ })).toHaveCount(1);
  await expectAccessible(page);
  await history.getByRole('button', { name: '关闭' }).click();
  await row.getByRole('button', { name: '撤回' }).click();
  await page.getByRole('dialog', { name: /撤回/ }).getByRole('button', { name: '撤回' }).click();
  await expect(row).toHaveCount(0);
  await contracts.getByRole('button', { name: '清除状态' }).click();
  await row.getByRole('button', { name: '终止' }).click();
  await page.getByRole('dialog', { name: /终止/ }).getByRole('button', { name: '终止' }).click();
  await expect(page.getByText('没有符合条件的协议价')).toBeVisible();
});

test('on a phone a customer is found and read; a buyer cannot read its file', async ({ visit }) => {
  const visitor = await visit({ viewport: phone });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/customers?searchKey=华东');
  await page.getByRole('button', { name: '查看' }).click();
  await expect(page.getByRole('heading', { name: '华东精密制造有限公司' })).toBeVisible();
  await expectAccessible(page);
  const answer = await callApi(
    '/api/OpsCustomer/GetModel',
    { data: { customerId: demoCustomer } },
    { token: await tokenOf('buyer') },
  );
  expect(answer.success).toBe(false);
  await expect(command('/api/OpsCustomer/GetCounts', {}, await tokenOf('buyer'))).rejects.toThrow();
});

test('a goods pool is drawn up, its customer finds nothing outside it, and the whole range comes back', async ({
  visit,
}) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, `/customers/${demoCustomer}?tab=pool`);
  await expect(page.getByText(/^([\d,+]+) \/ \1 个在售商品$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '修改' }).click();
  const dialog = page.getByRole('dialog', { name: '设置商品池' });
  await dialog.getByLabel('范围').selectOption({ label: '指定范围' });
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText(/请选择分类、品牌或商品/)).toBeVisible();
  await dialog.getByLabel('品牌').fill('清');
  await page.getByTitle('清叶', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(dialog.getByText(/^保存后可见 \d+ \//)).toBeVisible();
  await dialog.getByLabel('另加商品').fill('NICHTS');
  await expect(dialog.getByText('没有商品编号 NICHTS')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('另加商品').fill('');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('指定范围')).toBeVisible();

  try {
    const buyer = await visit({ as: 'buyer' });
    await buyer.open('/SearchFor?keyword=复印纸');
    await expect(buyer.page.getByText(/没有找到|没有符合/).first()).toBeVisible();
  } finally {
    await page.getByRole('button', { name: '修改' }).click();
    await dialog.getByLabel('范围').selectOption({ label: '全部商品' });
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('全部商品')).toBeVisible();
  }
});

test('a member is stopped and let in again, another gets a password; a customer who owes is not closed', async ({
  visit,
}) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, `/customers/${demoCustomer}?tab=members`);
  const row = page.getByRole('row', { name: /吴建国/ });
  await row.getByRole('button', { name: '停用 吴建国' }).click();
  const stop = page.getByRole('dialog', { name: '停用 吴建国' });
  await stop.getByLabel('原因').fill('已离职');
  await expectAccessible(page);
  await stop.getByRole('button', { name: '停用' }).click();
  await expect(row.getByText('不能登录')).toBeVisible();
  await row.getByRole('button', { name: '启用 吴建国' }).click();
  const start = page.getByRole('dialog', { name: '启用 吴建国' });
  await start.getByLabel('原因').fill('误停用');
  await start.getByRole('button', { name: '启用' }).click();
  await expect(row.getByText('正常')).toBeVisible();
  await row.getByRole('button', { name: '重置密码 吴建国' }).click();
  await expect(page.getByRole('dialog', { name: '重置 吴建国 的密码？' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: '授信与账期' }).click();
  await page.getByRole('button', { name: '指定业务员' }).click();
  const salesman = page.getByRole('dialog', { name: '业务员' });
  await salesman.getByLabel('业务员').selectOption({ label: '商城运营' });
  await salesman.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('button', { name: '更换业务员' })).toBeVisible();
  await page.getByRole('button', { name: '关闭客户' }).click();
  const close = page.getByRole('dialog', { name: '关闭客户' });
  await close.getByLabel('原因').fill('合作结束');
  await close.getByRole('button', { name: '关闭', exact: true }).last().click();
  await expect(close.getByText(/还不能关闭：/).first()).toBeVisible();
  await expectAccessible(page);
});

test('a contact is written down, seen whole on demand, and taken away; a number stays starred', async ({ visit }) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, `/customers/${demoCustomer}?tab=contacts`);
  await page.getByRole('button', { name: '添加联系人' }).click();
  const dialog = page.getByRole('dialog', { name: '添加联系人' });
  await dialog.getByLabel('姓名').fill('许佳宁');
  await dialog.getByLabel('职务').fill('采购经理');
  await dialog.getByLabel('手机或固定电话').fill('12345');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('请输入正确的手机号码或固定电话')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('手机或固定电话').fill('13800137788');
  await dialog.getByLabel('邮箱').fill('xu@example.cn');
  await dialog.getByRole('button', { name: '保存' }).click();
  const row = page.getByRole('row', { name: /许佳宁/ });
  await expect(row.getByText('138****7788')).toBeVisible();
  await expect(row.getByText('采购 · 采购经理')).toBeVisible();
  await row.getByRole('button', { name: '查看 许佳宁' }).click();
  await expect(row.getByText('13800137788')).toBeVisible();
  await expect(row.getByText('xu@example.cn')).toBeVisible();
  await expectAccessible(page);
  await row.getByRole('button', { name: '编辑 许佳宁' }).click();
  const edit = page.getByRole('dialog', { name: '编辑联系人 许佳宁' });
  await edit.getByLabel('备注').fill('周二不在');
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(row.getByText('周二不在')).toBeVisible();
  await row.getByRole('button', { name: '删除 许佳宁' }).click();
  await page
    .getByRole('dialog', { name: /删除联系人/ })
    .getByRole('button', { name: '删除' })
    .click();
  await expect(page.getByText('还没有联系人')).toBeVisible();
  await page.getByRole('tab', { name: '记录' }).click();
  await expect(page.getByText(/删除联系人/).first()).toBeVisible();
});

test('an invoice title is corrected, and the customer is told', async ({ visit }) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, `/customers/${demoCustomer}?tab=titles`);
  await page.getByRole('button', { name: '更正 华东精密制造有限公司' }).first().click();
  const dialog = page.getByRole('dialog', { name: '更正发票抬头' });
  const account = await dialog.getByLabel('银行账号').inputValue();
  await dialog.getByLabel('银行账号').fill('123');
  await dialog.getByRole('button', { name: '更正并通知客户' }).click();
  await expect(dialog.getByText('银行账号格式不正确')).toBeVisible();
  await expect(dialog.getByText('请填写原因')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('银行账号').fill('3100151234567890123');
  await dialog.getByLabel('开户行').fill('建设银行松江支行');
  await dialog.getByLabel('原因').fill('开户行填错');
  await dialog.getByRole('button', { name: '更正并通知客户' }).click();
  await expect(page.getByText('建设银行松江支行')).toBeVisible();
  expect(account).not.toBe('3100151234567890123');
  await expectAccessible(page);
  const told = await callApi('/api/Message/GetPage', {}, { token: await tokenOf('finance') });
  expect(JSON.stringify(told)).toContain('发票抬头已由商城更正');
});

test('the shop is seen as a customer sees it: his prices, nothing to be done, and back to the file', async ({
  visit,
}) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, `/customers/${demoCustomer}?tab=members`);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: '看其所见 陈思远' }).click();
  const shop = await opened;
  const bar = shop.getByRole('complementary', { name: '查看客户所见' });
  await expect(bar).toContainText('华东精密制造有限公司');
  await expect(bar).toContainText(/(30:00|29:\d\d) 后自动结束/);
  await expect(shop.getByRole('main')).toBeVisible();
  await expectAccessible(shop);

  await shop.goto(`${visitor.base}/viewing/#/SearchFor?keyword=复印纸`);
  await shop
    .getByRole('button', { name: /加入购物车/ })
    .first()
    .click();
  await expect(shop.getByText('正在查看客户所见，只能查看，不能操作').first()).toBeVisible();
  await shop.goto(`${visitor.base}/viewing/#/center/kamUser/revisePwd`);
  await expect(shop.getByRole('heading', { name: '查看客户所见时不打开这一页' })).toBeVisible();
  await expectAccessible(shop);
  await shop.getByRole('link', { name: '回到首页' }).click();
  await bar.getByRole('button', { name: '退出' }).click();
  await expect(shop.getByRole('heading', { name: '华东精密制造有限公司' })).toBeVisible();
  await shop.getByRole('tab', { name: '记录' }).click();
  await expect(shop.getByText('结束查看客户所见').first()).toBeVisible();
  await expect(shop.getByText('开始查看客户所见').first()).toBeVisible();
});

test('a customer is made by hand with its first administrator', async ({ visit }) => {
  const { accountNo, mobile, customerName, taxNo } = newApplicant();
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/customers');
  await page.getByRole('button', { name: '新建客户' }).click();
  const dialog = page.getByRole('dialog', { name: '新建客户' });
  await dialog.getByLabel('企业名称').fill(customerName);
  await dialog.getByLabel('统一社会信用代码').fill('91310000000000000X');
  await dialog.getByLabel('管理员姓名').fill('何新建');
  await dialog.getByLabel('手机号').fill(mobile);
  await dialog.getByLabel('登录账号').fill(accountNo);
  await dialog.getByRole('button', { name: '新建客户' }).click();
  await expect(dialog.getByLabel('统一社会信用代码')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await dialog.getByLabel('统一社会信用代码').fill(taxNo);
  await dialog.getByRole('button', { name: '新建客户' }).click();
  const given = page.getByRole('dialog', { name: '用户已添加' });
  await expect(given.getByText('首次登录后须先修改密码')).toBeVisible();
  await given.getByRole('button', { name: '我已记下' }).click();
  await expect(page.getByRole('heading', { name: customerName })).toBeVisible();
  await expectAccessible(page);
});
