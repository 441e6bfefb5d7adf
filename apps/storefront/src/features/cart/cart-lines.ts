import { grouped } from '@jicai/ui/display/grouped.ts';
import { itemStates } from '@jicai/domain/goods/quantity.ts';
import type { CartItem } from '@jicai/contract/cart/cart.ts';
import { cartTotals } from '@jicai/domain/cart/cart-totals.ts';
import { lineGoodsFen } from '@jicai/domain/money/line-goods.ts';

export interface CartGroup {
  supplierId: string;
  supplierName: string;
  lines: CartItem[];
}

export interface CartPicture {
  /** Lines that can be bought, by supplier, in the order of the cart. */
  groups: CartGroup[];
  invalid: CartItem[];
  /** Lines that can be bought. */
  valid: CartItem[];
  checked: CartItem[];
  totalFen: number;
  totalQty: number;
}

/** What the cart page draws of its lines. The totals follow the rule of the server, so they are right before it has answered. */
export function cartPicture(lines: readonly CartItem[]): CartPicture {
  const valid = lines.filter((line) => line.itemState === itemStates.onSale);
  const suppliers = [...new Set(valid.map((line) => line.supplierId))];
  const groups = suppliers.map((supplierId) => {
    const ours = valid.filter((line) => line.supplierId === supplierId);
    return { supplierId, supplierName: ours[0]?.supplierName ?? '', lines: ours };
  });
  return {
    groups,
    valid,
    invalid: lines.filter((line) => line.itemState !== itemStates.onSale),
    // By supplier, as the page shows them: the settlement keeps this order.
    checked: groups.flatMap(({ lines: ours }) => ours.filter((line) => line.isChecked)),
    ...totalsOf(lines),
  };
}

/** Sum and pieces of the checked lines that can be bought. */
export function totalsOf(lines: readonly CartItem[]): { totalFen: number; totalQty: number } {
  return cartTotals(
    lines.map((line) => ({
      qty: line.chartQty,
      priceFen: line.realPrice,
      isChecked: line.isChecked,
      itemState: line.itemState === itemStates.onSale ? itemStates.onSale : itemStates.offSale,
    })),
  );
}

/** The line with another quantity at today's price; the server's answer may bring the price of another tier. */
export const withQty = (line: CartItem, chartQty: number): CartItem => ({
  ...line,
  chartQty,
  chartTotalFee: lineGoodsFen(line.realPrice ?? 0, chartQty),
});

/** Fewer in stock than the line asks for. */
export const isShort = (line: CartItem) => line.itemState === itemStates.onSale && line.availQty < line.chartQty;

/** '库存不足，仅剩 27,950 盒' */
export const shortText = ({ availQty, unitName }: CartItem) => `库存不足，仅剩 ${grouped(availQty)} ${unitName}`;
