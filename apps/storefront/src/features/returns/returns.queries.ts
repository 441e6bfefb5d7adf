import type { ReturnDirection } from '@jicai/domain/returns/return-states.ts';
import { carrierScenes } from '@jicai/domain/orders/logistics.ts';
import type { ReturnType } from '@jicai/domain/returns/return-reasons.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { post, type SentBody } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { refreshOrders } from '../orders/index.ts';

const applyPath = '/api/ShopReturn/GetApplyInfo';
const pagePath = '/api/ShopReturn/GetPage';
const modelPath = '/api/ShopReturn/GetModel';
const trackPath = '/api/ShopReturn/GetTrack';
const reasonsPath = '/api/Comm/GetByReturnReason';
const carriersPath = '/api/Comm/GetAreaLogistics';

/** What may be asked for the lines of an order. */
export const applyInfoQuery = (orderNo: string) => {
  const body = { data: { orderNo } };
  return queryOptions({
    queryKey: [applyPath, body],
    queryFn: async ({ signal }) => (await post(applyPath, body, { signal })).resultData,
    staleTime: 0,
  });
};

/** Reasons of one kind of after-sales, in the order in which they are offered. */
export const reasonsQuery = (returnType: ReturnType) => {
  const body = { reqData: { returnType } };
  return queryOptions({
    queryKey: [reasonsPath, body],
    queryFn: async ({ signal }) => (await post(reasonsPath, body, { signal })).resultData,
    staleTime: 60 * 60_000,
  });
};

export const returnPageQuery = (body: SentBody<typeof pagePath>) =>
  queryOptions({
    queryKey: [pagePath, body],
    queryFn: ({ signal }) => post(pagePath, body, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const returnQuery = (returnNo: string) => {
  const body = { data: { returnNo } };
  return queryOptions({
    queryKey: [modelPath, body],
    queryFn: async ({ signal }) => (await post(modelPath, body, { signal })).resultData,
    staleTime: 0,
  });
};

/** The way of goods of a sheet; empty while the courier has said nothing. */
export const returnTrackQuery = (returnNo: string, direction: ReturnDirection) => {
  const body = { data: { returnNo, direction } };
  return queryOptions({
    queryKey: [trackPath, body],
    queryFn: async ({ signal }) => (await post(trackPath, body, { signal })).resultData.list,
    staleTime: 0,
  });
};

/** Who may carry goods back. */
export const returnCarriersQuery = () => {
  const body = { reqData: { scene: carrierScenes.sendBack } };
  return queryOptions({
    queryKey: [carriersPath, body],
    queryFn: async ({ signal }) => (await post(carriersPath, body, { signal })).resultData.logisticsList,
    staleTime: 60 * 60_000,
  });
};

/** Asks again for everything that shows a sheet or its order. */
export const refreshReturns = () =>
  Promise.all([
    ...[applyPath, pagePath, modelPath, trackPath].map((path) => queryClient.invalidateQueries({ queryKey: [path] })),
    refreshOrders(),
  ]);
