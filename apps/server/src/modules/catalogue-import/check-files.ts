import { mergedFault, unguardedText } from '@jicai/domain/files/sheet-text.ts';
import { basename } from 'node:path';
import { inTenantAsSystem } from '../../ctx/system-ctx.ts';
import type { Tx } from '../../db/open.ts';
import { withTenant } from '../../db/with-tenant.ts';
import { checkRow } from './check-row.ts';
import { completePath } from './complete-path.ts';
import {
  type Cells,
  type Column,
  columnOf,
  type GoodsRow,
  requiredColumns,
  selectAttrsOfPaths,
  selectLabelIds,
  selectLeafPaths,
  selectReservedByNo,
  underLineNos,
} from '../goods-writing/index.ts';
import type { RefusedRow } from './refused-row.ts';
import type { ImportRun } from './import-run.ts';
import { readRows, UnreadableFile } from './read-rows.ts';
import { withWantedAttrs } from './with-wanted-attrs.ts';

const batchSize = 500;

/** Reads and checks every file; the good rows go into the spool, the others into the report. Writes nothing. */
export async function checkFiles(run: ImportRun, files: readonly string[]): Promise<void> {
  let bytes = 0;
  const { companyId } = run;
  const inShop = <T>(read: (tx: Tx) => Promise<T>) => withTenant(run.deps.db, companyId, read);
  const leaves = await inShop((db) => selectLeafPaths({ db, companyId }));
  const attrsOf = await inShop((db) => selectAttrsOfPaths({ db, companyId }));
  let batch: GoodsRow[] = [];
  const flush = async () => {
    const known = await withKnownLabels(run, batch);
    const fitting = await withWantedAttrs(run, attrsOf, known);
    const good = await withinLine(run, await withoutTooSmallStock(run, fitting));
    batch = [];
    if (good.length > 0) await (run.onBatch ?? run.spool.add)(good);
    run.accepted += good.length;
    run.onProgress?.({ phase: 'check', bytes, rows: run.report.rows });
  };
  for (const file of files) {
    for await (const goods of goodsOf({ ...run, leaves }, file, (read) => (bytes += read))) {
      batch.push(goods);
      if (batch.length >= batchSize) await flush();
    }
  }
  await flush();
}

/** A run that knows the categories with nothing below them. */
type Reading = ImportRun & { leaves: ReadonlySet<string> };

async function* goodsOf(run: Reading, path: string, onBytes: (bytes: number) => void): AsyncGenerator<GoodsRow> {
  const file = basename(path);
  let columns: (Column | undefined)[] | undefined;
  for await (const { row, cells, merged } of readRows(path, onBytes)) {
    if (merged !== undefined) {
      run.report.rows += columns ? 1 : 0;
      run.refuse([{ file, row, column: '', reason: mergedFault(merged) }]);
      if (!columns) return;
      continue;
    }
    if (!columns) {
      columns = cells.map(columnOf);
      const missing = requiredColumns.filter((column) => !columns?.includes(column));
      if (missing.length > 0) {
        run.refuse(missing.map((column) => ({ file, row, column, reason: missingColumn })));
        return;
      }
      continue;
    }
    run.report.rows += 1;
    if (run.mostRows !== undefined && run.report.rows > run.mostRows) throw tooManyRows(run.mostRows);
    const goods = goodsIn(run, { file, row }, cellsByColumn(columns, cells));
    if (goods) yield goods;
  }
}

