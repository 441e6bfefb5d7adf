/**
 * Margin on goods (docs/domain/money.md §9): what is left of a price once the supplier is paid, (price − cost) ÷ price. Both
 * in fen, VAT included.
 */

/** Basis points, rounded down, so that what is shown never reaches a line that the price is under. Below cost it is negative. */
export function marginBp(priceFen: number, costFen: number): number {
  const [price, left] = [BigInt(priceFen), BigInt(priceFen - costFen) * 10_000n];
  const whole = left / price;
  return Number(left % price < 0n ? whole - 1n : whole);
}

/** Whether a price leaves less than the line; an item whose cost nobody knows is under none. */
export const isUnderLine = (priceFen: number, costFen: number | null, lineBp: number): boolean =>
  costFen !== null && marginBp(priceFen, costFen) < lineBp;

/** A margin this close above its line is told in amber. */
const nearLineBp = 200;

export type MarginLook = 'under' | 'near' | 'fine';
export function marginLook(bp: number, lineBp: number): MarginLook {
  if (bp < lineBp) return 'under';
  return bp < lineBp + nearLineBp ? 'near' : 'fine';
}

/** 1293 → '12.9%', −50 → '−0.5%': one decimal, rounded down as the margin itself is. */
export function marginText(bp: number): string {
  const tenths = Math.floor(bp / 10);
  return `${tenths < 0 ? '−' : ''}${(Math.abs(tenths) / 10).toFixed(1)}%`;
}
