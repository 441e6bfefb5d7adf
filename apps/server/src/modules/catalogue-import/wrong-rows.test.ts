import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import { importStates } from '@jicai/domain/goods/import-states.ts';
import ExcelJS from 'exceljs';
import { beforeAll, expect, test } from 'vitest';
import { buildStaff } from '../../../test/build-staff.ts';
import { readSheet } from '../../../test/read-sheet.ts';
import { sendFile } from '../../../test/send-file.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { settleImports } from './run-background.ts';

const app = useTestApp();
let operator: CallOptions = {};
beforeAll(async () => {
  operator = { token: await signIn(app, 'operator') };
});

const columns =
  '我的备注,spuNo,itemNo,itemName,itemSpec,colorName,categoryPath,brandName,supplierName,unit,price,marketPrice,stock,taxRate,moq,description,imgUrl,costPrice';
const line = (no: string, { price = '6.00', stock = '50', note = '' } = {}) =>
  `${note},${no},${no},错误行测试,48mm,,文具/胶带/封箱胶带,,导入供应商,卷,${price},,${stock},0.13,1,,,3.00`;
const fileOf = (...lines: string[]) => Buffer.from([columns, ...lines].join('\n'));

async function check(bytes: Uint8Array, name = '商品.csv', call = operator) {
  const sent = await sendFile(app, {
    bytes,
    name,
    fields: { bizType: String(bizTypes.goodsFile) },
    token: call.token,
  });
  const data = { fileUrl: sent.resultData.fileUrl, fileName: name, requestId: crypto.randomUUID() };
  const { importId } = (await app.call('/api/OpsGoods/StartImport', { data }, call)).resultData;
  await settleImports();
  return (await app.call('/api/OpsGoods/GetImport', { data: { importId } }, call)).resultData;
}
const fetchWrong = async (importId: string, call = operator) =>
  app.call('/api/OpsGoods/GetImportWrongRows', { data: { importId } }, call);
const linesOf = (sheet: ExcelJS.Worksheet) =>
  (sheet.getSheetValues() as string[][]).slice(1).map((cells) => Array.from(cells).slice(1));

test('every row that was not taken comes back with its reason, and is brought again mended', async () => {
  const { importId, refusedRows, hasWrongFile } = await check(
    fileOf(line('0007'), line('0008', { price: '', stock: '-1', note: '=1+1' }), line('0009', { price: '0' })),
  );
  expect({ refusedRows, hasWrongFile }).toEqual({ refusedRows: 2, hasWrongFile: true });
  const sheet = await readSheet(app, (await fetchWrong(importId)).resultData.fileUrl);
  const [head, ...rows] = linesOf(sheet);
  expect(head).toEqual(['错误原因', '原行号', ...columns.split(',')]);
  expect(rows.map(([reason, row, note = '', spuNo]) => [reason, row, note, spuNo])).toEqual([
    [expect.stringMatching(/零售价 price：不能为空/), '3', "'=1+1", '0008'],
    [expect.stringMatching(/^零售价 price：/), '4', '', '0009'],
  ]);
  expect(rows[0]?.[0]).toContain('库存 stock：');

  // As whoever mends it does: other prices, saved under another name.
  for (const no of [2, 3]) {
    sheet.getRow(no).getCell(head!.indexOf('price') + 1).value = '7.00';
    sheet.getRow(no).getCell(head!.indexOf('stock') + 1).value = '5';
  }
  sheet.getRow(3).getCell(head!.indexOf('price') + 1).value = '';
  const mended = await check(new Uint8Array(await sheet.workbook.xlsx.writeBuffer()), '改好.xlsx');
  expect(mended).toMatchObject({ newRows: 1, refusedRows: 1, state: importStates.checked });
  const again = linesOf(await readSheet(app, (await fetchWrong(mended.importId)).resultData.fileUrl));
  expect(again.map(([, row, ...cells]) => [row, cells[1]])).toEqual([
    ['原行号', 'spuNo'],
    ['3', '0009'],
  ]);
});

test('a file far longer than what its page lists comes back whole', async () => {
  const rows = Array.from({ length: 1500 }, (_, at) => line(`L${at}`, { price: at % 2 ? '6.00' : '0' }));
  const { importId, faults } = await check(fileOf(...rows));
  expect(faults.length).toBe(500);
  const sheet = await readSheet(app, (await fetchWrong(importId)).resultData.fileUrl);
  expect(sheet.actualRowCount).toBe(1 + 750);
});

test('a file without a wrong row has none to fetch; nor has another shop, a supplier, a buyer, or who may not see its costs', async () => {
  const fine = await check(fileOf(line('F1')));
  expect(fine.hasWrongFile).toBe(false);
  expect((await fetchWrong(fine.importId)).errorCode).toBe(errorCodes.notFound);

  const { importId } = await check(fileOf(line('F2', { price: '0' })));
  const other = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  expect((await fetchWrong(importId, other)).errorCode).toBe(errorCodes.notFound);
  for (const account of ['supplier', 'buyer'] as const)
    expect((await fetchWrong(importId, { token: await signIn(app, account) })).errorCode).toBe(errorCodes.forbidden);
  const clerk = await buildStaff(app, { permissions: ['ops.goods.view', 'ops.goods.import'] });
  expect((await fetchWrong(importId, clerk)).errorCode).toBe(errorCodes.notFound);
  const own = await check(fileOf(line('F3', { price: '0' })), '自己的.csv', clerk);
  expect((await fetchWrong(own.importId, clerk)).errorCode).toBe('0');
});
