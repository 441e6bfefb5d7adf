import { itemStates, type StockState, stockStateOf } from '@jicai/domain/goods/quantity.ts';
import { tidyCode } from '@jicai/domain/forms/text.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { selectItemIdsByNo, selectSkuFacts } from './sku-facts.store.ts';

/** What carts and orders need to know of an item; itemState 1 在售, 0 不可用 for this caller (docs/domain/catalog.md §4). */
export interface SkuFact {
  itemId: string;
  itemNo: string;
  productId: string;
  itemName: string;
  itemSpec: string;
  colorName: string;
  imgUrl: string;
  unitName: string;
  /** What one unit holds; 1 and '' where nobody says. */
  pieceQty: number;
  pieceName: string;
  supplierId: string;
  supplierName: string;
  /** The shop sells it itself. */
  isSelf: boolean;
  categoryId: string;
  brandId: string | null;
  minQty: number;
  stepQty: number;
  /** 0 = no limit. */
  maxQty: number;
  taxRateBp: number;
  /** Gross, one unit, in grams; 0 = not known. */
  weightG: number;
  isReturnable7: boolean;
  /** Working days until it leaves. */
  deliveryDays: number;
  itemState: 0 | 1;
  /** Sellable pieces now. */
  availQty: number;
  stockState: StockState;
}

/** Facts by item id; ids that are not goods of this shop are absent. */
export async function listSkuFacts(ctx: Ctx, itemIds: readonly string[]): Promise<Map<string, SkuFact>> {
  if (itemIds.length === 0) return new Map();
  const rows = await selectSkuFacts(ctx, itemIds);
  return new Map(
    rows.map(({ isForSale, ...row }) => [
      row.itemId,
      {
        ...row,
        itemState: isForSale ? itemStates.onSale : itemStates.offSale,
        stockState: stockStateOf(row.availQty),
      } satisfies SkuFact,
    ]),
  );
}

/** Item ids by item number, as a buyer types or pastes them, also in small or full-width letters; unknown numbers are absent. */
export async function findItemIdsByNo(ctx: Ctx, itemNos: readonly string[]): Promise<Map<string, string>> {
  if (itemNos.length === 0) return new Map();
  const spellings = (no: string) => [no, tidyCode(no), tidyCode(no).toUpperCase()];
  const rows = await selectItemIdsByNo(ctx, [...new Set(itemNos.flatMap(spellings))]);
  const idOf = new Map(rows.map((row) => [row.itemNo, row.itemId]));
  return new Map(
    itemNos.flatMap((no) => {
      const known = spellings(no).find((spelling) => idOf.has(spelling));
      const itemId = known && idOf.get(known);
      return itemId ? [[no, itemId]] : [];
    }),
  );
}
