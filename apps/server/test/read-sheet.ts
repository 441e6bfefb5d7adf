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

/** The cells beneath a title of the first row. */
export const columnOf = (sheet: ExcelJS.Worksheet, title: string) =>
  sheet.getColumn((sheet.getRow(1).values as string[]).indexOf(title)).values.slice(2);
