import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import { dayMs } from '@jicai/domain/time/durations.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { addTimerOnce } from '../../jobs/enqueue.ts';
import {
  allowMinutes,
  selectNamedIn,
  selectReferringColumns,
  selectUsedFiles,
  updateForgotten,
  updateUnused,
  type UsedFile,
} from './unused-files.store.ts';

/** 04:00 in Shanghai, after the check of the books. */
const nightMs = 20 * 60 * 60_000;
/** What was taken into use a moment ago may be named by a row that is not committed yet. */
const youngMs = 2 * dayMs;
/** So long no row may have named a file before it is forgotten. */
export const keptUnusedDays = 30;
const filesAtOnce = 2000;
const mostMinutes = 10;

/**
 * What is replaced in the everyday work of a shop. Evidence (after-sales, vouchers, licences, invoices) is kept whatever
 * names it.
 */
const swept = [bizTypes.shopPicture, bizTypes.avatar, bizTypes.goodsDocument];

/** Chore: the next night's search for files that nothing uses. */
export async function planUnusedFiles(ctx: Ctx): Promise<void> {
  const night = Math.floor((ctx.now.getTime() - nightMs) / dayMs) + 1;
  const dueAt = new Date(night * dayMs + nightMs);
  await addTimerOnce(ctx, { kind: 'files.unused', subject: `unused files ${dueAt.toISOString()}`, dueAt });
}

/**
 * Timer `files.unused` (docs/domain/files.md §4): notes since when no row names a picture or document, and forgets those
 * that none has named for thirty days. What a night will take is told in the log thirty days before.
 */
export async function forgetUnusedFiles(ctx: Ctx): Promise<void> {
  await allowMinutes(ctx, mostMinutes);
  const named = await namedFiles(ctx);
  const counts: Counts = { newCount: 0, waitingCount: 0, usedAgainCount: 0, forgottenCount: 0, forgottenBytes: 0 };
  const before = new Date(ctx.now.getTime() - youngMs);
  for (let afterId = '0'; ;) {
    const files = await selectUsedFiles(ctx, { kinds: swept, before, afterId, limit: filesAtOnce });
    const last = files.at(-1);
    if (!last) break;
    afterId = last.id;
    await sortOut(ctx, { files, named, before, counts });
  }
  ctx.log.info({ companyId: ctx.companyId, ...counts }, 'files that no row names');
}

type Counts = Record<'newCount' | 'waitingCount' | 'usedAgainCount' | 'forgottenCount' | 'forgottenBytes', number>;

async function sortOut(
  ctx: Ctx,
  {
    files,
    named,
    before,
    counts,
  }: { files: readonly UsedFile[]; named: ReadonlySet<string>; before: Date; counts: Counts },
): Promise<void> {
  const unused = files.filter(({ id }) => !named.has(id));
  const longAgo = new Date(ctx.now.getTime() - keptUnusedDays * dayMs);
  const isOver = ({ unusedSince }: UsedFile) => unusedSince !== null && unusedSince <= longAgo;
  const fresh = unused.filter(({ unusedSince }) => unusedSince === null);
  const over = unused.filter(isOver);
  const again = files.filter(({ id, unusedSince }) => unusedSince !== null && named.has(id));
  if (fresh.length > 0) await updateUnused(ctx, idsOf(fresh), ctx.now);
  if (again.length > 0) await updateUnused(ctx, idsOf(again), null);
  if (over.length > 0) await updateForgotten(ctx, idsOf(over), before);
  counts.newCount += fresh.length;
  counts.waitingCount += unused.length - over.length;
  counts.usedAgainCount += again.length;
  counts.forgottenCount += over.length;
  counts.forgottenBytes += over.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
}

const idsOf = (files: readonly UsedFile[]) => files.map(({ id }) => id);

/** Every file that any row of the shop names. */
async function namedFiles(ctx: Ctx): Promise<Set<string>> {
  const named = new Set<string>();
  for (const column of await selectReferringColumns(ctx))
    for (const id of await selectNamedIn(ctx, column)) named.add(id);
  return named;
}
