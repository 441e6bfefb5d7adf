import type { ResultOf } from '@jicai/contract/index.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const reportPath = '/api/OpsSearch/GetReport';
const hotPath = '/api/OpsSearch/GetHotWords';
const synonymsPath = '/api/OpsSearch/GetSynonyms';

export type SearchReport = ResultOf<typeof reportPath>;
export type SearchedWord = SearchReport['topWords'][number];
export type HotWords = ResultOf<typeof hotPath>;
export type HotWord = HotWords['hotWords'][number];
export type SynonymGroup = ResultOf<typeof synonymsPath>[number];

export const reportQuery = (span: { dateFrom: string | undefined; dateTo: string | undefined }) =>
  queryOptions({
    queryKey: [reportPath, span],
    queryFn: async ({ signal }) => (await post(reportPath, { reqData: span }, { signal })).resultData,
    placeholderData: keepPreviousData,
  });

const wordPath = '/api/OpsSearch/GetWord';

/** What became of the searches for one word. */
export const wordQuery = (asked: { word: string; dateFrom: string; dateTo: string }) =>
  queryOptions({
    queryKey: [wordPath, asked],
    queryFn: async ({ signal }) => (await post(wordPath, { reqData: asked }, { signal })).resultData,
  });

export const hotWordsQuery = () =>
  queryOptions({
    queryKey: [hotPath],
    queryFn: async ({ signal }) => (await post(hotPath, { data: {} }, { signal })).resultData,
  });

export const synonymsQuery = (searchKey: string) =>
  queryOptions({
    queryKey: [synonymsPath, searchKey],
    queryFn: async ({ signal }) => (await post(synonymsPath, { data: { searchKey } }, { signal })).resultData,
    placeholderData: keepPreviousData,
  });

export async function refreshSearchWords(): Promise<void> {
  await Promise.all([hotPath, synonymsPath].map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}
