import { basename } from 'node:path';
import { refreshStatistics } from '../../../db/refresh-statistics.ts';
import { withTenant } from '../../../db/with-tenant.ts';
import type { Ctx, Deps } from '../../../http/context.ts';
import { countStock } from '../../stock/index.ts';
import { checkRow } from './check-row.ts';
import {
  type Cells,
  type Column,
  type GoodsRow,
  optionalColumns,
  type RefusedRow,
  requiredColumns,
} from './goods-row.ts';
import { createNameBook, type NameBook } from './name-book.ts';
import { readRows } from './read-rows.ts';
import { type WrittenBatch, writeGoods } from './write-goods.ts';

const batchSize = 500;
/** A report longer than this helps nobody; the number of refused rows stays exact. */
const maxReported = 1000;

export interface ImportOptions {
  files: readonly string[];
  /** Take the good rows even if others are refused; otherwise one refused row leaves everything as it was. */
  isPartial?: boolean;
  onProgress?: (progress: { bytes: number; rows: number }) => void;
}

export interface ImportReport {
  rows: number;
  created: number;
  updated: number;
  refusedRows: number;
  refused: RefusedRow[];
  /** False: nothing was written. */
  isWritten: boolean;
}

/** Carries a refused run out of its transaction. */
class RolledBack extends Error {
  readonly report: ImportReport;

  constructor(report: ImportReport) {
    super('rolled back');
    this.report = report;
  }
}

/**
 * Brings goods files into a shop in one transaction: categories, brands, suppliers, products, items, prices, stock (through
 * its ledger) and search documents. Rows are matched by spuNo and itemNo, so importing a file again changes nothing but
 * what is different in it. Throws UnreadableFile for a file that is no table.
 */
export async function importCatalogue(deps: Deps, companyId: string, options: ImportOptions): Promise<ImportReport> {
  try {
    const written = await withTenant(deps.db, companyId, async (db) => {
      // A command has no request: the writers read none of its fields.
      const now = deps.now();
      const ctx = { db, companyId, now, newId: deps.db.newId, actor: null, deps } as unknown as Ctx;
      const report = await runImport(ctx, options);
      if (!report.isWritten) throw new RolledBack(report);
      return report;
    });
    await refreshStatistics(deps.db);
    return written;
  } catch (error) {
    if (error instanceof RolledBack) return error.report;
    throw error;
  }
}

interface Run {
  importId: string;
  book: NameBook;
  /** Where an item number stood first. */
  seen: Map<string, string>;
  report: ImportReport;
  batch: GoodsRow[];
  counted: WrittenBatch['counted'];
}

async function runImport(ctx: Ctx, { files, isPartial, onProgress }: ImportOptions): Promise<ImportReport> {
  const run: Run = {
    importId: ctx.newId(),
    book: createNameBook(),
    seen: new Map(),
    report: { rows: 0, created: 0, updated: 0, refusedRows: 0, refused: [], isWritten: true },
    batch: [],
    counted: [],
  };
  const { report } = run;
  let bytes = 0;
  for (const file of files) {
    for await (const next of readGoods(file, run, (read) => (bytes += read))) {
      run.batch.push(next);
      // After the first refusal of an all-or-nothing run only the rest of the report is still wanted.
      if (run.batch.length >= batchSize) await flush(ctx, run, isPartial === true);
      onProgress?.({ bytes, rows: report.rows });
    }
  }
  await flush(ctx, run, isPartial === true);
  if (report.refusedRows === 0 || isPartial) await countAgain(ctx, run);
  report.isWritten = report.refusedRows === 0 || isPartial === true;
  if (!report.isWritten) Object.assign(report, { created: 0, updated: 0 });
  onProgress?.({ bytes, rows: report.rows });
  return report;
}

/** The good rows of one file; the others go into the report. */
async function* readGoods(path: string, run: Run, onBytes: (bytes: number) => void): AsyncGenerator<GoodsRow> {
  const file = basename(path);
  let columns: (Column | undefined)[] | undefined;
  for await (const { row, cells } of readRows(path, onBytes)) {
    if (!columns) {
      columns = cells.map(columnOf);
      const missing = requiredColumns.filter((column) => !columns?.includes(column));
      if (missing.length > 0) {
        refuse(
          run,
          missing.map((column) => ({ file, row, column, reason: '表头缺少这一列' })),
        );
        return;
      }
      continue;
    }
    run.report.rows += 1;
    const checked = checkRow({ file, row }, cellsByColumn(columns, cells));
    const faults = 'refused' in checked ? checked.refused : [];
    const itemNo = 'goods' in checked ? checked.goods.itemNo : '';
    const first = run.seen.get(itemNo);
    if (first) faults.push({ file, row, column: 'itemNo', reason: `货号重复，首次出现在 ${first}` });
    if (faults.length > 0 || !('goods' in checked)) {
      refuse(run, faults);
      continue;
    }
    run.seen.set(itemNo, `${file} 第 ${row} 行`);
    yield checked.goods;
  }
}

const known = new Set<string>([...requiredColumns, ...optionalColumns]);
const columnOf = (header: string) => (known.has(header.trim()) ? (header.trim() as Column) : undefined);

function cellsByColumn(columns: readonly (Column | undefined)[], cells: readonly string[]): Cells {
  return Object.fromEntries(columns.flatMap((column, at) => (column ? [[column, cells[at] ?? '']] : [])));
}

function refuse(run: Run, faults: readonly RefusedRow[]): void {
  run.report.refusedRows += 1;
  run.report.refused.push(...faults.slice(0, Math.max(0, maxReported - run.report.refused.length)));
}

async function flush(ctx: Ctx, run: Run, isPartial: boolean): Promise<void> {
  const rows = run.batch;
  run.batch = [];
  if (rows.length === 0 || (run.report.refusedRows > 0 && !isPartial)) return;
  const written = await writeGoods(ctx, { book: run.book, rows, importId: run.importId });
  run.report.created += written.created;
  run.report.updated += written.updated;
  run.counted.push(...written.counted);
}

/** Stock of items that were there before, last of all: their rows stay locked until the end of the transaction. */
async function countAgain(ctx: Ctx, run: Run): Promise<void> {
  const tooSmall = await countStock(ctx, run.counted, run.importId);
  const rowOf = new Map(run.counted.map((count) => [count.itemId, count.row]));
  for (const { itemId, reserved } of tooSmall) {
    const row = rowOf.get(itemId);
    if (!row) continue;
    refuse(run, [{ file: row.file, row: row.row, column: 'stock', reason: `库存不能小于已被订单占用的 ${reserved}` }]);
  }
}
