import type { Ctx } from '../../ctx/ctx.ts';
import { moveStock } from './move-stock.ts';

interface Pieces {
  itemId: string;
  qty: number;
  /** Line of the after-sales sheet: the same one is booked once. */
  sourceId: string;
  /** Number of the sheet. */
  reason: string;
}

/** Good pieces that came back are for sale again (docs/domain/stock.md §3). */
export async function putBackStock(ctx: Ctx, pieces: readonly Pieces[]): Promise<void> {
  await move(ctx, pieces, { sourceType: 'return', sign: 1 });
}

/** Pieces sent in exchange leave the store at once; refused as outOfStock where fewer are free. */
export async function takeOutStock(ctx: Ctx, pieces: readonly Pieces[]): Promise<void> {
  await move(ctx, pieces, { sourceType: 'exchange', sign: -1 });
}

async function move(
  ctx: Ctx,
  pieces: readonly Pieces[],
  { sourceType, sign }: { sourceType: 'return' | 'exchange'; sign: 1 | -1 },
): Promise<void> {
  await moveStock(
    ctx,
    pieces
      .filter((piece) => piece.qty > 0)
      .map(({ itemId, qty, sourceId, reason }) => ({
        itemId,
        onHandDelta: sign * qty,
        reservedDelta: 0,
        sourceType,
        sourceId,
        reason,
      })),
  );
}
