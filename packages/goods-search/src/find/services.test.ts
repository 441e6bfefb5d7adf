import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type IndexQuery, noServices, type Services, services } from '../query/query.ts';
import { everything, type Goods, indexOfGoods } from '../test/index-of-goods.ts';
import { searchIndex } from './search-index.ts';

const kinds = ['笔', '纸', '椅'];
const goods: Goods[] = Array.from({ length: 24 }, (_, at) => ({
  title: `采购 ${kinds[at % 3] ?? ''} ${at}号`,
  category: kinds[at % 3] ?? '',
  ...(at % 4 > 0 && { brand: String(at % 4) }),
  isSelf: at % 5 === 0,
  deliveryDays: at % 4,
  supplier: String(at % 2),
  product: String(1000 + (at % 6)),
  priceFen: 100 + ((at * 7) % 24),
}));
const index = indexOfGoods(goods);
const all = goods.map((one, at) => ({ ...one, itemId: String(at + 1), category: String((at % 3) + 1) }));

const idsTo = (max: number) => fc.uniqueArray(fc.integer({ min: 1, max }).map(String), { maxLength: 3 });
const days = fc.integer({ min: -1, max: 3 });
const anyServices: fc.Arbitrary<Services> = fc.record({
  agreed: fc.record({ itemIds: idsTo(26), brandIds: idsTo(5), categoryIds: idsTo(4) }),
  nextDay: fc.record({ mostDays: days, bySupplier: fc.dictionary(fc.constantFrom('0', '1'), days) }),
});

const has = (wanted: Services, one: (typeof all)[number]) => ({
  agreed:
    wanted.agreed.itemIds.includes(one.itemId) ||
    wanted.agreed.brandIds.includes(one.brand ?? '') ||
    wanted.agreed.categoryIds.includes(one.category),
  self: one.isSelf === true,
  nextDay: (one.deliveryDays ?? 9) <= (wanted.nextDay.bySupplier[one.supplier ?? ''] ?? wanted.nextDay.mostDays),
});

test('a service finds the goods that have it, and is counted as if it were not chosen', () => {
  fc.assert(
    fc.property(anyServices, fc.subarray([...services]), fc.constantFrom('', '采购'), (wanted, chosen, text) => {
      const query = {
        ...everything,
        text,
        services: wanted,
        choices: chosen.map((kind) => ({ kind })),
        withFacets: true,
      };
      const found = searchIndex(index, query);
      const fits = (one: (typeof all)[number], names: readonly (typeof services)[number][]) =>
        names.every((name) => has(wanted, one)[name]);
      const expected = all.filter((one) => fits(one, chosen)).map((one) => one.itemId);
      expect(found.itemIds.toSorted()).toEqual(expected.toSorted());
      for (const { service, count } of found.facets?.services ?? []) {
        const asked = [...new Set([...chosen, service])];
        expect(count).toBe(all.filter((one) => fits(one, asked)).length);
      }
    }),
  );
});

const sorts = fc.constantFrom<IndexQuery['sort']>(
  { field: 'default', isRising: false },
  { field: 'price', isRising: true },
  { field: 'price', isRising: false },
);

test('by product the first variant of each stands for it, on whatever page, and totals and facets count products', () => {
  const productOf = (itemId: string) => goods[Number(itemId) - 1]?.product ?? '';
  fc.assert(
    fc.property(sorts, fc.constantFrom('', '采购', '笔'), fc.integer({ min: 1, max: 9 }), (sort, text, limit) => {
      const query = { ...everything, sort, text, services: noServices, withFacets: true };
      const items = searchIndex(index, query).itemIds;
      const expected = items.filter((id, at) => items.findIndex((one) => productOf(one) === productOf(id)) === at);
      const pages: string[] = [];
      for (let offset = 0; offset < expected.length + limit; offset += limit) {
        const page = searchIndex(index, { ...query, isByProduct: true, offset, limit });
        pages.push(...page.itemIds);
        expect(page.total).toBe(expected.length);
        for (const { categoryId, count } of page.facets?.cates ?? []) {
          const inIt = items.filter((id) => all[Number(id) - 1]?.category === categoryId);
          expect(count).toBe(new Set(inIt.map(productOf)).size);
        }
      }
      expect(pages).toEqual(expected);
    }),
  );
});
