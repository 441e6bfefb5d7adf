import { enterConsole, openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { desktop, phone } from './visitor.ts';

test('a category is added below another, moved to the top, and taken away', async ({ visit }) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  const name = `试分类${Date.now() % 100_000}`;
  // Somebody else has the choices of categories before this one is made.
  const other = await visit({ viewport: desktop });
  await enterConsole(other, 'operator');
  const choice = other.page.getByLabel('分类', { exact: true });
  const chooseIt = async () => {
    await openConsole(other, '/goods/new');
    await choice.click();
    await choice.fill(name);
  };
  await chooseIt();
  await expect(other.page.getByTitle(`办公文具 / ${name}`, { exact: true })).toHaveCount(0);
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/categories');
  await expect(page.getByRole('button', { name: '在 办公文具 下添加', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '在 办公文具 下添加', exact: true }).click();
  const adding = page.getByRole('dialog', { name: '添加分类' });
  await adding.getByRole('button', { name: '保存' }).click();
  await expect(adding.getByText('请填写分类名称')).toBeVisible();
  await adding.getByLabel('名称', { exact: true }).fill(name);
  await adding.getByLabel('税收分类编码').fill('123');
  await adding.getByRole('button', { name: '保存' }).click();
  await expect(adding.getByText('税收分类编码为19位数字')).toBeVisible();
  await expectAccessible(page);
  await adding.getByLabel('税收分类编码').fill('');
  await adding.getByRole('button', { name: '保存' }).click();
  await expect(adding).toBeHidden();
  await page.getByRole('button', { name: '办公文具的下级' }).click();

  await page.getByRole('button', { name: `属性 ${name}` }).click();
  const asking = page.getByRole('dialog', { name: `${name}的属性` });
  await asking.getByLabel('类型 1').selectOption('选项');
  await asking.getByLabel('名称 1').fill('等级');
  await asking.getByRole('button', { name: '保存' }).click();
  await expect(asking.getByText('等级：请填写1到50个可选值')).toBeVisible();
  await asking.getByLabel('可选值 1').fill('一级、二级');
  await asking.getByRole('button', { name: '加一个属性' }).click();
  await asking.getByLabel('名称 2').fill('厚度');
  await asking.getByLabel('类型 2').selectOption('数字');
  await asking.getByLabel('单位 2').fill('mm');
  await asking.getByRole('checkbox', { name: '必填' }).last().check();
  await asking.getByRole('button', { name: '上移属性 2' }).click();
  await expectAccessible(page);
  await asking.getByRole('button', { name: '保存' }).click();
  await expect(asking).toBeHidden();
  await expect(page.getByRole('row', { name }).getByText('厚度、等级')).toBeVisible();

  await openConsole(other, '/categories');
  await expect(other.page.getByRole('heading', { name: '分类', level: 1 })).toBeVisible();
  // He types faster than the choices come.
  await other.page.route('**/api/ProductToC/GetCategoryList', async (route) => {
    await expect(choice).toHaveValue(name);
    await route.continue();
  });
  await chooseIt();
  await other.page.getByTitle(`办公文具 / ${name}`, { exact: true }).click();
  await other.page.getByRole('button', { name: '添加规格' }).click();
  const item = other.page.getByRole('dialog', { name: '添加规格' });
  await expect(item.getByLabel('厚度（mm）')).toBeVisible();
  await expect(item.getByLabel('等级', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: `编辑 ${name}` }).click();
  const editing = page.getByRole('dialog', { name: `编辑分类 ${name}` });
  await editing.getByLabel('上级分类').selectOption({ index: 0 });
  await editing.getByRole('button', { name: '保存' }).click();
  await expect(editing).toBeHidden();
  await page.getByRole('searchbox', { name: '搜索分类' }).fill(name);
  await page.getByRole('searchbox', { name: '搜索分类' }).press('Enter');
  await page.getByRole('button', { name: `删除 ${name}` }).click();
  await page
    .getByRole('dialog', { name: `删除 ${name}？` })
    .getByRole('button', { name: '删除' })
    .click();
  await expect(page.getByText('没有符合条件的分类')).toBeVisible();
});

test('categories are read on a phone', async ({ visit }) => {
  const visitor = await visit({ viewport: phone });
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/categories');
  const { page } = visitor;
  await expect(page.getByRole('list', { name: '分类' })).toBeVisible();
  await page.getByRole('button', { name: '办公文具的下级' }).click();
  await page.getByRole('button', { name: '属性 书写工具' }).click();
  const asking = page.getByRole('dialog', { name: '书写工具的属性' });
  await expect(asking.getByLabel('名称 1')).toBeVisible();
  await expectAccessible(page);
  await asking.getByRole('button', { name: '取消' }).click();
  await expect(asking).toBeHidden();
  await expectAccessible(visitor.page);
});
