import { sheetText } from '@jicai/domain/sheet-text.ts';
import { setImmediate as turn } from 'node:timers/promises';

/** Media type of XLSX. */
export const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface SheetColumn<R> {
  title: string;
  /** In characters. */
  width: number;
  /** Text is guarded against formulas; fen become yuan with two decimals. */
  kind: 'text' | 'count' | 'fen';
  value: (row: R) => string | number | null;
}

/** Rows written without letting other requests run. */
const rowsPerTurn = 250;

/** One sheet with a fixed head row, as XLSX. */
export async function writeSheet<R>(
  name: string,
  columns: readonly SheetColumn<R>[],
  rows: readonly R[],
): Promise<Uint8Array> {
  // 30 MB that only an export needs.
  const { default: excel } = await import('exceljs');
  const book = new excel.Workbook();
  const sheet = book.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns.map(({ title, width, kind }) => ({
    header: title,
    width,
    style: kind === 'fen' ? { numFmt: '#,##0.00' } : {},
  }));
  const head = sheet.getRow(1);
  head.font = { bold: true };
  head.alignment = { vertical: 'middle' };
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: columns.length } };
  for (const [at, row] of rows.entries()) {
    sheet.addRow(columns.map(({ kind, value }) => cellOf(kind, value(row))));
    if (at % rowsPerTurn === rowsPerTurn - 1) await turn();
  }
  return new Uint8Array(await book.xlsx.writeBuffer());
}

function cellOf(kind: SheetColumn<never>['kind'], value: string | number | null): string | number | null {
  if (typeof value === 'string') return sheetText(value);
  return kind === 'fen' && value !== null ? value / 100 : value;
}
