import { parse } from 'csv-parse';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { Transform } from 'node:stream';
import { StartFault } from '../../config.ts';
import { cellText, openMerged } from '../files/index.ts';
import { withWholeCharacters } from './whole-characters.ts';

/** The cells of one line as text; `row` is 1-based and counts the header. */
export interface RawRow {
  row: number;
  cells: string[];
  /** The merged cells it is part of, as A2:A4. */
  merged?: string | undefined;
}

/** A file that cannot be read as a table at all. */
export class UnreadableFile extends StartFault {}

/** Streams a CSV (UTF-8 or GB 18030) or XLSX (first sheet) file; `onBytes` hears how much has been read. */
export async function* readRows(file: string, onBytes: (bytes: number) => void): AsyncGenerator<RawRow> {
  const kind = extname(file).toLowerCase();
  if (kind !== '.csv' && kind !== '.xlsx') throw new UnreadableFile(`${basename(file)}：只支持 .csv 和 .xlsx 文件`);
  const rows = kind === '.csv' ? readCsv(file, onBytes) : readXlsx(file, onBytes);
  try {
    yield* rows;
  } catch (cause) {
    if (cause instanceof UnreadableFile) throw cause;
    throw new UnreadableFile(`${basename(file)}：${reasonOf(cause)}`, { cause });
  }
}

function reasonOf(error: unknown): string {
  const { code, lines } = error as { code?: string; lines?: number };
  if (code === 'ENOENT') return '文件不存在';
  if (code === 'EACCES' || code === 'EISDIR') return '文件无法读取';
  if (code?.startsWith('CSV_')) return `第 ${lines ?? '?'} 行起引号不配对，无法继续读取`;
  return '文件已损坏或格式不正确';
}

async function* readCsv(file: string, onBytes: (bytes: number) => void): AsyncGenerator<RawRow> {
  const decoder = new TextDecoder(await encodingOf(file));
  const source = createReadStream(file);
  source.on('data', (chunk) => onBytes(chunk.length));
  const decode = new Transform({
    decodeStrings: true,
    readableObjectMode: false,
    transform: (chunk: Buffer, _encoding, done) => done(null, decoder.decode(chunk, { stream: true })),
    flush: (done) => done(null, decoder.decode()),
  });
  const parser = source
    .on('error', (error) => parser.destroy(error))
    .pipe(decode)
    .pipe(parse({ bom: true, relax_column_count: true }));
  let row = 0;
  for await (const cells of parser as AsyncIterable<string[]>) {
    row += 1;
    if (cells.some((cell) => cell.trim() !== '')) yield { row, cells };
  }
}

/** Spreadsheets save Chinese CSV files as GB 18030 unless told otherwise. */
async function encodingOf(file: string): Promise<'utf-8' | 'gb18030'> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(1 << 18), 0, 1 << 18, 0);
    new TextDecoder('utf-8', { fatal: true }).decode(buffer.subarray(0, bytesRead), { stream: true });
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'gb18030';
    throw error;
  } finally {
    await handle.close();
  }
}

async function* readXlsx(file: string, onBytes: (bytes: number) => void): AsyncGenerator<RawRow> {
  // 30 MB that only a workbook needs. Before the stream: it flows as soon as it is listened to.
  const { default: excel } = await import('exceljs');
  const mergedAt = await openMerged(file);
  const source = createReadStream(file);
  source.on('data', (chunk) => onBytes(chunk.length));
  const reader = new excel.stream.xlsx.WorkbookReader(source, { sharedStrings: 'cache', worksheets: 'emit' });
  for await (const sheet of withWholeCharacters(reader)) {
    for await (const line of sheet) {
      const cells = Array.from({ length: line.cellCount }, (_, at) => cellText(line.getCell(at + 1).value));
      if (cells.some((cell) => cell.trim() !== '')) yield { row: line.number, cells, merged: mergedAt(line.number) };
    }
    return;
  }
}
