/** Round prices (fen) that people think in; bands are joined from these steps. */
export const priceSteps: readonly number[] = [
  1000, 2000, 3000, 5000, 8000, 10_000, 15_000, 20_000, 30_000, 50_000, 80_000, 100_000, 150_000, 200_000, 300_000,
  500_000, 800_000, 1_000_000, 2_000_000, 5_000_000,
];

const maxBands = 5;

export interface PriceBand {
  priceFrom: number;
  /** Exclusive; null: no upper end. */
  priceTo: number | null;
  count: number;
}

/**
 * At most five bands of about the same number of goods. `counts`: goods by step, where step i holds prices from
 * priceSteps[i - 1] to below priceSteps[i] (width_bucket). None if there would be fewer than two bands.
 */
export function joinPriceBands(counts: readonly { step: number; n: number }[]): PriceBand[] {
  const total = counts.reduce((sum, count) => sum + count.n, 0);
  const wanted = total / maxBands;
  const bands: PriceBand[] = [];
  let from = 0;
  let count = 0;
  for (const [at, { step, n }] of counts.entries()) {
    count += n;
    const isLast = at === counts.length - 1;
    if (!isLast && (count < wanted || bands.length === maxBands - 1)) continue;
    const to = isLast ? null : (priceSteps[step] ?? null);
    bands.push({ priceFrom: from, priceTo: to, count });
    from = to ?? 0;
    count = 0;
  }
  return bands.length > 1 ? bands : [];
}
