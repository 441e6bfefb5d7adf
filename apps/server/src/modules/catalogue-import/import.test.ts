import ExcelJS from 'exceljs';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inShop } from '../../../test/in-shop.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { businessCompanyId, retailCompanyId } from '../../seed/shop-looks.ts';
import { findItemIdsByNo } from '../catalog/index.ts';
import { reserveStock } from '../stock/index.ts';
import { requiredColumns } from '../goods-writing/index.ts';
import { importCatalogue } from './index.ts';

const app = useTestApp();
const folder = mkdtempSync(join(tmpdir(), 'jicai-import-'));

const good: Record<string, string> = {
  spuNo: 'P1',
  itemNo: 'P1-1',
  itemName: '测试中性笔 黑色',
  itemSpec: '0.5mm',
  colorName: '黑色',
  categoryPath: '文具/书写/中性笔',
  brandName: '测试牌',
  supplierName: '测试供应商甲',
  unit: '盒',
  price: '16.80',
  marketPrice: '24.00',
  stock: '120',
  taxRate: '0.13',
  moq: '5',
  description: '说明,带逗号',
  imgUrl: '/pictures/a.webp',
};
const row = (changes: Record<string, string>) => ({ ...good, ...changes });

let files = 0;
const quote = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const toCsv = (rows: Record<string, string>[], columns: readonly string[]) =>
  [columns, ...rows.map((cells) => columns.map((column) => quote(cells[column] ?? '')))]
    .map((cells) => cells.join(','))
    .join('\n');

function csv(rows: Record<string, string>[], extra: string[] = []): string {
  const file = join(folder, `goods-${(files += 1)}.csv`);
  writeFileSync(file, toCsv(rows, [...requiredColumns, ...extra]));
  return file;
}

const run = (file: string | string[], options: { isPartial?: boolean; companyId?: string } = {}) =>
  importCatalogue(app.deps, options.companyId ?? businessCompanyId, {
    files: [file].flat(),
    isPartial: options.isPartial,
  });

const tables = [
  'categories',
  'brands',
  'suppliers',
  'products',
  'items',
  'attribute_values',
  'tier_prices',
  'stock_rows',
  'stock_ledger',
  'search_docs',
];

async function counts(companyId = businessCompanyId): Promise<Record<string, number>> {
  const { rows } = await app.deps.db.pool.query<{ t: string; n: number }>(
    tables
      .map((t) => `select '${t}' as t, count(*)::int as n from ${t} where company_id = ${companyId}`)
      .join(' union all '),
  );
  return Object.fromEntries(rows.map(({ t, n }) => [t, n]));
}

async function itemOf(itemNo: string) {
  const { rows } = await app.deps.db.pool.query(
    `select i.*, s.on_hand, p.delivery_days, p.detail_html from items i join products p on p.id = i.product_id
     join stock_rows s on s.item_id = i.id where i.item_no = $1 and i.company_id = $2`,
    [itemNo, businessCompanyId],
  );
  return rows[0] as Record<string, unknown> | undefined;
}

