import type { AnswerOf } from '@jicai/contract/index.ts';
import type { AppliedFilter } from './applied-filters.ts';
import type { CategoryChoice, Place } from './category-tree.ts';
import type { SearchState } from './search-address.ts';

/** What both looks of the page draw. */
export interface SearchView {
  state: SearchState;
  onChange: (next: SearchState) => void;
  /** Undefined while the first answer is on its way. */
  answer: AnswerOf<'/api/ProductToC/GetWebSkuPage'> | undefined;
  /** The goods shown are of the search before this one. */
  isStale: boolean;
  path: readonly Place[];
  /** To choose from, one step below the path. */
  categories: readonly CategoryChoice[];
  filters: readonly AppliedFilter[];
  cleared: SearchState;
}
