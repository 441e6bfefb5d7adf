import { smsNoticeNames, smsNotices } from '@jicai/domain/sms/sms-notices.ts';
import { templateField } from '@jicai/domain/sms/sms-services.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { callApi } from './api.ts';
import { enterConsole, openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { alipayKeys, atDesk, dropContracts, retail, saveKeys, siteOrigin, vendorDesk } from './own-contracts.ts';
import { unpaidTrade, wechatKeys } from './own-contracts.ts';
import {
  cancelOrder,
  expectBack,
  expectEqualBooks,
  openAlipay,
  openCashier,
  orderPage,
  sendBackOne,
} from './paying.ts';
import { agree, field, fillInAccount, newApplicant, outbox, watchCaptchas } from './registering.ts';
import { command } from './scene.ts';
import { tokenOf } from './sign-in.ts';
import type { DeskSms } from './vendor-desk.ts';
import { cookieOf, phone, type Visitor } from './visitor.ts';

const wecomAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 wxwork/4.1.30 MicroMessenger/7.0.1 Language/zh';

test.skip(vendorDesk === '', 'a shop that runs already knows no double');
test.afterAll(dropContracts);

/** The retail shop sends its text messages by Aliyun. */
async function sendByAliyun(): Promise<void> {
  const numbered = smsNoticeNames.map((notice, at) => [notice, `SMS_20000${at}`] as const);
  const templates = Object.fromEntries(numbered.map(([notice, no]) => [no, smsNotices[notice].template]));
  const account = { accessKeyId: 'LTAI-live', secret: 'a-secret-of-the-journey' };
  await atDesk('/sms-contract', { ...account, templates } satisfies DeskSms);
  const values = {
    accessKeyId: account.accessKeyId,
    accessKeySecret: account.secret,
    signName: '集采商城',
    ...Object.fromEntries(numbered.map(([notice, no]) => [templateField(notice), no])),
  };
  await connect('/api/OpsSms', { provider: 'ALIYUN', isFirst: true, values });
}

/** Saves a connection of the retail shop as its page does, and checks it. */
async function connect(
  path: '/api/OpsSms' | '/api/OpsTracking',
  saved: { provider: string; values: object; isFirst?: boolean },
) {
  const token = await tokenOf('operator', retail);
  const list = (await callApi(`${path}/GetList`, {}, { token })).resultData as {
    provider: string;
    updateTime: string;
  }[];
  const updateTime = list.find(({ provider }) => provider === saved.provider)?.updateTime ?? '';
  await command(`${path}/Save`, { ...saved, isEnabled: true, updateTime }, token);
  const check = await command<{ isOk: boolean; text: string }>(`${path}/Check`, { provider: saved.provider }, token);
  expect(check.isOk, check.text).toBe(true);
}

test('a member registers with the code that Aliyun has brought to his mobile', async ({ visit }) => {
  await sendByAliyun();
  const { accountNo, mobile } = newApplicant();
  const visitor = await visit({ host: retail });
  const { page } = visitor;
  const captcha = watchCaptchas(visitor);
  await visitor.open('/register?type=member');
  await fillInAccount(page, accountNo);
  await field(page, '手机号').fill(mobile);
  await field(page, '图形验证码').fill(await captcha());
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('验证码已发送').first()).toBeVisible();
  const sent = () => atDesk<{ text: string; signName: string } | null>('/sms-to', { mobile });
  await expect
    .poll(sent)
    .toMatchObject({ signName: '集采商城', text: expect.stringMatching(/^验证码\d{6}，5分钟内有效/) });
  const [code = ''] = /\d{6}/.exec((await sent())?.text ?? '') ?? [];
  await field(page, '短信验证码').fill(code);
  await agree(page, '《隐私协议》', '《服务协议》');
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await expect(page.getByText('注册成功，欢迎光临')).toBeVisible();
  await expect.poll(() => cookieOf(visitor, 'token')).toBeTruthy();
  // It left by Aliyun alone: the demo has kept nothing.
  expect((await outbox(retail)).messages.filter((one) => one.mobile === mobile)).toEqual([]);
});

/** A secret that the courier does not ask for is forgotten again. */
async function clearSecret({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: '编辑顺丰速运面单账号' }).click();
  const contract = page.getByRole('dialog', { name: '顺丰速运面单账号' });
  await contract.getByRole('checkbox', { name: '清除已保存的账号密钥' }).check();
  await expectAccessible(page);
  await contract.getByRole('button', { name: '保存' }).click();
  await expect(contract).toBeHidden();
  await page.getByRole('button', { name: '编辑顺丰速运面单账号' }).click();
  await expect(contract.getByRole('checkbox', { name: '清除已保存的账号密钥' })).toBeHidden();
  await contract.getByRole('button', { name: '取消', exact: true }).click();
}

