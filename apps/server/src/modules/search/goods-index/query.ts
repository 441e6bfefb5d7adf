import type { Instead } from './instead.ts';
import type { Asked } from '../words/read-asked.ts';
import type { Facets } from '@jicai/contract/search/search.ts';

export type SortField = 'default' | 'price' | 'sales' | 'newest';

/** One group of chosen filter values: any of them will do. */
export type Choice =
  | { kind: 'brand'; ids: string[] }
  | { kind: 'category'; ids: string[] }
  | { kind: 'tag'; tagId: string; ids: string[] }
  /** Fen, both inclusive; null: open. */
  | { kind: 'price'; fromFen: number | null; toFen: number | null };

/** A search as the worker is asked. */
export interface IndexQuery {
  /** As typed; '' = all goods. */
  text: string;
  categoryId: string | null;
  supplierId: string | null;
  isInStock: boolean;
  choices: Choice[];
  priceColumn: 'retail' | 'enterprise';
  sort: { field: SortField; isRising: boolean };
  offset: number;
  limit: number;
  withFacets: boolean;
}

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
