import type { Brand, Category, SourceDoc, Sums } from './documents/source-doc.ts';
import { searchIndex } from './find/search-index.ts';
import {
  applyChanges,
  countLive,
  createCompanyIndex,
  createFiller,
  needsRebuild,
  itemsToMerge,
  mergeSmall,
  sizeOf,
  sumsOf,
} from './index/company-index.ts';
import { warmPhoneticIndex } from './index/phonetic-index.ts';
import type { SearchResult } from './find/search-result.ts';
import type { IndexQuery } from './query/query.ts';
import { type ShopSynonyms, synonymsOfShop } from './words/shop-synonyms.ts';

/** The goods of one shop in memory and the search over them. It reads nothing by itself: whoever holds it feeds it. */
export interface GoodsSearch {
  companyId: string;
  search: (query: IndexQuery) => SearchResult;

  /** The first filling: documents in batches by rising item id; what was added is found after `finish`. */
  fill: () => { add: (docs: readonly SourceDoc[]) => void; finish: () => void };
  /** `docs`: the changed items as they are now, by rising item id; ids without a document have left the shop. */
  applyChanges: (itemIds: readonly string[], docs: readonly SourceDoc[]) => void;
  /** Names are shown in facets and read in queries. */
  setNames: (names: { brands: readonly Brand[]; categories: readonly Category[] }) => void;
  /** Words that mean the same in this shop, as its operator keeps them. */
  setSynonyms: (groups: readonly ShopSynonyms[]) => void;

  /** Many small changes slow a search down: hand the documents of these items, read anew, to `join`. Empty: no need. */
  itemsToMerge: () => string[];
  join: (docs: readonly SourceDoc[]) => void;
  /** So much was replaced that filling a new one saves memory and time. */
  needsRebuild: () => boolean;
  /** Prepares what the first misspelt query needs, in pieces, so that searches come in between. */
  warm: () => Promise<void>;

  /** To compare with the documents it was filled from. */
  sums: () => Sums;
  size: () => { docs: number; bytes: number };
}

export function createGoodsSearch(companyId: string): GoodsSearch {
  const index = createCompanyIndex(companyId);
  return {
    companyId,
    search: (query) => searchIndex(index, query),
    fill: () => createFiller(index),
    applyChanges: (itemIds, docs) => applyChanges(index, itemIds, docs),
    setNames({ brands, categories }) {
      index.brands = new Map(brands.map((brand) => [brand.id, brand]));
      index.categories = new Map(categories.map((category) => [category.id, category]));
    },
    setSynonyms(groups) {
      index.synonyms = synonymsOfShop(groups);
    },
    itemsToMerge: () => itemsToMerge(index),
    join: (docs) => mergeSmall(index, docs),
    needsRebuild: () => needsRebuild(index),
    async warm() {
      for (const segment of index.segments) await warmPhoneticIndex(segment);
    },
    sums: () => sumsOf(index),
    size: () => ({ docs: countLive(index), bytes: sizeOf(index) }),
  };
}

/** How large the index of a shop is and how long it took to fill. */
export interface CompanyReport {
  companyId: string;
  docs: number;
  bytes: number;
  buildMs: number;
}

/** The searches of all shops, as a process asks them: they may run in another thread, which may be starting or gone. */
export interface GoodsIndex {
  /** Undefined: it cannot answer now, the database has to. */
  search: (companyId: string, query: IndexQuery) => Promise<SearchResult | undefined>;
  load: (companyId: string) => void;
  /** Sizes of the shops that are loaded, for the metrics and the benchmark. */
  reports: () => CompanyReport[];
  /** Ends the thread as a fault would; searches go on without it until it is back. For tests. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
}
