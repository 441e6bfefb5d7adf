import { cutWords } from '../words/segmenter.ts';
import { lineOf, linesContaining } from './text-lines.ts';
import type { View } from './audience.ts';
import { numberKey, type SuggestIndex, titleEnd, wordsOf } from './suggest-index.ts';

/** More than are shown: some may have been removed meanwhile, and some belong to the same product. */
const maxGoodsAsked = 12;
/** At most this many goods are looked up, and the first of them sorted by rank. */
const maxLinesRead = 3000;
const maxLinesRanked = 400;
const shortestNumber = 3;

/** The words of what is typed, Chinese ones as the dictionary cuts them. */
export const cutAll = (typed: string): string[] =>
  wordsOf(typed).flatMap((word) => (/[a-z0-9]/.test(word) ? [word] : cutWords(word)));

/** The goods that contain all the words, the best-selling first. */
export function findLines(index: SuggestIndex, words: string, view: View): number[] {
  const find = (parts: readonly string[]) => linesContaining(index.goodsText, parts, maxLinesRead).filter(view.sees);
  const whole = find(wordsOf(words));
  return whole.length > 0 ? whole : find(cutAll(words));
}

/** Sorts goods: first those with the words in title and category, then those with the words in the title only. */
export function likeliest(index: SuggestIndex, lines: readonly number[], words: string): number[] {
  const whole = wordsOf(words);
  const rankOf = (line: number) => {
    const [title = '', rest = ''] = lineOf(index.goodsText, line).split(titleEnd);
    if (!whole.every((word) => title.includes(word))) return 0;
    return whole.some((word) => rest.includes(word)) ? 2 : 1;
  };
  return lines
    .slice(0, maxLinesRanked)
    .map((line) => ({ line, rank: rankOf(line) }))
    .toSorted((a, b) => b.rank - a.rank || a.line - b.line)
    .map(({ line }) => line);
}

/** Goods whose item or model number begins with what is typed, then those whose number contains it. */
export function numberLines(index: SuggestIndex, typed: string, view: View): number[] {
  const key = numberKey(typed);
  if (key.length < shortestNumber || !/^[a-z0-9.]+$/.test(key) || !/\d/.test(key)) return [];
  const starts = (line: number) =>
    lineOf(index.numbers, line)
      .split(titleEnd)
      .some((number) => number.startsWith(key));
  const lines = linesContaining(index.numbers, [key], 200).filter(view.sees);
  return [...lines.filter(starts), ...lines.filter((line) => !starts(line))].slice(0, maxGoodsAsked);
}

/** One item of each product. */
export function firstOfProducts(index: SuggestIndex, lines: readonly number[]): string[] {
  const itemOf = new Map<string, string>();
  for (const line of lines) {
    const item = index.goods[line];
    if (item && !itemOf.has(item.productId)) itemOf.set(item.productId, item.itemId);
    if (itemOf.size === maxGoodsAsked) break;
  }
  return [...itemOf.values()];
}
