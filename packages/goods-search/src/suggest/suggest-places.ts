import { matchingTerms, distinct, marksOf } from './matching-terms.ts';
import type { View } from './audience.ts';
import type { SuggestIndex } from './suggest-index.ts';
import type { Suggestions } from './suggestions.ts';

const maxCategories = 3;
const maxNamed = 2;
const maxBrands = 3;

/** Categories whose name is typed, then categories that contain goods with these words, to search inside them. */
export function suggestCategories(
  index: SuggestIndex,
  { key, words, lines, view }: { key: string; words: string; lines: readonly number[]; view: View },
): Suggestions['cates'] {
  const named = namedCategories(index, key, view);
  // A single character is part of too many words: 中 in 中筒雨靴.
  const cates = /^[\u3400-\u9fff]$/.test(key) ? named : [...named, ...categoriesOf(index, lines, words)];
  return distinct(cates, (cate) => cate.categoryId).slice(0, maxCategories);
}

function namedCategories(index: SuggestIndex, key: string, view: View): Suggestions['cates'] {
  return matchingTerms(index.categories, key, maxNamed * 2)
    .filter(({ term }) => view.countOf(term.categoryId) > 0)
    .slice(0, maxNamed)
    .map(({ term, match }) => ({
      categoryId: term.categoryId,
      categoryName: term.text,
      parentNames: term.parentNames,
      searchKey: '',
      count: view.countOf(term.categoryId),
      marks: term.text.length === term.characters.length ? marksOf(term, match) : [],
    }));
}

/** The categories that most of these goods belong to, to search the same words inside them. */
function categoriesOf(index: SuggestIndex, lines: readonly number[], words: string): Suggestions['cates'] {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const categoryId = index.goods[line]?.categoryId ?? '';
    counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
  }
  if (counts.size < 2) return [];
  const places = [...counts].toSorted((a, b) => b[1] - a[1]).slice(0, maxCategories);
  return places.flatMap(([categoryId, count]) => {
    const term = index.categories.find((category) => category.categoryId === categoryId);
    return term
      ? [
          {
            categoryId,
            categoryName: term.text,
            parentNames: term.parentNames,
            searchKey: words,
            count,
            marks: [],
          },
        ]
      : [];
  });
}

/** Brands by their Chinese or their Latin name. */
export function namedBrands(index: SuggestIndex, key: string, view: View): Suggestions['brands'] {
  const byName = matchingTerms(index.brands, key, maxBrands * 2);
  const byAlias = index.brands
    .filter((brand) => brand.alias.startsWith(key))
    .map((term) => ({ term, match: { tier: 1, from: 0, to: 0 } }));
  return distinct([...byAlias, ...byName], ({ term }) => term.brandId)
    .filter(({ term, match }) => view.countOf(term.brandId) > 0 && match.tier < 5)
    .slice(0, maxBrands)
    .map(({ term, match }) => ({
      brandId: term.brandId,
      brandName: term.text,
      logoUrl: term.logoUrl,
      count: view.countOf(term.brandId),
      marks: marksOf(term, match),
    }));
}
