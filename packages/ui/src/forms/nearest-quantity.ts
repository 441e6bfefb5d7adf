export interface QuantityLimits {
  /** Smallest quantity (起订量), default 1; 0 where a count may be none. */
  min?: number;
  /** Quantities are multiples of this, default 1. */
  step?: number;
  /** Largest quantity; 0 or absent means no limit of its own. */
  max?: number;
}

export const largestQuantity = 999_999;

/** The nearest quantity that may be ordered: at least `min` rounded up to a multiple of `step`, at most `max` rounded down. */
export function nearestQuantity(wanted: number, { min = 1, step = 1, max = 0 }: QuantityLimits): number {
  const lowest = Math.ceil(Math.max(min, 0) / step) * step;
  const highest = Math.max(lowest, Math.floor((max > 0 ? max : largestQuantity) / step) * step);
  if (!Number.isFinite(wanted)) return lowest;
  return Math.min(highest, Math.max(lowest, Math.ceil(wanted / step) * step));
}
