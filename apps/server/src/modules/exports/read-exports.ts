import type { ListExport } from '@jicai/contract/shop/exports.ops.ts';
import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { exportStates } from '@jicai/domain/people/privacy.ts';
import { listExportKeptMs, listExports } from '@jicai/domain/shop-side/list-exports.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { countedPageOf, type Page, spanOf } from '../../http/paging.ts';
import { refuse } from '../../http/refusal.ts';
import { linkFiles, unclaimFiles } from '../files/index.ts';
import {
  countOwnExports,
  deleteOldExports,
  type ListExportRow,
  selectOwnExport,
  selectOwnExports,
  updateExport,
} from './exports.store.ts';
import { toListExport } from './exports.wire.ts';

function requireShopSide({ actor }: SignedInCtx): void {
  if (actor.accountType === accountTypes.buyer) throw refuse.forbidden();
}

/** The caller's own exports; refused as forbidden to buyers. */
export async function listOwnExports(ctx: SignedInCtx, page: Page) {
  requireShopSide(ctx);
  const [rows, count] = await Promise.all([selectOwnExports(ctx, spanOf(page)), countOwnExports(ctx)]);
  return { resultData: await linked(ctx, rows), ...countedPageOf(page, count) };
}

/** Refused as notFound for one of somebody else. */
export async function readOwnExport(ctx: SignedInCtx, exportId: string): Promise<ListExport> {
  requireShopSide(ctx);
  const row = await selectOwnExport(ctx, exportId);
  const [shown] = row ? await linked(ctx, [row]) : [];
  if (!shown) throw refuse.notFound();
  return shown;
}

/** Ends one that is being made: nothing of it is kept. One that has ended stays as it is; refused as notFound for one of somebody else. */
export async function cancelOwnExport(ctx: SignedInCtx, exportId: string): Promise<ListExport> {
  await readOwnExport(ctx, exportId);
  await updateExport(ctx, exportId, { state: exportStates.failed, reason: '已取消', endedAt: ctx.now });
  return readOwnExport(ctx, exportId);
}

/** Files are linked for who may still export their list. */
async function linked(ctx: SignedInCtx, rows: readonly ListExportRow[]): Promise<ListExport[]> {
  const mayHave = ({ kind }: ListExportRow) => ctx.actor.shopPermissions.has(listExports[kind].opens);
  const links = await linkFiles(
    ctx,
    rows.flatMap((row) => (row.fileId !== null && mayHave(row) ? [row.fileId] : [])),
  );
  return rows.map((row) => toListExport(row, links.get(row.fileId ?? '')?.fileUrl));
}

/** Housekeeping: forgets exports after some days; their files go with the next unclaimed ones. */
export async function forgetOldExports(ctx: Ctx): Promise<void> {
  const fileIds = await deleteOldExports(ctx, new Date(ctx.now.getTime() - listExportKeptMs));
  if (fileIds.length > 0) await unclaimFiles(ctx, fileIds);
}
