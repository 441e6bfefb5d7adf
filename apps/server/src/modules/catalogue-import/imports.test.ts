import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { importStates } from '@jicai/domain/goods/import-states.ts';
import { dayMs } from '@jicai/domain/time/durations.ts';
import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSecondPerson } from '../../../test/build-second-person.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { sendFile } from '../../../test/send-file.ts';
import { signIn } from '../../../test/sign-in.ts';
import { testStart } from '../../../test/test-deps.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { inShop } from '../../../test/in-shop.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { requiredColumns } from '../goods-writing/index.ts';
import { updateImport } from './imports.store.ts';
import { forgetUndo } from './undo-import.ts';
import { countOutcomes } from './undo.store.ts';
import { settleImports } from './run-background.ts';

const app = useTestApp();
let operator: CallOptions = {};
beforeAll(async () => {
  operator = { token: await signIn(app, 'operator') };
});

const good: Record<string, string> = {
  spuNo: 'IMP1',
  itemNo: 'IMP1-1',
  itemName: '导入测试胶带',
  itemSpec: '48mm',
  colorName: '',
  categoryPath: '文具/胶带/封箱胶带',
  brandName: '',
  supplierName: '导入供应商',
  unit: '卷',
  price: '6.00',
  marketPrice: '',
  stock: '50',
  taxRate: '0.13',
  moq: '1',
  description: '',
  imgUrl: '',
};
const csvOf = (rows: Record<string, string>[], columns: readonly string[] = requiredColumns) =>
  Buffer.from([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))].join('\n'));

const upload = (bytes: Uint8Array, name = '商品.csv', token = operator.token) =>
  sendFile(app, { bytes, name, fields: { bizType: String(bizTypes.goodsFile) }, token });
const command = <D extends object>(data: D) => ({ data: { ...data, requestId: crypto.randomUUID() } });
const read = async (importId: string) =>
  (await app.call('/api/OpsGoods/GetImport', { data: { importId } }, operator)).resultData;

async function start(rows: Record<string, string>[] | Buffer, name?: string) {
  const { resultData } = await upload(Buffer.isBuffer(rows) ? rows : csvOf(rows), name);
  const body = command({ fileUrl: resultData.fileUrl, fileName: name ?? '商品.csv' });
  return app.call('/api/OpsGoods/StartImport', body, operator);
}
async function check(rows: Record<string, string>[] | Buffer, name?: string) {
  const { resultData } = await start(rows, name);
  await settleImports();
  return read(resultData.importId);
}
async function write(importId: string, isPartial = false) {
  const answer = await app.call('/api/OpsGoods/WriteImport', command({ importId, isPartial }), operator);
  await settleImports();
  return answer;
}
const itemsNamed = async (searchKey: string) =>
  (await app.call('/api/OpsGoods/GetPage', { reqData: {}, searchKey }, operator)).resultData;

