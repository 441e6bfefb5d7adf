import { queryOptions } from '@tanstack/react-query';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';

const path = '/api/CustSignOn/GetModel';

/** The identity system of the own enterprise. */
export const signOnQuery = () =>
  queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }) => (await post(path, { reqData: {} }, { signal })).resultData,
    staleTime: 0,
  });

export const refreshSignOn = () => queryClient.invalidateQueries({ queryKey: [path] });
