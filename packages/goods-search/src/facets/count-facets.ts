import type { Facets } from './facets.ts';
import { joinPriceBands, priceSteps } from './price-bands.ts';
import type { CompanyIndex } from '../index/company-index.ts';
import { docOf, type Hits, segmentOf } from '../find/hits.ts';
import { readLabels } from '../index/numbering.ts';
import { orderTags } from './order-tags.ts';
import { type HitProducts, orderByProduct } from '../find/products.ts';
import { serviceTests } from '../find/services.ts';
import { type Choice, type IndexQuery, services } from '../query/query.ts';

const maxBrands = 120;
const maxCategories = 300;
const steps = Float64Array.from(priceSteps);

/**
 * Counts every filter over all hits. Each filter is counted as if nothing were chosen in it, so that the number beside a
 * value says how many goods choosing it would show (docs/domain/catalog.md §4).
 */
export function countFacets(
  index: CompanyIndex,
  hits: Hits,
  { choices, services: asked, priceColumn }: IndexQuery,
  products?: HitProducts,
): Facets {
  const { numbers } = index;
  const bitOf = (kind: Choice['kind']) => {
    const at = choices.findIndex((choice) => choice.kind === kind);
    return at < 0 ? 0 : 1 << at;
  };
  const bits = { brand: bitOf('brand'), category: bitOf('category'), price: bitOf('price') };
  const tests = serviceTests(index, asked);
  const serviceBits = services.map(bitOf);
  const tagBits = new Map(choices.flatMap((choice, at) => (choice.kind === 'tag' ? [[choice.tagId, 1 << at]] : [])));
  const labelBits =
    tagBits.size > 0 ? Int32Array.from(readLabels(numbers), ({ tagId }) => tagBits.get(tagId) ?? 0) : undefined;
  const hasProducts = products !== undefined;
  const brands = createCounter(numbers.brands.names.length, hasProducts);
  const categories = createCounter(numbers.categories.names.length, hasProducts);
  const labels = createCounter(numbers.labels.names.length, hasProducts);
  const prices = createCounter(steps.length + 1, hasProducts);
  const others = createCounter(services.length + 1, hasProducts);
  const order = products && orderByProduct(products);
  for (let next = 0; next < hits.count; next += 1) {
    const at = order?.[next] ?? next;
    const product = products?.of[at] ?? -1;
    const failed = hits.failed[at] ?? 0;
    const place = hits.places[at] ?? 0;
    const segment = index.segments[segmentOf(place)];
    if (!segment) continue;
    const doc = docOf(place);
    if (failed === 0 && segment.stock[doc] !== 0) others.add(inStockAt, product);
    for (let service = 0; service < services.length; service += 1) {
      if ((failed & ~(serviceBits[service] ?? 0)) !== 0) continue;
      const name = services[service];
      if (name && tests[name](segment, doc)) others.add(service, product);
    }
    const brand = segment.brand[doc] ?? -1;
    if (brand >= 0 && (failed & ~bits.brand) === 0) brands.add(brand, product);
    if ((failed & ~bits.category) === 0) categories.add(segment.category[doc] ?? 0, product);
    if ((failed & ~bits.price) === 0) {
      const priceFen = (priceColumn === 'retail' ? segment.retailFen : segment.enterpriseFen)[doc] ?? 0;
      prices.add(stepOf(priceFen), product);
    }
    const end = segment.labelStarts[doc + 1] ?? 0;
    for (let label = segment.labelStarts[doc] ?? 0; label < end; label += 1) {
      const number = segment.labels[label] ?? 0;
      if ((failed & ~(labelBits?.[number] ?? 0)) === 0) labels.add(number, product);
    }
  }
  return {
    tags: orderTags(index, labels.counts, hits),
    brands: topOf(brands.counts, maxBrands).flatMap(([number, count]) => {
      const brand = index.brands.get(numbers.brands.names[number] ?? '');
      return brand ? [{ brandId: brand.id, brandName: brand.name, logoUrl: brand.logoUrl, count }] : [];
    }),
    cates: topOf(categories.counts, maxCategories).flatMap(([number, count]) => {
      const category = index.categories.get(numbers.categories.names[number] ?? '');
      if (!category) return [];
      const { id, name, parentId, level } = category;
      return [{ categoryId: id, categoryName: name, parentId, level, count }];
    }),
    priceBands: joinPriceBands(Array.from(prices.counts, (n, step) => ({ step, n })).filter(({ n }) => n > 0)),
    inStockCount: others.counts[inStockAt] ?? 0,
    services: services.map((service, at) => ({ service, count: others.counts[at] ?? 0 })),
  };
}

/** Behind the services. */
const inStockAt = services.length;

/** Counts hits; where they come product by product, products. */
function createCounter(size: number, isByProduct: boolean) {
  const counts = new Int32Array(size);
  const last = isByProduct ? new Int32Array(size).fill(-1) : undefined;
  const add = (at: number, product: number) => {
    if (last) {
      if (last[at] === product) return;
      last[at] = product;
    }
    counts[at] = (counts[at] ?? 0) + 1;
  };
  return { counts, add };
}

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
