import { returnReasons, returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { callApi } from './api.ts';
import { enterConsole, openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { command, deliveredOrder } from './scene.ts';
import { flatPicture } from './new-company.ts';
import { tokenOf } from './sign-in.ts';
import { desktop, phone } from './visitor.ts';

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
  // Its head may stand in a table of its own.
  await expect(sheets.getByRole('row').filter({ hasText: /A\d{12,}/ })).toHaveCount(1);
  await openConsole(visitor, `/returns?view=toAudit&order=${orderNo}&from=2020-01-01&to=2020-01-02`);
  await expect(page.getByText('没有符合条件的待审核的售后单')).toBeVisible();
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
  await drawer.getByRole('link', { name: '逐行验收' }).click();
  const foot = page.getByRole('toolbar', { name: '验收' });
  const paper = page.waitForEvent('download');
  await page.getByRole('button', { name: '打印验货单' }).click();
  expect((await paper).suggestedFilename()).toBe(`验货单_${returnNo}.pdf`);
  await page.getByRole('button', { name: '减少' }).nth(1).click();
  await expect(foot.getByText('合格 1 件，不合格 1 件，少收 0 件')).toBeVisible();
  const preview = page.getByRole('region', { name: '退款预览' });
  const whole = await preview.getByText('应退').locator('..').innerText();
  await page.getByRole('button', { name: '减少' }).first().click();
  await expect(preview.getByText('少收 1')).toBeVisible();
  await page.getByRole('button', { name: '增加' }).first().click();
  await page.getByRole('button', { name: '减少' }).nth(1).click();
  await expect(preview.getByText('应退').locator('..')).toHaveText(whole, { useInnerText: true });
  await foot.getByRole('button', { name: '完成验收' }).click();
  await expect(page.getByText('请选择不合格的原因')).toBeVisible();
  await page.getByLabel(/^不合格 1 .*的原因/).selectOption('破损');
  await expectAccessible(page);
  await foot.getByRole('button', { name: '完成验收' }).click();
  await expect(drawer.getByText('不合格 1：破损')).toBeVisible();
  await expect(drawer.getByText('合格 1，不合格 1')).toBeVisible();
});

test('with a phone in one hand a supplier finds what came back, photographs it and sends the result; the buyer is shown it', async ({
  visit,
}) => {
  const [buyer, operator, supplier] = [await tokenOf('buyer'), await tokenOf('operator'), await tokenOf('supplier')];
  const own = await callApi('/api/OpsOwn/GetGoodsPage', { pageSize: 100 }, { token: supplier });
  const ids = new Set((own.resultData as { productId: string }[]).map(({ productId }) => productId));
  const { supplierId, orderNo, lines } = await deliveredOrder(({ productId }) => ids.has(productId));
  const receiver = { receiver: '退货组', mobile: '13800100009', areaCode: '310117', address: '新桥镇莘砖公路518号' };
  await command('/api/OpsReturn/SaveAddress', { supplierId, ...receiver }, operator);
  const kind = { returnType: returnTypes.refund, reasonCode: returnReasons.agreed };
  const contact = { contactName: '陈思远', contactMobile: '13800100002' };
  const items = [{ orderItemId: lines[0]?.orderItemId, qty: 3 }];
  const asked = await command<{ returnNo: string; version: number }>(
    '/api/ShopReturn/Submit',
    { orderNo, ...kind, ...contact, items },
    buyer,
  );
  const { returnNo, version } = asked;
  await command('/api/OpsReturn/Audit', { returnNo, version, isAgree: true }, operator);
  const parcel = { logisticsCode: 'jd', logisticsNo: 'JD0001112225' };
  await command('/api/ShopReturn/SubmitLogistics', { returnNo, version: version + 1, ...parcel }, buyer);

  const visitor = await visit({ viewport: phone });
  const { page } = visitor;
  await enterConsole(visitor, 'supplier');
  await openConsole(visitor, '/returns?view=toInspect');
  await page.getByPlaceholder(/售后单号/).fill(returnNo);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '查看' }).first().click();
  await page.getByRole('link', { name: '逐行验收' }).click();
  await page.getByRole('button', { name: '减少' }).first().click();
  await page.getByRole('button', { name: '减少' }).nth(1).click();
  await page.getByLabel(/^不合格 1 .*的原因/).selectOption('其他');
  await page.getByLabel(/^少收 1 .*的原因/).selectOption('客户少寄');
  await page
    .getByLabel('选择验收拍照')
    .setInputFiles([await flatPicture('a.png', 60, 60), await flatPicture('b.png', 60, 60)]);
  await expect(page.getByRole('button', { name: /^删除/ })).toHaveCount(2);
  await expect(page.getByText('应退')).toHaveCount(0);
  const send = page.getByRole('button', { name: '完成验收' });
  await expect(send).toBeInViewport();
  await send.click();
  await expect(page.getByText('原因选其他时请写明')).toBeVisible();
  await page.getByRole('textbox', { name: '说明' }).fill('外壳有裂纹');
  await expectAccessible(page);
  const small = await page
    .locator('main :is(select, input:not([type=file]), [aria-label=减少], [aria-label=增加], [type=submit])')
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML));
  expect(small).toEqual([]);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(tooWide).toBeLessThanOrEqual(0);
  await send.click();
  await expect(page.getByText('不合格 1：其他；少收 1：客户少寄；外壳有裂纹')).toBeVisible();

  const reader = await visit({ as: 'buyer' });
  await reader.open(`/center/order/returnDetail?returnNo=${returnNo}`);
  await expect(reader.page.getByText('不合格 1：其他；少收 1：客户少寄；外壳有裂纹')).toBeVisible();
  await expect(reader.page.getByRole('img', { name: /商家验收照片/ })).toHaveCount(2);
});

