import type { AnswerOf, BodyOf, ResultOf } from '@jicai/contract/index.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const pagePath = '/api/OpsChannelBill/GetPage';
const modelPath = '/api/OpsChannelBill/GetModel';

export type ChannelBill = AnswerOf<typeof pagePath>['resultData'][number];
export type BillModel = ResultOf<typeof modelPath>;
export type BillLine = BillModel['lines'][number];
export type BillFilter = BodyOf<typeof pagePath>['reqData'];

/** While a day is being fetched because somebody asked. */
const askAgainMs = 2000;

export const billsQuery = ({ pageIndex, pageSize, ...reqData }: BillFilter & { pageIndex: number; pageSize: number }) =>
  queryOptions({
    queryKey: [pagePath, { pageIndex, pageSize, ...reqData }],
    queryFn: ({ signal }) => post(pagePath, { reqData, pageIndex, pageSize }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.resultData.some(({ isAsked }) => isAsked) ? askAgainMs : false),
  });

export const billQuery = (billId: string) =>
  queryOptions({
    queryKey: [modelPath, billId],
    queryFn: async ({ signal }) => (await post(modelPath, { data: { billId } }, { signal })).resultData,
    refetchInterval: ({ state }) => (state.data?.isAsked ? askAgainMs : false),
  });

/** After a command: the days and what they hold. */
export async function refreshBills(): Promise<void> {
  const paths = [pagePath, modelPath];
  await Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}
