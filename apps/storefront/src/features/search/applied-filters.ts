import type { AnswerOf } from '@jicai/contract/index.ts';
import type { Facets } from '@jicai/contract/search/search.ts';
import { changed, type SearchState, serviceNames, type Sort, withService, withTag } from './search-address.ts';
import { fenToYuanText } from '@jicai/domain/money/yuan.ts';

/** One chip: what it says and the search without it. */
export interface AppliedFilter {
  key: string;
  /** '品牌'; left out where space is short. */
  name: string;
  value: string;
  without: SearchState;
}

interface Names {
  facets: Facets | undefined;
  categoryName: string | undefined;
  supplierName: string | undefined;
  /** Of a category anywhere in the shop. */
  nameOfCategory: (categoryId: string) => string | undefined;
  /** The price and the order that were read in the words. */
  asked: Asked;
}

export type Asked = AnswerOf<'/api/ProductToC/GetWebSkuPage'>['asked'];

const sortNames: Record<Sort, string> = {
  default: '综合',
  sales: '销量从高到低',
  price: '价格从低到高',
  priceDown: '价格从高到低',
  newest: '新品优先',
};

/** The order that the words ask for, in the page's own terms. */
export function askedSort(asked: Asked): Sort | undefined {
  const { sortField, sortType } = asked?.sort ?? {};
  return sortField === 'price' && sortType === 'desc' ? 'priceDown' : sortField;
}

/** The same search in the usual order: without the words that ask for another. */
export const withoutAskedSort = (state: SearchState, asked: Asked): SearchState =>
  changed(state, { sort: 'default', keyword: asked?.sort?.keyWithout ?? state.keyword });

/** The chips of a search in the order of the facet rows. A name that the answer does not hold is left to '已选'. */
export function appliedFilters(
  state: SearchState,
  { facets, categoryName, supplierName, nameOfCategory, asked }: Names,
): AppliedFilter[] {
  const filters: AppliedFilter[] = [];
  const add = (key: string, name: string, value: string | undefined, without: SearchState) =>
    filters.push({ key, name, value: value ?? '已选', without });

  // Without a keyword the category is what the page is about, not a filter of it.
  if (state.categoryId && state.keyword) {
    add('category', '分类', categoryName, changed(state, { categoryId: '' }));
  }
  for (const categoryId of state.categoryIds) {
    const rest = state.categoryIds.filter((one) => one !== categoryId);
    add(`category${categoryId}`, '分类', nameOfCategory(categoryId), changed(state, { categoryIds: rest }));
  }
  for (const brandId of state.brandIds) {
    const name = facets?.brands.find((brand) => brand.brandId === brandId)?.brandName;
    const rest = state.brandIds.filter((one) => one !== brandId);
    add(`brand${brandId}`, '品牌', name, changed(state, { brandIds: rest }));
  }
  if (state.supplierId) add('supplier', '供应商', supplierName, changed(state, { supplierId: '' }));
  for (const { tagId, valueIds } of state.tags) {
    const tag = facets?.tags.find((one) => one.tagId === tagId);
    for (const valueId of valueIds) {
      const rest = valueIds.filter((one) => one !== valueId);
      const value = tag?.values.find((one) => one.valueId === valueId)?.valueName;
      add(`tag${tagId}-${valueId}`, tag?.tagName ?? '属性', value, withTag(state, tagId, rest));
    }
  }
  if (state.priceFromFen !== undefined || state.priceToFen !== undefined) {
    const without = changed(state, { priceFromFen: undefined, priceToFen: undefined });
    add('price', '价格', rangeText(state.priceFromFen, state.priceToFen), without);
  }
  if (asked?.price) {
    const without = changed(state, { keyword: asked.price.keyWithout });
    add('askedPrice', '价格', rangeText(asked.price.priceFrom, asked.price.priceTo), without);
  }
  if (asked?.sort) {
    add('askedSort', '排序', sortNames[askedSort(asked) ?? 'default'], withoutAskedSort(state, asked));
  }
  // Wide screens show these as checkboxes (isCheckbox).
  for (const service of state.services) {
    add(`service-${service}`, '服务', serviceNames[service], withService(state, service));
  }
  if (state.isInStock) add('stock', '库存', '仅看有货', changed(state, { isInStock: false }));
  return filters;
}

export const isCheckbox = ({ key }: AppliedFilter): boolean => key === 'stock' || key.startsWith('service-');

/** '4–40 元', '40 元以上', '10 元以下'; both ends belong to the range, and an end of 39.99 reads as 40. */
export function rangeText(fromFen: number | undefined, toFen: number | null | undefined): string {
  const from = fenToYuanText(fromFen || undefined);
  const to = fenToYuanText(typeof toFen === 'number' && toFen % 100 === 99 ? toFen + 1 : (toFen ?? undefined));
  if (!from) return `${to} 元以下`;
  return to ? `${from}–${to} 元` : `${from} 元以上`;
}
