import { dictionary } from '../words/dictionary.ts';
import { commonLexicon, type Lexicon } from '../query/lexicon.ts';
import { isGoodsEnding } from '../words/head-words.ts';
import { wordClassOf } from '../words/segmenter.ts';
import { parseQuery, tokenOfWord } from '../query/parse-query.ts';
import type { Token, ParsedQuery } from '../query/parsed-query.ts';
import { isCategoryName } from '../index/category-names.ts';
import { bestClassOf, collectByWords } from '../find/collect-hits.ts';
import type { CompanyIndex } from '../index/company-index.ts';
import { correctionsOf } from './correct.ts';
import type { Filters } from '../find/filters.ts';
import { matchVariant } from '../find/match-variant.ts';
import { rankClass } from '../rank/rank.ts';
import { readPinyin } from './read-pinyin.ts';
import { lexiconOf } from '../index/shop-lexicon.ts';
import { termKey } from '../index/term-key.ts';
import { type WordIndex, wordIndexOf } from '../index/word-index.ts';

/** Letters of the longest unit that may stand before pinyin. */
const longestUnit = 3;

/** What is searched for in the end, and how it differs from what was typed. */
export interface Understood {
  parsed: ParsedQuery;
  /** The corrected query, if a word was misspelt. */
  correctedKey: string | undefined;
  /** The shorter query, if words that only describe were left out. */
  widenedKey: string | undefined;
}

/**
 * Parses a query with the words of this shop: letters that no goods contain may be pinyin. Undefined if there is no
 * word in it.
 */
export function parseForShop(index: CompanyIndex, typed: string): ParsedQuery | undefined {
  const lexicon = lexiconOf(index);
  return replacePinyin(index, refuse(index, parseQuery(typed, lexicon), lexicon), lexicon);
}

/**
 * Reads 无 and 非 before a word. If goods contain the whole, it is searched for (无线, 无糖). If none do, the word behind it is
 * excluded: 无香味 excludes 香味.
 */
function refuse(index: CompanyIndex, parsed: ParsedQuery | undefined, lexicon: Lexicon): ParsedQuery | undefined {
  if (!parsed?.tokens.some(({ text }) => /^[无非]/.test(text))) return parsed;
  const tokens: Token[] = [];
  const unwanted = [...parsed.unwanted];
  for (let at = 0; at < parsed.tokens.length; at += 1) {
    const token = parsed.tokens[at];
    const next = parsed.tokens[at + 1];
    if (!token) continue;
    const isAlone = /^[无非]$/.test(token.text) && token.isJoined && next !== undefined;
    const whole = isAlone ? tokenOfWord(token.text + next.text, lexicon) : token;
    const refused = /^[无非](.{1,6})$/.exec(whole.text)?.[1];
    if (isAlone) at += 1;
    if (!refused || hasGoods(index, { variants: whole.variants.slice(0, 1) })) {
      tokens.push(whole);
      continue;
    }
    // 非一次性手套 asks for 手套 and excludes 一次性.
    const thing = refused.length > 3 && lexicon.isGoods(refused.slice(-2)) ? refused.slice(-2) : '';
    if (thing) tokens.push(tokenOfWord(thing, lexicon));
    unwanted.push([tokenOfWord(thing ? refused.slice(0, -2) : refused, lexicon)]);
  }
  if (tokens.length === 0) return parsed;
  const main = parsed.tokens[parsed.main];
  return {
    ...parsed,
    tokens,
    unwanted,
    main: main && tokens.includes(main) ? tokens.indexOf(main) : tokens.length - 1,
  };
}

/**
 * Interprets a query that found no fitting goods: it may be misspelt, or have words that only describe and can be left out.
 * `all` is a filter that every item passes: the chosen filters do not change what words mean.
 */
export function understand(index: CompanyIndex, typed: string, parsed: ParsedQuery, all: Filters): Understood {
  const lexicon = lexiconOf(index);
  const classOf = (one: ParsedQuery) => bestClassOf(collectByWords(index, all, one));
  const asTyped = { parsed, correctedKey: undefined, widenedKey: undefined };
  const typedClass = classOf(parsed);
  if (typedClass >= rankClass.offers) return sharedTypo(index, typed, { parsed, all }) ?? asTyped;
  for (const text of correctionsOf(typed, wordIndexOf(index), lexicon)) {
    const corrected = parseForShop(index, text);
    if (corrected && classOf(corrected) >= rankClass.offers)
      return { ...asTyped, parsed: corrected, correctedKey: text };
  }
  if (typedClass >= 0) return asTyped;
  const isMeant = (token: Token) => isPlain(token) && !isStray(index, token);
  for (const { isLeft, least } of [
    { isLeft: isPlain, least: rankClass.offers },
    { isLeft: isMeant, least: rankClass.mentions },
  ]) {
    const plain = keepTokens(parsed, isLeft);
    if (!plain || classOf(plain) < least) continue;
    return { parsed: plain, correctedKey: undefined, widenedKey: plain.tokens.map((token) => token.text).join(' ') };
  }
  return asTyped;
}

/** If more goods than this contain a word, it is no typing error in a few titles. */
const mostGoodsWithTypo = 5;
/** A correction counts if it finds this many times more goods. */
const muchMore = 6;

/**
 * Whether the goods found may have a typing error in their titles: they are few and the dictionary does not know the
 * word (记算器).
 */
export function mayBeTypo(index: CompanyIndex, { tokens, main }: ParsedQuery, found: number): boolean {
  const named = tokens[main];
  if (found > mostGoodsWithTypo || found === 0 || !named || named.role === 'brand') return false;
  if (!/^[\u3400-\u9fff]{2,}$/.test(named.text) || dictionary().all.has(named.text)) return false;
  return !index.synonyms.has(named.text) && !isCategoryName(index, named.text);
}

