import type { Facets } from '../facets/facets.ts';
import type { Category } from '../documents/source-doc.ts';
import type { PriceAndOrder } from '../query/read-price-and-order.ts';

/** Where nothing bears an amount that was asked for: the goods without it, those of the nearest amounts first. None is a hit. */
export interface Near {
  /** As typed, normalised: 10kg. */
  amounts: string[];
  /** What is searched for without them. */
  searchKey: string;
  total: number;
  itemIds: string[];
}

/** What is shown where nothing was found; none of it is a hit. */
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
  /** The words that were found instead of those typed. */
  correctedKey: string | undefined;
  /** The words that were found when those that only describe were left out. */
  widenedKey: string | undefined;
  /** Where nothing was found. */
  instead: Instead | undefined;
  /** The price and the order that were read in the words and count. */
  asked: PriceAndOrder | undefined;
}
