import type { ResultOf } from '@jicai/contract/index.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { queryOptions } from '@tanstack/react-query';

const path = '/api/OpsDesk/GetGuide';
export type GuideStep = ResultOf<typeof path>['steps'][number];

export const guideQuery = () =>
  queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }) => (await post(path, {}, { signal })).resultData,
  });

export const refreshGuide = () => queryClient.invalidateQueries({ queryKey: [path] });
