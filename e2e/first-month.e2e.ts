import { bannerTitle, createCompany, enterNewConsole, flatPicture, openInFiveSteps } from './new-company.ts';
import { openConsole } from './console.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { logIn, newApplicant, register } from './registering.ts';
import { desktop, type Visitor } from './visitor.ts';

const shopName = '首月商城有限公司';
const goodsFile = [
  'spuNo,itemNo,itemName,itemSpec,colorName,categoryPath,brandName,supplierName,unit,price,marketPrice,stock,taxRate,moq,description,imgUrl',
  'M1,M1-1,首月 按动中性笔 0.5mm 黑色,0.5mm,黑色,办公文具/书写工具/中性笔,首月,首月文具有限公司,支,2.50,,500,0.13,1,,',
  'M2,M2-1,首月 A4 复印纸 70g 500张,A4,,办公文具/纸张/复印纸,首月,首月文具有限公司,包,22.00,,200,0.13,1,,',
  'M3,M3-1,外牌 订书机,12号,,办公文具/装订/订书机,外牌,首月文具有限公司,个,18.00,,50,0.13,1,,',
].join('\n');

const orderNoOn = async (page: Page) => {
  await expect(page.getByRole('main')).toContainText(/D\d{18}/);
  return /D\d{18}/.exec(await page.getByRole('main').innerText())?.[0] ?? '';
};

/** What the shop's side did, as the log names it. */
const loggedActs = [
  '上传商品文件',
  '导入商品',
  '设置运费',
  '设置收款账户',
  '发布页面装修',
  '新增后台用户',
  '审核企业入驻',
  '修改协议价',
  '设置商品池',
  '发货',
  '保存退货地址',
  '审核售后',
  '验收退货',
  '生成对账单',
  '确认对账收款',
  '生成结算单',
  '补录结算进价',
  '发送结算单',
  '核对供应商发票',
  '登记结算付款',
];

const thisMonth = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7);

/** Ships what is left of an order in one parcel; without the line that `leftOut` names. */
async function ship(supplier: Visitor, orderNo: string, leftOut?: string): Promise<void> {
  const { page } = supplier;
  await openConsole(supplier, `/orders?view=all&open=${orderNo}`);
  const drawer = page.getByRole('complementary', { name: `订单 ${orderNo}` });
  await drawer.getByRole('button', { name: /^发出包裹/ }).click();
  const dialog = page.getByRole('dialog', { name: /^发出包裹/ });
  if (leftOut) await dialog.getByLabel(leftOut).uncheck();
  await dialog.getByLabel('运单号').fill(`SF14028864${Math.floor(Math.random() * 90_000) + 10_000}`);
  await dialog.getByRole('button', { name: /^发货/ }).click();
  await expect(dialog).toHaveCount(0);
}

/** The buyer confirms every parcel of an order. */
async function receive(buyer: Visitor, orderNo: string): Promise<void> {
  const { page } = buyer;
  await buyer.open(`/center/order/orderDetail?orderNo=${orderNo}`);
  await page.getByRole('button', { name: '确认收货' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: /确认/ }).last().click();
  await expect(page.getByRole('heading', { name: /已完成/ })).toBeVisible();
}

