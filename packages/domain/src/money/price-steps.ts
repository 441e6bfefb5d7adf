/** A price from a moment on, in ms; until the end, which is no part of it, or without one. */
export interface PriceSpan {
  fromMs: number;
  toMs: number | null;
  priceFen: number;
}

/** From a moment on there is this price, or none. */
export interface PriceStep {
  atMs: number;
  priceFen: number | null;
}

/**
 * What a price was and will be between two moments, step by step: of several that are in force the one that began last counts
 * (docs/domain/money.md §7), and of those the later one of the list. A step changes the price; the first stands at the beginning.
 */
export function priceSteps(
  spans: readonly PriceSpan[],
  { fromMs, toMs }: { fromMs: number; toMs: number },
): PriceStep[] {
  const turns = spans.flatMap((span) => [span.fromMs, ...(span.toMs === null ? [] : [span.toMs])]);
  const moments = [...new Set([fromMs, ...turns.filter((at) => at > fromMs && at < toMs)])].toSorted((a, b) => a - b);
  const steps = moments.map((atMs) => ({ atMs, priceFen: priceAt(spans, atMs) }));
  return steps.filter(({ priceFen }, at) => at === 0 || priceFen !== steps[at - 1]?.priceFen);
}

/** What is in force at a moment; null for nothing. */
export function priceAt(spans: readonly PriceSpan[], atMs: number): number | null {
  const inForce = spans.filter(({ fromMs, toMs }) => fromMs <= atMs && (toMs === null || toMs > atMs));
  const last = inForce.reduce<PriceSpan | undefined>(
    (best, span) => (best && best.fromMs > span.fromMs ? best : span),
    undefined,
  );
  return last?.priceFen ?? null;
}
