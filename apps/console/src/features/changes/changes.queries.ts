import type { AnswerOf } from '@jicai/contract/index.ts';
import type { ChangeKind, ChangeState } from '@jicai/domain/shop/change-states.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const pagePath = '/api/OpsChange/GetPage';

export type Change = AnswerOf<typeof pagePath>['resultData'][number];

export interface ChangesQuestion {
  state?: ChangeState | undefined;
  kind?: ChangeKind | undefined;
  pageIndex: number;
  pageSize: number;
}

export const changesQuery = ({ state, kind, ...page }: ChangesQuestion) =>
  queryOptions({
    queryKey: [pagePath, { state, kind, ...page }],
    queryFn: ({ signal }) => post(pagePath, { reqData: { state, kind }, ...page }, { signal }),
    placeholderData: keepPreviousData,
  });

/** After an answer: whatever it changed is asked for again. */
export const refreshChanges = (): Promise<void> => queryClient.invalidateQueries();
