import type { ResultOf } from '@jicai/contract/index.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { queryOptions } from '@tanstack/react-query';
import { selfPath } from '../../app/self.queries.ts';

const listPath = '/api/OpsSetting/GetList';

export type Setting = ResultOf<typeof listPath>[number];

export const settingsQuery = () =>
  queryOptions({
    queryKey: [listPath],
    queryFn: async ({ signal }) => (await post(listPath, {}, { signal })).resultData,
  });

/** After a change: the list, and what other screens say of the shop's terms. */
export async function refreshSettings(): Promise<void> {
  await Promise.all([listPath, selfPath].map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}
