import type { AnswerOf, ResultOf } from '@jicai/contract/index.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const pagePath = '/api/Message/GetPage';
const unreadPath = '/api/Message/GetUnreadCount';
const newsPath = '/api/OpsSelf/GetNews';

export type Message = AnswerOf<typeof pagePath>['resultData'][number];
export type NewsChoice = ResultOf<typeof newsPath>[number];

const everyMinute = 60_000;

/** How many messages are unread; asked again each minute while the window is looked at. */
export const unreadQuery = () =>
  queryOptions({
    queryKey: [unreadPath],
    queryFn: async ({ signal }) => (await post(unreadPath, { reqData: {} }, { signal })).resultData.unreadCount,
    refetchInterval: everyMinute,
    staleTime: everyMinute / 2,
  });

export const messagesQuery = (question: { isUnread: boolean; pageIndex: number; pageSize: number }) =>
  queryOptions({
    queryKey: [pagePath, question],
    queryFn: ({ signal }) => {
      const { isUnread, ...page } = question;
      return post(pagePath, { reqData: { isUnread: isUnread || undefined }, ...page }, { signal });
    },
    placeholderData: keepPreviousData,
  });

export const newsQuery = () =>
  queryOptions({
    queryKey: [newsPath],
    queryFn: async ({ signal }) => (await post(newsPath, {}, { signal })).resultData,
  });

/** Marks these as read, or all where none are named. */
export async function markRead(messageIds?: readonly string[]): Promise<void> {
  await post('/api/Message/Read', { data: { messageIds: messageIds && [...messageIds] } });
  await Promise.all([pagePath, unreadPath].map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}