function sharedTypo(
  index: CompanyIndex,
  typed: string,
  { parsed, all }: { parsed: ParsedQuery; all: Filters },
): Understood | undefined {
  const count = (one: ParsedQuery) => collectByWords(index, all, one).count;
  const found = count(parsed);
  if (!mayBeTypo(index, parsed, found)) return undefined;
  for (const text of correctionsOf(typed, withoutTypos(wordIndexOf(index)), commonLexicon())) {
    const corrected = parseForShop(index, text);
    if (corrected && count(corrected) >= found * muchMore)
      return { parsed: corrected, correctedKey: text, widenedKey: undefined };
  }
  return undefined;
}

/** The words of the shop without those that only a few goods contain. */
const withoutTypos = (wordIndex: WordIndex): WordIndex => ({
  ...wordIndex,
  find: (word) => {
    const stats = wordIndex.find(word);
    return stats && stats.count > mostGoodsWithTypo ? stats : undefined;
  },
});

const isPlain = (token: Token): boolean => token.role !== 'modifier';

/**
 * A token that names no goods: a verb, a time or a single character that says how something is used (穿 of 下雨穿的). Words
 * with synonyms are kept.
 */
function isStray(index: CompanyIndex, token: Token): boolean {
  if (token.role !== 'other' || token.variants.length > 1) return false;
  if (token.text.length === 1) return !isGoodsEnding(token.text);
  const wordClass = wordClassOf(token.text);
  return wordClass === 't' || (/^(?:v|zg|d|r|p|u)/.test(wordClass) && !hasGoods(index, token));
}

/** Replaces letters that no goods contain by the words they are the pinyin of. */
function replacePinyin(
  index: CompanyIndex,
  parsed: ParsedQuery | undefined,
  lexicon: Lexicon,
): ParsedQuery | undefined {
  if (!parsed) return undefined;
  const tokens = joinSyllables(index, parsed.tokens).flatMap((token) => pinyinTokens(index, token, lexicon) ?? [token]);
  if (tokens.length === parsed.tokens.length && tokens.every((token, at) => token === parsed.tokens[at])) return parsed;
  const main = tokens.findLastIndex((token) => token.role === 'goods' && !lexicon.isBrand(token.text));
  return { ...parsed, tokens, main: main < 0 ? tokens.length - 1 : main };
}

/**
 * Joins syllables that were typed with spaces (laji dai) if they are the pinyin of the shop's words and not all of them
 * are words themselves.
 */
function joinSyllables(index: CompanyIndex, tokens: readonly Token[]): Token[] {
  const isSyllable = ({ text, role }: Token) => /^[a-z]{1,6}$/.test(text) && role !== 'goods' && role !== 'brand';
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    let end = at;
    while (end < tokens.length && isSyllable(tokens[end] as Token)) end += 1;
    const part = tokens.slice(at, Math.max(end, at + 1));
    const [first] = part;
    const text = part.map((token) => token.text).join('');
    const isSpelled =
      part.length > 1 && part.some((token) => !hasGoods(index, token)) && readPinyin(text, wordIndexOf(index));
    if (first && isSpelled) joined.push({ ...first, text, variants: [{ lexemes: [text], isAsTyped: true }] });
    else joined.push(...part);
    at += part.length;
  }
  return joined;
}

/** A quick check that comes first: looking the letters up in all goods takes far longer. */
const mayBeSpelled = /^[a-z]{3,}$|^[a-z]{4,}\d[a-z\d.]*$|\d[a-z\d.]*[a-z]{3,}$/;

/** Letters, or letters beside a size: a4dayinzhi, 500mlshuibei, dayinzhi70g. */
function pinyinTokens(index: CompanyIndex, token: Token, lexicon: Lexicon): Token[] | undefined {
  const isAsked = token.role !== 'goods' && token.role !== 'brand' && !token.amount && mayBeSpelled.test(token.text);
  if (!isAsked || hasGoods(index, token)) return undefined;
  const wordIndex = wordIndexOf(index);
  const sized = (size: string) => parseQuery(size, lexicon)?.tokens ?? [];
  if (/^[a-z]{3,}$/.test(token.text)) return readPinyin(token.text, wordIndex);
  const [, letters = '', behind = ''] = /^([a-z]{4,})(\d[a-z\d.]*)$/.exec(token.text) ?? [];
  const named = letters ? readPinyin(letters, wordIndex) : undefined;
  if (named) return [...named, ...sized(behind)];
  const [before = ''] = /^[a-z]*\d[a-z\d.]*?(?=[a-z]{3,}$)/.exec(token.text) ?? [];
  // A unit may stand between: 500 ml shuibei.
  if (!before) return undefined;
  for (let end = before.length; end <= before.length + longestUnit; end += 1) {
    const spelled = token.text.length - end >= 3 ? readPinyin(token.text.slice(end), wordIndex) : undefined;
    if (spelled) return [...sized(token.text.slice(0, end)), ...spelled];
  }
  return undefined;
}

const hasGoods = (index: CompanyIndex, { variants }: Pick<Token, 'variants'>): boolean =>
  index.segments.some(({ postings }) =>
    variants.some(({ lexemes }) => matchVariant(postings, lexemes.map(termKey)).count > 0),
  );

function keepTokens(parsed: ParsedQuery, isLeft: (token: Token) => boolean): ParsedQuery | undefined {
  const tokens = parsed.tokens.filter(isLeft);
  if (tokens.length === 0 || tokens.length === parsed.tokens.length) return undefined;
  const main = parsed.tokens[parsed.main];
  return { ...parsed, tokens, main: Math.max(0, main ? tokens.indexOf(main) : 0), codeKey: '' };
}
