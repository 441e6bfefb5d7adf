import { enterConsole, openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { boughtOrder } from './scene.ts';
import { fillInLogin } from './sign-in.ts';
import { desktop, phone } from './visitor.ts';

test('an operator ships an order from its queue, part by part, and writes beside it', async ({ visit }) => {
  const { orderNo } = await boughtOrder();
  const visitor = await visit({ viewport: desktop, seesMotion: true });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, `/orders?view=toShip&searchKey=${orderNo}`);
  const row = page.getByRole('row', { name: new RegExp(orderNo) });
  await page.getByRole('columnheader', { name: '应付' }).click();
  await expect(page).toHaveURL(/sort=amount/);
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: '导出', exact: true }).click();
  const exporting = page.getByRole('dialog', { name: '导出订单' });
  await exporting.getByRole('checkbox', { name: '全选' }).check();
  await exporting.getByRole('checkbox', { name: '全选' }).uncheck();
  await expect(exporting.getByRole('button', { name: '导出 0 列' })).toBeDisabled();
  for (const column of ['订单号', '商品名称'])
    await exporting.getByRole('checkbox', { name: column, exact: true }).check();
  await expectAccessible(page);
  const sheet = page.waitForEvent('download');
  await exporting.getByRole('button', { name: '导出 2 列' }).click();
  expect((await sheet).suggestedFilename()).toMatch(/^订单_.*\.xlsx$/);
  await expect(exporting).toBeHidden();
  // The columns are remembered, and the file is found again.
  await page.getByRole('button', { name: '导出', exact: true }).click();
  await expect(exporting.getByRole('button', { name: '导出 2 列' })).toBeEnabled();
  await exporting.getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: '我的账号' }).click();
  await page.getByRole('menuitem', { name: '导出任务' }).click();
  const jobs = page.getByRole('table', { name: '导出任务' });
  await expect(jobs.getByText(/^订单_\d+\.xlsx$/).first()).toBeVisible();
  await expectAccessible(page);
  const again = page.waitForEvent('download');
  await jobs
    .getByRole('button', { name: /^下载 订单_/ })
    .first()
    .click();
  expect((await again).suggestedFilename()).toMatch(/^订单_.*\.xlsx$/);
  await openConsole(visitor, `/orders?view=toShip&searchKey=${orderNo}`);
  // What an order waits for is done from its row; in a small window the row keeps it, and rare filters give way.
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(page.getByRole('button', { name: '金额' })).toBeHidden();
  await row.getByRole('button', { name: `发货 ${orderNo}` }).click();
  const shipping = page.getByRole('dialog', { name: '发出包裹 1' });
  await expect(shipping.getByRole('button', { name: '发货 3 件' })).toBeVisible();
  await shipping.getByRole('button', { name: '取消' }).click();
  await expect(shipping).toBeHidden();
  await page.setViewportSize(desktop);
  await row.click();
  const drawer = page.getByRole('complementary', { name: `订单 ${orderNo}` });
  await expect(drawer.getByText('已发 0 / 3 件')).toBeVisible();
  // The way back leads to the list, forward to the order again.
  await page.goBack();
  await expect(drawer).toHaveCount(0);
  await expect(row).toBeVisible();
  await page.goForward();
  await expect(drawer.getByText('已发 0 / 3 件')).toBeVisible();
  await expect(page.getByRole('button', { name: '金额' })).toBeHidden();
  await page.getByRole('button', { name: '更多筛选' }).click();
  await expect(page.getByRole('button', { name: '金额' })).toBeVisible();
  await page.getByRole('button', { name: '收起筛选' }).click();
  await expectAccessible(page);

  await drawer.getByRole('button', { name: '发出包裹 1' }).click();
  const dialog = page.getByRole('dialog', { name: '发出包裹 1' });
  await dialog.getByRole('button', { name: /^发货/ }).click();
  await expect(dialog.getByText('请填写物流单号')).toBeVisible();
  await dialog.getByLabel('运单号').fill('SF1402886409331');
  await dialog.getByRole('button', { name: '减少' }).first().click();
  await expect(dialog.getByRole('button', { name: '发货 2 件' })).toBeEnabled();
  await dialog.getByRole('button', { name: '发货 2 件' }).click();
  await expect(drawer.getByText('已发 2 / 3 件')).toBeVisible();
  await expect(drawer.getByText('SF1402886409331').first()).toBeVisible();
  await expect(drawer.getByText('订单部分发货，不用锁定')).toBeVisible();

  await drawer.getByLabel('写备注').fill('余下一件下周到货');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer.getByText('余下一件下周到货')).toBeVisible();

  const given = page.waitForEvent('download');
  await drawer.getByRole('button', { name: '面单' }).click();
  expect((await given).suggestedFilename()).toContain('.pdf');
  await drawer
    .getByRole('button', { name: /的库位$/ })
    .first()
    .click();
  await drawer.getByLabel(/ 库位$/).fill('A-03-2');
  await page.keyboard.press('Enter');
  await expect(drawer.getByText('库位 A-03-2').first()).toBeVisible();
  await drawer.getByText('发给客户：在订单页显示，并通知下单人').click();
  await drawer.getByRole('textbox', { name: '给客户留言' }).fill('余下一件明天发出');
  await drawer.getByRole('button', { name: '发送' }).click();
  await expect(drawer.getByText('已发给客户')).toBeVisible();
  const related = drawer.getByRole('region', { name: '相关单据' });
  await expect(related.getByText('没有售后')).toBeVisible();
  await expect(related.getByRole('link', { name: '客户档案' })).toHaveAttribute('href', /customers\/\d+$/);
  await related.getByRole('link', { name: '收款与退款' }).click();
  await expect(page.getByRole('complementary', { name: /^交易单 T/ }).getByText(orderNo)).toBeVisible();
  await page.goBack();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: '采购单号' })).toBeVisible();
  await page.getByRole('button', { name: '金额' }).click();
  await page.getByLabel('最低（元）').fill('9999999');
  await page.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('没有符合条件的待发货的订单')).toBeVisible();
  await openConsole(visitor, `/orders?view=toShip&open=${orderNo}`);
  // In two windows: what one has sent the other does not offer again.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: '发出包裹 2' }).click();
  await other.getByRole('textbox', { name: '运单号' }).fill('SF1402886409332');
  await drawer.getByRole('button', { name: '发出包裹 2' }).click();
  await page.getByRole('textbox', { name: '运单号' }).fill('SF1402886409332');
  await page.getByRole('button', { name: '发货 1 件' }).click();
  await expect(drawer.getByText('已发 3 / 3 件')).toBeVisible();
  await other.getByRole('button', { name: '发货 1 件' }).click();
  await expect(other.getByRole('dialog', { name: '商品已全部发出' })).toBeVisible();
  await other.close();
});

