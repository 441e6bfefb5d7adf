import { isUnderLine } from './margin.ts';
import type { Tier } from './pricing.ts';

/** What a shop that has set nothing takes: less than this many percent of a price left waits for a second person. */
export const defaultMarginPercent = 8;

/** What the shop's options say; a value of a wrong type counts as none, as in SQL (`marginLine` of the server's pricing). */
export function marginPercentOf(options: unknown): number {
  const pricing = (options as { pricing?: { marginPercent?: unknown } } | null)?.pricing;
  const percent = pricing?.marginPercent;
  return typeof percent === 'number' ? percent : defaultMarginPercent;
}

/** Selling prices of an item that everybody pays; null for none. */
export interface SellingPrices {
  retailFen: number | null;
  enterpriseFen: number | null;
  tiers: Tier[];
}

/** What is known of an item's margin: its cost (null: nobody knows) and the line of its category, in basis points. */
export interface MarginFacts {
  costFen: number | null;
  lineBp: number;
}

export interface HeldPrices {
  /** What may hold at once. */
  now: SellingPrices;
  /** What waits for a second person; empty where nothing does. */
  waiting: Partial<SellingPrices>;
}

/**
 * Which of the prices that a change makes leave less than the margin line (docs/domain/money.md §10): they wait for a second
 * person, and what held before stays until then. Prices that stay as they were are never asked about.
 */
export function holdUnderLine(
  before: SellingPrices,
  after: SellingPrices,
  { costFen, lineBp }: MarginFacts,
): HeldPrices {
  const isUnder = (priceFen: number) => isUnderLine(priceFen, costFen, lineBp);
  const held: HeldPrices = { now: { ...after }, waiting: {} };
  for (const field of ['retailFen', 'enterpriseFen'] as const) {
    const fen = after[field];
    if (fen === null || fen === before[field] || !isUnder(fen)) continue;
    held.now[field] = before[field];
    held.waiting[field] = fen;
  }
  const stood = new Set(before.tiers.map(tierKey));
  if (after.tiers.some((tier) => !stood.has(tierKey(tier)) && isUnder(tier.priceFen))) {
    held.now.tiers = before.tiers;
    held.waiting.tiers = after.tiers;
  }
  return held;
}

export const isHeld = ({ waiting }: HeldPrices): boolean => Object.keys(waiting).length > 0;

const tierKey = ({ qtyFrom, priceFen }: Tier): string => `${qtyFrom}:${priceFen}`;

/** Why a price is not taken at once, for the people who may not know the cost as well. */
export const underLineText = '低于毛利线，需第二人复核';
