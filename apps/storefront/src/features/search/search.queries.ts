import { queryOptions } from '@tanstack/react-query';
import { post, type SentBody } from '@jicai/web/call/post.ts';
import { useSentTo } from '../../app/delivery/sent-to.ts';
import { goodsPath, type openPath } from './popular.queries.ts';
import { pageSize, type SearchState, type Sort } from './search-address.ts';

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
  const path = goodsPath(isSignedIn);
  const body = searchBody(state, areaCode);
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
