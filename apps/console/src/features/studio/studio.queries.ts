import type { ResultOf } from '@jicai/contract/index.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { queryOptions } from '@tanstack/react-query';

const modelPath = '/api/OpsStudio/GetModel';

export type Studio = ResultOf<typeof modelPath>;
export type Look = Studio['look'];
export type Block = Look['page']['modelContent'][number];
export type Version = Studio['versions'][number];

export const studioQuery = () =>
  queryOptions({
    queryKey: [modelPath],
    queryFn: async ({ signal }) => (await post(modelPath, {}, { signal })).resultData,
    // What is edited must not be replaced under the person.
    refetchOnWindowFocus: false,
    staleTime: Infinity,
  });

export const refreshStudio = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [modelPath] });