test('a company sells its first month, from its goods to the closed books, all from screens', async ({ visit }) => {
  test.setTimeout(600_000);
  const host = `month-${Date.now()}.localhost`;
  const printed = await createCompany({ name: shopName, host });
  const operator = await visit({ viewport: desktop, host });
  await enterNewConsole(operator, 'operator', printed);
  await test.step('the shop opens in five steps, without a terminal after the first command', async () => {
    await openInFiveSteps(operator, { name: shopName, goodsFile });
  });

  const supplier = await visit({ viewport: desktop, host });
  await test.step('a supplier of its own signs in', async () => {
    const { page } = operator;
    await openConsole(operator, '/staff');
    await page.getByRole('button', { name: '新增用户' }).click();
    const dialog = page.getByRole('dialog', { name: '新增用户' });
    await dialog.getByLabel('账号类型').selectOption({ label: '供应商' });
    await dialog.getByLabel('登录账号').fill('shouyue');
    await dialog.getByLabel('姓名').fill('周小敏');
    await dialog.getByLabel('手机号').fill('13900001111');
    await dialog.getByLabel('所属供应商').selectOption({ label: '首月文具有限公司' });
    await dialog.getByLabel('供应商管理员').check();
    await dialog.getByRole('button', { name: '添加用户' }).click();
    const shown = page.getByRole('dialog', { name: '用户已添加' });
    const first = (await shown.locator('b').textContent()) ?? '';
    await enterNewConsole(supplier, 'shouyue', first);
  });

  const who = newApplicant();
  const buyer = await visit({ viewport: desktop, host });
  await test.step('a company is let in with credit', async () => {
    await register(buyer, who);
    const { page } = operator;
    await openConsole(operator, '/customers?view=toReview');
    await page.getByText(who.customerName).click();
    const drawer = page.getByRole('complementary', { name: `入驻申请 ${who.customerName}` });
    await drawer.getByRole('button', { name: '通过并设置账期' }).click();
    const dialog = page.getByRole('dialog', { name: `通过 ${who.customerName}` });
    await dialog.getByLabel('授信额度（元）').fill('50000');
    await dialog.getByRole('textbox', { name: '商品编号和价格' }).fill('NICHTS\t2.00');
    await expect(dialog.getByText('NICHTS 没有这个商品编号')).toBeVisible();
    await dialog.getByRole('button', { name: '添加折扣' }).click();
    await dialog.getByLabel('分类或品牌 1').fill('首月');
    await page.getByTitle('品牌 首月', { exact: true }).click();
    await dialog.getByLabel('折，如 9.6 1').fill('9.5');
    await dialog.getByRole('button', { name: '删除折扣 1' }).click();
    await dialog.getByLabel('范围').selectOption({ label: '指定范围' });
    await dialog.getByLabel('品牌', { exact: true }).fill('首月');
    await page.getByTitle('首月', { exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(dialog.getByText(/^保存后可见 2 \//)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: '通过', exact: true }).click();
    await expect(dialog.getByText('没有商品编号 NICHTS')).toBeVisible();
    await dialog.getByRole('textbox', { name: '商品编号和价格' }).fill('M1-1\t2.00');
    await dialog.getByRole('button', { name: '通过', exact: true }).click();
    await expect(page.getByRole('heading', { name: who.customerName })).toBeVisible();
    await page.getByRole('tab', { name: '协议价' }).click();
    await expect(page.getByText('¥2.00')).toBeVisible();
    await page.getByRole('tab', { name: '商品池' }).click();
    await expect(page.getByText('2 / 3 个在售商品')).toBeVisible();
  });

  let onAccount = '';
  await test.step('it buys on account at its own price', async () => {
    const { page } = buyer;
    await logIn(buyer, who.accountNo);
    await expect(page).toHaveURL(/#\/home/);
    await expect(page.getByText(bannerTitle).first()).toBeVisible();
    await buyer.open('/SearchFor?keyword=订书机');
    await expect(page.getByText(/没有找到|没有符合/).first()).toBeVisible();
    await buyer.open('/SearchFor?keyword=首月');
    for (const [name, qty] of [
      ['中性笔', '100'],
      ['复印纸', '10'],
    ] as const) {
      const card = page.getByRole('article').filter({ hasText: name }).first();
      await card.getByLabel(/数量$/).fill(qty);
      await card.getByRole('button', { name: /加入购物车/ }).click();
      await expect(page.getByRole('status').filter({ hasText: new RegExp(`^已加入 ${qty} `) })).toBeVisible();
    }
    await buyer.open('/cart');
    await page.getByRole('button', { name: '去结算' }).click();
    await expect(page).toHaveURL(/Settlementpage/);
    await expect(page.getByRole('button', { name: '新增收货地址' })).toBeVisible();
    await page.getByRole('button', { name: '新增收货地址' }).click();
    const address = page.getByRole('dialog', { name: '新增收货地址' });
    await address.getByLabel('收货人').fill('沈立');
    await address.getByLabel('手机').fill(who.mobile);
    await address.getByLabel('省', { exact: true }).selectOption({ label: '浙江省' });
    await address.getByLabel('市', { exact: true }).selectOption({ label: '宁波市' });
    await address.getByLabel('区县').selectOption({ label: '北仑区' });
    await address.getByLabel('详细地址').fill('明州路301号3楼');
    await address.getByRole('button', { name: /保存/ }).click();
    await expect(address).toHaveCount(0);
    await page.getByRole('radio', { name: /账期/ }).check({ force: true });
    await page.getByRole('button', { name: /^提交/ }).click();
    await expect(page).toHaveURL(/tradeNo=/);
    onAccount = await orderNoOn(page);
  });

  let paidOnline = '';
  await test.step('it buys online', async () => {
    const { page } = buyer;
    await buyer.open('/SearchFor?keyword=复印纸');
    const card = page.getByRole('article').filter({ hasText: '复印纸' }).first();
    await card.getByLabel(/数量$/).fill('3');
    await card.getByRole('button', { name: /加入购物车/ }).click();
    await expect(page.getByRole('status').filter({ hasText: /^已加入 3 / })).toBeVisible();
    await buyer.open('/cart');
    await page.getByRole('button', { name: '去结算' }).click();
    await page.getByRole('radio', { name: /在线支付/ }).check({ force: true });
    await page.getByRole('radio', { name: '暂不开票' }).check({ force: true });
    await page.getByRole('button', { name: '提交订单并付款' }).click();
    await expect(page).toHaveURL(/Cashier/);
    await page.getByRole('radio', { name: /支付宝/ }).check({ force: true });
    const [alipay] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: /^付款/ }).click(),
    ]);
    await alipay.getByRole('button', { name: '确认支付' }).click();
    await expect(page.getByRole('heading', { name: /支付成功/ })).toBeVisible();
    paidOnline = await orderNoOn(page);
  });

  await test.step('the supplier ships the first order in two parcels and the other in one', async () => {
    await ship(supplier, onAccount, '发 首月 A4 复印纸 70g 500张');
    await ship(supplier, onAccount);
    await ship(supplier, paidOnline);
  });

  await test.step('the buyer receives all of it', async () => {
    for (const orderNo of [onAccount, paidOnline]) await receive(buyer, orderNo);
  });

  await test.step('two pieces come back, one of them spoiled, and the money of both goes back', async () => {
    const { page } = operator;
    await openConsole(operator, '/suppliers');
    await page.getByText('首月文具有限公司').first().click();
    await page.getByRole('button', { name: '添加地址' }).click();
    const address = page.getByRole('dialog', { name: '添加退货地址' });
    await address.getByLabel('收件人').fill('退货组');
    await address.getByLabel('手机').fill('13800100009');
    await address.getByLabel('省', { exact: true }).selectOption({ label: '上海市' });
    await address.getByLabel('市', { exact: true }).selectOption({ index: 1 });
    await address.getByLabel('区县').selectOption({ index: 1 });
    await address.getByLabel('详细地址').fill('退货路 8 号 2 号门');
    await address.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('退货组')).toBeVisible();

    await buyer.open(`/center/order/orderDetail?orderNo=${paidOnline}`);
    await buyer.page.getByRole('link', { name: /^申请售后/ }).click();
    await buyer.page.getByRole('radio', { name: '退货退款' }).check();
    await buyer.page.getByLabel('退货原因').selectOption({ label: '协商一致' });
    await buyer.page
      .getByLabel(/的数量$/)
      .first()
      .fill('2');
    await buyer.page.getByRole('button', { name: '提交申请' }).click();
    await expect(buyer.page).toHaveURL(/returnDetail\?returnNo=A\d+/);
    const returnNo = /returnNo=(A\d+)/.exec(buyer.page.url())?.[1] ?? '';

    await openConsole(operator, `/returns?view=all&open=${returnNo}`);
    const drawer = page.getByRole('complementary', { name: `售后单 ${returnNo}` });
    await drawer.getByRole('button', { name: '同意' }).click();
    await page.getByRole('dialog', { name: '同意售后申请' }).getByRole('button', { name: '同意', exact: true }).click();
    await expect(drawer.getByText('待买家寄回')).toBeVisible();
    await buyer.page.reload();
    await buyer.page.getByLabel('物流公司').selectOption({ label: '京东物流' });
    await buyer.page.getByLabel('物流单号').fill('JD0001112223');
    await buyer.page.getByRole('button', { name: '提交物流' }).click();
    await expect(buyer.page.getByRole('heading', { name: '待商家收货' })).toBeVisible();
    await page.reload();
    await drawer.getByRole('link', { name: '逐行验收' }).click();
    await page.getByLabel(/合格$/).fill('1');
    await page.getByLabel(/合格$/).blur();
    await page.getByLabel(/^不合格 1 .*的原因/).selectOption('有使用痕迹');
    const foot = page.getByRole('toolbar', { name: '验收' });
    await expect(foot.getByText('合格 1 件，不合格 1 件，少收 0 件')).toBeVisible();
    await expect(foot.getByText('应退')).toContainText('44.00');
    await foot.getByRole('button', { name: '完成验收' }).click();
    await expect(drawer.getByText('有使用痕迹')).toBeVisible();
    await expect(buyer.page.getByRole('heading', { name: '已完成' })).toBeVisible({ timeout: 60_000 });
    await expect(buyer.page.getByText('实退金额').locator('..')).toContainText('¥44.00');
    await openConsole(operator, '/payments?view=all');
    await page.getByRole('table', { name: '收款' }).last().getByText('支付宝').click();
    const money = page.getByRole('complementary', { name: /^交易单/ });
    await expect(money.getByText('1 笔')).toBeVisible();
    await expect(money.getByText('¥44.00').first()).toBeVisible();
  });

  await test.step('an invoice is asked for what was paid online', async () => {
    const { page } = buyer;
    await buyer.open(`/center/order/orderDetail?orderNo=${paidOnline}`);
    await page.getByRole('button', { name: '申请开票' }).click();
    const dialog = page.getByRole('dialog', { name: '申请开票' });
    await dialog.getByRole('button', { name: '新增抬头' }).click();
    const title = page.getByRole('dialog', { name: '新增发票抬头' });
    await title.getByLabel('单位名称').fill(who.customerName);
    await title.getByLabel('纳税人识别号').fill(who.taxNo);
    await title.getByRole('button', { name: '保存' }).click();
    await expect(title).toHaveCount(0);
    await dialog.getByLabel('接收邮箱').fill('fapiao@example.cn');
    await dialog.getByRole('button', { name: '提交申请' }).click();
    await expect(page.getByText('开票申请已提交')).toBeVisible();
  });

  await test.step('the month is closed: a statement is made, confirmed and paid', async () => {
    const { page } = operator;
    await openConsole(operator, `/customers?searchKey=${encodeURIComponent(who.customerName)}`);
    await page.getByRole('link', { name: who.customerName }).click();
    await page.getByRole('tab', { name: '对账' }).click();
    await page.getByRole('button', { name: '出账' }).click();
    const making = page.getByRole('dialog', { name: '出账' });
    await making.getByLabel('账期月份').fill(thisMonth());
    await making.getByRole('button', { name: '出账' }).click();
    await expect(page.getByRole('table', { name: '对账明细' }).last()).toBeVisible();
    await expect(page.getByText('¥420.00').first()).toBeVisible();

    await buyer.open('/finance/checkOrder');
    await buyer.page.getByRole('link', { name: /^去核对/ }).click();
    await buyer.page.getByRole('region', { name: '对账操作' }).getByRole('button', { name: '确认对账' }).click();
    await buyer.page.getByRole('dialog').getByRole('button', { name: '确认对账' }).click();
    await buyer.page.getByRole('button', { name: '登记付款' }).click();
    const paying = buyer.page.getByRole('dialog');
    await paying.getByLabel('银行流水号').fill(`BK${Date.now()}`);
    await paying.getByLabel('选择银行回单').setInputFiles(await flatPicture('slip.png', 400, 280));
    await expect(paying.getByRole('button', { name: /^删除/ })).toBeVisible();
    await paying.getByRole('button', { name: '提交付款凭证' }).click();
    await expect(paying).toHaveCount(0);

    await openConsole(operator, '/statements?view=pays');
    await page.getByRole('button', { name: '核对' }).click();
    await page.getByRole('dialog', { name: '确认到账' }).getByRole('button', { name: '确认到账' }).click();
    await expect(page.getByText('没有待确认的付款')).toBeVisible();
    await buyer.page.reload();
    await expect(buyer.page.getByText('款项已结清').first()).toBeVisible();
    await buyer.open('/finance/checkOrder/credit');
    const repaid = buyer.page.getByRole('row').filter({ hasText: '还款' });
    await expect(repaid).toContainText('+¥420.00', { useInnerText: true });
  });

  await test.step('the supplier is settled with: costs filled in, confirmed, invoiced and paid', async () => {
    const { page } = operator;
    const own = supplier.page;
    await openConsole(operator, `/suppliers?searchKey=${encodeURIComponent('首月文具')}`);
    await page.getByRole('row', { name: /首月文具有限公司/ }).click();
    await page.getByRole('button', { name: '生成结算单' }).click();
    const making = page.getByRole('dialog', { name: '生成结算单' });
    await making.getByLabel('账期月份').fill(thisMonth());
    await making.getByRole('button', { name: '生成' }).click();
    await page.getByRole('button', { name: '补录进价' }).click();
    const costs = page.getByRole('dialog', { name: '补录进价' });
    await expect(costs.getByRole('textbox').first()).toBeVisible();
    for (const field of await costs.getByRole('textbox').all()) await field.fill('1.20');
    await costs.getByRole('button', { name: '保存' }).click();
    await expect(costs).toHaveCount(0);
    await page.getByRole('button', { name: '发给供应商' }).click();
    await page.getByRole('button', { name: '发送', exact: true }).click();
    await expect(page.getByText('待供应商确认').first()).toBeVisible();

    await openConsole(supplier, '/own-settlements');
    await own.getByRole('table', { name: '结算单' }).last().getByRole('link').first().click();
    await own.getByRole('button', { name: '确认无误' }).click();
    await own.getByRole('button', { name: '确认', exact: true }).click();
    await own.getByRole('button', { name: '登记发票' }).click();
    const invoicing = own.getByRole('dialog', { name: '登记发票' });
    await invoicing.getByLabel('发票号码').fill(`26${String(Date.now()).padStart(18, '0')}`);
    const paper = { name: '发票.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
    await invoicing.getByLabel('选择发票文件').setInputFiles(paper);
    await expect(invoicing.getByText('发票.pdf')).toBeVisible();
    await invoicing.getByRole('button', { name: '提交' }).click();
    await expect(own.getByText('待核对')).toBeVisible();

    await page.reload();
    await page.getByRole('button', { name: '核对', exact: true }).click();
    const checking = page.getByRole('dialog', { name: '核对供应商发票' });
    await checking.getByLabel('结果').selectOption('与结算单一致');
    await checking.getByRole('button', { name: '核对无误' }).click();
    await page.getByRole('button', { name: '登记付款' }).click();
    const paying = page.getByRole('dialog', { name: '登记付款' });
    await paying.getByLabel('银行流水号').fill(`SETTLE${Date.now()}`);
    await paying.getByLabel('选择银行回单').setInputFiles(await flatPicture('settled.png', 400, 280));
    await expect(paying.getByRole('button', { name: /^删除/ })).toBeVisible();
    await paying.getByRole('button', { name: '登记', exact: true }).click();
    await expect(page.getByText('已结清').first()).toBeVisible();
  });

  await test.step('the tax platform has issued the invoice, a minute after it was asked for', async () => {
    const row = operator.page.getByRole('table', { name: '发票' }).last().getByText('已开票');
    await expect(async () => {
      await openConsole(operator, '/invoices?view=all');
      await operator.page.reload();
      await row.click({ timeout: 5000 });
    }).toPass({ timeout: 90_000 });
    const drawer = operator.page.getByRole('complementary', { name: /^发票 I/ });
    await expect(drawer.getByText('¥30.00').first()).toBeVisible();
  });

  await test.step('the log has every step', async () => {
    const { page } = operator;
    await openConsole(operator, '/log?size=100');
    for (const act of loggedActs) await expect(page.getByRole('row').filter({ hasText: act }).first()).toBeVisible();
    await expectAccessible(page);
  });
});
