import type { ResultOf } from '@jicai/contract/index.ts';
import { queryOptions } from '@tanstack/react-query';
import { post } from '../../app/post.ts';

const ordersPath = '/api/ShopOrder/GetPrint';
const returnPath = '/api/ShopReturn/GetModel';

export type PrintModel = ResultOf<typeof ordersPath>;
export type PrintOrder = PrintModel['orders'][number];
export type PrintReturn = ResultOf<typeof returnPath>;

export const printQuery = (orderNos: readonly string[]) =>
  queryOptions({
    queryKey: [ordersPath, orderNos],
    queryFn: async ({ signal }) =>
      (await post(ordersPath, { data: { orderNos: [...orderNos] } }, { signal })).resultData,
    staleTime: 0,
  });

export const returnPrintQuery = (returnNo: string) =>
  queryOptions({
    queryKey: [returnPath, { data: { returnNo } }],
    queryFn: async ({ signal }) => (await post(returnPath, { data: { returnNo } }, { signal })).resultData,
    staleTime: 0,
  });
