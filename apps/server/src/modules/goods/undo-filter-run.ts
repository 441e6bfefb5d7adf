import { actText, mayUndo } from '@jicai/domain/goods/goods-acts.ts';
import { mayUndoRun, runStates } from '@jicai/domain/goods/run-states.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import type { Deps } from '../../ctx/deps.ts';
import { refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { indexItems } from '../search/index.ts';
import { itemsAtOnce, refuseSecondRun, runInBackground, runStateNow } from './filter-run.ts';
import { selectNextRunItems, updateRun } from './filter-run.store.ts';
import { heldApart } from './run-goods-act.ts';
import { lockRun, markUndone, selectItemFacts, updateItems } from './goods-run.store.ts';

/** Lets a run over a whole filter be undone; the caller goes on after the commit. Refused as notFound, stateChanged. */
export async function startFilterUndo(ctx: SignedInCtx, runId: string): Promise<void> {
  const run = await lockRun(ctx, runId);
  if (!run) throw refuse.notFound();
  const state = runStateNow(run, ctx.now);
  if (run.undoneAt || !mayUndoRun({ ...run, state }))
    throw refuse.stateChanged({ text: '这次修改已经撤销，或还在进行' });
  await refuseSecondRun(ctx);
  const { userName: undoUserName } = ctx.actor;
  await updateRun(ctx, runId, { state: runStates.undoing, undoUserName, doneCount: 0, totalCount: run.changedCount });
  await writeAudit(ctx, {
    subject: `goodsRun ${runId}`,
    before: null,
    after: { act: `撤销：${actText(run.act)}`, changedCount: run.changedCount },
  });
}

/** Brings the items back that still are what the run made of them, a batch at a time. */
export const undoFilterInBackground = (deps: Deps, companyId: string, runId: string): void =>
  runInBackground({ deps, companyId, runId }, async (inShop) => {
    let [undoneCount, keptCount] = [0, 0];
    for (let afterId = '0'; ;) {
      const { last, all, back } = await inShop(async (ctx) => {
        const counts = await undoNext(ctx, { runId, afterId });
        await updateRun(ctx, runId, {
          doneCount: undoneCount + keptCount + counts.all,
          undoneCount: undoneCount + counts.back,
          keptCount: keptCount + counts.all - counts.back,
        });
        return counts;
      });
      undoneCount += back;
      keptCount += all - back;
      if (last === undefined) break;
      afterId = last;
    }
    await inShop((ctx) => updateRun(ctx, runId, { state: runStates.undone, undoneAt: ctx.now }));
  });

async function undoNext(ctx: Ctx, { runId, afterId }: { runId: string; afterId: string }) {
  const rows = await selectNextRunItems(ctx, { runId, afterId, limit: itemsAtOnce });
  const items = await selectItemFacts(
    ctx,
    rows.map(({ itemId }) => itemId),
    { isLocked: true },
  );
  const standing = rows.filter(({ itemId, after }) => {
    const item = items.get(itemId);
    return item !== undefined && mayUndo(item.facts, after);
  });
  // What a run raised over the margin line does not come back under it without a second person.
  const { changed } = await heldApart(
    ctx,
    standing.map(({ itemId, before, after }) => ({ itemId, before: after, after: before })),
  );
  const fit = new Set(changed.map(({ itemId }) => itemId));
  const back = standing.filter(({ itemId }) => fit.has(itemId));
  const itemIds = back.map(({ itemId }) => itemId);
  if (back.length > 0) {
    await updateItems(
      ctx,
      back.map(({ itemId, before }) => ({ itemId, facts: before })),
    );
    await markUndone(ctx, runId, itemIds);
    await indexItems(ctx, itemIds);
  }
  return { last: rows.at(-1)?.itemId, all: rows.length, back: back.length };
}
