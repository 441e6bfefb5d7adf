import { enterConsole, openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { fillDay } from './fill-day.ts';
import { expect, test } from './fixtures.ts';
import { desktop, phone } from './visitor.ts';

const paper = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a supplier is added with a paper that ends soon and an address goods come back to', async ({ visit }) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  const name = `试建供应商${Date.now()}`;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/suppliers');
  await expect(page.getByRole('table', { name: '供应商' }).last()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: '添加供应商' }).click();
  const adding = page.getByRole('dialog', { name: '添加供应商' });
  await adding.getByRole('button', { name: '保存' }).click();
  await expect(adding.getByText('请填写2-100字的供应商名称')).toBeVisible();
  await adding.getByLabel('名称').fill(name);
  await adding.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();

  await page.getByRole('button', { name: '添加资质' }).click();
  const dialog = page.getByRole('dialog', { name: '添加资质' });
  await dialog.getByLabel('证照名称').fill('营业执照');
  const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  await fillDay(dialog, '到期日（含当天）', soon);
  await dialog.getByLabel('选择证照文件').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: paper });
  await expect(dialog.getByRole('button', { name: /^删除/ })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('即将到期')).toBeVisible();
  await expect(page.getByRole('link', { name: '查看', exact: true })).toBeVisible();

  await page.getByRole('button', { name: '添加地址' }).click();
  const address = page.getByRole('dialog', { name: '添加退货地址' });
  await address.getByLabel('收件人').fill('仓库小李');
  await address.getByLabel('手机').fill('13800001111');
  await address.getByLabel('省', { exact: true }).selectOption({ label: '上海市' });
  await address.getByLabel('市', { exact: true }).selectOption({ index: 1 });
  await address.getByLabel('区县').selectOption({ index: 1 });
  await address.getByLabel('详细地址').fill('退货路 8 号 2 号门');
  await expectAccessible(page);
  await address.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('仓库小李')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: '添加用户' }).click();
  const person = page.getByRole('dialog', { name: '新增用户' });
  const accountNo = `Gys_${String(Date.now()).slice(-8)}`;
  await person.getByLabel('登录账号').fill(accountNo);
  await person.getByLabel('姓名').fill('仓库小周');
  await person.getByLabel('手机号').fill(`139${String(Date.now()).slice(-8)}`);
  await person.getByRole('checkbox').first().check();
  await expectAccessible(page);
  await person.getByRole('button', { name: '添加用户' }).click();
  const given = page.getByRole('dialog', { name: '用户已添加' });
  await expect(given.getByText(accountNo)).toBeVisible();
  await given.getByRole('button', { name: '我已记下' }).click();
  const people = page.getByRole('list', { name: '后台用户' });
  await people.getByRole('button', { name: '停用 仓库小周' }).click();
  await page.getByRole('dialog', { name: /停用/ }).getByRole('button', { name: '停用' }).click();
  await expect(people.getByRole('button', { name: '启用 仓库小周' })).toBeVisible();

  await openConsole(visitor, '/');
  await page.getByRole('link', { name: /^资质到期/ }).click();
  await expect(page.getByText(name)).toBeVisible();
});

test('what the goods of a supplier cost is read, changed and told with its history in its file', async ({ visit }) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/suppliers?searchKey=合肥霜原');
  await page.getByRole('row', { name: /合肥霜原/ }).click();
  const costs = page.getByRole('region', { name: '进价' });
  const change = costs.getByRole('button', { name: /^修改.*的进价$/ }).first();
  const name = ((await change.getAttribute('aria-label')) ?? '').replace(/^修改|的进价$/g, '');
  const cents = `1.${10 + Math.floor(Math.random() * 80)}`;
  await change.click();
  await costs.getByRole('textbox', { name: `${name}的进价`, exact: true }).fill(cents);
  await page.keyboard.press('Enter');
  await expect(costs.getByRole('button', { name: `修改${name}的进价`, exact: true })).toHaveText(`¥${cents}`);
  await expectAccessible(page);
  await costs.getByRole('button', { name: `${name.replace(/ .*$/, '')} 进价历史`, exact: true }).click();
  const history = page.getByRole('dialog', { name: /^进价历史/ });
  await expect(history.getByRole('row', { name: new RegExp(`¥${cents}.*现行`) })).toBeVisible();
});

test('suppliers are read on a phone', async ({ visit }) => {
  const visitor = await visit({ viewport: phone });
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/suppliers');
  await expect(visitor.page.getByRole('list', { name: '供应商' })).toBeVisible();
  await expectAccessible(visitor.page);
});
