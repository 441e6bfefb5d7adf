import type { ResultOf } from '@jicai/contract/index.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { queryOptions } from '@tanstack/react-query';

const modelPath = '/api/OpsStudio/GetModel';

export type Studio = ResultOf<typeof modelPath>;
export type Look = Studio['look'];
export type Block = Look['page']['modelContent'][number];
export type Version = Studio['versions'][number];

/** The saves so far: they come one after the other, and what is read then holds them. */
let saves: Promise<unknown> = Promise.resolve();

/** Saves a draft behind those under way. */
export function saveInTurn<Saved>(save: () => Promise<Saved>): Promise<Saved> {
  const saved = saves.then(save, save);
  saves = saved.catch(() => undefined);
  return saved;
}

/** The draft as it is once all of ours is saved. */
export async function readStudio(signal?: AbortSignal): Promise<Studio> {
  await saves;
  return (await post(modelPath, {}, { ...(signal && { signal }) })).resultData;
}

export const studioQuery = () =>
  queryOptions({
    queryKey: [modelPath],
    queryFn: ({ signal }) => readStudio(signal),
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

export const refreshStudio = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [modelPath] });
