import type { ResultOf } from '@jicai/contract/index.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { queryOptions } from '@tanstack/react-query';

const listPath = '/api/OpsSetting/GetList';

export type Setting = ResultOf<typeof listPath>[number];

export const settingsQuery = () =>
  queryOptions({
    queryKey: [listPath],
    queryFn: async ({ signal }) => (await post(listPath, {}, { signal })).resultData,
  });

export const refreshSettings = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [listPath] });
