import { and, asc, eq } from 'drizzle-orm';
import { tradeFiles } from '../../db/tables/trade-files.ts';
import type { Ctx } from '../../ctx/ctx.ts';

const ofTrade = (ctx: Ctx, tradeId: string) =>
  and(eq(tradeFiles.companyId, ctx.companyId), eq(tradeFiles.tradeId, tradeId));

/** In the order in which they were laid beside it. */
export async function selectTradeFiles(ctx: Ctx, tradeId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ fileId: tradeFiles.fileId })
    .from(tradeFiles)
    .where(ofTrade(ctx, tradeId))
    .orderBy(asc(tradeFiles.sortNo));
  return rows.map(({ fileId }) => fileId);
}

export async function insertTradeFiles(ctx: Ctx, tradeId: string, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  const { companyId } = ctx;
  await ctx.db.insert(tradeFiles).values(fileIds.map((fileId, at) => ({ companyId, tradeId, fileId, sortNo: at + 1 })));
}

export async function deleteTradeFiles(ctx: Ctx, tradeId: string): Promise<void> {
  await ctx.db.delete(tradeFiles).where(ofTrade(ctx, tradeId));
}
