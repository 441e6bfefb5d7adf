import type { AnswerOf, BodyOf, ResultOf } from '@jicai/contract/index.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const treePath = '/api/OpsDoc/GetTree';
const docPath = '/api/OpsDoc/GetDoc';
const noticesPath = '/api/OpsNotice/GetPage';
const noticePath = '/api/OpsNotice/GetModel';

export type HelpNode = ResultOf<typeof treePath>[number];
export type HelpDoc = ResultOf<typeof docPath>;
export type NoticeRow = AnswerOf<typeof noticesPath>['resultData'][number];
export type Notice = ResultOf<typeof noticePath>;

export const helpTreeQuery = () =>
  queryOptions({
    queryKey: [treePath],
    queryFn: async ({ signal }) => (await post(treePath, {}, { signal })).resultData,
  });

// What is edited must not be replaced under the person.
const edited = { refetchOnWindowFocus: false, gcTime: 0 } as const;

export const docQuery = (docId: string) =>
  queryOptions({
    queryKey: [docPath, docId],
    queryFn: async ({ signal }) => (await post(docPath, { data: { docId } }, { signal })).resultData,
    ...edited,
  });

export const noticesQuery = (filter: {
  noticeState: BodyOf<typeof noticesPath>['reqData']['noticeState'];
  searchKey: string;
  pageIndex: number;
  pageSize: number;
}) =>
  queryOptions({
    queryKey: [noticesPath, filter],
    queryFn: ({ signal }) => {
      const { noticeState, ...page } = filter;
      return post(noticesPath, { ...page, reqData: { noticeState } }, { signal });
    },
    placeholderData: keepPreviousData,
  });

export const noticeQuery = (noticeId: string) =>
  queryOptions({
    queryKey: [noticePath, noticeId],
    queryFn: async ({ signal }) => (await post(noticePath, { data: { noticeId } }, { signal })).resultData,
    ...edited,
  });

export async function refreshHelp(): Promise<void> {
  await Promise.all([treePath, docPath].map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}

export async function refreshNotices(): Promise<void> {
  await Promise.all([noticesPath, noticePath].map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}
