import { sheetMediaTypes } from '@jicai/domain/files/upload-kinds.ts';
import { dayMs } from '@jicai/domain/time/durations.ts';
import { shanghaiDay } from '@jicai/domain/time/shanghai-time.ts';
import ExcelJS from 'exceljs';
import { enterConsole, openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { desktop } from './visitor.ts';
import { fillDay } from './fill-day.ts';

/** So many days from today, as a shop in China has it. */
const dayAhead = (days: number) => shanghaiDay(new Date(Date.now() + days * dayMs));

test('a price below the margin line waits for a second person, in the list and as a discount', async ({ visit }) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/goods?size=20');
  const costs = page.getByRole('button', { name: /^修改.*的进价$/ });
  const name = ((await costs.nth(2).getAttribute('aria-label')) ?? '').replace(/^修改|的进价$/g, '');
  const cost = page.getByRole('button', { name: `修改${name}的进价`, exact: true });
  const price = page.getByRole('button', { name: `修改${name}的企业价`, exact: true });
  const before = (await price.textContent()) ?? '';
  await cost.click();
  const costField = page.getByRole('textbox', { name: `${name}的进价`, exact: true });
  await costField.fill('1.00');
  await costField.press('Enter');
  await expect(cost).toHaveText('进价 ¥1.00');
  await expectAccessible(page);

  await price.click();
  const priceField = page.getByRole('textbox', { name: `${name}的企业价`, exact: true });
  await priceField.fill('1.05');
  await priceField.press('Enter');
  await expect(page.getByText('低于毛利线，已提交第二人复核，通过前价格不变')).toBeVisible();
  await expect(price).toHaveText(before);
  await openConsole(visitor, '/changes');
  // Other journeys ask for changes, too: this one is told by its goods, whose number the list leaves out.
  const row = page.getByRole('row', { name: /低于毛利线的售价/ }).filter({ hasText: name.replace(/^\S+ /, '') });
  await row.click();
  const drawer = page.getByRole('complementary', { name: /^变更 / });
  await expect(drawer.getByText('¥1.05')).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: '撤回' }).click();
  await page.getByRole('dialog', { name: /撤回/ }).getByRole('button', { name: '撤回' }).click();
  await expect(row).toHaveCount(0);

  await openConsole(visitor, '/customers/2001?tab=prices');
  await page.getByRole('button', { name: '添加折扣' }).click();
  const dialog = page.getByRole('dialog', { name: '添加协议折扣' });
  await dialog.getByLabel('分类').selectOption({ index: 1 });
  await dialog.getByLabel('折扣（折）').fill('12');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('请输入0到10之间的折扣，如 9.6')).toBeVisible();
  await dialog.getByLabel('折扣（折）').fill('9.99');
  await expect(dialog.getByText(/^\d+ 个商品适用/)).toBeVisible();
  await dialog.getByLabel('按').selectOption('品牌');
  await dialog.getByLabel('品牌').fill('清');
  await page.getByTitle('清叶', { exact: true }).click();
  await expect(dialog.getByText(/^\d+ 个商品适用/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '取消' }).click();

  const itemNo = name.replace(/ .*$/, '');
  await page.getByRole('button', { name: '批量录入' }).click();
  const many = page.getByRole('dialog', { name: '批量录入协议折扣' });
  await many.getByLabel('选择 Excel 文件').setInputFiles({
    name: '折扣.xlsx',
    mimeType: sheetMediaTypes.xlsx,
    buffer: await sheetOf([
      ['类型', '对象', '折扣'],
      ['商品', itemNo, 9.99],
      ['品牌', '没有的牌', 9],
    ]),
  });
  await expect(many.getByRole('textbox', { name: '类型、对象和折扣' })).toHaveValue(
    `商品\t${itemNo}\t9.99\n品牌\t没有的牌\t9`,
  );
  await many.getByRole('button', { name: '预览' }).click();
  const preview = page.getByRole('dialog', { name: '预览协议折扣' });
  await expect(preview.getByRole('row', { name: /没有的牌/ }).getByText('没有这个品牌')).toBeVisible();
  await expectAccessible(page);
  await preview.getByRole('button', { name: '保存 1 个协议折扣' }).click();
  await expect(page.getByText('已保存 1 个协议折扣')).toBeVisible();
  const agreed = page.getByRole('row', { name: new RegExp(`${itemNo}.*9.99折`) });
  await agreed.getByRole('button', { name: '终止' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '终止' }).click();
  await expect(agreed).toHaveCount(0);

  await page.getByRole('button', { name: '录入协议价' }).click();
  const typing = page.getByRole('dialog', { name: '录入协议价' });
  await typing.getByRole('textbox', { name: '商品编号和价格' }).fill(`${itemNo}\t1.${20 + test.info().retry}`);
  await fillDay(typing, '截止日期（含当天）', dayAhead(10));
  await typing.getByRole('button', { name: '预览' }).click();
  await page.getByRole('button', { name: '保存 1 个协议价' }).click();
  // What is typed behind an open dialog goes to the dialog.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const search = page.getByRole('searchbox', { name: '搜索协议价' });
  await search.fill(itemNo);
  await search.press('Enter');
  const contract = page
    .getByRole('region', { name: '协议价', exact: true })
    .getByRole('row', { name: new RegExp(itemNo) });
  await expect(contract.getByText('即将到期')).toBeVisible();
  await contract.getByRole('checkbox').click();
  await page.getByRole('toolbar', { name: '批量操作' }).getByRole('button', { name: '续期' }).click();
  const extending = page.getByRole('dialog', { name: '续期 1 个协议价' });
  await fillDay(extending, '新的截止日期（含当天）', dayAhead(90));
  await extending.getByRole('button', { name: '预览' }).click();
  const extended = page.getByRole('dialog', { name: '预览续期' });
  await expect(extended.getByRole('row', { name: new RegExp(`${dayAhead(10)} ${dayAhead(90)}`) })).toBeVisible();
  await expectAccessible(page);
  await extended.getByRole('button', { name: '保存 1 个续期' }).click();
  await expect(page.getByText('已续期 1 个协议价')).toBeVisible();
  await expect(contract.getByText(`至 ${dayAhead(90)}`)).toBeVisible();
  await contract.getByRole('button', { name: '终止' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '终止' }).click();
  await expect(contract).toHaveCount(0);
});

