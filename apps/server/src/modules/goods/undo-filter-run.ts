import { actText, type GoodsAct, mayUndo } from '@jicai/domain/goods/goods-acts.ts';
import { mayUndoRun, runStates } from '@jicai/domain/goods/run-states.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { addOutbox } from '../../jobs/enqueue.ts';
import { writeAudit } from '../audit/index.ts';
import { indexItems } from '../search/index.ts';
import { itemsAtOnce, refuseSecondRun, runStateNow } from './filter-run.ts';
import { deleteBatches, type RunRow, selectNextRunItems, updateRun } from './filter-run.store.ts';
import { standingTargets } from './act-targets.ts';
import { heldApart } from './run-goods-act.ts';
import { lockRun, markUndone, selectItemFacts, updateItems } from './goods-run.store.ts';

/** Lets a run over a whole filter be undone, which a job goes on with. Refused as notFound, stateChanged. */
export async function startFilterUndo(ctx: SignedInCtx, runId: string): Promise<void> {
  const run = await lockRun(ctx, runId);
  if (!run) throw refuse.notFound();
  const state = runStateNow(run, ctx.now);
  if (run.undoneAt || !mayUndoRun({ ...run, state }))
    throw refuse.stateChanged({ text: '这次修改已经撤销，或还在进行' });
  await refuseSecondRun(ctx);
  const { userName: undoUserName } = ctx.actor;
  await deleteBatches(ctx, runId);
  const begun = { doneCount: 0, totalCount: run.changedCount, undoAfterId: null };
  await updateRun(ctx, runId, { state: runStates.undoing, undoUserName, ...begun });
  await addOutbox(ctx, { kind: 'goods.run', subject: runId });
  await writeAudit(ctx, {
    subject: `goodsRun ${runId}`,
    before: null,
    after: { act: `撤销：${actText(run.act)}`, changedCount: run.changedCount },
  });
}

/** Brings the items of the next batch back that still are what the run made of them; false once there is none. */
export async function undoNextBatch(ctx: Ctx, run: RunRow): Promise<boolean> {
  const { last, all, back } = await undoNext(ctx, { runId: run.id, act: run.act, afterId: run.undoAfterId ?? '0' });
  if (last === undefined) {
    await updateRun(ctx, run.id, { state: runStates.undone, undoneAt: ctx.now });
    return false;
  }
  await updateRun(ctx, run.id, {
    undoAfterId: last,
    doneCount: run.doneCount + all,
    undoneCount: run.undoneCount + back,
    keptCount: run.keptCount + all - back,
  });
  return true;
}

async function undoNext(ctx: Ctx, { runId, act, afterId }: { runId: string; act: GoodsAct; afterId: string }) {
  const rows = await selectNextRunItems(ctx, { runId, afterId, limit: itemsAtOnce });
  const items = await selectItemFacts(
    ctx,
    rows.map(({ itemId }) => itemId),
    { act, isLocked: true },
  );
  const standing = rows.filter(({ itemId, after }) => {
    const item = items.get(itemId);
    return item !== undefined && mayUndo(item.facts, after, act);
  });
  // What a run raised over the margin line does not come back under it without a second person.
  const turned = standing.map(({ itemId, before, after }) => ({ itemId, before: after, after: before }));
  const { changed } = await heldApart(ctx, await standingTargets(ctx, act, turned));
  const fit = new Set(changed.map(({ itemId }) => itemId));
  const back = standing.filter(({ itemId }) => fit.has(itemId));
  const itemIds = back.map(({ itemId }) => itemId);
  if (back.length > 0) {
    const concerned = await updateItems(
      ctx,
      act,
      back.map(({ itemId, before }) => ({ itemId, facts: before })),
    );
    await markUndone(ctx, runId, itemIds);
    await indexItems(ctx, concerned);
  }
  return { last: rows.at(-1)?.itemId, all: rows.length, back: back.length };
}
