import { enterConsole, openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { desktop, phone } from './visitor.ts';

test('a label is made, put on goods at once, seen by buyers, filtered by, and taken off by undoing', async ({
  visit,
}) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  const name = `试${String(Date.now()).slice(-6)}`;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/labels');
  await page.getByRole('button', { name: '添加标签' }).click();
  const adding = page.getByRole('dialog', { name: '添加标签' });
  await adding.getByRole('button', { name: '保存' }).click();
  await expect(adding.getByText('请填写名称')).toBeVisible();
  await adding.getByLabel('名称').fill(name);
  await adding.getByLabel('颜色').selectOption('ok');
  await expectAccessible(page);
  await adding.getByRole('button', { name: '保存' }).click();
  const made = page.getByRole('row', { name: new RegExp(name) });
  await expect(made.getByText('买家可见')).toBeVisible();
  await expectAccessible(page);

  await openConsole(visitor, '/goods?view=onSale');
  const first = page.getByRole('row').nth(1);
  const goodsName = (await first.getByRole('link').textContent()) ?? '';
  await first.getByRole('checkbox').click();
  await page.getByRole('button', { name: '标签', exact: true }).last().click();
  const asking = page.getByRole('dialog', { name: '标签 1 个商品' });
  await asking.getByLabel('标签', { exact: true }).selectOption({ label: name });
  await asking.getByRole('button', { name: '预览' }).click();
  const preview = page.getByRole('dialog', { name: `预览：贴上标签 ${name}` });
  await expect(preview.getByText('无标签')).toBeVisible();
  await expectAccessible(page);
  await preview.getByRole('button', { name: '修改 1 个商品' }).click();
  await expect(first.getByText(name)).toBeVisible();
  await page.getByRole('button', { name: '标签', exact: true }).first().click();
  await page.getByRole('menuitem', { name }).click();
  await expect(page).toHaveURL(/label=\d+/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);

  const buyer = await visit({ viewport: desktop });
  await buyer.open(`/SearchFor?keyword=${encodeURIComponent(goodsName)}`);
  await expect(buyer.page.getByText(name)).toBeVisible();

  await openConsole(visitor, '/goods?view=runs');
  const run = page.getByRole('row', { name: new RegExp(`贴上标签 ${name}`) });
  await run.getByRole('button', { name: '撤销' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '撤销' }).click();
  await expect(page.getByText('已恢复 1 个商品')).toBeVisible();
  await openConsole(visitor, '/labels');
  await made.getByRole('button', { name: `删除 ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(made).toBeHidden();
});

test('labels are read on a phone', async ({ visit }) => {
  const visitor = await visit({ viewport: phone });
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/labels');
  await expect(visitor.page.getByRole('heading', { name: '标签', exact: true })).toBeVisible();
  await expectAccessible(visitor.page);
});
