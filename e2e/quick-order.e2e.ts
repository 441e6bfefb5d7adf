import { stockStates } from '@jicai/domain/goods/quantity.ts';
import ExcelJS from 'exceljs';
import { callApi } from './api.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { tokenOf } from './sign-in.ts';
import { desktop, phone } from './visitor.ts';

interface Card {
  itemId: string;
  itemNo: string;
  itemName: string;
  minQty: number;
  stepQty: number;
  stockState: number;
}

/** Goods that can be bought by ones, and one that is sold from some number on. */
async function goods() {
  const { resultData } = await callApi('/api/ProductToC/GetWebSkuPage', { pageIndex: 1, pageSize: 100, reqData: {} });
  const inStock = (resultData as Card[]).filter(({ stockState }) => stockState === stockStates.enough);
  const [first, second, third] = inStock.filter(({ minQty, stepQty }) => minQty === 1 && stepQty === 1);
  const boxed = inStock.find(({ minQty }) => minQty > 1);
  if (!first || !second || !third || !boxed) throw new Error('the demo shop has no such goods');
  return { first, second, third, boxed };
}

async function sheetOf(rows: readonly (readonly (string | number)[])[]): Promise<Buffer> {
  const book = new ExcelJS.Workbook();
  book.addWorksheet('清单').addRows(rows.map((row) => [...row]));
  return Buffer.from(await book.xlsx.writeBuffer());
}

for (const [name, viewport] of [
  ['desktop', desktop],
  ['phone', phone],
] as const)
  test(`a purchase list goes into the cart: pasted, from a sheet, and what cannot stays (${name})`, async ({
    visit,
  }) => {
    const { first, second, third, boxed } = await goods();
    const token = await tokenOf('admin');
    await callApi('/api/ShopCart/EmptyCart', { data: {} }, { token });
    const buyer = await visit({ as: 'admin', viewport });
    const { page } = buyer;
    await buyer.open('/quickOrder');
    await expectAccessible(page);
    const field = page.getByLabel('商品编号和数量');
    await field.fill(`${first.itemNo.toLowerCase()}\t3\n${boxed.itemNo}，1\nNOPE-404 2\n${second.itemNo} 很多`);
    await page.getByRole('button', { name: '加入清单' }).click();
    await expect(page.getByText('1 行没有读懂')).toBeVisible();
    await expect(field).toHaveValue(`${second.itemNo} 很多`);
    await field.fill('');

    const sheet = await sheetOf([
      ['商品编号', '名称', '数量'],
      [second.itemNo, second.itemName, 2],
      [third.itemNo, third.itemName, 1],
    ]);
    await page
      .getByLabel('导入 Excel / CSV')
      .setInputFiles({ name: '清单.xlsx', mimeType: 'application/octet-stream', buffer: sheet });
    await expect(page.getByText('可加入 3 种，2 种需要处理')).toBeVisible();
    await expect(page.getByText('没有这个编号的商品')).toBeVisible();
    await page.getByRole('button', { name: `改为 ${boxed.minQty}` }).click();
    await expect(page.getByText('可加入 4 种，1 种需要处理')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: '加入购物车' }).click();
    await expect(page.getByText('1 种需要处理')).toBeVisible();
    await page.getByRole('button', { name: '移除 NOPE-404' }).click();
    await page.getByRole('link', { name: '去购物车结算' }).click();
    await expect(page.getByText('4 种商品').first()).toBeVisible();
    const { resultData } = await callApi('/api/ShopCart/GetList', { pageIndex: 1, pageSize: 10 }, { token });
    const qtyOf = new Map(
      (resultData as { itemNo: string; chartQty: number }[]).map((line) => [line.itemNo, line.chartQty]),
    );
    expect(Object.fromEntries(qtyOf)).toEqual({
      [first.itemNo]: 3,
      [second.itemNo]: 2,
      [third.itemNo]: 1,
      [boxed.itemNo]: boxed.minQty,
    });
  });

test('a file that is no list is refused in words, and what is typed stays', async ({ visit }) => {
  const buyer = await visit({ as: 'buyer' });
  const { page } = buyer;
  await buyer.open('/quickOrder');
  await page.getByLabel('商品编号和数量').fill('A-1 2');
  const chooser = page.getByLabel('导入 Excel / CSV');
  await chooser.setInputFiles({ name: 'a.xlsx', mimeType: '', buffer: Buffer.from('not a sheet') });
  await expect(page.getByText('这个文件打不开')).toBeVisible();
  await chooser.setInputFiles({ name: 'a.csv', mimeType: '', buffer: Buffer.from([0, 1, 2]) });
  await expect(page.getByText('请选择 .xlsx、.csv 或 .txt 文件')).toBeVisible();
  await expect(page.getByLabel('商品编号和数量')).toHaveValue('A-1 2');
  // 商品编号 and 数量 in GBK, as Excel saves CSV on a Chinese Windows.
  const gbk = Buffer.concat([Buffer.from('c9ccc6b7b1e0bac52ccafdc1bf0d0a', 'hex'), Buffer.from('NOPE-7,2\r\n')]);
  await chooser.setInputFiles({ name: 'a.csv', mimeType: '', buffer: gbk });
  await expect(page.getByText('NOPE-7')).toBeVisible();
  await expect(page.getByText('1 种需要处理')).toBeVisible();
});
