import type { Facets } from './facets.ts';
import type { SearchResult } from '../find/search-result.ts';
import type { IndexQuery } from '../query/query.ts';

const mostKept = 64;

/**
 * Keeps the facets of the last searches: they say the same on every page of one, and counting them takes longer than finding
 * a page. Whoever changes the goods or their names calls `forget`.
 */
export function keepFacets(search: (query: IndexQuery) => SearchResult) {
  const kept = new Map<string, Facets>();
  return {
    search: (query: IndexQuery): SearchResult => {
      if (!query.withFacets) return search(query);
      const key = JSON.stringify({ ...query, offset: 0, limit: 0 });
      const known = kept.get(key);
      const found = known ? Object.assign(search({ ...query, withFacets: false }), { facets: known }) : search(query);
      if (!found.facets) return found;
      // The one asked for last goes last: the first is the one that nobody has asked for longest.
      kept.delete(key);
      kept.set(key, found.facets);
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
      return found;
    },
    forget: () => kept.clear(),
  };
}
