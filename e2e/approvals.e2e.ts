import { expect, test } from './fixtures.ts';
import { goodsToApprove } from './scene.ts';
import { tokenOf } from './sign-in.ts';
import { phone, type Visitor } from './visitor.ts';

let goods: { itemId: string; qty: number };
test.beforeAll(async () => {
  goods = await goodsToApprove(await tokenOf('buyer'));
});

/** Submits on the settlement page what has to be approved; answers the trade's number. */
async function ask(buyer: Visitor, payMode: '在线支付' | '账期支付', note: string): Promise<string> {
  const { page, open } = buyer;
  await open(`/Settlementpage?itemList=${goods.itemId}:${goods.qty}`);
  const rail = page.getByRole('region', { name: '提交后由谁审批' });
  await expect(rail.getByText('单笔采购审批')).toBeVisible();
  await expect(rail.getByText('吴建国')).toBeVisible();
  await page.getByRole('radio', { name: payMode }).check();
  await page.getByLabel('给审批人的说明').fill(note);
  await page.getByRole('button', { name: '提交审批' }).click();
  await expect(page.getByText('订单已提交，待审批').first()).toBeVisible();
  // Nothing is paid yet: 审批 is the step, with who signs, and the request can be taken back.
  await expect(page.getByRole('list', { name: '接下来' }).locator('[aria-current=step]')).toContainText('吴建国 审批');
  await expect(page.getByRole('button', { name: '撤回申请' })).toBeVisible();
  await expect(page.getByText('支付结果')).toHaveCount(0);
  return new URLSearchParams(page.url().split('?')[1]).get('tradeNo') ?? '';
}

/** The approver finds the trade among what waits for him and reads its sheet. */
async function find(approver: Visitor, tradeNo: string): Promise<void> {
  await approver.open(`/Audit/OrderAudit?key=${tradeNo}`);
  await expect(approver.page.getByRole('heading', { name: '陈思远 的采购申请' })).toBeVisible();
  await expect(approver.page.getByText(tradeNo).first()).toBeVisible();
}

const stateOf = async (buyer: Visitor, tradeNo: string, state: string) => {
  await buyer.open(`/center/order/myOrder?searchKey=${tradeNo}`);
  await expect(
    buyer.page.getByRole('main').getByText(state, { exact: true }).filter({ visible: true }).first(),
  ).toBeVisible();
};

