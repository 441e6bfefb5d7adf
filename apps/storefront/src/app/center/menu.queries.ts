import { queryOptions } from '@tanstack/react-query';
import type { ResultOf } from '@jicai/contract/index.ts';
import { post } from '@jicai/web/call/post.ts';
import { useSession } from '@jicai/web/session/session.ts';

const path = '/api/KamFunction/GetUserByFunction';

export type MenuNode = ResultOf<typeof path>[number];

/** The function menu of the signed-in user; loaded again when another user signs in. */
export const menuQuery = () =>
  queryOptions({
    queryKey: [path, useSession.getState().userId],
    queryFn: async ({ signal }) => (await post(path, { reqData: {} }, { signal, isQuiet: true })).resultData,
    staleTime: 5 * 60_000,
  });
