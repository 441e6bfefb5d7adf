import { bestClassOf, collectAll, collectByWords } from './collect-hits.ts';
import type { CompanyIndex } from './company-index.ts';
import { countFacets } from './count-facets.ts';
import { allGoods, readFilters } from './filters.ts';
import { readPrice } from '../words/read-price.ts';
import { emptyHits, type Hits } from './hits.ts';
import { findInstead } from './instead.ts';
import type { IndexAnswer, IndexQuery } from './query.ts';
import { pageOf } from './top-hits.ts';
import { rankClass } from './rank.ts';
import { readTyped, understand } from './understand.ts';

/** A page with its total and facets. A price in the words filters, where none is chosen; without goods at it, it is left out. */
export function searchIndex(index: CompanyIndex, query: IndexQuery): IndexAnswer {
  const { text, ...range } = readPrice(query.text) ?? {};
  if (text === undefined) return searchWords(index, query);
  if (query.choices.some((choice) => choice.kind === 'price')) return searchWords(index, { ...query, text });
  const price = { kind: 'price' as const, fromFen: null, toFen: null, ...range };
  const priced = searchWords(index, { ...query, text, choices: [...query.choices, price] });
  if (priced.total > 0) return priced;
  const anyPrice = searchWords(index, { ...query, text });
  return anyPrice.total > 0 ? { ...anyPrice, widenedKey: anyPrice.correctedKey ?? text } : anyPrice;
}

function searchWords(index: CompanyIndex, query: IndexQuery): IndexAnswer {
  const filters = readFilters(index, query);
  const wish = query.text ? readTyped(index, query.text) : null;
  if (wish === null) return answerOf(index, query, collectAll(index, filters));
  if (wish === undefined) return answerOf(index, query, emptyHits());
  const hits = collectByWords(index, filters, wish);
  if (bestClassOf(hits) >= rankClass.offers) return answerOf(index, query, hits);
  const all = allGoods(query);
  const { wish: meant, ...keys } = understand(index, query.text, wish, all);
  const found = collectByWords(index, filters, meant);
  if (found.count > 0) return { ...answerOf(index, query, found), ...keys };
  const answer = answerOf(index, query, found);
  // With the goods of every filter nothing is found either: the words are to blame, not what was chosen.
  const isNothing = collectByWords(index, all, meant).count === 0;
  return { ...answer, ...keys, instead: isNothing ? findInstead(index, query, { wish: meant, all }) : undefined };
}

const answerOf = (index: CompanyIndex, query: IndexQuery, hits: Hits): IndexAnswer => ({
  total: countMet(hits),
  itemIds: pageOf(index, hits, query),
  facets: query.withFacets ? countFacets(index, hits, query) : undefined,
  correctedKey: undefined,
  widenedKey: undefined,
  instead: undefined,
});

function countMet(hits: Hits): number {
  let met = 0;
  for (let at = 0; at < hits.count; at += 1) if (hits.failed[at] === 0) met += 1;
  return met;
}
