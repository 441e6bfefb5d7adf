import type { Brand, Category, SourceDoc, Sums } from './documents/source-doc.ts';
import { keepFacets } from './facets/keep-facets.ts';
import { searchIndex } from './find/search-index.ts';
import {
  applyChanges,
  countLive,
  createCompanyIndex,
  createFiller,
  joinSmall,
  needsRebuild,
  sizeOf,
  sumsOf,
} from './index/company-index.ts';
import { warmPhoneticIndex } from './index/phonetic-index.ts';
import type { SearchResult } from './find/search-result.ts';
import type { IndexQuery } from './query/query.ts';
import { type ShopSynonyms, synonymsOfShop } from './words/shop-synonyms.ts';

/** The goods of one shop in memory and the search over them. It reads no database: its owner passes the documents in. */
export interface GoodsSearch {
  companyId: string;
  search: (query: IndexQuery) => SearchResult;

  /** Loads all documents, in batches ordered by item id. They can be found after `finish`. */
  fill: () => { add: (docs: readonly SourceDoc[]) => void; finish: () => void };
  /**
   * `docs`: the changed items as they are now, ordered by item id. An id without a document has been removed. Searches may run
   * meanwhile, and see none or all of it; the next change waits for the end of this one.
   */
  applyChanges: (itemIds: readonly string[], docs: readonly SourceDoc[]) => Promise<void>;
  /** Names of brands and categories: shown in facets and recognised in queries. */
  setNames: (names: { brands: readonly Brand[]; categories: readonly Category[] }) => void;
  /** Words that mean the same in this shop, as its operator keeps them. */
  setSynonyms: (groups: readonly ShopSynonyms[]) => void;

  /** Whether so much has been replaced that loading a new index saves memory and time. */
  needsRebuild: () => boolean;
  /** Prepares what the first misspelt query needs, in small steps so that searches can run in between. */
  warm: () => Promise<void>;

  /** Checksums, to compare with the documents in the database. */
  sums: () => Sums;
  size: () => { docs: number; bytes: number };
}

export function createGoodsSearch(companyId: string): GoodsSearch {
  const index = createCompanyIndex(companyId);
  const { search, forget } = keepFacets((query) => searchIndex(index, query));
  return {
    companyId,
    search,
    fill() {
      const { add, finish } = createFiller(index);
      return {
        add,
        finish() {
          finish();
          forget();
        },
      };
    },
    async applyChanges(itemIds, docs) {
      await applyChanges(index, itemIds, docs);
      forget();
      await joinSmall(index);
    },
    setNames({ brands, categories }) {
      // The same names leave alone what was computed from them: an import tells them twice a second.
      const hasBrands = isSame(index.brands, brands);
      const hasCategories = isSame(index.categories, categories);
      if (hasBrands && hasCategories) return;
      if (!hasBrands) index.brands = byId(brands);
      if (!hasCategories) index.categories = byId(categories);
      forget();
    },
    setSynonyms(groups) {
      index.synonyms = synonymsOfShop(groups);
      forget();
    },
    needsRebuild: () => needsRebuild(index),
    async warm() {
      for (const segment of index.segments) await warmPhoneticIndex(segment);
    },
    sums: () => sumsOf(index),
    size: () => ({ docs: countLive(index), bytes: sizeOf(index) }),
  };
}

const byId = <Named extends { id: string }>(named: readonly Named[]): Map<string, Named> =>
  new Map(named.map((one) => [one.id, one]));

const isSame = (known: ReadonlyMap<string, object>, named: readonly object[]): boolean =>
  JSON.stringify([...known.values()]) === JSON.stringify(named);

/** How large the index of a shop is and how long it took to fill. */
export interface CompanyReport {
  companyId: string;
  docs: number;
  bytes: number;
  buildMs: number;
}

/** The search of all shops. It may run in another thread, which may not have started yet or may have crashed. */
export interface GoodsIndex {
  /** Undefined if it is not available now: then PostgreSQL searches. */
  search: (companyId: string, query: IndexQuery) => Promise<SearchResult | undefined>;
  load: (companyId: string) => void;
  /** Sizes of the shops that are loaded, for the metrics and the benchmark. */
  reports: () => CompanyReport[];
  /** Ends the thread as a crash would. For tests. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
}
