import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import { payModes } from '@jicai/domain/orders/order-states.ts';
import ExcelJS from 'exceljs';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { buildSku } from '../../../../test/build-goods.ts';
import { findOrder } from '../../../../test/build-return.ts';
import { buildStaff } from '../../../../test/build-staff.ts';
import { buildAddress, buildTrade } from '../../../../test/build-trade.ts';
import { readSheet } from '../../../../test/read-sheet.ts';
import { sendFile } from '../../../../test/send-file.ts';
import { signIn } from '../../../../test/sign-in.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { seedAccounts } from '../../../seed/accounts.ts';
import { seedCredit } from '../../../seed/credit.ts';
import { businessCompanyId } from '../../../seed/shop-looks.ts';

const app = useTestApp(async (deps) => {
  await seedAccounts(deps);
  await seedCredit(deps);
});
const token = { buyer: '', operator: '', supplier: '' };
const sku = { pen: { itemId: '', itemNo: '' }, hat: { itemId: '', itemNo: '' } };
let addressId = '';

beforeAll(async () => {
  token.buyer = await signIn(app, 'buyer');
  token.operator = await signIn(app, 'operator');
  addressId = await buildAddress(app, { token: token.buyer });
  const pen = await buildSku(app.deps, businessCompanyId, { stock: 500 });
  const hat = await buildSku(app.deps, businessCompanyId, { stock: 500 });
  token.supplier = (await buildStaff(app, { role: 'supplierAdmin', supplierId: pen.supplierId })).token;
  for (const [name, { itemId }] of [
    ['pen', pen],
    ['hat', hat],
  ] as const) {
    const order = await findOrder(app, await placed(itemId, 1), { token: token.operator });
    sku[name] = { itemId, itemNo: order.lines[0]?.itemNo ?? '' };
  }
});

async function placed(itemId: string, qty: number): Promise<string> {
  const items = [{ itemId, qty }];
  const trade = await buildTrade(app, { token: token.buyer, addressId, items, payMode: payModes.credit });
  return String(trade.orderNos[0]);
}

async function sheetOf(rows: string[][], merge?: string): Promise<Uint8Array> {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('发货');
  sheet.addRow(['订单号', '快递公司', '运单号', '商品编号', '数量']);
  for (const row of rows) sheet.addRow(row);
  if (merge) sheet.mergeCells(merge);
  return new Uint8Array(await book.xlsx.writeBuffer());
}
const upload = async (bytes: Uint8Array, as: string, name = '发货.xlsx') =>
  sendFile(app, { bytes, name, fields: { bizType: String(bizTypes.shipSheet) }, token: as });
const check = (fileUrl: string, as: string) =>
  app.call('/api/OpsOrder/GetShipSheet', { data: { fileUrl } }, { token: as });
async function checked(rows: string[][], as = token.operator, merge?: string) {
  const { resultData } = await upload(await sheetOf(rows, merge), as);
  return check(resultData.fileUrl, as);
}

test('a sheet is read, shipped by nobody, and its parcels are what Ship takes; rows with faults are told', async () => {
  const [whole, part] = [await placed(sku.pen.itemId, 4), await placed(sku.pen.itemId, 9)];
  const { resultData } = await checked(
    [
      [whole, '顺丰', 'SF1402886409331', '', ''],
      [part, '', 'JD0001112223334', sku.pen.itemNo, '3'],
      [part, '', 'SF1402886409339', sku.pen.itemNo, '7'],
      ['D202611180000000001', '顺丰', 'SF1402886409332', '', ''],
      [part, '顺丰', 'SF1402886409340', '', ''],
      [whole, '顺丰', 'SF1402886409341', '', ''],
    ],
    token.operator,
    'A6:A7',
  );
  expect(resultData.faults).toEqual([
    { rowNo: 4, fault: `商品 ${sku.pen.itemNo} 只有 6 件待发` },
    { rowNo: 5, fault: '没有这个订单' },
    { rowNo: 6, fault: '有合并的单元格，请取消合并，每行填完整' },
    { rowNo: 7, fault: '有合并的单元格，请取消合并，每行填完整' },
  ]);
  expect(resultData.parcels).toMatchObject([
    { rowNos: [2], orderNo: whole, logisticsCode: 'shunfeng', items: [{ qty: 4 }] },
    { rowNos: [3], orderNo: part, logisticsCode: 'jd', items: [{ qty: 3 }] },
  ]);
  expect((await findOrder(app, whole, { token: token.operator })).parcels).toEqual([]);
  for (const { orderNo, version, logisticsCode, logisticsNo, items } of resultData.parcels) {
    const data = { orderNo, version, logisticsCode, logisticsNo, items, requestId: randomUUID() };
    expect((await app.call('/api/OpsOrder/Ship', { data }, { token: token.operator })).success).toBe(true);
  }
  expect((await findOrder(app, part, { token: token.operator })).parcels).toMatchObject([
    { logisticsNo: 'JD0001112223334', items: [{ qty: 3 }] },
  ]);
});

test('a supplier is told nothing of the orders of others, and reads no sheet of others', async () => {
  const [own, foreign] = [await placed(sku.pen.itemId, 1), await placed(sku.hat.itemId, 1)];
  const rows = [
    [own, '顺丰', 'SF1402886409351', '', ''],
    [foreign, '顺丰', 'SF1402886409352', '', ''],
  ];
  const { resultData } = await checked(rows, token.supplier);
  expect(resultData.parcels.map(({ orderNo }) => orderNo)).toEqual([own]);
  expect(resultData.faults).toEqual([{ rowNo: 3, fault: '没有这个订单' }]);
  const sent = await upload(await sheetOf(rows), token.operator);
  expect((await check(sent.resultData.fileUrl, token.supplier)).errorMsg).toBe('文件不存在或已失效，请重新上传');
  expect((await upload(await sheetOf(rows), token.buyer)).errorCode).toBe('3');
});

test('refused as a whole: no table, no titles, too many rows, another kind of file', async () => {
  expect((await upload(Buffer.from('订单号'), token.operator)).errorCode).toBe('9001');
  const broken = await upload(Buffer.concat([Buffer.from('PK'), Buffer.alloc(200)]), token.operator);
  expect((await check(broken.resultData.fileUrl, token.operator)).errorMsg).toContain('无法读取');
  const many = Array.from({ length: 501 }, () => ['D202611180000000001', '顺丰', 'SF1402886409332', '', '']);
  expect((await checked(many)).errorMsg).toBe('一次最多 500 行，请拆成几个文件');
});

test('the sheet to fill in has a row for each line that is due', async () => {
  const orderNo = await placed(sku.pen.itemId, 6);
  const template = (as: string) =>
    app.call('/api/OpsOrder/GetShipTemplate', { data: { orderNos: [orderNo] } }, { token: as });
  const sheet = await readSheet(app, (await template(token.supplier)).resultData.fileUrl);
  expect(sheet.getRow(2).values).toEqual(expect.arrayContaining([orderNo, sku.pen.itemNo, 6]));
  const other = await buildStaff(app, {
    role: 'supplierAdmin',
    supplierId: (await buildSku(app.deps, businessCompanyId)).supplierId,
  });
  expect((await template(other.token)).errorCode).toBe('5');
});
