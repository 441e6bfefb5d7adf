import { actText, applyAct, type GoodsAct, isSameItem, type ItemFacts } from '@jicai/domain/goods/goods-acts.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { writeAudit } from '../audit/index.ts';
import { indexItems } from '../search/index.ts';
import { insertRun, type NamedItem, type RunItem, selectItemFacts, updateItems } from './goods-run.store.ts';

const isGone = { reason: '商品不存在' };
const isChanged = { reason: '已被他人修改，请刷新后再改' };

/** What an act would make of these items, in their order; items of another shop are left out. */
export async function previewRun(ctx: Ctx, { itemIds, act }: { itemIds: readonly string[]; act: GoodsAct }) {
  const items = await selectItemFacts(ctx, itemIds, { isLocked: false });
  return itemIds.flatMap((itemId) => {
    const item = items.get(itemId);
    if (!item) return [];
    const { facts: before, isStopped, ...named } = item;
    return [{ ...named, before, ...outcomeFor(isStopped, before, act) }];
  });
}

/**
 * Makes an act as one run that can be undone. Items that are no longer as they were read, or of which the act can make
 * nothing, stay as they are and are named with the reason.
 */
export async function applyRun(
  ctx: SignedInCtx,
  { rows, act }: { rows: readonly { itemId: string; before: ItemFacts }[]; act: GoodsAct },
) {
  const itemIds = rows.map(({ itemId }) => itemId);
  const items = await selectItemFacts(ctx, itemIds, { isLocked: true });
  const readAs = new Map(rows.map(({ itemId, before }) => [itemId, before]));
  const outcomes = [...readAs].map(([itemId, before]) => outcomeOf(items.get(itemId), { itemId, before, act }));
  const changed = outcomes.flatMap((one): RunItem[] => ('after' in one ? [one] : []));
  const refused = outcomes.flatMap((one) => ('reason' in one ? [one] : []));
  if (changed.length === 0) return { changedCount: 0, refused };
  const runId = ctx.newId();
  await updateItems(
    ctx,
    changed.map(({ itemId, after }) => ({ itemId, facts: after })),
  );
  await insertRun(ctx, { runId, act, items: changed });
  await indexItems(
    ctx,
    changed.map(({ itemId }) => itemId),
  );
  await writeAudit(ctx, {
    subject: `goodsRun ${runId}`,
    before: null,
    after: { act: actText(act), changedCount: changed.length, ...(changed.length === 1 && oneOf(items, changed)) },
  });
  return { runId, changedCount: changed.length, refused };
}

/** As the rules of goods acts have it; goods of a supplier that is stopped are not put on sale. */
export const outcomeFor = (isStopped: boolean, facts: ItemFacts, act: GoodsAct) =>
  isStopped && act.kind === 'onSale' && act.isOnSale ? { fault: '供应商已停用，不能上架' } : applyAct(facts, act);

function outcomeOf(
  item: NamedItem | undefined,
  { itemId, before, act }: { itemId: string; before: ItemFacts; act: GoodsAct },
): RunItem | { itemId: string; itemName: string; reason: string } {
  if (!item) return { itemId, itemName: '', ...isGone };
  const { itemName, facts } = item;
  if (!isSameItem(facts, before)) return { itemId, itemName, ...isChanged };
  const outcome = outcomeFor(item.isStopped, facts, act);
  return 'fault' in outcome
    ? { itemId, itemName, reason: outcome.fault }
    : { itemId, before: facts, after: outcome.after };
}

/** The record of a single item says which one. */
const oneOf = (items: ReadonlyMap<string, NamedItem>, [changed]: readonly RunItem[]) => ({
  items: items.get(changed?.itemId ?? '')?.itemNo,
});
