import type { ResultOf } from '@jicai/contract/index.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { queryOptions } from '@tanstack/react-query';

const listPath = '/api/OpsLabel/GetList';

export type Label = ResultOf<typeof listPath>[number];

export const labelsQuery = () =>
  queryOptions({
    queryKey: [listPath],
    queryFn: async ({ signal }) => (await post(listPath, {}, { signal })).resultData,
  });

/** Labels, and the choices made of them. */
export async function refreshLabels(): Promise<void> {
  const paths = [listPath, '/api/OpsGoods/GetOptions'];
  await Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}
