import { beforeAll, describe, expect, test } from 'vitest';
import { phone, useBrowser, type Visitor } from './browser.ts';
import { goodsToApprove } from './scene.ts';
import { signIn, tokenOf } from './sign-in.ts';

const { visit } = useBrowser();

let goods: { itemId: string; qty: number };
beforeAll(async () => {
  goods = await goodsToApprove(await tokenOf('buyer'));
});

const as = async (account: string, options?: Parameters<typeof visit>[0]) => {
  const visitor = await visit(options);
  await signIn(visitor, account);
  return visitor;
};

/** Submits on the settlement page what has to be approved; answers the trade's number. */
async function ask(buyer: Visitor, payMode: '在线支付' | '账期支付', note: string): Promise<string> {
  const { page, open } = buyer;
  await open(`/Settlementpage?itemList=${goods.itemId}:${goods.qty}`);
  const rail = page.getByRole('region', { name: '提交后由谁审批' });
  await rail.getByText('单笔采购审批').waitFor();
  await rail.getByText('吴建国').waitFor();
  await page.getByRole('radio', { name: payMode }).check();
  await page.getByLabel('给审批人的说明').fill(note);
  await page.getByRole('button', { name: '提交审批' }).click();
  await page.getByText('订单已提交，待审批').first().waitFor();
  return new URLSearchParams(page.url().split('?')[1]).get('tradeNo') ?? '';
}

/** The approver finds the trade among what waits for him and reads its sheet. */
async function find(approver: Visitor, tradeNo: string): Promise<void> {
  await approver.open(`/Audit/OrderAudit?key=${tradeNo}`);
  await approver.page.getByRole('heading', { name: '陈思远 的采购申请' }).waitFor();
  await approver.page.getByText(tradeNo).first().waitFor();
}

const stateOf = async (buyer: Visitor, tradeNo: string, state: string) => {
  await buyer.open(`/center/order/myOrder?searchKey=${tradeNo}`);
  await buyer.page.getByRole('main').getByText(state, { exact: true }).filter({ visible: true }).first().waitFor();
};

