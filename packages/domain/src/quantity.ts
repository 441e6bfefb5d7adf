/** What limits the quantity of one item in a line (docs/domain/money.md §6). maxQty 0 = no limit. */
export interface QuantityRule {
  minQty: number;
  stepQty: number;
  maxQty: number;
}

export interface QuantityFault {
  code: '4' | '2001' | '2002' | '2003' | '2004' | '2005';
  /** Values for the placeholders of the code's text. */
  values: Record<string, number>;
}

export const largestQty = 999_999;
/** Below this many pieces stock is 紧张. */
export const scarceBelow = 10;

/** 0 无货, 1 有货, 2 紧张. */
export type StockState = 0 | 1 | 2;

export function stockStateOf(availQty: number): StockState {
  if (availQty <= 0) return 0;
  return availQty < scarceBelow ? 2 : 1;
}

/**
 * The first fault of a quantity in the order existence → min → step → max → stock, or null. `isForSale` false answers
 * '2001'; a quantity that is not an integer of 1…999999 answers '4' (请输入正确的购买数量).
 */
export function checkQuantity(
  rule: QuantityRule,
  line: { qty: number; isForSale: boolean; availQty: number },
): QuantityFault | null {
  if (!line.isForSale) return { code: '2001', values: {} };
  const { qty } = line;
  if (!Number.isInteger(qty) || qty < 1 || qty > largestQty) return { code: '4', values: {} };
  if (qty < rule.minQty) return { code: '2002', values: { minQty: rule.minQty } };
  if (qty % rule.stepQty !== 0) return { code: '2003', values: { stepQty: rule.stepQty } };
  if (rule.maxQty > 0 && qty > rule.maxQty) return { code: '2004', values: { maxQty: rule.maxQty } };
  if (qty > line.availQty) return { code: '2005', values: {} };
  return null;
}

/** One step more, as the + button does: the next valid quantity, or `qty` unchanged where there is none. */
export function stepUp(rule: QuantityRule, qty: number): number {
  const next = Math.max(rule.minQty, (Math.floor(qty / rule.stepQty) + 1) * rule.stepQty);
  return next > largestOf(rule) ? qty : next;
}

/** One step less, as the − button does; never below the minimum. */
export function stepDown(rule: QuantityRule, qty: number): number {
  const next = (Math.ceil(qty / rule.stepQty) - 1) * rule.stepQty;
  return Math.max(rule.minQty, Math.min(next, largestOf(rule)));
}

/** The largest valid quantity of a line, stock aside. */
export function largestOf(rule: QuantityRule): number {
  const ceiling = rule.maxQty > 0 ? Math.min(rule.maxQty, largestQty) : largestQty;
  return Math.floor(ceiling / rule.stepQty) * rule.stepQty;
}
