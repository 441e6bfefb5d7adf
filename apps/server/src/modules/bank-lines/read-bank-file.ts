import type { BankFile } from '@jicai/domain/bank/bank-lines.ts';
import { readBankTable } from '@jicai/domain/bank/bank-table.ts';
import { isMt940, readMt940 } from '@jicai/domain/bank/mt940.ts';
import { maxShipSheetUnpacked } from '@jicai/domain/files/upload-kinds.ts';
import { parse } from 'csv-parse/sync';
import { readSheetLines } from '../files/index.ts';
import { isCamt053, readCamt053 } from './camt053.ts';

interface ReadBankFile extends BankFile {
  formatText: string;
}

/** What the library answers where it is asked for the line of each record. */
interface ReadLine {
  record: string[];
  info: { lines: number };
}

/** More lines than a month of any shop has; a file of 5 MB has fewer. */
const mostLines = 20_000;

/**
 * A bank statement by what it is, never by its name: a workbook, camt.053, MT940, else a table in text, UTF-8 or GB 18030
 * (docs/domain/payments.md §9). Of one that cannot be read, why, in Chinese.
 */
export async function readBankFile(bytes: Buffer): Promise<ReadBankFile | { problem: string }> {
  const file = await readByKind(bytes);
  if ('problem' in file) return file;
  if (file.credits.length > mostLines) return { problem: `流水太多，一次最多 ${mostLines} 笔，请按月份分开导出` };
  if (file.credits.length + file.debitCount + file.faults.length === 0) return { problem: '文件里没有任何一笔交易' };
  return file;
}

async function readByKind(bytes: Buffer): Promise<ReadBankFile | { problem: string }> {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    const lines = await readSheetLines(bytes, maxShipSheetUnpacked);
    if (!lines) return { problem: '文件已损坏，或内容太多，无法读取' };
    return tableOf(
      'Excel 表格',
      lines.map(({ no, cells }) => ({ rowNo: no, cells })),
    );
  }
  const { text, encoding } = textOf(bytes);
  if (isCamt053(text)) {
    const file = readCamt053(text);
    return file ? { ...file, formatText: 'camt.053' } : { problem: 'camt.053 文件已损坏，无法读取' };
  }
  if (isMt940(text)) return { ...readMt940(text), formatText: 'MT940' };
  if (/^\s*<(\?xml|!doctype|html|table)/i.test(text)) {
    return { problem: '文件是网页或 XML，不是交易明细；若是网银导出的 .xls，请用表格软件另存为 .xlsx' };
  }
  return readCsv(text, `CSV（${encoding}）`);
}

function readCsv(text: string, formatText: string): ReadBankFile | { problem: string } {
  const delimiter = text.includes('\t') && !text.slice(0, 5000).includes(',') ? '\t' : ',';
  let lines: ReadLine[];
  try {
    const options = { bom: true, delimiter, relax_column_count: true, relax_quotes: true, info: true } as const;
    // The library's types do not know what `info` adds.
    lines = parse(text, options) as unknown as ReadLine[];
  } catch (error) {
    const { lines: at } = error as { lines?: number };
    return { problem: `第 ${at ?? '?'} 行起引号不配对，无法继续读取` };
  }
  return tableOf(
    formatText,
    lines.map(({ record, info }) => ({ rowNo: info.lines, cells: record })),
  );
}

function tableOf(formatText: string, rows: { rowNo: number; cells: string[] }[]): ReadBankFile | { problem: string } {
  const table = readBankTable(rows);
  return 'problem' in table ? table : { ...table, formatText };
}

/** Banks write GB 18030 unless they say otherwise; bytes that are valid UTF-8 are no other text. */
function textOf(bytes: Buffer): { text: string; encoding: string } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('gb18030').decode(bytes), encoding: 'GB18030' };
  }
}
