/** Sums of a part of the sales in fen: of a day, a category, a customer … (docs/domain/reports.md §2). */
export interface SalesSums {
  /** Paid for, before anything came back. */
  soldFen: number;
  refundFen: number;
  /** What is left of lines whose cost is known, and that cost. */
  costedFen: number;
  costFen: number;
}

/** 销售额: what was sold, less what was given back. */
export const netFen = ({ soldFen, refundFen }: Pick<SalesSums, 'soldFen' | 'refundFen'>): number => soldFen - refundFen;

/** 毛利 of what has a cost; undefined where nothing has. */
export const marginFen = ({ costedFen, costFen }: SalesSums): number | undefined =>
  costedFen === 0 && costFen === 0 ? undefined : costedFen - costFen;

/** Basis points, rounded to the nearest; undefined where there is nothing to be a part of. */
export const shareBp = (part: number, whole: number): number | undefined =>
  whole === 0 ? undefined : Math.round((part * 10_000) / whole);

/** 毛利率 of what has a cost. */
export function marginBp(sums: SalesSums): number | undefined {
  const margin = marginFen(sums);
  return margin === undefined || sums.costedFen <= 0 ? undefined : shareBp(margin, sums.costedFen);
}

/** How much more or less than before, in basis points; undefined where there was nothing to grow from. */
export const growthBp = (now: number, before: number): number | undefined =>
  before > 0 ? shareBp(now - before, before) : undefined;

export const addSums = (one: SalesSums, other: SalesSums): SalesSums => ({
  soldFen: one.soldFen + other.soldFen,
  refundFen: one.refundFen + other.refundFen,
  costedFen: one.costedFen + other.costedFen,
  costFen: one.costFen + other.costFen,
});

export const noSums: SalesSums = { soldFen: 0, refundFen: 0, costedFen: 0, costFen: 0 };
