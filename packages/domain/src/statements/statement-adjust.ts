import { allocateFen, partFen } from '../money/money.ts';

/** A row for goods that arrived, with what adjustments have taken off it so far; amounts in fen. */
export interface AdjustableRow {
  priceFen: number;
  qty: number;
  feeFen: number;
  freightFen: number;
  /** Units and money that are off already, both counted upwards. */
  offQty: number;
  offFen: number;
}

/** What an adjustment takes off a row: all three counted upwards. */
export interface RowOff {
  qty: number;
  feeFen: number;
  freightFen: number;
}

/** What a row still asks for: between nothing and its own amount. */
export const rowNetFen = ({ feeFen, offFen }: Pick<AdjustableRow, 'feeFen' | 'offFen'>): number =>
  Math.max(0, feeFen - offFen);

/** What was taken off price × units: a discount, or a deduction; freight stands apart. price × qty − this + freight = fee. */
export const rowDiscountFen = (row: { priceFen: number; qty: number; feeFen: number; freightFen: number }): number =>
  row.priceFen * row.qty + row.freightFen - row.feeFen;

/**
 * Units that did not come, taken off their row at its own price with their share of discount and freight; with the last of
 * them all that is left. Undefined for more units than the row still has.
 */
export function quantityOff(row: AdjustableRow, qty: number): RowOff | undefined {
  const leftQty = row.qty - row.offQty;
  if (qty < 1 || qty > leftQty) return undefined;
  const part = (totalFen: number) => partFen({ totalFen, qty: row.qty, doneQty: row.offQty, nowQty: qty });
  const freightFen = part(row.freightFen);
  const unitsFen = row.priceFen * qty - part(rowDiscountFen(row)) + freightFen;
  const netFen = rowNetFen(row);
  return { qty, feeFen: qty === leftQty ? netFen : Math.min(netFen, unitsFen), freightFen };
}

/** Spreads a deduction over rows by what each still asks for; undefined where that is less than the deduction. */
export function spreadDeduction(deductFen: number, roomFen: readonly number[]): number[] | undefined {
  const sum = roomFen.reduce((total, room) => total + room, 0);
  return deductFen <= sum ? allocateFen(deductFen, roomFen) : undefined;
}

/** How much one operator may adjust a statement by: the lesser of an amount and a share of what it asked for. */
export function adjustAloneFen(
  { adjustAloneFen: mostFen, adjustAlonePercent }: { adjustAloneFen: number; adjustAlonePercent: number },
  billedFen: number,
): number {
  return Math.min(mostFen, Math.floor((Math.max(0, billedFen) * adjustAlonePercent) / 100));
}
