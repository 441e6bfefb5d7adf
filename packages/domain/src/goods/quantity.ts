import { type CodeOf, errorCodes } from '../errors/error-codes.ts';

/**
 * What limits the quantity of one item in a line (docs/domain/money.md §6): the minimum quantity 起订量, a multiple of
 * which step, and at most how many; maxQty 0 = no limit.
 */
export interface QuantityRule {
  minQty: number;
  stepQty: number;
  maxQty: number;
}

export interface QuantityFault {
  code: CodeOf<'badInput' | 'offSale' | 'belowMinimum' | 'notAMultiple' | 'aboveMaximum' | 'outOfStock'>;
  /** Values for the placeholders of the code's text. */
  values: Record<string, number>;
}

export const largestQty = 999_999;
/** Below this many pieces stock is 紧张. */
export const scarceBelow = 10;

/** 无货, 有货, 紧张. */
export const stockStates = { none: 0, enough: 1, scarce: 2 } as const;
export type StockState = (typeof stockStates)[keyof typeof stockStates];

/** Whether this customer may buy the item at all: 失效, 在售. */
export const itemStates = { offSale: 0, onSale: 1 } as const;
export type ItemState = (typeof itemStates)[keyof typeof itemStates];

export function stockStateOf(availQty: number): StockState {
  if (availQty <= 0) return stockStates.none;
  return availQty < scarceBelow ? stockStates.scarce : stockStates.enough;
}

/**
 * The first fault of a quantity in the order existence → min → step → max → stock, or null. `isForSale` false gives
 * offSale; a quantity that is not an integer of 1…999999 gives badInput (请输入正确的购买数量).
 */
export function checkQuantity(
  rule: QuantityRule,
  line: { qty: number; isForSale: boolean; availQty: number },
): QuantityFault | null {
  if (!line.isForSale) return { code: errorCodes.offSale, values: {} };
  const { qty } = line;
  if (!Number.isInteger(qty) || qty < 1 || qty > largestQty) return { code: errorCodes.badInput, values: {} };
  if (qty < rule.minQty) return { code: errorCodes.belowMinimum, values: { minQty: rule.minQty } };
  if (qty % rule.stepQty !== 0) return { code: errorCodes.notAMultiple, values: { stepQty: rule.stepQty } };
  if (rule.maxQty > 0 && qty > rule.maxQty) return { code: errorCodes.aboveMaximum, values: { maxQty: rule.maxQty } };
  if (qty > line.availQty) return { code: errorCodes.outOfStock, values: {} };
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
