import { queryOptions } from '@tanstack/react-query';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';

const path = '/api/Account/GetSessions';

/** Where this account is signed in, the latest used first. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }) => (await post(path, {}, { signal })).resultData,
    staleTime: 0,
  });

export const refreshSessions = () => queryClient.invalidateQueries({ queryKey: [path] });
