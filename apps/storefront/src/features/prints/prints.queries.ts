import type { ResultOf } from '@jicai/contract/index.ts';
import { queryOptions } from '@tanstack/react-query';
import { post } from '@jicai/web/call/post.ts';

const ordersPath = '/api/ShopOrder/GetPrint';
const receiverPath = '/api/ShopReceipt/GetPrint';
const returnPath = '/api/ShopReturn/GetModel';

export type PrintModel = ResultOf<typeof ordersPath>;
export type PrintOrder = PrintModel['orders'][number];
/** What 送货单 and 验收单 show: no prices, so it is all that a named receiver is answered. */
export type DeliveryModel = ResultOf<typeof receiverPath>;
export type PrintReturn = ResultOf<typeof returnPath>;

export const printQuery = (orderNos: readonly string[]) =>
  queryOptions({
    queryKey: [ordersPath, orderNos],
    queryFn: async ({ signal }) =>
      (await post(ordersPath, { data: { orderNos: [...orderNos] } }, { signal })).resultData,
    staleTime: 0,
  });

export const receiverPrintQuery = (orderNos: readonly string[]) =>
  queryOptions({
    queryKey: [receiverPath, orderNos],
    queryFn: async ({ signal }) =>
      (await post(receiverPath, { data: { orderNos: [...orderNos] } }, { signal })).resultData,
    staleTime: 0,
  });

export const returnPrintQuery = (returnNo: string) =>
  queryOptions({
    queryKey: [returnPath, { data: { returnNo } }],
    queryFn: async ({ signal }) => (await post(returnPath, { data: { returnNo } }, { signal })).resultData,
    staleTime: 0,
  });
