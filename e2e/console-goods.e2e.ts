import { enterConsole, openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { desktop, phone } from './visitor.ts';

test('a price is changed in its row, many at once after a preview, and the run is undone', async ({ visit }) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/goods?size=20');
  const list = page.getByRole('table', { name: '商品' }).last();
  const prices = list.getByRole('button', { name: /^修改.*的企业价$/ });
  await expect(prices.first()).toBeVisible();
  await expectAccessible(page);

  const name = (await prices.first().getAttribute('aria-label')) ?? '';
  const button = page.getByRole('button', { name, exact: true });
  const before = (await button.textContent()) ?? '';
  await button.click();
  const field = page.getByRole('textbox', { name: name.replace('修改', ''), exact: true });
  await field.fill('0');
  await field.press('Enter');
  await expect(page.getByText('请输入大于 0 的价格')).toBeVisible();
  // Under the margin line the hint says so before anything is sent.
  await field.fill('0.01');
  await expect(page.getByText('低于毛利线，需第二人复核')).toBeVisible();
  await field.fill('4321.09');
  await expect(page.getByText('低于毛利线，需第二人复核')).toBeHidden();
  await field.press('Enter');
  await expect(button).toHaveText('¥4,321.09');
  // The way back stands in the cell, next to where the focus is.
  await expect(button).toBeFocused();
  const cell = page.getByRole('cell').filter({ has: button });
  await expect(cell.getByText('已保存')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(button).toHaveText(before);
  await expect(button).toBeFocused();
  await expect(cell.getByText('已撤销')).toBeVisible();
  await button.click();
  await field.fill('4321.09');
  await field.press('Enter');
  await expect(button).toHaveText('¥4,321.09');

  await page.getByRole('checkbox', { name: '全选' }).check();
  const bar = page.getByRole('toolbar', { name: '批量操作' });
  await bar.getByRole('button', { name: '改价' }).click();
  const asking = page.getByRole('dialog', { name: /^改价 \d+ 个商品$/ });
  await asking.getByRole('button', { name: '预览' }).click();
  await expect(asking.getByText('请输入比例')).toBeVisible();
  await asking.getByLabel('比例（%）').fill('10');
  await asking.getByRole('button', { name: '预览' }).click();
  const preview = page.getByRole('dialog', { name: '预览：企业价 −10%' });
  await expect(preview.getByText('¥3,888.98')).toBeVisible();
  await expectAccessible(page);
  await preview.getByRole('button', { name: /^修改 \d+ 个商品$/ }).click();
  await expect(button).toHaveText('¥3,888.98');

  await page.getByRole('tab', { name: '修改记录' }).click();
  for (const act of ['企业价 −10%', '企业价设为 ¥4321.09']) {
    const row = page.getByRole('row', { name: new RegExp(act) }).first();
    await row.getByRole('button', { name: '撤销' }).click();
    await page.getByRole('dialog', { name: /撤销/ }).getByRole('button', { name: '撤销' }).click();
    await expect(row.getByText(/^恢复 \d+ 个/)).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('tab', { name: '全部' }).click();
  await expect(button).toHaveText(before);
});

test('goods are exported; fields of ticked ones are changed after a preview, and a supplier is found by a part of its name', async ({
  visit,
}) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/goods?size=20');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出', exact: true }).click();
  await page.getByRole('dialog', { name: '导出商品' }).getByRole('button', { name: '开始导出' }).click();
  expect((await download).suggestedFilename()).toMatch(/^商品_.*\.xlsx$/);
  const ticks = page.getByRole('table', { name: '商品' }).last().getByRole('checkbox');
  await ticks.nth(1).check();
  await ticks.nth(2).check();
  const bar = page.getByRole('toolbar', { name: '批量操作' });
  const ticked = page.waitForEvent('download');
  await bar.getByRole('button', { name: '导出' }).click();
  await page.getByRole('dialog', { name: '导出商品' }).getByRole('button', { name: '开始导出' }).click();
  expect((await ticked).suggestedFilename()).toMatch(/^商品_.*\.xlsx$/);
  await expect(page.getByText(/^已导出 2 个商品/)).toBeVisible();
  await bar.getByRole('button', { name: '改资料' }).click();
  const asking = page.getByRole('dialog', { name: '改资料 2 个商品' });
  await asking.getByRole('button', { name: '预览' }).click();
  await expect(asking.getByText('请选择分类')).toBeVisible();
  await asking.getByLabel('修改').selectOption('供应商');
  await asking.getByLabel('供应商', { exact: true }).fill('彩砚');
  await page.getByTitle('东莞彩砚打印耗材有限公司').click();
  await expectAccessible(page);
  await asking.getByLabel('修改').selectOption('起订量和倍数');
  await asking.getByLabel('起订量').fill('12');
  await asking.getByLabel('倍数').fill('6');
  await asking.getByRole('button', { name: '预览' }).click();
  const preview = page.getByRole('dialog', { name: '预览：起订量改为 12，倍数改为 6' });
  await expect(preview.getByText('起订 12，倍数 6').first()).toBeVisible();
  await expectAccessible(page);
  await preview.getByRole('button', { name: /^修改 \d+ 个商品$/ }).click();
  await page.getByRole('tab', { name: '修改记录' }).click();
  const row = page.getByRole('row', { name: /起订量改为 12/ }).first();
  await row.getByRole('button', { name: '撤销' }).click();
  await page.getByRole('dialog', { name: /撤销/ }).getByRole('button', { name: '撤销' }).click();
  await expect(row.getByText(/^恢复 \d+ 个/)).toBeVisible();
});

