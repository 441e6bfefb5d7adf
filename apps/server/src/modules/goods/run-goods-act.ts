import { actText, applyAct, type GoodsAct, isSameItem, type ItemFacts } from '@jicai/domain/goods/goods-acts.ts';
import {
  holdUnderLine,
  isHeld,
  type MarginFacts,
  type SellingPrices,
  underLineText,
} from '@jicai/domain/money/margin-line.ts';
import { marginBp } from '@jicai/domain/money/margin.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { writeAudit } from '../audit/index.ts';
import { askForPrices, isAsked, listWaitingPrices, type WaitingPrices, waitsAlready } from '../goods-writing/index.ts';
import { selectMargins } from '../pricing/index.ts';
import { indexItems } from '../search/index.ts';
import { insertRun, type NamedItem, type RunItem, selectItemFacts, updateItems } from './goods-run.store.ts';

const isGone = { reason: '商品不存在' };
const isChanged = { reason: '已被他人修改，请刷新后再改' };

/** What an act would make of these items, in their order; items of another shop are left out. */
export async function previewRun(ctx: Ctx, { itemIds, act }: { itemIds: readonly string[]; act: GoodsAct }) {
  const items = await selectItemFacts(ctx, itemIds, { act, isLocked: false });
  const margins = await selectMargins(ctx, itemIds);
  return itemIds.flatMap((itemId) => {
    const item = items.get(itemId);
    if (!item) return [];
    const { facts: before, isStopped, ...named } = item;
    const outcome = outcomeFor(isStopped, before, act);
    const margin = margins.get(itemId) ?? noMargin;
    const after = 'after' in outcome ? outcome.after : undefined;
    return [
      {
        ...named,
        before,
        ...outcome,
        isUnderLine: after !== undefined && isHeld(holdUnderLine(pricesOf(before), pricesOf(after), margin)),
        ...(after && act.kind === 'price' && marginsOf(margin, before[act.price], after[act.price])),
      },
    ];
  });
}

const noMargin: MarginFacts = { costFen: null, lineBp: 0 };
export const pricesOf = ({ retailFen, enterpriseFen }: ItemFacts): SellingPrices => ({
  retailFen,
  enterpriseFen,
  tiers: [],
});

const marginsOf = ({ costFen, lineBp }: MarginFacts, before: number | null, after: number | null) => ({
  marginLineBp: lineBp,
  ...(costFen !== null && before !== null && { beforeMarginBp: marginBp(before, costFen) }),
  ...(costFen !== null && after !== null && { afterMarginBp: marginBp(after, costFen) }),
});

/**
 * Makes an act as one run that can be undone. Items that are no longer as they were read, or of which the act can make
 * nothing, stay as they are and are named with the reason; prices under the margin line wait for a second person.
 */
export async function applyRun(
  ctx: SignedInCtx,
  {
    rows,
    act,
    reason = '',
  }: { rows: readonly { itemId: string; before: ItemFacts }[]; act: GoodsAct; reason?: string },
) {
  const itemIds = rows.map(({ itemId }) => itemId);
  const items = await selectItemFacts(ctx, itemIds, { act, isLocked: true });
  const readAs = new Map(rows.map(({ itemId, before }) => [itemId, before]));
  const outcomes = [...readAs].map(([itemId, before]) => outcomeOf(items.get(itemId), { itemId, before, act }));
  const { changed, waiting: held } = await heldApart(
    ctx,
    outcomes.flatMap((one): RunItem[] => ('after' in one ? [one] : [])),
  );
  const { waiting, again } = await askedApart(ctx, held);
  const refused = [
    ...outcomes.flatMap((one) => ('reason' in one ? [one] : [])),
    ...again.map(({ itemId }) => ({ itemId, itemName: items.get(itemId)?.itemName ?? '', reason: waitsAlready })),
  ];
  const asked =
    waiting.length > 0 &&
    (await askForPrices(ctx, { rows: waiting, ...namesOf(items, waiting, act), reason: reason || underLineText }));
  const answer = { waitingCount: waiting.length, ...asked, refused };
  if (changed.length === 0) return { changedCount: 0, ...answer };
  const runId = ctx.newId();
  const concerned = await updateItems(
    ctx,
    act,
    changed.map(({ itemId, after }) => ({ itemId, facts: after })),
  );
  await insertRun(ctx, { runId, act, items: changed });
  await indexItems(ctx, concerned);
  await writeAudit(ctx, {
    subject: `goodsRun ${runId}`,
    before: null,
    after: { act: actText(act), changedCount: changed.length, ...(changed.length === 1 && oneOf(items, changed)) },
  });
  return { runId, changedCount: changed.length, ...answer };
}

/** As the rules of goods acts have it; goods of a supplier that is stopped are not put on sale. */
export const outcomeFor = (isStopped: boolean, facts: ItemFacts, act: GoodsAct) =>
  isStopped && act.kind === 'onSale' && act.isOnSale ? { fault: '供应商已停用，不能上架' } : applyAct(facts, act);

/** Which items change at once, and which wait. */
export async function heldApart(
  ctx: Ctx,
  made: readonly RunItem[],
): Promise<{ changed: RunItem[]; waiting: WaitingPrices[] }> {
  const margins = await selectMargins(
    ctx,
    made.map(({ itemId }) => itemId),
  );
  const waiting = made.flatMap(({ itemId, before, after }): WaitingPrices[] => {
    const held = holdUnderLine(pricesOf(before), pricesOf(after), margins.get(itemId) ?? noMargin);
    return isHeld(held) ? [{ itemId, set: held.waiting }] : [];
  });
  const waits = new Set(waiting.map(({ itemId }) => itemId));
  return { changed: made.filter(({ itemId }) => !waits.has(itemId)), waiting };
}

/** Which prices are asked for now, and which wait already. */
async function askedApart(ctx: Ctx, held: readonly WaitingPrices[]) {
  if (held.length === 0) return { waiting: [], again: [] };
  const ids = held.map(({ itemId }) => itemId);
  const standing = await listWaitingPrices(ctx, ids);
  const again = held.filter((row) => isAsked(standing, row));
  return { waiting: held.filter((row) => !again.includes(row)), again };
}

const namesOf = (items: ReadonlyMap<string, NamedItem>, [first, ...more]: readonly WaitingPrices[], act: GoodsAct) => {
  const name = items.get(first?.itemId ?? '')?.itemName ?? '';
  return { subjectName: more.length > 0 ? `${actText(act)}：${name} 等 ${more.length + 1} 个` : name };
};

function outcomeOf(
  item: NamedItem | undefined,
  { itemId, before, act }: { itemId: string; before: ItemFacts; act: GoodsAct },
): RunItem | { itemId: string; itemName: string; reason: string } {
  if (!item) return { itemId, itemName: '', ...isGone };
  const { itemName, facts } = item;
  if (!isSameItem(facts, before, act)) return { itemId, itemName, ...isChanged };
  const outcome = outcomeFor(item.isStopped, facts, act);
  return 'fault' in outcome
    ? { itemId, itemName, reason: outcome.fault }
    : { itemId, before: facts, after: outcome.after };
}

/** The record of a single item says which one. */
const oneOf = (items: ReadonlyMap<string, NamedItem>, [changed]: readonly RunItem[]) => ({
  items: items.get(changed?.itemId ?? '')?.itemNo,
});
