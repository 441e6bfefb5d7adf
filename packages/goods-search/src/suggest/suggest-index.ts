import { setImmediate as nextTurn } from 'node:timers/promises';
import { joinLatin, normaliseText } from '../words/normalise.ts';
import { cutWords, isGoodsWord } from '../words/segmenter.ts';
import { type Audience, createViews, pathOf, type View } from './audience.ts';
import { type TextLines, linesContaining, joinLines } from './text-lines.ts';
import { tallyWords } from './kind-words.ts';
import type { Catalogue, GoodsRow } from './catalogue.ts';
import { type Term, toTerm } from './term-match.ts';

export interface CategoryTerm extends Term {
  categoryId: string;
  parentNames: string[];
}

export interface BrandTerm extends Term {
  brandId: string;
  /** Its Latin name, without spaces. */
  alias: string;
  logoUrl: string;
}

/** Everything in memory that the suggestions of one shop are made from. */
export interface SuggestIndex {
  goods: readonly GoodsRow[];
  /** A line for each item: its title, a tab, its brand and category. */
  goodsText: TextLines;
  /** Item and model number of each item, without punctuation. */
  numbers: TextLines;
  words: readonly Term[];
  categories: readonly CategoryTerm[];
  brands: readonly BrandTerm[];
  viewOf: (audience: Audience) => View;
  /** Counts that were asked for before. */
  counted: Map<string, number>;
}

/** The build pauses after so many rows: other calls wait while the event loop is busy. */
const rowsPerTurn = 100;
const termsPerTurn = 200;

export const titleEnd = '\t';
/** Without spaces and apostrophes: input methods put apostrophes between syllables while one types. */
export const compact = (normalised: string): string => normalised.replaceAll(/[\s'’]/g, '');
export const numberKey = (number: string): string => joinLatin(number.normalize('NFKC').trim().toLowerCase());

/** `searched`: words that many people search for and find, with how many. */
export async function buildSuggestIndex(
  source: Catalogue,
  searched: readonly { words: string; people: number }[],
): Promise<SuggestIndex> {
  const { goods } = source;
  const categoryOf = new Map(source.categories.map((category) => [category.categoryId, category]));
  const brandOf = new Map(source.brands.map((brand) => [brand.brandId, brand]));
  const tally = tallyWords();
  const [lines, numbers] = [[] as string[], [] as string[]];
  for (const [at, item] of goods.entries()) {
    const title = normaliseText(item.title).replaceAll(/[\n\t]/g, ' ');
    tally.add(title, item.categoryId);
    const brand = item.brandId ? brandOf.get(item.brandId) : undefined;
    const place = pathOf(categoryOf, item.categoryId).map((category) => category.name);
    lines.push(title + titleEnd + normaliseText([brand?.name, brand?.nameEn, ...place].filter(Boolean).join(' ')));
    numbers.push(`${numberKey(item.itemNo)}${titleEnd}${numberKey(item.modelNo)}`);
    if (at % rowsPerTurn === rowsPerTurn - 1) await nextTurn();
  }
  const viewOf = createViews(goods, categoryOf);
  const { countOf } = viewOf({ isRetail: false, pool: null });
  const categories = namedTerms(source.categories, (row) => countOf(row.categoryId)).map(({ row, ...term }) => ({
    ...term,
    categoryId: row.categoryId,
    parentNames: pathOf(categoryOf, row.parentId).map((category) => category.name),
  }));
  const brands = namedTerms(source.brands, (row) => countOf(row.brandId)).map(({ row, ...term }) => ({
    ...term,
    brandId: row.brandId,
    alias: compact(normaliseText(row.nameEn)),
    logoUrl: row.logoUrl,
  }));
  await nextTurn();
  const goodsText = joinLines(lines);
  await nextTurn();
  const numbersText = joinLines(numbers);
  await nextTurn();
  return {
    goods,
    goodsText,
    numbers: numbersText,
    words: await wordTerms(goodsText, { kinds: tally.kinds, categories, brands, searched }),
    categories,
    brands,
    viewOf,
    counted: new Map(),
  };
}

/** Categories or brands that have goods, as terms. */
function namedTerms<R extends { name: string; nameEn?: string }>(rows: readonly R[], countOf: (row: R) => number) {
  return rows.flatMap((row) => {
    const count = countOf(row);
    return count > 0 ? [{ ...toTerm(row.name, compact(normaliseText(row.name)), count), row }] : [];
  });
}

async function wordTerms(
  goodsText: TextLines,
  from: {
    kinds: (known: ReadonlySet<string>) => Map<string, number>;
    categories: readonly Term[];
    brands: readonly Term[];
    searched: readonly { words: string; people: number }[];
  },
): Promise<Term[]> {
  const categoryNames = new Map(from.categories.map((term) => [term.key, term]));
  const brandNames = new Set(from.brands.map((term) => term.key));
  const weights = new Map<string, { text: string; weight: number }>();
  const isFound = (text: string) => linesContaining(goodsText, wordsOf(text), 1).length > 0;
  const kinds = from.kinds(new Set(categoryNames.keys()));
  await nextTurn();
  for (const [word, items] of kinds) if (!brandNames.has(word)) weights.set(word, { text: word, weight: items });
  for (const [key, { text }] of categoryNames) {
    // Nobody types a name with punctuation such as 笔记本、便签 or 文具/耗材.
    if (/^[\p{L}\p{N} ]+$/u.test(text) && isFound(text))
      weights.set(key, { text, weight: weights.get(key)?.weight ?? 1 });
  }
  for (const { words, people } of from.searched) {
    const key = compact(normaliseText(words));
    const isNamed = wordsOf(words)
      .flatMap((part) => [part, ...cutWords(part)])
      .some((word) => isGoodsWord(word) || kinds.has(word) || categoryNames.has(word));
    if (isNamed && isFound(words)) weights.set(key, { text: words, weight: (weights.get(key)?.weight ?? 0) + people });
  }
  const terms: Term[] = [];
  for (const [key, { text, weight }] of weights) {
    terms.push(toTerm(text, key, weight));
    if (terms.length % termsPerTurn === 0) await nextTurn();
  }
  return terms.toSorted((a, b) => b.weight - a.weight);
}

/** The words that are typed; a line must contain all of them. */
export const wordsOf = (text: string): string[] =>
  normaliseText(text)
    .match(/[\u3400-\u9fff]+|[a-z0-9]+(?:\.\d+)?/g)
    ?.map(String) ?? [];
