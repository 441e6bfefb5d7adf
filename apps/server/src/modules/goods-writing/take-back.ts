import { holdUnderLine, isHeld } from '@jicai/domain/money/margin-line.ts';
import { stockAfterUndo, undoOutcome, type UndoOutcome } from '@jicai/domain/goods/import-undo.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { replaceTiers, selectMargins } from '../pricing/index.ts';
import { deleteSearchDocs } from '../search-docs/index.ts';
import { indexItems } from '../search/index.ts';
import { countStock, writePlaces } from '../stock/index.ts';
import { keepStoppedOff } from '../suppliers/index.ts';
import { replaceAttributes, upsertItemNames } from './goods.store.ts';
import { updateMarks } from './marks.store.ts';
import { replaceLabels } from './labels.store.ts';
import { selectSellingPrices } from './selling-prices.store.ts';
import {
  deleteEmptyProducts,
  deleteItems,
  lockItems,
  selectItemsOfProducts,
  selectItemStandings,
  selectProductStandings,
  selectUsedItems,
  updateHidden,
  updateItemsBack,
  updateProductsBack,
} from './states.store.ts';

/** Something that was written, with what it was before: null where it was new. */
export interface Written {
  id: string;
  before: unknown;
  afterMark: string;
}
export type WrittenItem = Written & { stockDelta: number };

/** What items hold beside their own columns. */
interface ItemState {
  name: string;
  retail_fen: number | null;
  enterprise_fen: number | null;
  tiers: { qtyFrom: number; priceFen: number }[];
  valueIds: string[];
  /** Absent for none. */
  labelIds?: string[];
  supplier_id: string;
  /** Absent: on sale, 0, that of its category, no place, nothing said of what a unit holds. */
  isOnSale?: boolean;
  safetyQty?: number;
  taxName?: string;
  taxCode?: string;
  shelfPlace?: string;
  pieceQty?: number;
  pieceName?: string;
}

/**
 * Takes items back to what they were, one by one as docs/domain/catalog.md §12 says, with their stock and their place in the
 * search. Returns what became of each. At most a few hundred at once.
 */
export async function takeItemsBack(
  ctx: Ctx,
  { items, sourceId }: { items: readonly WrittenItem[]; sourceId: string },
): Promise<Map<string, UndoOutcome>> {
  const ids = items.map(({ id }) => id);
  await lockItems(ctx, ids);
  const now = new Map((await selectItemStandings(ctx, { itemIds: ids })).map((one) => [one.id, one]));
  const made = items.filter(({ before }) => before === null).map(({ id }) => id);
  const used = made.length > 0 ? await selectUsedItems(ctx, made) : new Set<string>();
  const outcomes = new Map(
    items.map(({ id, before, afterMark }) => {
      const standing = now.get(id);
      const isChanged = standing?.mark !== afterMark;
      return [id, undoOutcome({ isNew: before === null, isGone: !standing, isChanged, isUsed: used.has(id) })];
    }),
  );
  for (const id of await underLineAgain(
    ctx,
    items.filter(({ id }) => outcomes.get(id) === 'restored'),
  ))
    outcomes.set(id, 'kept');
  const idsOf = (outcome: UndoOutcome) => ids.filter((id) => outcomes.get(id) === outcome);
  await remove(ctx, idsOf('removed'));
  await hide(ctx, idsOf('hidden'));
  const back = items.filter(({ id }) => outcomes.get(id) === 'restored');
  await restore(ctx, back);
  const counts = back.flatMap(({ id, stockDelta: delta }) => {
    const standing = now.get(id);
    return standing && delta !== 0 ? [{ itemId: id, onHand: stockAfterUndo({ ...standing, delta }) }] : [];
  });
  await countStock(ctx, counts, sourceId);
  return outcomes;
}

/** Those whose old prices would be under the margin line of today: nobody has agreed to them (docs/domain/money.md §10). */
async function underLineAgain(ctx: Ctx, items: readonly Written[]): Promise<string[]> {
  const itemIds = items.map(({ id }) => id);
  if (itemIds.length === 0) return [];
  const [now, margins] = await Promise.all([
    selectSellingPrices(ctx, { itemIds }, { isLocked: false }),
    selectMargins(ctx, itemIds),
  ]);
  return items.flatMap(({ id, before }) => {
    const [standing, margin] = [now.get(id), margins.get(id)];
    const { retail_fen: retailFen, enterprise_fen: enterpriseFen, tiers } = before as ItemState;
    const isWaiting =
      standing && margin && isHeld(holdUnderLine(standing, { retailFen, enterpriseFen, tiers }, margin));
    return isWaiting ? [id] : [];
  });
}

async function remove(ctx: Ctx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await deleteSearchDocs(ctx, ids);
  await deleteItems(ctx, ids);
}

async function hide(ctx: Ctx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await updateHidden(ctx, ids);
  await indexItems(ctx, ids);
}

async function restore(ctx: Ctx, items: readonly Written[]): Promise<void> {
  if (items.length === 0) return;
  await updateItemsBack(
    ctx,
    items.map(({ id, before }) => ({ id, state: before })),
  );
  const states = items.map(({ id, before }) => ({ itemId: id, ...(before as ItemState) }));
  await upsertItemNames(
    ctx,
    states.map(({ itemId, name }) => ({ itemId, itemName: name })),
  );
  await replaceAttributes(ctx, states);
  await replaceTiers(ctx, states);
  await replaceLabels(
    ctx,
    states.map(({ itemId, labelIds = [] }) => ({ itemId, labelIds })),
  );
  await updateMarks(
    ctx,
    states.map(
      ({ itemId, isOnSale = true, safetyQty = 0, taxName = '', taxCode = '', pieceQty = 1, pieceName = '' }) => ({
        itemId,
        isOnSale,
        safetyQty,
        taxName,
        taxCode,
        pieceQty,
        pieceName,
      }),
    ),
  );
  await writePlaces(
    ctx,
    states.map(({ itemId, supplier_id: supplierId, shelfPlace: place = '' }) => ({ itemId, supplierId, place })),
  );
  await keepStoppedOff(
    ctx,
    states.map(({ itemId }) => itemId),
  );
  await indexItems(
    ctx,
    states.map(({ itemId }) => itemId),
  );
}

/** The same for products. Those that were new are left to {@link removeEmptyProducts}, behind their items. */
export async function takeProductsBack(ctx: Ctx, products: readonly Written[]): Promise<Map<string, UndoOutcome>> {
  const ids = products.map(({ id }) => id);
  const now = new Map((await selectProductStandings(ctx, { productIds: ids })).map((one) => [one.id, one]));
  const outcomes = new Map<string, UndoOutcome>();
  for (const { id, before, afterMark } of products)
    if (before !== null) outcomes.set(id, now.get(id)?.mark === afterMark ? 'restored' : 'kept');
  const back = products.filter(({ id }) => outcomes.get(id) === 'restored');
  if (back.length === 0) return outcomes;
  await updateProductsBack(
    ctx,
    back.map(({ id, before }) => ({ id, state: before })),
  );
  await indexItems(
    ctx,
    await selectItemsOfProducts(
      ctx,
      back.map(({ id }) => id),
    ),
  );
  return outcomes;
}

/** New products whose items are all gone go with them. */
export async function removeEmptyProducts(ctx: Ctx, productIds: readonly string[]): Promise<Map<string, UndoOutcome>> {
  const gone = new Set(await deleteEmptyProducts(ctx, productIds));
  return new Map(productIds.map((id) => [id, gone.has(id) ? 'removed' : 'kept']));
}
