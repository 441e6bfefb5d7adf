import type { Ctx } from '../../ctx/ctx.ts';
import { moveStock } from './move-stock.ts';
import { lockStockRows } from './stock.store.ts';

/** A count of an item whose stock was `from` when somebody looked. */
export interface Recount {
  itemId: string;
  from: number;
  to: number;
}

/** Why a count was not taken. */
export type KeptCount = Pick<Recount, 'itemId'> &
  ({ why: 'moved'; onHand: number } | { why: 'held'; reserved: number });

/** Takes counts of items that have stock. What moved since it was looked at, and what orders hold more of, stays and is told. */
export async function recountStock(
  ctx: Ctx,
  counts: readonly Recount[],
  { sourceId, reason }: { sourceId: string; reason: string },
): Promise<{ changed: string[]; kept: KeptCount[] }> {
  const countOf = new Map(counts.map((count) => [count.itemId, count]));
  const rows = await lockStockRows(ctx, [...countOf.keys()]);
  const changed: string[] = [];
  const kept: KeptCount[] = [];
  const moves = rows.flatMap(({ itemId, onHand, reserved }) => {
    const { from, to } = countOf.get(itemId) ?? { from: onHand, to: onHand };
    if (onHand !== from) kept.push({ itemId, why: 'moved', onHand });
    else if (to < reserved) kept.push({ itemId, why: 'held', reserved });
    else if (to !== onHand) {
      changed.push(itemId);
      return [{ itemId, onHandDelta: to - onHand, reservedDelta: 0, sourceType: 'count' as const, sourceId, reason }];
    }
    return [];
  });
  await moveStock(ctx, moves);
  return { changed, kept };
}
