import { queryOptions } from '@tanstack/react-query';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';

const path = '/api/Account/GetConsents';

/** Where the signed-in user stands with the shop's agreements. A new version is noticed at the next login, and by who changes pages after ten minutes; asking by the clock would keep an idle session alive. */
export const consentsQuery = () =>
  queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }) => (await post(path, { reqData: {} }, { signal })).resultData,
    staleTime: 10 * 60_000,
  });

export const refreshConsents = () => queryClient.invalidateQueries({ queryKey: [path] });
