import type { MessageKind } from '@jicai/domain/shop/messages.ts';
import type { ResultOf } from '@jicai/contract/index.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';

const pagePath = '/api/Message/GetPage';
const countPath = '/api/Message/GetUnreadCount';
export type Message = ResultOf<typeof pagePath>[number];

export interface MessagesInput {
  kind: MessageKind | undefined;
  isUnread: boolean;
  pageIndex: number;
}

export const messagesQuery = ({ kind, isUnread, pageIndex }: MessagesInput) => {
  const body = { pageIndex, pageSize: 20, searchKey: undefined, reqData: { kind, isUnread: isUnread || undefined } };
  return queryOptions({
    queryKey: [pagePath, body],
    queryFn: ({ signal }) => post(pagePath, body, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};

/** How many are unread, at most 100; asked again every minute while the page is in view, and a failure is nobody's concern. */
export const unreadCountQuery = () =>
  queryOptions({
    queryKey: [countPath],
    queryFn: async ({ signal }) =>
      (await post(countPath, { reqData: {} }, { signal, isQuiet: true })).resultData.unreadCount,
    refetchInterval: 60_000,
    retry: false,
  });

export const refreshMessages = () =>
  Promise.all([pagePath, countPath].map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
