import type { Ctx } from '../../ctx/ctx.ts';
import { moveStock } from './move-stock.ts';
import { insertLedger, insertStockRows, lockStockRows } from './stock.store.ts';

export interface StockCount {
  itemId: string;
  onHand: number;
}

/** First stock of goods that have none yet; returns the items that were new here. `sourceId` names the import. */
export async function openStock(ctx: Ctx, counts: readonly StockCount[], sourceId: string): Promise<Set<string>> {
  const opened = new Set(await insertStockRows(ctx, counts));
  const moves = counts
    .filter((count) => opened.has(count.itemId) && count.onHand > 0)
    .map(({ itemId, onHand }) => ({
      itemId,
      onHandDelta: onHand,
      reservedDelta: 0,
      sourceType: 'import' as const,
      sourceId,
    }));
  if (moves.length > 0) await insertLedger(ctx, moves);
  return opened;
}

/**
 * Sets onHand of goods that have stock; counts below what orders hold are left out and answered with that number.
 * Only changed rows enter the ledger.
 */
export async function countStock(
  ctx: Ctx,
  counts: readonly StockCount[],
  sourceId: string,
): Promise<{ itemId: string; reserved: number }[]> {
  if (counts.length === 0) return [];
  const onHandOf = new Map(counts.map((count) => [count.itemId, count.onHand]));
  const rows = await lockStockRows(ctx, [...onHandOf.keys()]);
  const counted = rows.map((row) => ({ ...row, counted: onHandOf.get(row.itemId) ?? row.onHand }));
  await moveStock(
    ctx,
    counted
      .filter((row) => row.counted !== row.onHand && row.counted >= row.reserved)
      .map((row) => ({
        itemId: row.itemId,
        onHandDelta: row.counted - row.onHand,
        reservedDelta: 0,
        sourceType: 'import',
        sourceId,
      })),
  );
  return counted.filter((row) => row.counted < row.reserved).map(({ itemId, reserved }) => ({ itemId, reserved }));
}
