import type { SyncKind } from '@jicai/domain/people/directory/sync-lines.ts';
import { syncStates } from '@jicai/domain/people/directory/sync-lines.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';

const path = '/api/CustSignOn/GetSync';
const linesPath = '/api/CustSignOn/GetSyncLines';
const againMs = 1500;

/** The last preview of the own enterprise's address list; looked at again while it is read or applied. */
export const syncQuery = () =>
  queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }) => (await post(path, { reqData: {} }, { signal })).resultData,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const at = state.data?.sync?.state;
      return at === syncStates.reading || at === syncStates.applying ? againMs : false;
    },
  });

/** Lines of it; `state` has them read again once they were done. */
export const syncLinesQuery = ({
  state,
  ...asked
}: {
  syncId: string;
  state: string;
  kind: SyncKind | undefined;
  searchKey: string;
  pageIndex: number;
}) => {
  const { syncId, kind, searchKey, pageIndex } = asked;
  const body = { reqData: { syncId, kind }, searchKey, pageIndex, pageSize: 20 };
  return queryOptions({
    queryKey: [linesPath, body, state],
    queryFn: ({ signal }) => post(linesPath, body, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};

export const refreshSync = () =>
  Promise.all([path, linesPath].map((changed) => queryClient.invalidateQueries({ queryKey: [changed] })));
