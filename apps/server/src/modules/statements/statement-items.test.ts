import { amountInWords } from '@jicai/domain/money/amount-in-words.ts';
import { expect, test } from 'vitest';
import { rowsOf } from '../../../test/build-payment.ts';
import { customerId, done, readStatement, useStatements } from '../../../test/build-statement.ts';
import { columnOf, readSheet } from '../../../test/read-sheet.ts';
import { signIn } from '../../../test/sign-in.ts';
import { businessHost, retailHost } from '../../../test/test-app.ts';

const { app, tokens, buy, october, generate, onDay } = useStatements();

const options = (checkId: string, token: string) =>
  app.call('/api/FinCheck/GetItemOptions', { reqData: { checkId } }, { token });
const rows = async (checkId: string, filter: object) =>
  app.call('/api/FinCheck/GetItemPage', { reqData: { checkId, ...filter } }, { token: tokens.finance });

/** Two orders of October on one statement, the second for another cost centre, department, buyer. */
async function twoOrders() {
  const { orderNo } = await buy(1);
  const { orderNo: otherNo } = await buy(2);
  await rowsOf(app, `update orders set cost_center = '总装一车间' where order_no = '${orderNo}'`);
  const others = `cost_center = '=二车间', org_id = 77, org_name = '物流部', user_id = 88, user_name = '周敏'`;
  await rowsOf(app, `update orders set ${others} where order_no = '${otherNo}'`);
  await onDay(new Date('2026-11-21T02:00:00Z'));
  const { checkId = '' } = await generate();
  return { checkId, orderNo, otherNo };
}

test('rows are narrowed to a cost centre, a department, a buyer, a supplier', async () => {
  const { checkId, orderNo, otherNo } = await twoOrders();
  const { resultData: choice } = await options(checkId, tokens.finance);
  expect(choice.costCenters).toEqual(['=二车间', '总装一车间'].toSorted((a, b) => a.localeCompare(b, 'zh')));
  expect(choice.orgs).toContainEqual({ orgId: '77', orgName: '物流部' });
  expect(choice.users).toContainEqual({ userId: '88', userName: '周敏' });
  expect(choice.suppliers).toHaveLength(1);
  const ofCentre = await rows(checkId, { costCenter: '总装一车间' });
  expect(ofCentre.resultData.map((row) => row.orderNo)).toEqual([orderNo]);
  expect(ofCentre.matchingFee).toBe(90_000);
  expect((await rows(checkId, { orgId: '77' })).resultData.map((row) => row.orderNo)).toEqual([otherNo]);
  expect(await rows(checkId, { userId: '88', costCenter: '总装一车间' })).toMatchObject({ totalCount: 0 });
  expect(await rows(checkId, { supplierId: choice.suppliers[0]?.supplierId })).toMatchObject({ totalCount: 2 });
});

test('a page behind the last one still tells how many rows there are, and their sum', async () => {
  const { checkId } = await twoOrders();
  const body = { reqData: { checkId }, pageIndex: 9, pageSize: 10 };
  const first = await rows(checkId, {});
  const behind = await app.call('/api/FinCheck/GetItemPage', body, { token: tokens.finance });
  expect(behind).toMatchObject({ resultData: [], totalCount: 2, matchingFee: first.matchingFee });
});

test('the statement may stand in `data`, as a read by id has it', async () => {
  const { checkId } = await twoOrders();
  const ask = (body: object, token = tokens.finance) => app.call('/api/FinCheck/GetItemPage', body, { token });
  const byData = await ask({ data: { checkId } });
  expect(byData).toMatchObject({ success: true, totalCount: 2, resultData: (await rows(checkId, {})).resultData });
  expect(await ask({ data: { checkId }, reqData: { costCenter: '总装一车间' }, pageSize: 1 })).toMatchObject({
    totalCount: 1,
  });
  expect(await ask({ data: {} })).toMatchObject({ errorCode: '4' });
  expect(await ask({ data: 1 })).toMatchObject({ errorCode: '4' });
  expect(await ask({ data: { checkId: '77' } })).toMatchObject({ errorCode: '5' });
});

