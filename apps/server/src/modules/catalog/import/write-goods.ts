import type { Ctx } from '../../../http/context.ts';
import { replaceTiers } from '../../pricing/index.ts';
import { indexItems } from '../../search/index.ts';
import { openStock } from '../../stock/index.ts';
import type { GoodsRow } from './goods-row.ts';
import { replaceAttributes, upsertItems, upsertProducts } from './goods.store.ts';
import { idIn, idOfPath, idOfValue, learnNames, type NameBook } from './name-book.ts';

/** What a batch of rows became; `counted` are rows whose item had a stock row before. */
export interface WrittenBatch {
  created: number;
  updated: number;
  counted: { itemId: string; onHand: number; row: GoodsRow }[];
}

/** Writes one batch: names, products, items, attributes, tiers, first stock and search documents. */
export async function writeGoods(
  ctx: Ctx,
  { book, rows, importId }: { book: NameBook; rows: readonly GoodsRow[]; importId: string },
): Promise<WrittenBatch> {
  await learnNames(ctx, book, rows);
  const resolved = rows.map((row) => ({
    ...row,
    categoryId: idOfPath(book, row.categoryPath),
    brandId: row.brandName ? idIn(book.brands, row.brandName) : null,
    supplierId: idIn(book.suppliers, row.supplierName),
    valueIds: row.attrs.map((attr) => idOfValue(book, attr)),
  }));
  const firstOfProduct = [...new Map(resolved.toReversed().map((row) => [row.spuNo, row])).values()];
  const productIds = await upsertProducts(ctx, firstOfProduct);
  const items = await upsertItems(
    ctx,
    resolved.map((row) => ({ ...row, productId: idIn(productIds, row.spuNo) })),
  );
  const written = resolved.map((row) => {
    const item = items.get(row.itemNo);
    if (!item) throw new Error(`item ${row.itemNo} was not written`);
    return { ...row, ...item };
  });
  await replaceAttributes(ctx, written);
  await replaceTiers(
    ctx,
    written.map((row) => ({ itemId: row.itemId, tiers: row.tiers })),
  );
  const opened = await openStock(
    ctx,
    written.map((row) => ({ itemId: row.itemId, onHand: row.stock })),
    importId,
  );
  await indexItems(
    ctx,
    written.map((row) => row.itemId),
  );
  return {
    created: written.filter((row) => row.isNew).length,
    updated: written.filter((row) => !row.isNew).length,
    counted: written
      .filter((row) => !opened.has(row.itemId))
      .map((row) => ({ itemId: row.itemId, onHand: row.stock, row })),
  };
}
