import { actText, mayUndo } from '@jicai/domain/goods/goods-acts.ts';
import { holdUnderLine, isHeld } from '@jicai/domain/money/margin-line.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { selectMargins } from '../pricing/index.ts';
import { indexItems } from '../search/index.ts';
import { standingTargets } from './act-targets.ts';
import { pricesOf } from './run-goods-act.ts';
import { lockRun, selectItemFacts, selectRunItems, updateItems, updateRunUndone } from './goods-run.store.ts';

/**
 * Brings the items of a run back that still are what it made of them; the others keep what was done since and are named.
 * Refused as notFound, stateChanged where the run is undone already.
 */
export async function undoRun(ctx: SignedInCtx, runId: string) {
  const run = await lockRun(ctx, runId);
  if (!run) throw refuse.notFound();
  if (run.undoneAt || run.filterText !== '') throw refuse.stateChanged({ text: '这次修改已经撤销' });
  const runItems = await selectRunItems(ctx, runId);
  const items = await selectItemFacts(
    ctx,
    runItems.map(({ itemId }) => itemId),
    { act: run.act, isLocked: true },
  );
  const margins = await selectMargins(
    ctx,
    runItems.map(({ itemId }) => itemId),
  );
  // What a run raised over the margin line does not come back under it without a second person.
  const turned = runItems.map(({ itemId, before }) => ({ itemId, after: before }));
  const standing = new Set((await standingTargets(ctx, run.act, turned)).map(({ itemId }) => itemId));
  const back = runItems.filter(({ itemId, before, after }) => {
    const item = items.get(itemId);
    const margin = margins.get(itemId);
    const isUnder = margin && isHeld(holdUnderLine(pricesOf(after), pricesOf(before), margin));
    return item !== undefined && standing.has(itemId) && mayUndo(item.facts, after, run.act) && !isUnder;
  });
  const undone = back.map(({ itemId }) => itemId);
  const kept = runItems
    .filter((item) => !back.includes(item))
    .map(({ itemId }) => ({ itemId, itemName: items.get(itemId)?.itemName ?? '' }));
  if (back.length > 0) {
    const concerned = await updateItems(
      ctx,
      run.act,
      back.map(({ itemId, before }) => ({ itemId, facts: before })),
    );
    await indexItems(ctx, concerned);
  }
  await updateRunUndone(ctx, runId, { undone, keptCount: kept.length });
  await writeAudit(ctx, {
    subject: `goodsRun ${runId}`,
    before: null,
    after: { act: `撤销：${actText(run.act)}`, undoneCount: undone.length, keptCount: kept.length },
  });
  return { undoneCount: undone.length, kept };
}