describe('importCatalogue', () => {
  test('a file brings names, goods, prices, stock and documents; again it changes nothing', async () => {
    const extra = ['modelNo', 'enterprisePrice', 'tierPrices', 'stepQty', 'attrs', 'specs', 'images', 'detail'];
    const rich = {
      modelNo: 'Q7',
      enterprisePrice: '15.80',
      tierPrices: '10:15.20|50:14.60',
      stepQty: '5',
      attrs: '材质:塑料|墨水:速干:中性|材质:塑料',
      specs: '颜色:黑色|笔尖:0.5mm',
      images: '/pictures/b.webp|/pictures/c.webp',
      detail: '第一行 / <b>第二行</b>',
    };
    const file = csv(
      [row(rich), row({ itemNo: 'P1-2', itemName: '测试中性笔 蓝色', colorName: '蓝色', stock: '0' })],
      extra,
    );
    expect(await run(file)).toMatchObject({ rows: 2, created: 2, updated: 0, refusedRows: 0, isWritten: true });
    const first = await counts();
    expect(first).toEqual({
      categories: 3,
      brands: 1,
      suppliers: 1,
      products: 1,
      items: 2,
      attribute_values: 2,
      tier_prices: 2,
      stock_rows: 2,
      stock_ledger: 1,
      search_docs: 2,
    });
    expect(await itemOf('P1-1')).toMatchObject({
      retail_fen: '1680',
      enterprise_fen: '1580',
      market_fen: '2400',
      tax_rate_bp: 1300,
      min_qty: 5,
      step_qty: 5,
      model_no: 'Q7',
      on_hand: 120,
      specs: [
        { name: '颜色', value: '黑色' },
        { name: '笔尖', value: '0.5mm' },
      ],
      attrs: [
        { name: '材质', value: '塑料' },
        { name: '墨水', value: '速干:中性' },
      ],
      img_urls: ['/pictures/b.webp', '/pictures/c.webp'],
      detail_html: '<p>说明,带逗号</p><ul><li>第一行</li><li>&lt;b&gt;第二行&lt;/b&gt;</li></ul>',
    });
    expect(await run(file)).toMatchObject({ created: 0, updated: 2, isWritten: true });
    expect(await counts()).toEqual(first);
  });

  test('categories of a later file stand behind their sisters', async () => {
    const at = (itemNo: string, categoryPath: string) => row({ spuNo: itemNo, itemNo, categoryPath });
    await run(csv([at('P1-1', '文具/书写/中性笔'), at('P2-1', '文具/本册/笔记本'), at('P3-1', '文具/文件/档案盒')]));
    await run(csv([at('P4-1', '文具/财务/印台'), at('P5-1', '文具/会议/白板擦')]));
    const { rows } = await app.deps.db.pool.query<{ name: string }>(
      'select name from categories where company_id = $1 and level = 2 order by sort_no, id',
      [businessCompanyId],
    );
    expect(rows.map(({ name }) => name)).toEqual(['书写', '本册', '文件', '财务', '会议']);
  });

  test('a changed file changes goods, and stock through the ledger', async () => {
    await run(csv([row({ spuNo: 'C1', itemNo: 'C1-1' })]));
    await run(csv([row({ spuNo: 'C1', itemNo: 'C1-1', price: '9.9', stock: '100', itemName: '改名' })]));
    expect(await itemOf('C1-1')).toMatchObject({ retail_fen: '990', on_hand: 100, name: '改名' });
    const { rows } = await app.deps.db.pool.query(
      `select l.on_hand_delta from stock_ledger l join items i on i.id = l.item_id where i.item_no = 'C1-1' order by l.id`,
    );
    expect(rows).toEqual([{ on_hand_delta: 120 }, { on_hand_delta: -20 }]);
    const answer = await app.call('/api/ProductToC/GetWebSkuPage', { searchKey: '改名', reqData: {} });
    expect(answer.resultData).toMatchObject([{ itemNo: 'C1-1', price: 990 }]);
  });

  test('an XLSX file, with numbers as a spreadsheet keeps them', async () => {
    const book = new ExcelJS.Workbook();
    const sheet = book.addWorksheet('商品');
    sheet.addRow([...requiredColumns, '备注']);
    const cells = row({ spuNo: 'X1', itemNo: 'X1-1' });
    sheet.addRow(
      requiredColumns.map((column) =>
        column === 'price' ? 16.799999999999997 : column === 'stock' ? 7 : cells[column],
      ),
    );
    const file = join(folder, 'goods.xlsx');
    await book.xlsx.writeFile(file);
    expect(await run(file)).toMatchObject({ rows: 1, created: 1, refused: [] });
    expect(await itemOf('X1-1')).toMatchObject({ retail_fen: '1680', on_hand: 7 });
  });

  test('merged cells of an XLSX are told by their range, line by line', async () => {
    const book = new ExcelJS.Workbook();
    const sheet = book.addWorksheet('商品');
    sheet.addRow([...requiredColumns]);
    const linesOf = ['M1-1', 'M1-2', 'M1-3', 'M1-4'].map((itemNo) => row({ spuNo: 'M1', itemNo }));
    for (const cells of linesOf) sheet.addRow(requiredColumns.map((column) => cells[column]));
    sheet.mergeCells('G3:G4');
    const file = join(folder, 'merged.xlsx');
    await book.xlsx.writeFile(file);
    const reason = '单元格 G3:G4 是合并的，请取消合并，每行填完整';
    expect(await run(file)).toMatchObject({
      rows: 4,
      refused: [
        { row: 3, column: '', reason },
        { row: 4, column: '', reason },
      ],
      isWritten: false,
    });
    expect(await run(file, { isPartial: true })).toMatchObject({ created: 2, refusedRows: 2 });
    expect(await itemOf('M1-3')).toBeUndefined();
    sheet.mergeCells('A1:B1');
    await book.xlsx.writeFile(file);
    expect(await run(file)).toMatchObject({ rows: 0, refused: [{ row: 1, reason: expect.stringContaining('A1:B1') }] });
  });

  test('a CSV file with a mark at its beginning, and one in GB 18030', async () => {
    const marked = join(folder, 'bom.csv');
    writeFileSync(marked, `\ufeff${toCsv([row({ spuNo: 'B1', itemNo: 'B1-1' })], requiredColumns)}`);
    expect(await run(marked)).toMatchObject({ created: 1 });
    // 中 and 文 in GB 18030, which no UTF-8 text holds.
    const [before, after] = toCsv(
      [row({ spuNo: 'G1', itemNo: 'G1-1', itemName: '@@', ...ascii })],
      requiredColumns,
    ).split('@@');
    const file = join(folder, 'gb.csv');
    writeFileSync(
      file,
      Buffer.concat([Buffer.from(before!), Buffer.from([0xd6, 0xd0, 0xce, 0xc4]), Buffer.from(after!)]),
    );
    expect(await run(file)).toMatchObject({ created: 1 });
    expect(await itemOf('G1-1')).toMatchObject({ name: '中文' });
  });

  test('broken rows are told by row, column and reason, and nothing is written', async () => {
    const before = await counts();
    const report = await run(
      csv([
        row({ spuNo: 'Z1', itemNo: 'Z1-1' }),
        row({ spuNo: 'Z1', itemNo: 'Z1-1' }),
        row({ spuNo: 'Z2', itemNo: 'Z2-1', price: '1.234', stock: '-1', taxRate: '0.17' }),
        row({ spuNo: 'Z3', itemNo: '', categoryPath: 'a/b/c/d', imgUrl: 'javascript:alert(1)' }),
        row({ spuNo: 'Z4', itemNo: 'Z4-1', price: '30.00' }),
      ]),
    );
    expect(report).toMatchObject({ rows: 5, created: 0, refusedRows: 4, isWritten: false });
    expect(report.refused.map(({ row: at, column, reason }) => [at, column, reason])).toEqual([
      [3, 'itemNo', '货号重复，首次出现在第 2 行'],
      [4, 'price', '应为最多两位小数的金额'],
      [4, 'stock', '应在 0 到 999999999 之间'],
      [4, 'taxRate', expect.stringContaining('税率')],
      [5, 'itemNo', '不能为空'],
      [5, 'categoryPath', '应为一到三级分类，用 / 分隔'],
      [5, 'imgUrl', '应为 / 或 http 开头的图片地址'],
      [6, 'marketPrice', '市场价不能低于售价'],
    ]);
    expect(await counts()).toEqual(before);
  });

  test('partial: the good rows are taken', async () => {
    const report = await run(
      csv([row({ spuNo: 'Y1', itemNo: 'Y1-1' }), row({ spuNo: 'Y2', itemNo: 'Y2-1', unit: '' })]),
      {
        isPartial: true,
      },
    );
    expect(report).toMatchObject({ created: 1, refusedRows: 1, isWritten: true });
    expect(await itemOf('Y1-1')).toBeDefined();
    expect(await itemOf('Y2-1')).toBeUndefined();
  });

  test('a count below what orders hold is refused', async () => {
    const file = (stock: string) => csv([row({ spuNo: 'H1', itemNo: 'H1-1', stock })]);
    await run(file('10'));
    await inShop(app, businessCompanyId, async (ctx) => {
      const itemId = (await findItemIdsByNo(ctx, ['H1-1'])).get('H1-1')!;
      await reserveStock(ctx, [{ orderLineId: ctx.newId(), itemId, qty: 6 }]);
    });
    expect(await run(file('5'))).toMatchObject({
      isWritten: false,
      refused: [{ row: 2, column: 'stock', reason: '库存不能小于已被订单占用的 6' }],
    });
    expect(await run(file('6'))).toMatchObject({ isWritten: true });
    expect(await itemOf('H1-1')).toMatchObject({ on_hand: 6 });
  });

  test('a path of less than three levels is completed, and the report says so', async () => {
    const file = csv([
      row({ spuNo: 'L1', itemNo: 'L1-1', categoryPath: '五金/扳手' }),
      row({ spuNo: 'L2', itemNo: 'L2-1', categoryPath: '五金/扳手' }),
      row({ spuNo: 'L3', itemNo: 'L3-1', categoryPath: '五金/扳手/活动扳手' }),
    ]);
    expect((await run(file)).notes).toEqual(['分类「五金/扳手」不足三级，已补为「五金/扳手/扳手」（2 行）']);
    const { rows } = await app.deps.db.pool.query<{ name: string; level: number }>(
      `select c.name, c.level from items i join products p on p.id = i.product_id join categories c on c.id = p.category_id
       where i.item_no in ('L1-1', 'L3-1') order by i.item_no`,
    );
    expect(rows).toEqual([
      { name: '扳手', level: 3 },
      { name: '活动扳手', level: 3 },
    ]);
  });

  test('a repeated picture is kept once', async () => {
    const images = '/pictures/b.webp|/pictures/a.webp|/pictures/b.webp';
    await run(csv([row({ spuNo: 'I1', itemNo: 'I1-1', imgUrl: '/pictures/a.webp', images })], ['images']));
    expect(await itemOf('I1-1')).toMatchObject({ img_url: '/pictures/a.webp', img_urls: ['/pictures/b.webp'] });
  });

  test('a shop cut off while it writes has whole batches, and the file brings the rest when it comes again', async () => {
    const rows = Array.from({ length: 1200 }, (_, at) => row({ spuNo: `K${at}`, itemNo: `K${at}-1` }));
    const file = csv(rows);
    const cut = importCatalogue(app.deps, businessCompanyId, {
      files: [file],
      onProgress: (progress) => {
        if (progress.phase === 'write') throw new Error('cut off');
      },
    });
    await expect(cut).rejects.toThrow('cut off');
    const { rows: found } = await app.deps.db.pool.query<{ items: number; docs: number; stock: number }>(
      `select count(*)::int as items, count(d.item_id)::int as docs, count(s.item_id)::int as stock
       from items i left join search_docs d on d.item_id = i.id left join stock_rows s on s.item_id = i.id
       where i.item_no like 'K%'`,
    );
    expect(found[0]?.items).toBeGreaterThanOrEqual(500);
    expect(found[0]).toEqual({ items: found[0]?.items, docs: found[0]?.items, stock: found[0]?.items });
    expect(await run(file)).toMatchObject({ created: 1200 - (found[0]?.items ?? 0), updated: found[0]?.items });
  });

  test('a broken last row leaves everything as it was, however many batches are before it', async () => {
    const before = await counts();
    const rows = Array.from({ length: 1200 }, (_, at) => row({ spuNo: `W${at}`, itemNo: `W${at}` }));
    const report = await run(csv([...rows, row({ itemNo: 'W-last', price: '' })]));
    expect(report).toMatchObject({ rows: 1201, refusedRows: 1, isWritten: false });
    expect(await counts()).toEqual(before);
  });

  test('files that are no tables are refused in one line', async () => {
    const file = join(folder, 'broken.csv');
    writeFileSync(file, `${requiredColumns.join(',')}\n"a,b`);
    await expect(run(file)).rejects.toThrow(/引号不配对/);
    writeFileSync(join(folder, 'broken.xlsx'), 'no zip');
    await expect(run(join(folder, 'broken.xlsx'))).rejects.toThrow(/文件已损坏或格式不正确/);
    await expect(run(join(folder, 'goods.txt'))).rejects.toThrow(/只支持/);
    await expect(run(join(folder, 'absent.csv'))).rejects.toThrow(/文件不存在/);
    writeFileSync(join(folder, 'short.csv'), 'spuNo,itemNo\n1,2');
    expect((await run(join(folder, 'short.csv'))).refused[0]).toMatchObject({ row: 1, reason: '表头缺少这一列' });
  });

  test('more rows than one batch, and the other shop has none of them', async () => {
    const before = await counts(retailCompanyId);
    const rows = Array.from({ length: 2300 }, (_, at) => row({ spuNo: `M${at >> 1}`, itemNo: `M${at}` }));
    expect(await run(csv(rows))).toMatchObject({ created: 2300 });
    expect(await counts(retailCompanyId)).toEqual(before);
  });
});

