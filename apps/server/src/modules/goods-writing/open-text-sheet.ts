import { sheetText } from '@jicai/domain/files/sheet-text.ts';
import type { Workbook } from 'exceljs';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';

/** Rows written without letting other requests run. */
const rowsPerTurn = 250;

/** As text: a spreadsheet would make a number of 0001 and a time of 10:15.20. */
export const asText = { numFmt: '@' };

/** A sheet of texts that is filled in and brought back, written batch by batch; `atEnd` adds other sheets. */
export async function openTextSheet(name: string, columns: readonly { title: string; width: number }[]) {
  // 30 MB that only a workbook needs.
  const { default: excel } = await import('exceljs');
  const stream = new PassThrough();
  const packed = buffer(stream);
  const book = new excel.stream.xlsx.WorkbookWriter({ stream, useStyles: true, useSharedStrings: false });
  const sheet = book.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns.map(({ width }) => ({ width, style: asText }));
  const head = sheet.addRow(columns.map(({ title }) => title));
  head.font = { bold: true };
  head.commit();
  let written = 0;
  return {
    async add(rows: readonly (readonly string[])[]): Promise<void> {
      for (const row of rows) {
        sheet.addRow(row.map(sheetText)).commit();
        written += 1;
        if (written % rowsPerTurn === 0) await turn();
      }
    },
    async end(atEnd: (book: Pick<Workbook, 'addWorksheet'>) => void): Promise<Uint8Array> {
      sheet.commit();
      atEnd(book);
      await book.commit();
      return packed;
    },
  };
}
