import { callApi } from './api.ts';
import { enterConsole, openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { command, deliveredOrder } from './scene.ts';
import { tokenOf } from './sign-in.ts';
import { desktop } from './visitor.ts';

test('a sheet is agreed to, its goods inspected line by line, and less is paid back for what is not good', async ({
  visit,
}) => {
  const order = await deliveredOrder();
  const [buyer, operator] = [await tokenOf('buyer'), await tokenOf('operator')];
  const { supplierId, orderNo } = order;
  const receiver = { receiver: '退货组', mobile: '13800100009', areaCode: '310117', address: '新桥镇莘砖公路518号' };
  await command('/api/OpsReturn/SaveAddress', { supplierId, ...receiver }, operator);
  const [line] = order.lines;
  const items = [{ orderItemId: line?.orderItemId, qty: 2 }];
  // 退货退款, 协商一致.
  const wish = { orderNo, returnType: 1, reasonCode: 108, items, contactName: '陈思远', contactMobile: '13800100002' };
  const { returnNo } = await command<{ returnNo: string }>('/api/ShopReturn/Submit', wish, buyer);

  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/returns?view=toAudit');
  const sheets = page.getByRole('table', { name: '售后单' }).last();
  await page.getByRole('button', { name: '订单号', exact: true }).click();
  await page.getByLabel('订单号（完整）').fill(orderNo);
  await page.getByRole('button', { name: '确定' }).click();
  await expect(sheets.getByText(returnNo)).toBeVisible();
  await expect(sheets.getByRole('row')).toHaveCount(2);
  await openConsole(visitor, `/returns?view=toAudit&order=${orderNo}&from=2020-01-01&to=2020-01-02`);
  await expect(page.getByText('没有待审核的售后单')).toBeVisible();
  await openConsole(visitor, `/returns?view=toAudit&supplier=${supplierId}&order=${orderNo}&open=${returnNo}`);
  const drawer = page.getByRole('complementary', { name: `售后单 ${returnNo}` });
  await expectAccessible(page);
  await drawer.getByRole('button', { name: '同意' }).click();
  const agreeing = page.getByRole('dialog', { name: '同意售后申请' });
  const applied = await agreeing.getByLabel('同意金额（元）').inputValue();
  await agreeing.getByLabel('同意金额（元）').fill('999999');
  await agreeing.getByRole('button', { name: '同意', exact: true }).click();
  await expect(agreeing.getByText(/不能超过申请金额/)).toBeVisible();
  await agreeing.getByLabel('同意金额（元）').fill(applied);
  await agreeing.getByRole('button', { name: '同意', exact: true }).click();
  await expect(drawer.getByText('待买家寄回')).toBeVisible();

  const { resultData } = await callApi('/api/ShopReturn/GetModel', { data: { returnNo } }, { token: buyer });
  const { version } = resultData as { version: number };
  const parcel = { logisticsCode: 'jd', logisticsNo: 'JD0001112223' };
  await command('/api/ShopReturn/SubmitLogistics', { returnNo, version, ...parcel }, buyer);
  await page.reload();
  await drawer.getByRole('button', { name: '逐行验收' }).click();
  const inspecting = page.getByRole('dialog', { name: '逐行验收' });
  await inspecting.getByRole('button', { name: '减少' }).nth(1).click();
  await expect(inspecting.getByText('合格 1 件，不合格 1 件，少收 0 件。')).toBeVisible();
  await inspecting.getByRole('button', { name: '完成验收' }).click();
  await expect(drawer.getByText('合格 1，不合格 1')).toBeVisible();
});