test('the file says on whose account each row is', async () => {
  const { checkId, orderNo } = await twoOrders();
  const { fileUrl } = await done(app, '/api/FinCheck/Export', { checkId }, tokens.finance);
  const sheet = await readSheet(app, fileUrl);
  const at = columnOf(sheet, '订单号').indexOf(orderNo);
  expect(columnOf(sheet, '成本中心')[at]).toBe('总装一车间');
  // What a spreadsheet would take for a formula is text.
  expect(columnOf(sheet, '成本中心')[1 - at]).toBe("'=二车间");
  expect(columnOf(sheet, '部门')[1 - at]).toBe('物流部');
  expect(columnOf(sheet, '下单人')[1 - at]).toBe('周敏');
  expect(new Set(columnOf(sheet, '发货方')).size).toBe(1);
});

test('the file names both parties and sums its columns; price × quantity is the goods of each row', async () => {
  const { checkId } = await twoOrders();
  const { totalFee, checkNo } = await readStatement(app, checkId, tokens.finance);
  const { fileUrl } = await done(app, '/api/FinCheck/Export', { checkId }, tokens.finance);
  const sheet = await readSheet(app, fileUrl);
  const above = JSON.stringify(sheet.getSheetValues().slice(1, 6));
  for (const text of ['销售方', '采购方', '华东精密制造有限公司', checkNo, amountInWords(totalFee)])
    expect(above).toContain(text);
  const numbers = (title: string) => columnOf(sheet, title).map(Number);
  const [prices, fees] = [numbers('单价'), numbers('货款')];
  expect(numbers('数量').map((qty, at) => Math.round(qty * (prices[at] ?? 0) * 100))).toEqual(
    fees.map((fee) => Math.round(fee * 100)),
  );
  const last = sheet.getRow(sheet.rowCount).values as unknown[];
  expect(last[1]).toBe('合计');
  expect(last).toContain(totalFee / 100);
});

test('the paper to be sealed has a page for every so many rows and one font within it', async () => {
  const { checkId } = await twoOrders();
  const { checkNo } = await readStatement(app, checkId, tokens.finance);
  for (const [path, token] of [
    ['/api/FinCheck/ExportPdf', tokens.finance],
    ['/api/OpsCheck/ExportPdf', tokens.operator],
  ] as const) {
    const { fileUrl, rowCount } = await done(app, path, { checkId }, token);
    expect(rowCount).toBe(2);
    const file = await app.fastify.inject({ url: fileUrl, headers: { host: businessHost } });
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(decodeURIComponent(String(file.headers['content-disposition']))).toContain(`${checkNo}.pdf`);
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(file.rawPayload.toString('latin1')).toContain('/FontFile2');
  }
});

test('GetItemOptions: nobody, the wrong role, another customer, another shop, a bad body', async () => {
  const { checkId } = await october();
  expect(await app.call('/api/FinCheck/GetItemOptions', { reqData: { checkId } })).toMatchObject({ errorCode: '2' });
  expect(await options(checkId, tokens.buyer)).toMatchObject({ errorCode: '3' });
  expect(await options('x', tokens.finance)).toMatchObject({ errorCode: '4' });
  const elsewhere = await signIn(app, 'member', { host: retailHost });
  const body = { reqData: { checkId } };
  expect((await app.call('/api/FinCheck/GetItemOptions', body, { token: elsewhere, host: retailHost })).success).toBe(
    false,
  );
  await rowsOf(app, `update statements set customer_id = 2002`);
  expect(await options(checkId, tokens.finance)).toMatchObject({ errorCode: '5' });
  await rowsOf(app, `update statements set customer_id = ${customerId}`);
});
