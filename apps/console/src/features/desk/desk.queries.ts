import type { ResultOf } from '@jicai/contract/index.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryOptions } from '@tanstack/react-query';

const path = '/api/OpsDesk/GetModel';
export type Desk = ResultOf<typeof path>;
export type Tile = Desk['tiles'][number];

const freshMs = 60_000;
/** The menu asks before the desk's code is here; the desk does not ask again for what came a moment ago. */
const sameVisitMs = 5_000;

/** What waits; asked for again each minute while the page is visible, and after every act. The menu's counts are the same answer. */
export const deskQuery = () =>
  queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }) => (await post(path, {}, { signal })).resultData,
    staleTime: sameVisitMs,
    refetchInterval: freshMs,
    refetchOnWindowFocus: true,
  });

const figuresPath = '/api/OpsOwn/GetFigures';

export const figuresQuery = () =>
  queryOptions({
    queryKey: [figuresPath],
    queryFn: async ({ signal }) => (await post(figuresPath, {}, { signal })).resultData,
  });