describe('a goods file in the console', () => {
  test('is checked first, writes nothing by that, then becomes goods', async () => {
    const checked = await check([good, { ...good, itemNo: 'IMP1-2', itemSpec: '60mm' }]);
    expect(checked).toMatchObject({
      state: importStates.checked,
      newRows: 2,
      changedRows: 0,
      refusedRows: 0,
      totalRows: 2,
    });
    expect(checked.samples).toEqual([
      { row: 2, itemNo: 'IMP1-1', itemName: '导入测试胶带', changes: [] },
      { row: 3, itemNo: 'IMP1-2', itemName: '导入测试胶带', changes: [] },
    ]);
    expect(await itemsNamed('IMP1-1')).toEqual([]);
    expect((await write(checked.importId)).errorCode).toBe('0');
    expect(await read(checked.importId)).toMatchObject({ state: importStates.done, createdItems: 2, updatedItems: 0 });
    expect(await itemsNamed('IMP1-1')).toMatchObject([{ retailFen: 600, availableQty: 50 }]);
    expect((await write(checked.importId)).errorCode).toBe(errorCodes.stateChanged);
    const page = await app.call('/api/OpsGoods/GetImportPage', { reqData: {} }, operator);
    expect(page.resultData).toMatchObject([
      { importId: checked.importId, state: importStates.done, userName: '商城运营' },
    ]);
  });

  test('shows each cell that would change, and what stays as it is', async () => {
    const rows = [
      { ...good, price: '6.50', stock: '40' },
      { ...good, itemNo: 'IMP1-2', itemSpec: '60mm' },
    ];
    const checked = await check(rows);
    expect(checked).toMatchObject({ newRows: 0, changedRows: 1, sameRows: 1 });
    expect(checked.samples[0]?.changes).toEqual([
      { name: '零售价', from: '6.00', to: '6.50' },
      { name: '库存', from: '50', to: '40' },
    ]);
    await write(checked.importId);
    expect(await itemsNamed('IMP1-1')).toMatchObject([{ retailFen: 650, availableQty: 40 }]);
    const again = await check(rows);
    expect(again).toMatchObject({ changedRows: 0, sameRows: 2 });
  });

  test('with faults names each, and is written without those rows only where that is asked for', async () => {
    const checked = await check([
      { ...good, itemNo: 'IMP1-9' },
      { ...good, itemNo: 'IMP1-10', price: '0' },
    ]);
    expect(checked).toMatchObject({ newRows: 1, refusedRows: 1, faults: [{ row: 3, column: '零售价 price' }] });
    const refused = await write(checked.importId);
    expect(refused.errorCode).toBe(errorCodes.stateChanged);
    expect(refused.errorMsg).toContain('只导入正确的行');
    await write(checked.importId, true);
    expect(await read(checked.importId)).toMatchObject({ state: importStates.done, createdItems: 1, refusedRows: 1 });
    expect(await itemsNamed('IMP1-10')).toEqual([]);
  });

  test('that is no table says so; what is neither sheet nor text is refused at once', async () => {
    const noHeader = await check(Buffer.from('a,b\n1,2\n'));
    expect(noHeader).toMatchObject({ state: importStates.unreadable, newRows: 0, faults: [] });
    expect(noHeader.notes).toMatchObject([expect.stringMatching(/^表头缺少 .*itemNo.*，请用模板的表头$/)]);
    for (const empty of ['', '\n\n', requiredColumns.join(',')])
      expect(await check(Buffer.from(empty), '空.csv')).toMatchObject({
        state: importStates.unreadable,
        notes: ['文件里没有商品行，请下载模板填写后再上传'],
      });
    expect((await write(noHeader.importId, true)).errorCode).toBe(errorCodes.stateChanged);
    expect(await check(Buffer.from('PK\u0003\u0004 broken'), '坏.xlsx')).toMatchObject({
      state: importStates.unreadable,
    });
    expect((await upload(Buffer.from('MZ\u0000\u0001'), 'x.csv')).errorCode).toBe(errorCodes.badFileType);
    expect((await upload(csvOf([good]), 'goods.xlsx')).errorCode).toBe(errorCodes.badFileType);
  });

  test('of 200,000 rows is refused as a whole', async () => {
    const line = requiredColumns.map((column) => good[column] ?? '').join(',');
    const checked = await check(Buffer.from(`${requiredColumns.join(',')}\n${`${line}\n`.repeat(200_000)}`));
    expect(checked).toMatchObject({
      state: importStates.unreadable,
      notes: ['一个文件最多 100,000 行，请拆成几个文件分别导入'],
    });
    expect((await write(checked.importId, true)).errorCode).toBe(errorCodes.stateChanged);
  });

  test('waits for the one before; who falls silent is begun again', async () => {
    const { importId } = await check([{ ...good, itemNo: 'IMP1-20' }]);
    await inShop(app, businessCompanyId, (ctx) => updateImport(ctx, importId, { state: importStates.writing }));
    const second = await start([good]);
    expect(second.errorData).toEqual([{ field: 'fileUrl', msg: '另一个文件正在导入，请等它结束' }]);
    app.setNow(new Date(testStart.getTime() + 61_000));
    expect((await read(importId)).state).toBe(importStates.stopped);
    await write(importId);
    expect(await read(importId)).toMatchObject({ state: importStates.done, createdItems: 1 });
  });

  test('two at the same moment: one is taken', async () => {
    const links = await Promise.all([upload(csvOf([good])), upload(csvOf([good]))]);
    const answers = await Promise.all(
      links.map(({ resultData: { fileUrl } }) =>
        app.call('/api/OpsGoods/StartImport', command({ fileUrl, fileName: '商品.csv' }), operator),
      ),
    );
    await settleImports();
    expect(answers.map(({ errorCode }) => errorCode).sort()).toEqual(['0', errorCodes.badInput]);
  });
});

