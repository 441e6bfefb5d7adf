import type { AnswerOf, BodyOf, ResultOf } from '@jicai/contract/index.ts';
import type { PriceQueue } from '@jicai/domain/money/contract-rows.ts';
import type { Validity } from '@jicai/domain/money/price-validity.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { refreshCustomers } from './customers.queries.ts';

const pagePath = '/api/OpsCustomer/GetPricePage';
const previewPath = '/api/OpsCustomer/GetPricePreview';

export type ContractPrice = AnswerOf<typeof pagePath>['resultData'][number];
export type PricePreview = ResultOf<typeof previewPath>;

export const pricesQuery = ({
  customerId,
  queue,
  ...page
}: {
  customerId: string;
  queue: PriceQueue | undefined;
  searchKey: string;
  pageIndex: number;
  pageSize: number;
}) =>
  queryOptions({
    queryKey: [pagePath, { customerId, queue, ...page }],
    queryFn: ({ signal }) => post(pagePath, { reqData: { customerId, queue }, ...page }, { signal }),
    placeholderData: keepPreviousData,
  });

const figuresPath = '/api/OpsCustomer/GetPriceFigures';

export const priceFiguresQuery = (customerId: string) =>
  queryOptions({
    queryKey: [figuresPath, customerId],
    queryFn: async ({ signal }) => (await post(figuresPath, { data: { customerId } }, { signal })).resultData,
  });

const extendPreviewPath = '/api/OpsCustomer/GetExtendPreview';

/** What a later last day means; asked for anew each time. */
export const extendPreviewQuery = (data: BodyOf<typeof extendPreviewPath>['data']) =>
  queryOptions({
    queryKey: [extendPreviewPath, data],
    queryFn: async ({ signal }) => (await post(extendPreviewPath, { data }, { signal })).resultData,
    gcTime: 0,
  });

type PreviewBody = BodyOf<typeof previewPath>['data'];
export type TypedRow = PreviewBody['rows'][number];

/** What these prices would change; asked for anew each time. */
export const pricePreviewQuery = (data: PreviewBody) =>
  queryOptions({
    queryKey: [previewPath, data],
    queryFn: async ({ signal }) => (await post(previewPath, { data }, { signal })).resultData,
    gcTime: 0,
  });

const discountsPath = '/api/OpsCustomer/GetDiscounts';
const discountPreviewPath = '/api/OpsCustomer/GetDiscountPreview';
const reasonPath = '/api/OpsCustomer/GetPriceReason';

export type Discount = ResultOf<typeof discountsPath>[number];
export type PriceReason = ResultOf<typeof reasonPath>;

export const discountsQuery = (data: { customerId: string; validity: Validity | undefined }) =>
  queryOptions({
    queryKey: [discountsPath, data],
    queryFn: async ({ signal }) => (await post(discountsPath, { data }, { signal })).resultData,
    placeholderData: keepPreviousData,
  });

export const discountPreviewQuery = (data: BodyOf<typeof discountPreviewPath>['data']) =>
  queryOptions({
    queryKey: [discountPreviewPath, data],
    queryFn: async ({ signal }) => (await post(discountPreviewPath, { data }, { signal })).resultData,
    gcTime: 0,
  });

const discountsPreviewPath = '/api/OpsCustomer/GetDiscountsPreview';

/** What many discounts would change; asked for anew each time. */
export const discountsPreviewQuery = (data: BodyOf<typeof discountsPreviewPath>['data']) =>
  queryOptions({
    queryKey: [discountsPreviewPath, data],
    queryFn: async ({ signal }) => (await post(discountsPreviewPath, { data }, { signal })).resultData,
    gcTime: 0,
  });

/** Why a customer pays what he pays. */
export const priceReasonQuery = (data: { customerId: string; itemNo: string; qty: number }) =>
  queryOptions({
    queryKey: [reasonPath, data],
    queryFn: async ({ signal }) => (await post(reasonPath, { data }, { signal })).resultData,
    enabled: data.itemNo !== '',
    retry: false,
    placeholderData: keepPreviousData,
  });

const historyPath = '/api/OpsCustomer/GetPriceHistory';
export type PriceHistory = ResultOf<typeof historyPath>;

/** What an item has cost, and will. */
export const priceHistoryQuery = (data: { customerId: string; itemNo: string }) =>
  queryOptions({
    queryKey: [historyPath, data],
    queryFn: async ({ signal }) => (await post(historyPath, { data }, { signal })).resultData,
  });

export async function refreshPrices(): Promise<void> {
  await Promise.all([
    ...[pagePath, figuresPath, discountsPath, reasonPath].map((path) =>
      queryClient.invalidateQueries({ queryKey: [path] }),
    ),
    refreshCustomers(),
  ]);
}
