import { undoUntil } from '@jicai/domain/goods/import-undo.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { ResultOf } from '@jicai/contract/index.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { pageOf, spanOf } from '../../http/paging.ts';
import { refuse } from '../../http/refusal.ts';
import { type App, route } from '../../http/route.ts';
import { routeWithSteps } from '../../http/route-with-steps.ts';
import type { ImportChange } from '../../db/tables/goods-imports.ts';
import { linkFiles, sheetType, storeFile } from '../files/index.ts';
import { maySeeCosts } from '../pricing/index.ts';
import { costName } from './compare-rows.ts';
import { allowWriting, startImport } from './imports.ts';
import { type ImportRow, selectImport, selectImports, stateNow } from './imports.store.ts';
import { workInBackground } from './run-background.ts';
import { allowUndo, isUndoable } from './undo-import.ts';
import { selectKept } from './undo.store.ts';
import { writeTemplate } from './write-template.ts';

/** What a page shows of a long list. */
const mostKept = 200;
const mediaTypes = { xlsx: sheetType, csv: 'text/csv' };

export function importOpsRoutes(app: App): void {
  route(app, '/api/OpsGoods/GetImportTemplate', async (ctx, { data: { fileType } }) => {
    const fileName = `商品导入模板.${fileType}`;
    const bytes = await writeTemplate(fileName);
    const link = await storeFile(ctx, { bytes, fileName, mediaType: mediaTypes[fileType] });
    return { resultData: { fileUrl: link.fileUrl, expireTime: shanghaiTime(link.expiresAt) } };
  });

  routeWithSteps(app, '/api/OpsGoods/StartImport', {
    begin: (ctx, { data }) => startImport(ctx, data),
    finish: async ({ deps, companyId }, importId) => {
      workInBackground(deps, { kind: 'check', companyId, importId });
      return Promise.resolve({ resultData: { importId } });
    },
  });

  routeWithSteps(app, '/api/OpsGoods/WriteImport', {
    begin: async (ctx, { data: { importId, isPartial } }) => {
      await allowWriting(ctx, { importId, isPartial });
      return importId;
    },
    finish: async ({ deps, companyId }, importId) => {
      workInBackground(deps, { kind: 'write', companyId, importId });
      return Promise.resolve({ resultData: { importId } });
    },
  });

  routeWithSteps(app, '/api/OpsGoods/UndoImport', {
    begin: async (ctx, { data: { importId } }) => {
      await allowUndo(ctx, importId);
      return importId;
    },
    finish: async ({ deps, companyId }, importId) => {
      workInBackground(deps, { kind: 'undo', companyId, importId });
      return Promise.resolve({ resultData: { importId } });
    },
  });

  route(app, '/api/OpsGoods/GetImport', async (ctx, { data: { importId } }) => {
    const row = await selectImport(ctx, importId);
    if (!row) throw refuse.notFound();
    const { faults, notes, totalRows, doneRows, isPartial } = row;
    const samples = maySeeCosts(ctx) ? row.samples : row.samples.map(withoutCost);
    const kept = row.keptItems > 0 ? await selectKept(ctx, importId, mostKept) : [];
    const found = { samples, faults, notes, kept, hasWrongFile: wrongFileOf(ctx, row) !== null };
    return { resultData: { ...toImport(row, ctx.now), ...found, totalRows, doneRows, isPartial } };
  });

  route(app, '/api/OpsGoods/GetImportWrongRows', async (ctx, { data: { importId } }) => {
    const row = await selectImport(ctx, importId);
    const fileId = row ? wrongFileOf(ctx, row) : null;
    const link = fileId === null ? undefined : (await linkFiles(ctx, [fileId])).get(fileId);
    if (!link) throw refuse.notFound();
    return { resultData: { fileUrl: link.fileUrl, expireTime: shanghaiTime(link.expiresAt) } };
  });

  route(app, '/api/OpsGoods/GetImportPage', async (ctx, { pageIndex = 1, pageSize }) => {
    const page = { pageIndex, pageSize };
    const { rows, total } = await selectImports(ctx, spanOf(page));
    return { resultData: rows.map((row) => toImport(row, ctx.now)), ...pageOf(page, total) };
  });
}

/** Costs stand in it as its sender typed them: for him, and for who may see costs. */
const wrongFileOf = (ctx: SignedInCtx, { userId, wrongFileId }: ImportRow): string | null =>
  userId === ctx.actor.userId || maySeeCosts(ctx) ? wrongFileId : null;

/** Told that the cost changes, not from what to what. */
const withoutCost = (sample: ImportChange): ImportChange => ({
  ...sample,
  changes: sample.changes.map((change) => (change.name === costName ? { ...change, from: '', to: '已修改' } : change)),
});

const toImport = (row: ImportRow, now: Date): ResultOf<'/api/OpsGoods/GetImportPage'>[number] => ({
  importId: row.id,
  fileName: row.fileName,
  state: stateNow(row, now),
  newRows: row.newRows,
  changedRows: row.changedRows,
  sameRows: row.sameRows,
  refusedRows: row.refusedRows,
  createdItems: row.createdItems,
  updatedItems: row.updatedItems,
  userName: row.userName,
  createTime: shanghaiTime(row.createdAt),
  endTime: row.endedAt ? shanghaiTime(row.endedAt) : '',
  undoUntil:
    row.endedAt && isUndoable(row, now)
      ? shanghaiTime(undoUntil({ endedAt: row.endedAt, undoDays: row.undoDays }))
      : '',
  restoredItems: row.restoredItems,
  removedItems: row.removedItems,
  hiddenItems: row.hiddenItems,
  keptItems: row.keptItems,
  undoTime: row.undoneAt ? shanghaiTime(row.undoneAt) : '',
  undoUserName: row.undoUserName,
});