/** Cells of the sample row without Chinese, so that only the name decides the encoding. */
const ascii = {
  itemSpec: 'a',
  colorName: '',
  categoryPath: 'a',
  brandName: 'a',
  supplierName: 'a',
  unit: 'a',
  description: 'a',
};

test('refuses prices under the margin line before anything is written, for nobody there can be asked', async () => {
  const cheap = { itemNo: 'ML-1', spuNo: 'ML', price: '10.00', costPrice: '9.90', enterprisePrice: '' };
  const fine = {
    itemNo: 'ML-2',
    spuNo: 'ML',
    colorName: '蓝色',
    price: '20.00',
    costPrice: '9.90',
    enterprisePrice: '',
  };
  const file = csv([row(fine), row(cheap)], ['costPrice', 'enterprisePrice']);
  const report = await run(file);
  expect(report).toMatchObject({ created: 0, refusedRows: 1, isWritten: false, waitingRows: 0 });
  expect(report.refused).toMatchObject([{ row: 3, column: 'price', reason: expect.stringContaining('毛利线') }]);
  expect(await itemOf('ML-2')).toBeUndefined();
  expect(await run(file, { isPartial: true })).toMatchObject({ created: 1, refusedRows: 1, isWritten: true });
  expect(await itemOf('ML-1')).toBeUndefined();
  expect(await itemOf('ML-2')).toMatchObject({ retail_fen: '2000' });
  // A price that stays as it is is never asked about, and a new one is held to what holds.
  const dearer = { ...fine, costPrice: '', price: '10.20' };
  const again = await run(csv([row(dearer)], ['costPrice', 'enterprisePrice']));
  expect(again).toMatchObject({ updated: 0, refusedRows: 1, isWritten: false });
  expect(await itemOf('ML-2')).toMatchObject({ retail_fen: '2000' });
});
