import type { ResultOf } from '@jicai/contract/index.ts';
import { customerTypes } from '@jicai/domain/people/account-types.ts';
import type { PayMode } from '@jicai/domain/orders/order-states.ts';
import { post } from '@jicai/web/call/post.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const requestersPath = '/api/OpsPlace/GetRequesters';
const modelPath = '/api/OpsPlace/GetModel';
const goodsPath = '/api/OpsPlace/GetGoods';
const previewPath = '/api/OpsPlace/GetPreview';

export type Requester = ResultOf<typeof requestersPath>[number];
export type PlaceModel = ResultOf<typeof modelPath>;
export type FoundGoods = ResultOf<typeof goodsPath>[number];
export type PlacePreview = ResultOf<typeof previewPath>;
export type PreviewLine = NonNullable<PlacePreview['preview']>['groups'][number]['items'][number];

const searchedMs = 30_000;

export const requestersQuery = (question: { customerId?: string | undefined; searchKey: string }) =>
  queryOptions({
    queryKey: [requestersPath, question],
    queryFn: async ({ signal }) => {
      const { customerId, searchKey } = question;
      const body = { reqData: { customerId }, searchKey, pageIndex: 1, pageSize: 20 };
      return (await post(requestersPath, body, { signal })).resultData;
    },
    placeholderData: keepPreviousData,
    staleTime: searchedMs,
  });

export const placeQuery = (userId: string) =>
  queryOptions({
    queryKey: [modelPath, userId],
    queryFn: async ({ signal }) => (await post(modelPath, { data: { userId } }, { signal })).resultData,
  });

export const foundGoodsQuery = (question: { userId: string; searchKey: string }) =>
  queryOptions({
    queryKey: [goodsPath, question],
    queryFn: async ({ signal }) => (await post(goodsPath, { data: question }, { signal })).resultData,
    placeholderData: keepPreviousData,
    enabled: question.searchKey !== '',
    staleTime: searchedMs,
  });

export interface PreviewQuestion {
  userId: string;
  items: { itemNo: string; qty: number }[];
  addressId: string | undefined;
  payMode: PayMode;
}

/** What the order would cost now; the last answer stays while the next is asked for. */
export const previewQuery = (question: PreviewQuestion) =>
  queryOptions({
    queryKey: [previewPath, question],
    queryFn: async ({ signal }) => (await post(previewPath, { data: question }, { signal })).resultData,
    placeholderData: keepPreviousData,
    enabled: question.items.length > 0,
  });

/** 陈思远 · 华东精密: persons who buy for themselves are named once. */
export const requesterLabel = ({ userName, customerName, customerType }: Requester): string =>
  customerType === customerTypes.member ? `${userName} · 个人会员` : `${userName} · ${customerName}`;
