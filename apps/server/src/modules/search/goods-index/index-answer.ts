import type { Instead } from './instead.ts';
import type { Asked } from '../words/read-asked.ts';
import type { Facets } from '@jicai/contract/search/search.ts';

/** What the index found. */
export interface IndexAnswer {
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
  asked: Asked | undefined;
}
