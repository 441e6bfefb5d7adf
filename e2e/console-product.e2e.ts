import sharp from 'sharp';
import { enterConsole, openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { moveByKeyboard } from './move-by-keyboard.ts';
import { desktop, phone } from './visitor.ts';

const pictureOf = (background: string) =>
  sharp({ create: { width: 400, height: 400, channels: 3, background } })
    .png()
    .toBuffer();

test('a product is made with pictures and options, is bought from, and changed', async ({ visit }) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  const no = `XP${Date.now()}`;
  const taxCode = `107${Date.now().toString().padEnd(16, '0')}`;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/goods/new');
  await page.getByLabel('商品编号').fill(no);
  await page.getByRole('toolbar', { name: '未保存的修改' }).getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('请选择分类')).toBeVisible();
  await expect(page.getByText('请填写商品名称')).toBeVisible();
  // Name and pictures are typed first; the first item takes them over.
  await page.getByLabel('商品名称').fill('试制收纳盒');
  await page.getByLabel('选择图片').setInputFiles([
    { name: 'a.png', mimeType: 'image/png', buffer: await pictureOf('#336699') },
    { name: 'b.png', mimeType: 'image/png', buffer: await pictureOf('#993366') },
  ]);
  await expect(page.getByRole('button', { name: '移动图片 2' })).toBeVisible();
  await expect(page.getByText('请至少添加一个规格')).toBeVisible();
  await page.getByLabel('分类').click();
  await page.getByLabel('分类').fill('零件盒');
  await page
    .getByTitle(/零件盒$/)
    .last()
    .click();
  await page.getByLabel('品牌').fill('新牌子');
  await page.getByRole('textbox', { name: '图文详情' }).fill('一整套，放得稳。');
  await expectAccessible(page);

  await page.getByRole('button', { name: '添加规格' }).click();
  const dialog = page.getByRole('dialog', { name: '添加规格' });
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(dialog.getByText('请填写货号')).toBeVisible();
  await expect(dialog.getByLabel('名称', { exact: true })).toHaveValue('试制收纳盒');
  await dialog.getByLabel('货号').fill(`${no}-00`);
  await dialog.getByLabel('零售价（元）').fill('12.50');
  await dialog.getByLabel('供应商').fill('自营');
  await page.getByTitle('集采商城自营', { exact: true }).click();
  await dialog.getByLabel('税收分类编码').fill('123');
  await dialog.getByLabel('税收分类简称').fill('塑料制品');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(dialog.getByText('税收分类编码为19位数字')).toBeVisible();
  await dialog.getByLabel('税收分类编码').fill(taxCode);
  await dialog.getByLabel('期初库存').fill('30');
  await dialog.getByLabel('每单位件数').fill('24');
  await dialog.getByLabel('单件的单位').fill('只');
  await expect(dialog.getByText('24只/个，零售 约¥0.5208/只')).toBeVisible();
  await expect(dialog.getByRole('button', { name: '移动图片 2' })).toBeVisible();
  // Moved by keyboard: the second becomes the main picture.
  const second = await dialog.getByRole('img', { name: '图片 2' }).getAttribute('src');
  await moveByKeyboard(dialog.getByRole('button', { name: '移动图片 2' }), 'ArrowLeft');
  await expect(dialog.getByRole('img', { name: '主图' })).toHaveAttribute('src', second ?? '');
  // The main picture is cropped by keyboard, and what is kept takes its place.
  await dialog.getByRole('button', { name: '裁剪主图' }).click();
  const crop = page.getByRole('dialog', { name: '裁剪主图' });
  await crop.getByText('自由').click();
  await crop.getByRole('button', { name: '右下角，方向键改变大小' }).focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Shift+ArrowLeft');
  await expectAccessible(page);
  await crop.getByRole('button', { name: '裁剪', exact: true }).click();
  await expect(crop).toBeHidden();
  await expect(dialog.getByRole('img', { name: '主图' })).not.toHaveAttribute('src', second ?? '');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: '按选项生成' }).click();
  const options = page.getByRole('dialog', { name: '按选项生成规格' });
  await options.getByLabel('值，用、分隔 1').fill('红色、蓝色');
  await options.getByLabel('货号前缀').fill(no);
  await expectAccessible(page);
  await options.getByRole('button', { name: '生成 2 个规格' }).click();
  await page.getByRole('toolbar', { name: '未保存的修改' }).getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('toolbar', { name: '未保存的修改' })).toBeHidden();
  await expect(page.getByRole('heading', { name: '试制收纳盒' })).toBeVisible();
  await expect(page.getByText('3 个规格，3 个在售')).toBeVisible();
  // Beside it stands the card that buyers see, and one switch for all its items.
  const rail = page.getByRole('complementary', { name: '状态与预览' });
  await expect(rail.getByText('试制收纳盒', { exact: true })).toBeVisible();
  await rail.getByRole('switch', { name: '在售' }).click();
  await expect(page.getByText('3 个规格，0 个在售')).toBeVisible();
  await rail.getByRole('switch', { name: '在售' }).click();
  await expect(page.getByRole('toolbar', { name: '未保存的修改' })).toBeHidden();
  await expect(page.getByText('24只/个')).toHaveCount(3);

  const shop = await visit({ viewport: desktop });
  await shop.open(`/SearchFor?keyword=${encodeURIComponent('试制收纳盒')}`);
  await expect(shop.page.getByRole('link', { name: /试制收纳盒/ }).first()).toBeVisible();

  await page.getByRole('button', { name: `编辑 ${no}-00` }).click();
  const editing = page.getByRole('dialog', { name: `编辑规格 ${no}-00` });
  await editing.getByLabel('零售价（元）').fill('11');
  await expect(editing.getByLabel('税收分类编码')).toHaveValue(taxCode);
  // One that the shop has is found by its name, and fills both fields.
  await editing.getByLabel('税收分类简称').fill('别的');
  await editing.getByLabel('税收分类编码').fill('塑料制品');
  await page.getByTitle(`塑料制品 ${taxCode}`, { exact: true }).click();
  await expect(editing.getByLabel('税收分类简称')).toHaveValue('塑料制品');
  await editing.getByRole('button', { name: '确定' }).click();
  await page.getByRole('toolbar', { name: '未保存的修改' }).getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('toolbar', { name: '未保存的修改' })).toBeHidden();
  const goods = page.getByRole('region', { name: '规格与价格' });
  await expect(goods.getByText('¥11.00')).toBeVisible();
  await expect(rail.getByText('¥11.00')).toBeVisible();

  await page.getByRole('checkbox', { name: '全选' }).click();
  const filling = page.getByRole('form', { name: '批量填' });
  await filling.getByLabel('要填的列').selectOption('enterpriseFen');
  await filling.getByLabel('企业价（元）').fill('viel');
  await filling.getByRole('button', { name: '填入' }).click();
  await expect(filling.getByText(`${no}-00：请输入正确的企业价`)).toBeVisible();
  await filling.getByLabel('企业价（元）').fill('10.50');
  await filling.getByRole('button', { name: '填入' }).click();
  await expectAccessible(page);
  await page.getByRole('toolbar', { name: '未保存的修改' }).getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('toolbar', { name: '未保存的修改' })).toBeHidden();
  await expect(goods.getByText('¥10.50')).toHaveCount(3);
  await expect(rail.getByText('¥10.50')).toHaveCount(1);
  await expect(page.getByRole('region', { name: '修改记录' }).getByText(`${no}-00 企业价`)).toBeVisible();
  await expect(page.getByRole('region', { name: '协议价影响' })).toBeVisible();

  // A colleague saves first: what was typed here stays, and of what both wrote one chooses.
  const colleague = await visit({ viewport: desktop });
  await enterConsole(colleague, 'operator');
  await openConsole(colleague, new URL(page.url()).hash.slice(1));
  await colleague.page.getByLabel('包装清单').fill('一套，附说明书');
  await colleague.page.getByLabel('品牌').fill('新牌子二');
  await colleague.page.getByRole('toolbar', { name: '未保存的修改' }).getByRole('button', { name: '保存' }).click();
  await expect(colleague.page.getByRole('toolbar', { name: '未保存的修改' })).toBeHidden();
  await page.getByLabel('包装清单').fill('一套三件');
  await page.getByLabel('描述').fill('放得稳的盒子');
  await page.getByRole('toolbar', { name: '未保存的修改' }).getByRole('button', { name: '保存' }).click();
  const clash = page.getByRole('dialog', { name: '商城运营刚改过这个商品' });
  await expect(clash.getByRole('row', { name: '包装清单 一套三件 一套，附说明书' })).toBeVisible();
  await expectAccessible(page);
  await clash.getByRole('button', { name: '保留我的修改' }).click();
  await expect(page.getByLabel('包装清单')).toHaveValue('一套三件');
  await expect(page.getByLabel('描述')).toHaveValue('放得稳的盒子');
  await expect(page.getByLabel('品牌')).toHaveValue('新牌子二');
  await page.getByRole('toolbar', { name: '未保存的修改' }).getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('toolbar', { name: '未保存的修改' })).toBeHidden();

  const pairs = page.getByRole('region', { name: '搭配商品' });
  const finder = pairs.getByRole('searchbox', { name: '找搭配商品' });
  await finder.fill('手套');
  await finder.press('Enter');
  const found = pairs.getByRole('list', { name: '找到的商品' }).getByRole('listitem').first();
  await found.getByRole('button', { name: /^添加/ }).click();
  const pair = pairs.getByRole('link');
  await expect(pair).toHaveCount(1);
  const pairName = (await pair.textContent()) ?? '';
  await page.getByRole('button', { name: '添加资料' }).click();
  const paper = page.getByRole('dialog', { name: '添加商品资料' });
  await paper.getByRole('button', { name: '保存' }).click();
  await expect(paper.getByText('请上传 PDF')).toBeVisible();
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
  await paper
    .getByLabel('选择文件')
    .setInputFiles({ name: '出厂合格证.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(paper.getByLabel('名称')).toHaveValue('出厂合格证');
  await expectAccessible(page);
  await paper.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('link', { name: '出厂合格证' })).toBeVisible();

  await shop.page
    .getByRole('link', { name: /试制收纳盒/ })
    .first()
    .click();
  await expect(shop.page).toHaveURL(/productDetail/);
  await expect(shop.page.getByRole('heading', { level: 1, name: /试制收纳盒/ })).toBeVisible();
  await shop.page.getByRole('region', { name: '同类热销' }).scrollIntoViewIfNeeded();
  await shop.page.mouse.wheel(0, 1500);
  await expect(shop.page.getByRole('region', { name: '搭配购买' }).getByRole('link', { name: pairName })).toBeVisible();
  const download = shop.page.waitForEvent('download');
  await shop.page.getByRole('link', { name: '出厂合格证' }).click();
  expect((await download).suggestedFilename()).toBe('出厂合格证.pdf');
  await expect(shop.page.getByText(/^24只\/个，/)).toBeVisible();
  await expectAccessible(shop.page);
});

test('on a phone the editor is one column', async ({ visit }) => {
  const visitor = await visit({ viewport: phone });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/goods/new');
  await expect(page.getByLabel('商品编号')).toBeVisible();
  await expectAccessible(page);
});