const undo = async (importId: string, who = operator) => {
  const answer = await app.call('/api/OpsGoods/UndoImport', command({ importId }), who);
  await settleImports();
  return answer;
};
async function imported(rows: Record<string, string>[]) {
  const { importId } = await check(rows);
  await write(importId);
  return importId;
}
const itemOf = async (itemNo: string) => (await itemsNamed(itemNo)).find((item) => item.itemNo === itemNo);

describe('an import that is undone', () => {
  const old = { ...good, spuNo: 'UND1', itemNo: 'UND1-1', itemName: '撤销前的名称', stock: '50' };

  test('brings goods back as they were, with their stock, and removes new ones', async () => {
    await imported([{ ...old, description: '材质：纸', brandName: '旧牌' }]);
    const before = await itemOf('UND1-1');
    const importId = await imported([
      {
        ...old,
        itemName: '改后的名称',
        price: '9.00',
        stock: '80',
        brandName: '新牌',
        categoryPath: '文具/胶带/透明胶带',
      },
      { ...good, spuNo: 'UND2', itemNo: 'UND2-1', itemName: '撤销时移除' },
    ]);
    expect(await itemOf('UND1-1')).toMatchObject({ itemName: '改后的名称', availableQty: 80, brandName: '新牌' });
    expect((await read(importId)).undoUntil).not.toBe('');
    expect((await undo(importId)).errorCode).toBe('0');
    const after = await read(importId);
    expect(after).toMatchObject({ state: importStates.undone, undoUserName: '商城运营', undoUntil: '', kept: [] });
    expect(after).toMatchObject({ restoredItems: 1, removedItems: 1, hiddenItems: 0, keptItems: 0 });
    expect(await itemOf('UND1-1')).toEqual({ ...before, updateTime: expect.any(String) });
    expect(await itemOf('UND2-1')).toBeUndefined();
    expect(await itemsNamed('改后的名称')).toEqual([]);
    expect((await itemsNamed('撤销前的名')).map(({ itemNo }) => itemNo)).toEqual(['UND1-1']);
    const found = await app.call('/api/ProductToC/GetWebSkuPage', { searchKey: 'UND1-1', reqData: {} });
    expect(found.resultData.map(({ itemName }) => itemName)).toContain('撤销前的名称');
    expect((await undo(importId)).errorCode).toBe(errorCodes.stateChanged);
    // Numbers of what was removed can be brought again.
    await imported([{ ...good, spuNo: 'UND2', itemNo: 'UND2-1', itemName: '又来一次' }]);
    expect(await itemOf('UND2-1')).toMatchObject({ itemName: '又来一次' });
  });

  test('keeps what was changed since and lists it; new goods that something names are taken off sale', async () => {
    const rows = [1, 2, 3].map((n) => ({ ...good, spuNo: `UNK${n}`, itemNo: `UNK${n}-1`, itemName: `留下 ${n}` }));
    await imported([rows[0]!]);
    const importId = await imported([{ ...rows[0]!, price: '7.00' }, rows[1]!, rows[2]!]);
    const [first, second] = [await itemOf('UNK1-1'), await itemOf('UNK2-1')];
    const price = { kind: 'price', price: 'retailFen', mode: 'set', value: 888 } as const;
    const { isOnSale, retailFen, enterpriseFen, marketFen } = first!;
    const row = { itemId: first!.itemId, before: { isOnSale, retailFen, enterpriseFen, marketFen } };
    await app.call('/api/OpsGoods/ApplyRun', command({ rows: [row], act: price }), operator);
    const buyer = { token: await signIn(app, 'buyer') };
    await app.call('/api/ShopItemConcern/Add', command({ itemId: second!.itemId }), buyer);
    await undo(importId);
    expect(await read(importId)).toMatchObject({
      restoredItems: 0,
      removedItems: 1,
      hiddenItems: 1,
      keptItems: 1,
      kept: [{ itemId: first!.itemId, itemNo: 'UNK1-1' }],
    });
    expect(await itemOf('UNK1-1')).toMatchObject({ retailFen: 888 });
    expect(await itemOf('UNK2-1')).toMatchObject({ isOnSale: false });
    expect(await itemOf('UNK3-1')).toBeUndefined();
  });

  test('brings no price back that would be under the margin line today', async () => {
    const row = { ...good, spuNo: 'UNM1', itemNo: 'UNM1-1', itemName: '毛利', price: '10.00' };
    await imported([row]);
    const importId = await imported([{ ...row, price: '20.00' }]);
    const { itemId = '' } = (await itemOf('UNM1-1')) ?? {};
    await app.call(
      '/api/OpsGoods/SaveCosts',
      command({ rows: [{ itemId, beforeFen: null, costFen: 1500 }] }),
      operator,
    );
    await undo(importId);
    expect(await read(importId)).toMatchObject({ restoredItems: 0, keptItems: 1, kept: [{ itemId }] });
    expect(await itemOf('UNM1-1')).toMatchObject({ retailFen: 2000 });
  });

  test('is forgotten after a month, and nobody of another side undoes it', async () => {
    const importId = await imported([{ ...good, spuNo: 'UNF1', itemNo: 'UNF1-1' }]);
    const other = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
    expect((await undo(importId, other)).errorCode).toBe(errorCodes.notFound);
    for (const account of ['supplier', 'buyer'] as const)
      expect((await undo(importId, { token: await signIn(app, account) })).errorCode).toBe(errorCodes.forbidden);
    const kept = () => inShop(app, businessCompanyId, (ctx) => countOutcomes(ctx, importId));
    await inShop(app, businessCompanyId, (ctx) => forgetUndo(ctx));
    expect((await kept()).all).toBe(1);
    const later = new Date(app.deps.now().getTime() + 31 * dayMs);
    await inShop(app, businessCompanyId, (ctx) => forgetUndo({ ...ctx, now: later }));
    expect((await kept()).all).toBe(0);
    await inShop(app, businessCompanyId, (ctx) => updateImport(ctx, importId, { endedAt: new Date(0) }));
    expect((await undo(importId)).errorCode).toBe(errorCodes.stateChanged);
  });

  test('every table that names items is either asked before one is removed, or cleared with it', async () => {
    const { rows } = await app.deps.db.pool.query<{ name: string }>(
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'item_id' order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual([
      'bought_items',
      'browsed_items',
      'cart_lines',
      'contract_discounts',
      'contract_prices',
      'cost_prices',
      'goods_import_items',
      'goods_run_items',
      'item_attributes',
      'item_concerns',
      'item_labels',
      'item_names',
      'order_lines',
      'past_prices',
      'price_plans',
      // Sold items stand in orders, too.
      'sales_item_days',
      'search_changes',
      'search_docs',
      'shelf_places',
      'stock_ledger',
      'stock_reservations',
      'stock_rows',
      'tier_prices',
    ]);
  });
});

test('who may not: suppliers and buyers, and another shop finds no such import', async () => {
  const { importId } = await check([good]);
  const other = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  const body = { data: { importId } };
  expect((await app.call('/api/OpsGoods/GetImport', body, other)).errorCode).toBe(errorCodes.notFound);
  expect((await app.call('/api/OpsGoods/WriteImport', command({ importId, isPartial: true }), other)).errorCode).toBe(
    errorCodes.notFound,
  );
  for (const account of ['supplier', 'buyer'] as const) {
    const token = await signIn(app, account);
    expect((await app.call('/api/OpsGoods/GetImport', body, { token })).errorCode).toBe(errorCodes.forbidden);
    const sent = await upload(csvOf([good]), 'a.csv', token);
    // A supplier brings sheets of its own stock, and cannot begin an import with them.
    if (account === 'buyer') expect(sent.errorCode).toBe(errorCodes.forbidden);
    const begin = command({ fileUrl: '/files/1/1', fileName: 'a.csv' });
    expect((await app.call('/api/OpsGoods/StartImport', begin, { token })).errorCode).toBe(errorCodes.forbidden);
  }
});

test('sale state, safety stock and shelf place are compared, written, left alone by empty cells and brought back', async () => {
  const columns = [...requiredColumns, 'isOnSale', 'safetyQty', 'shelfPlace'];
  const file = (cells: Record<string, string>) =>
    csvOf([{ ...good, spuNo: 'MRK1', itemNo: 'MRK1-1', ...cells }], columns);
  const now = async () => {
    const { rows } = await app.deps.db.pool.query(
      `select i.is_on_sale, i.safety_qty, h.place from items i
       left join shelf_places h on h.company_id = i.company_id and h.item_id = i.id and h.supplier_id = i.supplier_id
       where i.company_id = $1 and i.item_no = 'MRK1-1'`,
      [businessCompanyId],
    );
    return rows[0] as unknown;
  };
  await write((await check(file({}))).importId);
  expect(await now()).toEqual({ is_on_sale: true, safety_qty: 0, place: null });
  const said = { isOnSale: '0', safetyQty: '20', shelfPlace: 'A-03-2' };
  const { importId, samples } = await check(file(said));
  expect(samples[0]?.changes).toEqual([
    { name: '在售', from: '是', to: '否' },
    { name: '安全库存', from: '0', to: '20' },
    { name: '库位', from: '', to: 'A-03-2' },
  ]);
  await write(importId);
  expect(await now()).toEqual({ is_on_sale: false, safety_qty: 20, place: 'A-03-2' });
  expect(await check(file({}))).toMatchObject({ sameRows: 1 });
  await undo(importId);
  expect(await read(importId)).toMatchObject({ restoredItems: 1, keptItems: 0 });
  expect(await now()).toEqual({ is_on_sale: true, safety_qty: 0, place: '' });
  await write((await check(file(said))).importId);
  const emptied = await check(file({ shelfPlace: '无' }));
  expect(emptied.samples[0]?.changes).toEqual([{ name: '库位', from: 'A-03-2', to: '' }]);
  await write(emptied.importId);
  expect(await now()).toEqual({ is_on_sale: false, safety_qty: 20, place: '' });
  const bad = await check(file({ isOnSale: '也许', safetyQty: '-1', shelfPlace: '位'.repeat(31) }));
  expect(bad.faults.map(({ column }) => column)).toEqual(['库位 shelfPlace', '在售 isOnSale', '安全库存 safetyQty']);
  // Taken off or put on sale since: what the import made of it is no more, so it stays.
  const again = (await check(file({ ...said, isOnSale: '1' }))).importId;
  await write(again);
  await app.deps.db.pool.query(`update items set is_on_sale = false where company_id = $1 and item_no = 'MRK1-1'`, [
    businessCompanyId,
  ]);
  await undo(again);
  expect(await read(again)).toMatchObject({ restoredItems: 0, keptItems: 1 });
});

test('税收分类 is compared, written with both its cells, left alone by empty ones, taken off by 无 and brought back', async () => {
  const columns = [...requiredColumns, 'taxCode', 'taxName'];
  const file = (cells: Record<string, string>) =>
    csvOf([{ ...good, spuNo: 'TAX1', itemNo: 'TAX1-1', ...cells }], columns);
  const now = async () => {
    const { rows } = await app.deps.db.pool.query(
      `select tax_name, tax_code from items where company_id = $1 and item_no = 'TAX1-1'`,
      [businessCompanyId],
    );
    return Object.values(rows[0] as object).join(' ');
  };
  const paper = { taxCode: '1060105040000000000', taxName: '纸制品' };
  await write((await check(file({}))).importId);
  expect(await now()).toBe(' ');
  const { importId, samples } = await check(file(paper));
  expect(samples[0]?.changes).toEqual([
    { name: '税收分类编码', from: '', to: paper.taxCode },
    { name: '税收分类简称', from: '', to: '纸制品' },
  ]);
  await write(importId);
  expect(await now()).toBe('纸制品 1060105040000000000');
  expect(await check(file({}))).toMatchObject({ sameRows: 1 });
  await undo(importId);
  expect(await now()).toBe(' ');
  await write((await check(file(paper))).importId);
  await write((await check(file({ taxCode: '无', taxName: '无' }))).importId);
  expect(await now()).toBe(' ');
  const faultsOf = async (cells: Record<string, string>) =>
    (await check(file(cells))).faults.map(({ column, reason }) => `${column} ${reason}`);
  expect(await faultsOf({ taxCode: '123', taxName: '纸*' })).toEqual([
    '税收分类编码 taxCode 税收分类编码为19位数字',
    '税收分类简称 taxName 税收分类简称不能含“*”',
  ]);
  expect(await faultsOf({ taxName: '纸制品' })).toEqual(['税收分类编码 taxCode 请填写税收分类编码']);
  expect(await faultsOf({ taxCode: paper.taxCode })).toEqual(['税收分类简称 taxName 请填写税收分类简称']);
});

test('labels of a goods file are those the shop has, are compared, written, left alone by an empty cell and brought back', async () => {
  for (const labelName of ['档案甲', '档案乙'])
    await app.call('/api/OpsLabel/Save', command({ labelName, tone: 'ok', isPublic: true }), operator);
  const file = (labels: string) =>
    csvOf([{ ...good, spuNo: 'LAB1', itemNo: 'LAB1-1', labels }], [...requiredColumns, 'labels']);
  const labelsNow = async () => (await itemsNamed('LAB1-1'))[0]?.labels.map(({ name }) => name);
  const unknown = await check(file('档案甲|没有的'));
  expect(unknown.faults).toEqual([{ row: 2, column: '标签 labels', reason: '没有标签「没有的」，请先在“标签”页添加' }]);
  await write((await check(file('档案甲'))).importId);
  expect(await labelsNow()).toEqual(['档案甲']);
  expect(await check(file(''))).toMatchObject({ sameRows: 1 });
  const both = await check(file('档案乙|档案甲'));
  expect(both.samples[0]?.changes).toEqual([{ name: '标签', from: '档案甲', to: '档案乙|档案甲' }]);
  await write(both.importId);
  expect(await labelsNow()).toEqual(['档案甲', '档案乙']);
  await app.call('/api/OpsGoods/UndoImport', command({ importId: both.importId }), operator);
  await settleImports();
  expect(await labelsNow()).toEqual(['档案甲']);
  await write((await check(file('无'))).importId);
  expect(await labelsNow()).toEqual([]);
});

describe('costs in a goods file', () => {
  const withCost = (itemNo: string, costPrice: string) => {
    const row: Record<string, string> = { ...good, spuNo: itemNo, itemNo, costPrice };
    const columns = [...requiredColumns, 'costPrice'];
    return Buffer.from([columns, columns.map((column) => row[column] ?? '')].join('\n'));
  };
  const costOf = async (itemNo: string) => (await itemsNamed(itemNo))[0]?.costFen;
  const samplesFor = async (importId: string, token: string) =>
    (await app.call('/api/OpsGoods/GetImport', { data: { importId } }, { token })).resultData.samples;

  test('are compared, written and left alone by an empty cell; their amounts stay with who may see them', async () => {
    await write((await check(withCost('COST1', '4.10'))).importId);
    expect(await costOf('COST1')).toBe(410);
    const checked = await check(withCost('COST1', '4.25'));
    expect(checked.samples[0]?.changes).toEqual([{ name: '进价', from: '4.10', to: '4.25' }]);
    const blind = await buildStaff(app, { permissions: ['ops.goods.view', 'ops.goods.import'] });
    expect((await samplesFor(checked.importId, blind.token))[0]?.changes).toEqual([
      { name: '进价', from: '', to: '已修改' },
    ]);
    await write(checked.importId);
    expect(await costOf('COST1')).toBe(425);
    expect(await check(withCost('COST1', ''))).toMatchObject({ sameRows: 1 });
  });

  test('are left out of the file of somebody who may not write them, and he is told', async () => {
    const blind = await buildStaff(app, { permissions: ['ops.goods.view', 'ops.goods.import'] });
    const { resultData: sent } = await upload(withCost('COST2', '4.10'), '商品.csv', blind.token);
    const body = command({ fileUrl: sent.fileUrl, fileName: '商品.csv' });
    const { importId } = (await app.call('/api/OpsGoods/StartImport', body, { token: blind.token })).resultData;
    await settleImports();
    expect((await read(importId)).notes).toEqual(['你没有维护进价的权限，文件里的进价没有导入']);
    await write(importId);
    expect(await costOf('COST2')).toBeNull();
  });
});

test('prices of a file under the margin line wait for a second person; the rest of their rows is written', async () => {
  const priced = (price: string, itemSpec: string) => {
    const row: Record<string, string> = {
      ...good,
      spuNo: 'LINE1',
      itemNo: 'LINE1',
      price,
      itemSpec,
      costPrice: '5.00',
    };
    const columns = [...requiredColumns, 'costPrice'];
    return Buffer.from([columns, columns.map((column) => row[column] ?? '')].join('\n'));
  };
  await write((await check(priced('6.00', '48mm'))).importId);
  const { importId } = await check(priced('5.20', '60mm'));
  await write(importId);
  const now = async () => (await itemsNamed('LINE1'))[0];
  expect(await now()).toMatchObject({ retailFen: 600, itemSpec: '60mm', costFen: 500 });
  expect((await read(importId)).notes).toEqual(['1 行的价格低于毛利线，原价不变，已提交第二人复核']);
  const second = await buildSecondPerson(app);
  expect((await second.answer('goods.price')).success).toBe(true);
  expect((await now())?.retailFen).toBe(520);
});

test('what a unit holds is compared, written, left alone by an empty cell, taken off by 无 and brought back', async () => {
  const columns = [...requiredColumns, 'pieces'];
  const file = (pieces: string) => csvOf([{ ...good, spuNo: 'PCS1', itemNo: 'PCS1-1', unit: '箱', pieces }], columns);
  const now = async () => {
    const { rows } = await app.deps.db.pool.query(
      `select piece_qty || piece_name as pieces from items where company_id = $1 and item_no = 'PCS1-1'`,
      [businessCompanyId],
    );
    return (rows[0] as { pieces: string } | undefined)?.pieces;
  };
  await write((await check(file('24瓶'))).importId);
  expect(await now()).toBe('24瓶');
  expect(await check(file(''))).toMatchObject({ sameRows: 1 });
  const { importId, samples } = await check(file('12 瓶'));
  expect(samples[0]?.changes).toEqual([{ name: '包装换算', from: '24瓶', to: '12瓶' }]);
  await write(importId);
  expect(await now()).toBe('12瓶');
  await undo(importId);
  expect(await now()).toBe('24瓶');
  await write((await check(file('无'))).importId);
  expect(await now()).toBe('1');
  for (const wrong of ['瓶', '24', '24箱', '1瓶']) {
    const { faults } = await check(file(wrong));
    expect(faults.map(({ column }) => column)).toEqual(['包装换算 pieces']);
  }
});
