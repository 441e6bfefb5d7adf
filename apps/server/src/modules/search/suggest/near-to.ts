import type { ResultOf } from '@jicai/contract/index.ts';
import { normaliseText } from '../words/normalise.ts';
import { answering } from './answering.ts';
import { countGoods } from './complete-words.ts';
import { cutAll, holdingLines } from './goods-lines.ts';
import { type Audience, compact, type SuggestIndex, wordsOf } from './suggest-index.ts';
import type { Term } from './term-match.ts';

type Near = ResultOf<'/api/EcmSearch/GetNearList'>;

const maxWords = 6;
const maxParts = 3;
const maxCategories = 6;
/** A category with a smaller share of the goods found is there by chance. */
const leastShare = 0.1;
/** The worst sound that is still a likely meaning: initials and syllables mixed. */
const worstTier = 4.5;

/** What is near to words that found nothing: parts of them that find goods, and where those goods stand. */
export function nearTo(index: SuggestIndex, typed: string, audience: Audience): Near {
  const key = compact(normaliseText(typed));
  const parts = key ? partsThatFind(index, { typed, key, audience }) : [];
  const lines = parts.flatMap((part) => holdingLines(index, part, audience));
  const categoryIds = mostFrequent(lines.map((line) => index.goods[line]?.categoryId ?? ''));
  const words = [...parts, ...wordsOfCategory(index, categoryIds[0])].map((word) => ({
    searchKey: word,
    count: countGoods(index, wordsOf(word), audience),
  }));
  return {
    words: words
      .filter(({ searchKey, count }, at) => count > 0 && words.findIndex((one) => one.searchKey === searchKey) === at)
      .slice(0, maxWords),
    cates: [...categoryIds, ...parentOf(index, categoryIds[0])].slice(0, maxCategories).flatMap((categoryId) => {
      const term = index.categories.find((category) => category.categoryId === categoryId);
      return term && term.goodsOf[audience] > 0
        ? [{ categoryId, categoryName: term.text, parentNames: term.parentNames, count: term.goodsOf[audience] }]
        : [];
    }),
  };
}

/**
 * The longest words within what was typed, the last first: in Chinese the thing itself stands at the end. A sound stands
 * for the words it is likely meant for.
 */
function partsThatFind(
  index: SuggestIndex,
  { typed, key, audience }: { typed: string; key: string; audience: Audience },
): string[] {
  const finds = (word: string) => countGoods(index, wordsOf(word), audience) > 0;
  if (/^[a-z]+$/.test(key)) {
    const meant = answering(index.words, key, maxParts).filter(({ match }) => match.tier <= worstTier);
    return meant.map(({ term }) => term.text).filter(finds);
  }
  const within = index.words.filter((term) => term.characters.length > 1 && key.includes(term.key));
  const known = within
    .filter((term) => !within.some((other) => other.key.length > term.key.length && other.key.includes(term.key)))
    .toSorted((a, b) => endOf(key, b) - endOf(key, a) || b.weight - a.weight)
    .map((term) => term.text);
  const cut = cutAll(typed)
    .filter((word) => word.length > 1)
    .toReversed();
  return [...new Set(known.length > 0 ? known : cut)].filter(finds).slice(0, maxParts);
}

const endOf = (key: string, term: Term): number => key.lastIndexOf(term.key) + term.key.length;

function mostFrequent(ids: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= ids.length * leastShare)
    .toSorted((a, b) => b[1] - a[1])
    .map(([id]) => id);
}

/** One step up there is more of the like. */
function parentOf(index: SuggestIndex, categoryId: string | undefined): string[] {
  const category = index.categories.find((term) => term.categoryId === categoryId);
  return index.categories
    .filter((term) => term.categoryId === category?.parentId && term.parentNames.length > 0)
    .map((term) => term.categoryId);
}

/** The category's name and other kinds that end like it, as 签字笔 beside 中性笔: in Chinese the end tells what a thing is. */
function wordsOfCategory(index: SuggestIndex, categoryId: string | undefined): string[] {
  const category = index.categories.find((term) => term.categoryId === categoryId);
  if (!category) return [];
  const last = category.characters.at(-1) ?? '';
  const like = index.words.filter((term) => term.key !== category.key && term.characters.at(-1) === last);
  return [category.text, ...like.slice(0, maxWords).map((term) => term.text)];
}
