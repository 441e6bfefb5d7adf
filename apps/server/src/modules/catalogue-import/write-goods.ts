import type { Ctx } from '../../ctx/ctx.ts';
import { replaceTiers } from '../pricing/index.ts';
import { indexItems } from '../search/index.ts';
import { countStock, openStock } from '../stock/index.ts';
import type { ResolvedRow } from './goods.store.ts';
import { replaceAttributes, upsertItems } from './goods.store.ts';

/** What a batch of rows became; `tooSmall` are rows whose count was below what orders hold: their stock stayed. */
export interface WrittenBatch {
  created: number;
  updated: number;
  tooSmall: { row: ResolvedRow; reserved: number }[];
}

/** Writes the items of one batch with their attributes, tiers, search documents and stock. */
export async function writeGoods(
  ctx: Ctx,
  { rows, importId }: { rows: readonly (ResolvedRow & { productId: string })[]; importId: string },
): Promise<WrittenBatch> {
  const items = await upsertItems(ctx, rows);
  const written = rows.map((row) => {
    const item = items.get(row.itemNo);
    if (!item) throw new Error(`item ${row.itemNo} was not written`);
    return Object.assign(row, item);
  });
  const itemIds = written.map((row) => row.itemId);
  await replaceAttributes(ctx, written);
  await replaceTiers(
    ctx,
    written.map((row) => ({ itemId: row.itemId, tiers: row.tiers })),
  );
  const counts = written.map((row) => ({ itemId: row.itemId, onHand: row.stock }));
  const opened = await openStock(ctx, counts, importId);
  await indexItems(ctx, itemIds);
  // Last of all: from here on the stock of these goods is locked until the commit.
  const tooSmall = await countStock(
    ctx,
    counts.filter((count) => !opened.has(count.itemId)),
    importId,
  );
  const rowOf = new Map(written.map((row) => [row.itemId, row]));
  return {
    created: written.filter((row) => row.isNew).length,
    updated: written.filter((row) => !row.isNew).length,
    tooSmall: tooSmall.flatMap(({ itemId, reserved }) => {
      const row = rowOf.get(itemId);
      return row ? [{ row, reserved }] : [];
    }),
  };
}
