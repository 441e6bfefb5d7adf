import type { Facets } from '@jicai/contract/search/search.ts';
import type { Nav } from '@jicai/contract/shop/tenancy.ts';

export interface Place {
  categoryId: string;
  categoryName: string;
}

export interface CategoryChoice extends Place {
  count: number;
}

/** The way from the first level to a category; empty for one that the tree does not know. `nav` is the tree of the shop. */
export function categoryPathTo(nav: readonly Nav[], categoryId: string): Place[] {
  for (const top of nav) {
    if (top.categoryId === categoryId) return [toPlace(top)];
    for (const middle of top.categoryChildren) {
      if (middle.categoryId === categoryId) return [top, middle].map(toPlace);
      const lowest = middle.categoryChildren?.find((leaf) => leaf.categoryId === categoryId);
      if (lowest) return [top, middle, lowest].map(toPlace);
    }
  }
  return [];
}

const toPlace = ({ categoryId, navTitle }: { categoryId: string; navTitle: string }): Place => ({
  categoryId,
  categoryName: navTitle,
});

type Counted = Facets['cates'][number];

/** The way down the tree that all goods of an answer share, for a search that names no category. */
export function sharedPath(cates: readonly Counted[], nav: readonly Nav[]): Place[] {
  const [first = [], ...others] = cates.map((category) => categoryPathTo(nav, category.categoryId));
  const parting = first.findIndex(({ categoryId }, at) => others.some((path) => path[at]?.categoryId !== categoryId));
  return parting < 0 ? first : first.slice(0, parting);
}

/**
 * The categories to choose from: those one step below the place, or below what all goods share, each with the goods in it
 * and below it, the fullest first.
 */
export function categoryChoices(cates: readonly Counted[], nav: readonly Nav[], categoryId: string): CategoryChoice[] {
  const depth = categoryId ? categoryPathTo(nav, categoryId).length : sharedPath(cates, nav).length;
  const choices = new Map<string, CategoryChoice>();
  for (const { categoryId: leafId, categoryName, count } of cates) {
    const way = categoryPathTo(nav, leafId);
    // A category that came after the tree was read stands for itself.
    const step = way.length === 0 ? { categoryId: leafId, categoryName } : way[depth];
    if (!step || step.categoryId === categoryId) continue;
    choices.set(step.categoryId, { ...step, count: count + (choices.get(step.categoryId)?.count ?? 0) });
  }
  return [...choices.values()].toSorted((a, b) => b.count - a.count);
}
