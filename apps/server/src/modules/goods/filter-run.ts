import { actText, type GoodsAct } from '@jicai/domain/goods/goods-acts.ts';
import { isRunUnderWay, runBusy, runStates } from '@jicai/domain/goods/run-states.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { addOutbox } from '../../jobs/enqueue.ts';
import { writeAudit } from '../audit/index.ts';
import { indexItems } from '../search/index.ts';
import {
  deleteBatches,
  hasBatches,
  insertBatches,
  insertFilterRun,
  insertRunItems,
  type RunRow,
  selectBusyRuns,
  takeBatch,
  updateRun,
} from './filter-run.store.ts';
import { standingTargets } from './act-targets.ts';
import type { GoodsFilter } from './goods-filter.store.ts';
import { countAll, selectAllIds, selectGoods } from './goods-list.store.ts';
import { selectItemFacts, updateItems } from './goods-run.store.ts';
import { heldApart, outcomeFor, previewRun } from './run-goods-act.ts';

/** Items of one transaction: few enough that nobody waits long for one of them. */
export const itemsAtOnce = 300;
const sampleSize = 50;
/** What was cut off goes on within about a minute; silent for longer than this, a run cannot. */
const silentMs = 10 * 60_000;

/** The state as it is now: one that nobody has heard of for long has stopped. */
export function runStateNow({ state, heardAt }: Pick<RunRow, 'state' | 'heardAt'>, now: Date): RunRow['state'] {
  const isSilent = isRunUnderWay(state) && now.getTime() - (heardAt?.getTime() ?? 0) > silentMs;
  return isSilent ? runStates.stopped : state;
}

/** How many goods a filter holds, and what an act makes of the newest of them. */
export async function previewFilterRun(ctx: Ctx, { filter, act }: { filter: GoodsFilter; act: GoodsAct }) {
  const { rows, count } = await selectGoods(ctx, filter, { limit: sampleSize, offset: 0 });
  const itemIds = rows.map(({ itemId }) => itemId);
  // Exact, unlike the number of the list: it is what somebody agrees to.
  const totalCount = count > sampleSize ? await countAll(ctx, filter) : count;
  return { totalCount, samples: await previewRun(ctx, { itemIds, act }) };
}

/**
 * Begins an act on all goods of a filter, which a job goes on with. Refused as outdated where the filter holds
 * another number of goods than was agreed to, as badInput while another one is under way.
 */
export async function startFilterRun(
  ctx: SignedInCtx,
  {
    filter,
    act,
    totalCount,
    filterText,
  }: { filter: GoodsFilter; act: GoodsAct; totalCount: number; filterText: string },
): Promise<string> {
  await refuseSecondRun(ctx);
  if ((await countAll(ctx, filter)) !== totalCount)
    throw refuse.outdated({ text: '筛选出的商品数量已变化，请重新预览' });
  const runId = await insertFilterRun(ctx, { act, filterText, totalCount });
  await addOutbox(ctx, { kind: 'goods.run', subject: runId, payload: { filter } });
  await writeAudit(ctx, {
    subject: `goodsRun ${runId}`,
    before: null,
    after: { act: actText(act), 筛选: filterText, totalCount },
  });
  return runId;
}

/** One at a time in a shop; who fell silent is set aside. */
export async function refuseSecondRun(ctx: SignedInCtx): Promise<void> {
  for (const other of await selectBusyRuns(ctx)) {
    if (isRunUnderWay(runStateNow(other, ctx.now))) throw badField('act', runBusy);
    await updateRun(ctx, other.id, { state: runStates.stopped });
    await deleteBatches(ctx, other.id);
  }
}

/** The goods of a filter as they are when the run begins, once: what an act makes of one never brings in another. */
export async function chooseBatches(ctx: Ctx, { run, filter }: { run: RunRow; filter: GoodsFilter }): Promise<boolean> {
  const isChosen = run.doneCount > 0 || (await hasBatches(ctx, run.id));
  if (!isChosen) await insertBatches(ctx, run.id, batchesOf(await selectAllIds(ctx, filter)));
  return true;
}

const batchesOf = (itemIds: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(itemIds.length / itemsAtOnce) }, (_, at) =>
    itemIds.slice(at * itemsAtOnce, (at + 1) * itemsAtOnce),
  );

/** Makes the act on the next batch; false once there is none. */
export async function makeNextBatch(ctx: Ctx, run: RunRow): Promise<boolean> {
  const batch = await takeBatch(ctx, run.id);
  if (!batch) {
    await updateRun(ctx, run.id, { state: runStates.done });
    return false;
  }
  const made = await actOn(ctx, { runId: run.id, itemIds: batch, act: run.act });
  await updateRun(ctx, run.id, {
    doneCount: run.doneCount + batch.length,
    changedCount: run.changedCount + made,
    refusedCount: run.refusedCount + batch.length - made,
  });
  return true;
}

async function actOn(
  ctx: Ctx,
  { runId, itemIds, act }: { runId: string; itemIds: readonly string[]; act: GoodsAct },
): Promise<number> {
  const items = await selectItemFacts(ctx, itemIds, { act, isLocked: true });
  const made = [...items.values()].flatMap(({ itemId, isStopped, facts: before }) => {
    const outcome = outcomeFor(isStopped, before, act);
    return 'after' in outcome ? [{ itemId, before, after: outcome.after }] : [];
  });
  // Nobody is asked for a whole filter: what would be under the margin line stays as it is.
  const { changed } = await heldApart(ctx, await standingTargets(ctx, act, made));
  if (changed.length === 0) return 0;
  const concerned = await updateItems(
    ctx,
    act,
    changed.map(({ itemId, after }) => ({ itemId, facts: after })),
  );
  await insertRunItems(ctx, runId, changed);
  await indexItems(ctx, concerned);
  return changed.length;
}
