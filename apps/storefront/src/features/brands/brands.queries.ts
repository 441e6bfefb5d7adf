import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ResultOf } from '@jicai/contract/index.ts';
import { post } from '@jicai/web/call/post.ts';

const brandPath = '/api/BasBrand/GetPage';
export type Brand = ResultOf<typeof brandPath>[number];

/** As many as stand on a page. */
export const brandPageSize = 60;

export interface BrandFilter {
  searchKey: string;
  /** '' for all. */
  initial: string;
  categoryId: string;
  pageIndex: number;
}

export const brandPageQuery = ({ searchKey, initial, categoryId, pageIndex }: BrandFilter) => {
  const body = { pageIndex, pageSize: brandPageSize, searchKey, reqData: { categoryId, initial } };
  return queryOptions({
    queryKey: [brandPath, body],
    queryFn: ({ signal }) => post(brandPath, body, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
};

/** How many goods each brand has for the caller, and which categories have any; a hundred brands at once. */
export const brandCountsQuery = (categoryId: string) => {
  const path = '/api/Product/GetSkuBrandCatePage';
  const body = { pageIndex: 1, pageSize: 100, reqData: { categoryId } };
  return queryOptions({
    queryKey: [path, body],
    queryFn: async ({ signal }) => (await post(path, body, { signal })).resultData,
    staleTime: 60_000,
  });
};

/** The first level of the category tree. */
export const topCategoriesQuery = () => {
  const path = '/api/Product/GetCategoryList';
  const body = { reqData: {} };
  return queryOptions({
    queryKey: [path, body],
    queryFn: async ({ signal }) => (await post(path, body, { signal })).resultData,
    staleTime: 5 * 60_000,
  });
};
