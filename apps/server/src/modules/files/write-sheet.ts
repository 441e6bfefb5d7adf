import { sheetText } from '@jicai/domain/files/sheet-text.ts';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
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

/** Columns by their kind, a line each; `R` is the row they read. Money is 14 characters wide. */
export const columnsOf = <R>() => ({
  text: (title: string, width: number, value: (row: R) => string): SheetColumn<R> => ({
    title,
    width,
    kind: 'text',
    value,
  }),
  fee: (title: string, value: (row: R) => number): SheetColumn<R> => ({ title, width: 14, kind: 'fen', value }),
});

/** What stands around the rows of a sheet that is a paper. */
export interface SheetFrame {
  /** Lines above the titles, a cell each. */
  above: readonly (readonly string[])[];
  /** A last row: what stands under the column of that title. */
  totals: Readonly<Record<string, string | number>>;
}

/** Rows written without letting other requests run. */
const rowsPerTurn = 250;

/** A sheet that is written batch by batch, so that its rows need not stand in memory together. */
interface OpenSheet<R> {
  add: (rows: readonly R[]) => Promise<void>;
  /** Ends it, with a last row where there are totals, and answers its bytes. */
  end: (totals?: SheetFrame['totals']) => Promise<Uint8Array>;
}

/**
 * One sheet with a fixed head row, as XLSX. Rows are handed over one by one: built as a whole, 50,000 rows would hold up
 * every other request for seconds while they are packed.
 */
export async function openSheet<R>(
  name: string,
  columns: readonly SheetColumn<R>[],
  above: SheetFrame['above'] = [],
): Promise<OpenSheet<R>> {
  // 30 MB that only an export needs.
  const { default: excel } = await import('exceljs');
  const stream = new PassThrough();
  const packed = buffer(stream);
  const book = new excel.stream.xlsx.WorkbookWriter({ stream, useStyles: true, useSharedStrings: false });
  const headNo = above.length + 1;
  const sheet = book.addWorksheet(name, { views: [{ state: 'frozen', ySplit: headNo }] });
  sheet.columns = columns.map(({ width, kind }) => ({ width, style: kind === 'fen' ? { numFmt: '#,##0.00' } : {} }));
  for (const cells of above) sheet.addRow(cells.map(sheetText)).commit();
  const head = sheet.addRow(columns.map(({ title }) => title));
  head.font = { bold: true };
  head.alignment = { vertical: 'middle' };
  head.commit();
  let written = 0;
  return {
    async add(rows) {
      for (const row of rows) {
        sheet.addRow(columns.map(({ kind, value }) => cellOf(kind, value(row)))).commit();
        written += 1;
        if (written % rowsPerTurn === 0) await turn();
      }
    },
    async end(totals = {}) {
      sheet.autoFilter = { from: { row: headNo, column: 1 }, to: { row: headNo + written, column: columns.length } };
      if (Object.keys(totals).length > 0) {
        const last = sheet.addRow(columns.map(({ title, kind }) => cellOf(kind, totals[title] ?? null)));
        last.font = { bold: true };
        last.commit();
      }
      sheet.commit();
      await book.commit();
      return packed;
    },
  };
}

/** One sheet as XLSX, in a frame where it is a paper. */
export async function writeSheet<R>(
  name: string,
  columns: readonly SheetColumn<R>[],
  rows: readonly R[],
  frame: SheetFrame = { above: [], totals: {} },
): Promise<Uint8Array> {
  const sheet = await openSheet(name, columns, frame.above);
  await sheet.add(rows);
  return sheet.end(frame.totals);
}

function cellOf(kind: SheetColumn<never>['kind'], value: string | number | null): string | number | null {
  if (typeof value === 'string') return sheetText(value);
  return kind === 'fen' && value !== null ? value / 100 : value;
}
