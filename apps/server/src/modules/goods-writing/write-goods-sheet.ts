import { noLabels } from '@jicai/domain/goods/goods-labels.ts';
import type { Workbook } from 'exceljs';
import { type Column, goodsColumns, requiredGoodsColumns } from './goods-columns.ts';
import { openTextSheet } from './open-text-sheet.ts';

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
  const sheet = await openTextSheet(
    '商品',
    goodsColumns.map(({ name, sample }) => ({ title: name, width: widthOf(name, sample) })),
  );
  return {
    add: (rows: readonly Readonly<Record<Column, string>>[]): Promise<void> =>
      sheet.add(rows.map((row) => goodsColumns.map(({ name }) => cellOf(name, row[name])))),
    end: () => sheet.end(addGuide),
  };
}

const cellOf = (name: Column, text: string) => (text === '' && saidEmpty.has(name) ? noLabels : text);

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
