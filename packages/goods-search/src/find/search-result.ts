import type { Facets } from '../facets/facets.ts';
import type { Category } from '../documents/source-doc.ts';
import type { PriceAndOrder } from '../query/read-price-and-order.ts';

/**
 * For a query with an amount that no goods have: the goods without that amount, the nearest amounts first. None of them
 * is a hit.
 */
export interface Near {
  /** As typed, normalised: 10kg. */
  amounts: string[];
  /** What is searched for without them. */
  searchKey: string;
  total: number;
  itemIds: string[];
}

/** What the page shows if nothing was found. None of it counts as a hit. */
export interface Instead {
  widened: { searchKey: string; total: number; itemIds: string[] }[];
  categories: (Category & { count: number })[];
  popular: string[];
  near: Near | undefined;
}

/** What a search returns. */
export interface SearchResult {
  /** Exact, also beyond 10,000. */
  total: number;
  itemIds: string[];
  facets: Facets | undefined;
  /** The corrected query, if what was typed seemed misspelt. */
  correctedKey: string | undefined;
  /** The shorter query that was searched for, if words that only describe were left out. */
  widenedKey: string | undefined;
  /** Present if nothing was found. */
  instead: Instead | undefined;
  /** The price and the order that were typed in the query and took effect. */
  asked: PriceAndOrder | undefined;
}
