import { callApi } from './api.ts';
import { enterConsole, openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { tokenOf } from './sign-in.ts';
import { desktop, phone } from './visitor.ts';

test('freight of an area is set, a promise stands on the product page, and both are taken back', async ({ visit }) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/freight');
  await expect(page.getByText('台湾省、香港特别行政区、澳门特别行政区')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '修改商城运费' }).click();
  const dialog = page.getByRole('dialog', { name: '商城的运费' });
  await dialog.getByRole('button', { name: '加一组地区' }).click();
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('第 1 组地区：请选择地区')).toBeVisible();
  await dialog.getByLabel('第 1 组地区', { exact: true }).fill('新疆');
  await page.getByTitle('新疆维吾尔自治区').first().click();
  await page.keyboard.press('Escape');
  await dialog.getByLabel('第 1 组地区首费').fill('35');
  await dialog.getByLabel('第 1 组地区续费').fill('5');
  await dialog.getByLabel('第 1 组地区满额包邮').fill('');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '保存' }).click();
  const row = page.getByRole('row', { name: /新疆维吾尔自治区/ });
  await expect(row.getByText('首1件¥35.00，每续1件¥5.00')).toBeVisible();

  await page.getByRole('button', { name: '修改商城送达承诺' }).click();
  const promise = page.getByRole('dialog', { name: '商城的送达承诺' });
  await promise.getByLabel('截单时间').fill('16:20');
  await promise.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('商城 · 16:20 前下单，当天发出')).toBeVisible();
  const buyer = await visit({ as: 'buyer' });
  await buyer.open('/SearchFor?keyword=复印纸');
  const goods = buyer.page.getByRole('article').first();
  await goods
    .getByRole('link', { name: /复印纸/ })
    .first()
    .click();
  await expect(buyer.page.getByText(/^16:20 前下单，.*\d+月\d+日.*送达$/)).toBeVisible();
  const place = buyer.page.getByRole('button', { name: /^送至 / });
  await place.click();
  const area = buyer.page.getByRole('dialog', { name: '送至' });
  await expectAccessible(buyer.page);
  await area.getByLabel('省', { exact: true }).selectOption({ label: '新疆维吾尔自治区' });
  await area.getByLabel('市', { exact: true }).selectOption({ label: '乌鲁木齐市' });
  await area.getByLabel('区县').selectOption({ label: '天山区' });
  await expect(place).toContainText('新疆维吾尔自治区乌鲁木齐市天山区');
  await expect(buyer.page.getByText(/^运费 ¥(3[5-9]|[4-9]\d)\.00$/)).toBeVisible();

  const own = page.getByRole('dialog', { name: /的送达承诺$/ });
  await page.getByLabel('为供应商单独承诺').selectOption({ index: 1 });
  await own.getByLabel('截单时间').fill('11:00');
  await own.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText(/ · 11:00 前下单，当天发出$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '改按商城承诺' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '改按商城承诺' }).click();
  await expect(page.getByText(/ · 11:00 前下单，当天发出$/)).toHaveCount(0);

  await page.getByRole('button', { name: '修改商城送达承诺' }).click();
  await promise.getByLabel('截单时间').fill('17:00');
  await promise.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('商城 · 17:00 前下单，当天发出')).toBeVisible();
  await page.getByRole('button', { name: '修改商城运费' }).click();
  await dialog.getByRole('button', { name: '删除第 1 组地区' }).click();
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(row).toBeHidden();
});

test('freight is read on a phone, and not by a supplier', async ({ visit }) => {
  const visitor = await visit({ viewport: phone });
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/freight');
  await expect(visitor.page.getByRole('button', { name: '修改商城运费' })).toBeVisible();
  await expectAccessible(visitor.page);
  const answer = await callApi('/api/OpsFreight/GetModel', {}, { token: await tokenOf('supplier') });
  expect(answer.success).toBe(false);
});

test('the carriers that are offered are chosen, and proposed when goods are sent', async ({ visit }) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/freight');
  const edit = page.getByRole('button', { name: '修改物流公司' });
  const dialog = page.getByRole('dialog', { name: '物流公司' });
  await edit.click();
  await dialog.getByLabel('EMS').uncheck();
  await dialog.getByLabel('常用').selectOption({ label: '中通快递' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '保存' }).click();
  const card = page.getByRole('region', { name: '物流公司' });
  await expect(card).toContainText('常用中通快递');
  await expect(card).not.toContainText('EMS');

  await openConsole(visitor, '/orders?view=toShip');
  await page
    .getByRole('table', { name: '订单' })
    .last()
    .getByText(/^D\d{18}$/)
    .first()
    .click();
  await page
    .getByRole('complementary', { name: /^订单 / })
    .getByRole('button', { name: /^发出包裹/ })
    .first()
    .click();
  const carrier = page.getByRole('dialog', { name: /^发出包裹/ }).getByLabel('物流公司');
  await expect(carrier).toHaveValue('zhongtong');
  await expect(carrier.getByRole('option', { name: 'EMS' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  // Others send goods after this journey.
  await openConsole(visitor, '/freight');
  await edit.click();
  await dialog.getByLabel('EMS').check();
  await dialog.getByLabel('常用').selectOption({ label: '顺丰速运' });
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(card).toContainText('常用顺丰速运');
});
