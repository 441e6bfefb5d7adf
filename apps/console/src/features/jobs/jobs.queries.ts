import type { AnswerOf } from '@jicai/contract/index.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const path = '/api/OpsJob/GetPage';
export type FailedJob = AnswerOf<typeof path>['resultData'][number];

export const jobsQuery = (page: { pageIndex: number; pageSize: number }) =>
  queryOptions({
    queryKey: [path, page],
    queryFn: async ({ signal }) => post(path, { ...page, reqData: {} }, { signal }),
    placeholderData: keepPreviousData,
  });

export const refreshJobs = async () => queryClient.invalidateQueries({ queryKey: [path] });