describe('approvals', () => {
  test('the approver agrees, and the buyer pays', async () => {
    const [buyer, approver] = [await as('buyer'), await as('approver')];
    const tradeNo = await ask(buyer, '在线支付', '产线换型备料');
    await buyer.open(`/center/order/myOrder?searchKey=${tradeNo}`);
    await buyer.page.getByText('吴建国 审批中').first().waitFor();
    await buyer.page.getByRole('link', { name: '查看审批' }).first().click();
    await buyer.page.getByText('产线换型备料').waitFor();
    await find(approver, tradeNo);
    await approver.page.getByText('产线换型备料').waitFor();
    await approver.page.getByLabel('审批意见').fill('数量已核对');
    await approver.page.getByRole('button', { name: '同意', exact: true }).click();
    await approver.page.getByText('已同意，审批通过').waitFor();
    await buyer.open(`/Cashier?tradeNo=${tradeNo}`);
    await buyer.page.getByText('支付宝').first().waitFor();
    await buyer.open(`/center/order/orderDetails?tradeNo=${tradeNo}`);
    await buyer.page.getByText(/审批已通过/).waitFor();
    await buyer.page.getByText(/吴建国 同意.*数量已核对/).waitFor();
    await Promise.all([buyer.close(), approver.close()]);
  });

  test('refused with a reason, submitted again with less on account, agreed to in a list: ready to ship', async () => {
    const [buyer, approver] = [await as('buyer'), await as('approver')];
    const tradeNo = await ask(buyer, '账期支付', '');
    await find(approver, tradeNo);
    await approver.page.getByRole('button', { name: '驳回' }).click();
    await approver.page.getByText('请填写驳回原因').waitFor();
    await approver.page.getByLabel('审批意见').fill('请说明用途');
    await approver.page.getByRole('button', { name: '驳回' }).click();
    await approver.page.getByText('已驳回').first().waitFor();

    await buyer.open(`/center/order/orderDetails?tradeNo=${tradeNo}`);
    await buyer.page.getByText(/已驳回：请说明用途/).waitFor();
    await buyer.page.getByRole('link', { name: '修改并重新提交' }).click();
    await buyer.page.getByText('申请被驳回：请说明用途').waitFor();
    await buyer.page.getByRole('button', { name: '增加' }).first().click();
    await buyer.page.waitForFunction(
      (wish) => location.hash.includes(wish),
      encodeURIComponent(`${goods.itemId}:${goods.qty + 1}`),
    );
    await buyer.page.getByLabel('给审批人的说明').fill('新产线两班倒，每班一套');
    await buyer.page.getByRole('button', { name: '提交审批' }).click();
    await buyer.page.getByText('订单已提交，待审批').first().waitFor();

    // His inbox looks again by itself once a minute.
    await approver.page.reload();
    await approver.page.getByText('第 2 轮').first().waitFor();
    await approver.page.getByRole('checkbox', { name: '全选本页' }).check();
    await approver.page.getByRole('button', { name: '批量同意（1）' }).click();
    await approver.page.getByText('已同意 1 条').waitFor();
    await stateOf(buyer, tradeNo, '待发货');
    await Promise.all([buyer.close(), approver.close()]);
  });

  test('the buyer takes his request back on a phone and cancels it', async () => {
    const buyer = await as('buyer', { viewport: phone });
    const tradeNo = await ask(buyer, '在线支付', '');
    await buyer.open(`/center/order/orderDetails?tradeNo=${tradeNo}`);
    await buyer.page.getByRole('button', { name: '撤回申请' }).click();
    await buyer.page.getByRole('dialog').getByRole('button', { name: '撤回申请' }).click();
    await buyer.page
      .getByText(/申请已撤回/)
      .first()
      .waitFor();
    await stateOf(buyer, tradeNo, '审批驳回');
    await buyer.page.getByRole('button', { name: '取消订单' }).first().click();
    const dialog = buyer.page.getByRole('dialog');
    await dialog.getByLabel('取消原因').selectOption('205');
    await dialog.getByRole('button', { name: '取消订单' }).click();
    await stateOf(buyer, tradeNo, '已取消');
    await buyer.close();
  });

  test('a colleague is handed the task, and finds it among his', async () => {
    const [buyer, approver, admin] = [await as('buyer'), await as('approver'), await as('admin')];
    const tradeNo = await ask(buyer, '在线支付', '');
    await find(approver, tradeNo);
    await approver.page.getByRole('button', { name: '转交' }).click();
    const dialog = approver.page.getByRole('dialog');
    await dialog.getByLabel('转交给').selectOption({ label: '周敏 · 行政采购部' });
    await dialog.getByRole('button', { name: '转交' }).click();
    await approver.page.getByText('已转交').first().waitFor();
    await find(admin, tradeNo);
    await admin.page.getByText(/吴建国 转交/).waitFor();
    expect(await admin.page.getByRole('button', { name: '同意', exact: true }).count()).toBe(1);
    await Promise.all([buyer.close(), approver.close(), admin.close()]);
  });

  test('the administrator makes a rule, switched off, and takes it away again', async () => {
    const admin = await as('admin');
    const { page } = admin;
    await admin.open('/center/kamUser/auditRule');
    await page.getByRole('heading', { name: '单笔采购审批' }).waitFor();
    await page.getByRole('button', { name: '新建规则' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '保存' }).click();
    await dialog.getByText('请输入2-30个字的规则名称').waitFor();
    await dialog.getByLabel('规则名称').fill('财务复核');
    await dialog.getByLabel('订单金额满（元）').fill('80,000');
    await dialog.getByRole('button', { name: '增加一步' }).click();
    await dialog.getByRole('button', { name: '保存' }).click();
    await dialog.getByText('请至少设置一个审批人').waitFor();
    const second = dialog.getByRole('group', { name: '第 2 步的审批人' });
    await second.getByRole('checkbox', { name: '企业管理员（角色）' }).check();
    await dialog.getByRole('checkbox', { name: '启用这条规则' }).uncheck();
    await dialog.getByRole('button', { name: '保存' }).click();
    await page.getByText('规则已保存').waitFor();
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '财务复核' }) });
    await card.getByText('单笔满 ¥80,000.00').waitFor();
    await card.getByText('已停用').waitFor();
    await card.getByText('企业管理员（角色）').waitFor();
    await page.getByRole('button', { name: '删除 财务复核' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '删除规则' }).click();
    await page.getByText('规则已删除').waitFor();
    await card.waitFor({ state: 'detached' });
    await admin.close();
  });

  test('who is away names a colleague, and takes it back', async () => {
    const approver = await as('approver');
    const { page, open } = approver;
    await open('/Audit/OrderAudit');
    await page.getByRole('button', { name: '委托审批' }).click();
    const dialog = page.getByRole('dialog', { name: '委托审批' });
    await dialog.getByRole('button', { name: '保存' }).click();
    await dialog.getByText('请选择受托人').waitFor();
    await dialog.getByLabel('受托人').selectOption({ label: '周敏 · 行政采购部' });
    const year = new Date().getFullYear();
    await dialog.getByLabel('结束时间').fill(`${year + 1}-01-05T18:00`);
    await dialog.getByRole('button', { name: '保存' }).click();
    await page.getByText('新到的审批由 周敏 代您处理，至 01-05 18:00。').waitFor();
    await page.getByRole('button', { name: '委托审批' }).click();
    await dialog.getByLabel('启用委托').uncheck();
    await dialog.getByRole('button', { name: '保存' }).click();
    await page.getByText('新到的审批由 周敏').waitFor({ state: 'detached' });
  });

  test('a rule says who signs where nobody above can', async () => {
    const admin = await as('admin');
    await admin.open('/center/kamUser/auditRule');
    await admin.page.getByRole('button', { name: '编辑 单笔采购审批' }).click();
    const dialog = admin.page.getByRole('dialog', { name: '编辑审批规则' });
    await dialog.getByLabel('上级无人可审批时').selectOption({ label: '由代理审批人审批：吴建国 · 制造一部' });
    await dialog.getByRole('button', { name: '保存' }).click();
    const card = admin.page.getByRole('listitem').filter({ hasText: '单笔采购审批' }).first();
    await card.getByText('上级无人可审批时，由吴建国代为审批').waitFor();
  });
});
