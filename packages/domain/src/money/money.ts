/**
 * Money arithmetic (docs/domain/money.md §1): integer fen everywhere, products in bigint, nothing rounded twice.
 */

/** Highest payable of one trade, the ceiling of the payment channels: 99,999,999.99 yuan in fen. */
export const maxTradeFen = 9_999_999_999;

const toBig = (value: number) => BigInt(value);

export interface LineFees {
  goodsFen: number;
  discountFen: number;
  freightFen: number;
}

/** What a line costs: goods − discount + freight (docs/domain/money.md §2). */
export const linePayFen = ({ goodsFen, discountFen, freightFen }: LineFees): number =>
  goodsFen - discountFen + freightFen;

/**
 * Splits `totalFen` ≥ 0 over `weights` ≥ 0 by the largest remainder (docs/domain/money.md §3): ties go to the larger
 * weight, then to the smaller line number. The shares always sum to the total; with total ≤ Σ weights no share exceeds
 * its weight. When all weights are 0 the lines share by `fallbackWeights` (their quantities), else equally.
 */
export function allocateFen(
  totalFen: number,
  weights: readonly number[],
  fallbackWeights?: readonly number[],
): number[] {
  if (weights.length === 0) return [];
  const used = firstWithWeight(weights, fallbackWeights);
  const sum = used.reduce((acc, weight) => acc + toBig(weight), 0n);
  const shares = used.map((weight, line) => {
    const product = toBig(totalFen) * toBig(weight);
    return { line, weight, fen: product / sum, remainder: product % sum };
  });
  const missing = Number(toBig(totalFen) - shares.reduce((acc, share) => acc + share.fen, 0n));
  const byRemainder = [...shares].sort(
    (a, b) => compareBig(b.remainder, a.remainder) || b.weight - a.weight || a.line - b.line,
  );
  for (const share of byRemainder.slice(0, missing)) share.fen += 1n;
  return shares.map((share) => Number(share.fen));
}

function firstWithWeight(weights: readonly number[], fallback: readonly number[] | undefined): readonly number[] {
  if (weights.some((weight) => weight > 0)) return weights;
  if (fallback?.some((weight) => weight > 0)) return fallback;
  return weights.map(() => 1);
}

const compareBig = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0);

export interface LinePart {
  /** Amount of the whole line in fen. */
  totalFen: number;
  /** Units bought. */
  qty: number;
  /** Units given back before. */
  doneQty: number;
  /** Units given back now. */
  nowQty: number;
}

/**
 * The part of a line's amount that belongs to `nowQty` units (docs/domain/money.md §4): ⌊F·(r+q)/Q⌋ − ⌊F·r/Q⌋. However
 * the units are split, the parts sum to the amount and never exceed it.
 */
export function partFen({ totalFen, qty, doneQty, nowQty }: LinePart): number {
  const upTo = (units: number) => (toBig(totalFen) * toBig(units)) / toBig(qty);
  return Number(upTo(doneQty + nowQty) - upTo(doneQty));
}

export interface RefundPart {
  payFen: number;
  freightFen: number;
  qty: number;
  /** Units refunded before, and units refunded before with their freight. */
  refundedQty: number;
  freightRefundedQty: number;
  nowQty: number;
  /** True when the whole order is cancelled before shipping or the seller is at fault. */
  withFreight: boolean;
}

/**
 * How a refund is split: what `nowQty` units of a line give back, goods and freight apart (docs/domain/money.md §4). All
 * parts of a line sum to what was paid for it.
 */
export function refundPart(line: RefundPart): { goodsFen: number; freightFen: number; feeFen: number } {
  const { qty, nowQty } = line;
  const goodsFen = partFen({ totalFen: line.payFen - line.freightFen, qty, doneQty: line.refundedQty, nowQty });
  const freightFen = line.withFreight
    ? partFen({ totalFen: line.freightFen, qty, doneQty: line.freightRefundedQty, nowQty })
    : 0;
  return { goodsFen, freightFen, feeFen: goodsFen + freightFen };
}

/**
 * VAT contained in a tax-inclusive amount, rounded half up (docs/domain/money.md §5); `rateBp` is the rate in basis
 * points.
 */
export function taxInFen(feeFen: number, rateBp: number): number {
  const base = 10_000n + toBig(rateBp);
  return Number((2n * toBig(feeFen) * toBig(rateBp) + base) / (2n * base));
}
