import type { Facets } from './facets.ts';
import { joinPriceBands, priceSteps } from './price-bands.ts';
import type { CompanyIndex } from '../index/company-index.ts';
import { docOf, type Hits, segmentOf } from '../find/hits.ts';
import { readLabels } from '../index/numbering.ts';
import { orderTags } from './order-tags.ts';
import type { Choice, IndexQuery } from '../query/query.ts';

const maxBrands = 120;
const maxCategories = 300;
const steps = Float64Array.from(priceSteps);

/**
 * Counts every filter over all hits. Each filter is counted as if nothing were chosen in it, so that the number beside a
 * value says how many goods choosing it would show (docs/domain/catalog.md §4).
 */
export function countFacets(index: CompanyIndex, hits: Hits, { choices, priceColumn }: IndexQuery): Facets {
  const { numbers } = index;
  const bitOf = (kind: Choice['kind']) => {
    const at = choices.findIndex((choice) => choice.kind === kind);
    return at < 0 ? 0 : 1 << at;
  };
  const bits = { brand: bitOf('brand'), category: bitOf('category'), price: bitOf('price') };
  const tagBits = new Map(choices.flatMap((choice, at) => (choice.kind === 'tag' ? [[choice.tagId, 1 << at]] : [])));
  const labelBits =
    tagBits.size > 0 ? Int32Array.from(readLabels(numbers), ({ tagId }) => tagBits.get(tagId) ?? 0) : undefined;
  const brands = new Int32Array(numbers.brands.names.length);
  const categories = new Int32Array(numbers.categories.names.length);
  const labels = new Int32Array(numbers.labels.names.length);
  const prices = new Int32Array(steps.length + 1);
  let inStockCount = 0;
  for (let at = 0; at < hits.count; at += 1) {
    const failed = hits.failed[at] ?? 0;
    const place = hits.places[at] ?? 0;
    const segment = index.segments[segmentOf(place)];
    if (!segment) continue;
    const doc = docOf(place);
    if (failed === 0 && segment.stock[doc] !== 0) inStockCount += 1;
    const brand = segment.brand[doc] ?? -1;
    if (brand >= 0 && (failed & ~bits.brand) === 0) add(brands, brand);
    if ((failed & ~bits.category) === 0) add(categories, segment.category[doc] ?? 0);
    if ((failed & ~bits.price) === 0) {
      add(prices, stepOf((priceColumn === 'retail' ? segment.retailFen : segment.enterpriseFen)[doc] ?? 0));
    }
    const end = segment.labelStarts[doc + 1] ?? 0;
    for (let label = segment.labelStarts[doc] ?? 0; label < end; label += 1) {
      const number = segment.labels[label] ?? 0;
      if ((failed & ~(labelBits?.[number] ?? 0)) === 0) add(labels, number);
    }
  }
  return {
    tags: orderTags(index, labels, hits),
    brands: topOf(brands, maxBrands).flatMap(([number, count]) => {
      const brand = index.brands.get(numbers.brands.names[number] ?? '');
      return brand ? [{ brandId: brand.id, brandName: brand.name, logoUrl: brand.logoUrl, count }] : [];
    }),
    cates: topOf(categories, maxCategories).flatMap(([number, count]) => {
      const category = index.categories.get(numbers.categories.names[number] ?? '');
      if (!category) return [];
      const { id, name, parentId, level } = category;
      return [{ categoryId: id, categoryName: name, parentId, level, count }];
    }),
    priceBands: joinPriceBands(Array.from(prices, (n, step) => ({ step, n })).filter(({ n }) => n > 0)),
    inStockCount,
  };
}

const add = (counts: Int32Array, at: number) => void (counts[at] = (counts[at] ?? 0) + 1);

/** How many of the price steps are at or below the price. */
function stepOf(priceFen: number): number {
  let step = 0;
  while (step < steps.length && (steps[step] ?? 0) <= priceFen) step += 1;
  return step;
}

/** Number and count, the most frequent first. */
export function topOf(counts: Int32Array, limit: number): [number: number, count: number][] {
  const some: [number, number][] = [];
  for (let at = 0; at < counts.length; at += 1) if ((counts[at] ?? 0) > 0) some.push([at, counts[at] ?? 0]);
  return some.sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, limit);
}