/** The scan page takes the number that the order has already. */
async function scanWithGiven(operator: Visitor, orderNo: string, number: string): Promise<void> {
  const { page } = operator;
  await openConsole(operator, `/scan?order=${orderNo}`);
  await expect(page.getByRole('button', { name: '用已取的单号' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '用已取的单号' }).click();
  await expect(page.getByText(number)).toBeVisible();
}

/** The operator enters the supplier's contract with 顺丰, gives a first number back, and ships under a second. */
async function shipByFetchedNumber(
  operator: Visitor,
  orderNo: string,
  { key, secret }: { key: string; secret: string },
): Promise<string> {
  const { page } = operator;
  const { supplierId } = await command<{ supplierId: string }>(
    '/api/OpsOrder/GetModel',
    { orderNo },
    await tokenOf('operator', retail),
  );
  await atDesk('/label-contract', { key, secret, partnerId: 'LIVE-PARTNER' });
  await openConsole(operator, `/suppliers/${supplierId}`);
  await page.getByRole('button', { name: '添加账号' }).click();
  const contract = page.getByRole('dialog', { name: '添加面单账号' });
  await contract.getByLabel('快递公司').selectOption({ label: '顺丰速运' });
  await contract.getByLabel('客户账号 partnerId').fill('LIVE-PARTNER');
  await contract.getByLabel('面单模板 tempId').fill('TEMPLATE-LIVE');
  await contract.getByLabel('账号密钥 partnerSecret').fill('not-needed');
  await expectAccessible(page);
  await contract.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('顺丰速运 LIVE-PARTNER')).toBeVisible();
  await clearSecret(operator);

  await openConsole(operator, `/orders?searchKey=${orderNo}`);
  await page.getByRole('row', { name: new RegExp(orderNo) }).click();
  await page.getByRole('button', { name: /^发出包裹/ }).click();
  const dialog = page.getByRole('dialog', { name: /^发出包裹/ });
  await dialog.getByLabel('物流公司').selectOption({ label: '顺丰速运' });
  const input = dialog.getByRole('textbox', { name: '运单号' });
  await dialog.getByRole('button', { name: '取号' }).click();
  await expect(input).toHaveValue(/^SF/);
  const first = await input.inputValue();
  await dialog.getByRole('button', { name: '取消面单' }).click();
  await page
    .getByRole('dialog', { name: /的面单？$/ })
    .getByRole('button', { name: '取消面单' })
    .click();
  await expect(input).toHaveValue('');
  await dialog.getByRole('button', { name: '取号' }).click();
  await expect(input).toHaveValue(/^SF/);
  const number = await input.inputValue();
  expect(number).not.toBe(first);
  const label = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: '打开面单' }).click();
  await expect(await label).toHaveURL(new RegExp(`${number}\\.png$`));
  await (await label).close();
  await expectAccessible(page);
  // What is given is there when the dialog is opened again, on a phone's scan page and in a batch.
  await dialog.getByRole('button', { name: '取消', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: /^发出包裹/ }).click();
  await expect(input).toHaveValue(number);
  await scanWithGiven(operator, orderNo, number);
  await openConsole(operator, `/orders?searchKey=${orderNo}`);
  await page
    .getByRole('row', { name: new RegExp(orderNo) })
    .getByRole('checkbox')
    .check();
  await page.getByRole('button', { name: /^批量发货/ }).click();
  const batch = page.getByRole('dialog', { name: /批量发货/ });
  await expect(batch.getByRole('button', { name: /取号 1 单/ })).toBeVisible();
  await batch.getByRole('button', { name: /取号 1 单/ }).click();
  await expect(batch.getByRole('textbox', { name: /运单号/ })).toHaveValue(number);
  await batch.getByRole('button', { name: '关闭', exact: true }).last().click();
  await openConsole(operator, `/orders?searchKey=${orderNo}`);
  await page.getByRole('row', { name: new RegExp(orderNo) }).click();
  await page.getByRole('button', { name: /^发出包裹/ }).click();
  await dialog.getByRole('button', { name: /^发货/ }).click();
  await expect(dialog).toBeHidden();
  const given = await atDesk<{ kuaidinum: string; isCancelled: boolean }[]>('/labels', {});
  expect(given.filter(({ isCancelled }) => !isCancelled)).toEqual([{ kuaidinum: number, isCancelled: false }]);
  return number;
}

