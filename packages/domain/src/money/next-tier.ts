import type { Tier } from './pricing.ts';

/** A larger quantity that may be ordered, and what one piece costs then. */
export interface NextTier {
  qty: number;
  priceFen: number;
}

/**
 * The smallest quantity above `qty` at which one piece costs less (docs/domain/money.md §17); undefined where no larger one is
 * cheaper, or none that is cheaper may be ordered. A tier that begins between two steps is reached at the next step.
 */
export function nextTier(
  tiers: readonly Tier[],
  { qty, priceFen }: { qty: number; priceFen: number },
  { minQty, stepQty, maxQty, availQty }: { minQty: number; stepQty: number; maxQty: number; availQty: number },
): NextTier | undefined {
  const most = maxQty > 0 ? Math.min(maxQty, availQty) : availQty;
  return tiers
    .map(({ qtyFrom }) => Math.ceil(Math.max(qtyFrom, minQty) / stepQty) * stepQty)
    .filter((target) => target > qty && target <= most)
    .map((target) => ({ qty: target, priceFen: priceAt(tiers, target) ?? priceFen }))
    .filter((step) => step.priceFen < priceFen)
    .toSorted((a, b) => a.qty - b.qty)[0];
}

/** Tiers may come in any order. */
const priceAt = (tiers: readonly Tier[], qty: number) =>
  tiers.filter(({ qtyFrom }) => qtyFrom <= qty).toSorted((a, b) => b.qtyFrom - a.qtyFrom)[0]?.priceFen;
