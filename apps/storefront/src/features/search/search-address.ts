import { fenToYuanText, yuanToFen } from '@jicai/domain/money/yuan.ts';

/** As the contract names them; what the page calls them. */
export const services = ['agreed', 'self', 'nextDay'] as const;
export type Service = (typeof services)[number];
export const serviceNames: Record<Service, string> = { agreed: '协议商品', self: '自营', nextDay: '次日达' };

export const sorts = ['default', 'sales', 'price', 'priceDown', 'newest'] as const;
export type Sort = (typeof sorts)[number];

/** What the search page shows. It lives in the address alone, so reload, back and a shared link show the same page. */
export interface SearchState {
  keyword: string;
  /** Where in the tree one looks. */
  categoryId: string;
  /** Categories chosen there, several at once. */
  categoryIds: readonly string[];
  supplierId: string;
  brandIds: readonly string[];
  /** Chosen values of each property; no property stands here without a value. */
  tags: readonly { tagId: string; valueIds: readonly string[] }[];
  priceFromFen: number | undefined;
  priceToFen: number | undefined;
  isInStock: boolean;
  services: readonly Service[];
  sort: Sort;
  /** 1-based. */
  pageIndex: number;
}

export const pageSize = 50;
const idPattern = /^\d{1,19}$/;
const isId = (text: string) => idPattern.test(text);
const readId = (text: string | null) => (text && isId(text) ? text : '');
const idList = (text: string | null) => [...new Set((text ?? '').split(',').filter(isId))];

/** Reads the query of /SearchFor. Anything that is not understood is left out. */
export function readAddress(query: URLSearchParams): SearchState {
  const sort = sorts.find((one) => one === query.get('sort')) ?? 'default';
  const page = Number(query.get('page'));
  const [low, high] = [yuanToFen(query.get('priceFrom')), yuanToFen(query.get('priceTo'))];
  const isTurned = low !== undefined && high !== undefined && low > high;
  return {
    keyword: (query.get('keyword') ?? '').trim().slice(0, 50),
    categoryId: readId(query.get('categoryId')),
    categoryIds: idList(query.get('cate')),
    supplierId: readId(query.get('supplierId')),
    brandIds: idList(query.get('brand')),
    tags: query.getAll('tag').flatMap(readTag),
    priceFromFen: isTurned ? high : low,
    priceToFen: isTurned ? low : high,
    isInStock: query.get('stock') === '1',
    services: services.filter((service) => (query.get('service') ?? '').split(',').includes(service)),
    sort,
    pageIndex: Number.isInteger(page) && page > 1 && page <= 100_000 ? page : 1,
  };
}

/** 'tagId:valueId,valueId' */
function readTag(text: string): { tagId: string; valueIds: string[] }[] {
  const [tagId = '', values = ''] = text.split(':');
  const valueIds = idList(values);
  return isId(tagId) && valueIds.length > 0 ? [{ tagId, valueIds }] : [];
}

/** The query of /SearchFor; what has its default is left out. */
export function writeAddress(state: SearchState): URLSearchParams {
  const query = new URLSearchParams();
  const put = (name: string, value: string) => {
    if (value) query.append(name, value);
  };
  put('keyword', state.keyword);
  put('categoryId', state.categoryId);
  put('cate', state.categoryIds.join(','));
  put('supplierId', state.supplierId);
  put('brand', state.brandIds.join(','));
  for (const tag of state.tags) put('tag', `${tag.tagId}:${tag.valueIds.join(',')}`);
  put('priceFrom', fenToYuanText(state.priceFromFen));
  put('priceTo', fenToYuanText(state.priceToFen));
  put('stock', state.isInStock ? '1' : '');
  put('service', state.services.join(','));
  put('sort', state.sort === 'default' ? '' : state.sort);
  put('page', state.pageIndex > 1 ? String(state.pageIndex) : '');
  return query;
}

/** A change of the filter or the order; it leads back to the first page unless the page itself is what changes. */
export function changed(state: SearchState, change: Partial<SearchState>): SearchState {
  return { ...state, pageIndex: 1, ...change };
}

/** Chooses exactly these values of a property; none takes the property out. */
export function withTag(state: SearchState, tagId: string, valueIds: readonly string[]): SearchState {
  const isThere = state.tags.some((tag) => tag.tagId === tagId);
  const tags = isThere
    ? state.tags.map((tag) => (tag.tagId === tagId ? { tagId, valueIds } : tag))
    : [...state.tags, { tagId, valueIds }];
  return changed(state, { tags: tags.filter((tag) => tag.valueIds.length > 0) });
}

/** The same search without any filter. The keyword stays; a category stays when it is all there is to search by. */
export function withoutFilters(state: SearchState): SearchState {
  return changed(state, {
    categoryId: state.keyword ? '' : state.categoryId,
    categoryIds: [],
    supplierId: '',
    brandIds: [],
    tags: [],
    priceFromFen: undefined,
    priceToFen: undefined,
    isInStock: false,
    services: [],
  });
}

/** Takes a service out or puts it in, in their order. */
export const withService = (state: SearchState, service: Service): SearchState =>
  changed(state, {
    services: services.filter((one) => (one === service) !== state.services.includes(one)),
  });

/** Takes `value` out of the list or puts it in. */
export const toggled = (values: readonly string[], value: string): readonly string[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
