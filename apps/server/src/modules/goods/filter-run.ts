import { actText, type GoodsAct } from '@jicai/domain/goods/goods-acts.ts';
import { isRunUnderWay, runBusy, runStates } from '@jicai/domain/goods/run-states.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import type { Deps } from '../../ctx/deps.ts';
import { inTenantAsSystem } from '../../ctx/system-ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { indexItems } from '../search/index.ts';
import { insertFilterRun, insertRunItems, type RunRow, selectBusyRuns, updateRun } from './filter-run.store.ts';
import type { GoodsFilter } from './goods-filter.store.ts';
import { countAll, selectAllIds, selectGoods } from './goods-list.store.ts';
import { selectItemFacts, updateItems } from './goods-run.store.ts';
import { heldApart, outcomeFor, previewRun } from './run-goods-act.ts';

/** Items of one transaction: few enough that nobody waits long for one of them. */
export const itemsAtOnce = 300;
const sampleSize = 50;
/** Silent for longer than this, a run was cut off. */
const silentMs = 60_000;

/** The state as it is now: one that nobody has heard of for a minute has stopped. */
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
 * Begins an act on all goods of a filter; the caller goes on after the commit. Refused as outdated where the filter holds
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
  }
}

/** Makes the act, a batch at a time, each in a transaction of its own. */
export const runFilterInBackground = (
  deps: Deps,
  companyId: string,
  { runId, filter, act }: { runId: string; filter: GoodsFilter; act: GoodsAct },
): void =>
  runInBackground({ deps, companyId, runId }, async (inShop) => {
    const itemIds = await inShop((ctx) => selectAllIds(ctx, filter));
    let [changedCount, refusedCount] = [0, 0];
    for (let from = 0; from < itemIds.length; from += itemsAtOnce) {
      const batch = itemIds.slice(from, from + itemsAtOnce);
      const doneCount = from + batch.length;
      const changed = await inShop(async (ctx) => {
        const made = await actOn(ctx, { runId, itemIds: batch, act });
        const counts = { changedCount: changedCount + made, refusedCount: refusedCount + batch.length - made };
        await updateRun(ctx, runId, { doneCount, ...counts });
        return made;
      });
      changedCount += changed;
      refusedCount += batch.length - changed;
    }
    await inShop((ctx) => updateRun(ctx, runId, { state: runStates.done }));
  });

async function actOn(
  ctx: Ctx,
  { runId, itemIds, act }: { runId: string; itemIds: readonly string[]; act: GoodsAct },
): Promise<number> {
  const items = await selectItemFacts(ctx, itemIds, { isLocked: true });
  const made = [...items.values()].flatMap(({ itemId, isStopped, facts: before }) => {
    const outcome = outcomeFor(isStopped, before, act);
    return 'after' in outcome ? [{ itemId, before, after: outcome.after }] : [];
  });
  // Nobody is asked for a whole filter: what would be under the margin line stays as it is.
  const { changed } = await heldApart(ctx, made);
  if (changed.length === 0) return 0;
  await updateItems(
    ctx,
    changed.map(({ itemId, after }) => ({ itemId, facts: after })),
  );
  await insertRunItems(ctx, runId, changed);
  await indexItems(
    ctx,
    changed.map(({ itemId }) => itemId),
  );
  return changed.length;
}

type InShop = <T>(fn: (ctx: Ctx) => Promise<T>) => Promise<T>;
/** Runs this process has under way. */
const running = new Set<Promise<void>>();

/** Goes on after the call that asked for it; a fault leaves it stopped, with what was done until then. */
export function runInBackground(
  { deps, companyId, runId }: { deps: Deps; companyId: string; runId: string },
  work: (inShop: InShop) => Promise<void>,
): void {
  const inShop: InShop = (fn) => inTenantAsSystem(deps, companyId, 'goodsRun', fn);
  const ended = work(inShop)
    .catch(async (error: unknown) => {
      deps.log.error({ err: error, runId }, 'a run over goods failed');
      await inShop((ctx) => updateRun(ctx, runId, { state: runStates.stopped }));
    })
    .catch((error: unknown) => deps.log.error({ err: error, runId }, 'a run over goods was cut off'))
    .finally(() => running.delete(ended));
  running.add(ended);
}

/** Waits for all that this process has under way. */
export async function settleRuns(): Promise<void> {
  await Promise.all(running);
}