test('on a phone a supplier finds its orders as cards and ships with the thumb; another shop side stays closed', async ({
  visit,
}) => {
  const visitor = await visit({ viewport: phone });
  const { page } = visitor;
  await enterConsole(visitor, 'supplier');
  await openConsole(visitor, '/orders?view=all');
  // Several are printed at once here too.
  await page.getByRole('checkbox', { name: '全选本页' }).check();
  const bar = page.getByRole('toolbar', { name: '批量操作' });
  await expect(bar).toContainText(/已选 \d+ 单/);
  await page
    .getByRole('checkbox', { name: /^选择 D/ })
    .first()
    .uncheck();
  await expect(page.getByRole('checkbox', { name: '全选本页' })).not.toBeChecked();
  await expect(bar.getByRole('button', { name: '打印' })).toBeVisible();
  await expectAccessible(page);
  await bar.getByRole('button', { name: '清除选择' }).click();
  await page.getByRole('button', { name: '查看' }).first().click();
  const drawer = page.getByRole('complementary', { name: /^订单 D/ });
  await expect(drawer.getByText('能做什么')).toBeVisible();
  await expect(drawer.getByText('应付')).toHaveCount(0);
  await expect(drawer.getByRole('region', { name: '相关单据' }).getByRole('listitem')).toHaveText([/^售后单/]);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(tooWide).toBeLessThanOrEqual(0);
  await drawer.getByRole('button', { name: '关闭' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('link', { name: '操作日志' })).toHaveCount(0);
});

test('somebody with a phone in one hand ships by scanning; a scanner that types will do', async ({ visit }) => {
  const { orderNo, lines } = await boughtOrder();
  const [line] = lines;
  const visitor = await visit({ viewport: phone });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, `/orders?view=toShip&searchKey=${orderNo}&open=${orderNo}`);
  await page.getByRole('complementary').getByRole('link', { name: '扫码发货' }).click();
  const scan = async (label: string, code: string) => {
    await page.getByLabel(label, { exact: true }).fill(code);
    await page.keyboard.press('Enter');
  };
  await scan('运单号', 'DPK3602207718');
  await expect(page.getByLabel('物流公司')).toHaveValue('debangkuaidi');
  await scan('商品编号', 'none-such');
  await expect(page.getByText('刚扫的 none-such 不在这个包裹里')).toBeVisible();
  await scan('商品编号', String(line?.itemNo));
  await expectAccessible(page);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(tooWide).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: /^只发 1 件/ }).click();
  await expect(page.getByText('已发出 1 件')).toBeVisible();
  await expect(page.getByText('先扫订单')).toBeVisible();
});

test('a buyer is led to the shop, and a console session is none of the storefront', async ({ visit }) => {
  const visitor = await visit({ viewport: desktop });
  const { page, open } = visitor;
  await page.goto(`${visitor.base}/console/`);
  await page.getByLabel('账号', { exact: true }).fill('buyer');
  await page.getByLabel('密码', { exact: true }).fill('Jicai@2026');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText('该账号是买家账号，请到商城登录')).toBeVisible();
  await fillInLogin(visitor, 'operator');
  await expect(page.getByRole('button', { name: '我的账号' })).toBeVisible();
  await open('/home');
  await expect(page.getByRole('link', { name: '请登录' }).first()).toBeVisible();
});
