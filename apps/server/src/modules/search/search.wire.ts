import { services } from '@jicai/goods-search/index.ts';
import { joinPriceBands } from '@jicai/goods-search/postgres.ts';
import { readLabel } from '@jicai/goods-search/write.ts';
import type { Facets } from '@jicai/contract/search/search.ts';
import type { RawCounts } from './search.store.ts';

const maxTags = 8;
const maxValuesOfTag = 20;

/** Counted rows → facets: tags by how many goods they tell apart; a tag with one value helps nobody. */
export function toFacets({
  brands,
  categories,
  values,
  prices,
  inStockCount = 0,
  serviceCounts = [],
}: RawCounts): Facets {
  return {
    tags: toTags(values ?? []),
    brands: (brands ?? []).map(({ id, name, logoUrl, n }) => ({ brandId: id, brandName: name, logoUrl, count: n })),
    cates: (categories ?? []).map(({ id, name, parentId, level, n }) => ({
      categoryId: id,
      categoryName: name,
      parentId,
      level,
      count: n,
    })),
    priceBands: joinPriceBands(prices ?? []),
    inStockCount,
    services: services.map((service, at) => ({ service, count: serviceCounts[at] ?? 0 })),
  };
}

function toTags(values: NonNullable<RawCounts['values']>): Facets['tags'] {
  const tags = new Map<string, Facets['tags'][number] & { covered: number }>();
  for (const [label, n] of values) {
    const { tagId, tagName, valueId, valueName } = readLabel(label);
    const tag = tags.get(tagId) ?? { tagId, tagName, values: [], covered: 0 };
    tag.covered += n;
    if (tag.values.length < maxValuesOfTag) tag.values.push({ valueId, valueName, count: n });
    tags.set(tagId, tag);
  }
  return [...tags.values()]
    .filter((tag) => tag.values.length > 1)
    .toSorted((a, b) => b.covered - a.covered)
    .slice(0, maxTags)
    .map(({ tagId, tagName, values: named }) => ({ tagId, tagName, values: named }));
}