test('all goods of a filter are changed in the background, and the run is undone', async ({ visit }) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/goods?size=20&from=0&to=5000');
  await page.getByRole('checkbox', { name: '全选' }).check();
  const bar = page.getByRole('toolbar', { name: '批量操作' });
  await bar.getByRole('button', { name: /^全选筛选出的/ }).click();
  await expect(bar.getByText(/^已选筛选出的全部/)).toBeVisible();
  await bar.getByRole('button', { name: '改价' }).click();
  const asking = page.getByRole('dialog', { name: /^改价/ });
  await asking.getByLabel('比例（%）').fill('10');
  await asking.getByRole('button', { name: '预览' }).click();
  const preview = page.getByRole('dialog', { name: '预览：企业价 −10%' });
  await expect(preview.getByText(/零售价 0–50：共 [\d,]+ 个商品/)).toBeVisible();
  await expectAccessible(page);
  await preview.getByRole('button', { name: /^修改 [\d,]+ 个商品$/ }).click();
  await page.getByRole('tab', { name: '修改记录' }).click();
  const row = page.getByRole('row').filter({ hasText: '零售价 0–50' }).first();
  await row.getByRole('button', { name: '撤销' }).click();
  await page.getByRole('dialog', { name: /撤销/ }).getByRole('button', { name: '撤销' }).click();
  await expect(row.getByText(/^恢复 \d+ 个/)).toBeVisible();
});

test('goods stand by price, and are filtered by a category of the tree and a brand found by name', async ({
  visit,
}) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/goods');
  await expect(page.getByRole('button', { name: /^修改.*的零售价$/ }).first()).toBeVisible();
  const head = page.getByRole('columnheader', { name: '零售价' }).first();
  await head.click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/sort=retail/);
  await head.click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expectAccessible(page);
  await page.getByRole('button', { name: '分类', exact: true }).click();
  await page.getByRole('treeitem', { name: '劳保安防' }).getByText('劳保安防').click();
  await expect(page.getByRole('button', { name: '清除分类' })).toBeVisible();
  await page.getByRole('button', { name: '品牌', exact: true }).click();
  await page.getByRole('searchbox', { name: '查找品牌' }).fill('绝无此牌');
  await expect(page.getByText('没有符合的名称')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: '查找品牌' }).fill('');
  await page.getByRole('list', { name: '品牌' }).getByRole('button').first().click();
  await expect(page).toHaveURL(/brand=\d+/);
  await page.getByRole('button', { name: '清除品牌' }).click();
  await expect(page.getByRole('table', { name: '商品' }).last().getByRole('checkbox').nth(1)).toBeVisible();
});

test('on a phone goods are cards', async ({ visit }) => {
  const visitor = await visit({ viewport: phone });
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/goods');
  const { page } = visitor;
  await expect(page.getByRole('list', { name: '商品' })).toBeVisible();
  await page.getByLabel('排序').selectOption('零售价 降序');
  await expect(page).toHaveURL(/sort=retail&dir=down|dir=down&sort=retail/);
  await expect(page.getByRole('list', { name: '商品' })).toBeVisible();
  await expectAccessible(page);
});

test('stock is counted from the list, never below what orders hold', async ({ visit }) => {
  const reason = `补货入库 ${Date.now()}`;
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  // Goods of the demo, since other journeys make goods without a ledger.
  await openConsole(visitor, `/goods?size=20&searchKey=${encodeURIComponent('稳栈')}`);
  const list = page.getByRole('table', { name: '商品' }).last();
  const cell = list
    .getByRole('cell')
    .filter({ has: page.getByRole('button', { name: /的库存 \d/ }) })
    .first();
  const count = cell.getByRole('button', { name: /的库存 \d/ });
  const before = (await count.textContent()) ?? '';
  await count.click();
  const stock = page.getByRole('dialog', { name: /^库存：/ });
  await expect(stock.getByRole('region', { name: '库存流水' })).toBeVisible();
  await stock.getByRole('button', { name: '保存', exact: true }).click();
  await expect(stock.getByText('请输入整数')).toBeVisible();
  await expectAccessible(page);
  await stock.getByLabel('方式').selectOption('add');
  await stock.getByLabel('数量').fill('7');
  await stock.getByLabel('原因').fill(reason);
  await stock.getByRole('button', { name: '保存', exact: true }).click();
  await expect(stock.getByRole('row', { name: new RegExp(`盘点或调整.*\\+7.*${reason}`) })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(stock).toBeHidden();
  await expect(count).not.toHaveText(before);
  await cell.getByRole('button', { name: '撤销' }).click();
  await expect(count).toHaveText(before);
});
