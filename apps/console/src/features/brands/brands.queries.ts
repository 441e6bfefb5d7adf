import type { AnswerOf } from '@jicai/contract/index.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const pagePath = '/api/OpsBrand/GetPage';

export type Brand = AnswerOf<typeof pagePath>['resultData'][number];

export const brandsQuery = (page: { searchKey: string; pageIndex: number; pageSize: number }) =>
  queryOptions({
    queryKey: [pagePath, page],
    queryFn: ({ signal }) => post(pagePath, { reqData: {}, ...page }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Brands, and the choices made of them. */
export async function refreshBrands(): Promise<void> {
  const paths = [pagePath, '/api/OpsGoods/GetOptions'];
  await Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}
