import type { Mark } from './suggestions.ts';
import { normaliseText } from '../words/normalise.ts';
import { matchingTerms, distinct, marksOf } from './matching-terms.ts';
import { lineOf, linesContaining } from './text-lines.ts';
import { cutAll } from './find-lines.ts';
import type { View } from './audience.ts';
import { compact, type SuggestIndex, wordsOf } from './suggest-index.ts';

const maxWords = 8;
/** How many goods are searched for the last of several words, the best-selling first. */
const maxLinesRead = 400;

export interface Typed {
  typed: string;
  /** Normalised, without spaces. */
  key: string;
  view: View;
}

/** A suggested word. `tier`: see {@link matchTerm}. */
export interface Word {
  searchKey: string;
  count: number;
  marks: Mark[];
  tier: number;
}

/** Words to search for that begin with, contain or sound like what is typed. */
export function completeWords(index: SuggestIndex, { typed, key, view }: Typed): Word[] {
  const whole = completeWhole(index, key, view);
  const isWhole = whole.some((word) => word.tier === 0);
  const last = isWhole || whole.length >= maxWords ? [] : completeLast(index, { typed, key, view });
  const words = distinct([...whole, ...last], (word) => compact(word.searchKey));
  return words.filter((word) => !isCoveredByLonger(word, words)).slice(0, maxWords);
}

/** Whether a longer word finds nearly the same goods, so that this one is not needed: 中性 beside 中性笔. */
const isCoveredByLonger = (word: Word, words: readonly Word[]): boolean =>
  words.some(
    ({ searchKey, count }) =>
      searchKey.length > word.searchKey.length && searchKey.startsWith(word.searchKey) && count >= 0.8 * word.count,
  );

/** Words that contain all that is typed. */
function completeWhole(index: SuggestIndex, key: string, view: View): Word[] {
  return matchingTerms(index.words, key, maxWords * 2)
    .map(({ term, match }) => ({
      tier: match.tier,
      searchKey: term.text,
      count: countGoods(index, wordsOf(term.text), view),
      marks: marksOf(term, match),
    }))
    .filter((word) => word.count > 0)
    .slice(0, maxWords);
}

/** Completes the last of several words, with words of goods that contain the others: 得力中 → 得力 中性笔. */
function completeLast(index: SuggestIndex, { typed, key, view }: Typed): Word[] {
  const parts = partsOf(index, typed, key);
  const last = parts.at(-1);
  const earlier = parts.slice(0, -1);
  if (!last || earlier.length === 0 || earlier.some((part) => part.length < 2)) return [];
  const lines = linesContaining(index.goodsText, earlier, maxLinesRead).filter(view.sees);
  const texts = lines.map((line) => lineOf(index.goodsText, line));
  if (texts.length === 0) return [];
  const stem = stemOf(typed, earlier, last);
  return matchingTerms(index.words, last, 4 * maxWords)
    .filter(({ term, match }) => match.tier < 5 && !earlier.includes(term.key))
    .map(({ term, match }) => ({
      tier: Math.min(match.tier, 3),
      searchKey: `${stem} ${term.text}`,
      count: texts.filter((text) => text.includes(term.key)).length,
      marks: [{ from: 0, to: stem.length }, ...marksOf(term, match).map((mark) => moved(mark, stem.length + 1))],
    }))
    .filter((word) => word.count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, maxWords);
}

const moved = ({ from, to }: Mark, by: number): Mark => ({ from: from + by, to: to + by });

/** The words that are typed: separated by spaces, or a brand and the rest, or as the dictionary cuts them. */
function partsOf(index: SuggestIndex, typed: string, key: string): string[] {
  const spaced = normaliseText(typed).trim().split(/\s+/);
  if (spaced.length > 1) return spaced;
  const brand = index.brands.find((term) => key.startsWith(term.key) && key.length > term.key.length);
  if (brand) return [brand.key, key.slice(brand.key.length)];
  return cutAll(typed);
}

/** The text before the last part, with upper and lower case as typed if possible. */
function stemOf(typed: string, earlier: readonly string[], last: string): string {
  const before = typed.normalize('NFKC').trim().slice(0, -last.length).trim();
  return compact(normaliseText(before)) === earlier.join('') ? before : earlier.join(' ');
}

/** How many goods of this audience contain all the words. */
function countGoods(index: SuggestIndex, words: readonly string[], view: View): number {
  const asked = `${view.key} ${words.join(' ')}`;
  const known = index.counted.get(asked);
  if (known !== undefined) return known;
  const count = linesContaining(index.goodsText, words).filter(view.sees).length;
  index.counted.set(asked, count);
  return count;
}
