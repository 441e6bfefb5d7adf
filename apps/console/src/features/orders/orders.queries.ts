import type { AnswerOf, ResultOf } from '@jicai/contract/index.ts';
import type { OrderQueue } from '@jicai/domain/orders/order-queues.ts';
import type { OrderState, PayMode } from '@jicai/domain/orders/order-states.ts';
import type { OrderSort } from '@jicai/domain/shop-side/list-sorts.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const pagePath = '/api/OpsOrder/GetPage';
const countsPath = '/api/OpsOrder/GetCounts';
const modelPath = '/api/OpsOrder/GetModel';
export const waybillNumberPath = '/api/OpsOrder/GetWaybillNumber';

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
  orderState?: OrderState | undefined;
  /** Ids; '' for none. */
  customerId: string;
  salesmanId: string;
  supplierId: string;
  itemId: string;
  purchaseNo: string;
  /** Fen as text, '' for none. */
  amountFrom: string;
  amountTo: string;
  /** "YYYY-MM-DD", both days included; '' for none. */
  dateFrom: string;
  dateTo: string;
  sort?: OrderSort | undefined;
  isDown?: boolean | undefined;
  pageIndex: number;
  pageSize: number;
}

/** The filter of a list as the server takes it; '' counts as absent there. */
export const filterBody = ({ searchKey, orderState, amountFrom, amountTo, ...asked }: OrderQuestion) => {
  const { pageIndex: _page, pageSize: _size, sort: _sort, isDown: _way, ...filter } = asked;
  const amounts = { amountFrom: numberOf(amountFrom), amountTo: numberOf(amountTo) };
  return { reqData: { ...filter, ...amounts, orderStates: orderState && [orderState] }, searchKey };
};

const numberOf = (text: string) => (text === '' ? undefined : Number(text));

export function ordersQuery(question: OrderQuestion) {
  const { sort, isDown, pageIndex, pageSize } = question;
  const { reqData, searchKey } = filterBody(question);
  const body = { reqData: { ...reqData, sort, isDown }, searchKey, pageIndex, pageSize };
  return queryOptions({
    queryKey: [pagePath, body],
    queryFn: async ({ signal }) => post(pagePath, body, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** A list of all there is. */
export const noFilter = {
  searchKey: '',
  customerId: '',
  salesmanId: '',
  supplierId: '',
  itemId: '',
  purchaseNo: '',
  amountFrom: '',
  amountTo: '',
  dateFrom: '',
  dateTo: '',
};

const mostDue = 8;

/** The orders with the least time left to be shipped. */
export const dueOrdersQuery = () => ordersQuery({ ...noFilter, queue: 'toShip', pageIndex: 1, pageSize: mostDue });

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
    [pagePath, countsPath, modelPath, changesPath, waybillNumberPath].map((path) =>
      queryClient.invalidateQueries({ queryKey: [path] }),
    ),
  );
}
