import type { AnswerOf, ResultOf } from '@jicai/contract/index.ts';
import type { OrderQueue } from '@jicai/domain/orders/order-queues.ts';
import type { PayMode } from '@jicai/domain/orders/order-states.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const pagePath = '/api/OpsOrder/GetPage';
const countsPath = '/api/OpsOrder/GetCounts';
const modelPath = '/api/OpsOrder/GetModel';

export type OrderPage = AnswerOf<typeof pagePath>;
export type OrderRow = OrderPage['resultData'][number];
export type Order = ResultOf<typeof modelPath>;
export type OrderLine = Order['lines'][number];
export type Parcel = Order['parcels'][number];

/** What a list of orders is asked for; `queue` absent: all of them. */
export interface OrderQuestion {
  queue?: OrderQueue | undefined;
  searchKey: string;
  payMode?: PayMode | undefined;
  /** "YYYY-MM-DD", both days included; '' for none. */
  dateFrom: string;
  dateTo: string;
  pageIndex: number;
  pageSize: number;
}

export function ordersQuery({ searchKey, pageIndex, pageSize, queue, payMode, dateFrom, dateTo }: OrderQuestion) {
  const body = { reqData: { queue, payMode, dateFrom, dateTo }, searchKey, pageIndex, pageSize };
  return queryOptions({
    queryKey: [pagePath, body],
    queryFn: async ({ signal }) => post(pagePath, body, { signal }),
    placeholderData: keepPreviousData,
  });
}

const mostDue = 8;

/** The orders with the least time left to be shipped. */
export const dueOrdersQuery = () =>
  ordersQuery({ queue: 'toShip', searchKey: '', dateFrom: '', dateTo: '', pageIndex: 1, pageSize: mostDue });

export const orderCountsQuery = () =>
  queryOptions({
    queryKey: [countsPath],
    queryFn: async ({ signal }) => (await post(countsPath, {}, { signal })).resultData,
  });

export const orderQuery = (orderNo: string) =>
  queryOptions({
    queryKey: [modelPath, orderNo],
    queryFn: async ({ signal }) => (await post(modelPath, { data: { orderNo } }, { signal })).resultData,
  });

const changesPath = '/api/OpsOrder/GetChanges';
export type OrderChange = ResultOf<typeof changesPath>[number];

/** Changes that were proposed to the buyer of an order. */
export const orderChangesQuery = (orderNo: string) =>
  queryOptions({
    queryKey: [changesPath, orderNo],
    queryFn: async ({ signal }) => (await post(changesPath, { data: { orderNo } }, { signal })).resultData,
  });

/** After a command: the list, the counts and the open order are asked for again. */
export async function refreshOrders(): Promise<void> {
  await Promise.all(
    [pagePath, countsPath, modelPath, changesPath].map((path) => queryClient.invalidateQueries({ queryKey: [path] })),
  );
}
