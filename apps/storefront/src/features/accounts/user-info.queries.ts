import { queryOptions } from '@tanstack/react-query';
import { post } from '../../app/post.ts';
import { queryClient } from '../../app/query-client.ts';

const path = '/api/Account/GetUserInfo';

/** Who is signed in, with what he may do. */
export const userInfoQuery = () =>
  queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }) => (await post(path, { reqData: {} }, { signal })).resultData,
    staleTime: 60_000,
  });

export const refreshUserInfo = () => queryClient.invalidateQueries({ queryKey: [path] });
