import { categoriesBelow, type Test } from './doc-test.ts';
import type { CompanyIndex } from '../index/company-index.ts';
import type { Service, Services } from '../query/query.ts';

/** The services of a query as tests of one document. */
export function serviceTests(index: CompanyIndex, { agreed, nextDay }: Services): Record<Service, Test> {
  const { numbers } = index;
  const items = new Set(agreed.itemIds.map(BigInt));
  const brands = new Set(agreed.brandIds.map((id) => numbers.brands.find(id)));
  const inCategory = categoriesBelow(index, agreed.categoryIds);
  const mostDays = Float64Array.from(numbers.suppliers.names, (id) => nextDay.bySupplier[id] ?? nextDay.mostDays);
  return {
    agreed: (segment, doc) =>
      items.has(segment.itemIds[doc] ?? 0n) ||
      brands.has(segment.brand[doc] ?? -1) ||
      inCategory[segment.category[doc] ?? 0] === 1,
    self: (segment, doc) => segment.self[doc] === 1,
    nextDay: (segment, doc) => (segment.leavesIn[doc] ?? 255) <= (mostDays[segment.supplier[doc] ?? 0] ?? -1),
  };
}