test('keys typed in the console take a payment at Alipay’s own page; the parcel comes to the door, two pieces are paid back one by one', async ({
  visit,
}) => {
  const keys = await alipayKeys();
  const operator = await visit({ host: retail });
  await enterConsole(operator, 'operator');
  await openConsole(operator, '/merchants');
  await operator.page.getByRole('button', { name: /(配置|修改)支付宝/ }).click();
  const dialog = operator.page.getByRole('dialog', { name: '支付宝' });
  await dialog.getByLabel('应用 AppID').fill(keys.appId);
  await dialog.getByLabel('收款方 PID').fill(keys.sellerId);
  await dialog.getByLabel('应用私钥').fill(keys.privateKey);
  await dialog.getByLabel('支付宝公钥').fill(keys.alipayPublicKey);
  await dialog.getByLabel('商城网址').fill(keys.siteOrigin);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();
  await operator.page.getByRole('button', { name: '检查支付宝' }).click();
  await expect(operator.page.getByText('接口可达，签名与密钥相符')).toBeVisible();
  await expect(operator.page.getByText(keys.privateKey.slice(60, 90))).toHaveCount(0);

  const trade = await unpaidTrade(3);
  const buyer = await visit({ as: 'member', host: retail });
  const { page } = buyer;
  const { popup } = await openAlipay(buyer, trade);
  await popup.getByRole('button', { name: '付款' }).click();
  await expect(popup).toHaveURL(`${siteOrigin()}/#/paySuccess?tradeNo=${trade.tradeNo}`);
  await expect(popup.getByRole('heading', { name: /支付成功/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /支付成功/ })).toBeVisible();
  await popup.close();

  const account = { key: 'a-key-of-the-journey', customer: 'CUSTOMER-LIVE', secret: 'a-label-secret-of-the-journey' };
  await atDesk('/parcel-contract', account);
  await connect('/api/OpsTracking', { provider: 'KUAIDI100', values: { ...account, siteOrigin: siteOrigin() } });
  const number = await shipByFetchedNumber(operator, trade.orderNo, account);
  await expect
    .poll(() => atDesk('/parcel-asked', { number }))
    .toMatchObject({ company: 'shunfeng', phone: expect.stringMatching(/^1\d{10}$/) });
  // A courier's clock may run ahead; what is older than the shipment would stand below it.
  const step = (minutesAhead: number, statusCode: string, context: string) => ({
    time: shanghaiTime(new Date(Date.now() + minutesAhead * 60_000)),
    statusCode,
    context,
    status: '',
  });
  const first = step(2, '103', '【上海】顺丰已揽收');
  expect(await atDesk('/parcel', { number, company: 'shunfeng', steps: [first] })).toBe(200);
  await orderPage(buyer, trade);
  const track = page.getByRole('list', { name: '物流轨迹' });
  await expect(track.getByText('【上海】顺丰已揽收')).toBeVisible();
  const last = [step(9, '301', '【上海】已签收，本人签收'), step(6, '501', '【上海】正在派送'), first];
  expect(await atDesk('/parcel', { number, company: 'shunfeng', steps: last })).toBe(200);
  await page.reload();
  await expect(track.getByRole('listitem').first()).toContainText('已签收，本人签收', { useInnerText: true });
  await expect(track.getByText('【上海】正在派送')).toBeVisible();
  await page.getByRole('button', { name: '确认收货' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: /确认/ }).last().click();
  await expect(page.getByRole('heading', { name: /已完成/ })).toBeVisible();

  for (const parts of [1, 2]) {
    await sendBackOne(buyer, trade);
    await orderPage(buyer, trade);
    await expect(page.getByRole('definition').filter({ hasText: '退款成功' })).toHaveCount(parts);
  }
  const [paid] = await expectEqualBooks([trade], { alipay: keys.appId });
  expect(paid?.inFen).toBe(trade.payFee);
  expect(paid?.outFen).toBeGreaterThan(0);
  expect(paid?.outFen).toBeLessThan(trade.payFee);
});

