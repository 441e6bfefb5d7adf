import { bestClassOf, collectAll, collectByWords } from './collect-hits.ts';
import type { CompanyIndex } from '../index/company-index.ts';
import { countFacets } from '../facets/count-facets.ts';
import { allGoods, readFilters } from './filters.ts';
import { type PriceAndOrder, readPriceAndOrder } from '../query/read-price-and-order.ts';
import { emptyHits, type Hits, keepFrom } from './hits.ts';
import { findInstead } from '../not-found/instead.ts';
import type { Choice, IndexQuery } from '../query/query.ts';
import { type HitProducts, numberProducts } from './products.ts';
import type { SearchResult } from './search-result.ts';
import { pageOf } from '../rank/top-hits.ts';
import { rankClass, rankOf, scoreOf } from '../rank/rank.ts';
import { mayBeTypo, parseForShop, understand } from '../not-found/understand.ts';

/**
 * One page of hits with the total and the facets. A price or an order typed in the query counts unless the user has chosen
 * one in the filters. If no goods cost that much, the typed price is ignored.
 */
export function searchIndex(index: CompanyIndex, query: IndexQuery): SearchResult {
  const { text, isGuess, ...read } = readPriceAndOrder(query.text);
  if (!read.price && !read.sort) return searchWords(index, query);
  const sort = query.sort.field === 'default' ? read.sort : undefined;
  const sorted = { ...query, text, sort: sort ?? query.sort };
  const search = (choices: Choice[], price: PriceAndOrder['price']): SearchResult => {
    const answer = searchWords(index, { ...sorted, choices }, sort !== undefined);
    return answer.total > 0 ? { ...answer, asked: { price, sort, keyWithout: text } } : answer;
  };
  if (!read.price || query.choices.some((choice) => choice.kind === 'price')) return search(query.choices, undefined);
  const { fromFen, toFen, keyWithout } = read.price;
  const priced = search([...query.choices, { kind: 'price', fromFen, toFen }], read.price);
  if (priced.total > 0) return priced;
  if (isGuess) return searchWords(index, query);
  const anyPrice = search(query.choices, undefined);
  return anyPrice.total > 0 ? { ...anyPrice, widenedKey: anyPrice.correctedKey ?? keyWithout } : anyPrice;
}

/** `isOffersOnly` leaves out accessories: the cheapest printer must be a printer, not a cartridge. */
function searchWords(index: CompanyIndex, query: IndexQuery, isOffersOnly = false): SearchResult {
  const filters = readFilters(index, query);
  const parsed = query.text ? parseForShop(index, query.text) : null;
  if (parsed === null) return answerOf(index, query, collectAll(index, filters));
  if (parsed === undefined) return answerOf(index, query, emptyHits());
  const hits = collectByWords(index, filters, parsed);
  if (isOffersOnly) keepOffers(hits);
  if (bestClassOf(hits) >= rankClass.offers && !mayBeTypo(index, parsed, hits.count))
    return answerOf(index, query, hits);
  const all = allGoods(index, query);
  const { parsed: meant, ...keys } = understand(index, query.text, parsed, all);
  const found = collectByWords(index, filters, meant);
  if (isOffersOnly) keepOffers(found);
  if (found.count > 0) return { ...answerOf(index, query, found), ...keys };
  const answer = answerOf(index, query, found);
  // Alternatives are offered only if the words find nothing without the chosen filters either.
  const isNothing = collectByWords(index, all, meant).count === 0;
  return { ...answer, ...keys, instead: isNothing ? findInstead(index, query, { parsed: meant, all }) : undefined };
}

function answerOf(index: CompanyIndex, query: IndexQuery, hits: Hits): SearchResult {
  const products = query.isByProduct ? numberProducts(index, hits) : undefined;
  return {
    total: countMet(hits, products),
    itemIds: pageOf(index, hits, query, products),
    facets: query.withFacets ? countFacets(index, hits, query, products) : undefined,
    correctedKey: undefined,
    widenedKey: undefined,
    instead: undefined,
    asked: undefined,
  };
}

/** Keeps the goods that are the thing named and drops those that only mention it, if there are any of the first kind. */
function keepOffers(hits: Hits): void {
  const least = scoreOf(rankOf(rankClass.offers), 0, 0);
  if (bestClassOf(hits) >= rankClass.offers) keepFrom(hits, least);
}

function countMet(hits: Hits, products: HitProducts | undefined): number {
  const seen = new Uint8Array(products?.count ?? 0);
  let met = 0;
  for (let at = 0; at < hits.count; at += 1) {
    if (hits.failed[at] !== 0) continue;
    const product = products?.of[at] ?? -1;
    if (product >= 0 && seen[product] === 1) continue;
    if (product >= 0) seen[product] = 1;
    met += 1;
  }
  return met;
}
