import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import excel from 'exceljs';
import { beforeAll, expect, test } from 'vitest';
import { buildSku, buildSupplier } from '../../../test/build-goods.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { buildAddress, buildTrade } from '../../../test/build-trade.ts';
import { sendFile } from '../../../test/send-file.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, useTestApp } from '../../../test/test-app.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';

const app = useTestApp();
let supplier: CallOptions = {};
let supplierId = '';
const command = <D extends object>(data: D) => ({ data: { ...data, requestId: crypto.randomUUID() } });

beforeAll(async () => {
  supplierId = await buildSupplier(app.deps, businessCompanyId);
  supplier = await buildStaff(app, { role: 'supplierClerk', supplierId });
});

const build = (fields: Parameters<typeof buildSku>[2] = {}) =>
  buildSku(app.deps, businessCompanyId, { supplierId, stock: 10, ...fields });
async function uploaded(lines: readonly (readonly (string | number)[])[]) {
  const book = new excel.Workbook();
  book.addWorksheet('库存').addRows(lines.map((line) => [...line]));
  const bytes = Buffer.from(await book.xlsx.writeBuffer());
  const fields = { bizType: String(bizTypes.goodsFile) };
  const answer = await sendFile(app, { bytes, fields, token: supplier.token, name: 'stock.xlsx' });
  expect(answer.errorCode, answer.errorMsg).toBe('0');
  return answer.resultData.fileUrl;
}
const check = async (fileUrl: string, who = supplier) =>
  app.call('/api/OpsOwn/GetStockCheck', { data: { fileUrl, fileName: 'stock.xlsx' } }, who);
const write = (rows: { itemId: string; from: number; to: number }[], who = supplier) =>
  app.call('/api/OpsOwn/WriteStock', command({ rows }), who);

test('a stock file is looked at row by row, and written as a second act', async () => {
  const [one, two, foreign] = [await build(), await build(), await buildSku(app.deps, businessCompanyId)];
  const fileUrl = await uploaded([
    ['货号', '名称', '库存'],
    [one.itemNo, '随便', 25],
    [two.itemNo, '', 10],
    [foreign.itemNo, '', 5],
    [one.itemNo, '', 7],
    [two.itemNo, '', '很多'],
  ]);
  const { resultData } = await check(fileUrl);
  expect(resultData.rows).toMatchObject([{ row: 2, itemNo: one.itemNo, from: 10, to: 25 }]);
  expect(resultData.sameCount).toBe(1);
  expect(resultData.faults).toEqual([
    { row: 4, itemNo: foreign.itemNo, text: '不是您的商品' },
    { row: 5, itemNo: one.itemNo, text: '与第 2 行重复' },
    { row: 6, itemNo: two.itemNo, text: '与第 3 行重复' },
  ]);
  expect((await write(resultData.rows)).resultData).toEqual({ changedCount: 1, kept: [] });
  const goods = await app.call('/api/OpsOwn/GetGoodsPage', { searchKey: one.itemNo, reqData: {} }, supplier);
  expect(goods.resultData).toMatchObject([{ onHand: 25, reserved: 0 }]);
  const operator = { token: await signIn(app, 'operator') };
  const ledger = await app.call('/api/OpsStock/GetLedger', { reqData: { itemId: one.itemId } }, operator);
  expect(ledger.resultData[0]).toMatchObject({ onHandDelta: 15, sourceType: 'count', reason: '供应商更新库存' });
});

test('what moved meanwhile, and what orders hold more of, stays and is named', async () => {
  const [moved, held] = [await build(), await build()];
  const token = await signIn(app, 'buyer');
  const addressId = await buildAddress(app, { token });
  await buildTrade(app, { token, addressId, items: [{ itemId: held.itemId, qty: 4 }] });
  const answer = await write([
    { itemId: moved.itemId, from: 9, to: 30 },
    { itemId: held.itemId, from: 10, to: 3 },
  ]);
  expect(answer.resultData).toMatchObject({ changedCount: 0 });
  expect(answer.resultData.kept.toSorted((a, b) => a.text.localeCompare(b.text))).toEqual(
    [
      { itemNo: moved.itemNo, text: '库存已变为 10，请核对后再改' },
      { itemNo: held.itemNo, text: '订单已占用 4 件，不能更少' },
    ].toSorted((a, b) => a.text.localeCompare(b.text)),
  );
});

test('a file that is none, one without its columns and an empty one are refused', async () => {
  const text = async (lines: (string | number)[][]) => (await check(await uploaded(lines))).errorData?.[0]?.msg;
  expect(await text([['货号', '数目']])).toBe('第一行应有“货号”和“库存”两列');
  expect(await text([['货号', '库存']])).toBe('文件里没有数据');
  expect((await check('/files/1/2')).errorCode).toBe(errorCodes.badInput);
});

test('who must not: another supplier’s goods, an operator, a buyer', async () => {
  const mine = await build();
  const rival = await buildStaff(app, {
    role: 'supplierAdmin',
    supplierId: await buildSupplier(app.deps, businessCompanyId),
  });
  const row = [{ itemId: mine.itemId, from: 10, to: 99 }];
  expect((await write(row, rival)).errorCode).toBe(errorCodes.notFound);
  const fileUrl = await uploaded([
    ['货号', '库存'],
    [mine.itemNo, 99],
  ]);
  expect((await check(fileUrl, rival)).errorCode).toBe(errorCodes.badInput);
  for (const account of ['operator', 'buyer'] as const) {
    const who = { token: await signIn(app, account) };
    expect((await write(row, who)).errorCode).toBe(errorCodes.forbidden);
    expect((await check(fileUrl, who)).errorCode).toBe(errorCodes.forbidden);
  }
});