test('the waybill of an exchange is printed once its goods are inspected, and not before', async ({ visit }) => {
  const order = await deliveredOrder();
  const [buyer, operator] = [await tokenOf('buyer'), await tokenOf('operator')];
  const { supplierId, orderNo } = order;
  const receiver = { receiver: '退货组', mobile: '13800100009', areaCode: '310117', address: '新桥镇莘砖公路518号' };
  await command('/api/OpsReturn/SaveAddress', { supplierId, ...receiver }, operator);
  const orderItemId = order.lines[0]?.orderItemId;
  const kind = { returnType: returnTypes.exchange, reasonCode: returnReasons.agreed };
  const contact = { contactName: '陈思远', contactMobile: '13800100002' };
  const wish = { orderNo, ...kind, ...contact, items: [{ orderItemId, qty: 1 }] };
  const { returnNo } = await command<{ returnNo: string }>('/api/ShopReturn/Submit', wish, buyer);
  const act = async (path: string, data: object, token: string) => {
    const { resultData } = await callApi('/api/OpsReturn/GetModel', { data: { returnNo } }, { token: operator });
    const { version } = resultData as { version: number };
    await command(path, { returnNo, version, ...data }, token);
  };

  const visitor = await visit({ viewport: phone });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, `/returns?view=all&open=${returnNo}`);
  const exchange = page.getByRole('region', { name: '换成' });
  await expect(exchange.getByText('验收退回的商品后才能打印面单')).toBeVisible();

  await act('/api/OpsReturn/Audit', { isAgree: true }, operator);
  await act('/api/ShopReturn/SubmitLogistics', { logisticsCode: 'jd', logisticsNo: 'JD0001112224' }, buyer);
  await act('/api/OpsReturn/Receive', { items: [{ orderItemId, goodQty: 1, badQty: 0 }] }, operator);
  await page.reload();
  await exchange.getByRole('button', { name: '打印面单' }).click();
  const waybill = page.getByRole('dialog', { name: '面单信息' });
  await expect(waybill.getByText('上海市松江区')).toBeVisible();
  await expectAccessible(page);
  await waybill.getByRole('button', { name: '完成' }).click();
  await page.getByRole('button', { name: '发出换货' }).click();
  const sending = page.getByRole('dialog', { name: '发出换货' });
  await sending.getByRole('button', { name: '打印面单' }).click();
  await waybill.getByRole('button', { name: '完成' }).click();
  await sending.getByLabel('运单号').fill('SF5556667770');
  await sending.getByLabel('物流公司').selectOption('shunfeng');
  await sending.getByRole('button', { name: '发出', exact: true }).click();
  await expect(exchange.getByText('换货已发出，面单不再打印')).toBeVisible();
});
