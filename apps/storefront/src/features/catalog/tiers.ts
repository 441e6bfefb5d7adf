/** One step of a price table: from `from` up to `to` pieces (both inclusive, null: no end) one piece costs `priceFen`. */
export interface TierStep {
  from: number;
  to: number | null;
  priceFen: number;
}

/**
 * The price table of an item: its price from the smallest order quantity on, then its tiers. Tiers at or below that quantity are what the price
 * already is.
 */
export function tierSteps(
  price: number,
  minQty: number,
  tiers: readonly { qtyFrom: number; price: number }[],
): TierStep[] {
  const higher = tiers.filter((tier) => tier.qtyFrom > minQty).sort((a, b) => a.qtyFrom - b.qtyFrom);
  const starts = [{ qtyFrom: minQty, price }, ...higher];
  return starts.map(({ qtyFrom, price: priceFen }, at) => {
    const next = starts[at + 1];
    return { from: qtyFrom, to: next ? next.qtyFrom - 1 : null, priceFen };
  });
}

/** The step that a quantity falls on; below the first one the first. */
export const stepAt = (steps: readonly TierStep[], qty: number): TierStep | undefined =>
  steps.findLast((step) => qty >= step.from) ?? steps[0];

/** '5–9 盒', '200 盒以上' */
export const tierText = ({ from, to }: TierStep, unitName: string): string =>
  to === null ? `${from} ${unitName}以上` : from === to ? `${from} ${unitName}` : `${from}–${to} ${unitName}`;
