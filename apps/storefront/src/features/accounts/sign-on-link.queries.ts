import { queryOptions } from '@tanstack/react-query';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';

const path = '/api/Account/GetSignOnLink';

/** By what the own account is vouched for; null where it is not linked. */
export const signOnLinkQuery = () =>
  queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }) => (await post(path, { reqData: {} }, { signal })).resultData,
    staleTime: 0,
  });

export const refreshSignOnLink = () => queryClient.invalidateQueries({ queryKey: [path] });
