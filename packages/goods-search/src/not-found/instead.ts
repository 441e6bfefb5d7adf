import { neighboursOf } from '../words/dictionary.ts';
import { bigrams } from '../words/normalise.ts';
import { isGoodsWord } from '../words/segmenter.ts';
import type { Token, ParsedQuery } from '../query/parsed-query.ts';
import { bestClassOf, collectAll, collectByWords } from '../find/collect-hits.ts';
import type { CompanyIndex } from '../index/company-index.ts';
import { topOf } from '../facets/count-facets.ts';
import type { Filters } from '../find/filters.ts';
import { docOf, type Hits, keepFrom, segmentOf } from '../find/hits.ts';
import type { IndexQuery } from '../query/query.ts';
import { findNear } from './near-amounts.ts';
import type { Instead } from '../find/search-result.ts';
import { rankClass, rankOf, scoreOf } from '../rank/rank.ts';
import { wordIndexOf } from '../index/word-index.ts';
import { pageOf } from '../rank/top-hits.ts';

const maxWidened = 2;
const goodsOfWidened = 10;
const maxCategories = 8;
const maxPopular = 10;
const maxSteps = 6;

/**
 * What to show if a query finds nothing: shorter queries with their hits, categories of such goods, and the
 * best-selling goods. `all` is a filter that every item passes.
 */
export function findInstead(
  index: CompanyIndex,
  query: IndexQuery,
  { parsed, all }: { parsed: ParsedQuery; all: Filters },
): Instead {
  const page = { ...query, offset: 0, sort: { field: 'default' as const, isRising: false } };
  const widened: Instead['widened'] = [];
  const counts = new Int32Array(index.numbers.categories.names.length);
  const near = findNear(index, query, { parsed, all });
  for (const fewer of near ? [] : fewerWords(index, parsed, all)) {
    const hits = collectByWords(index, all, fewer);
    if (bestClassOf(hits) < rankClass.mentions || fewer.tokens.every(isStray)) continue;
    countCategories(index, hits, counts);
    const searchKey = fewer.tokens.map((token) => token.text).join(' ');
    widened.push({ searchKey, total: hits.count, itemIds: pageOf(index, hits, { ...page, limit: goodsOfWidened }) });
    if (widened.length === maxWidened) break;
  }
  if (!near && widened.length === 0)
    for (const like of goodsLike(index, parsed)) countCategories(index, collectOffers(index, all, like), counts);
  const categories = topOf(counts, maxCategories);
  const everything = collectAll(index, all);
  return {
    widened,
    near,
    categories: categories.flatMap(([number, count]) => {
      const category = index.categories.get(index.numbers.categories.names[number] ?? '');
      return category ? [{ ...category, count }] : [];
    }),
    popular: pageOf(index, everything, { ...page, limit: maxPopular }),
  };
}

/**
 * The query with fewer and fewer tokens: first without those that no goods contain, then without the commonest. The
 * token that names the goods stays.
 */
function* fewerWords(index: CompanyIndex, parsed: ParsedQuery, all: Filters): Generator<ParsedQuery> {
  const main = parsed.tokens[parsed.main];
  const withTokens = (tokens: Token[], goods: Token | undefined): ParsedQuery => ({
    ...parsed,
    tokens,
    main: Math.max(0, goods ? tokens.indexOf(goods) : 0),
    codeKey: '',
    isCodeStart: false,
  });
  const alone = (token: Token): ParsedQuery => withTokens([token], token);
  const countOf = new Map(parsed.tokens.map((token) => [token, collectByWords(index, all, alone(token)).count]));
  let tokens = parsed.tokens.filter((token) => (countOf.get(token) ?? 0) > 0);
  if (tokens.length > 0 && tokens.length < parsed.tokens.length) yield withTokens(tokens, main);
  for (let step = 0; step < maxSteps && tokens.length > 1; step += 1) {
    const others = tokens.filter((token) => token !== main);
    const commonest = others.reduce((a, b) => ((countOf.get(b) ?? 0) > (countOf.get(a) ?? 0) ? b : a));
    tokens = tokens.filter((token) => token !== commonest);
    yield withTokens(tokens, main);
  }
  const thing = parsed.tokens.length === 1 && main ? endingThing(main.text) : undefined;
  if (thing && main) yield alone({ ...main, text: thing, variants: [{ lexemes: [thing], isAsTyped: true }] });
}

/**
 * A token that finds nothing useful by itself: it only describes or measures, or is one character of an unknown name (飞
 * of 我要飞).
 */
const isStray = ({ text, role, amount }: Token) =>
  role === 'modifier' || amount !== undefined || (text.length === 1 && role === 'other');

const nearby = 8;

/**
 * Similar goods that the shop has: those that the product's dictionary lists beside the goods asked for (胶带 for 双面胶).
 */
function goodsLike(index: CompanyIndex, { tokens, main, unwanted }: ParsedQuery): ParsedQuery[] {
  const wordIndex = wordIndexOf(index);
  return index.synonyms
    .of(tokens[main]?.text ?? '')
    .flatMap((word) => neighboursOf(word, nearby))
    .filter((one) => (wordIndex.find(one)?.heads ?? 0) > 0)
    .slice(0, maxWidened)
    .map((text) => {
      const token: Token = {
        text,
        role: 'goods',
        variants: [{ lexemes: bigrams(text), isAsTyped: true }],
        codeStart: '',
        isJoined: false,
      };
      return { tokens: [token], main: 0, unwanted, codeKey: '', isCodeStart: false };
    });
}

/** The hits that are the thing named, without its accessories. */
function collectOffers(index: CompanyIndex, all: Filters, parsed: ParsedQuery): Hits {
  const hits = collectByWords(index, all, parsed);
  keepFrom(hits, scoreOf(rankOf(rankClass.offers), 0, 0));
  return hits;
}

/** 防割手套 → 手套. */
function endingThing(word: string): string | undefined {
  const ending = word.slice(-2);
  return word.length > 2 && isGoodsWord(ending) ? ending : undefined;
}

function countCategories(index: CompanyIndex, hits: Hits, counts: Int32Array): void {
  for (let at = 0; at < hits.count; at += 1) {
    const place = hits.places[at] ?? 0;
    const category = index.segments[segmentOf(place)]?.category[docOf(place)] ?? 0;
    counts[category] = (counts[category] ?? 0) + 1;
  }
}
