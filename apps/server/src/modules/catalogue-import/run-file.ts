import { consoleLinks } from '@jicai/domain/shop-side/shop-news.ts';
import { mostGoodsRows } from '@jicai/domain/files/upload-kinds.ts';
import { importStates } from '@jicai/domain/goods/import-states.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tellShop } from '../messages/index.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { inTenantAsSystem } from '../../ctx/system-ctx.ts';
import type { ImportChange, ImportFault } from '../../db/tables/goods-imports.ts';
import type { CostWriter } from '../pricing/index.ts';
import { readStoredFile } from '../files/index.ts';
import { compareRows } from './compare-rows.ts';
import { every } from './every.ts';
import { titledColumn } from '../goods-writing/index.ts';
import type { ImportReport } from './import-run.ts';
import { missingColumn } from './check-files.ts';
import { checkCatalogue, importCatalogue } from './import-catalogue.ts';
import { type ImportRow, selectImport, selectRequester } from './imports.store.ts';
import type { ImportWork } from './import-work.ts';
import { UnreadableFile } from './read-rows.ts';
import { collectReasons, keepWrongRows } from './wrong-rows.ts';

/** What a page shows of a long list. */
const mostSamples = 200;
const mostFaults = 500;
const tellEveryMs = 1000;

/** Reads the file of an import and says what it would change; nothing is written. */
export const checkImport = (run: ImportWork): Promise<void> => withFile(run, (path) => checkFile(run, path));

/** Writes an import that was checked; with `isPartial` its good rows alone. */
export const writeImport = (run: ImportWork): Promise<void> => withFile(run, (path) => writeFileRows(run, path));

const inShop = <T>({ deps, companyId }: ImportWork, fn: (ctx: Ctx) => Promise<T>): Promise<T> =>
  inTenantAsSystem(deps, companyId, 'import', fn);

/** The stored file as one on the disk: readers of tables want a path with an ending. */
async function withFile(run: ImportWork, work: (path: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'jicai-upload-'));
  try {
    await work(await copyInto(folder, run));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A function of its own: what the file holds is let go before the work on it begins. */
async function copyInto(folder: string, run: ImportWork): Promise<string> {
  const { bytes, fileName } = await inShop(run, async (ctx) => {
    const row = await selectImport(ctx, run.importId);
    return { fileName: row?.fileName ?? '', bytes: row && (await readStoredFile(ctx, row.fileId)) };
  });
  if (!bytes) throw new UnreadableFile('文件已不存在，请重新上传');
  const path = join(folder, `goods${/\.csv$/i.test(fileName) ? '.csv' : '.xlsx'}`);
  await writeFile(path, bytes);
  return path;
}

async function checkFile(run: ImportWork, path: string): Promise<void> {
  const counts = { newRows: 0, changedRows: 0, sameRows: 0 };
  const samples: ImportChange[] = [];
  const isDue = every(tellEveryMs);
  const wrong = collectReasons();
  const report = await checkCatalogue(run.deps, run.companyId, {
    files: [path],
    mostRows: mostGoodsRows,
    onRefused: wrong.add,
    costsBy: costsOf(await inShop(run, (ctx) => selectImport(ctx, run.importId))),
    onBatch: async (rows) => {
      for (const { isNew, ...change } of await inShop(run, (ctx) => compareRows(ctx, rows))) {
        counts[isNew ? 'newRows' : change.changes.length > 0 ? 'changedRows' : 'sameRows'] += 1;
        if ((isNew || change.changes.length > 0) && samples.length < mostSamples) samples.push(change);
      }
      const doneRows = counts.newRows + counts.changedRows + counts.sameRows;
      if (isDue()) await run.tell({ doneRows, ...counts });
    },
  });
  if (report.rows === 0) throw new UnreadableFile(noRowsText(report));
  await run.tell({
    ...counts,
    ...(await keepWrongRows(run, path, wrong.reasons)),
    state: importStates.checked,
    doneRows: report.rows,
    totalRows: report.rows,
    refusedRows: report.refusedRows,
    samples,
    faults: faultsOf(report),
    notes: report.notes,
  });
}

/** Why a file that is a table holds no goods. */
function noRowsText({ refused }: ImportReport): string {
  const [first] = refused;
  if (!first) return '文件里没有商品行，请下载模板填写后再上传';
  const missing = refused.filter(({ reason }) => reason === missingColumn).map(({ column }) => titledColumn(column));
  return missing.length > 0
    ? `表头缺少 ${missing.join('、')}，请用模板的表头`
    : `第 ${first.row} 行表头：${first.reason}`;
}

async function writeFileRows(run: ImportWork, path: string): Promise<void> {
  const isDue = every(tellEveryMs);
  const row = await inShop(run, (ctx) => selectImport(ctx, run.importId));
  const wrong = collectReasons();
  const requester = row && (await inShop(run, (ctx) => selectRequester(ctx, row)));
  const report = await importCatalogue(run.deps, run.companyId, {
    files: [path],
    isPartial: row?.isPartial ?? false,
    costsBy: costsOf(row),
    undoneBy: run.importId,
    onRefused: wrong.add,
    requester: requester ?? null,
    onProgress: (progress) => {
      // The rows go on meanwhile; a note that cannot be written fails with them.
      if (progress.phase === 'write' && isDue()) void run.tell({ doneRows: progress.rows }).catch(() => undefined);
    },
  });
  await run.tell({
    ...(await keepWrongRows(run, path, wrong.reasons)),
    state: importStates.done,
    doneRows: report.rows,
    createdItems: report.created,
    updatedItems: report.updated,
    refusedRows: report.refusedRows,
    faults: faultsOf(report),
    notes: [...(row?.notes ?? []), ...waitingNote(report)],
    endedAt: run.deps.now(),
  });
  await inShop(run, (ctx) =>
    tellShop(ctx, 'importEnded', [
      {
        text: `导入完成：新增 ${report.created}，更新 ${report.updated}，未导入 ${report.refusedRows} 行。`,
        link: consoleLinks.goodsImport(run.importId),
        userId: row?.userId ?? '0',
      },
    ]),
  );
}

const waitingNote = ({ waitingRows }: ImportReport): string[] =>
  waitingRows > 0 ? [`${waitingRows} 行的价格低于毛利线，原价不变，已提交第二人复核`] : [];

const costsOf = (row: ImportRow | undefined): CostWriter | null =>
  row?.isCostTaken ? { userId: row.userId, userName: row.userName } : null;

/** The first faults, each with the title of its column as well. */
const faultsOf = ({ refused }: ImportReport): ImportFault[] =>
  refused.slice(0, mostFaults).map(({ row, column, reason }) => ({ row, column: titledColumn(column), reason }));
