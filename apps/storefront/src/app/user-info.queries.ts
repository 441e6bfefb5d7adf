import { queryOptions } from '@tanstack/react-query';
import { useLocalState } from './local-state.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';

const path = '/api/Account/GetUserInfo';

/** Who is signed in, with what he may do. */
export const userInfoQuery = () =>
  queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }) => {
      const { resultData } = await post(path, { reqData: {} }, { signal });
      useLocalState.setState({ accountInfos: resultData });
      return resultData;
    },
    staleTime: 60_000,
  });

export const refreshUserInfo = () => queryClient.invalidateQueries({ queryKey: [path] });