test.describe('approvals', () => {
  test('the approver agrees, and the buyer pays', async ({ visit }) => {
    const [buyer, approver] = [await visit({ as: 'buyer' }), await visit({ as: 'approver' })];
    const tradeNo = await ask(buyer, '在线支付', '产线换型备料');
    await buyer.open(`/center/order/myOrder?searchKey=${tradeNo}`);
    await expect(buyer.page.getByText('吴建国 审批中').first()).toBeVisible();
    await buyer.page.getByRole('link', { name: '查看审批' }).first().click();
    await expect(buyer.page.getByText('产线换型备料')).toBeVisible();
    // Who asked reminds who is asked, and not twice.
    await buyer.page.getByRole('button', { name: '催办' }).click();
    await expect(buyer.page.getByText('已提醒 吴建国')).toBeVisible();
    await expect(buyer.page.getByRole('button', { name: '已催办' })).toBeVisible();
    await expect(buyer.page.getByText(/已催办 1 次/)).toBeVisible();
    await find(approver, tradeNo);
    await expect(approver.page.getByText('产线换型备料')).toBeVisible();
    await expect(approver.page.getByText('本月已用')).toBeVisible();
    await expect(approver.page.getByRole('columnheader', { name: '上次成交价' })).toBeVisible();
    // Enter leads from the chosen row to the decision.
    await approver.page.keyboard.press('j');
    await approver.page.keyboard.press('Enter');
    await expect(approver.page.getByLabel('审批意见')).toBeFocused();
    await approver.page.getByLabel('审批意见').fill('数量已核对');
    await approver.page.getByRole('button', { name: '同意', exact: true }).click();
    await expect(approver.page.getByText('已同意，审批通过')).toBeVisible();
    await buyer.open(`/Cashier?tradeNo=${tradeNo}`);
    await expect(buyer.page.getByText('支付宝').first()).toBeVisible();
    await buyer.open(`/center/order/orderDetails?tradeNo=${tradeNo}`);
    await expect(buyer.page.getByText(/审批已通过/)).toBeVisible();
    await expect(buyer.page.getByText(/吴建国 同意.*数量已核对/)).toBeVisible();
  });

  test('refused with a reason, submitted again with less on account, agreed to in a list: ready to ship', async ({
    visit,
  }) => {
    const [buyer, approver] = [await visit({ as: 'buyer' }), await visit({ as: 'approver' })];
    const tradeNo = await ask(buyer, '账期支付', '');
    await find(approver, tradeNo);
    await approver.page.getByRole('button', { name: '驳回' }).click();
    await expect(approver.page.getByText('请填写驳回原因')).toBeVisible();
    await approver.page.getByLabel('审批意见').fill('请说明用途');
    await approver.page.getByRole('button', { name: '驳回' }).click();
    await expect(approver.page.getByText('已驳回').first()).toBeVisible();

    await buyer.open(`/center/order/orderDetails?tradeNo=${tradeNo}`);
    await expect(buyer.page.getByText(/已驳回：请说明用途/)).toBeVisible();
    await buyer.page.getByRole('link', { name: '修改并重新提交' }).click();
    await expect(buyer.page.getByText('申请被驳回：请说明用途')).toBeVisible();
    await buyer.page.getByRole('button', { name: '增加' }).first().click();
    await expect(buyer.page).toHaveURL(({ hash }) =>
      hash.includes(encodeURIComponent(`${goods.itemId}:${goods.qty + 1}`)),
    );
    await buyer.page.getByLabel('给审批人的说明').fill('新产线两班倒，每班一套');
    await buyer.page.getByRole('button', { name: '提交审批' }).click();
    await expect(buyer.page.getByText('订单已提交，待审批').first()).toBeVisible();

    // His inbox looks again by itself once a minute.
    await approver.page.reload();
    await expect(approver.page.getByText('第 2 轮').first()).toBeVisible();
    await approver.page.getByRole('checkbox', { name: '全选本页' }).check();
    await approver.page.getByRole('button', { name: '批量同意（1）' }).click();
    await expect(approver.page.getByText('已同意 1 条')).toBeVisible();
    await stateOf(buyer, tradeNo, '待发货');
  });

  test('on a phone an approver decides in three taps from the home page, and meets the next', async ({ visit }) => {
    const buyer = await visit({ as: 'buyer' });
    const approver = await visit({ as: 'approver', viewport: phone });
    await ask(buyer, '在线支付', '手机上审批');
    const { page } = approver;
    await approver.open('/home');
    await page.getByRole('link', { name: /待我审批/ }).tap();
    await page
      .getByRole('link', { name: /^陈思远/ })
      .first()
      .tap();
    await expect(page.getByText('手机上审批')).toBeVisible();
    await expect(page.getByRole('button', { name: /^同意 ¥/ })).toBeInViewport();
    // A yes to a sum like this can be taken back for a moment.
    await page.getByRole('button', { name: /^同意 ¥/ }).tap();
    await page.getByRole('status').getByRole('button', { name: '撤销' }).tap();
    await expect(page.getByText('手机上审批')).toBeVisible();
    await page.getByRole('button', { name: /^同意 ¥/ }).tap();
    await expect(page.getByText('5 秒内可以撤销')).toBeVisible();
    await expect(page.getByText('已同意，审批通过')).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText('手机上审批')).toBeHidden();
    // The seed's requests wait too: the next stands there at once, and a refusal wants its reason.
    await page.getByRole('button', { name: '驳回', exact: true }).tap();
    const dialog = page.getByRole('dialog', { name: '驳回申请' });
    await dialog.getByRole('button', { name: '驳回', exact: true }).tap();
    await expect(dialog.getByText('请填写驳回原因')).toBeVisible();
    await dialog.getByRole('button', { name: '取消' }).tap();
  });

  test('the buyer takes his request back on a phone and cancels it', async ({ visit }) => {
    const buyer = await visit({ as: 'buyer', viewport: phone });
    const tradeNo = await ask(buyer, '在线支付', '');
    await buyer.open(`/center/order/orderDetails?tradeNo=${tradeNo}`);
    await buyer.page.getByRole('button', { name: '撤回申请' }).click();
    await buyer.page.getByRole('dialog').getByRole('button', { name: '撤回申请' }).click();
    await expect(buyer.page.getByText(/申请已撤回/).first()).toBeVisible();
    await stateOf(buyer, tradeNo, '审批驳回');
    await buyer.page
      .getByRole('button', { name: /^更多操作/ })
      .first()
      .click();
    await buyer.page.getByRole('button', { name: '取消订单' }).first().click();
    const dialog = buyer.page.getByRole('dialog');
    await dialog.getByLabel('取消原因').selectOption('205');
    await dialog.getByRole('button', { name: '取消订单' }).click();
    await stateOf(buyer, tradeNo, '已取消');
  });

  test('a colleague is handed the task, and finds it among his', async ({ visit }) => {
    const [buyer, approver, admin] = [
      await visit({ as: 'buyer' }),
      await visit({ as: 'approver' }),
      await visit({ as: 'admin' }),
    ];
    const tradeNo = await ask(buyer, '在线支付', '');
    await find(approver, tradeNo);
    await approver.page.getByRole('button', { name: '转交' }).click();
    const dialog = approver.page.getByRole('dialog');
    await dialog.getByLabel('转交给').selectOption({ label: '周敏 · 行政采购部' });
    await dialog.getByRole('button', { name: '转交' }).click();
    await expect(approver.page.getByText('已转交').first()).toBeVisible();
    await find(admin, tradeNo);
    await expect(admin.page.getByText(/吴建国 转交/)).toBeVisible();
    await expect(admin.page.getByRole('button', { name: '同意', exact: true })).toHaveCount(1);
  });

  test('the administrator makes a rule, switched off, and takes it away again', async ({ visit }) => {
    const admin = await visit({ as: 'admin' });
    const { page } = admin;
    await admin.open('/center/kamUser/auditRule');
    await expect(page.getByRole('heading', { name: '单笔采购审批' })).toBeVisible();
    await page.getByRole('button', { name: '新建规则' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(dialog.getByText('请输入2-30个字的规则名称')).toBeVisible();
    await dialog.getByLabel('规则名称').fill('财务复核');
    await dialog.getByLabel('订单金额满（元）').fill('80,000');
    await dialog.getByRole('button', { name: '增加一步' }).click();
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(dialog.getByText('请至少设置一个审批人')).toBeVisible();
    const second = dialog.getByRole('group', { name: '第 2 步的审批人' });
    await second.getByRole('checkbox', { name: '企业管理员（角色）' }).check();
    await dialog.getByRole('checkbox', { name: '启用这条规则' }).uncheck();
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('规则已保存')).toBeVisible();
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '财务复核' }) });
    await expect(card.getByText('单笔满 ¥80,000.00')).toBeVisible();
    await expect(card.getByText('已停用')).toBeVisible();
    await expect(card.getByText('企业管理员（角色）')).toBeVisible();
    await page.getByRole('button', { name: '删除 财务复核' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '删除规则' }).click();
    await expect(page.getByText('规则已删除')).toBeVisible();
    await expect(card).toHaveCount(0);
  });

  test('who is away names a colleague, and takes it back', async ({ visit }) => {
    const approver = await visit({ as: 'approver' });
    const { page, open } = approver;
    await open('/Audit/OrderAudit');
    await page.getByRole('button', { name: '委托审批' }).click();
    const dialog = page.getByRole('dialog', { name: '委托审批' });
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(dialog.getByText('请选择受托人')).toBeVisible();
    await dialog.getByLabel('受托人').selectOption({ label: '周敏 · 行政采购部' });
    const year = new Date().getFullYear();
    await dialog.getByLabel('结束时间').fill(`${year + 1}-01-05T18:00`);
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('新到的审批由 周敏 代您处理，至 01-05 18:00。')).toBeVisible();
    await page.getByRole('button', { name: '委托审批' }).click();
    await dialog.getByLabel('启用委托').uncheck();
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('新到的审批由 周敏')).toHaveCount(0);
  });

  test('a rule says who signs where nobody above can', async ({ visit }) => {
    const admin = await visit({ as: 'admin' });
    await admin.open('/center/kamUser/auditRule');
    await admin.page.getByRole('button', { name: '编辑 单笔采购审批' }).click();
    const dialog = admin.page.getByRole('dialog', { name: '编辑审批规则' });
    await dialog.getByLabel('上级无人可审批时').selectOption({ label: '由代理审批人审批：吴建国 · 制造一部' });
    await dialog.getByRole('button', { name: '保存' }).click();
    const card = admin.page.getByRole('listitem').filter({ hasText: '单笔采购审批' }).first();
    await expect(card.getByText('上级无人可审批时，由吴建国代为审批')).toBeVisible();
  });
});
