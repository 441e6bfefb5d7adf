import { dayMs } from '@jicai/domain/time/durations.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { addOutbox } from '../../jobs/enqueue.ts';
import type { Job } from '../../jobs/job-context.ts';
import { deleteOldTickets, deleteUnclaimed, selectNamed, updateReleased } from './files.store.ts';

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
  if (contents.length === 0) return;
  await addOutbox(ctx, { kind: 'files.remove', subject: `files ${ctx.now.toISOString()}`, payload: { contents } });
}

/** Effect `files.remove`: of the contents that rows were forgotten of, those that none names by now. */
export async function removeContents(job: Job): Promise<() => Promise<void>> {
  const contents = [job.payload['contents']].flat().filter((sha256) => typeof sha256 === 'string');
  const named = await job.inTenant((ctx) => selectNamed(ctx, contents));
  const { storage } = job.deps;
  for (const sha256 of contents) if (!named.has(sha256)) await storage.remove(job.companyId, sha256);
  return () => Promise.resolve();
}
