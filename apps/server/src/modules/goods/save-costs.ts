import type { SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { mayEditCosts, saveCosts, selectCosts } from '../pricing/index.ts';
import { type NamedItem, selectItemFacts } from './goods-run.store.ts';

interface CostInput {
  itemId: string;
  beforeFen: number | null;
  costFen: number | null;
}

/**
 * Writes down what items cost from now on; one that costs something else than was read is left alone and named. The record
 * of the log names the items and no amounts, for more people read it than may see costs. Refused as forbidden.
 */
export async function saveItemCosts(ctx: SignedInCtx, { rows }: { rows: readonly CostInput[] }) {
  if (!mayEditCosts(ctx)) throw refuse.forbidden();
  const itemIds = rows.map(({ itemId }) => itemId);
  const items = await selectItemFacts(ctx, itemIds, { isLocked: true });
  const held = await selectCosts(ctx, itemIds);
  const refused = [...new Map(rows.map((row) => [row.itemId, row])).values()].flatMap((row) => {
    const reason = whyNot(items.get(row.itemId), held.get(row.itemId) ?? null, row);
    return reason === undefined ? [] : [{ itemId: row.itemId, reason }];
  });
  const left = new Set(refused.map(({ itemId }) => itemId));
  const taken = new Map(rows.filter(({ itemId }) => !left.has(itemId)).map((row) => [row.itemId, row]));
  const saved = await saveCosts(ctx, [...taken.values()], ctx.actor);
  if (saved.length > 0)
    await writeAudit(ctx, { subject: costSubject(items, saved), before: null, after: costNote(items, saved) });
  return { savedCount: saved.length, refused };
}

function whyNot(item: NamedItem | undefined, heldFen: number | null, { beforeFen }: CostInput): string | undefined {
  if (!item) return '商品不存在';
  return heldFen === beforeFen ? undefined : '已被他人修改，请刷新后再改';
}

const noOf = (items: ReadonlyMap<string, NamedItem>, itemId: string): string => items.get(itemId)?.itemNo ?? '';
const costSubject = (items: ReadonlyMap<string, NamedItem>, [first = '']: readonly string[]): string =>
  `cost ${noOf(items, first)}`;
const costNote = (items: ReadonlyMap<string, NamedItem>, saved: readonly string[]) => ({
  changedCount: saved.length,
  items: saved.map((itemId) => noOf(items, itemId)),
});
