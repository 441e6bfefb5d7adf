import { dayMs } from '@jicai/domain/durations.ts';
import { openStorage } from '../../adapters/storage/file-storage.ts';
import type { Ctx } from '../../http/context.ts';
import { deleteOldTickets, deleteUnclaimed, updateReleased } from './files.store.ts';

const keptUnclaimedMs = dayMs;
const filesAtOnce = 500;

/** The avatar and the exports of an account that is closed; the next cleaning forgets them. Evidence of after-sales stays. */
export async function releaseFiles(ctx: Ctx, accountId: string): Promise<void> {
  await updateReleased(ctx, accountId, new Date(ctx.now.getTime() - keptUnclaimedMs));
}

/** Forgets uploads that were never used, and tickets that are over. */
export async function forgetUnclaimedFiles(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now.getTime() - keptUnclaimedMs);
  const contents = await deleteUnclaimed(ctx, { before, limit: filesAtOnce });
  await deleteOldTickets(ctx, before);
  const storage = openStorage(ctx.deps.config);
  for (const sha256 of contents) await storage.remove(ctx.companyId, sha256);
}
