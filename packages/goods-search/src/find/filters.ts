import type { GoodsPool } from '@jicai/domain/goods/goods-pool.ts';
import type { CompanyIndex } from '../index/company-index.ts';
import { categoriesBelow, type Test } from './doc-test.ts';
import { readLabels } from '../index/numbering.ts';
import type { Choice, IndexQuery } from '../query/query.ts';
import { serviceTests } from './services.ts';
import type { Segment } from '../index/segment.ts';

/** The filters of a query as tests of one document. */
export interface Filters {
  /** Whether the item is for sale at these prices and fits the category, the supplier and "in stock only". */
  isWanted: (segment: Segment, doc: number) => boolean;
  /** One bit for each chosen filter that the item fails. */
  failedOf: (segment: Segment, doc: number) => number;
}

/** Every item that is on sale in the price context and in the pool of who asks. */
export function allGoods(index: CompanyIndex, { priceColumn, pool }: IndexQuery): Filters {
  const isPooled = poolTest(index, pool);
  const isWanted = (segment: Segment, doc: number) =>
    segment.live[doc] === 1 &&
    !Number.isNaN((priceColumn === 'retail' ? segment.retailFen : segment.enterpriseFen)[doc]) &&
    isPooled(segment, doc);
  return { isWanted, failedOf: () => 0 };
}

export function readFilters(index: CompanyIndex, query: IndexQuery): Filters {
  const prices = (segment: Segment) => (query.priceColumn === 'retail' ? segment.retailFen : segment.enterpriseFen);
  const inCategory = query.categoryId === null ? undefined : categoriesBelow(index, [query.categoryId]);
  const supplier = query.supplierId === null ? undefined : (index.numbers.suppliers.find(query.supplierId) ?? -1);
  const isPooled = poolTest(index, query.pool);
  const ofServices = serviceTests(index, query.services);
  const tests = query.choices.map((choice) =>
    'ids' in choice || choice.kind === 'price' ? testOf(index, choice, prices) : ofServices[choice.kind],
  );
  return {
    isWanted: (segment, doc) =>
      segment.live[doc] === 1 &&
      !Number.isNaN(prices(segment)[doc]) &&
      (inCategory === undefined || inCategory[segment.category[doc] ?? 0] === 1) &&
      (supplier === undefined || segment.supplier[doc] === supplier) &&
      (!query.isInStock || segment.stock[doc] !== 0) &&
      isPooled(segment, doc),
    failedOf: (segment, doc) => {
      let failed = 0;
      for (let at = 0; at < tests.length; at += 1) if (!tests[at]?.(segment, doc)) failed |= 1 << at;
      return failed;
    },
  };
}

type ChosenValues = Extract<Choice, { ids: string[] } | { kind: 'price' }>;

function testOf(index: CompanyIndex, choice: ChosenValues, prices: (segment: Segment) => Float64Array): Test {
  const { numbers } = index;
  if (choice.kind === 'brand') {
    const wanted = new Set(choice.ids.map((id) => numbers.brands.find(id)));
    return (segment, doc) => wanted.has(segment.brand[doc] ?? -1);
  }
  if (choice.kind === 'category') {
    const wanted = categoriesBelow(index, choice.ids);
    return (segment, doc) => wanted[segment.category[doc] ?? 0] === 1;
  }
  if (choice.kind === 'price') {
    const from = choice.fromFen ?? 0;
    const to = choice.toFen ?? Number.MAX_SAFE_INTEGER;
    return (segment, doc) => {
      const price = prices(segment)[doc] ?? 0;
      return price >= from && price <= to;
    };
  }
  const values = new Set(choice.ids);
  const wanted = new Set<number>();
  for (const [number, label] of readLabels(numbers).entries()) if (values.has(label.valueId)) wanted.add(number);
  return (segment, doc) => {
    const end = segment.labelStarts[doc + 1] ?? 0;
    for (let at = segment.labelStarts[doc] ?? 0; at < end; at += 1)
      if (wanted.has(segment.labels[at] ?? -1)) return true;
    return false;
  };
}

/** The rules of `isInPool` (docs/domain/catalog.md §11) for a document. */
function poolTest(index: CompanyIndex, pool: GoodsPool | null): Test {
  if (!pool) return () => true;
  const { numbers } = index;
  const named = new Set(pool.itemIds.map(BigInt));
  const excluded = new Set(pool.excludedItemIds.map(BigInt));
  const brands = new Set(pool.brandIds.map((id) => numbers.brands.find(id)));
  const inCategory = categoriesBelow(index, pool.categoryIds);
  const ceiling = pool.maxFen ?? Number.POSITIVE_INFINITY;
  return (segment, doc) => {
    const itemId = segment.itemIds[doc] ?? 0n;
    if (excluded.has(itemId)) return false;
    if (named.has(itemId)) return true;
    const isChosen =
      pool.scope === 'all' || inCategory[segment.category[doc] ?? 0] === 1 || brands.has(segment.brand[doc] ?? -1);
    return isChosen && (segment.enterpriseFen[doc] ?? 0) <= ceiling;
  };
}
