import sharp from 'sharp';
import { openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { createCompany, enterNewConsole } from './new-company.ts';
import { desktop } from './visitor.ts';

const goodsFile = [
  'spuNo,itemNo,itemName,itemSpec,colorName,categoryPath,brandName,supplierName,unit,price,marketPrice,stock,taxRate,moq,description,imgUrl',
  'W1,W1-1,五步 按动中性笔 0.5mm 黑色,0.5mm,黑色,办公文具/书写工具/中性笔,五步,五步文具有限公司,支,2.50,,500,0.13,1,,',
  'W2,W2-1,五步 A4 复印纸 70g 500张,A4,,办公文具/纸张/复印纸,五步,五步文具有限公司,包,22.00,,200,0.13,1,,',
].join('\n');

test('a new company opens in five steps, without a terminal after the first command', async ({ visit }) => {
  const host = `five-${Date.now()}.localhost`;
  const printed = await createCompany({ name: '五步商城有限公司', host });
  const visitor = await visit({ viewport: desktop, host });
  const { page } = visitor;
  await enterNewConsole(visitor, 'operator', printed);
  await openConsole(visitor, '/desk');
  const guide = page.getByRole('region', { name: '五步开张' });
  await expect(guide.getByText('已完成 0 / 5')).toBeVisible();
  await expectAccessible(page);

  await guide.getByRole('link', { name: '去导入' }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'goods.csv', mimeType: 'text/csv', buffer: Buffer.from(goodsFile) });
  await page.getByRole('button', { name: '写入' }).click();
  await expect(page.getByText('已完成')).toBeVisible();

  await openConsole(visitor, '/desk');
  await guide.getByRole('link', { name: '去设置' }).click();
  await page.getByRole('button', { name: '修改商城运费' }).click();
  const freight = page.getByRole('dialog', { name: '商城的运费' });
  await freight.getByLabel('其他地区首费').fill('8');
  await freight.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('¥8.00')).toBeVisible();

  await openConsole(visitor, '/desk');
  await guide.getByRole('link', { name: '去配置' }).click();
  await page.getByRole('button', { name: '配置对公转账' }).click();
  const bank = page.getByRole('dialog', { name: '对公转账' });
  await bank.getByLabel('户名').fill('五步商城有限公司');
  await bank.getByLabel('开户行').fill('工商银行上海分行');
  await bank.getByLabel('账号').fill('6222 0000 1111 2222');
  await bank.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('收款中')).toBeVisible();

  await openConsole(visitor, '/desk');
  await expect(guide.getByText('已完成 3 / 5')).toBeVisible();
  await guide.getByRole('link', { name: '去装修' }).click();
  const logo = sharp({ create: { width: 160, height: 160, channels: 3, background: '#00aa66' } });
  await page.getByRole('button', { name: '品牌与主题色' }).click();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await logo.png().toBuffer() });
  await expect(page.getByText('草稿已保存，买家还看不到')).toBeVisible();
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await page.getByRole('dialog', { name: '发布页面' }).getByRole('button', { name: '发布', exact: true }).click();
  await expect(page.getByText('与线上一致')).toBeVisible();

  await openConsole(visitor, '/desk');
  await expect(page.getByText('商城已经开张')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '知道了' }).click();
  await expect(page.getByText('商城已经开张')).toBeHidden();

  const buyer = await visit({ viewport: desktop, host });
  await buyer.open('/home');
  await expect(buyer.page.getByText('五步 A4 复印纸 70g 500张').first()).toBeVisible();
});
