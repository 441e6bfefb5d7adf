import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { type ReadList, readListRows, readListText } from '@jicai/domain/cart/order-list-text.ts';
import { Refusal } from '@jicai/web/call/faults.ts';

const maxBytes = 1024 * 1024;

/** A purchase list from a sheet or a text file; refused as badInput where it is neither. */
export async function readListFile(file: File): Promise<ReadList> {
  if (file.size > maxBytes) throw new Refusal(errorCodes.badInput, '文件不能超过 1 MB');
  return /\.xlsx$/i.test(file.name) ? readListRows(await readSheetRows(file)) : readListText(await readText(file));
}

/** The first sheet. */
async function readSheetRows(file: File): Promise<string[][]> {
  const { readSheet } = await import('read-excel-file/universal');
  try {
    const rows = await readSheet(await file.arrayBuffer());
    return rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))));
  } catch {
    throw new Refusal(errorCodes.badInput, '这个文件打不开，请用 Excel 另存为 .xlsx 或 .csv 后再试');
  }
}

/** Sheets saved as CSV on a Chinese Windows are GBK. */
async function readText(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  if (new Uint8Array(bytes).includes(0)) throw new Refusal(errorCodes.badInput, '请选择 .xlsx、.csv 或 .txt 文件');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
