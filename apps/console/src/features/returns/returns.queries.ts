import type { AnswerOf, ResultOf } from '@jicai/contract/index.ts';
import { type ReturnQueue, returnQueues } from '@jicai/domain/returns/return-queues.ts';
import type { ReturnType } from '@jicai/domain/returns/return-reasons.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const pagePath = '/api/OpsReturn/GetPage';
const countsPath = '/api/OpsReturn/GetCounts';
const modelPath = '/api/OpsReturn/GetModel';

export type ReturnRow = AnswerOf<typeof pagePath>['resultData'][number];
export type ReturnSheet = ResultOf<typeof modelPath>;
export type ReturnItem = ReturnSheet['items'][number];

export interface ReturnQuestion {
  /** Absent: all of them. */
  queue?: ReturnQueue | undefined;
  returnType?: ReturnType | undefined;
  /** '' for any, as the next ones. */
  supplierId?: string;
  orderNo?: string;
  dateFrom?: string;
  dateTo?: string;
  searchKey: string;
  pageIndex: number;
  pageSize: number;
}

export const returnsQuery = ({ queue, returnType, searchKey, pageIndex, pageSize, ...named }: ReturnQuestion) => {
  const { supplierId = '', orderNo = '', dateFrom = '', dateTo = '' } = named;
  const filter = {
    returnType,
    ...(supplierId !== '' && { supplierId }),
    ...(orderNo !== '' && { orderNo }),
    ...(dateFrom !== '' && { dateFrom }),
    ...(dateTo !== '' && { dateTo }),
  };
  return queryOptions({
    queryKey: [pagePath, { queue, ...filter, searchKey, pageIndex, pageSize }],
    queryFn: async ({ signal }) => {
      const returnStates = queue && [...returnQueues[queue].states];
      return post(pagePath, { reqData: { returnStates, ...filter }, searchKey, pageIndex, pageSize }, { signal });
    },
    placeholderData: keepPreviousData,
  });
};

export const returnCountsQuery = () =>
  queryOptions({
    queryKey: [countsPath],
    queryFn: async ({ signal }) => (await post(countsPath, {}, { signal })).resultData,
  });

export const returnQuery = (returnNo: string) =>
  queryOptions({
    queryKey: [modelPath, returnNo],
    queryFn: async ({ signal }) => (await post(modelPath, { data: { returnNo } }, { signal })).resultData,
  });

/** After a command: the list, the counts and the open sheet are asked for again. */
export async function refreshReturns(): Promise<void> {
  await Promise.all(
    [pagePath, countsPath, modelPath].map((path) => queryClient.invalidateQueries({ queryKey: [path] })),
  );
}
