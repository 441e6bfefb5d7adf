import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import { importStates } from '@jicai/domain/goods/import-states.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { inShop } from '../../../test/in-shop.ts';
import { columnOf, readSheet } from '../../../test/read-sheet.ts';
import { sendFile } from '../../../test/send-file.ts';
import { signIn } from '../../../test/sign-in.ts';
import { takeSheet } from '../../../test/take-sheet.ts';
import { businessHost, type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { auditRecords } from '../../db/tables/requests.ts';
import { businessCompanyId, retailCompanyId } from '../../seed/shop-looks.ts';
import { settleImports } from '../catalogue-import/run-background.ts';

const app = useTestApp();
let operator: CallOptions = {};
beforeAll(async () => {
  operator = { token: await signIn(app, 'operator') };
});

const command = <D extends object>(data: D) => ({ data: { ...data, requestId: crypto.randomUUID() } });
const make = (options: object) => buildSku(app.deps, businessCompanyId, options);
const take = (reqData: object, who = operator) => takeSheet(app, '/api/OpsGoods/Export', { reqData }, who);
const run = (statement: ReturnType<typeof sql>) => inShop(app, businessCompanyId, (ctx) => ctx.db.execute(statement));

/** What the check of an import says of an exported file. */
async function checkAgain(fileUrl: string) {
  const file = await app.fastify.inject({ method: 'GET', url: fileUrl, headers: { host: businessHost } });
  const bizType = String(bizTypes.goodsFile);
  const token = operator.token ?? '';
  const sent = await sendFile(app, { bytes: file.rawPayload, name: '商品.xlsx', fields: { bizType }, token });
  const body = command({ fileUrl: sent.resultData.fileUrl, fileName: '商品.xlsx' });
  const { importId } = (await app.call('/api/OpsGoods/StartImport', body, operator)).resultData;
  await settleImports();
  const read = async () => (await app.call('/api/OpsGoods/GetImport', { data: { importId } }, operator)).resultData;
  const write = async () => {
    await app.call('/api/OpsGoods/WriteImport', command({ importId, isPartial: false }), operator);
    await settleImports();
    return read();
  };
  return { checked: await read(), write };
}

const odd = {
  itemSpec: '-20℃ 可用',
  modelNo: '=A1',
  colorName: '黑',
  specs: [{ name: '颜色', value: '黑' }],
  attrs: [{ name: '材质', value: '塑料:再生' }],
  imgUrls: ['/pictures/a.webp', '/pictures/b.webp'],
  tiers: [{ qtyFrom: 10, priceFen: 805 }],
  minQty: 10,
  stepQty: 5,
  maxQty: 50,
  taxRateBp: 900,
  taxName: '纸制品',
  taxCode: '1060105040000000000',
  marketFen: 1200,
  pieceQty: 12,
  pieceName: '支',
};

test('an exported file changes nothing: goods with everything, without a price, on a short path', async () => {
  const one = await make({ ...odd, itemName: '导出往返之甲' });
  const { supplierId } = one;
  await make({
    supplierId,
    productId: one.productId,
    categoryId: one.categoryId,
    specs: [{ name: '颜色', value: '白' }],
  });
  const rich = await make({ supplierId, retailFen: null });
  await make({ supplierId, retailFen: null, enterpriseFen: null, isOnSale: false });
  await run(sql`update products set description = ${'材质：金属；产地：宁波\n第二行'},
    detail_html = '<p>自己写的<b>图文</b></p><p><img src="/files/x.webp" /></p>', keywords = '别名  两格', packing = '12 支/盒'
    where id = ${rich.productId}`);
  await run(sql`update products set description = '说明 & 一行', detail_html = '<p>说明 &amp; 一行</p><ul><li>第一</li><li>第二</li></ul>'
    where id = ${one.productId}`);
  const file = (await take({ supplierId })).resultData;
  expect(file.rowCount).toBe(4);
  const sheet = await readSheet(app, file.fileUrl);
  expect(columnOf(sheet, 'detail')).toEqual(expect.arrayContaining(['不变', '第一 / 第二']));
  expect(columnOf(sheet, 'labels')).toEqual(['无', '无', '无', '无']);
  expect(columnOf(sheet, 'taxCode').filter((cell) => cell !== '无')).toEqual(['1060105040000000000']);
  const { checked, write } = await checkAgain(file.fileUrl);
  expect(checked).toMatchObject({
    state: importStates.checked,
    faults: [],
    notes: [],
    samples: [],
    sameRows: 4,
    changedRows: 0,
    newRows: 0,
  });
  // Written all the same, it is still what it was: rich text too.
  expect(await write()).toMatchObject({ state: importStates.done, updatedItems: 4, createdItems: 0 });
  const after = await checkAgain((await take({ supplierId })).resultData.fileUrl);
  expect(after.checked).toMatchObject({ sameRows: 4, changedRows: 0 });
  const { rows } = await run(
    sql`select detail_html, category_id::text as id from products where id = ${rich.productId}`,
  );
  expect(rows[0]).toMatchObject({ detail_html: expect.stringContaining('<b>图文</b>'), id: rich.categoryId });
});

test('takes what the list shows under its filters, costs for who may see them alone, and stands in the log', async () => {
  const { supplierId, itemNo, itemId } = await make({ itemName: '导出筛选之物' });
  await make({ supplierId, itemName: '另一个' });
  await app.call('/api/OpsGoods/SaveCosts', command({ rows: [{ itemId, costFen: 650, beforeFen: null }] }), operator);
  const body = { reqData: { supplierId }, searchKey: '导出筛选' };
  const file = (await takeSheet(app, '/api/OpsGoods/Export', body, operator)).resultData;
  const sheet = await readSheet(app, file.fileUrl);
  expect(columnOf(sheet, 'itemNo')).toEqual([itemNo]);
  expect(columnOf(sheet, 'costPrice')).toEqual(['6.50']);
  const blind = await buildStaff(app, { permissions: ['ops.goods.view', 'ops.goods.export'] });
  const theirs = (await takeSheet(app, '/api/OpsGoods/Export', body, { token: blind.token })).resultData;
  expect(columnOf(await readSheet(app, theirs.fileUrl), 'costPrice')).not.toContain('6.50');
  const records = await inShop(app, businessCompanyId, (ctx) =>
    ctx.db.select().from(auditRecords).where(eq(auditRecords.subject, 'papers 商品导出')),
  );
  expect(records.map(({ after }) => (after as { rowCount: number }).rowCount)).toContain(1);
});

test('nobody but who may export goods of this shop', async () => {
  const { supplierId } = await make({});
  const editor = await buildStaff(app, { permissions: ['ops.goods.view', 'ops.goods.edit'] });
  for (const token of [editor.token, await signIn(app, 'supplier'), await signIn(app, 'buyer')])
    expect((await take({ supplierId }, { token })).errorCode).toBe('3');
  expect((await take({ supplierId }, {})).success).toBe(false);
  const retail = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  expect((await take({ supplierId }, retail)).resultData.rowCount).toBe(0);
});

test('the ticked goods alone; those of another shop are in no file', async () => {
  const one = await make({ itemName: '勾选导出之一' });
  await make({ itemName: '勾选导出之二', supplierId: one.supplierId });
  const foreign = await buildSku(app.deps, retailCompanyId);
  const { fileUrl, rowCount } = (await take({ itemIds: [one.itemId, foreign.itemId] })).resultData;
  expect(rowCount).toBe(1);
  expect(columnOf(await readSheet(app, fileUrl), 'itemNo')).toEqual([one.itemNo]);
});
