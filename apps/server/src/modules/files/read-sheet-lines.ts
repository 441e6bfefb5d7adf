import { unzipSync } from 'fflate';
import type ExcelJS from 'exceljs';

/** A line of a small sheet with its cells as text; `no` is that of the sheet, from 1. */
export interface SheetLine {
  no: number;
  cells: string[];
  isMerged: boolean;
}

/**
 * The lines of the first sheet of a small XLSX; undefined for bytes that are none, or that unpack to more than
 * `maxUnpacked`. A value that a formula made is the one the file keeps.
 */
export async function readSheetLines(bytes: Uint8Array, maxUnpacked: number): Promise<SheetLine[] | undefined> {
  if (!isWithin(bytes, maxUnpacked)) return undefined;
  // 30 MB that only a workbook needs.
  const { default: excel } = await import('exceljs');
  const book = new excel.Workbook();
  try {
    // The library's own type of a buffer is another one.
    await book.xlsx.load(bytes as unknown as ArrayBuffer);
  } catch {
    return undefined;
  }
  const lines: SheetLine[] = [];
  book.worksheets[0]?.eachRow((row, no) => {
    const cells = Array.from({ length: row.cellCount }, (_, at) => row.getCell(at + 1));
    lines.push({
      no,
      cells: cells.map(({ value }) => cellText(value)),
      isMerged: cells.some(({ isMerged }) => isMerged),
    });
  });
  return lines;
}

/** By what the archive says of itself, before anything of it is unpacked. */
function isWithin(bytes: Uint8Array, maxUnpacked: number): boolean {
  let size = 0;
  try {
    unzipSync(bytes, {
      filter({ originalSize }) {
        size += originalSize;
        return false;
      },
    });
  } catch {
    return false;
  }
  return size > 0 && size <= maxUnpacked;
}

/** What a cell shows, as text; a formula shows what the file keeps of it. */
export function cellText(value: ExcelJS.CellValue): string {
  if (value === null || value === undefined) return '';
  // 16.799999999999997 is what a spreadsheet keeps for 16.80.
  if (typeof value === 'number') return String(Number(value.toPrecision(12)));
  if (typeof value !== 'object') return String(value);
  if (value instanceof Date) return value.toISOString();
  if ('richText' in value) return value.richText.map(({ text }) => text).join('');
  if ('text' in value) return cellText(value.text);
  return 'result' in value ? cellText(value.result) : '';
}
