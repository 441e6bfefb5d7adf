import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { post, type SentBody } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';

const pagePath = '/api/ShopOrder/GetPage';
const countPath = '/api/ShopOrder/GetStateCount';
const filtersPath = '/api/ShopOrder/GetFilters';
const modelPath = '/api/ShopOrder/GetModel';
const trackPath = '/api/ShopOrder/GetTrack';
const changesPath = '/api/ShopOrder/GetChanges';
const receivingPath = '/api/ShopReceipt/GetPage';

export const orderPageQuery = (body: SentBody<typeof pagePath>) =>
  queryOptions({
    queryKey: [pagePath, body],
    queryFn: ({ signal }) => post(pagePath, body, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Orders by state code, such as { '20': 3 }. */
export const stateCountQuery = (scope: 'my' | 'all' = 'my') => {
  const body = { reqData: { scope } };
  return queryOptions({
    queryKey: [countPath, body],
    queryFn: async ({ signal }) => (await post(countPath, body, { signal })).resultData,
    staleTime: 0,
  });
};

/** Suppliers, people and departments that the filters offer. */
export const orderFiltersQuery = (scope: 'my' | 'all') => {
  const body = { reqData: { scope } };
  return queryOptions({
    queryKey: [filtersPath, body],
    queryFn: async ({ signal }) => (await post(filtersPath, body, { signal })).resultData,
    staleTime: 5 * 60_000,
  });
};

/** Changes that the shop has proposed; who only reads the order learns of none. */
export const orderChangesQuery = (orderNo: string) =>
  queryOptions({
    queryKey: [changesPath, orderNo],
    queryFn: async ({ signal }) => (await post(changesPath, { data: { orderNo } }, { signal })).resultData,
    staleTime: 0,
    retry: false,
  });

export const orderQuery = (orderNo: string) => {
  const body = { data: { orderNo } };
  return queryOptions({
    queryKey: [modelPath, body],
    queryFn: async ({ signal }) => (await post(modelPath, body, { signal })).resultData,
    staleTime: 0,
  });
};

/** The first order of a trade, whose siblings name the others; read anew when `orderState`, known from elsewhere, moves on. */
export const tradeOrderQuery = (tradeNo: string, orderState: number | undefined) => {
  const body = { data: { tradeNo } };
  return queryOptions({
    queryKey: [modelPath, body, { orderState }],
    queryFn: async ({ signal }) => (await post(modelPath, body, { signal })).resultData,
    placeholderData: keepPreviousData,
    enabled: orderState !== undefined,
    staleTime: 0,
  });
};

/** Couriers tell something new every few minutes at most. */
const trackAgainMs = 60_000;

/** The way of a parcel; asked again by itself while it `isMoving`. */
export const trackQuery = (parcelId: string, isMoving: boolean) => {
  const body = { data: { parcelId } };
  return queryOptions({
    queryKey: [trackPath, body],
    queryFn: async ({ signal }) => (await post(trackPath, body, { signal, isQuiet: true })).resultData,
    staleTime: 0,
    refetchInterval: isMoving ? trackAgainMs : false,
  });
};

/** Parcels that the caller is named to receive, or that have been. */
export const receivingQuery = ({ isReceived, pageIndex }: { isReceived: boolean; pageIndex: number }) => {
  const body = { reqData: { isReceived }, pageIndex };
  return queryOptions({
    queryKey: [receivingPath, body],
    queryFn: ({ signal }) => post(receivingPath, body, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};

export const refreshReceiving = () => queryClient.invalidateQueries({ queryKey: [receivingPath] });

/** Asks again for everything that shows an order. */
export const refreshOrders = () =>
  Promise.all(
    [pagePath, countPath, modelPath, changesPath].map((path) => queryClient.invalidateQueries({ queryKey: [path] })),
  );