function goodsIn(run: Reading, place: Pick<RefusedRow, 'file' | 'row'>, cells: Cells): GoodsRow | undefined {
  const checked = checkRow(place, cells);
  const faults = 'refused' in checked ? checked.refused : [];
  const itemNo = 'goods' in checked ? checked.goods.itemNo : '';
  const first = run.seen.get(itemNo, place.file);
  if (first) faults.push({ ...place, column: 'itemNo', reason: `货号重复，首次出现在${first}` });
  if (faults.length > 0 || !('goods' in checked)) {
    run.refuse(faults);
    return undefined;
  }
  const { goods } = checked;
  if (!run.costsBy && goods.costFen !== undefined) {
    run.notes.leftOutCosts();
    goods.costFen = undefined;
  }
  run.seen.set(itemNo, place);
  if (run.leaves.has(goods.categoryPath.join('/'))) return goods;
  const categoryPath = completePath(goods.categoryPath);
  if (goods.categoryPath.length < categoryPath.length) run.notes.completedPath(goods.categoryPath, categoryPath);
  return Object.assign(goods, { categoryPath });
}

function cellsByColumn(columns: readonly (Column | undefined)[], cells: readonly string[]): Cells {
  const byColumn: Cells = {};
  for (const [at, column] of columns.entries()) if (column) byColumn[column] = unguardedText(cells[at] ?? '');
  return byColumn;
}

/** Refuses counts below what orders hold; the writing checks them again under lock. */
async function withoutTooSmallStock(run: ImportRun, rows: readonly GoodsRow[]): Promise<GoodsRow[]> {
  if (rows.length === 0) return [];
  const { db } = run.deps;
  const reservedOf = await withTenant(db, run.companyId, (tx) =>
    selectReservedByNo(
      { db: tx, companyId: run.companyId },
      rows.map((row) => row.itemNo),
    ),
  );
  return rows.filter((row) => {
    const reserved = reservedOf.get(row.itemNo) ?? 0;
    if (row.stock >= reserved) return true;
    run.refuse([tooSmallStock(row, reserved)]);
    return false;
  });
}

/** Refuses labels that the shop has not: a slip of the pen makes none. The others are known by their ids from here on. */
async function withKnownLabels(run: ImportRun, rows: readonly GoodsRow[]): Promise<readonly GoodsRow[]> {
  const names = [...new Set(rows.flatMap(({ labelNames = [] }) => labelNames))];
  const idOf =
    names.length === 0
      ? new Map<string, string>()
      : await withTenant(run.deps.db, run.companyId, (tx) =>
          selectLabelIds({ db: tx, companyId: run.companyId }, names),
        );
  return rows.filter((row) => {
    const unknown = row.labelNames?.find((name) => !idOf.has(name));
    if (unknown !== undefined)
      run.refuse([{ ...placeOf(row), column: 'labels', reason: `没有标签「${unknown}」，请先在“标签”页添加` }]);
    else if (row.labelNames) row.labelIds = row.labelNames.flatMap((name) => idOf.get(name) ?? []);
    return unknown === undefined;
  });
}

/** Nobody at the command line can be asked for prices under the margin line: such rows are refused before anything is written. */
async function withinLine(run: ImportRun, rows: GoodsRow[]): Promise<GoodsRow[]> {
  if (!run.refusesUnderLine || rows.length === 0) return rows;
  const under = await inTenantAsSystem(run.deps, run.companyId, 'import', (ctx) => underLineNos(ctx, rows));
  return rows.filter((row) => {
    if (under.has(row.itemNo)) run.refuse([{ ...placeOf(row), column: 'price', reason: underLineReason }]);
    return !under.has(row.itemNo);
  });
}

/** Of a column that the header lacks. */
export const missingColumn = '表头缺少这一列';

/** What the command line says of a price that it may not write. */
export const underLineReason = '价格低于毛利线，不能导入；请在后台改价，由第二人复核';

const tooManyRows = (most: number) =>
  new UnreadableFile(`一个文件最多 ${most.toLocaleString('en')} 行，请拆成几个文件分别导入`);

const placeOf = ({ file, row }: Pick<GoodsRow, 'file' | 'row'>) => ({ file, row });

export const tooSmallStock = ({ file, row }: Pick<GoodsRow, 'file' | 'row'>, reserved: number): RefusedRow => ({
  file,
  row,
  column: 'stock',
  reason: `库存不能小于已被订单占用的 ${reserved}`,
});