async function sheetOf(rows: readonly (readonly unknown[])[]): Promise<Buffer> {
  const book = new ExcelJS.Workbook();
  book.addWorksheet('折扣').addRows(rows.map((row) => [...row]));
  return Buffer.from(await book.xlsx.writeBuffer());
}

test('a price is planned in its row, a second plan for the same time is refused, and it is taken back', async ({
  visit,
}) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/goods?size=20');
  const prices = page.getByRole('button', { name: /^修改.*的零售价$/ });
  const name = ((await prices.nth(4).getAttribute('aria-label')) ?? '').replace(/^修改|的零售价$/g, '');
  const itemNo = name.replace(/ .*$/, '');
  const price = page.getByRole('button', { name: `修改${name}的零售价`, exact: true });
  const dialog = page.getByRole('dialog', { name: '定时调价' });
  const plan = async (day: string) => {
    await price.click();
    const field = page.getByRole('textbox', { name: `${name}的零售价`, exact: true });
    await field.fill('54321.09');
    await expect(page.getByText('原价')).toBeVisible();
    await field.press('Shift+Enter');
    await fillDay(dialog, '开始时间', `${day} 00:00`);
  };
  await plan(dayAhead(20));
  await fillDay(dialog, '结束时间', `${dayAhead(19)} 00:00`);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('结束时间须晚于开始时间')).toBeVisible();
  await fillDay(dialog, '结束时间', `${dayAhead(31)} 00:00`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText(`${dayAhead(20).slice(5)} 起 ¥54,321.09`)).toBeVisible();
  await plan(dayAhead(25));
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText(`${dayAhead(20)} 00:00 至 ${dayAhead(31)} 00:00 已有零售价 ¥54,321.09`)).toBeVisible();
  await dialog.getByRole('button', { name: '取消' }).click();

  await page.getByRole('link', { name: name.replace(/^\S+ /, ''), exact: true }).click();
  const card = page.getByRole('region', { name: '定时调价' });
  await expect(card.getByRole('row', { name: new RegExp(`${itemNo}.*待开始`) })).toBeVisible();
  await openConsole(visitor, `/goods?view=plans&searchKey=${encodeURIComponent(itemNo)}`);
  const row = page.getByRole('row', { name: new RegExp(itemNo) });
  await expect(row.getByText('¥54,321.09')).toBeVisible();
  await expectAccessible(page);
  await row.getByRole('button', { name: /^取消/ }).click();
  await page
    .getByRole('dialog', { name: /的定时调价？/ })
    .getByRole('button', { name: '取消调价' })
    .click();
  await expect(row.getByText('已取消')).toBeVisible();
});
