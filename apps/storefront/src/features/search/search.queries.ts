import { queryOptions } from '@tanstack/react-query';
import { post, type SentBody } from '@jicai/web/call/post.ts';
import { useSentTo } from '../../app/delivery/sent-to.ts';
import { pageSize, type SearchState, type Sort } from './search-address.ts';

const signedInPath = '/api/Product/GetWebSkuPage';
const openPath = '/api/ProductToC/GetWebSkuPage';
type SearchBody = SentBody<typeof openPath>;

const sortBodies: Record<Sort, Pick<SearchBody['reqData'], 'sortField' | 'sortType'>> = {
  default: { sortField: 'default' },
  sales: { sortField: 'sales', sortType: 'desc' },
  price: { sortField: 'price', sortType: 'asc' },
  priceDown: { sortField: 'price', sortType: 'desc' },
  newest: { sortField: 'newest', sortType: 'desc' },
};

function searchBody(state: SearchState, areaCode: string): SearchBody {
  return {
    pageIndex: state.pageIndex,
    pageSize,
    searchKey: state.keyword,
    reqData: {
      categoryId: state.categoryId,
      categoryIds: [...state.categoryIds],
      supplierId: state.supplierId,
      brandIds: [...state.brandIds],
      tags: state.tags.map(({ tagId, valueIds }) => ({ tagId, valueIds: [...valueIds] })),
      priceFrom: state.priceFromFen,
      priceTo: state.priceToFen,
      inStock: state.isInStock || undefined,
      services: [...state.services],
      areaCode,
      byProduct: true,
      withFacets: true,
      ...sortBodies[state.sort],
    },
  };
}

/** Goods, facets and counts in one call. Signed-in buyers see their own prices, visitors those of everybody. */
export const searchQuery = (state: SearchState, isSignedIn: boolean) => {
  const { areaCode } = useSentTo.getState();
  const path = isSignedIn ? signedInPath : openPath;
  const body = searchBody(state, areaCode);
  return queryOptions({ queryKey: [path, body], queryFn: ({ signal }) => post(path, body, { signal }) });
};

/** What others buy, for pages that have nothing else to show; enough of it for several turns of different products. */
export const popularQuery = ({ categoryId = '', isSignedIn }: { categoryId?: string; isSignedIn: boolean }) => {
  const path = isSignedIn ? signedInPath : openPath;
  const body: SearchBody = {
    pageIndex: 1,
    pageSize: 40,
    reqData: { categoryId, inStock: true, ...sortBodies.sales },
  };
  return queryOptions({ queryKey: [path, body], queryFn: ({ signal }) => post(path, body, { signal }) });
};

/** Where a category stands: the way to it from the first level, its children and its siblings. */
export const categoryPlaceQuery = (categoryId: string, isSignedIn: boolean) => {
  const path = isSignedIn ? '/api/Product/GetCategoryListByIdBot' : '/api/ProductToC/GetCategoryListByIdBot';
  const body = { data: { categoryId } };
  return queryOptions({
    queryKey: [path, body],
    queryFn: ({ signal }) => post(path, body, { signal }),
    enabled: categoryId !== '',
    staleTime: 300_000,
  });
};

/** The first item of each product: sisters differ only in colour or size. */
export function firstOfProducts<S extends { productId: string }>(skus: readonly S[]): S[] {
  const seen = new Set<string>();
  return skus.filter(({ productId }) => !seen.has(productId) && seen.add(productId));
}
