import ExcelJS from 'exceljs';
import { expect } from 'vitest';
import { businessHost, type TestApp } from './test-app.ts';

/** The first sheet of an XLSX file that the server has made. */
export async function readSheet(app: TestApp, fileUrl: string): Promise<ExcelJS.Worksheet> {
  const file = await app.fastify.inject({ method: 'GET', url: fileUrl, headers: { host: businessHost } });
  expect(file.statusCode).toBe(200);
  const book = new ExcelJS.Workbook();
  // The library's own type of a buffer is another one.
  await book.xlsx.load(file.rawPayload as unknown as ArrayBuffer);
  const [sheet] = book.worksheets;
  if (!sheet) throw new Error('a file without a sheet');
  return sheet;
}

/** The cells beneath a title, without the sum below them. */
export function columnOf(sheet: ExcelJS.Worksheet, title: string): ExcelJS.CellValue[] {
  const rows = sheet.getSheetValues() as ExcelJS.CellValue[][];
  const headNo = rows.findIndex((row) => row?.includes(title));
  const column = rows[headNo]?.indexOf(title) ?? -1;
  const below = rows.slice(headNo + 1).filter((row) => row[1] !== '合计');
  return below.map((row) => row[column]);
}
