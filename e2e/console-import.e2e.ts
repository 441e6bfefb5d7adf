import { enterConsole, openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { desktop, phone } from './visitor.ts';

const columns =
  'spuNo,itemNo,itemName,itemSpec,colorName,categoryPath,brandName,supplierName,unit,price,marketPrice,stock,taxRate,moq,description,imgUrl';
const rowOf = (no: string, price: string) =>
  `${no},${no}-1,试导入橡皮 ${no},4B,,试文具/试书写/试橡皮,,试供应商,块,${price},,60,0.13,1,,`;
const fileOf = (rows: string[]) => ({
  name: '商品.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([columns, ...rows].join('\n')),
});

test('a goods file is checked, its faults named, written, and changed by a second one', async ({ visit }) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  const no = `IM${Date.now()}`;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/import');
  await expectAccessible(page);
  await page
    .getByLabel('选择商品文件')
    .setInputFiles({ name: '坏.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(page.getByText('请选择 .xlsx 或 .csv 文件').first()).toBeVisible();

  await page.getByLabel('选择商品文件').setInputFiles(fileOf([rowOf(no, '2.50'), rowOf(`${no}B`, '0')]));
  await expect(page.getByRole('heading', { name: '1 行有错误' })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`试导入橡皮 ${no}.*新商品`) })).toBeVisible();
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载错误行' }).click();
  expect((await saving).suggestedFilename()).toBe('商品 错误行.xlsx');
  const bar = page.getByRole('toolbar', { name: '写入' });
  await bar.getByRole('button', { name: '只导入正确的行' }).click();
  await expect(page.getByText('已完成')).toBeVisible();
  await expect(bar).toBeHidden();

  await page.getByRole('link', { name: '回到导入商品' }).click();
  await expect(page.getByRole('table', { name: '导入记录' }).last()).toContainText('新增 1，更新 0，1 行有错误');
  await page.getByLabel('选择商品文件').setInputFiles(fileOf([rowOf(no, '2.80')]));
  await expect(page.getByRole('row', { name: /零售价 2.50 2.80/ })).toBeVisible();
  await bar.getByRole('button', { name: '写入' }).click();
  await expect(page.getByText('已完成')).toBeVisible();
  await openConsole(visitor, `/goods?searchKey=${no}-1`);
  await expect(page.getByText('¥2.80')).toBeVisible();

  await openConsole(visitor, '/import');
  const [second, first] = [page.getByText('新增 0，更新 1'), page.getByText('新增 1，更新 0，1 行有错误')];
  for (const counts of [second, first]) {
    const row = page.getByRole('row').filter({ has: counts });
    await row.getByRole('button', { name: '撤销导入 商品.csv' }).first().click();
    await page
      .getByRole('dialog', { name: /的导入？$/ })
      .getByRole('button', { name: '撤销导入' })
      .click();
    await expect(row).toHaveCount(0);
  }
  await expect(page.getByText('恢复 1', { exact: true })).toBeVisible();
  await page.getByRole('row').filter({ hasText: '移除 1' }).getByRole('link', { name: '商品.csv' }).click();
  await expect(page.getByRole('heading', { name: '商品.csv', level: 1 })).toBeVisible();
  await expect(page.getByText('已撤销')).toBeVisible();
  await expectAccessible(page);
  await openConsole(visitor, `/goods?searchKey=${no}-1`);
  await expect(page.getByText('没有符合条件的商品')).toBeVisible();
});

test('imports are read on a phone', async ({ visit }) => {
  const visitor = await visit({ viewport: phone });
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/import');
  await expect(visitor.page.getByRole('button', { name: '选择文件' })).toBeVisible();
  await expectAccessible(visitor.page);
});
