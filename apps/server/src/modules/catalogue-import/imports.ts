import type { BodyOf } from '@jicai/contract/index.ts';
import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import { importBusy, importStates, isUnderWay, mayWrite } from '@jicai/domain/goods/import-states.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { claimFiles } from '../files/index.ts';
import { mayEditCosts } from '../pricing/index.ts';
import { importOptionsOf } from '@jicai/domain/goods/import-undo.ts';
import { selectShopOptions } from '../reference/index.ts';
import { insertImport, selectBusyImports, selectImport, stateNow, updateImport } from './imports.store.ts';

/** Takes an uploaded goods file in; the caller begins its check after the commit. One at a time in a shop (badInput). */
export async function startImport(
  ctx: SignedInCtx,
  { fileUrl, fileName }: BodyOf<'/api/OpsGoods/StartImport'>['data'],
): Promise<string> {
  await refuseSecond(ctx);
  const [fileId = ''] = await claimFiles(ctx, { urls: [fileUrl], bizType: bizTypes.goodsFile, field: 'fileUrl' });
  const { undoDays } = importOptionsOf(await selectShopOptions(ctx));
  const importId = await insertImport(ctx, { fileId, fileName, isCostTaken: mayEditCosts(ctx), undoDays });
  await writeAudit(ctx, { subject: `goodsImport ${importId}`, before: null, after: { 文件: fileName } });
  return importId;
}

/** Lets a checked import be written, or one go on that was cut off. Refused with notFound and stateChanged. */
export async function allowWriting(
  ctx: SignedInCtx,
  { importId, isPartial }: { importId: string; isPartial: boolean },
): Promise<void> {
  const row = await selectImport(ctx, importId, { isLocked: true });
  if (!row) throw refuse.notFound();
  const state = stateNow(row, ctx.now);
  const goodRows = row.newRows + row.changedRows + row.sameRows;
  if (!mayWrite({ state, goodRows })) throw refuse.stateChanged();
  if (row.refusedRows > 0 && !isPartial)
    throw refuse.stateChanged({ text: '文件中有错误的行，请改好后重新上传，或只导入正确的行' });
  await refuseSecond(ctx);
  await updateImport(ctx, importId, {
    state: importStates.writing,
    isPartial,
    isCostTaken: row.isCostTaken && mayEditCosts(ctx),
    doneRows: 0,
  });
  await writeAudit(ctx, {
    subject: `goodsImport ${importId}`,
    before: null,
    after: { 文件: row.fileName, 新增: row.newRows, 修改: row.changedRows, 跳过: isPartial ? row.refusedRows : 0 },
  });
}

/** One at a time in a shop (badInput); who fell silent is set aside. */
export async function refuseSecond(ctx: SignedInCtx): Promise<void> {
  for (const other of await selectBusyImports(ctx)) {
    if (isUnderWay(stateNow(other, ctx.now))) throw badField('fileUrl', importBusy);
    await updateImport(ctx, other.id, { state: stateNow(other, ctx.now) });
  }
}
