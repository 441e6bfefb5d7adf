import type { ResultOf } from '@jicai/contract/index.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryOptions } from '@tanstack/react-query';

const duePath = '/api/OpsDesk/GetDue';
const healthPath = '/api/OpsDesk/GetHealth';
export type Due = ResultOf<typeof duePath>[number];

const freshMs = 60_000;
const live = { refetchInterval: freshMs, refetchOnWindowFocus: true };

export const dueQuery = () =>
  queryOptions({
    queryKey: [duePath],
    queryFn: async ({ signal }) => (await post(duePath, {}, { signal })).resultData,
    ...live,
  });

export const healthQuery = () =>
  queryOptions({
    queryKey: [healthPath],
    queryFn: async ({ signal }) => (await post(healthPath, {}, { signal })).resultData,
    ...live,
  });
