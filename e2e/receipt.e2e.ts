import type { Role } from '@jicai/contract/people/roles.ts';
import { createHash } from 'node:crypto';
import { callApi } from './api.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { boughtOrder, command, ship, shippedOrder } from './scene.ts';
import { tokenOf } from './sign-in.ts';

const md5 = (text: string) => createHash('md5').update(text).digest('hex').toUpperCase();

test('a parcel is received but for what is missing, which becomes an after-sales request', async ({ visit }) => {
  const { orderNo } = await shippedOrder();
  const visitor = await visit({ as: 'buyer' });
  const { open, page } = visitor;
  await open(`/center/order/orderDetail?orderNo=${orderNo}`);
  await page.getByRole('button', { name: '少货、破损、错货' }).click();
  const dialog = page.getByRole('dialog', { name: '按数量收货' });
  await dialog.getByRole('button', { name: '增加' }).first().click();
  await expect(dialog.getByText('实收 2')).toBeVisible();
  // Back to none and once more: a wrong touch can be taken back.
  await dialog.getByRole('button', { name: '减少' }).first().click();
  await expect(dialog.getByText('实收 3')).toBeVisible();
  await dialog.getByRole('button', { name: '增加' }).first().click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '确认收货' }).click();
  await expect(page.getByText('部分收货')).toBeVisible();
  await open(`/center/order/cancelReturn?tab=${encodeURIComponent('退货售后')}`);
  await expect(page.getByText(orderNo).first()).toBeVisible();
  await open(`/print?type=delivery&no=${orderNo}`);
  const paper = page.getByRole('article', { name: new RegExp(`送货单 ${orderNo}`) });
  await expect(paper).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(paper.getByText('SF1234567890')).toBeVisible();
});

