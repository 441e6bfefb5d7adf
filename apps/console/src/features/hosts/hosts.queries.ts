import type { ResultOf } from '@jicai/contract/index.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { queryOptions } from '@tanstack/react-query';

const listPath = '/api/OpsHost/GetList';

export type Hosts = ResultOf<typeof listPath>;
export type Host = Hosts['hosts'][number];

export const hostsQuery = () =>
  queryOptions({
    queryKey: [listPath],
    queryFn: async ({ signal }) => (await post(listPath, {}, { signal })).resultData,
  });

export const refreshHosts = () => queryClient.invalidateQueries({ queryKey: [listPath] });
