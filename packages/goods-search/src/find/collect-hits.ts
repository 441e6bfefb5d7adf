import { isGoodsEnding } from '../words/head-words.ts';
import { codeKeyOf } from '../words/normalise.ts';
import type { Token, TokenRole, ParsedQuery } from '../query/parsed-query.ts';
import { eachCodeFrom, isInText } from '../index/codes.ts';
import type { CompanyIndex } from '../index/company-index.ts';
import { categoriesNamed, categoriesOfOtherKind, isDepartment } from '../index/category-names.ts';
import type { Filters } from './filters.ts';
import { addHit, docOf, emptyHits, type Hits, keepFrom, placeOf } from './hits.ts';
import { type KeyedToken, matchTokens } from './match-tokens.ts';
import { classOfScore, rankClass, rankOf, rankWords, scoreOf } from '../rank/rank.ts';
import type { Segment } from '../index/segment.ts';
import { toUnwanted, unwantedIn } from './unwanted.ts';
import { voteByCategory } from '../rank/vote-by-category.ts';
import { isChinese, termKey } from '../index/term-key.ts';

/** All goods that pass the filters. Like every list of hits, it is valid until the next one is collected. */
export function collectAll(index: CompanyIndex, filters: Filters): Hits {
  const hits = emptyHits();
  for (const [at, segment] of index.segments.entries()) {
    for (let doc = 0; doc < segment.size; doc += 1) add(hits, filters, segment, placeOf(at, doc), 0);
  }
  return hits;
}

/** The goods that match the tokens of the query, or whose item or model number was typed. */
export function collectByWords(index: CompanyIndex, filters: Filters, parsed: ParsedQuery): Hits {
  const hits = emptyHits();
  const tokens = parsed.tokens.map((token, at) =>
    keyed(index, token, { before: parsed.tokens[at - 1], next: parsed.tokens[at + 1] }),
  );
  const refused = parsed.unwanted.map((phrase) =>
    toUnwanted(
      phrase.map((token) => token.text),
      phrase.map((token) => keyed(index, token, { before: undefined, next: undefined })),
    ),
  );
  const named = parsed.tokens[parsed.main];
  const otherKinds = named?.role === 'goods' ? categoriesOfOtherKind(index, named.text) : undefined;
  const main = { at: parsed.main, isGoods: parsed.tokens[parsed.main]?.role === 'goods' };
  // One for all: there are thousands of hits.
  const place = { brevity: 0, isOtherKind: false };
  for (const [at, segment] of index.segments.entries()) {
    const coded = codeHits(segment, parsed);
    const unwanted = unwantedIn(segment, refused);
    for (const [doc, itemClass] of coded) add(hits, filters, segment, placeOf(at, doc), rankOf(itemClass));
    const found = matchTokens(segment, tokens);
    for (let hit = 0; hit < found.count; hit += 1) {
      const doc = found.docs[hit] ?? 0;
      if (unwanted?.[doc] === 1) continue;
      place.brevity = segment.brevity[doc] ?? 0;
      place.isOtherKind = otherKinds?.[segment.category[doc] ?? 0] === 1;
      const rank = coded.size > 0 && coded.has(doc) ? -1 : rankWords(found, doc, main, place);
      if (rank >= 0) add(hits, filters, segment, placeOf(at, doc), rank);
    }
    found.done();
  }
  dropDescribed(hits);
  voteByCategory(index, hits);
  if (named?.text.length === 1 && isChinese(named.text.charCodeAt(0))) dropMentions(hits, named.role);
  return hits;
}

function add(hits: Hits, filters: Filters, segment: Segment, place: number, rank: number): void {
  const doc = docOf(place);
  if (!filters.isWanted(segment, doc)) return;
  const score = scoreOf(rank, segment.stock[doc] ?? 0, segment.sales[doc] ?? 0);
  addHit(hits, place, filters.failedOf(segment, doc), score);
}

/** The best rank class among the hits, -1 without any. */
export function bestClassOf(hits: Hits): number {
  let best = -1;
  for (let at = 0; at < hits.count; at += 1) best = Math.max(best, hits.scores[at] ?? 0);
  return best < 0 ? -1 : classOfScore(best);
}

/** Goods that mention the words only in their description are kept only if there are no better hits. */
function dropDescribed(hits: Hits): void {
  if (bestClassOf(hits) <= rankClass.described) return;
  keepFrom(hits, scoreOf(rankOf(rankClass.mentions), 0, 0));
}

/** A single character is part of many words. Goods that it names are shown alone: 盐 does not find 海盐饼干. */
function dropMentions(hits: Hits, role: TokenRole): void {
  if (role === 'goods' || bestClassOf(hits) >= rankClass.offers)
    keepFrom(hits, scoreOf(rankOf(rankClass.offers), 0, 0));
}

function keyed(
  index: CompanyIndex,
  token: Token,
  beside: { before: Token | undefined; next: Token | undefined },
): KeyedToken {
  const isEnding = beside.before?.isJoined === true && isGoodsEnding(token.text);
  const compound = isEnding && beside.before ? joinKeyOf(beside.before.text, token.text) : undefined;
  return {
    variants: [
      ...token.variants.map(({ lexemes, ...variant }) => ({ keys: lexemes.map(termKey), ...variant })),
      ...(compound === undefined ? [] : [{ keys: [compound], isAsTyped: true }]),
    ],
    codeStart: token.codeStart && codeKeyOf(token.codeStart),
    categories: categoriesNamed(index, token.text),
    isDepartment: isDepartment(token.text),
    isEnding,
    joinKey: beside.next && token.isJoined ? joinKeyOf(token.text, beside.next.text) : undefined,
  };
}

/** The last character of one word and the first of the next, or letters with the character behind them. */
function joinKeyOf(word: string, next: string): number | undefined {
  const first = next[0] ?? '';
  if (!isChinese(first.charCodeAt(0))) return undefined;
  const last = word.at(-1) ?? '';
  return termKey(isChinese(last.charCodeAt(0)) ? last + first : word + first);
}

/** Items whose item or model number is the one typed or begins with it. */
function codeHits(segment: Segment, { codeKey, isCodeStart }: ParsedQuery): Map<number, number> {
  const found = new Map<number, number>();
  if (!codeKey) return found;
  eachCodeFrom(segment.codes, codeKey, (doc, kind, isWhole) => {
    if (kind === isInText || !(isWhole || isCodeStart)) return;
    const rank = isWhole ? rankClass.code : rankClass.codeStart;
    found.set(doc, Math.max(found.get(doc) ?? 0, rank));
  });
  return found;
}
