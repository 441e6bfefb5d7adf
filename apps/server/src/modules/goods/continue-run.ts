import { runStates } from '@jicai/domain/goods/run-states.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { addOutbox } from '../../jobs/enqueue.ts';
import type { Job } from '../../jobs/job-context.ts';
import { chooseBatches, makeNextBatch } from './filter-run.ts';
import type { GoodsFilter } from './goods-filter.store.ts';
import { lockRun } from './goods-run.store.ts';
import { undoNextBatch } from './undo-filter-run.ts';

/**
 * Effect `goods.run`: the next batch of an act on a whole filter, or of its undoing, in one transaction with how far it is.
 * Whatever is cut off is tried again and finds the batches that are left (docs/domain/catalog.md §13).
 */
export async function continueRun({ subject: runId, payload, inTenant }: Job): Promise<(ctx: Ctx) => Promise<void>> {
  const isMore = await inTenant(async (ctx) => {
    const run = await lockRun(ctx, runId);
    if (run?.state === runStates.undoing) return undoNextBatch(ctx, run);
    if (run?.state !== runStates.running) return false;
    // As startFilterRun planned it.
    const filter = payload['filter'] as GoodsFilter | undefined;
    return filter ? chooseBatches(ctx, { run, filter }) : makeNextBatch(ctx, run);
  });
  return async (ctx) => {
    if (isMore) await addOutbox(ctx, { kind: 'goods.run', subject: runId });
  };
}
