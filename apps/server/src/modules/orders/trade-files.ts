import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { claimFiles, linkFiles, unclaimFiles } from '../files/index.ts';
import { deleteTradeFiles, insertTradeFiles, selectTradeFiles } from './trade-files.store.ts';

/** Lays the caller's uploads beside a new trade (docs/domain/orders.md §18); refused at files for what is none of them. */
export async function keepTradeFiles(ctx: SignedInCtx, tradeId: string, urls: readonly string[]): Promise<void> {
  await insertTradeFiles(ctx, tradeId, await claim(ctx, urls));
}

/** What lies beside a trade that is submitted again: those of before that are named again, and new ones. */
export async function replaceTradeFiles(ctx: SignedInCtx, tradeId: string, urls: readonly string[]): Promise<void> {
  const before = await selectTradeFiles(ctx, tradeId);
  const fileIds = await claim(ctx, urls);
  await deleteTradeFiles(ctx, tradeId);
  await insertTradeFiles(ctx, tradeId, fileIds);
  await unclaimFiles(
    ctx,
    before.filter((fileId) => !fileIds.includes(fileId)),
  );
}

const claim = (ctx: SignedInCtx, urls: readonly string[]): Promise<string[]> =>
  claimFiles(ctx, { urls: [...new Set(urls)], bizType: bizTypes.orderFile, field: 'files' });

/** Links for the caller, who must be allowed to see the trade. */
export async function linkTradeFiles(
  ctx: Ctx,
  tradeId: string,
): Promise<{ fileUrl: string; fileName: string; mediaType: string }[]> {
  const fileIds = await selectTradeFiles(ctx, tradeId);
  const links = await linkFiles(ctx, fileIds);
  return fileIds.flatMap((fileId) => {
    const link = links.get(fileId);
    return link ? { fileUrl: link.fileUrl, fileName: link.fileName, mediaType: link.mediaType } : [];
  });
}
