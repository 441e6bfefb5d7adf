import { type ItemState, itemStates } from '../goods/quantity.ts';
import { lineGoodsFen } from '../money/line-goods.ts';

/** Lines that one cart holds, and that one submit may buy (docs/domain/money.md §6). */
export const maxCartLines = 200;

/** What the totals of a cart need to know of a line. `priceFen` null: the price is not shown, so it cannot be bought. */
export interface CountedCartLine {
  qty: number;
  priceFen: number | null;
  isChecked: boolean;
  itemState: ItemState;
}

/** Totals of the whole cart, not of a page: checked lines that can be bought (docs/domain/money.md §7). */
export function cartTotals(lines: readonly CountedCartLine[]): { totalFen: number; totalQty: number } {
  let totalFen = 0;
  let totalQty = 0;
  for (const line of lines) {
    if (!line.isChecked || line.itemState !== itemStates.onSale) continue;
    totalFen += lineGoodsFen(line.priceFen ?? 0, line.qty);
    totalQty += line.qty;
  }
  return { totalFen, totalQty };
}
