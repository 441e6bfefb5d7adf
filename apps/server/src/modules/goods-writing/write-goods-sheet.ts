import { noLabels } from '@jicai/domain/goods/goods-labels.ts';
import { sheetText } from '@jicai/domain/files/sheet-text.ts';
import type { Workbook } from 'exceljs';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { type Column, goodsColumns, requiredGoodsColumns } from './goods-columns.ts';

/** Rows written without letting other requests run. */
const rowsPerTurn = 250;
/** Empty cells of these leave what stands: none is said in words. */
const saidEmpty: ReadonlySet<Column> = new Set<Column>([
  'labels',
  'shelfPlace',
  'pieces',
  'attrs',
  'taxCode',
  'taxName',
]);

/** Goods as a file that can be changed and imported again, batch by batch: the columns of its template, and what each may hold. */
export async function openGoodsSheet() {
  // 30 MB that only a workbook needs.
  const { default: excel } = await import('exceljs');
  const stream = new PassThrough();
  const packed = buffer(stream);
  const book = new excel.stream.xlsx.WorkbookWriter({ stream, useStyles: true, useSharedStrings: false });
  const sheet = book.addWorksheet('商品', { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = goodsColumns.map(({ name, sample }) => ({ width: widthOf(name, sample), style: asText }));
  const head = sheet.addRow(goodsColumns.map(({ name }) => name));
  head.font = { bold: true };
  head.commit();
  let written = 0;
  return {
    async add(rows: readonly Readonly<Record<Column, string>>[]): Promise<void> {
      for (const row of rows) {
        sheet.addRow(goodsColumns.map(({ name }) => cellOf(name, row[name]))).commit();
        written += 1;
        if (written % rowsPerTurn === 0) await turn();
      }
    },
    async end(): Promise<Uint8Array> {
      sheet.commit();
      addGuide(book);
      await book.commit();
      return packed;
    },
  };
}

const cellOf = (name: Column, text: string) => (text === '' && saidEmpty.has(name) ? noLabels : sheetText(text));

/** As text: a spreadsheet would make a number of 0001 and a time of 10:15.20. */
export const asText = { numFmt: '@' };
export const widthOf = (name: string, sample: string) => Math.max(name.length, sample.length * 1.6, 10) + 2;

/** A second sheet that says what each column holds. */
export function addGuide(book: Pick<Workbook, 'addWorksheet'>): void {
  const guide = book.addWorksheet('填写说明');
  guide.columns = [18, 14, 10, 60, 40].map((width) => ({ width }));
  guide.addRow(['列', '名称', '是否必需', '填写规则', '示例']).font = { bold: true };
  for (const column of goodsColumns) {
    const isRequired = requiredGoodsColumns.some(({ name }) => name === column.name);
    guide.addRow([column.name, column.title, isRequired ? '必需' : '可选', column.rule, column.sample]);
  }
}
