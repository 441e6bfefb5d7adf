import type { Ctx } from '../../ctx/ctx.ts';
import { type CostWriter, replaceTiers, saveCosts } from '../pricing/index.ts';
import { indexItems } from '../search/index.ts';
import { keepStoppedOff } from '../suppliers/index.ts';
import { countStock, openStock, writePlaces } from '../stock/index.ts';
import type { ResolvedRow } from './goods.store.ts';
import { updateMarks } from './marks.store.ts';
import { replaceLabels } from './labels.store.ts';
import { replaceAttributes, upsertItemNames, upsertItems } from './goods.store.ts';

type Row = ResolvedRow & { productId: string };

/** What a batch of rows became; `tooSmall` are rows whose count was below what orders hold: their stock stayed. */
export interface WrittenBatch {
  created: number;
  updated: number;
  tooSmall: { row: ResolvedRow; reserved: number }[];
  /** Ids by item number. */
  itemIds: Map<string, string>;
}

/** Writes the items of one batch with their attributes, tiers, costs, search documents and stock. */
export async function writeGoods(
  ctx: Ctx,
  { rows, importId, by }: { rows: readonly Row[]; importId: string; by: CostWriter },
): Promise<WrittenBatch> {
  const written = await writeItems(ctx, { rows, sourceId: importId });
  await saveCosts(
    ctx,
    written.flatMap(({ itemId, costFen }) => (costFen === undefined ? [] : [{ itemId, costFen }])),
    by,
  );
  await indexItems(
    ctx,
    written.map((row) => row.itemId),
  );
  // Last of all: from here on the stock of these goods is locked until the commit.
  const tooSmall = await countStock(
    ctx,
    written.filter((row) => !row.isOpened).map((row) => ({ itemId: row.itemId, onHand: row.stock })),
    importId,
  );
  const rowOf = new Map(written.map((row) => [row.itemId, row]));
  return {
    created: written.filter((row) => row.isNew).length,
    updated: written.filter((row) => !row.isNew).length,
    itemIds: new Map(written.map(({ itemNo, itemId }) => [itemNo, itemId])),
    tooSmall: tooSmall.flatMap(({ itemId, reserved }) => {
      const row = rowOf.get(itemId);
      return row ? [{ row, reserved }] : [];
    }),
  };
}

/**
 * Writes items with their attributes and tiers, and the first stock of those that have none; `isOpened` tells which. The
 * search learns of them by `indexItems`.
 */
export async function writeItems<R extends Row>(
  ctx: Ctx,
  { rows, sourceId }: { rows: readonly R[]; sourceId: string },
): Promise<(R & { itemId: string; isNew: boolean; isOpened: boolean })[]> {
  const items = await upsertItems(ctx, rows);
  const written = rows.map((row) => {
    const item = items.get(row.itemNo);
    if (!item) throw new Error(`item ${row.itemNo} was not written`);
    return Object.assign(row, item, { isOpened: false });
  });
  await updateMarks(ctx, written);
  await writePlaces(
    ctx,
    written.flatMap(({ itemId, supplierId, shelfPlace }) =>
      shelfPlace === undefined ? [] : [{ itemId, supplierId, place: shelfPlace }],
    ),
  );
  await keepStoppedOff(
    ctx,
    written.map((row) => row.itemId),
  );
  await upsertItemNames(ctx, written);
  await replaceAttributes(ctx, written);
  await replaceTiers(
    ctx,
    written.map((row) => ({ itemId: row.itemId, tiers: row.tiers })),
  );
  await replaceLabels(
    ctx,
    written.flatMap(({ itemId, labelIds }) => (labelIds ? [{ itemId, labelIds }] : [])),
  );
  const counts = written.map((row) => ({ itemId: row.itemId, onHand: row.stock }));
  const opened = await openStock(ctx, counts, sourceId);
  for (const row of written) row.isOpened = opened.has(row.itemId);
  return written;
}