test('money that comes twice or late goes back by itself, and both sides see it; the books agree to the fen', async ({
  visit,
}) => {
  const [alipay, wechat] = [await alipayKeys(), await wechatKeys()];
  await saveKeys('ALIPAY', alipay);
  await saveKeys('WECHAT', wechat);
  const [late, twice] = [await unpaidTrade(), await unpaidTrade()];
  const [byPhone, inWecom] = [await unpaidTrade(), await unpaidTrade()];
  const buyer = await visit({ as: 'member', host: retail });
  const { page } = buyer;

  // Cancelled while Alipay's page stood open, and paid there all the same.
  const atAlipay = await openAlipay(buyer, late);
  await cancelOrder(buyer, late);
  await atAlipay.popup.reload();
  await expect(atAlipay.popup.getByRole('alert')).toHaveText('交易已关闭或已付款');
  await atAlipay.popup.close();
  expect(await atDesk('/alipay-late', { payNo: atAlipay.payNo })).toBe('success');
  await expectBack(late);
  await page.reload();
  await expect(page.getByText('支付宝 逾期到账，已自动退款')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '退款成功' })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: /已取消/ })).toBeVisible();

  // Begun at Alipay, paid by WeChat's code, of which the shop hears twice; then Alipay's page is paid too.
  const begun = await openAlipay(buyer, twice);
  await begun.popup.close();
  await openCashier(buyer, twice, '微信支付');
  const [created] = await Promise.all([
    page.waitForResponse(/ShopPay\/Create/),
    page.getByRole('button', { name: /^付款/ }).click(),
  ]);
  await expect(page.getByText('微信扫码付款')).toBeVisible();
  const { codeUrl } = ((await created.json()) as { resultData: { codeUrl: string } }).resultData;
  const prepayId = new URL(codeUrl).searchParams.get('pr') ?? '';
  expect(await atDesk('/scan', { prepayId })).toEqual([204, 204]);
  await expect(page.getByRole('heading', { name: /支付成功/ })).toBeVisible();
  expect(await atDesk('/alipay-late', { payNo: begun.payNo })).toBe('success');
  await expectBack(twice);
  await orderPage(buyer, twice);
  await expect(page.getByText('支付宝 重复支付，已自动退款')).toBeVisible();
  await expect(page.getByText('微信支付 支付成功')).toBeVisible();
  await expect(page.getByRole('heading', { name: /待发货/ })).toBeVisible();

  const operator = await visit({ host: retail });
  await enterConsole(operator, 'operator');
  for (const [{ tradeNo }, text] of [
    [late, '逾期到账，自动退款'],
    [twice, '重复支付，自动退款'],
  ] as const) {
    await openConsole(operator, `/payments?view=all&searchKey=${tradeNo}`);
    await expect(operator.page.getByRole('table', { name: '收款' }).getByText(text)).toBeVisible();
  }

  // On a phone the browser comes through WeChat's own page, which opens for the shop's domain alone, and back.
  const other = await visit({ as: 'member', host: retail, viewport: phone });
  await openCashier(other, byPhone, '微信支付');
  await other.page.getByRole('button', { name: /^付款/ }).click();
  await expect(other.page).toHaveURL(/\/wxpay\/h5\?/);
  await expect(other.page.getByText(`¥${(byPhone.payFee / 100).toFixed(2)}`)).toBeVisible();
  await other.page.getByRole('button', { name: '付款' }).click();
  await expect(other.page).toHaveURL(`${siteOrigin()}/#/paySuccess?tradeNo=${byPhone.tradeNo}`);

  // 企业微信 calls itself MicroMessenger too, but is not WeChat: there a phone pays by Alipay's own page in the same window.
  const inside = await visit({ as: 'member', host: retail, viewport: phone, userAgent: wecomAgent });
  await openCashier(inside, inWecom, '支付宝');
  const [asked] = await Promise.all([
    inside.page.waitForRequest(/ShopPay\/Create/),
    inside.page.getByRole('button', { name: /^付款/ }).click(),
  ]);
  expect(asked.postDataJSON()).toMatchObject({ data: { isPhone: true, isInWeChat: false } });
  await expect(inside.page.getByRole('heading', { name: '支付宝收银台' })).toBeVisible();
  await inside.page.getByRole('button', { name: '付款' }).click();
  await expect(inside.page).toHaveURL(`${siteOrigin()}/#/paySuccess?tradeNo=${inWecom.tradeNo}`);

  const books = await expectEqualBooks([late, twice, byPhone, inWecom], { alipay: alipay.appId, wechat: wechat.mchid });
  const kept = books.map(({ inFen, outFen }) => inFen - outFen).filter((fen) => fen !== 0);
  expect(kept).toEqual([twice.payFee, byPhone.payFee, inWecom.payFee]);
  expect(books).toHaveLength(5);
});
