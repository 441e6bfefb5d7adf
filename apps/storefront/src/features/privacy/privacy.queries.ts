import { exportStates } from '@jicai/domain/people/privacy.ts';
import { queryOptions } from '@tanstack/react-query';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';

const exportsPath = '/api/Account/GetExports';
const closePath = '/api/Account/GetCloseInfo';

/** How often an export that is being made is looked at. */
const lookMs = 2000;

/** The last copies of one's own data; asked for again while one is being made. */
export const exportsQuery = () =>
  queryOptions({
    queryKey: [exportsPath],
    queryFn: async ({ signal }) => (await post(exportsPath, { reqData: {} }, { signal })).resultData,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some(({ exportState }) => exportState === exportStates.making) ? lookMs : false,
  });

/** What stands in the way of closing the account. */
export const closeInfoQuery = () =>
  queryOptions({
    queryKey: [closePath],
    queryFn: async ({ signal }) => (await post(closePath, { reqData: {} }, { signal })).resultData,
    staleTime: 0,
    gcTime: 0,
  });

export const refreshExports = () => queryClient.invalidateQueries({ queryKey: [exportsPath] });
