import { infiniteQueryOptions } from '@tanstack/react-query';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';

const path = '/api/CustBrowsing/GetPage';
const pageSize = 40;

/** What I looked at, the latest first, page by page. */
export const historyQuery = () =>
  infiniteQueryOptions({
    queryKey: [path, 'all'],
    queryFn: ({ signal, pageParam }) => post(path, { pageIndex: pageParam, pageSize, reqData: {} }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ totalCount }, _pages, last) => (last * pageSize < totalCount ? last + 1 : undefined),
    staleTime: 0,
  });

export const refreshHistory = () => queryClient.invalidateQueries({ queryKey: [path] });
