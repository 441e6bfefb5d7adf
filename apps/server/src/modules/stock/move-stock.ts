import { sendTogether } from '../../db/send-together.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { refreshStockStates } from '../search-docs/index.ts';
import { insertLedger, lockStockRows, type StockMove, updateStockRows } from './stock.store.ts';

/**
 * Changes stock and writes the ledger: all moves or, where one would break 0 ≤ reserved ≤ onHand, outOfStock for the whole
 * transaction. Rows are locked in itemId order, so two orders with the same goods wait instead of deadlocking. All
 * leaves in one message: a refusal undoes what was sent behind it.
 */
export async function moveStock(ctx: Ctx, moves: readonly StockMove[]) {
  if (moves.length === 0) return [];
  const sums = sumByItem(moves);
  const itemIds = sums.map((sum) => sum.itemId);
  const [, changed] = await sendTogether([
    lockStockRows(ctx, itemIds),
    updateStockRows(ctx, sums).then((rows) => {
      if (rows.length < sums.length) throw refuse.outOfStock();
      return rows;
    }),
    insertLedger(ctx, moves),
    refreshStockStates(ctx, itemIds),
  ]);
  return changed;
}

function sumByItem(moves: readonly StockMove[]) {
  const sums = new Map<string, { itemId: string; onHandDelta: number; reservedDelta: number }>();
  for (const move of moves) {
    const sum = sums.get(move.itemId);
    sums.set(move.itemId, {
      itemId: move.itemId,
      onHandDelta: (sum?.onHandDelta ?? 0) + move.onHandDelta,
      reservedDelta: (sum?.reservedDelta ?? 0) + move.reservedDelta,
    });
  }
  return [...sums.values()];
}
