import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { refreshStockStates } from '../search-docs/index.ts';
import { insertLedger, lockStockRows, type StockMove, updateStockRows } from './stock.store.ts';

/**
 * Changes stock and writes the ledger: all moves or, where one would break 0 ≤ reserved ≤ onHand, outOfStock for the whole
 * transaction. Rows are locked in itemId order, so two orders with the same goods wait instead of deadlocking.
 */
export async function moveStock(ctx: Ctx, moves: readonly StockMove[]) {
  if (moves.length === 0) return [];
  const sums = sumByItem(moves);
  await lockStockRows(
    ctx,
    sums.map((sum) => sum.itemId),
  );
  const changed = await updateStockRows(ctx, sums);
  if (changed.length < sums.length) throw refuse.outOfStock();
  await Promise.all([
    insertLedger(ctx, moves),
    refreshStockStates(
      ctx,
      sums.map((sum) => sum.itemId),
    ),
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