test('the lines of an order that was changed show what is left, as its print does', async ({ visit }) => {
  const { orderNo, lines, version } = await boughtOrder();
  const [buyerToken, operator] = [await tokenOf('buyer'), await tokenOf('operator')];
  const orderItemId = lines[0]?.orderItemId;
  await command('/api/OpsOrder/CancelShort', { orderNo, orderItemId, qty: 1, version }, operator);
  await ship(orderNo, operator);
  const order = await callApi('/api/ShopOrder/GetModel', { data: { orderNo } }, { token: buyerToken });
  const { parcels, version: sent } = order.resultData as { parcels: [{ parcelId: string }]; version: number };
  const missing = { fault: 'missing', items: [{ orderItemId, qty: 1 }] };
  const receipt = { orderNo, parcelId: parcels[0].parcelId, version: sent, reports: [missing] };
  const { returnNos } = await command<{ returnNos: string[] }>('/api/ShopOrder/ReceiveParcel', receipt, buyerToken);
  const returnNo = returnNos[0];
  const sheet = await callApi('/api/OpsReturn/GetModel', { data: { returnNo } }, { token: operator });
  const { version: asked } = sheet.resultData as { version: number };
  await command('/api/OpsReturn/Audit', { returnNo, version: asked, isAgree: true }, operator);

  const visitor = await visit({ as: 'buyer' });
  const { open, page } = visitor;
  // By tag: on phones rows are laid out anew and have no role.
  const row = page.locator('table[aria-label="商品明细"] tbody tr').first();
  const change = '原订 3，已取消 1，已退 1';
  await expect
    .poll(
      async () => {
        await open(`/center/order/orderDetail?orderNo=${orderNo}`);
        await expect(row).toBeVisible();
        return (await row.innerText()).includes(change);
      },
      { timeout: 30_000, intervals: [1000] },
    )
    .toBe(true);
  const cell = (name: string) => row.locator(`[data-label="${name}"]`).innerText();
  expect(await cell('数量')).toMatch(/^1 /);
  expect(await cell('已发 / 实收')).toBe('2 / 1');
  expect(await cell('小计')).toBe(await cell('单价'));
  await expect(page.getByText('下单合计')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(row.getByText(change)).toBeVisible();
  await expectAccessible(page);
  await open(`/print?type=order&no=${orderNo}`);
  await expect(page.getByRole('article', { name: `采购订单 ${orderNo}` }).getByText(change)).toBeVisible();
});

/** Somebody in the demo enterprise whose role may not receive orders, with the password of the demo. */
async function newColleague() {
  const admin = await tokenOf('admin');
  const roles = (await callApi('/api/CustRole/GetPage', {}, { token: admin })).resultData as Role[];
  const roleIds = roles.filter(({ roleName }) => roleName === '财务').map(({ roleId }) => roleId);
  const accountNo = `keeper_${Date.now() % 1e8}`;
  // Nobody else of that name, also when the journey is tried again.
  const userName = `苏${Array.from(String(Date.now() % 1e4), (digit) => '零一二三四五六七八九'[Number(digit)]).join('')}`;
  const first = md5('First@8xw2026');
  const mobile = `137${String(Date.now()).slice(-8)}`;
  const person = { accountNo, accountPwd: first, userName, mobile, email: '', orgId: '2103', roleIds };
  await command('/api/CustUser/Add', person, admin);
  const login = await callApi('/api/Account/Login', { accountNo, accountPwd: first });
  const { token } = login.resultData as { token: string };
  await command('/api/Account/RevisePwd', { oldPwd: first, newPwd: md5('Jicai@2026') }, token);
  return { accountNo, userName };
}

test('who is named as a receiver of a department receives its parcels without seeing prices', async ({ visit }) => {
  const keeper = await newColleague();
  const admin = await visit({ as: 'admin' });
  await admin.open('/center/kamUser/organization?org=2101');
  const panel = admin.page.getByRole('region', { name: '部门详情' });
  await panel.getByRole('button', { name: '编辑' }).click();
  const form = admin.page.getByRole('dialog', { name: '编辑“制造一部”' });
  await form.getByRole('group', { name: '验收人' }).getByLabel(keeper.userName).check();
  await expectAccessible(admin.page);
  await form.getByRole('button', { name: '保存' }).click();
  await expect(panel.getByText(keeper.userName)).toBeVisible();

  const { orderNo } = await shippedOrder();
  const receiver = await visit({ as: keeper.accountNo });
  await receiver.open('/home');
  // Nobody has asked him so far what everybody is asked when he registers himself.
  const consent = receiver.page.getByRole('dialog', { name: '请阅读并同意协议' });
  await expect(consent.getByRole('checkbox').first()).toBeVisible();
  for (const box of await consent.getByRole('checkbox').all()) await box.check();
  await consent.getByRole('button', { name: '同意并继续' }).click();
  await expect(consent).toBeHidden();
  await receiver.open('/center/order/receiving');
  const parcel = receiver.page.getByRole('article', { name: `包裹 ${orderNo}` });
  await expect(parcel.getByText('× 3')).toBeVisible();
  await expect(parcel).not.toContainText('¥', { useInnerText: true });
  await expectAccessible(receiver.page);
  await parcel.getByRole('button', { name: '验收' }).click();
  const dialog = receiver.page.getByRole('dialog', { name: '按数量收货' });
  await dialog.getByRole('button', { name: '确认收货' }).click();
  await expect(parcel).toHaveCount(0);
  await receiver.page.getByRole('tab', { name: '已验收' }).click();
  await expect(parcel.getByText(`验收人 ${keeper.userName}`)).toBeVisible();
  const own = parcel.getByRole('link', { name: '验收单' });
  await receiver.open(String(await own.getAttribute('href')).replace(/^#/, ''));
  const printed = receiver.page.getByRole('article', { name: `验收单 ${orderNo}` });
  await expect(printed.getByText(new RegExp(`^${keeper.userName} \\d{4}-`))).toBeVisible();
  await expect(printed).not.toContainText('¥', { useInnerText: true });

  const buyer = await visit({ as: 'buyer' });
  await buyer.open(`/center/order/orderDetail?orderNo=${orderNo}`);
  const link = buyer.page.getByRole('link', { name: '打印包裹 1 的验收单' });
  await expect(link).toBeVisible();
  await buyer.open(String(await link.getAttribute('href')).replace(/^#/, ''));
  const paper = buyer.page.getByRole('article', { name: `验收单 ${orderNo}` });
  await expect(paper.getByText(new RegExp(`^${keeper.userName} \\d{4}-`))).toBeVisible();

  // The department is again as other journeys know it.
  await panel.getByRole('button', { name: '编辑' }).click();
  await form.getByRole('group', { name: '验收人' }).getByLabel(keeper.userName).uncheck();
  await form.getByRole('button', { name: '保存' }).click();
  await expect(panel.getByText('未设置，由下单人收货')).toBeVisible();
});
