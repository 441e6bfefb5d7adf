import type { ResultOf } from '@jicai/contract/index.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';

const path = '/api/ShopItemConcern/GetPage';
export type Favourite = ResultOf<typeof path>[number];

export interface FavouritesInput {
  change: 'cheaper' | 'back' | undefined;
  searchKey: string | undefined;
  pageIndex: number;
}

export const favouritesQuery = ({ change, searchKey, pageIndex }: FavouritesInput) => {
  const body = { pageIndex, pageSize: 20, searchKey, reqData: { change } };
  return queryOptions({
    queryKey: [path, body],
    queryFn: ({ signal }) => post(path, body, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};

export const refreshFavourites = () => queryClient.invalidateQueries({ queryKey: [path] });
