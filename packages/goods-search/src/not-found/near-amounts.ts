import type { Near } from '../find/search-result.ts';
import { type Amount, distanceOf, kindOfAmount, readAmount } from '../words/amounts.ts';
import type { Lexicon } from '../query/lexicon.ts';
import { normaliseText } from '../words/normalise.ts';
import { amountToken } from '../query/parse-query.ts';
import type { Token, ParsedQuery } from '../query/parsed-query.ts';
import { bestClassOf, collectByWords } from '../find/collect-hits.ts';
import type { CompanyIndex } from '../index/company-index.ts';
import type { Filters } from '../find/filters.ts';
import type { IndexQuery } from '../query/query.ts';
import { rankClass } from '../rank/rank.ts';
import type { Segment } from '../index/segment.ts';
import { lexiconOf } from '../index/shop-lexicon.ts';
import { pageOf } from '../rank/top-hits.ts';
import { parseForShop, understand } from './understand.ts';
import { wordsOf } from '../index/vocabulary.ts';

const maxGoods = 10;
/** How many other amounts are tried, the nearest first. */
const maxNear = 6;

/** 16开 is a paper size: 笔记本 beside it means a notebook of paper, never a laptop. */
const paperUnit = '开';
const paperNames = /[本册簿纸]$|便签|便利贴/;

interface ForAll {
  parsed: ParsedQuery;
  /** Lets every item of the shop pass. */
  all: Filters;
}

export function findNear(index: CompanyIndex, query: IndexQuery, { parsed, all }: ForAll): Near | undefined {
  const asked = parsed.tokens.filter((token) => token.amount);
  if (asked.length === 0 || asked.length === parsed.tokens.length) return undefined;
  const text = asked.reduce((left, token) => left.replace(token.text, ' '), normaliseText(query.text)).trim();
  const typed = parseForShop(index, text);
  if (!typed) return undefined;
  const { parsed: base, correctedKey, widenedKey } = understand(index, text, typed, all);
  const isOfPaper = asked.some((token) => token.amount?.unit === paperUnit);
  const comparable = isOfPaper ? ofPaper(index, all) : all;
  const find = (amounts: readonly Token[]) =>
    collectByWords(index, comparable, { ...base, tokens: [...base.tokens, ...amounts], codeKey: '' });
  if (bestClassOf(find([])) < rankClass.mentions) return undefined;
  const borne = asked.filter((token) => find([token]).count > 0);
  // Some goods have each of the amounts but none have all: the last amount is dropped.
  const kept = borne.length === asked.length ? borne.slice(0, -1) : borne;
  const beside = find(kept).count > 0 ? kept : [];
  const missing = asked.filter((token) => !beside.includes(token));
  const page = { ...query, offset: 0, limit: maxGoods, sort: { field: 'default' as const, isRising: false } };
  const itemIds = new Set<string>();
  const lexicon = lexiconOf(index);
  for (const near of likeAmounts(index, missing[0]?.amount, lexicon)) {
    if (itemIds.size >= maxGoods) break;
    for (const id of pageOf(index, find([...beside, amountToken(near, lexicon)]), page)) itemIds.add(id);
  }
  const rest = find(beside);
  const total = rest.count;
  for (const id of pageOf(index, rest, page)) itemIds.add(id);
  return {
    amounts: missing.map((token) => token.text),
    searchKey: [...beside.map((token) => token.text), correctedKey ?? widenedKey ?? text].join(' '),
    total,
    itemIds: [...itemIds].slice(0, maxGoods),
  };
}

/** The same filter, limited to categories whose name ends with something made of paper. */
function ofPaper({ numbers, categories }: CompanyIndex, all: Filters): Filters {
  const isPaper = Uint8Array.from(numbers.categories.names, (id) =>
    paperNames.test(categories.get(id)?.name ?? '') ? 1 : 0,
  );
  return {
    ...all,
    isWanted: (segment, doc) => isPaper[segment.category[doc] ?? 0] === 1 && all.isWanted(segment, doc),
  };
}

/** Amounts of the shop's goods that can be compared with this one, the nearest first. */
function likeAmounts({ segments }: CompanyIndex, asked: Amount | undefined, lexicon: Lexicon): Amount[] {
  if (!asked) return [];
  const found = new Map<string, { amount: Amount; distance: number }>();
  for (const segment of segments) {
    for (const text of amountTextsOf(segment)) {
      const amount = readAmount(text, lexicon.isUnit);
      if (!amount || kindOfAmount(amount) !== kindOfAmount(asked)) continue;
      found.set(text, { amount, distance: distanceOf(asked, amount) });
    }
  }
  return [...found.values()]
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, maxNear)
    .map(({ amount }) => amount);
}

const amountTexts = new WeakMap<Segment, string[]>();

function amountTextsOf(segment: Segment): string[] {
  const known = amountTexts.get(segment);
  if (known) return known;
  const texts = wordsOf(segment.vocabulary).filter((word) => /^\d/.test(word));
  amountTexts.set(segment, texts);
  return texts;
}
