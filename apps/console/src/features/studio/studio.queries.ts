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
    // Who comes back finds what was saved since.
    gcTime: 0,
  });

const versionPath = '/api/OpsStudio/GetVersion';

/** How a version looks; it never changes. */
export const versionQuery = (versionId: string) =>
  queryOptions({
    queryKey: [versionPath, versionId],
    queryFn: async ({ signal }) => (await post(versionPath, { data: { versionId } }, { signal })).resultData.look,
    staleTime: Infinity,
  });

/** The draft as somebody else left it. */
export const readStudio = async (): Promise<Studio> => (await post(modelPath, {})).resultData;

export const refreshStudio = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [modelPath] });
